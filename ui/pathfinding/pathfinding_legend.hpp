#pragma once

#include "ui/legend/legend.hpp"
#include "ui/widgets/graph/graph_scene.hpp"

#include <QString>

#include <utility>
#include <vector>

namespace loggia::ui {

/// What the marks of the page's pictures mean.
[[nodiscard]] Legend pathfindingLegend();

/// Every sign of a map of roads or a drawn graph, which pathfindingLegend() shows.
struct RoadLegend {
    std::vector<std::pair<GraphNode, QString>> towns;
    std::vector<std::pair<GraphEdge, QString>> roads;
};
[[nodiscard]] RoadLegend roadLegend();

} // namespace loggia::ui
