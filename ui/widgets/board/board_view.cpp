#include "ui/widgets/board/board_view.hpp"

#include "ui/theme/colours.hpp"
#include "ui/theme/motion.hpp"

#include <QAccessible>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace loggia::ui {

namespace {

/// The one cell that is newly filled on top of its column, where two boards differ by just that.
std::optional<QPoint> dropped_piece(const BoardScene& before, const BoardScene& after) {
    if (before.columns != after.columns || before.rows != after.rows ||
        before.cells.size() != after.cells.size() || after.cells.empty())
        return std::nullopt;
    std::optional<QPoint> found;
    const auto solid = [](const BoardCell& cell) { return cell.faint ? 0 : cell.piece; };
    for (int column = 0; column < after.columns; ++column) {
        for (int row = 0; row < after.rows; ++row) {
            if (solid(before.at(column, row)) == solid(after.at(column, row)))
                continue;
            if (found || solid(before.at(column, row)) != 0)
                return std::nullopt;
            found = QPoint(column, row);
        }
    }
    return found;
}

} // namespace

BoardView::BoardView(QWidget* parent) : QWidget(parent), scene_(emptyBoard(1, 1)) {
    installCellTables();
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    fall_.setStartValue(0.0);
    fall_.setEndValue(1.0);
    fall_.setEasingCurve(QEasingCurve::InQuad);
    connect(&fall_, &QVariantAnimation::valueChanged, this, [this] { update(); });
    connect(&fall_, &QVariantAnimation::finished, this, [this] { update(); });
}

BoardGeometry BoardView::geometryNow() const {
    return {size(),
            scene_.columns,
            scene_.rows,
            devicePixelRatioF(),
            BoardGeometry::usual_strip,
            scene_.numbered_rows ? BoardGeometry::row_numbers : 0};
}

QRectF BoardView::cellRect(int column, int row) const {
    return geometryNow().cellRect(column, row);
}

std::optional<QPoint> BoardView::cellAt(const QPointF& point) const {
    const BoardGeometry geometry = geometryNow();
    const auto column = geometry.columnAt(point);
    if (!column || !geometry.frame().contains(point))
        return std::nullopt;
    return QPoint(*column, geometry.rowAt(point));
}

QString BoardView::cellName(int column, int row) const {
    return scene_.at(column, row).name;
}

bool BoardView::canPress(int column, int row) const {
    if (pick_ == Pick::cells)
        return !cellName(column, row).isEmpty();
    return pick_ == Pick::columns && scene_.landing.at(static_cast<std::size_t>(column)) >= 0;
}

CellTable::Cell BoardView::tableCell(const QPoint& cell) const {
    const int row = mirrored(cell.y());
    return {cellName(cell.x(), row), {}, false, canPress(cell.x(), row)};
}

QString BoardView::tableRowName(int row) const {
    return tr("row %1").arg(mirrored(row) + 1);
}

QString BoardView::tableColumnName(int column) const {
    return tr("column %1").arg(column + 1);
}

QRectF BoardView::tableCellRect(const QPoint& cell) const {
    return cellRect(cell.x(), mirrored(cell.y()));
}

std::optional<QPoint> BoardView::tableCellUnder(const QPointF& point) const {
    const auto cell = cellAt(point);
    return cell ? std::optional(QPoint(cell->x(), mirrored(cell->y()))) : std::nullopt;
}

QPoint BoardView::currentTableCell() const {
    return {cursor_column_, mirrored(cursorRow())};
}

void BoardView::goToTableCell(const QPoint& cell) {
    moveCursor(cell.x(), mirrored(cell.y()));
}

void BoardView::pressTableCell(const QPoint& cell) {
    goToTableCell(cell);
    for (const QEvent::Type type : {QEvent::KeyPress, QEvent::KeyRelease}) {
        QKeyEvent enter(type, Qt::Key_Return, Qt::NoModifier);
        QCoreApplication::sendEvent(this, &enter);
    }
}

void BoardView::hideCursor() {
    keyboard_ = false;
    update();
}

int BoardView::cursorRow() const {
    if (pick_ == Pick::cells)
        return cursor_row_;
    const auto column = static_cast<std::size_t>(cursor_column_);
    const int landing = column < scene_.landing.size() ? scene_.landing[column] : -1;
    return landing >= 0 ? landing : scene_.rows - 1;
}

void BoardView::setScene(BoardScene scene) {
    const auto dropped = dropped_piece(scene_, scene);
    scene_ = std::move(scene);
    cursor_column_ = std::clamp(cursor_column_, 0, scene_.columns - 1);
    cursor_row_ = std::clamp(cursor_row_, 0, scene_.rows - 1);
    if (hover_ >= scene_.columns)
        point(std::nullopt);
    const QPoint falling = falling_.toPoint();
    const bool still_there = !scene_.cells.empty() && scene_.contains(falling.x(), falling.y()) &&
                             scene_.at(falling.x(), falling.y()).piece != 0;
    const int longest = std::min(longest_fall_ms, animationDuration(*this));
    if (dropped && longest > 0 && isVisible()) {
        falling_ = QPointF(*dropped);
        fall_.stop();
        fall_.setDuration(std::min(longest, 60 + 24 * (scene_.rows - dropped->y())));
        fall_.start();
    } else if (!still_there) {
        fall_.stop();
    }
    update();
}

void BoardView::setPick(Pick pick) {
    if (pick_ == pick)
        return;
    pick_ = pick;
    if (pick == Pick::nothing)
        unsetCursor();
    update();
}

/// What lies on a cell changes in many ways, here and in the classes made of this; none is unseen.
bool BoardView::event(QEvent* event) {
    const bool taken = QWidget::event(event);
    if (event->type() == QEvent::Paint && hasFocus() && QAccessible::isActive())
        tellIfChanged();
    return taken;
}

void BoardView::tellReached() {
    told_cell_ = currentTableCell();
    told_size_ = tableSize();
    told_name_ = tableCell(told_cell_).name;
    tellCellReached(this, *this);
}

void BoardView::tellIfChanged() {
    // The cells of another board are others.
    if (tableSize() != told_size_)
        return tellReached();
    const QPoint cell = currentTableCell();
    const QString name = tableCell(cell).name;
    const bool changed = cell == told_cell_ && name != told_name_;
    told_cell_ = cell;
    told_name_ = name;
    if (changed)
        tellCellChanged(this, *this);
}

void BoardView::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    BoardState state;
    if (pick_ == Pick::columns)
        state.hover_column = hover_          ? hover_
                             : showsCursor() ? std::optional(cursor_column_)
                                             : std::nullopt;
    else if (pick_ == Pick::cells)
        state.hover_column = hover_;
    if (showsCursor())
        state.cursor = QPointF(cursor_column_, pick_ == Pick::cells ? cursor_row_ : -1);
    if (isFalling()) {
        state.falling = falling_;
        state.fallen = fall_.currentValue().toDouble();
    }
    paintBoard(painter, geometryNow(), scene_, state, coloursFor(palette()), font());
}

void BoardView::point(std::optional<int> column) {
    if (hover_ == column)
        return;
    hover_ = column;
    const bool full = column && scene_.landing.at(static_cast<std::size_t>(*column)) < 0;
    if (column && pick_ == Pick::columns)
        setCursor(full ? Qt::ForbiddenCursor : Qt::PointingHandCursor);
    else
        unsetCursor();
    update();
    Q_EMIT columnPointed(column.value_or(-1));
}

void BoardView::mouseMoveEvent(QMouseEvent* event) {
    point(geometryNow().columnAt(event->position()));
}

void BoardView::leaveEvent(QEvent* /*event*/) {
    point(std::nullopt);
}

void BoardView::mousePressEvent(QMouseEvent* event) {
    const BoardGeometry geometry = geometryNow();
    const auto column = geometry.columnAt(event->position());
    if (!column)
        return;
    keyboard_ = false;
    point(column);
    cursor_column_ = *column;
    cursor_row_ = geometry.rowAt(event->position());
    pickAt(*column, cursor_row_, event->button());
}

/// Whoever double-clicks a column makes one move, not the other player's too.
void BoardView::mouseDoubleClickEvent(QMouseEvent* event) {
    if (pick_ != Pick::columns)
        mousePressEvent(event);
}

void BoardView::pickAt(int column, int row, Qt::MouseButton button) {
    const int landing = scene_.landing.at(static_cast<std::size_t>(column));
    if (pick_ == Pick::cells)
        Q_EMIT picked(column, row, button);
    else if (button != Qt::LeftButton)
        return;
    else if (pick_ == Pick::nothing || landing < 0)
        Q_EMIT refused(column);
    else
        Q_EMIT picked(column, landing, button);
}

void BoardView::setCursorCell(int column, int row) {
    cursor_column_ = std::clamp(column, 0, scene_.columns - 1);
    cursor_row_ = std::clamp(row, 0, scene_.rows - 1);
    update();
}

void BoardView::moveCursor(int column, int row) {
    setCursorCell(column, row);
    keyboard_ = true;
    hover_.reset();
    update();
    tellReached();
    Q_EMIT columnPointed(cursor_column_);
}

void BoardView::keyPressEvent(QKeyEvent* event) {
    const int key = event->key();
    const int digit = key - Qt::Key_1;
    // A key that is held makes one move, not those of both players.
    const bool held = event->isAutoRepeat() && pick_ == Pick::columns;
    if (event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) {
        QWidget::keyPressEvent(event);
    } else if (digit >= 0 && digit < std::min(9, scene_.columns)) {
        const int landing = scene_.landing.at(static_cast<std::size_t>(digit));
        const int row = landing >= 0 ? landing : scene_.rows - 1;
        moveCursor(digit, pick_ == Pick::cells ? row : cursor_row_);
        if (!held)
            pickAt(digit, row, Qt::LeftButton);
    } else if (key == Qt::Key_Left || key == Qt::Key_Right) {
        moveCursor(cursor_column_ + (key == Qt::Key_Left ? -1 : 1), cursor_row_);
    } else if (pick_ == Pick::cells && (key == Qt::Key_Up || key == Qt::Key_Down)) {
        moveCursor(cursor_column_, cursor_row_ + (key == Qt::Key_Up ? 1 : -1));
    } else if (key == Qt::Key_Home || key == Qt::Key_End) {
        moveCursor(key == Qt::Key_Home ? 0 : scene_.columns - 1, cursor_row_);
    } else if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space ||
               (key == Qt::Key_Down && pick_ == Pick::columns)) {
        keyboard_ = true;
        if (!held)
            pickAt(cursor_column_, cursor_row_, Qt::LeftButton);
    } else if (key == Qt::Key_Delete || key == Qt::Key_Backspace) {
        pickAt(cursor_column_, cursor_row_, Qt::RightButton);
    } else {
        QWidget::keyPressEvent(event);
    }
}

void BoardView::focusInEvent(QFocusEvent* event) {
    keyboard_ = event->reason() != Qt::MouseFocusReason;
    tellReached();
    QWidget::focusInEvent(event);
}

void BoardView::focusOutEvent(QFocusEvent* event) {
    update();
    QWidget::focusOutEvent(event);
}

} // namespace loggia::ui
