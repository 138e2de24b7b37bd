#pragma once

#include "ui/widgets/graph/graph_scene.hpp"

#include <QPointF>

namespace loggia::ui {

/// An arrow as it is drawn: from `from` towards `by`, bending, to its head at `to`.
struct GraphArrow {
    QPointF from;
    QPointF by;
    QPointF to;
};

/// Where an arrow of a scene lies: it begins and ends at the borders of its nodes, which are both
/// shown. The middle of its curve is `edge.bend` aside of the straight line.
[[nodiscard]] GraphArrow arrowOf(const GraphScene& scene, const GraphEdge& edge);

/// A point of its curve, from 0 where it begins to 1 at its head.
[[nodiscard]] QPointF pointOn(const GraphArrow& arrow, double at);

} // namespace loggia::ui
