#include "ui/game_graph/graph/drawn_game_view.hpp"

#include "ui/game_graph/graph/drawn_scene.hpp"
#include "ui/theme/colours.hpp"
#include "ui/widgets/graph/graph_arrow.hpp"
#include "ui/widgets/graph/graph_shape.hpp"

#include <QApplication>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace loggia::ui {

namespace {

constexpr double key_step = 20; ///< of a state that is moved by Ctrl and arrows

} // namespace

DrawnGameView::DrawnGameView(QWidget* parent) : GraphView(parent) {
    setAccessibleName(tr("Drawing of the game"));
    connect(this, &GraphView::nodeClicked, this, [this](int node) {
        if (isDrawingArrow())
            endArrow(node);
    });
    // By keyboard an arrow leads to what is selected.
    connect(this, &GraphView::selectionChanged, this, [this](int node) {
        if (isDrawingArrow() && scene().shows(node))
            leadArrow(rectOf(node).center(), node);
        update();
    });
}

void DrawnGameView::setDrawing(GraphScene scene, bool another) {
    const bool same = !another && scene.size() == this->scene().size();
    if (!same) {
        dragged_ = -1;
        if (isDrawingArrow())
            endArrow(-1);
    } else if (dragged_ >= 0 && moved_ && !isDrawingArrow()) {
        // What is told of the drawing meanwhile does not take it out of a person's hand.
        scene.places[static_cast<std::size_t>(dragged_)].moveCenter(
            this->scene().place(dragged_).center());
    }
    replaceScene(std::move(scene), -1);
    if (another)
        fit();
}

void DrawnGameView::setEditable(bool editable) {
    editable_ = editable;
    if (!editable && isDrawingArrow())
        endArrow(-1);
    update();
}

void DrawnGameView::setPlayers(int players) {
    players_ = players;
    update();
}

QPointF DrawnGameView::middle() const {
    return toScene(QRectF(rect()).center());
}

void DrawnGameView::beginArrow() {
    if (!editable_ || selected() < 0)
        return;
    arrow_from_ = selected();
    leadArrow(rectOf(selected()).center(), -1);
    Q_EMIT arrowStateChanged();
}

void DrawnGameView::leadArrow(const QPointF& point, int target) {
    arrow_to_ = point;
    arrow_target_ = target;
    update();
}

void DrawnGameView::endArrow(int to) {
    const int from = std::exchange(arrow_from_, -1);
    update();
    Q_EMIT arrowStateChanged();
    if (from >= 0 && to >= 0)
        Q_EMIT arrowWanted(from, to);
}

const GraphEdge* DrawnGameView::arrowBetween(int from, int to) const {
    const auto& edges = scene().edges;
    const auto found = std::find_if(edges.begin(), edges.end(), [&](const GraphEdge& edge) {
        return edge.from == from && edge.to == to;
    });
    return found == edges.end() ? nullptr : &*found;
}

bool DrawnGameView::takesAway() const {
    const GraphEdge* there = arrowBetween(arrow_from_, arrow_target_);
    const GraphEdge drawn = newArrow(arrow_target_);
    return there != nullptr && there->tone == drawn.tone && there->label == drawn.label;
}

GraphEdge DrawnGameView::newArrow(int to) const {
    return drawnArrow(arrow_from_, to, static_cast<std::uint8_t>(players_));
}

void DrawnGameView::paintEvent(QPaintEvent* event) {
    GraphView::paintEvent(event);
    if (!editable_)
        return;
    paintHelp();
    if (isDrawingArrow() && scene().shows(arrow_from_))
        paintNewArrow();
}

/// As it will be; what it would lead to has a ring.
void DrawnGameView::paintNewArrow() {
    const Colours& colours = coloursFor(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(toWidget(QPointF()));
    painter.scale(scale(), scale());
    const auto ring = [&](int node) {
        constexpr double out = 3.5;
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colours.accent, 3));
        painter.drawPath(nodeOutline(scene().nodes[static_cast<std::size_t>(node)].shape,
                                     scene().place(node).adjusted(-out, -out, out, out)));
    };
    ring(arrow_from_);
    if (arrow_target_ >= 0 && arrow_target_ != arrow_from_)
        ring(arrow_target_);
    if (arrow_target_ >= 0 && takesAway()) {
        const GraphArrow there = arrowOf(scene(), *arrowBetween(arrow_from_, arrow_target_));
        paintCross(painter, there.from * 0.25 + there.by * 0.5 + there.to * 0.25);
        return;
    }
    GraphScene with_end = scene();
    int to = arrow_target_;
    if (to < 0) {
        // The pointer is on no state: there the arrow ends until it is over one.
        const QPointF end = toScene(arrow_to_);
        if (scene().place(arrow_from_).contains(end))
            return;
        to = with_end.size();
        with_end.nodes.emplace_back();
        with_end.places.emplace_back(end - QPointF(0.5, 0.5), QSizeF(1, 1));
    }
    GraphEdge arrow = newArrow(to);
    if (arrow.tone == NodeTone::neutral)
        arrow.tone = NodeTone::highlight;
    if (to != arrow_from_ && arrowBetween(to, arrow_from_) != nullptr)
        arrow.bend = arrow_bend;
    paintArrow(painter, with_end, arrow, scale(), colours, font());
}

void DrawnGameView::paintCross(QPainter& painter, const QPointF& centre) {
    constexpr double arm = 6;
    for (const auto& [colour, width] : {std::pair(coloursFor(palette()).window, 6.0),
                                        std::pair(coloursFor(palette()).error, 2.6)}) {
        painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(centre - QPointF(arm, arm), centre + QPointF(arm, arm));
        painter.drawLine(centre - QPointF(arm, -arm), centre + QPointF(arm, -arm));
    }
}

QString DrawnGameView::help() const {
    if (!isDrawingArrow())
        return tr("Double-click to add a state. Drag to move one. Right-drag to draw an arrow.");
    if (arrow_target_ < 0)
        return dragged_ >= 0 ? tr("Release over the target state")
                             : tr("Click the target of the arrow, or press Esc to cancel");
    const auto name = [this](int node) {
        return scene().nodes[static_cast<std::size_t>(node)].name.section(QLatin1Char(','), 0, 0);
    };
    return (takesAway() ? tr("Deletes the arrow from %1 to %2")
                        : tr("Draws an arrow from %1 to %2"))
        .arg(name(arrow_from_), name(arrow_target_));
}

void DrawnGameView::paintHelp() {
    // Beside the buttons for the scale, in the strip that the fitted drawing leaves free.
    constexpr int edge = 12;
    constexpr int buttons = 110;
    QPainter painter(this);
    painter.setPen(coloursFor(palette()).muted_text);
    const QRect room(edge, height() - edge - fontMetrics().height() - 2,
                     width() - buttons - 2 * edge, fontMetrics().height() + 2);
    painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter,
                     fontMetrics().elidedText(help(), Qt::ElideRight, room.width()));
}

void DrawnGameView::mousePressEvent(QMouseEvent* event) {
    const int node = nodeAt(event->position());
    const bool arrow =
        event->button() == Qt::RightButton ||
        (event->button() == Qt::LeftButton && event->modifiers().testFlag(Qt::ShiftModifier));
    if (!editable_ || node < 0 || isDrawingArrow() ||
        (!arrow && event->button() != Qt::LeftButton)) {
        GraphView::mousePressEvent(event);
        return;
    }
    if (arrow)
        select(node); // so that no third state has a ring
    dragged_ = node;
    moved_ = false;
    grip_ = toScene(event->position()) - scene().place(node).center();
    if (arrow) {
        arrow_from_ = node;
        leadArrow(event->position(), -1);
        Q_EMIT arrowStateChanged();
    }
    update();
}

void DrawnGameView::mouseMoveEvent(QMouseEvent* event) {
    if (dragged_ < 0) {
        GraphView::mouseMoveEvent(event);
        if (isDrawingArrow())
            leadArrow(event->position(), nodeAt(event->position()));
        return;
    }
    const QPointF by = event->position() - toWidget(scene().place(dragged_).center() + grip_);
    if (!moved_ && by.manhattanLength() < QApplication::startDragDistance())
        return;
    moved_ = true;
    if (isDrawingArrow()) {
        leadArrow(event->position(), nodeAt(event->position()));
    } else {
        // Shown at once; the document hears of it when the button is released.
        GraphScene next = scene();
        next.places[static_cast<std::size_t>(dragged_)].moveCenter(toScene(event->position()) -
                                                                   grip_);
        replaceScene(std::move(next), -1);
    }
    update();
}

void DrawnGameView::mouseReleaseEvent(QMouseEvent* event) {
    if (dragged_ < 0) {
        GraphView::mouseReleaseEvent(event);
        return;
    }
    const int node = std::exchange(dragged_, -1);
    if (isDrawingArrow()) {
        const int to = nodeAt(event->position());
        // A click without a drag is no loop: that is drawn by C and Enter.
        endArrow(moved_ || to != node ? to : -1);
        if (!moved_)
            select(node);
        return;
    }
    // Who hears of the selection shows the drawing again, as the document still has it.
    const QPointF there = scene().place(node).center();
    select(node);
    if (moved_)
        Q_EMIT moveWanted(node, there);
    else
        Q_EMIT nodeClicked(node);
}

void DrawnGameView::mouseDoubleClickEvent(QMouseEvent* event) {
    if (editable_ && event->button() == Qt::LeftButton && nodeAt(event->position()) < 0)
        Q_EMIT addWanted(toScene(event->position()));
    else
        GraphView::mouseDoubleClickEvent(event);
}

void DrawnGameView::contextMenuEvent(QContextMenuEvent* event) {
    // The right button draws.
    if (editable_)
        event->accept();
    else
        GraphView::contextMenuEvent(event);
}

void DrawnGameView::keyPressEvent(QKeyEvent* event) {
    const int key = event->key();
    const auto modifiers = event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier);
    const bool plain = modifiers == Qt::NoModifier;
    const int node = selected();
    if (!editable_) {
        GraphView::keyPressEvent(event);
    } else if (plain && key == Qt::Key_Insert) {
        Q_EMIT addWanted(node >= 0 ? scene().place(node).center() : middle());
    } else if (plain && key == Qt::Key_Delete && node >= 0) {
        Q_EMIT removeWanted(node);
    } else if (plain && key == Qt::Key_C && node >= 0) {
        if (isDrawingArrow())
            endArrow(node);
        else
            beginArrow();
    } else if (plain && (key == Qt::Key_1 || key == Qt::Key_2 || key == Qt::Key_B)) {
        Q_EMIT playersWanted(key == Qt::Key_1 ? 1 : key == Qt::Key_2 ? 2 : 3);
    } else if (plain && key == Qt::Key_Escape && isDrawingArrow()) {
        endArrow(-1);
    } else if (modifiers == Qt::ControlModifier && node >= 0 &&
               (key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up ||
                key == Qt::Key_Down)) {
        const QPointF by = key == Qt::Key_Left    ? QPointF(-key_step, 0)
                           : key == Qt::Key_Right ? QPointF(key_step, 0)
                           : key == Qt::Key_Up    ? QPointF(0, -key_step)
                                                  : QPointF(0, key_step);
        Q_EMIT moveWanted(node, scene().place(node).center() + by);
    } else {
        GraphView::keyPressEvent(event);
    }
}

} // namespace loggia::ui
