#pragma once

#include "core/connect4/engine/engine.hpp"
#include "core/connect4/engine/transposition_table.hpp"
#include "core/connect4/solver/solve.hpp"

#include <chrono>
#include <optional>

namespace loggia::connect4 {

/// The clock of one search, and its stop conditions.
class Clock {
public:
    Clock(const Limits& limits, const Control& control);

    /// Stopped or out of time.
    [[nodiscard]] bool must_stop() const {
        return control_->stop_requested() || Steady::now() >= deadline_;
    }
    [[nodiscard]] bool was_told_to_stop() const { return control_->stop_requested(); }
    [[nodiscard]] double seconds() const;
    /// Whether the next deeper search, which takes longer than all before, can hardly be finished.
    [[nodiscard]] bool is_half_over() const;
    /// Until time is up; nothing if time is no limit.
    [[nodiscard]] std::optional<double> seconds_left() const;
    [[nodiscard]] double cpu_seconds() const; ///< Of the calling thread.

private:
    using Steady = std::chrono::steady_clock;

    const Control* control_;
    Steady::time_point start_ = Steady::now();
    Steady::time_point deadline_ = Steady::time_point::max();
    double cpu_start_;
};

/// One question to the engine: what Engine::choose and Engine::analyse are given.
struct Question {
    const Position& position;
    const Limits& limits;
    const Control& control;
    const OnAnalysis& on_analysis;
    bool every_column = false; ///< analyse(), not choose().
};

/// A move, as analyse() compares them.
struct Candidate {
    Value value;
    int estimate = 0; ///< In hundredths, before bounds cut it down to the value.
};
/// Whether `a` is preferred: for its value; then because it is sure to have it, where `b` may be
/// worth less; then for its estimate.
[[nodiscard]] bool is_preferred(const Candidate& a, const Candidate& b);

/// Answers by Loggia's own search with iterative deepening. A `solver` gets as much of the time as
/// the search, and its proofs replace estimates: to be given where the answer may be exact (the
/// depth reaches the end of the game, or there is no depth). `table` and `solver` may be null.
[[nodiscard]] Analysis think(const Question& question, const EngineOptions& options,
                             TranspositionTable* table, Solver* solver);

/// Answers by textbook minimax or alpha-beta.
[[nodiscard]] Analysis think_by_textbook(const Question& question, const EngineOptions& options);

} // namespace loggia::connect4
