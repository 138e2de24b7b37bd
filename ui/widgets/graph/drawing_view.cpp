#include "ui/widgets/graph/drawing_view.hpp"

#include "ui/theme/colours.hpp"
#include "ui/widgets/graph/graph_arrow.hpp"
#include "ui/widgets/graph/graph_shape.hpp"

#include <QApplication>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

namespace loggia::ui {

namespace {

constexpr double key_step = 20; ///< Of a node that is moved by Ctrl and arrows, in scene units.

QPointF stepOf(int key) {
    switch (key) {
    case Qt::Key_Left:
        return {-key_step, 0};
    case Qt::Key_Right:
        return {key_step, 0};
    case Qt::Key_Up:
        return {0, -key_step};
    case Qt::Key_Down:
        return {0, key_step};
    default:
        return {};
    }
}

/// An edit adds, moves or deletes one node at most.
bool isEditOf(const GraphScene& before, const GraphScene& after) {
    const auto centres = [](const GraphScene& scene) {
        std::vector<std::pair<double, double>> points;
        for (const QRectF& place : scene.places)
            points.emplace_back(place.center().x(), place.center().y());
        std::sort(points.begin(), points.end());
        return points;
    };
    const auto old = centres(before);
    const auto now = centres(after);
    std::vector<std::pair<double, double>> common;
    std::set_intersection(old.begin(), old.end(), now.begin(), now.end(),
                          std::back_inserter(common));
    return common.size() + 1 >= std::max(old.size(), now.size());
}

void paintCross(QPainter& painter, const QPointF& centre, const Colours& colours) {
    constexpr double arm = 6;
    for (const auto& [colour, width] :
         {std::pair(colours.window, 6.0), std::pair(colours.error, 2.6)}) {
        painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(centre - QPointF(arm, arm), centre + QPointF(arm, arm));
        painter.drawLine(centre - QPointF(arm, -arm), centre + QPointF(arm, -arm));
    }
}

} // namespace

DrawingView::DrawingView(QWidget* parent) : GraphView(parent) {
    connect(this, &GraphView::nodeClicked, this, [this](int node) {
        if (isDrawingEdge())
            endEdge(node);
    });
    // By keyboard an edge leads to what is selected.
    connect(this, &GraphView::selectionChanged, this, [this](int node) {
        if (isDrawingEdge() && dragged_ < 0 && scene().shows(node))
            leadEdge(rectOf(node).center(), node);
        // What Enter would do there is read after the node; whoever uses the mouse sees it.
        const bool leads = isDrawingEdge() && dragged_ < 0 && edge_target_ >= 0;
        setAccessibleDescription(leads ? help() : QString());
        update();
    });
}

void DrawingView::setDrawing(GraphScene scene) {
    const bool edited = isEditOf(this->scene(), scene);
    if (!edited || scene.size() != this->scene().size()) {
        dragged_ = -1;
        if (isDrawingEdge())
            endEdge(-1);
    } else if (dragged_ >= 0 && moved_ && !isDrawingEdge()) {
        // What is told of the drawing meanwhile does not take it out of a person's hand.
        scene.places[static_cast<std::size_t>(dragged_)].moveCenter(
            this->scene().place(dragged_).center());
    }
    replaceScene(std::move(scene), -1, edited ? Refit::where_needed : Refit::yes);
    if (!edited)
        fit();
}

void DrawingView::setEditable(bool editable) {
    if (std::exchange(editable_, editable) == editable)
        return;
    dragged_ = -1;
    if (isDrawingEdge())
        endEdge(-1);
    if (isFitted())
        fit();
    update();
}

QPointF DrawingView::middle() const {
    return toScene(QRectF(rect()).center());
}

void DrawingView::beginEdge() {
    if (!editable_ || selected() < 0)
        return;
    edge_from_ = selected();
    leadEdge(rectOf(selected()).center(), -1);
    Q_EMIT edgeStateChanged();
}

void DrawingView::leadEdge(const QPointF& point, int target) {
    edge_to_ = point;
    edge_target_ = canEndAt(target) ? target : -1;
    update();
}

bool DrawingView::canEndAt(int node) const {
    return scene().shows(node) && (node != edge_from_ || allowsLoops());
}

void DrawingView::endEdge(int to) {
    const bool possible = canEndAt(to);
    const int from = std::exchange(edge_from_, -1);
    edge_target_ = -1;
    setAccessibleDescription({});
    update();
    Q_EMIT edgeStateChanged();
    if (from >= 0 && possible)
        Q_EMIT edgeWanted(from, to);
}

void DrawingView::layOut(int) {
    Q_EMIT otherFont();
}

void DrawingView::paintEvent(QPaintEvent* event) {
    GraphView::paintEvent(event);
    if (!editable_)
        return;
    paintHelp();
    if (isDrawingEdge() && scene().shows(edge_from_))
        paintNewEdge();
}

/// As it will be; what it would lead to has a ring.
void DrawingView::paintNewEdge() {
    const Colours& colours = coloursFor(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(room());
    painter.translate(toWidget(QPointF()));
    painter.scale(scale(), scale());
    const auto ring = [&](int node) {
        constexpr double out = 3.5;
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colours.accent, 3));
        painter.drawPath(nodeOutline(scene().nodes[static_cast<std::size_t>(node)].shape,
                                     scene().place(node).adjusted(-out, -out, out, out)));
    };
    ring(edge_from_);
    if (edge_target_ >= 0 && edge_target_ != edge_from_)
        ring(edge_target_);
    if (const GraphEdge* there =
            edge_target_ >= 0 ? deletedEdge(edge_from_, edge_target_) : nullptr) {
        paintCross(painter, pointOn(arrowOf(scene(), *there), 0.5), colours);
        return;
    }
    GraphScene with_end = scene();
    int to = edge_target_;
    if (to < 0) {
        // The pointer is on no node: there the edge ends until it is over one.
        const QPointF end = toScene(edge_to_);
        if (scene().place(edge_from_).contains(end))
            return;
        to = with_end.size();
        with_end.nodes.emplace_back();
        with_end.places.emplace_back(end - QPointF(0.5, 0.5), QSizeF(1, 1));
    }
    GraphEdge edge = newEdge(edge_from_, to);
    if (edge.tone == NodeTone::neutral)
        edge.tone = NodeTone::highlight;
    if (edge.arrow) {
        paintArrow(painter, with_end, edge, scale(), colours, font());
    } else {
        const GraphArrow line = arrowOf(with_end, edge);
        painter.setPen(QPen(colours.accent, 2.4));
        painter.drawLine(line.from, line.to);
    }
}

QString DrawingView::help() const {
    const Words said = words();
    if (!isDrawingEdge())
        return said.nothing_drawn;
    if (edge_target_ < 0)
        return dragged_ >= 0 ? said.while_dragging : said.while_choosing;
    return (deletedEdge(edge_from_, edge_target_) != nullptr ? said.deletes : said.draws)
        .arg(nameOf(edge_from_), nameOf(edge_target_));
}

void DrawingView::paintHelp() {
    // In the strip that the drawing leaves free, between the legend's button, where there is one,
    // and those that zoom.
    constexpr int edge = 12;
    constexpr int legend = 38;
    constexpr int buttons = 110;
    const int begin = childAt(edge, height() - edge) != nullptr ? legend : edge;
    QPainter painter(this);
    painter.setPen(coloursFor(palette()).muted_text);
    const int line = fontMetrics().lineSpacing();
    const int width = this->width() - begin - buttons - edge;
    // In a second line what the first has no room for; it may lie above a part of the drawing.
    const int lines = fontMetrics().horizontalAdvance(help()) > width ? 2 : 1;
    const QRect room(begin, height() - edge + 2 - lines * line, width, lines * line);
    constexpr double kept_by_wrapping = 0.9;
    const QString said =
        lines == 1 ? help()
                   : fontMetrics().elidedText(help(), Qt::ElideRight,
                                              static_cast<int>(2 * kept_by_wrapping * width));
    if (lines > 1)
        painter.fillRect(room, coloursFor(palette()).base);
    painter.drawText(room, Qt::AlignLeft | Qt::AlignBottom | Qt::TextWordWrap, said);
}

void DrawingView::mousePressEvent(QMouseEvent* event) {
    const int node = nodeAt(event->position());
    const bool draws =
        event->button() == Qt::RightButton ||
        (event->button() == Qt::LeftButton && event->modifiers().testFlag(Qt::ShiftModifier));
    if (!editable_ || node < 0 || isDrawingEdge() ||
        (!draws && event->button() != Qt::LeftButton)) {
        GraphView::mousePressEvent(event);
        return;
    }
    if (draws)
        select(node); // so that no third node has a ring
    dragged_ = node;
    moved_ = false;
    grip_ = toScene(event->position()) - scene().place(node).center();
    if (draws) {
        edge_from_ = node;
        leadEdge(event->position(), -1);
        Q_EMIT edgeStateChanged();
    }
    update();
}

void DrawingView::mouseMoveEvent(QMouseEvent* event) {
    if (dragged_ < 0) {
        GraphView::mouseMoveEvent(event);
        if (isDrawingEdge())
            leadEdge(event->position(), nodeAt(event->position()));
        return;
    }
    const QPointF by = event->position() - toWidget(scene().place(dragged_).center() + grip_);
    if (!moved_ && by.manhattanLength() < QApplication::startDragDistance())
        return;
    moved_ = true;
    if (isDrawingEdge()) {
        leadEdge(event->position(), nodeAt(event->position()));
    } else {
        // Shown at once; the document hears of it when the button is released.
        GraphScene next = scene();
        next.places[static_cast<std::size_t>(dragged_)].moveCenter(toScene(event->position()) -
                                                                   grip_);
        replaceScene(std::move(next), -1, Refit::where_needed);
    }
    update();
}

void DrawingView::mouseReleaseEvent(QMouseEvent* event) {
    if (dragged_ < 0) {
        GraphView::mouseReleaseEvent(event);
        return;
    }
    const int node = std::exchange(dragged_, -1);
    if (isDrawingEdge()) {
        const int to = nodeAt(event->position());
        // A click without a drag is no loop: that is drawn by C and Enter.
        endEdge(moved_ || to != node ? to : -1);
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

void DrawingView::mouseDoubleClickEvent(QMouseEvent* event) {
    const int node = nodeAt(event->position());
    if (!editable_ || event->button() != Qt::LeftButton)
        GraphView::mouseDoubleClickEvent(event);
    else if (node < 0 && room().contains(event->position()))
        Q_EMIT addWanted(toScene(event->position()));
    else if (node >= 0)
        Q_EMIT renameWanted(node);
}

void DrawingView::contextMenuEvent(QContextMenuEvent* event) {
    // The right button draws.
    if (editable_)
        event->accept();
    else
        GraphView::contextMenuEvent(event);
}

bool DrawingView::editByKey(int key) {
    const int node = selected();
    if (key == Qt::Key_Insert) {
        Q_EMIT addWanted(node >= 0 ? scene().place(node).center() : middle());
    } else if (key == Qt::Key_Escape && isDrawingEdge()) {
        endEdge(-1);
    } else if (node >= 0 && key == Qt::Key_Delete) {
        Q_EMIT removeWanted(node);
    } else if (node >= 0 && key == Qt::Key_F2) {
        Q_EMIT renameWanted(node);
    } else if (node >= 0 && key == Qt::Key_S) {
        Q_EMIT startWanted(node);
    } else if (node >= 0 && key == Qt::Key_C) {
        if (isDrawingEdge())
            endEdge(node);
        else
            beginEdge();
    } else {
        return pageKey(key);
    }
    return true;
}

void DrawingView::keyPressEvent(QKeyEvent* event) {
    const int key = event->key();
    const auto modifiers = event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier);
    if (editable_ && modifiers == Qt::NoModifier && editByKey(key))
        return;
    const QPointF by = stepOf(key);
    if (editable_ && modifiers == Qt::ControlModifier && selected() >= 0 && !by.isNull())
        Q_EMIT moveWanted(selected(), scene().place(selected()).center() + by);
    else
        GraphView::keyPressEvent(event);
}

} // namespace loggia::ui
