#include "ui/shell/spoken_names.hpp"

#include "ui/shell/page.hpp"

#include <QAccessibleWidget>
#include <QComboBox>
#include <QLabel>
#include <QStackedWidget>

#include <algorithm>

namespace loggia::ui {

namespace {

bool hasLabel(const QComboBox& box) {
    const auto labels =
        box.parentWidget()->findChildren<QLabel*>(QString(), Qt::FindDirectChildrenOnly);
    return std::any_of(labels.begin(), labels.end(),
                       [&box](const QLabel* label) { return label->buddy() == &box; });
}

QAccessibleInterface* page_interface(const QString& /*name*/, QObject* object) {
    if (auto* page = qobject_cast<Page*>(object))
        return new QAccessibleWidget(page, QAccessible::Grouping);
    if (auto* stack = qobject_cast<QStackedWidget*>(object))
        return new QAccessibleWidget(stack, QAccessible::Client); // a part of the layout
    return nullptr;
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

void readPageNames() {
    QAccessible::installFactory(&page_interface);
}

} // namespace loggia::ui
