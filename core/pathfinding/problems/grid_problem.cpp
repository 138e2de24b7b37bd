#include "core/pathfinding/problems/grid_problem.hpp"

#include <fmt/format.h>

#include <array>
#include <utility>

namespace loggia::pathfinding {

namespace {

/// The direction back, by the place in `directions`.
constexpr std::array<Action, 8> opposite{1, 0, 3, 2, 7, 6, 5, 4};

} // namespace

GridProblem::GridProblem(Maze maze, std::optional<Heuristic> heuristic)
    : maze_(std::move(maze)), heuristic_(heuristic.value_or(best_heuristic(maze_.neighbours))),
      goal_(static_cast<State>(maze_.index(*maze_.goal))) {}

State GridProblem::start() {
    return static_cast<State>(maze_.index(*maze_.start));
}

void GridProblem::successors(State state, std::vector<Step>& steps) {
    steps.clear();
    const Point at = maze_.point(state);
    for (std::size_t i = 0; i < direction_count(maze_.neighbours); ++i)
        if (can_move(maze_, at, directions[i])) {
            const Point to = moved(at, directions[i]);
            steps.push_back({static_cast<State>(maze_.index(to)), static_cast<Action>(i),
                             cost_to(to, directions[i])});
        }
}

void GridProblem::predecessors(State state, std::vector<Step>& steps) {
    steps.clear();
    const Point at = maze_.point(state);
    for (std::size_t i = 0; i < direction_count(maze_.neighbours); ++i)
        if (can_move(maze_, at, directions[i]))
            steps.push_back({static_cast<State>(maze_.index(moved(at, directions[i]))), opposite[i],
                             cost_to(at, directions[i])});
}

Result<const Maze*> GridProblem::even_maze() const {
    if (maze_.weighted())
        return failure(
            "Jump point search needs uniform costs. Use A*, or set every cell to cost 1");
    return &maze_;
}

std::optional<std::string> GridProblem::why_no_path() const {
    const bool from_water = maze_.surface(*maze_.start) == Surface::water;
    if (from_water == (maze_.surface(*maze_.goal) == Surface::water))
        return std::nullopt;
    return fmt::format("The start is {} and the goal {}. No step leads from land to water or back.",
                       from_water ? "in water" : "on land", from_water ? "on land" : "in water");
}

Cost GridProblem::heuristic_value(State state) {
    return distance(maze_.point(state), *maze_.goal, heuristic_, maze_.neighbours);
}

std::string GridProblem::name(State state) const {
    const Point at = maze_.point(state);
    return fmt::format("{},{}", at.x, at.y);
}

std::string GridProblem::name(State /*from*/, const Step& step) const {
    return std::string(directions[step.action].name);
}

} // namespace loggia::pathfinding
