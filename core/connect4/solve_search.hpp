#pragma once

#include "core/base/control.hpp"
#include "core/connect4/bounds.hpp"
#include "core/connect4/lines.hpp"
#include "core/connect4/solve_table.hpp"

#include <atomic>
#include <chrono>
#include <cstdint>
#include <optional>

namespace loggia::connect4 {

/// A position as the search sees it: from the side of the player to move, with what is known of the
/// *gain*, the points that this player will still win less those that the other will still win.
struct SolveNode {
    Bits own = 0;
    Bits other = 0;
    OpenLines own_lines;
    OpenLines other_lines;
    int lead = 0; ///< Points so far, own less other's.
    StateKey key;
    Bounds gain;

    /// Everything but the key; `gain` is what static bounds say, those of following included if
    /// wanted.
    [[nodiscard]] static SolveNode of(Bits own, Bits other, int lead, bool use_following);
    void complete_key() noexcept;
};

/// When a search has to end. Shared by the threads that work on it.
class SolveStop {
public:
    using Deadline = std::optional<std::chrono::steady_clock::time_point>;

    SolveStop(const Control& control, const Deadline& deadline)
        : control_(control), deadline_(deadline) {}

    /// Somebody has the answer: the others may go home.
    void finish() noexcept { now_.store(true, std::memory_order_relaxed); }

    /// Whether to stop. Reads the clock, so to be asked now and then only.
    [[nodiscard]] bool requested() {
        if (control_.stop_requested() ||
            (deadline_ && std::chrono::steady_clock::now() >= *deadline_))
            finish();
        return now_.load(std::memory_order_relaxed);
    }

private:
    const Control& control_;
    const Deadline& deadline_;
    std::atomic<bool> now_{false};
};

/// One thread's null-window search.
class SolveSearch {
public:
    SolveSearch(SolveTable& table, SolveStop& stop, bool use_following, int thread)
        : table_(table), stop_(stop), use_following_(use_following), thread_(thread) {}

    /// Whether the gain is at least `claim`: a result that is at least `claim` is a lower bound of
    /// the gain, any other an upper bound. Meaningless once stopped().
    int search(const SolveNode& node, int claim);

    [[nodiscard]] bool stopped() const noexcept { return stopped_; }
    [[nodiscard]] std::uint64_t nodes() const noexcept { return nodes_; }

private:
    SolveTable& table_;
    SolveStop& stop_;
    bool use_following_;
    int thread_;
    bool stopped_ = false;
    std::uint64_t nodes_ = 0;
};

} // namespace loggia::connect4
