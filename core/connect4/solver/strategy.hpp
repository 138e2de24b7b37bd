#pragma once

#include "core/base/control.hpp"
#include "core/connect4/position.hpp"

#include <cstddef>
#include <optional>
#include <vector>

namespace loggia::connect4 {

class Solver;

/// A proof in the form of a plan: how `strategist` must play from `position` on to end with a lead
/// of at least `lead`, whatever the opponent does.
///
/// The plan is to answer in the column that the opponent has just played, apart from the positions
/// in `exceptions`. If the opponent has not moved yet, or the column is full, the position must be
/// in `exceptions`.
struct Strategy {
    struct Exception {
        Bits one = 0;   ///< Stones of player one,
        Bits two = 0;   ///< and of player two, when
        int column = 0; ///< the strategist plays this, 0 to 6.

        friend constexpr auto operator<=>(const Exception&, const Exception&) = default;
    };

    Position position;
    Player strategist = Player::one;
    int lead = 0;
    std::vector<Exception> exceptions; ///< In ascending order, one per position.
};

/// Constructs the plan behind a proven value; nothing if stopped or if `lead` cannot be achieved.
/// Asks the solver, whose table answers most questions, at each position that can come up.
[[nodiscard]] std::optional<Strategy> find_strategy(Solver& solver, const Position& position,
                                                    Player strategist, int lead,
                                                    const Control& control = {});

/// What a walk over a strategy has found.
struct StrategyCheck {
    bool holds = false;
    bool complete = true;      ///< False if stopped.
    std::size_t positions = 0; ///< Number of different positions examined.
};

/// Plays the strategy against every possible play of the opponent. This shares no code with the
/// solver: no search, no table, no bounds but "even if the strategist wins no further point", only
/// the rules and the list of quadruples.
[[nodiscard]] StrategyCheck check(const Strategy& strategy, const Control& control = {});

} // namespace loggia::connect4
