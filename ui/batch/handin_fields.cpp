#include "ui/batch/handin_fields.hpp"

#include "ui/batch/settings_fields.hpp"

#include <QFormLayout>
#include <QLineEdit>

namespace loggia::ui {

HandinFields::HandinFields(SettingsFields& fields, Values values, QWidget* parent)
    : QWidget(parent), form_(SettingsFields::makeForm(this)) {
    form_->setRowWrapPolicy(QFormLayout::WrapAllRows);
    QLineEdit* build = fields.addText(
        *form_, tr("Build command"), "build", values.build,
        tr("A line for the shell, run once in a copy of each hand-in's folder. Empty: "
           "nothing is built."));
    build->setPlaceholderText(QStringLiteral("javac *.java"));
    QLineEdit* run = fields.addText(*form_, tr("Run command"), "run", values.run,
                                    tr("A line for the shell; $HANDIN is the folder and \"$@\" the "
                                       "arguments. Empty: the program is found in the hand-in."));
    run->setPlaceholderText(QStringLiteral("java -cp \"$HANDIN\" Main \"$@\""));
    QLineEdit* readable = fields.addText(*form_, tr("Other folders that programs may read"),
                                         "readable", values.readable,
                                         tr("For programming languages that are installed outside "
                                            "/usr. Separate several folders with colons."));
    readable->setPlaceholderText(QStringLiteral("/opt/jdk"));
}

} // namespace loggia::ui
