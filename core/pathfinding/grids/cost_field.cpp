#include "core/pathfinding/grids/cost_field.hpp"

#include "core/base/poll.hpp"
#include "core/pathfinding/grids/distance_field.hpp"
#include "core/pathfinding/moves.hpp"

#include <queue>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <utility>

namespace loggia::pathfinding {

namespace {

enum class Ways : std::uint8_t { to, from };

std::vector<Cost> costs_by_steps(const Maze& maze, Point source, const Control& control) {
    const Grid grid(maze, maze.surface(source).value_or(Surface::land));
    const DistanceField field = distance_field(grid, source, control);
    std::vector<Cost> costs(maze.cells(), infinite_cost);
    std::size_t cell = 0;
    for (int y = 0; y < maze.height; ++y) {
        const std::uint32_t* const row = field.steps.data() + grid.cell({0, y});
        for (int x = 0; x < maze.width; ++x, ++cell)
            if (row[x] != DistanceField::unreached)
                costs[cell] = row[x];
    }
    return costs;
}

std::vector<Cost> costs_of(const Maze& maze, Point source, Ways ways, const Control& control) {
    if (maze.neighbours == Neighbours::four && !maze.weighted())
        return costs_by_steps(maze, source, control);
    std::vector<Cost> costs(maze.cells(), infinite_cost);
    if (!maze.passable(source))
        return costs;
    using Entry = std::pair<Cost, std::size_t>;
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> waiting;
    costs[maze.index(source)] = 0;
    waiting.push({0, maze.index(source)});
    Poll poll(control, 200);
    while (!waiting.empty() && !poll.stop()) {
        const auto [cost, cell] = waiting.top();
        waiting.pop();
        if (cost > costs[cell])
            continue;
        const Point at = maze.point(cell);
        for (std::size_t i = 0; i < direction_count(maze.neighbours); ++i) {
            if (!can_move(maze, at, directions[i]))
                continue;
            const Point next = moved(at, directions[i]);
            // A path to the source comes from the next cell and enters this one.
            const Cost there = cost + step_cost(maze, ways == Ways::to ? at : next, directions[i]);
            Cost& known = costs[maze.index(next)];
            if (there < known) {
                known = there;
                waiting.push({there, maze.index(next)});
            }
        }
    }
    return costs;
}

} // namespace

std::vector<Cost> costs_to(const Maze& maze, Point to, const Control& control) {
    return costs_of(maze, to, Ways::to, control);
}

std::vector<Cost> costs_from(const Maze& maze, Point from, const Control& control) {
    return costs_of(maze, from, Ways::from, control);
}

} // namespace loggia::pathfinding
