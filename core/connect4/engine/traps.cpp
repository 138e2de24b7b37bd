#include "core/connect4/engine/traps.hpp"

#include "core/connect4/solver/solve.hpp"

#include <algorithm>
#include <array>
#include <chrono>

namespace loggia::connect4 {

namespace {

/// Hands out what is left of a time limit.
class Remaining {
public:
    explicit Remaining(std::optional<double> seconds) : seconds_(seconds) {}

    [[nodiscard]] std::optional<double> seconds() const {
        if (!seconds_)
            return {};
        const std::chrono::duration<double> gone = std::chrono::steady_clock::now() - begin_;
        return std::max(0.0, *seconds_ - gone.count());
    }

private:
    std::optional<double> seconds_;
    std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
};

bool all_exact(const std::vector<ColumnBounds>& values) {
    return std::ranges::all_of(values, [](const auto& c) { return c.value.exact(); });
}

int best_of(const std::vector<ColumnBounds>& values) {
    int best = -quadruple_count;
    for (const ColumnBounds& column : values)
        best = std::max(best, column.value.lower);
    return best;
}

} // namespace

bool Traps::beats(const Traps& other) const noexcept {
    const int mine = loss * std::max(1, other.replies);
    const int theirs = other.loss * std::max(1, replies);
    if (mine != theirs)
        return mine > theirs;
    return wrong * std::max(1, other.replies) > other.wrong * std::max(1, replies);
}

std::optional<Traps> traps(Solver& solver, const Position& position, const Control& control,
                           std::optional<double> seconds) {
    const std::vector<ColumnBounds> values = solver.solve_columns(position, control, seconds);
    if (!all_exact(values))
        return {};
    const int best = best_of(values);
    Traps result;
    for (const ColumnBounds& column : values) {
        ++result.replies;
        result.wrong += column.value.lower < best ? 1 : 0;
        result.loss += best - column.value.lower;
    }
    return result;
}

int most_testing_column(Solver& solver, const Position& position, const Control& control,
                        std::optional<double> seconds) {
    const Remaining remaining(seconds);
    const Solution solution = solver.solve(position, control, seconds);
    if (!solution.exact())
        return -1;
    int best = -1;
    Traps best_traps;
    for (const int column : middle_out) {
        if (!position.can_play(column))
            continue;
        const Position next = position.after(column);
        const auto keeps =
            solver.at_least(next, -solution.value.lower + 1, control, remaining.seconds());
        if (!keeps || *keeps)
            continue;
        const auto set = traps(solver, next, control, remaining.seconds());
        if (set && (best < 0 || set->beats(best_traps))) {
            best = column;
            best_traps = *set;
        }
    }
    return best >= 0 ? best : solution.column;
}

} // namespace loggia::connect4
