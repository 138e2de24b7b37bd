#pragma once

#include "core/pathfinding/cost.hpp"
#include "core/pathfinding/maze.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace loggia::pathfinding {

/// The directions of grids, by number: four straight ones, then four diagonal ones.
enum GridDirection : std::uint8_t {
    north,
    south,
    east,
    west,
    northeast,
    northwest,
    southeast,
    southwest
};

/// A bit for each direction.
using Directions = std::uint8_t;

/// The walls of a maze laid out for speed: rows of bits with at least one cell of wall around them,
/// so that nothing has to look for borders. What a floor costs is left out: every step costs 1, or
/// sqrt(2) where it is diagonal (no corners are cut). A byte and six bits for each cell.
class Grid {
public:
    /// A cell by its number, row by row of the padded grid.
    using Cell = std::uint32_t;

    /// Cells of other surfaces are walls, so that searches know of one surface only and are as fast
    /// on maps that have several.
    explicit Grid(const Maze& maze, Surface surface = Surface::land);

    [[nodiscard]] int width() const noexcept { return width_; }
    [[nodiscard]] int height() const noexcept { return height_; }
    /// Cells in a padded row, a multiple of 64, and in all of them.
    [[nodiscard]] std::uint32_t stride() const noexcept { return stride_; }
    [[nodiscard]] std::size_t cells() const noexcept { return legal_.size(); }
    /// How far it is to the next cell in a direction, by number.
    [[nodiscard]] std::int32_t offset(unsigned direction) const noexcept {
        return offsets_[direction];
    }

    [[nodiscard]] bool inside(Point at) const noexcept {
        return at.x >= 0 && at.y >= 0 && at.x < width_ && at.y < height_;
    }
    [[nodiscard]] Cell cell(Point at) const noexcept {
        return static_cast<Cell>(at.y + 1) * stride_ + static_cast<Cell>(at.x + 1);
    }
    [[nodiscard]] Point point(Cell cell) const noexcept {
        const auto row = static_cast<Cell>(cell * reciprocal_ >> reciprocal_bits);
        return {static_cast<int>(cell - row * stride_) - 1, static_cast<int>(row) - 1};
    }
    [[nodiscard]] bool passable(Cell cell) const noexcept {
        return (free_[cell / 64] >> (cell % 64) & 1U) != 0;
    }
    /// Where a step leads on from a passable cell.
    [[nodiscard]] Directions legal(Cell cell) const noexcept { return legal_[cell]; }

    /// 64 cells a word, bit 0 the first; a padded row is stride() / 64 words. The padding is 0.
    [[nodiscard]] const std::vector<std::uint64_t>& free_words() const noexcept { return free_; }

private:
    void set_legal(std::size_t word);

    static constexpr unsigned reciprocal_bits = 40;

    int width_;
    int height_;
    std::uint32_t stride_;
    std::uint64_t reciprocal_; ///< 2^40 / stride, rounded up: exact for all cells of a maze
    std::array<std::int32_t, 8> offsets_{};
    std::vector<std::uint64_t> free_;
    std::vector<Directions> legal_;
};

/// What searches on grids answer.
struct GridPath {
    bool found = false;
    bool complete = true; ///< false where it was stopped before it knew
    Octile length;
    /// Start, the cells in which the path turns, and goal: between two of them it goes straight or
    /// diagonally. Empty where none was found.
    std::vector<Point> corners;
    std::uint64_t expanded = 0;
    std::uint64_t generated = 0;
};

/// All cells of a path, from its corners.
[[nodiscard]] std::vector<Point> cells_of(const std::vector<Point>& corners);

/// The octile distance, as counts of steps.
[[nodiscard]] Octile octile_distance(Point a, Point b) noexcept;

/// Which directions have to be followed from a cell that was come to in a direction, given where
/// steps lead on from it: all other cells are reached by a way that is no longer and, where it is
/// as long, has its diagonal steps earlier (Harabor and Grastien 2011 and 2012, without cutting
/// corners). Row 8 is for the start, which was come to from nowhere.
[[nodiscard]] const std::array<std::array<Directions, 256>, 9>& canonical_directions() noexcept;

} // namespace loggia::pathfinding
