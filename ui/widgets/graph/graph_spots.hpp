#pragma once

#include "ui/widgets/graph/graph_scene.hpp"

#include <Qt>

namespace loggia::ui {

// Positions in a scene. Points and lengths are those of the scene.

/// The bounds of a scene without its margin: nodes with their signs, and arrows.
[[nodiscard]] QRectF drawnBounds(const GraphScene& scene);

/// The node at a point or, where there is none, the nearest one less than `reach` away; -1: none.
[[nodiscard]] int nodeNear(const GraphScene& scene, const QPointF& point, double reach);

/// The node shown that is nearest on the side of an arrow key; the first one by Home. -1: none.
[[nodiscard]] int nodeBeside(const GraphScene& scene, int node, Qt::Key key);

} // namespace loggia::ui
