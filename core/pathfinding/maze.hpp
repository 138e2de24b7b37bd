#pragma once

#include "core/base/error.hpp"

#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace loggia::pathfinding {

/// A cell of a maze: column from the left and row from the top, both from 0.
struct Point {
    int x = 0;
    int y = 0;

    friend bool operator==(const Point&, const Point&) = default;
    /// In the order of rows, then columns.
    friend std::strong_ordering operator<=>(const Point& a, const Point& b) noexcept {
        const auto rows = a.y <=> b.y;
        return rows != std::strong_ordering::equal ? rows : a.x <=> b.x;
    }
};

/// From each cell to the four that share a side with it, or also to the four diagonal ones. A
/// diagonal step costs sqrt(2) times the terrain and does not cut corners: both cells that it
/// passes between have to be passable.
enum class Neighbours : std::uint8_t { four, eight };

inline constexpr std::uint8_t wall = 0;
inline constexpr std::uint8_t costliest_terrain = 9;
/// Water: entering it costs 1, and no step leads from other floor to it or back (`W` of a MovingAI
/// map).
inline constexpr std::uint8_t water_terrain = 10;
/// Trees of a MovingAI map, in what benchmark_map_of() reads and nowhere else. A wall, but to a
/// Grid of the trees.
inline constexpr std::uint8_t tree_terrain = 11;
inline constexpr std::size_t terrain_kinds = 12;

/// What a path stays on: it never leads from one of them to another.
enum class Surface : std::uint8_t { land, water, trees };
inline constexpr std::size_t surface_count = 3;

/// The surface that terrain belongs to; nothing for walls.
[[nodiscard]] constexpr std::optional<Surface> surface_of(std::uint8_t terrain) noexcept {
    if (terrain == wall)
        return std::nullopt;
    return terrain == water_terrain  ? Surface::water
           : terrain == tree_terrain ? Surface::trees
                                     : Surface::land;
}
/// What a straight step to passable terrain costs.
[[nodiscard]] constexpr int entering_cost(std::uint8_t terrain) noexcept {
    return terrain == water_terrain ? 1 : terrain;
}

/// The largest maze in cells.
inline constexpr std::size_t most_cells = std::size_t{1} << 22U;
/// The most columns or rows that a file may have: a coordinate fits into 16 bits, and no maze grows
/// to a multiple of itself where rows are filled up to whole words.
inline constexpr int most_side = 32'767;

/// A maze: walls and floor in rows, with what stands on it. Beyond its borders is wall.
struct Maze {
    int width = 0;
    int height = 0;
    Neighbours neighbours = Neighbours::four;
    /// Row by row from the top: `wall`, what entering the cell costs, 1 to 9, or `water_terrain`.
    std::vector<std::uint8_t> terrain;
    std::optional<Point> start;
    std::optional<Point> goal;
    // Ascending and without repetition, on passable cells.
    std::vector<Point> food;
    std::vector<Point> ghosts;
    std::vector<Point> capsules;

    /// All floor of cost 1. Sides from 1 to most_side, at most most_cells cells.
    [[nodiscard]] static Maze floor(int width, int height);

    [[nodiscard]] std::size_t cells() const noexcept { return terrain.size(); }
    [[nodiscard]] bool inside(Point at) const noexcept {
        return at.x >= 0 && at.y >= 0 && at.x < width && at.y < height;
    }
    /// The number of a cell, row by row; it has to be inside.
    [[nodiscard]] std::size_t index(Point at) const noexcept {
        return static_cast<std::size_t>(at.y) * static_cast<std::size_t>(width) +
               static_cast<std::size_t>(at.x);
    }
    [[nodiscard]] Point point(std::size_t index) const noexcept {
        const auto columns = static_cast<std::size_t>(width);
        return {static_cast<int>(index % columns), static_cast<int>(index / columns)};
    }
    [[nodiscard]] bool passable(Point at) const noexcept {
        return inside(at) && terrain[index(at)] != wall && terrain[index(at)] != tree_terrain;
    }
    /// Of a cell that has to be inside; nothing for walls.
    [[nodiscard]] std::optional<Surface> surface(Point at) const noexcept {
        return surface_of(terrain[index(at)]);
    }
    /// Whether some passable cell costs more than 1.
    [[nodiscard]] bool weighted() const noexcept;
    [[nodiscard]] bool has_water() const noexcept;

    friend bool operator==(const Maze&, const Maze&) = default;
};

/// The maze with this start and this goal, where given; fails where one of them is not passable or
/// there is none at all.
[[nodiscard]] Result<Maze> with_ends(Maze maze, std::optional<Point> start,
                                     std::optional<Point> goal);

} // namespace loggia::pathfinding
