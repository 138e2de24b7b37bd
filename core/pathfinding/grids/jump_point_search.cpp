#include "core/pathfinding/grids/jump_point_search.hpp"

#include "core/pathfinding/grids/jump_points.hpp"
#include "core/pathfinding/grids/jump_space.hpp"

namespace loggia::pathfinding {

namespace detail {

/// The jumps of one search, found while it goes.
class ScanJumper : public OctileEstimates {
public:
    ScanJumper(const Grid& grid, const JumpStops& stops) : grid_(&grid), stops_(&stops) {}

    template <class Passes, class Flush>
    void add(std::uint32_t /*id*/, Point at, unsigned follow, Jumps& jumps, const Passes& passes,
             const Flush& flush) const {
        scan_jumps(*grid_, *stops_, at, follow, jumps, passes, flush);
    }

private:
    const Grid* grid_;
    const JumpStops* stops_;
};

} // namespace detail

class JumpPointSearch::Implementation {
public:
    explicit Implementation(const Grid& grid)
        : stops_(grid), search_(grid, stops_, detail::ScanJumper(grid, stops_)) {}

    GridPath find(Point start, Point goal, const Control& control) {
        return search_.find(start, goal, control);
    }

private:
    JumpStops stops_;
    detail::JumpSearches<detail::ScanJumper> search_;
};

JumpPointSearch::JumpPointSearch(const Grid& grid)
    : implementation_(std::make_unique<Implementation>(grid)) {}
JumpPointSearch::JumpPointSearch(JumpPointSearch&&) noexcept = default;
JumpPointSearch::~JumpPointSearch() = default;

GridPath JumpPointSearch::find(Point start, Point goal, const Control& control) {
    return implementation_->find(start, goal, control);
}

} // namespace loggia::pathfinding
