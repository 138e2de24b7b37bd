#pragma once

#include "core/base/control.hpp"
#include "core/pathfinding/grids/grid.hpp"
#include "core/pathfinding/grids/jump_table.hpp"
#include "core/pathfinding/grids/landmarks.hpp"

#include <memory>

namespace loggia::pathfinding {

/// Jump point search with a table and a landmark heuristic: if the path is far from a straight
/// line, it expands a half to a sixth of the jump points. As exact as JumpTableSearch, but it may
/// find another path of the same length. It detects without a search that there is no path. A node
/// of 16 bytes for each jump point. Not for two threads at once.
class LandmarkSearch {
public:
    /// `grid`, and `table` and `landmarks`, which are of it, must outlive this.
    LandmarkSearch(const Grid& grid, const JumpTable& table, const Landmarks& landmarks);
    LandmarkSearch(LandmarkSearch&&) noexcept;
    LandmarkSearch& operator=(LandmarkSearch&&) = delete;
    ~LandmarkSearch();

    /// Both must be inside the grid; no path leads to or from a wall.
    [[nodiscard]] GridPath find(Point start, Point goal, const Control& control = {});

private:
    class Implementation;
    std::unique_ptr<Implementation> implementation_;
};

} // namespace loggia::pathfinding
