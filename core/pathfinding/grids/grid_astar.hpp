#pragma once

#include "core/base/control.hpp"
#include "core/pathfinding/grids/grid.hpp"

#include <memory>

namespace loggia::pathfinding {

/// A* with octile distances on the eight neighbours of a grid, exact: no path is shorter, and
/// lengths a + b*sqrt(2) are never rounded.
///
/// Each cell expanded follows the canonical directions only (canonical A*, Sturtevant and Rabin
/// 2016), so that a cell on open floor is generated about once and not eight times. Costs are sums
/// of a small convergent of sqrt(2), which compare exactly as long as they stay below its bound
/// (paths of 47,000 steps); should one come to it, the search starts again with the wide numbers of
/// cost.hpp. A step raises a cell's sum by one of six amounts, so the frontier is a list for each
/// of them, all of which are in order as they are. Nothing is cleared between searches.
///
/// Keeps 8 bytes for each cell of the grid, which has to outlive it, and some tens for each of the
/// largest frontier. Not for two threads at once.
class GridAStar {
public:
    explicit GridAStar(const Grid& grid);
    GridAStar(GridAStar&&) noexcept;
    GridAStar& operator=(GridAStar&&) = delete;
    ~GridAStar();

    /// Both inside the grid; a wall is reached from nowhere and leads nowhere.
    [[nodiscard]] GridPath find(Point start, Point goal, const Control& control = {});

private:
    class Implementation;
    std::unique_ptr<Implementation> implementation_;
};

} // namespace loggia::pathfinding
