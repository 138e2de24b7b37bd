#pragma once

#include "core/pathfinding/grids/grid.hpp"
#include "core/pathfinding/maze.hpp"
#include "core/pathfinding/problems/problem.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace loggia::pathfinding {

/// Finds jump points cell by cell, as Harabor and Grastien tell it (2011), so that each jump is a
/// straight or a diagonal run that can be shown; JumpPointSearch finds the same paths faster.
///
/// Of paths with the same cost only the canonical one is followed. With eight neighbours that is
/// the one that takes its diagonal steps first: a straight run goes straight on, and ends where it
/// has passed the end of a wall, round which nothing but this way leads (a forced neighbour); from
/// each cell of a diagonal run the straight runs to both its sides are looked along, and it ends
/// where one of them comes to a jump point. With four neighbours steps to the east and west take
/// the place of diagonal ones, and steps to the north and south that of straight ones.
class JumpFinder {
public:
    /// `maze` has to outlive this, and to have a goal. `keep` is for passed_anew().
    JumpFinder(const Maze& maze, bool keep);

    /// Replaces `jumps` with the next jump points on the paths from a cell that was reached by a
    /// step in a direction (its place in `directions`); from the start, by none.
    void find(State state, std::optional<Action> direction, std::vector<Step>& jumps);

    /// Cells that were passed so far on runs, each time; jump points are not among them.
    [[nodiscard]] std::uint64_t looked_over() const noexcept { return looked_over_; }
    /// Those that the last find() passed and none before it, in that order.
    [[nodiscard]] const std::vector<State>& passed_anew() const noexcept { return passed_anew_; }

private:
    /// How a run ended: after so many steps, in a jump point or before a wall.
    struct Run {
        std::uint32_t steps;
        bool jumps;
    };
    [[nodiscard]] Run run(Grid::Cell from, unsigned direction);
    [[nodiscard]] Run plain_run(Grid::Cell from, unsigned direction);
    void pass(Grid::Cell from, unsigned direction, std::uint32_t cells);

    const Maze& maze_;
    Grid grid_;
    Grid::Cell goal_;
    bool keep_;
    std::uint64_t looked_over_ = 0;
    std::vector<State> passed_anew_;
    std::vector<bool> passed_; ///< by cell of the maze, where they are kept
};

} // namespace loggia::pathfinding
