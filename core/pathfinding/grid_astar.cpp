#include "core/pathfinding/grid_astar.hpp"

#include "core/pathfinding/grid_search.hpp"

#include <bit>
#include <cstdint>

namespace loggia::pathfinding {

namespace detail {

/// Cells, and single steps in the canonical directions.
template <class S>
class CellSpace {
public:
    using Sums = S;
    static constexpr std::uint64_t every = 16'384;

    explicit CellSpace(const Grid& grid) : grid_(&grid), nodes_(grid.cells()) {
        for (Grid::Cell cell = 0; cell < grid.cells(); ++cell)
            nodes_[cell].legal = grid.legal(cell);
    }

    void begin(Point start, Point goal) {
        nodes_.begin_search();
        first_ = grid_->cell(start);
        target_ = grid_->cell(goal);
        goal_ = goal;
    }
    [[nodiscard]] Grid::Cell first() const noexcept { return first_; }
    [[nodiscard]] Grid::Cell target() const noexcept { return target_; }
    [[nodiscard]] GridNodes<GridNode<Sums>>& nodes() noexcept { return nodes_; }
    [[nodiscard]] Point point(Grid::Cell cell) const noexcept { return grid_->point(cell); }
    [[nodiscard]] typename Sums::Sum estimate_from(Grid::Cell /*cell*/, Point at) const noexcept {
        return estimate<Sums>(at, goal_);
    }
    [[nodiscard]] Grid::Cell origin(Grid::Cell cell) const noexcept {
        return cell - static_cast<Grid::Cell>(grid_->offset(nodes_[cell].from()));
    }

    template <class Visit>
    void expand(Grid::Cell cell, Point at, const Visit& visit) const {
        const GridNode<Sums>& node = nodes_[cell];
        for (unsigned follow = canonical_directions()[node.from()][node.legal]; follow != 0;
             follow &= follow - 1) {
            const auto direction = static_cast<unsigned>(std::countr_zero(follow));
            visit(cell + static_cast<Grid::Cell>(grid_->offset(direction)),
                  Point{at.x + step_x[direction], at.y + step_y[direction]},
                  cost_of<Sums>(direction), direction);
        }
    }

private:
    const Grid* grid_;
    GridNodes<GridNode<Sums>> nodes_;
    Grid::Cell first_ = 0;
    Grid::Cell target_ = 0;
    Point goal_;
};

} // namespace detail

class GridAStar::Implementation {
public:
    explicit Implementation(const Grid& grid) : grid_(grid), narrow_(grid) {}

    GridPath find(Point start, Point goal, const Control& control) {
        if (!grid_.passable(grid_.cell(start)) || !grid_.passable(grid_.cell(goal)))
            return {};
        if (auto path = search_.find(narrow_, start, goal, control))
            return *std::move(path);
        detail::CellSpace<detail::WideSums> wide(grid_);
        return *detail::GridSearch<detail::CellSpace<detail::WideSums>>().find(wide, start, goal,
                                                                               control);
    }

private:
    const Grid& grid_;
    detail::CellSpace<detail::NarrowSums> narrow_;
    detail::GridSearch<detail::CellSpace<detail::NarrowSums>> search_;
};

GridAStar::GridAStar(const Grid& grid) : implementation_(std::make_unique<Implementation>(grid)) {}
GridAStar::GridAStar(GridAStar&&) noexcept = default;
GridAStar::~GridAStar() = default;

GridPath GridAStar::find(Point start, Point goal, const Control& control) {
    return implementation_->find(start, goal, control);
}

} // namespace loggia::pathfinding
