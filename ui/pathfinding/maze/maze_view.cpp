#include "ui/pathfinding/maze/maze_view.hpp"

#include "ui/pathfinding/maze/maze_colours.hpp"
#include "ui/pathfinding/maze/path_words.hpp"
#include "ui/theme/colours.hpp"
#include "ui/theme/tip.hpp"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace loggia::ui {

namespace {

constexpr double maze_zoom_step = 1.3;

} // namespace

MazeView::MazeView(QWidget* parent) : BoardView(parent) {
    setWhatsThis(
        tr("The map. Draw on it with the tools below: the search is repeated at once. Point at "
           "a cell to see its g, h and f."));
    setPick(Pick::cells);
    MazeScene scene;
    scene.maze = std::make_shared<const pathfinding::Maze>(pathfinding::Maze::floor(1, 1));
    setMaze(std::move(scene));
}

void MazeView::setMaze(MazeScene scene) {
    const bool other_size = scene.columns() != maze_.columns() || scene.rows() != maze_.rows();
    const QPoint cursor = maze_.maze ? cursorCell() : QPoint();
    const bool other_name = scene.name != maze_.name;
    maze_ = std::move(scene);
    image_ = mazeImage(maze_, coloursFor(palette()));
    if (other_size || other_name) {
        // The board is there for the screen reader's table and the keyboard's place alone.
        BoardScene board;
        board.columns = maze_.columns();
        board.rows = maze_.rows();
        board.name = maze_.name;
        setScene(std::move(board));
    }
    if (other_size) {
        zoom_ = {};
        pointed_.reset();
        setCursorAt(QPoint(std::min(cursor.x(), maze_.columns() - 1),
                           std::min(cursor.y(), maze_.rows() - 1)));
    }
    update();
}

MazeGeometry MazeView::mazeGeometry() const {
    constexpr double margin = 2;
    const QRectF area = QRectF(rect()).adjusted(margin, margin, -margin, -margin);
    return {area, maze_.columns(), maze_.rows(), devicePixelRatioF(), zoom_};
}

void MazeView::setZoom(const MazeZoom& zoom) {
    zoom_ = zoom;
    update();
}

void MazeView::takeZoom(const MazeZoom& zoom) {
    if (zoom == zoom_)
        return;
    setZoom(zoom);
    Q_EMIT zoomChanged(zoom);
}

void MazeView::zoomBy(double factor) {
    const QPointF about = hasFocus() && showsCursor() ? mazeGeometry().centreOf(cursorCell())
                                                      : QRectF(rect()).center();
    takeZoom(mazeGeometry().zoomedAbout(about, factor));
}

QPoint MazeView::cursorCell() const {
    return {cursorColumn(), maze_.rows() - 1 - cursorRow()};
}

void MazeView::setCursorAt(const QPoint& cell) {
    setCursorCell(cell.x(), maze_.rows() - 1 - cell.y());
}

std::optional<QPoint> MazeView::pointed() const {
    if (pointed_)
        return pointed_;
    return showsCursor() ? std::optional(cursorCell()) : std::nullopt;
}

QRectF MazeView::cellRect(int column, int row) const {
    return mazeGeometry().cellRect({column, maze_.rows() - 1 - row});
}

std::optional<QPoint> MazeView::cellAt(const QPointF& point) const {
    const auto cell = mazeGeometry().cellAt(point);
    return cell ? std::optional(QPoint(cell->x(), maze_.rows() - 1 - cell->y())) : std::nullopt;
}

QString MazeView::cellName(int column, int row) const {
    return nameOfCell(maze_, {column, maze_.rows() - 1 - row});
}

bool MazeView::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const auto cell = mazeGeometry().cellAt(help->pos());
        showTip(help->globalPos(), cell ? nameOfCell(maze_, *cell) : QString(), this);
        return true;
    }
    return BoardView::event(event);
}

void MazeView::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    MazeMotion motion;
    motion.pointed = pointed_;
    if (showsCursor())
        motion.cursor = cursorCell();
    paintMaze(painter, mazeGeometry(), image_, maze_, motion, coloursFor(palette()), font());
}

void MazeView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange)
        image_ = mazeImage(maze_, coloursFor(palette()));
    BoardView::changeEvent(event);
}

void MazeView::point(const std::optional<QPoint>& cell) {
    if (pointed_ == cell)
        return;
    pointed_ = cell;
    update();
    Q_EMIT pointedChanged();
}

QPoint MazeView::graspedAt(const QPointF& point, const QPoint& cell) const {
    const MazeGeometry geometry = mazeGeometry();
    QPoint nearest = cell;
    double reach = geometry.markRadius();
    // A mark that covers its own cell alone is not in anybody's way.
    if (2 * reach <= geometry.cell())
        return cell;
    const auto consider = [&](const std::optional<pathfinding::Point>& mark) {
        if (!mark)
            return;
        const QPoint at(mark->x, mark->y);
        const QPointF away = geometry.centreOf(at) - point;
        const double distance = std::hypot(away.x(), away.y());
        if (distance > reach)
            return;
        reach = distance;
        nearest = at;
    };
    consider(maze_.maze->start);
    if (maze_.hasGoal()) // otherwise no goal is drawn
        consider(maze_.maze->goal);
    return nearest;
}

void MazeView::mousePressEvent(QMouseEvent* event) {
    hideCursor();
    if (event->button() == Qt::MiddleButton) {
        pan_ = event->position();
        return;
    }
    auto cell = mazeGeometry().cellAt(event->position());
    if (!cell || (event->button() != Qt::LeftButton && event->button() != Qt::RightButton))
        return;
    if (event->button() == Qt::LeftButton)
        cell = graspedAt(event->position(), *cell);
    setCursorAt(*cell);
    point(cell);
    stroke_ = cell;
    Q_EMIT strokeBegun(*cell, event->button() == Qt::RightButton);
}

void MazeView::mouseMoveEvent(QMouseEvent* event) {
    if (pan_) {
        const QPointF by = event->position() - *pan_;
        pan_ = event->position();
        takeZoom(mazeGeometry().zoomMoved(by));
        return;
    }
    if (stroke_) {
        const QPoint cell = mazeGeometry().nearestCell(event->position());
        point(cell);
        if (cell == *stroke_)
            return;
        stroke_ = cell;
        setCursorAt(cell);
        Q_EMIT strokeMoved(cell);
        return;
    }
    point(mazeGeometry().cellAt(event->position()));
}

void MazeView::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::MiddleButton)
        pan_.reset();
    else if (std::exchange(stroke_, std::nullopt))
        Q_EMIT strokeEnded();
}

void MazeView::leaveEvent(QEvent* /*event*/) {
    point(std::nullopt);
}

void MazeView::wheelEvent(QWheelEvent* event) {
    if ((event->modifiers() & Qt::ControlModifier) != 0) {
        const double steps = event->angleDelta().y() / 120.0;
        takeZoom(mazeGeometry().zoomedAbout(event->position(), std::pow(maze_zoom_step, steps)));
        return event->accept();
    }
    if (zoom_.factor <= 1)
        return event->ignore();
    takeZoom(mazeGeometry().zoomMoved(QPointF(event->angleDelta()) / 2));
    event->accept();
}

void MazeView::goTo(const QPoint& cell, bool draw) {
    const QPoint to(std::clamp(cell.x(), 0, maze_.columns() - 1),
                    std::clamp(cell.y(), 0, maze_.rows() - 1));
    point(std::nullopt);
    moveCursor(to.x(), maze_.rows() - 1 - to.y());
    takeZoom(mazeGeometry().zoomShowing(to));
    if (draw) {
        if (std::exchange(key_stroke_, true))
            Q_EMIT strokeMoved(to);
        else
            Q_EMIT strokeBegun(to, false);
    }
    Q_EMIT pointedChanged();
}

bool MazeView::drawByKey(QKeyEvent* event) {
    const QPoint cell = cursorCell();
    const int key = event->key();
    if (key >= Qt::Key_0 && key <= Qt::Key_9) {
        Q_EMIT terrainWanted(cell, key - Qt::Key_0);
    } else if (key == Qt::Key_S) {
        Q_EMIT startWanted(cell);
    } else if (key == Qt::Key_G) {
        Q_EMIT goalWanted(cell);
    } else if (key == Qt::Key_F) {
        Q_EMIT foodWanted(cell);
    } else if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space ||
               key == Qt::Key_Delete || key == Qt::Key_Backspace) {
        Q_EMIT strokeBegun(cell, key == Qt::Key_Delete || key == Qt::Key_Backspace);
        Q_EMIT strokeEnded();
    } else {
        return false;
    }
    goTo(cell, false); // so that the keyboard's place is seen
    return true;
}

void MazeView::endKeyStroke() {
    if (std::exchange(key_stroke_, false))
        Q_EMIT strokeEnded();
}

void MazeView::keyReleaseEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Shift)
        endKeyStroke();
    BoardView::keyReleaseEvent(event);
}

void MazeView::focusOutEvent(QFocusEvent* event) {
    endKeyStroke();
    BoardView::focusOutEvent(event);
}

void MazeView::changeZoom(Zoom zoom) {
    switch (zoom) {
    case Zoom::in:
        return zoomBy(maze_zoom_step);
    case Zoom::out:
        return zoomBy(1 / maze_zoom_step);
    case Zoom::whole:
        return takeZoom({});
    }
}

void MazeView::keyPressEvent(QKeyEvent* event) {
    const Qt::KeyboardModifiers modifiers = event->modifiers();
    const bool ctrl = (modifiers & Qt::ControlModifier) != 0;
    if (ctrl && (event->key() == Qt::Key_Plus || event->key() == Qt::Key_Equal))
        return zoomBy(maze_zoom_step);
    if (ctrl && event->key() == Qt::Key_Minus)
        return zoomBy(1 / maze_zoom_step);
    if (ctrl && event->key() == Qt::Key_0)
        return takeZoom({});
    if ((modifiers & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) != 0)
        return event->ignore();
    const bool draw = (modifiers & Qt::ShiftModifier) != 0;
    if (!draw)
        endKeyStroke();
    const QPoint cell = cursorCell();
    switch (event->key()) {
    case Qt::Key_Left:
        return goTo(cell - QPoint(1, 0), draw);
    case Qt::Key_Right:
        return goTo(cell + QPoint(1, 0), draw);
    case Qt::Key_Up:
        return goTo(cell - QPoint(0, 1), draw);
    case Qt::Key_Down:
        return goTo(cell + QPoint(0, 1), draw);
    case Qt::Key_Home:
        return goTo({0, cell.y()}, draw);
    case Qt::Key_End:
        return goTo({maze_.columns() - 1, cell.y()}, draw);
    case Qt::Key_PageUp:
        return goTo({cell.x(), 0}, draw);
    case Qt::Key_PageDown:
        return goTo({cell.x(), maze_.rows() - 1}, draw);
    default:
        break;
    }
    if (!drawByKey(event))
        event->ignore();
}

} // namespace loggia::ui
