#include "core/pathfinding/problems/collect_problem.hpp"

#include "core/pathfinding/grids/cost_field.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <utility>

namespace loggia::pathfinding {

namespace {

/// Represents the cost of a missing path: far above any cost, and far from overflow.
constexpr Cost hopeless = infinite_cost / 8;

constexpr std::size_t most_distances = std::size_t{1} << 24U;

std::size_t row_words(std::size_t targets) {
    return 1 + (targets + 63) / 64;
}

} // namespace

CollectProblem::CollectProblem(Maze maze, std::vector<Point> targets, CollectHeuristic heuristic)
    : maze_(std::move(maze)), targets_(std::move(targets)), heuristic_(heuristic),
      target_at_(maze_.cells(), -1), table_(row_words(targets_.size())),
      sets_(std::max<std::size_t>(row_words(targets_.size()) - 1, 1)) {
    for (std::size_t i = 0; i < targets_.size(); ++i)
        target_at_[maze_.index(targets_[i])] = static_cast<int>(i);
}

Result<std::unique_ptr<CollectProblem>> CollectProblem::make(Maze maze, std::vector<Point> targets,
                                                             CollectHeuristic heuristic,
                                                             const Control& control) {
    if (!maze.start || !maze.passable(*maze.start))
        return failure("the maze has no start");
    std::sort(targets.begin(), targets.end());
    targets.erase(std::unique(targets.begin(), targets.end()), targets.end());
    if (targets.size() > most_targets)
        return failure(fmt::format("too many cells to visit: {} (the limit is {})", targets.size(),
                                   most_targets));
    for (const Point& target : targets)
        if (!maze.passable(target))
            return failure(fmt::format("the cell ({}, {}) to visit is a wall", target.x, target.y));
    std::unique_ptr<CollectProblem> problem(
        new CollectProblem(std::move(maze), std::move(targets), heuristic));
    if (heuristic == CollectHeuristic::maze_distance ||
        heuristic == CollectHeuristic::spanning_tree) {
        if (problem->targets_.size() * problem->maze_.cells() > most_distances)
            return failure("this heuristic needs more than 128 MB here; choose another one");
        for (const Point& target : problem->targets_) {
            problem->costs_to_.push_back(costs_to(problem->maze_, target, control));
            if (control.stop_requested())
                return failure("stopped");
        }
    }
    return problem;
}

/// Takes the cell's target off the row and gives the state's number.
State CollectProblem::enter(Point at, std::vector<std::uint64_t>& row) {
    const std::size_t cell = maze_.index(at);
    row[0] = cell;
    if (const int target = target_at_[cell]; target >= 0) {
        const auto bit = static_cast<std::size_t>(target);
        row[1 + bit / 64] &= ~(std::uint64_t{1} << (bit % 64));
    }
    return table_.number(row);
}

State CollectProblem::start() {
    scratch_.assign(row_words(targets_.size()), 0);
    for (std::size_t i = 0; i < targets_.size(); ++i)
        scratch_[1 + i / 64] |= std::uint64_t{1} << (i % 64);
    return enter(*maze_.start, scratch_);
}

bool CollectProblem::is_goal(State state) const {
    const auto row = table_.row(state).subspan(1);
    return std::all_of(row.begin(), row.end(), [](std::uint64_t word) { return word == 0; });
}

void CollectProblem::successors(State state, std::vector<Step>& steps) {
    steps.clear();
    const auto row = table_.row(state);
    const std::vector<std::uint64_t> from(row.begin(), row.end());
    const Point at = maze_.point(from[0]);
    for (std::size_t i = 0; i < direction_count(maze_.neighbours); ++i)
        if (can_move(maze_, at, directions[i])) {
            const Point to = moved(at, directions[i]);
            scratch_ = from;
            steps.push_back(
                {enter(to, scratch_), static_cast<Action>(i), step_cost(maze_, to, directions[i])});
        }
}

/// A lower bound of what a step between two targets costs, either way.
Cost CollectProblem::between(std::size_t a, std::size_t b) const {
    const Cost there = costs_to_[a][maze_.index(targets_[b])];
    const Cost back = costs_to_[b][maze_.index(targets_[a])];
    return std::min({there, back, hopeless});
}

/// A shortest spanning tree by Prim's algorithm, which suits complete graphs.
Cost CollectProblem::tree(const std::vector<std::size_t>& left) {
    std::vector<std::size_t> outside(left.begin() + 1, left.end());
    std::vector<Cost> nearest(outside.size());
    for (std::size_t i = 0; i < outside.size(); ++i)
        nearest[i] = between(left.front(), outside[i]);
    Cost sum = 0;
    while (!outside.empty()) {
        const auto best = std::min_element(nearest.begin(), nearest.end());
        const auto index = static_cast<std::size_t>(best - nearest.begin());
        const std::size_t joined = outside[index];
        sum = std::min(sum + *best, hopeless);
        outside[index] = outside.back();
        outside.pop_back();
        nearest[index] = nearest.back();
        nearest.pop_back();
        for (std::size_t i = 0; i < outside.size(); ++i)
            nearest[i] = std::min(nearest[i], between(joined, outside[i]));
    }
    return sum;
}

Cost CollectProblem::heuristic_value(State state) {
    if (heuristic_ == CollectHeuristic::null)
        return 0;
    const auto row = table_.row(state);
    const std::size_t cell = row[0];
    const Point at = maze_.point(cell);
    left_.clear();
    for (std::size_t word = 1; word < row.size(); ++word)
        for (std::uint64_t bits = row[word]; bits != 0; bits &= bits - 1)
            left_.push_back((word - 1) * 64 + static_cast<std::size_t>(std::countr_zero(bits)));
    if (left_.empty())
        return 0;
    Cost farthest = 0;
    Cost nearest = hopeless;
    for (const std::size_t target : left_) {
        const Cost cost =
            heuristic_ == CollectHeuristic::manhattan
                ? distance(at, targets_[target], best_heuristic(maze_.neighbours), maze_.neighbours)
                : std::min(costs_to_[target][cell], hopeless);
        farthest = std::max(farthest, cost);
        nearest = std::min(nearest, cost);
    }
    if (heuristic_ != CollectHeuristic::spanning_tree)
        return farthest;
    const State set = sets_.number(row.subspan(1));
    if (set == trees_.size())
        trees_.push_back(tree(left_));
    return nearest + trees_[set];
}

int CollectProblem::left(State state) const noexcept {
    int left = 0;
    for (const std::uint64_t word : table_.row(state).subspan(1))
        left += std::popcount(word);
    return left;
}

std::string CollectProblem::name(State state) const {
    const Point at = place(state);
    return fmt::format("{},{} with {} left", at.x, at.y, left(state));
}

std::string CollectProblem::name(State /*from*/, const Step& step) const {
    return std::string(directions[step.action].name);
}

Point CollectProblem::place(State state) const noexcept {
    return maze_.point(table_.row(state)[0]);
}

std::vector<Point> corners_of(const Maze& maze) {
    const auto at = [&maze](int inset) {
        const int right = std::max(maze.width - 1 - inset, 0);
        const int bottom = std::max(maze.height - 1 - inset, 0);
        return std::vector<Point>{{inset, inset}, {right, inset}, {inset, bottom}, {right, bottom}};
    };
    std::vector<Point> corners = at(0);
    const bool is_walled =
        std::none_of(corners.begin(), corners.end(),
                     [&maze](const Point& corner) { return maze.passable(corner); });
    if (is_walled && maze.width > 2 && maze.height > 2)
        corners = at(1);
    std::sort(corners.begin(), corners.end());
    corners.erase(std::unique(corners.begin(), corners.end()), corners.end());
    return corners;
}

} // namespace loggia::pathfinding
