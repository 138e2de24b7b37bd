#pragma once

#include "core/connect4/solver/solve_node.hpp"
#include "core/connect4/solver/solve_stop.hpp"

#include <cstdint>

namespace loggia::connect4 {

/// One thread's general search: null-window alpha-beta over all moves of both players.
class SolveSearch {
public:
    SolveSearch(SolveTable& table, SolveStop& stop, bool use_following)
        : table_(table), stop_(stop), use_following_(use_following) {}

    /// Whether the gain of `node` is at least `claim`: a result that is at least `claim` is a lower
    /// bound of the gain, any other an upper bound. Meaningless once stopped. The bounds in `node`
    /// must leave the question open. The recursion is at most as deep as the game is long.
    int search(const SolveNode& node, int claim);

    [[nodiscard]] bool stopped() const noexcept { return stopped_; }
    [[nodiscard]] std::uint64_t nodes() const noexcept { return nodes_; }

private:
    SolveTable& table_;
    SolveStop& stop_;
    bool use_following_;
    bool stopped_ = false;
    std::uint64_t nodes_ = 0;
};

} // namespace loggia::connect4
