#pragma once

#include "core/base/control.hpp"
#include "core/pathfinding/grids/grid.hpp"
#include "core/pathfinding/grids/jump_table.hpp"
#include "core/pathfinding/grids/landmarks.hpp"

#include <memory>

namespace loggia::pathfinding {

/// Jump point search by a table, with landmarks for the heuristic: where the way is not the crow's
/// it expands a half to a sixth of the jump points. As exact as JumpTableSearch; of ways of the
/// same length it may find another. That there is no way it knows without a search. A node of 16
/// bytes for each jump point. Not for two threads at once.
class LandmarkSearch {
public:
    /// `grid`, and `table` and `landmarks`, which are of it, have to outlive this.
    LandmarkSearch(const Grid& grid, const JumpTable& table, const Landmarks& landmarks);
    LandmarkSearch(LandmarkSearch&&) noexcept;
    LandmarkSearch& operator=(LandmarkSearch&&) = delete;
    ~LandmarkSearch();

    /// Both inside the grid; a wall is reached from nowhere and leads nowhere.
    [[nodiscard]] GridPath find(Point start, Point goal, const Control& control = {});

private:
    class Implementation;
    std::unique_ptr<Implementation> implementation_;
};

} // namespace loggia::pathfinding
