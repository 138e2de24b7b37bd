#include "ui/widgets/form_labels.hpp"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QLayoutItem>
#include <QWidget>

#include <algorithm>

namespace loggia::ui {

namespace {

/// The layout of several fields beside one label.
QLayout* layout_in(QLayoutItem& field) {
    return field.widget() != nullptr ? field.widget()->layout() : field.layout();
}

int height_of_first(QLayoutItem& field) {
    QLayout* const several = layout_in(field);
    return several == nullptr || several->count() == 0
               ? field.sizeHint().height()
               : several->contentsMargins().top() + height_of_first(*several->itemAt(0));
}

/// What makes a label level with its field, or with the first of several.
int height_beside(QLayoutItem& field) {
    const QLayout* const several = layout_in(field);
    if (several == nullptr || qobject_cast<const QHBoxLayout*>(several) != nullptr)
        return field.sizeHint().height();
    // Beside what is higher, QFormLayout gives a label 7/4 of its height.
    return height_of_first(field) * 4 / 7;
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
        if (label != nullptr && field != nullptr)
            label->setMinimumHeight(height_beside(*field));
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
