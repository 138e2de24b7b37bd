#pragma once

#include "ui/pathfinding/maze/search_subject.hpp"

#include <QPointF>
#include <QString>

#include <cstddef>
#include <optional>

namespace loggia::ui {

/// A graph that is drawn, as it is after an edit; places are those of its picture. What is not
/// possible leaves it as it is: a node or an edge too many, a name that is taken or that a file
/// could not hold, an edge from a node to itself.

/// Nodes that are put somewhere do not come nearer to others, in scene units.
inline constexpr double node_distance = 60;

/// With one node more, the last one, near a place where there is room, which has the first free
/// letter for its name; the first two nodes become start and goal.
[[nodiscard]] RoadTrip withNode(const RoadTrip& trip, const QPointF& place);
/// Without a node and its edges.
[[nodiscard]] RoadTrip withoutNode(const RoadTrip& trip, std::size_t node);
[[nodiscard]] RoadTrip withPlace(const RoadTrip& trip, std::size_t node, const QPointF& place);
[[nodiscard]] RoadTrip withName(const RoadTrip& trip, std::size_t node, const QString& name);
/// `unit`: what 1 is of the value, 1 or pathfinding::road_hundredths.
[[nodiscard]] RoadTrip withHeuristic(const RoadTrip& trip, std::size_t node,
                                     pathfinding::Cost value, pathfinding::Cost unit = 1);
[[nodiscard]] RoadTrip withStart(const RoadTrip& trip, std::size_t node);
[[nodiscard]] RoadTrip withGoal(const RoadTrip& trip, std::size_t node);
/// With an edge of cost 1 both ways, or without those that join the two nodes.
[[nodiscard]] RoadTrip withEdgeChanged(const RoadTrip& trip, std::size_t from, std::size_t to);
[[nodiscard]] RoadTrip withCost(const RoadTrip& trip, std::size_t edge, pathfinding::Cost cost,
                                pathfinding::Cost unit = 1);
[[nodiscard]] RoadTrip withOneWay(const RoadTrip& trip, std::size_t edge, bool one_way);
[[nodiscard]] RoadTrip withoutEdge(const RoadTrip& trip, std::size_t edge);

/// A textbook's graph, in which greedy search and A* find different paths.
[[nodiscard]] RoadTrip exampleGraph();

} // namespace loggia::ui
