#pragma once

#include "core/pathfinding/maze.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace loggia::ui {

/// What stands on a maze and how it is walked through: all of it but size and terrain.
struct MazeSetting {
    pathfinding::Neighbours neighbours = pathfinding::Neighbours::four;
    std::optional<pathfinding::Point> start;
    std::optional<pathfinding::Point> goal;
    std::vector<pathfinding::Point> food;
    std::vector<pathfinding::Point> ghosts;
    std::vector<pathfinding::Point> capsules;

    friend bool operator==(const MazeSetting&, const MazeSetting&) = default;
};

[[nodiscard]] MazeSetting settingOf(const pathfinding::Maze& maze);

/// What an edit changes in a maze, and nothing else of it, so that undo costs what was drawn.
struct MazeDifference {
    struct Cell {
        std::uint32_t index = 0;
        std::uint8_t before = 0;
        std::uint8_t after = 0;
    };
    std::vector<Cell> cells; ///< In the order in which they changed; a cell may do so again.
    std::optional<std::pair<MazeSetting, MazeSetting>> setting; ///< Before and after.

    [[nodiscard]] bool isEmpty() const { return cells.empty() && !setting; }
};

/// Changes a maze, or back; it has to be the one that the difference was made for.
void apply(const MazeDifference& difference, pathfinding::Maze& maze);
void revert(const MazeDifference& difference, pathfinding::Maze& maze);
/// Makes `first` do what `next`, made just after it, does too.
void append(MazeDifference& first, const MazeDifference& next);

/// Gives cells a terrain: `wall` or 1 to 9. Start and goal are never walled up; what else stands on
/// a new wall goes. Cells beyond the borders are left out.
[[nodiscard]] MazeDifference painted(const pathfinding::Maze& maze,
                                     std::span<const pathfinding::Point> cells,
                                     std::uint8_t terrain);
/// Puts start or goal; a wall becomes floor of cost 1. Nothing where it lies beyond the border.
[[nodiscard]] MazeDifference withStart(const pathfinding::Maze& maze, pathfinding::Point start);
[[nodiscard]] MazeDifference withGoal(const pathfinding::Maze& maze, pathfinding::Point goal);
/// Puts food on those cells that are passable, or takes it away.
[[nodiscard]] MazeDifference withFood(const pathfinding::Maze& maze,
                                      std::span<const pathfinding::Point> cells, bool put);
[[nodiscard]] MazeDifference withNeighbours(const pathfinding::Maze& maze,
                                            pathfinding::Neighbours neighbours);

/// The cells of a straight line, both ends included, each beside the one before or at its corner.
[[nodiscard]] std::vector<pathfinding::Point> cellsBetween(pathfinding::Point from,
                                                           pathfinding::Point to);

/// The same maze with other sides (from 1 on): cut off, or with floor added, at the right and
/// below. Start and goal that would be cut off go to the nearest corner that is left.
[[nodiscard]] pathfinding::Maze resized(const pathfinding::Maze& maze, int width, int height);

} // namespace loggia::ui
