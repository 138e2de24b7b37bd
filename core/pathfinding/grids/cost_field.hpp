#pragma once

#include "core/base/control.hpp"
#include "core/pathfinding/cost.hpp"
#include "core/pathfinding/maze.hpp"

#include <vector>

namespace loggia::pathfinding {

/// What the cheapest way from each cell to `to` costs, in the maze's unit (unit_of in moves.hpp),
/// by cell; infinite_cost where there is none. Costs of terrain are those of entering a cell, so
/// ways there and back may differ.
///
/// By distance_field where all floor costs 1 and steps go to four neighbours, otherwise by
/// Dijkstra's algorithm. `to` has to be inside; a wall is reached from nowhere. Where it is
/// stopped, costs may still be too high or missing.
[[nodiscard]] std::vector<Cost> costs_to(const Maze& maze, Point to, const Control& control = {});
/// The same for the paths from `from` to each cell.
[[nodiscard]] std::vector<Cost> costs_from(const Maze& maze, Point from,
                                           const Control& control = {});

} // namespace loggia::pathfinding
