#pragma once

#include "core/connect4/solver/failure_memo.hpp"
#include "core/connect4/solver/solve_node.hpp"
#include "core/connect4/solver/solve_stop.hpp"

#include <cstdint>

namespace loggia::connect4 {

/// One thread's search for a proof by *following with few deviations*.
///
/// One player is the strategist, whose moves are chosen; the opponent may do anything. The
/// strategist answers in the column that the opponent has just played. It is free to play anywhere
/// where that column is full (or where nobody has moved yet), and it may deviate from the rule at
/// most `deviations` times on the way to the end. What is proven in this way is proven for good;
/// what is not may still be true. With as many deviations as there are moves the search leaves
/// nothing out.
///
/// The idea is limited discrepancy search (Harvey and Ginsberg 1995), for a game: good play is
/// rarely far from following up, and a strategist with few choices makes a small tree.
class FollowSearch {
public:
    FollowSearch(SolveTable& table, FailureMemo& memo, SolveStop& stop, bool use_following)
        : table_(table), memo_(memo), stop_(stop), use_following_(use_following) {}

    /// Proves that the player to move at `node`, as the strategist, gains at least `claim`.
    /// `last` is the cell that the opponent has just taken, or 0. False: not found, or stopped.
    bool reaches(const SolveNode& node, int claim, int deviations, Bits last = 0);

    /// Proves that the player not to move at `node`, as the strategist, keeps the gain of the
    /// player to move below `claim`.
    bool prevents(const SolveNode& node, int claim, int deviations);

    [[nodiscard]] bool stopped() const noexcept { return stopped_; }
    [[nodiscard]] std::uint64_t nodes() const noexcept { return nodes_; }

private:
    bool reaches_by(const SolveMove& move, int claim, int deviations);
    bool visit();

    SolveTable& table_;
    FailureMemo& memo_;
    SolveStop& stop_;
    bool use_following_;
    bool stopped_ = false;
    std::uint64_t nodes_ = 0;
};

} // namespace loggia::connect4
