#include "ui/shell/spoken_names.hpp"

#include <QComboBox>
#include <QLabel>

#include <algorithm>

namespace loggia::ui {

namespace {

bool hasLabel(const QComboBox& box) {
    const auto labels =
        box.parentWidget()->findChildren<QLabel*>(QString(), Qt::FindDirectChildrenOnly);
    return std::any_of(labels.begin(), labels.end(),
                       [&box](const QLabel* label) { return label->buddy() == &box; });
}

} // namespace

void labelComboBoxes(QWidget& root) {
    for (QComboBox* box : root.findChildren<QComboBox*>()) {
        if (box->accessibleName().isEmpty() || hasLabel(*box))
            continue;
        // A label is looked for among those that have the same parent.
        auto* label = new QLabel(box->accessibleName(), box->parentWidget());
        label->setBuddy(box);
        label->hide();
    }
}

} // namespace loggia::ui
