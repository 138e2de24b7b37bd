#include "ui/window/focus_events.hpp"

#include "ui/widgets/cell_table.hpp"
#include "ui/window/announcements.hpp"

#include <QAccessible>
#include <QApplication>
#include <QTabBar>
#include <QWidget>

namespace loggia::ui {

namespace {

bool isFalse(const QAccessibleEvent& event) {
    if (event.type() != QAccessible::Focus)
        return false;
    const auto* widget = qobject_cast<const QWidget*>(event.object());
    if (widget == nullptr)
        return false;
    const QWidget* focus = QApplication::focusWidget();
    // The list of a combo box is a separate window.
    const bool is_elsewhere = focus != nullptr && widget->window() == focus->window() &&
                              widget != focus && !widget->isAncestorOf(focus) &&
                              !focus->isAncestorOf(widget);
    const bool is_around = widget == focus && widget->focusPolicy() == Qt::NoFocus;
    return is_elsewhere || is_around || !widget->isVisible();
}

/// Qt tells of the whole widget, and only after the widget itself has told which of its cells,
/// nodes or lines has the keyboard: that part is where it is. -1: there is none.
int partOf(const QAccessibleEvent& event) {
    if (event.type() != QAccessible::Focus || event.child() >= 0)
        return -1;
    const QAccessibleInterface* whole = event.accessibleInterface();
    const QAccessibleInterface* part = whole != nullptr ? whole->focusChild() : nullptr;
    if (part == nullptr || part->object() != nullptr)
        return -1;
    switch (part->role()) {
    case QAccessible::Cell:
    case QAccessible::ListItem:
    case QAccessible::TreeItem:
        return whole->indexOfChild(part);
    default:
        return -1;
    }
}

void passOn(QAccessibleEvent* event) {
    if (isFalse(*event))
        return;
    const OwnQuestions own;
    // Their name is that of the tab in front. Readers keep the name that they have once read, and
    // Qt does not tell of another.
    if (event->type() == QAccessible::Focus && event->child() < 0 &&
        qobject_cast<const QTabBar*>(event->object()) != nullptr) {
        QAccessibleEvent named(event->object(), QAccessible::NameChanged);
        QAccessible::updateAccessibility(&named);
    }
    if (const int part = partOf(*event); part >= 0)
        event->setChild(part);
    announceNews(*event);
    // Qt passes an event on to the desktop only where nobody else listens.
    QAccessible::installUpdateHandler(nullptr);
    QAccessible::updateAccessibility(event);
    QAccessible::installUpdateHandler(passOn);
}

} // namespace

void tellOnlyOfTheFocus() {
    QAccessible::installUpdateHandler(passOn);
}

} // namespace loggia::ui
