#include "ui/normal_forms/views/map_view.hpp"

#include "ui/theme/colours.hpp"
#include "ui/theme/tip.hpp"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <utility>

namespace loggia::ui {

MapView::MapView(QWidget* parent) : BoardView(parent) {
    setPick(Pick::cells);
    setAccessibleName(tr("Karnaugh map"));
    connect(this, &BoardView::picked, this, [this] { edit(cursorCell(), std::nullopt); });
}

void MapView::setMap(MapScene map) {
    const bool other = map.rows != map_.rows || map.columns != map_.columns;
    map_ = std::move(map);
    if (other)
        state_.pointed.reset();
    if (map_.isThere()) {
        setScene(boardOf(map_));
    } else {
        BoardScene none = emptyBoard(1, 1);
        none.name = map_.name;
        none.at(0, 0).name = map_.why;
        setScene(none);
    }
    if (other)
        setCursorCell(0, scene().rows - 1);
    update();
}

void MapView::setTerm(int term) {
    state_.term = term;
    update();
}

MapGeometry MapView::mapGeometry() const {
    return {size(), map_, font(), devicePixelRatioF()};
}

QPoint MapView::cursorCell() const {
    return {cursorColumn(), scene().rows - 1 - cursorRow()};
}

QRectF MapView::cellRect(int column, int row) const {
    return map_.isThere() ? mapGeometry().cellRect(map_.rows - 1 - row, column) : QRectF(rect());
}

std::optional<QPoint> MapView::cellAt(const QPointF& point) const {
    const auto cell = mapGeometry().cellAt(point);
    return cell ? std::optional(QPoint(cell->x(), map_.rows - 1 - cell->y())) : std::nullopt;
}

bool MapView::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const auto cell = mapGeometry().cellAt(help->pos());
        showTip(help->globalPos(), cell ? map_.at(cell->y(), cell->x()).name : QString(), this);
        return true;
    }
    return BoardView::event(event);
}

void MapView::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    MapState state = state_;
    if (showsCursor() && map_.isThere())
        state.cursor = cursorCell();
    paintMap(painter, mapGeometry(), map_, state, coloursFor(palette()), font());
}

void MapView::point(const std::optional<QPoint>& cell) {
    if (state_.pointed == cell)
        return;
    state_.pointed = cell;
    if (cell)
        setCursor(Qt::PointingHandCursor);
    else
        unsetCursor();
    update();
    Q_EMIT termPointed(cell ? map_.groupAt(cell->y(), cell->x()) : -1);
}

void MapView::edit(const QPoint& cell, std::optional<RowValue> value) {
    if (!map_.isThere())
        return;
    const MapCell& now = map_.at(cell.y(), cell.x());
    const auto next = static_cast<RowValue>((static_cast<int>(now.value) + 1) % 3);
    if (value.value_or(next) != now.value)
        Q_EMIT edited(now.row, value.value_or(next));
}

void MapView::mouseMoveEvent(QMouseEvent* event) {
    point(mapGeometry().cellAt(event->position()));
}

void MapView::leaveEvent(QEvent* /*event*/) {
    point(std::nullopt);
}

void MapView::mousePressEvent(QMouseEvent* event) {
    const auto cell = mapGeometry().cellAt(event->position());
    if (!cell || event->button() != Qt::LeftButton)
        return;
    hideCursor();
    setCursorCell(cell->x(), map_.rows - 1 - cell->y());
    edit(*cell, std::nullopt);
}

void MapView::keyPressEvent(QKeyEvent* event) {
    const auto modifiers = event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier);
    if (modifiers == Qt::NoModifier) {
        switch (event->key()) {
        case Qt::Key_0:
            return edit(cursorCell(), RowValue::zero);
        case Qt::Key_1:
            return edit(cursorCell(), RowValue::one);
        case Qt::Key_Minus:
            return edit(cursorCell(), RowValue::open);
        default:
            break;
        }
        // A column alone, which is what digits mean to a board, is no cell.
        if (event->key() >= Qt::Key_2 && event->key() <= Qt::Key_9) {
            event->ignore();
            return;
        }
    }
    const QPoint before = cursorCell();
    BoardView::keyPressEvent(event);
    if (map_.isThere() && cursorCell() != before)
        Q_EMIT termSelected(map_.groupAt(cursorCell().y(), cursorCell().x()));
}

} // namespace loggia::ui
