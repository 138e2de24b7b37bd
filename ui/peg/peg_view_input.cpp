// The part of PegView that listens to the keyboard.
#include "ui/peg/peg_view.hpp"

#include <QKeyEvent>

#include <algorithm>

namespace loggia::ui {

void PegView::keyPressEvent(QKeyEvent* event) {
    const bool with_hole = (event->modifiers() & Qt::ShiftModifier) != 0;
    if (event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) {
        event->ignore();
        return;
    }
    switch (event->key()) {
    case Qt::Key_Left:
        arrow({-1, 0}, with_hole);
        break;
    case Qt::Key_Right:
        arrow({1, 0}, with_hole);
        break;
    case Qt::Key_Up:
        arrow({0, -1}, with_hole);
        break;
    case Qt::Key_Down:
        arrow({0, 1}, with_hole);
        break;
    case Qt::Key_Home:
    case Qt::Key_End:
        if (!rows_.empty()) {
            const int count = static_cast<int>(scene_.holes.size());
            const int hole = event->key() == Qt::Key_Home ? 1 : count;
            const QPoint cell = *cellOf(hole);
            place_ = scene_.holes[static_cast<std::size_t>(hole - 1)].place;
            moveCursor(cell.x(), cell.y());
        }
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        act(false);
        break;
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        act(true);
        break;
    case Qt::Key_Escape:
        if (motion_.selected == 0 && motion_.picked.empty()) {
            event->ignore();
            return;
        }
        motion_.picked.clear();
        select(0);
        break;
    default:
        event->ignore();
    }
}

void PegView::arrow(const QPointF& direction, bool with_hole) {
    if (scene_.tool == PegTool::holes)
        movePlace(direction, with_hole);
    else
        moveByKeys(direction);
}

void PegView::moveByKeys(const QPointF& direction) {
    const int here = cursorHole();
    if (here == 0)
        return;
    const QPointF from = scene_.holes[static_cast<std::size_t>(here - 1)].place;
    // A peg that was taken goes to where it can jump, if that lies there.
    std::vector<QPointF> places;
    std::vector<int> holes;
    if (motion_.selected == here)
        for (const peg::Jump& jump : scene_.jumps)
            if (jump.from == here) {
                places.push_back(scene_.holes[static_cast<std::size_t>(jump.to - 1)].place);
                holes.push_back(jump.to);
            }
    int next = nextInDirection(places, from, direction);
    int hole = next >= 0 ? holes[static_cast<std::size_t>(next)] : 0;
    if (hole == 0) {
        places.clear();
        for (const PegHole& each : scene_.holes)
            places.push_back(each.place);
        next = nextInDirection(places, from, direction);
        hole = next >= 0 ? next + 1 : here;
    }
    const QPoint cell = *cellOf(hole);
    moveCursor(cell.x(), cell.y());
}

void PegView::movePlace(const QPointF& direction, bool with_hole) {
    constexpr double free_step = 0.25;
    const int hole = holeAtPlace(place_);
    QPointF next = place_ + free_step * scene_.step * direction;
    if (!scene_.places.empty()) {
        const int index = nextInDirection(scene_.places, place_, direction);
        next = index >= 0 ? scene_.places[static_cast<std::size_t>(index)] : place_;
    }
    next = {std::clamp(next.x(), scene_.bounds.left(), scene_.bounds.right()),
            std::clamp(next.y(), scene_.bounds.top(), scene_.bounds.bottom())};
    if (with_hole && hole > 0 && holeAtPlace(next) == 0)
        Q_EMIT holeMoved(hole, next);
    place_ = next;
    const auto cell = cellOf(holeAtPlace(place_));
    moveCursor(cell ? cell->x() : cursorColumn(), cell ? cell->y() : cursorRow());
}

void PegView::act(bool remove) {
    moveCursor(cursorColumn(), cursorRow());
    if (scene_.tool == PegTool::holes) {
        const int hole = holeAtPlace(place_);
        if (hole > 0)
            Q_EMIT holeRemoved(hole);
        else if (!remove)
            Q_EMIT placePicked(place_);
        return;
    }
    const int hole = cursorHole();
    if (hole > 0 && !remove)
        pick(hole);
}

} // namespace loggia::ui
