#include "ui/window/column_keys.hpp"

#include <QHeaderView>
#include <QKeyEvent>
#include <QTableView>
#include <QTreeView>

#include <algorithm>

namespace loggia::ui {

namespace {

constexpr int width_step = 16; ///< Pixels.

QHeaderView* headerOf(const QAbstractItemView& view) {
    if (const auto* table = qobject_cast<const QTableView*>(&view))
        return table->horizontalHeader();
    const auto* tree = qobject_cast<const QTreeView*>(&view);
    return tree != nullptr ? tree->header() : nullptr;
}

/// By which a column is to become wider; 0 for every other key.
int wideningBy(const QKeyEvent& event) {
    if ((event.modifiers() & ~Qt::KeypadModifier) != (Qt::ControlModifier | Qt::ShiftModifier))
        return 0;
    return event.key() == Qt::Key_Right  ? width_step
           : event.key() == Qt::Key_Left ? -width_step
                                         : 0;
}

} // namespace

bool ColumnKeys::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress)
        return QObject::eventFilter(watched, event);
    const auto* view = qobject_cast<const QAbstractItemView*>(watched);
    const int by = view != nullptr ? wideningBy(*static_cast<QKeyEvent*>(event)) : 0;
    QHeaderView* const header = by != 0 ? headerOf(*view) : nullptr;
    if (header == nullptr || !header->isVisible())
        return QObject::eventFilter(watched, event);
    const int column = std::max(0, view->currentIndex().column());
    if (column < header->count() && !header->isSectionHidden(column) &&
        header->sectionResizeMode(column) == QHeaderView::Interactive)
        header->resizeSection(
            column, std::max(header->minimumSectionSize(), header->sectionSize(column) + by));
    return true;
}

} // namespace loggia::ui
