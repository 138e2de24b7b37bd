#pragma once

#include "ui/widgets/graph/graph_scene.hpp"

#include <QPointF>

#include <vector>

namespace loggia::ui {

/// Where the middles of the badges lie: at the upper right corner of their nodes, and where the
/// head of an arrow or the road of a map comes in there, or the badge of another node lies there,
/// at the corner that is farthest from all of them. Linear in edges; of up to 300 nodes the badges
/// are compared with each other, of more they are not.
[[nodiscard]] std::vector<QPointF> badgeCentres(const GraphScene& scene);

} // namespace loggia::ui
