#pragma once

#include "core/base/error.hpp"
#include "core/pathfinding/maze.hpp"
#include "core/pathfinding/moves.hpp"
#include "core/pathfinding/problems/problem.hpp"

#include <optional>
#include <string>
#include <vector>

namespace loggia::pathfinding {

/// A path through a maze, from its start to its goal. A state is the number of a cell.
class GridProblem final : public Problem {
public:
    /// `maze` needs a start and a goal (with_ends() has looked); without a heuristic, the best
    /// admissible one.
    explicit GridProblem(Maze maze, std::optional<Heuristic> heuristic = std::nullopt);

    [[nodiscard]] const Maze& maze() const noexcept { return maze_; }

    [[nodiscard]] State start() override;
    [[nodiscard]] bool is_goal(State state) const override { return state == goal_; }
    void successors(State state, std::vector<Step>& steps) override;
    [[nodiscard]] Cost heuristic_value(State state) override;
    [[nodiscard]] std::size_t states() const noexcept override { return maze_.cells(); }
    [[nodiscard]] std::optional<State> goal() override { return goal_; }
    void predecessors(State state, std::vector<Step>& steps) override;
    [[nodiscard]] Result<const Maze*> even_maze() const override;
    /// True if the start is on land and the goal in water, or vice versa.
    [[nodiscard]] std::optional<std::string> why_no_path() const override;
    [[nodiscard]] Cost unit() const noexcept override {
        return unit_of(maze_.neighbours, heuristic_);
    }
    [[nodiscard]] std::string name(State state) const override;
    [[nodiscard]] std::string name(State from, const Step& step) const override;

private:
    [[nodiscard]] Cost cost_to(Point to, const Direction& by) const noexcept {
        return step_cost(maze_, to, by) * (unit() / unit_of(maze_.neighbours));
    }

    Maze maze_;
    Heuristic heuristic_;
    State goal_;
};

} // namespace loggia::pathfinding
