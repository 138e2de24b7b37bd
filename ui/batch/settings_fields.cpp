#include "ui/batch/settings_fields.hpp"

#include "ui/theme/icons.hpp"
#include "ui/widgets/decimal_box.hpp"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QScopedValueRollback>
#include <QSpinBox>
#include <QToolButton>

#include <limits>
#include <utility>

namespace loggia::ui {

namespace {

void describe(QWidget& field, const QString& label, const char* name, const QString& help) {
    field.setObjectName(QLatin1String(name));
    field.setAccessibleName(QString(label).remove(QLatin1Char('&')));
    field.setToolTip(help);
}

} // namespace

SettingsFields::SettingsFields(QWidget* panel) : QObject(panel), panel_(panel) {}

QFormLayout* SettingsFields::makeForm(QWidget* parent) {
    auto* form = new QFormLayout(parent);
    form->setContentsMargins(0, 0, 0, 0);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    return form;
}

template <class Box, class Value>
void SettingsFields::follow(Box& box, Value& value) {
    box.setKeyboardTracking(false);
    add([&box, &value] { box.setValue(value); });
    connect(&box, &Box::valueChanged, this, [this, &value](Value entered) {
        if (is_showing_)
            return;
        value = entered;
        Q_EMIT changed();
    });
}

QSpinBox* SettingsFields::addNumber(QFormLayout& form, const QString& label, const char* name,
                                    int& value, Range range, const QString& help) {
    auto* box = new QSpinBox(panel_);
    describe(*box, label, name, help);
    box->setRange(range.least, range.most);
    box->setGroupSeparatorShown(true);
    form.addRow(label, box);
    follow(*box, value);
    return box;
}

QSpinBox* SettingsFields::addSeed(QFormLayout& form, const QString& label, int& value,
                                  const QString& help) {
    QSpinBox* box =
        addNumber(form, label, "seed", value, {0, std::numeric_limits<int>::max()}, help);
    box->setGroupSeparatorShown(false); // It counts nothing.
    return box;
}

QDoubleSpinBox* SettingsFields::addSeconds(QFormLayout& form, const QString& label,
                                           const char* name, double& value, const QString& help) {
    constexpr double day = 86'400;
    auto* box = new DecimalBox(panel_);
    describe(*box, label, name, help);
    box->setRange(0, day);
    box->setDecimals(1);
    box->setSuffix(tr(" s"));
    form.addRow(label, box);
    follow(*box, value);
    return box;
}

QLineEdit* SettingsFields::makeEdit(const QString& label, const char* name, QString& value,
                                    const QString& help) {
    auto* edit = new QLineEdit(panel_);
    describe(*edit, label, name, help);
    add([edit, &value] {
        if (edit->text() != value)
            edit->setText(value);
    });
    connect(edit, &QLineEdit::textChanged, this, [this, &value](const QString& text) {
        if (is_showing_)
            return;
        value = text;
        Q_EMIT changed();
    });
    return edit;
}

QLineEdit* SettingsFields::addText(QFormLayout& form, const QString& label, const char* name,
                                   QString& value, const QString& help) {
    QLineEdit* edit = makeEdit(label, name, value, help);
    form.addRow(label, edit);
    return edit;
}

SettingsFields::Path SettingsFields::makePath(const QString& label, const char* name,
                                              QString& value, const QString& help) {
    QLineEdit* edit = makeEdit(label, name, value, help);
    auto* choose = new QToolButton(panel_); // a word would leave the path no room
    choose->setObjectName(QLatin1String("choose-") + QLatin1String(name));
    choose->setIcon(icon(QStringLiteral("open")));
    choose->setAutoRaise(true);
    choose->setAccessibleName(tr("Choose the file: %1").arg(edit->accessibleName()));
    choose->setToolTip(choose->accessibleName());
    auto* both = new QWidget(panel_);
    auto* row = new QHBoxLayout(both);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(edit, 1);
    row->addWidget(choose);
    return {edit, choose, both};
}

QComboBox* SettingsFields::addChoice(QFormLayout& form, const QString& label, const char* name,
                                     int& index, const QStringList& choices, const QString& help) {
    auto* box = new QComboBox(panel_);
    describe(*box, label, name, help);
    box->addItems(choices);
    form.addRow(label, box);
    add([box, &index] { box->setCurrentIndex(index); });
    connect(box, &QComboBox::currentIndexChanged, this, [this, &index](int chosen) {
        if (is_showing_ || chosen < 0)
            return;
        index = chosen;
        Q_EMIT changed();
    });
    return box;
}

void SettingsFields::add(std::function<void()> show) {
    shown_.push_back(std::move(show));
}

void SettingsFields::show() {
    const QScopedValueRollback showing(is_showing_, true);
    for (const auto& each : shown_)
        each();
}

void SettingsFields::commit() {
    for (QAbstractSpinBox* box : panel_->findChildren<QAbstractSpinBox*>())
        box->interpretText();
}

} // namespace loggia::ui
