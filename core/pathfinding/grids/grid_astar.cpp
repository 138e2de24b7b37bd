#include "core/pathfinding/grids/grid_astar.hpp"

#include "core/pathfinding/grids/corners_back.hpp"
#include "core/pathfinding/grids/grid_frontier.hpp"
#include "core/pathfinding/grids/grid_sums.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace loggia::pathfinding {

namespace detail {

/// What is known about a cell, as one number, so that paths to it compare like numbers. From the
/// top: the search in which it was reached, counted downwards, so that the path of an earlier
/// search is worse than any; what it costs; whether it was expanded, in what direction it was come
/// to, and where steps lead on.
template <class Sums>
struct CellNode {
    using Sum = typename Sums::Sum;
    using Number = typename Sums::Packed;

    static constexpr unsigned from_shift = 8;
    static constexpr unsigned cost_shift = 16;
    static constexpr unsigned search_shift = cost_shift + 8 * sizeof(Sum);
    static constexpr Number legal_bits = 255;
    static constexpr Number closed_bit = 1U << 12U;
    static constexpr Number below_cost = (1U << cost_shift) - 1;

    static Number way(Sum cost, unsigned from) noexcept {
        return Number{cost} << cost_shift | from << from_shift;
    }
    static Number search(std::uint16_t number) noexcept { return Number{number} << search_shift; }
    static Sum cost_of(Number node) noexcept { return static_cast<Sum>(node >> cost_shift); }
    static unsigned from_of(Number node) noexcept {
        return static_cast<unsigned>(node >> from_shift) & 15U;
    }
    static Directions legal_of(Number node) noexcept { return static_cast<Directions>(node); }
};

/// The search with numbers of one size.
template <class Sums>
class CellSearch {
public:
    explicit CellSearch(const Grid& grid) : grid_(&grid), nodes_(grid.cells()) {
        for (Grid::Cell cell = 0; cell < grid.cells(); ++cell)
            nodes_[cell] = Node::search(never) | grid.legal(cell);
        for (unsigned direction = 0; direction < 8; ++direction)
            steps_[direction] = {Node::way(cost_of<Sums>(direction), direction),
                                 static_cast<Grid::Cell>(grid.offset(direction)),
                                 {step_x[direction], step_y[direction]}};
    }

    /// Between two cells of floor. Nothing where ways come to the bound of the numbers.
    std::optional<GridPath> find(Point start, Point goal, const Control& control) {
        GridPath path;
        const auto& canonical = canonical_directions();
        const Grid::Cell first = grid_->cell(start);
        const Grid::Cell target = grid_->cell(goal);
        // An equally short path to the goal is known, or sums would overflow.
        Sum limit = too_large;
        begin(first, octile_distance<Sums>(start, goal));
        if (start == goal) {
            path.found = true;
            path.corners = {start};
            return path;
        }
        while (true) {
            const Grid::Cell cell = frontier_.pop([this](Grid::Cell soon) { fetch(soon); });
            if (frontier_.sum() >= limit)
                break;
            const Number node = nodes_[cell];
            if ((node & Node::closed_bit) != 0)
                continue; // it was cheaper meanwhile
            nodes_[cell] = node | Node::closed_bit;
            if (++path.expanded % every == 0 && control.stop_requested()) {
                path.complete = false;
                return path;
            }
            const Point at = grid_->point(cell);
            const Point from_goal{at.x - goal.x, at.y - goal.y};
            const Number way = node & ~Node::below_cost;
            for (unsigned follow = canonical[Node::from_of(node)][Node::legal_of(node)];
                 follow != 0; follow &= follow - 1) {
                const Step& step = steps_[static_cast<unsigned>(std::countr_zero(follow))];
                const Grid::Cell next = cell + step.offset;
                const Number there = way + step.way;
                const Point to{from_goal.x + step.by.x, from_goal.y + step.by.y};
                const Sum sum = Node::cost_of(there) + octile_distance<Sums>(to, {0, 0});
                const bool better = improve(next, there);
                frontier_.push(sum, next, better);
                path.generated += better ? 1 : 0;
                if (next == target && better)
                    limit = std::min(limit, sum);
            }
        }
        if (limit != too_large)
            set_way(path, first, target);
        else if (frontier_.sum() != frontier_.none)
            return std::nullopt;
        return path;
    }

private:
    using Sum = typename Sums::Sum;
    using Node = CellNode<Sums>;
    using Number = typename Node::Number;

    struct Step {
        Number way;
        Grid::Cell offset;
        Point by;
    };

    static constexpr std::uint16_t never = 0xffff;
    static constexpr std::uint64_t every = 16'384; ///< less than a millisecond
    /// A step from a cell whose sum is less does not come to the bound.
    static constexpr Sum too_large = Sums::bound - 2 * Sums::diagonal;

    void begin(Grid::Cell first, Sum sum) {
        if (search_ == 0) {
            for (Number& node : nodes_)
                node = Node::search(never) | Node::legal_of(node);
            search_ = never;
        }
        --search_;
        nodes_[first] =
            Node::search(search_) | Node::way(0, from_nowhere) | Node::legal_of(nodes_[first]);
        frontier_.begin(sum, first);
    }

    /// Sets a cell's way; false where it has one that is as good. That is so by chance, and no
    /// branch is taken by it.
    bool improve(Grid::Cell cell, Number way) noexcept {
        const Number known = nodes_[cell];
        const bool better = (way | Node::below_cost) < known;
        nodes_[cell] = better ? way | (known & Node::legal_bits) : known;
        return better;
    }

    /// The lines of memory in which the cells around lie.
    void fetch(Grid::Cell cell) const noexcept {
        __builtin_prefetch(&nodes_[cell - grid_->stride()]);
        __builtin_prefetch(&nodes_[cell]);
        __builtin_prefetch(&nodes_[cell + grid_->stride()]);
    }

    void set_way(GridPath& path, Grid::Cell first, Grid::Cell target) const {
        CornersBack way(grid_->point(target));
        for (Grid::Cell cell = target; cell != first;) {
            const unsigned direction = Node::from_of(nodes_[cell]);
            do
                cell -= steps_[direction].offset;
            while (Node::from_of(nodes_[cell]) == direction);
            way.add(grid_->point(cell));
        }
        path.found = true;
        path.length = way.length();
        path.corners = std::move(way).corners();
    }

    const Grid* grid_;
    std::vector<Number> nodes_;
    std::uint16_t search_ = never;
    std::array<Step, 8> steps_{};
    GridFrontier<Sums> frontier_;
};

} // namespace detail

class GridAStar::Implementation {
public:
    explicit Implementation(const Grid& grid) : grid_(grid), narrow_(grid) {}

    GridPath find(Point start, Point goal, const Control& control) {
        if (!grid_.passable(grid_.cell(start)) || !grid_.passable(grid_.cell(goal)))
            return {};
        if (auto path = narrow_.find(start, goal, control))
            return *std::move(path);
        return *detail::CellSearch<detail::WideSums>(grid_).find(start, goal, control);
    }

private:
    const Grid& grid_;
    detail::CellSearch<detail::NarrowSums> narrow_;
};

GridAStar::GridAStar(const Grid& grid) : implementation_(std::make_unique<Implementation>(grid)) {}
GridAStar::GridAStar(GridAStar&&) noexcept = default;
GridAStar::~GridAStar() = default;

GridPath GridAStar::find(Point start, Point goal, const Control& control) {
    return implementation_->find(start, goal, control);
}

} // namespace loggia::pathfinding
