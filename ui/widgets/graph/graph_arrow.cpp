#include "ui/widgets/graph/graph_arrow.hpp"

#include <algorithm>
#include <cmath>

namespace loggia::ui {

namespace {

/// Where a line from the middle of a node to `towards` leaves the node, and `gap` further.
QPointF borderOf(NodeShape shape, const QRectF& place, const QPointF& towards, double gap) {
    const QPointF by = towards - place.center();
    const double length = std::hypot(by.x(), by.y());
    if (length < 1e-6)
        return place.center();
    const double x = std::abs(by.x()) / (place.width() / 2);
    const double y = std::abs(by.y()) / (place.height() / 2);
    const double reach = shape == NodeShape::diamond ? x + y : std::max(x, y);
    return place.center() + by / reach + by / length * gap;
}

} // namespace

GraphArrow arrowOf(const GraphScene& scene, const GraphEdge& edge) {
    const QRectF& from = scene.place(edge.from);
    const QRectF& to = scene.place(edge.to);
    const auto shape = [&scene](int node) {
        return scene.nodes[static_cast<std::size_t>(node)].shape;
    };
    if (edge.from == edge.to) {
        // A loop at the upper right corner.
        const double size = from.height() * 0.9;
        return {{from.right() - from.width() / 4, from.top() - 1},
                {from.right() + size, from.top() - size},
                {from.right() + 1, from.center().y()}};
    }
    const QPointF line = to.center() - from.center();
    const double length = std::max(1.0, std::hypot(line.x(), line.y()));
    const QPointF left(line.y() / length, -line.x() / length);
    const QPointF by = (from.center() + to.center()) / 2 + left * (2 * edge.bend);
    return {borderOf(shape(edge.from), from, by, 1), by, borderOf(shape(edge.to), to, by, 2)};
}

QPointF pointOn(const GraphArrow& arrow, double at) {
    const double left = 1 - at;
    return arrow.from * (left * left) + arrow.by * (2 * left * at) + arrow.to * (at * at);
}

} // namespace loggia::ui
