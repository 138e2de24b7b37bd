#include "core/pathfinding/maze.hpp"

#include "core/base/number_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace loggia::pathfinding {

Maze Maze::floor(int width, int height) {
    Maze maze;
    maze.width = width;
    maze.height = height;
    maze.terrain.assign(static_cast<std::size_t>(width) * static_cast<std::size_t>(height), 1);
    return maze;
}

bool Maze::weighted() const noexcept {
    return std::any_of(terrain.begin(), terrain.end(),
                       [](std::uint8_t cell) { return cell > 1 && cell <= costliest_terrain; });
}

bool Maze::has_water() const noexcept {
    return std::find(terrain.begin(), terrain.end(), water_terrain) != terrain.end();
}

Result<Maze> with_ends(Maze maze, std::optional<Point> start, std::optional<Point> goal) {
    if (start)
        maze.start = start;
    if (goal)
        maze.goal = goal;
    const auto check = [&maze](const std::optional<Point>& at, const char* what) -> Result<void> {
        if (!at)
            return failure(fmt::format("the maze has no {}", what));
        if (!maze.inside(*at))
            return failure(fmt::format("the {} ({}, {}) is not in the maze of {} and {}", what,
                                       at->x, at->y,
                                       counted(static_cast<unsigned>(maze.width), "column"),
                                       counted(static_cast<unsigned>(maze.height), "row")));
        if (!maze.passable(*at))
            return failure(fmt::format("the {} ({}, {}) is a wall", what, at->x, at->y));
        return {};
    };
    if (const auto good = check(maze.start, "start"); !good)
        return tl::unexpected(good.error());
    if (const auto good = check(maze.goal, "goal"); !good)
        return tl::unexpected(good.error());
    return maze;
}

} // namespace loggia::pathfinding
