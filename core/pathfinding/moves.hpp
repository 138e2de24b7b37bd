#pragma once

#include "core/pathfinding/cost.hpp"
#include "core/pathfinding/maze.hpp"

#include <array>
#include <cstddef>
#include <string_view>

namespace loggia::pathfinding {

/// A step from cell to cell. The first four are in the order of the Berkeley Pacman framework.
struct Direction {
    int x = 0;
    int y = 0;
    std::string_view name;

    [[nodiscard]] constexpr bool diagonal() const noexcept { return x != 0 && y != 0; }
};

inline constexpr std::array<Direction, 8> directions{{
    {0, -1, "North"},
    {0, 1, "South"},
    {1, 0, "East"},
    {-1, 0, "West"},
    {1, -1, "Northeast"},
    {-1, -1, "Northwest"},
    {1, 1, "Southeast"},
    {-1, 1, "Southwest"},
}};

/// How many of `directions` lead on.
[[nodiscard]] constexpr std::size_t direction_count(Neighbours neighbours) noexcept {
    return neighbours == Neighbours::four ? 4 : 8;
}

[[nodiscard]] constexpr Point moved(Point from, const Direction& by) noexcept {
    return {from.x + by.x, from.y + by.y};
}

/// Whether a step is possible from a passable cell: to a passable one of the same surface, and
/// diagonally between two such cells.
[[nodiscard]] bool can_move(const Maze& maze, Point from, const Direction& by) noexcept;

/// What 1 is, see Problem::unit.
[[nodiscard]] constexpr Cost unit_of(Neighbours neighbours) noexcept {
    return neighbours == Neighbours::four ? 1 : octile_straight;
}

/// What 1 is where Euclidean distances are compared with whole numbers of steps: fine enough that
/// sums compare as the real numbers do on any maze that a person looks at.
inline constexpr Cost euclidean_unit = Cost{1} << 32U;

/// What a step to a cell costs, in unit_of(neighbours).
[[nodiscard]] inline Cost step_cost(const Maze& maze, Point to, const Direction& by) noexcept {
    const Cost terrain = entering_cost(maze.terrain[maze.index(to)]);
    return terrain * (by.diagonal() ? octile_diagonal : unit_of(maze.neighbours));
}

/// How far it is from one cell to another on a floor without walls.
enum class Heuristic : std::uint8_t { null, manhattan, euclidean, octile, chebyshev };

/// What 1 is in a search by this heuristic.
[[nodiscard]] constexpr Cost unit_of(Neighbours neighbours, Heuristic heuristic) noexcept {
    return neighbours == Neighbours::four && heuristic == Heuristic::euclidean
               ? euclidean_unit
               : unit_of(neighbours);
}

/// In unit_of(neighbours, heuristic), rounded down.
[[nodiscard]] Cost distance(Point a, Point b, Heuristic heuristic, Neighbours neighbours) noexcept;
/// Whether it is never above the true cost.
[[nodiscard]] constexpr bool admissible(Heuristic heuristic, Neighbours neighbours) noexcept {
    return heuristic != Heuristic::manhattan || neighbours == Neighbours::four;
}
/// The best of those that are admissible: Manhattan or octile.
[[nodiscard]] constexpr Heuristic best_heuristic(Neighbours neighbours) noexcept {
    return neighbours == Neighbours::four ? Heuristic::manhattan : Heuristic::octile;
}

} // namespace loggia::pathfinding
