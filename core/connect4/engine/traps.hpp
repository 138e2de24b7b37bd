#pragma once

#include "core/base/control.hpp"
#include "core/connect4/position.hpp"

#include <optional>

namespace loggia::connect4 {

class Solver;

/// How easily an opponent goes wrong after a move: what its replies lose against its best one. A
/// reply counts as equally likely as any other, so `loss / replies` is the mean loss of an opponent
/// who picks at random.
struct Traps {
    int replies = 0; ///< Columns the opponent can answer in.
    int wrong = 0;   ///< Those that are of lower value than the best one.
    int loss = 0;    ///< Points lost, summed over the wrong ones.

    /// Whether these traps are the more dangerous ones: the larger mean loss, then the larger share
    /// of wrong replies.
    [[nodiscard]] bool beats(const Traps& other) const noexcept;
    friend bool operator==(const Traps&, const Traps&) = default;
};

/// The traps that a position sets for the player to move in it, exactly; nothing if stopped first.
[[nodiscard]] std::optional<Traps> traps(Solver& solver, const Position& position,
                                         const Control& control = {},
                                         std::optional<double> seconds = {});

/// Among the columns whose exact value is the best one, that which sets the most dangerous traps;
/// the one nearest the middle among equals. When time is up before all have been compared, the best
/// of those that were; -1 if not even the value was found, or on a full board.
[[nodiscard]] int most_testing_column(Solver& solver, const Position& position,
                                      const Control& control = {},
                                      std::optional<double> seconds = {});

} // namespace loggia::connect4
