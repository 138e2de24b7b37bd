#include "core/pathfinding/searches/fast_search.hpp"

#include "core/pathfinding/grids/distance_field.hpp"
#include "core/pathfinding/grids/grid_astar.hpp"
#include "core/pathfinding/grids/jump_point_search.hpp"
#include "core/pathfinding/grids/jump_table.hpp"
#include "core/pathfinding/grids/landmark_search.hpp"
#include "core/pathfinding/grids/landmarks.hpp"
#include "core/pathfinding/moves.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace loggia::pathfinding {

namespace detail {

/// The path along falling distances to the goal, straight on as long as possible.
class DistanceSearch {
public:
    explicit DistanceSearch(const Grid& grid) : grid_(&grid) {}

    [[nodiscard]] GridPath find(Point start, Point goal, const Control& control) const {
        GridPath path;
        const DistanceField field = distance_field(*grid_, goal, control);
        path.complete = field.complete;
        path.expanded = field.reached;
        path.generated = field.reached;
        Grid::Cell at = grid_->cell(start);
        if (!field.complete || field.steps[at] == DistanceField::unreached)
            return path;
        path.found = true;
        path.length.straight = field.steps[at];
        path.corners.push_back(start);
        unsigned direction = north;
        for (std::uint32_t left = field.steps[at]; left > 0; --left) {
            const auto leads = [&](unsigned which) {
                return field.steps[next(at, which)] == left - 1;
            };
            if (!leads(direction)) {
                if (path.corners.back() != grid_->point(at))
                    path.corners.push_back(grid_->point(at));
                direction = north;
                while (!leads(direction))
                    ++direction;
            }
            at = next(at, direction);
        }
        if (start != goal)
            path.corners.push_back(goal);
        return path;
    }

private:
    [[nodiscard]] Grid::Cell next(Grid::Cell cell, unsigned direction) const noexcept {
        return cell + static_cast<Grid::Cell>(grid_->offset(direction));
    }

    const Grid* grid_;
};

} // namespace detail

namespace {

/// The cells of a path as states, and the steps between them.
void set_cells(SearchResult& result, const Maze& maze, const std::vector<Point>& corners) {
    const std::vector<Point> cells = cells_of(corners);
    result.path.reserve(cells.size());
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const auto state = static_cast<State>(maze.index(cells[i]));
        result.path.push_back(state);
        if (i == 0)
            continue;
        const Point by{cells[i].x - cells[i - 1].x, cells[i].y - cells[i - 1].y};
        const auto* const direction =
            std::find_if(directions.begin(), directions.end(),
                         [&](const Direction& each) { return each.x == by.x && each.y == by.y; });
        result.steps.push_back({state, static_cast<Action>(direction - directions.begin()),
                                step_cost(maze, cells[i], *direction)});
    }
}

} // namespace

class FastSearch::Implementation {
public:
    Implementation(const Maze& maze, Surface surface) : grid(maze, surface) {}

    /// False where it was stopped.
    bool prepare(Algorithm algorithm, const Control& control) {
        switch (algorithm) {
        case Algorithm::fast_a_star:
            searcher.emplace<GridAStar>(grid);
            return true;
        case Algorithm::fast_jump_points:
            searcher.emplace<JumpPointSearch>(grid);
            return true;
        case Algorithm::fast_jump_table:
            if (!make_table(control))
                return false;
            searcher.emplace<JumpTableSearch>(grid, *table);
            return true;
        case Algorithm::fast_landmarks:
            if (!make_table(control))
                return false;
            if (auto made = Landmarks::make(grid, *table, control))
                landmarks.emplace(*std::move(made));
            else
                return false;
            searcher.emplace<LandmarkSearch>(grid, *table, *landmarks);
            return true;
        default:
            searcher.emplace<detail::DistanceSearch>(grid);
            return true;
        }
    }

    const Grid grid;
    std::optional<JumpTable> table;
    std::optional<Landmarks> landmarks;
    std::variant<std::monostate, GridAStar, JumpPointSearch, JumpTableSearch, LandmarkSearch,
                 detail::DistanceSearch>
        searcher;

private:
    bool make_table(const Control& control) {
        if (auto made = JumpTable::make(grid, control))
            table.emplace(*std::move(made));
        return table.has_value();
    }
};

FastSearch::FastSearch(std::unique_ptr<Implementation> implementation)
    : implementation_(std::move(implementation)) {}
FastSearch::FastSearch(FastSearch&&) noexcept = default;
FastSearch::~FastSearch() = default;

std::optional<FastSearch> FastSearch::make(const Maze& maze, Algorithm algorithm,
                                           const Control& control, Surface surface) {
    auto implementation = std::make_unique<Implementation>(maze, surface);
    if (control.stop_requested() || !implementation->prepare(algorithm, control))
        return std::nullopt;
    return FastSearch(std::move(implementation));
}

const Grid& FastSearch::grid() const noexcept {
    return implementation_->grid;
}

GridPath FastSearch::find(Point start, Point goal, const Control& control) {
    return std::visit(
        [&](auto& searcher) -> GridPath {
            if constexpr (std::is_same_v<std::decay_t<decltype(searcher)>, std::monostate>)
                return {};
            else
                return searcher.find(start, goal, control);
        },
        implementation_->searcher);
}

Result<SearchResult> search_fast(const Problem& problem, Algorithm algorithm,
                                 const Control& control) {
    using Clock = std::chrono::steady_clock;
    using Seconds = std::chrono::duration<double>;
    const auto even = problem.even_maze();
    if (!even)
        return failure(fmt::format("{} needs a maze with a single goal and uniform costs",
                                   info_of(algorithm).id));
    const Maze& maze = **even;
    const bool straight = algorithm == Algorithm::fast_distances;
    if (straight != (maze.neighbours == Neighbours::four))
        return failure(straight
                           ? "fast-distances needs four neighbours; for eight use fast-a-star, "
                             "fast-jump-points, fast-jump-table or fast-landmarks"
                           : fmt::format("{} needs eight neighbours; for four use fast-distances",
                                         info_of(algorithm).id));
    SearchResult result;
    const auto before = Clock::now();
    auto fast = FastSearch::make(maze, algorithm, control,
                                 maze.surface(*maze.start).value_or(Surface::land));
    const auto prepared = Clock::now();
    result.preparation_seconds = Seconds(prepared - before).count();
    if (!fast) {
        result.ending = Ending::stopped;
        return result;
    }
    const GridPath path = fast->find(*maze.start, *maze.goal, control);
    result.seconds = Seconds(Clock::now() - prepared).count();
    result.ending = !path.complete ? Ending::stopped
                    : path.found   ? Ending::solved
                                   : Ending::no_path;
    result.expanded = path.expanded;
    result.generated = path.generated;
    if (path.found) {
        set_cells(result, maze, path.corners);
        result.cost = straight ? path.length.straight * problem.unit() : path.length.cost();
    }
    return result;
}

} // namespace loggia::pathfinding
