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
    /// Row by row from the top: `wall`, or what entering the cell costs, 1 to 9.
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
        return inside(at) && terrain[index(at)] != wall;
    }
    /// Whether some passable cell costs more than 1.
    [[nodiscard]] bool weighted() const noexcept;

    friend bool operator==(const Maze&, const Maze&) = default;
};

/// The maze with this start and this goal, where given; fails where one of them is not passable or
/// there is none at all.
[[nodiscard]] Result<Maze> with_ends(Maze maze, std::optional<Point> start,
                                     std::optional<Point> goal);

} // namespace loggia::pathfinding
