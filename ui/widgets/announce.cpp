#include "ui/widgets/announce.hpp"

#include <QAccessible>
#include <QLabel>
#include <QTableView>

namespace loggia::ui {

namespace {

void tellOfCurrentCell(QTableView& view, QAccessible::Event kind) {
    if (!QAccessible::isActive() || !view.currentIndex().isValid())
        return;
    QAccessibleInterface* whole = QAccessible::queryAccessibleInterface(&view);
    QAccessibleTableInterface* table = whole != nullptr ? whole->tableInterface() : nullptr;
    const QAccessibleInterface* cell =
        table != nullptr ? table->cellAt(view.currentIndex().row(), view.currentIndex().column())
                         : nullptr;
    if (cell == nullptr)
        return;
    QAccessibleEvent event(&view, kind);
    event.setChild(whole->indexOfChild(cell));
    QAccessible::updateAccessibility(&event);
}

} // namespace

void announce(QLabel* label, const QString& text) {
    label->setText(text);
    // Qt 6.4 has no announcements: the window turns alerts into what screen readers read.
    QAccessibleEvent alert(label, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void announceCurrentCell(QTableView& view) {
    tellOfCurrentCell(view, QAccessible::NameChanged);
}

void announceOtherCell(QTableView& view) {
    tellOfCurrentCell(view, QAccessible::Alert);
}

} // namespace loggia::ui
