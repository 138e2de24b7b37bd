#pragma once

#include "ui/widgets/graph/graph_scene.hpp"

#include <QPointF>

#include <vector>

namespace loggia::ui {

/// Where the middles of the badges lie: at the upper right corner of their nodes, and where the
/// head of an arrow or the road of a map comes in there, at the corner that is farthest from all of
/// them. Linear in nodes and edges.
[[nodiscard]] std::vector<QPointF> badgeCentres(const GraphScene& scene);

} // namespace loggia::ui
