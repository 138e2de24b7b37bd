#include "ui/peg/peg_view.hpp"

#include "ui/theme/colours.hpp"
#include "ui/theme/motion.hpp"
#include "ui/theme/tip.hpp"

#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace loggia::ui {

namespace {

constexpr int longest_jump_ms = 190;

double lengthOf(const QPointF& way) {
    return std::hypot(way.x(), way.y());
}

} // namespace

PegView::PegView(QWidget* parent) : BoardView(parent) {
    setPick(Pick::cells);
    movement_.setStartValue(0.0);
    movement_.setEndValue(1.0);
    movement_.setEasingCurve(QEasingCurve::InOutQuad);
    connect(&movement_, &QVariantAnimation::valueChanged, this, [this](const QVariant& value) {
        motion_.moved = value.toDouble();
        update();
    });
    connect(&movement_, &QVariantAnimation::finished, this, [this] {
        motion_.moving.reset();
        update();
    });
    setPegs({});
}

void PegView::setPegs(PegScene scene, const std::optional<peg::Jump>& jump, bool backwards) {
    const bool other_tool = scene.tool != scene_.tool;
    const bool other_board = scene.holes.size() != scene_.holes.size();
    const int cursor = cursorHole();
    scene.plate =
        std::equal(
            scene.holes.begin(), scene.holes.end(), scene_.holes.begin(), scene_.holes.end(),
            [](const PegHole& one, const PegHole& other) { return one.place == other.place; })
            ? scene_.plate
            : plateOf(scene);
    scene_ = std::move(scene);
    rows_ = rowsOfHoles(scene_);
    setScene(boardOf(scene_));
    setCursorHole(other_board || cursor == 0 ? 1 : cursor);
    if (other_tool || other_board) {
        motion_.pointed = 0;
        motion_.picked.clear();
        motion_.pointed_place.reset();
        place_ = scene_.holes.empty() ? scene_.bounds.center() : place_;
        place_ = placeNear(place_);
    }
    motion_.pointed_row.reset();
    if (scene_.tool != PegTool::play || !canJump(motion_.selected))
        select(0);
    movement_.stop();
    motion_.moving.reset();
    const int duration = std::min(longest_jump_ms, animationDuration(*this));
    if (jump && duration > 0 && isVisible()) {
        motion_.moving = jump;
        motion_.backwards = backwards;
        motion_.moved = 0;
        movement_.setDuration(duration);
        movement_.start();
    }
    update();
}

PegGeometry PegView::pegGeometry() const {
    return {QRectF(rect()), scene_.bounds, scene_.step};
}

int PegView::holeIn(int column, int row) const {
    const int from_top = static_cast<int>(rows_.size()) - 1 - row;
    if (from_top < 0 || row < 0)
        return 0;
    const auto& line = rows_[static_cast<std::size_t>(from_top)];
    return column >= 0 && column < static_cast<int>(line.size())
               ? line[static_cast<std::size_t>(column)]
               : 0;
}

std::optional<QPoint> PegView::cellOf(int hole) const {
    for (std::size_t i = 0; i < rows_.size(); ++i)
        for (std::size_t j = 0; j < rows_[i].size(); ++j)
            if (rows_[i][j] == hole)
                return QPoint(static_cast<int>(j), static_cast<int>(rows_.size() - 1 - i));
    return std::nullopt;
}

int PegView::cursorHole() const {
    return holeIn(cursorColumn(), cursorRow());
}

void PegView::setCursorHole(int hole) {
    if (const auto cell = cellOf(hole))
        setCursorCell(cell->x(), cell->y());
}

QRectF PegView::cellRect(int column, int row) const {
    const int hole = holeIn(column, row);
    if (hole == 0)
        return {};
    const PegGeometry geometry = pegGeometry();
    const QPointF half(geometry.step() / 2, geometry.step() / 2);
    const QPointF centre =
        geometry.toPixels(scene_.holes[static_cast<std::size_t>(hole - 1)].place);
    return {centre - half, centre + half};
}

std::optional<QPoint> PegView::cellAt(const QPointF& point) const {
    return cellOf(pegGeometry().holeAt(scene_, point));
}

QString PegView::cellName(int column, int row) const {
    const QString name = BoardView::cellName(column, row);
    const int hole = holeIn(column, row);
    const auto& picked = motion_.picked;
    const bool is_picked = std::find(picked.begin(), picked.end(), hole) != picked.end();
    return hole > 0 && (hole == motion_.selected || is_picked) ? tr("%1, chosen").arg(name) : name;
}

bool PegView::canPress(int column, int row) const {
    return holeIn(column, row) != 0;
}

void PegView::goToTableCell(const QPoint& cell) {
    BoardView::goToTableCell(cell);
    if (const int hole = cursorHole(); hole != 0)
        place_ = scene_.holes[static_cast<std::size_t>(hole - 1)].place;
}

bool PegView::canJump(int from) const {
    return std::any_of(scene_.jumps.begin(), scene_.jumps.end(),
                       [from](const peg::Jump& jump) { return jump.from == from; });
}

QPointF PegView::placeNear(const QPointF& place) const {
    QPointF best = place;
    double nearest = scene_.step;
    for (const QPointF& each : scene_.places)
        if (const double distance = lengthOf(each - place); distance < nearest) {
            nearest = distance;
            best = each;
        }
    return best;
}

int PegView::holeAtPlace(const QPointF& place) const {
    for (std::size_t i = 0; i < scene_.holes.size(); ++i)
        if (lengthOf(scene_.holes[i].place - place) < scene_.step / 4)
            return static_cast<int>(i) + 1;
    return 0;
}

bool PegView::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const int hole = pegGeometry().holeAt(scene_, help->pos());
        showTip(help->globalPos(),
                hole > 0 ? scene_.holes[static_cast<std::size_t>(hole - 1)].name : QString(), this);
        return true;
    }
    return BoardView::event(event);
}

void PegView::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    PegMotion motion = motion_;
    if (showsCursor()) {
        if (scene_.tool == PegTool::holes)
            motion.place_cursor = place_;
        else
            motion.cursor = cursorHole();
    }
    paintPegs(painter, pegGeometry(), scene_, motion, coloursFor(palette()), font());
}

void PegView::select(int hole) {
    motion_.selected = hole;
    motion_.dragged.reset();
    pressed_hole_ = 0;
    update();
}

void PegView::point(const QPointF& pixels) {
    const PegGeometry geometry = pegGeometry();
    const int hole = geometry.holeAt(scene_, pixels);
    motion_.pointed = hole;
    motion_.pointed_place.reset();
    motion_.pointed_row.reset();
    if (scene_.tool == PegTool::play) {
        const bool target =
            std::any_of(scene_.jumps.begin(), scene_.jumps.end(), [&](const peg::Jump& jump) {
                return jump.from == motion_.selected && jump.to == hole;
            });
        motion_.pointed = canJump(hole) || target ? hole : 0;
    } else if (scene_.tool == PegTool::holes && hole == 0) {
        motion_.pointed_place = placeNear(geometry.toPlace(pixels));
    } else if (scene_.tool == PegTool::rows && hole == 0) {
        motion_.pointed_row = geometry.rowAt(scene_, pixels);
    }
    if (motion_.pointed > 0 || motion_.pointed_row || motion_.pointed_place)
        setCursor(Qt::PointingHandCursor);
    else
        unsetCursor();
    update();
}

void PegView::resizeEvent(QResizeEvent* event) {
    BoardView::resizeEvent(event);
    if (scene_.tool == PegTool::holes && scene_.area != size())
        Q_EMIT areaChanged();
}

void PegView::leaveEvent(QEvent* /*event*/) {
    motion_.pointed = 0;
    motion_.pointed_place.reset();
    motion_.pointed_row.reset();
    update();
}

void PegView::mousePressEvent(QMouseEvent* event) {
    hideCursor();
    const PegGeometry geometry = pegGeometry();
    pressed_ = event->position();
    const int hole = geometry.holeAt(scene_, pressed_);
    setCursorHole(hole);
    const bool left = event->button() == Qt::LeftButton;
    if (scene_.tool == PegTool::holes) {
        if (hole > 0 && !left)
            Q_EMIT holeRemoved(hole);
        else if (hole > 0)
            pressed_hole_ = hole;
        else if (left)
            Q_EMIT placePicked(placeNear(geometry.toPlace(pressed_)));
        return;
    }
    if (!left)
        return;
    if (hole > 0) {
        was_selected_ = motion_.selected == hole;
        if (!was_selected_)
            pick(hole);
        if (scene_.tool == PegTool::play && motion_.selected == hole)
            pressed_hole_ = hole;
    } else if (const auto row = geometry.rowAt(scene_, pressed_);
               row && scene_.tool == PegTool::rows) {
        Q_EMIT rowPicked(scene_.rows[*row].row);
    } else {
        motion_.picked.clear();
        select(0);
    }
}

void PegView::mouseMoveEvent(QMouseEvent* event) {
    if (pressed_hole_ > 0 && (event->buttons() & Qt::LeftButton) != 0) {
        const QPointF way = event->position() - pressed_;
        if (motion_.dragged || lengthOf(way) >= QApplication::startDragDistance()) {
            motion_.selected = pressed_hole_;
            motion_.dragged = event->position();
        }
    }
    point(event->position());
}

void PegView::mouseReleaseEvent(QMouseEvent* event) {
    const int hole = std::exchange(pressed_hole_, 0);
    if (hole == 0 || event->button() != Qt::LeftButton)
        return;
    if (motion_.dragged) {
        motion_.dragged.reset();
        pressed_hole_ = hole;
        dropAt(event->position());
        pressed_hole_ = 0;
        update();
    } else if (scene_.tool == PegTool::holes) {
        Q_EMIT holeRemoved(hole);
    } else if (was_selected_) {
        select(0); // clicked a second time
    }
}

void PegView::dropAt(const QPointF& pixels) {
    const PegGeometry geometry = pegGeometry();
    const int from = pressed_hole_;
    if (scene_.tool == PegTool::play) {
        const int to = geometry.holeAt(scene_, pixels);
        if (to > 0 && to != from)
            pickForJump(to);
        return;
    }
    select(0);
    Q_EMIT holeMoved(from, placeNear(geometry.toPlace(pixels)));
}

void PegView::pick(int hole) {
    switch (scene_.tool) {
    case PegTool::play:
        pickForJump(hole);
        break;
    case PegTool::rows:
        pickForRow(hole);
        break;
    case PegTool::pegs:
    case PegTool::goal:
        Q_EMIT holePicked(hole);
        break;
    case PegTool::holes:
        break;
    }
}

void PegView::pickForJump(int hole) {
    const int from = motion_.selected;
    const bool leads =
        std::any_of(scene_.jumps.begin(), scene_.jumps.end(),
                    [&](const peg::Jump& jump) { return jump.from == from && jump.to == hole; });
    if (leads) {
        select(0);
        Q_EMIT jumpWanted(from, hole);
    } else if (canJump(hole)) {
        select(from == hole ? 0 : hole);
    } else {
        Q_EMIT refused(from, hole);
    }
}

void PegView::pickForRow(int hole) {
    auto& picked = motion_.picked;
    if (const auto found = std::find(picked.begin(), picked.end(), hole); found != picked.end()) {
        picked.erase(found);
    } else {
        picked.push_back(hole);
    }
    update();
    if (picked.size() == 3) {
        const std::vector<int> row = std::exchange(picked, {});
        Q_EMIT rowPicked({row[0], row[1], row[2]});
    }
}

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
