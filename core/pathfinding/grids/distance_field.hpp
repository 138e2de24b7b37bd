#pragma once

#include "core/base/control.hpp"
#include "core/pathfinding/grids/grid.hpp"

#include <cstdint>
#include <vector>

namespace loggia::pathfinding {

/// How many straight steps it takes from one cell to every other.
struct DistanceField {
    static constexpr std::uint32_t unreached = ~std::uint32_t{0};

    std::vector<std::uint32_t> steps; ///< by Grid::Cell
    std::uint64_t reached = 0;        ///< cells that can be reached, including the source
    bool complete = true;             ///< false where it was stopped; then some are still unreached
};

/// Breadth-first search on four neighbours by a queue, without a branch that depends on the maze:
/// linear in the cells of the grid, whatever it is like. `source` has to be inside the grid; where
/// it is a wall nothing is reached.
[[nodiscard]] DistanceField distance_field(const Grid& grid, Point source,
                                           const Control& control = {});

} // namespace loggia::pathfinding
