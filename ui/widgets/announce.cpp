#include "ui/widgets/announce.hpp"

#include <QAccessible>
#include <QLabel>

namespace loggia::ui {

void announce(QLabel* label, const QString& text) {
    label->setText(text);
    // Qt 6.4 has no announcements; an alert on the label is what screen readers read.
    QAccessibleEvent alert(label, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

} // namespace loggia::ui
