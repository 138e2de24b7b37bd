#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/pathfinding/maze.hpp"
#include "core/pathfinding/moves.hpp"
#include "core/pathfinding/problems/problem.hpp"
#include "core/pathfinding/problems/state_table.hpp"

#include <memory>
#include <string>
#include <vector>

namespace loggia::pathfinding {

/// The heuristics. All of them are consistent.
enum class CollectHeuristic : std::uint8_t {
    null,
    manhattan,     ///< to the farthest remaining cell, ignoring walls (octile for 8 neighbours)
    maze_distance, ///< to the farthest remaining cell, through the maze
    /// Through the maze to the nearest remaining cell, plus a minimum spanning tree of all of them.
    spanning_tree,
};

/// A path from the start that visits a number of cells in any order and ends on the last of them:
/// all food, or all corners. A state is a cell and the set of remaining cells.
class CollectProblem final : public Problem {
public:
    /// Fails if the maze has no start, a target is a wall, there are more than most_targets, or the
    /// heuristic needs more than 128 MB for its distances; stopped, it fails too.
    [[nodiscard]] static Result<std::unique_ptr<CollectProblem>> make(Maze maze,
                                                                      std::vector<Point> targets,
                                                                      CollectHeuristic heuristic,
                                                                      const Control& control = {});
    static constexpr std::size_t most_targets = 512;

    [[nodiscard]] State start() override;
    [[nodiscard]] bool is_goal(State state) const override;
    void successors(State state, std::vector<Step>& steps) override;
    [[nodiscard]] Cost heuristic_value(State state) override;
    [[nodiscard]] std::size_t states() const noexcept override { return table_.size(); }
    void forget(std::size_t states) override { table_.shrink(states); }
    [[nodiscard]] std::size_t bytes() const noexcept override {
        return table_.bytes() + sets_.bytes() + trees_.size() * sizeof(Cost) +
               costs_to_.size() * maze_.cells() * sizeof(Cost);
    }
    [[nodiscard]] Cost unit() const noexcept override { return unit_of(maze_.neighbours); }
    [[nodiscard]] std::string name(State state) const override;
    [[nodiscard]] std::string name(State from, const Step& step) const override;

    [[nodiscard]] const Maze& maze() const noexcept { return maze_; }
    /// Where one is in a state.
    [[nodiscard]] Point place(State state) const noexcept;
    /// The cells to visit, in ascending order, and how many of them are left in a state.
    [[nodiscard]] const std::vector<Point>& targets() const noexcept { return targets_; }
    [[nodiscard]] int left(State state) const noexcept;

private:
    CollectProblem(Maze maze, std::vector<Point> targets, CollectHeuristic heuristic);
    [[nodiscard]] State enter(Point at, std::vector<std::uint64_t>& row);
    [[nodiscard]] Cost between(std::size_t a, std::size_t b) const;
    [[nodiscard]] Cost tree(const std::vector<std::size_t>& left);

    Maze maze_;
    std::vector<Point> targets_;
    CollectHeuristic heuristic_;
    std::vector<int> target_at_;              ///< by cell; -1 where there is none
    std::vector<std::vector<Cost>> costs_to_; ///< by target, then cell
    StateTable table_;
    StateTable sets_;         ///< those whose tree is known
    std::vector<Cost> trees_; ///< by number in sets_
    std::vector<std::uint64_t> scratch_;
    std::vector<std::size_t> left_;
};

/// The four corners of the maze: its outermost cells, or where these are walls those within, as in
/// the framework's corners problem: (1, 1) to (width - 2, height - 2).
[[nodiscard]] std::vector<Point> corners_of(const Maze& maze);

} // namespace loggia::pathfinding
