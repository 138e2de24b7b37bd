#include "core/pathfinding/grids/landmark_search.hpp"

#include "core/pathfinding/grids/jump_space.hpp"

#include <algorithm>
#include <cstdint>
#include <type_traits>

namespace loggia::pathfinding {

namespace detail {

/// The jumps of a table, and the landmarks' estimates of how far it is to a goal that is kept
/// elsewhere.
class LandmarkJumper : public TableJumper {
public:
    LandmarkJumper(const JumpTable& table, const Landmarks& landmarks, const Landmarks::Row& goal)
        : TableJumper(table), landmarks_(&landmarks), goal_(&goal) {}

    void prefetch(std::uint32_t id) const noexcept { __builtin_prefetch(&landmarks_->row(id)); }
    /// Wide sums are for grids whose paths are too long for landmarks.
    template <class Sum>
    [[nodiscard]] Sum raise(std::uint32_t id, Sum h) const noexcept {
        if constexpr (std::is_same_v<Sum, NarrowSums::Sum>)
            return std::max(h, Landmarks::lower_bound(landmarks_->row(id), *goal_));
        else
            return h;
    }

private:
    const Landmarks* landmarks_;
    const Landmarks::Row* goal_;
};

} // namespace detail

class LandmarkSearch::Implementation {
public:
    Implementation(const Grid& grid, const JumpTable& table, const Landmarks& landmarks)
        : grid_(grid), table_(table), landmarks_(landmarks),
          search_(grid, table.stops(), detail::LandmarkJumper(table, landmarks, goal_)) {}

    GridPath find(Point start, Point goal, const Control& control) {
        if (!grid_.passable(grid_.cell(start)) || !grid_.passable(grid_.cell(goal)))
            return {};
        // What is in sight is found at once and needs no estimates.
        if (start != goal && !detail::sees(grid_, table_.stops(), start, goal,
                                           detail::direction_towards(start, goal))) {
            const Landmarks::Part part = landmarks_.part(grid_.cell(goal));
            if (part == Landmarks::no_part || part != landmarks_.part(grid_.cell(start)))
                return {};
            goal_ = landmarks_.row(grid_, table_, goal);
        }
        return search_.find(start, goal, control);
    }

private:
    Landmarks::Row goal_; ///< of the goal of the search that goes on
    const Grid& grid_;
    const JumpTable& table_;
    const Landmarks& landmarks_;
    detail::JumpSearches<detail::LandmarkJumper> search_;
};

LandmarkSearch::LandmarkSearch(const Grid& grid, const JumpTable& table, const Landmarks& landmarks)
    : implementation_(std::make_unique<Implementation>(grid, table, landmarks)) {}
LandmarkSearch::LandmarkSearch(LandmarkSearch&&) noexcept = default;
LandmarkSearch::~LandmarkSearch() = default;

GridPath LandmarkSearch::find(Point start, Point goal, const Control& control) {
    return implementation_->find(start, goal, control);
}

} // namespace loggia::pathfinding
