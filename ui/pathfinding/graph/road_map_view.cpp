#include "ui/pathfinding/graph/road_map_view.hpp"

#include "ui/theme/colours.hpp"

#include <QApplication>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <utility>

namespace loggia::ui {

RoadMapView::RoadMapView(QWidget* parent) : GraphView(parent) {
    connect(this, &GraphView::selectionChanged, this, [this](int node) {
        if (edge_from_ >= 0 && held_ < 0 && node >= 0)
            edge_to_ = rectOf(node).center();
        update();
    });
}

void RoadMapView::setEditable(bool editable) {
    if (std::exchange(editable_, editable) == editable)
        return;
    held_ = edge_from_ = -1;
    update();
}

void RoadMapView::endEdge(int to) {
    const int from = std::exchange(edge_from_, -1);
    update();
    if (from >= 0 && to >= 0 && to != from)
        Q_EMIT edgeWanted(from, to);
}

void RoadMapView::paintEvent(QPaintEvent* event) {
    GraphView::paintEvent(event);
    if (!editable_)
        return;
    const Colours& colours = coloursFor(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (scene().shows(edge_from_)) {
        painter.setPen(QPen(colours.accent, 2.4, Qt::DashLine));
        painter.drawLine(rectOf(edge_from_).center(), edge_to_);
    }
    constexpr int edge = 12;
    constexpr int buttons = 110;
    painter.setPen(colours.muted_text);
    const QRect room(edge, height() - edge - fontMetrics().height() - 2,
                     width() - buttons - 2 * edge, fontMetrics().height() + 2);
    const QString help =
        edge_from_ >= 0 && held_ < 0
            ? tr("Go to the other end and press E, or Esc to cancel")
            : tr("Double-click to add a node. Drag to move one. Right-drag to join two.");
    painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter,
                     fontMetrics().elidedText(help, Qt::ElideRight, room.width()));
}

void RoadMapView::mousePressEvent(QMouseEvent* event) {
    const int node = nodeAt(event->position());
    const bool joins =
        event->button() == Qt::RightButton ||
        (event->button() == Qt::LeftButton && event->modifiers().testFlag(Qt::ShiftModifier));
    if (!editable_ || node < 0 || (!joins && event->button() != Qt::LeftButton)) {
        GraphView::mousePressEvent(event);
        return;
    }
    setFocus(Qt::MouseFocusReason);
    select(node);
    held_ = node;
    dragged_ = false;
    pressed_at_ = event->position();
    edge_from_ = joins ? node : -1;
    edge_to_ = event->position();
    update();
}

void RoadMapView::mouseMoveEvent(QMouseEvent* event) {
    if (held_ < 0) {
        GraphView::mouseMoveEvent(event);
        return;
    }
    if (!dragged_ &&
        (event->position() - pressed_at_).manhattanLength() < QApplication::startDragDistance())
        return;
    dragged_ = true;
    edge_to_ = event->position();
    if (edge_from_ < 0 && scene().shows(held_)) {
        // Shown at once; the document hears of it when the button is released.
        GraphScene next = scene();
        next.places[static_cast<std::size_t>(held_)].moveCenter(toScene(event->position()));
        replaceScene(std::move(next), held_);
    }
    update();
}

void RoadMapView::mouseReleaseEvent(QMouseEvent* event) {
    if (held_ < 0) {
        GraphView::mouseReleaseEvent(event);
        return;
    }
    const int node = std::exchange(held_, -1);
    if (edge_from_ >= 0)
        endEdge(nodeAt(event->position()));
    else if (dragged_ && scene().shows(node))
        Q_EMIT moveWanted(node, scene().place(node).center());
    else
        Q_EMIT nodeClicked(node);
}

void RoadMapView::mouseDoubleClickEvent(QMouseEvent* event) {
    if (editable_ && event->button() == Qt::LeftButton && nodeAt(event->position()) < 0)
        Q_EMIT addWanted(toScene(event->position()));
    else
        GraphView::mouseDoubleClickEvent(event);
}

void RoadMapView::contextMenuEvent(QContextMenuEvent* event) {
    if (editable_)
        event->accept(); // the right button joins
    else
        GraphView::contextMenuEvent(event);
}

bool RoadMapView::editByKey(QKeyEvent* event) {
    const int key = event->key();
    const int node = selected();
    const auto modifiers = event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier);
    if (modifiers == Qt::ControlModifier && node >= 0) {
        constexpr double step = 20;
        const QPointF by = key == Qt::Key_Left    ? QPointF(-step, 0)
                           : key == Qt::Key_Right ? QPointF(step, 0)
                           : key == Qt::Key_Up    ? QPointF(0, -step)
                           : key == Qt::Key_Down  ? QPointF(0, step)
                                                  : QPointF();
        if (by.isNull())
            return false;
        Q_EMIT moveWanted(node, scene().place(node).center() + by);
        return true;
    }
    if (modifiers != Qt::NoModifier)
        return false;
    if (key == Qt::Key_Insert) {
        Q_EMIT addWanted(node >= 0 ? scene().place(node).center() + QPointF(60, 40)
                                   : toScene(QRectF(rect()).center()));
    } else if (key == Qt::Key_Escape && edge_from_ >= 0) {
        endEdge(-1);
    } else if (node < 0) {
        return false;
    } else if (key == Qt::Key_Delete) {
        Q_EMIT removeWanted(node);
    } else if (key == Qt::Key_E && edge_from_ >= 0) {
        endEdge(node);
    } else if (key == Qt::Key_E) {
        edge_from_ = node;
        edge_to_ = rectOf(node).center();
        update();
    } else if (key == Qt::Key_S) {
        Q_EMIT startWanted(node);
    } else if (key == Qt::Key_G) {
        Q_EMIT goalWanted(node);
    } else {
        return false;
    }
    return true;
}

void RoadMapView::keyPressEvent(QKeyEvent* event) {
    if (!editable_ || !editByKey(event))
        GraphView::keyPressEvent(event);
}

} // namespace loggia::ui
