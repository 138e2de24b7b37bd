#include "core/pathfinding/moves.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdlib>

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
    const double root = std::sqrt(static_cast<double>(squared));
    const double scaled = root * static_cast<double>(unit);
    // Doubles are good to 2^-52 of the value: what is taken off makes up for all roundings.
    return whole * whole == squared
               ? whole * unit
               : std::max<Cost>(static_cast<Cost>(scaled * (1 - 0x1p-50)) - 1, 0);
}

} // namespace

bool can_move(const Maze& maze, Point from, const Direction& by) noexcept {
    const bool on_water = maze.terrain[maze.index(from)] == water_terrain;
    const auto open = [&](Point at) {
        return maze.passable(at) && (maze.terrain[maze.index(at)] == water_terrain) == on_water;
    };
    const Point to = moved(from, by);
    if (!open(to))
        return false;
    return !by.diagonal() || (open({to.x, from.y}) && open({from.x, to.y}));
}

Cost distance(Point a, Point b, Heuristic heuristic, Neighbours neighbours) noexcept {
    const Cost unit = unit_of(neighbours, heuristic);
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

} // namespace loggia::pathfinding
