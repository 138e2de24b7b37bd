#include "ui/widgets/form_labels.hpp"

#include <QFormLayout>
#include <QLayoutItem>
#include <QWidget>

namespace loggia::ui {

void levelLabels(const QFormLayout& form) {
    for (int row = 0; row < form.rowCount(); ++row) {
        const QLayoutItem* label = form.itemAt(row, QFormLayout::LabelRole);
        const QLayoutItem* field = form.itemAt(row, QFormLayout::FieldRole);
        if (label == nullptr || label->widget() == nullptr || field == nullptr ||
            field->widget() == nullptr || field->widget()->layout() != nullptr)
            continue;
        label->widget()->setMinimumHeight(field->sizeHint().height());
    }
}

} // namespace loggia::ui
