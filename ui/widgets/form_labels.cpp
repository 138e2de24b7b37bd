#include "ui/widgets/form_labels.hpp"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QLayoutItem>
#include <QWidget>

#include <algorithm>

namespace loggia::ui {

namespace {

/// Whether what is beside a label has the height of one field.
bool is_one_line(QLayoutItem& field) {
    return field.widget() != nullptr ? field.widget()->layout() == nullptr
                                     : qobject_cast<QHBoxLayout*>(field.layout()) != nullptr;
}

QWidget* label_in(const QFormLayout& form, int row) {
    const QLayoutItem* label = form.itemAt(row, QFormLayout::LabelRole);
    return label == nullptr ? nullptr : label->widget();
}

} // namespace

void levelLabels(const QFormLayout& form) {
    for (int row = 0; row < form.rowCount(); ++row) {
        QWidget* label = label_in(form, row);
        QLayoutItem* field = form.itemAt(row, QFormLayout::FieldRole);
        if (label != nullptr && field != nullptr && is_one_line(*field))
            label->setMinimumHeight(field->sizeHint().height());
    }
}

void alignFields(const std::vector<QFormLayout*>& forms) {
    std::vector<QWidget*> labels;
    for (const QFormLayout* form : forms)
        for (int row = 0; row < form->rowCount(); ++row)
            if (QWidget* label = label_in(*form, row); label != nullptr)
                labels.push_back(label);
    int widest = 0;
    for (const QWidget* label : labels)
        widest = std::max(widest, label->sizeHint().width());
    for (QWidget* label : labels)
        label->setMinimumWidth(widest);
}

} // namespace loggia::ui
