#pragma once

#include "core/base/control.hpp"
#include "core/pathfinding/grids/grid.hpp"
#include "core/pathfinding/grids/jump_table.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace loggia::pathfinding {

/// How far it is from the jump points of a grid to a few of them, the landmarks: by the triangle
/// inequality no path from one cell to another is shorter than the difference of their distances to
/// any third (A* with landmarks, Goldberg and Harrelson 2005; on grids a differential heuristic,
/// Sturtevant et al. 2009). Unlike the octile distance this knows of walls. The heuristic values
/// are consistent: along a path they fall by at most its length, because they are differences of
/// exact numbers.
///
/// Each part of the grid that hangs together has landmarks of its own, as far apart as can be. 64
/// bytes for each jump point and 4 for each cell.
class Landmarks {
public:
    static constexpr std::size_t count = 16;
    /// Distances in sums of 32 bits (NarrowSums in grid_sums.hpp) to the landmarks of a part. All
    /// are 0 where a part has fewer, or is so large that such sums do not do.
    struct alignas(64) Row {
        std::array<std::uint32_t, count> distances{};
    };
    /// Numbers the parts in which there are jump points.
    using Part = std::uint32_t;
    static constexpr Part no_part = ~Part{0};

    /// Dijkstra's algorithm from each landmark, back along the jumps of the table; takes as long as
    /// some dozens of searches that visit everything. Nothing where it was stopped. `table` is of
    /// `grid`.
    [[nodiscard]] static std::optional<Landmarks> make(const Grid& grid, const JumpTable& table,
                                                       const Control& control = {});

    /// What is known of a jump point.
    [[nodiscard]] const Row& row(std::uint32_t id) const noexcept { return rows_[id]; }

    /// What is known of any passable cell, from the jump points around it, which takes about as
    /// long as expanding it.
    [[nodiscard]] Row row(const Grid& grid, const JumpTable& table, Point at) const;

    /// The part that a passable cell lies in; none where all cells that can be come to are seen
    /// from it, so that there are no jump points.
    [[nodiscard]] Part part(Grid::Cell cell) const noexcept { return parts_[cell]; }

    /// A way from one of two cells of a part to the other is no shorter than this.
    [[nodiscard]] static std::uint32_t lower_bound(const Row& a, const Row& b) noexcept {
        std::uint32_t most = 0;
        for (std::size_t i = 0; i < count; ++i) { // without branches, four at once
            const std::uint32_t x = a.distances[i];
            const std::uint32_t y = b.distances[i];
            most = std::max(most, std::max(x, y) - std::min(x, y));
        }
        return most;
    }

private:
    std::vector<Row> rows_;   ///< by jump point
    std::vector<Part> parts_; ///< by cell
    /// The landmarks of each part, as many as there are distances.
    std::vector<std::vector<Point>> landmarks_;
};

} // namespace loggia::pathfinding
