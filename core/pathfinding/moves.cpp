#include "core/pathfinding/moves.hpp"

#include <queue>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <utility>

namespace loggia::pathfinding {

namespace {

/// The largest whole number whose square is at most `squared * unit * unit`.
Cost scaled_root(std::int64_t squared, Cost unit) noexcept {
    // Integer and fraction apart, as the product would not fit.
    auto whole = static_cast<std::int64_t>(std::sqrt(static_cast<double>(squared)));
    while (whole * whole > squared)
        --whole;
    while ((whole + 1) * (whole + 1) <= squared)
        ++whole;
    if (unit == 1)
        return whole;
    const double root = std::sqrt(static_cast<double>(squared));
    const double scaled = root * static_cast<double>(unit);
    // Doubles are good to 2^-52 of the value: what is taken off makes up for all roundings.
    return whole * whole == squared
               ? whole * unit
               : std::max<Cost>(static_cast<Cost>(scaled * (1 - 0x1p-50)) - 1, 0);
}

} // namespace

bool can_move(const Maze& maze, Point from, const Direction& by) noexcept {
    const Point to = moved(from, by);
    if (!maze.passable(to))
        return false;
    return !by.diagonal() || (maze.passable({to.x, from.y}) && maze.passable({from.x, to.y}));
}

Cost distance(Point a, Point b, Heuristic heuristic, Neighbours neighbours) noexcept {
    const Cost unit = unit_of(neighbours);
    const Cost dx = std::abs(a.x - b.x);
    const Cost dy = std::abs(a.y - b.y);
    switch (heuristic) {
    case Heuristic::null:
        return 0;
    case Heuristic::manhattan:
        return (dx + dy) * unit;
    case Heuristic::euclidean:
        return scaled_root(dx * dx + dy * dy, unit);
    case Heuristic::octile: {
        const Cost both = std::min(dx, dy);
        const Cost diagonal = neighbours == Neighbours::four ? 1 : octile_diagonal;
        return (std::max(dx, dy) - both) * unit + both * diagonal;
    }
    case Heuristic::chebyshev:
        return std::max(dx, dy) * unit;
    }
    return 0;
}

std::vector<Cost> costs_to(const Maze& maze, Point to, const Control& control) {
    std::vector<Cost> costs(maze.cells(), infinite_cost);
    using Entry = std::pair<Cost, std::size_t>;
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> waiting;
    costs[maze.index(to)] = 0;
    waiting.push({0, maze.index(to)});
    constexpr unsigned every = 4096;
    for (unsigned work = 1; !waiting.empty(); ++work) {
        if (work % every == 0 && control.stop_requested())
            break;
        const auto [cost, cell] = waiting.top();
        waiting.pop();
        if (cost > costs[cell])
            continue;
        const Point at = maze.point(cell);
        for (std::size_t i = 0; i < direction_count(maze.neighbours); ++i) {
            if (!can_move(maze, at, directions[i]))
                continue;
            // The way back enters this cell.
            const Cost there = cost + step_cost(maze, at, directions[i]);
            const std::size_t from = maze.index(moved(at, directions[i]));
            if (there < costs[from]) {
                costs[from] = there;
                waiting.push({there, from});
            }
        }
    }
    return costs;
}

} // namespace loggia::pathfinding
