#include "ui/grading/class_start.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace loggia::ui {

ClassStart::ClassStart(QWidget* parent) : QFrame(parent) {
    setObjectName(QStringLiteral("class-start"));
    setFrameShape(QFrame::StyledPanel);
    setAccessibleName(tr("Introduction"));
    // As high as its text wants in the width that there is: Fixed would be the height of
    // sizeHint().
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    auto* text = new QLabel(
        tr("Choose the task, add the folder with the hand-ins and press Grade: every student gets "
           "points for each check, and the smallest case that fails. The example class has five "
           "hand-ins, four of them with mistakes."),
        this);
    text->setTextFormat(Qt::PlainText);
    text->setWordWrap(true);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 6, 6, 6);
    row->addWidget(text, 1);
    const auto add = [this, row](const QString& name, const char* id, const QString& tip,
                                 auto signal) {
        auto* button = new QPushButton(name, this);
        button->setObjectName(QLatin1String(id));
        button->setToolTip(tip);
        button->setAutoDefault(false);
        row->addWidget(button);
        connect(button, &QPushButton::clicked, this, signal);
    };
    add(tr("Open an example class"), "example-class",
        tr("Files with formulas, for the task Minimum CNF. No program is run."),
        &ClassStart::exampleWanted);
    add(tr("Add folder..."), "start-folder",
        tr("A file, folder or archive in it for each student (Ctrl+Shift+O)"),
        &ClassStart::folderWanted);
    add(tr("Guide"), "start-guide", tr("How classes are graded, step by step (F1)"),
        &ClassStart::guideWanted);
}

} // namespace loggia::ui
