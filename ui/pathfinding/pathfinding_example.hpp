#pragma once

#include "core/pathfinding/maze.hpp"

namespace loggia::ui {

/// The maze that the page opens on: small enough to read every cell, with a wall that leads
/// heuristics astray, and two paths, of which the one with the fewest steps (30) crosses expensive
/// floor and the other, of 32, is the cheapest.
[[nodiscard]] pathfinding::Maze workedMaze();

/// With a few pieces of food spread over what can be reached from the start; without a start as it
/// is.
[[nodiscard]] pathfinding::Maze withSomeFood(pathfinding::Maze maze);

/// A floor with a border, start and goal, to be drawn in.
[[nodiscard]] pathfinding::Maze emptyMaze();

} // namespace loggia::ui
