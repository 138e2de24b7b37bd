#pragma once

#include "core/connect4/position.hpp"

#include <algorithm>

namespace loggia::connect4 {

/// An interval that contains a value for certain.
struct Bounds {
    int lower = -quadruple_count;
    int upper = quadruple_count;

    [[nodiscard]] constexpr bool exact() const noexcept { return lower == upper; }
    [[nodiscard]] constexpr Bounds meet(Bounds other) const noexcept {
        return {std::max(lower, other.lower), std::min(upper, other.upper)};
    }
    friend constexpr bool operator==(const Bounds&, const Bounds&) = default;
};

/// Bounds of the final score difference (player to move less opponent) under best play by both,
/// without any search: what can still be completed at all, and what player two keeps by following
/// (see docs/connect4_solver.md). Always true, usually not tight. About 200 instructions, in the
/// worst case (six columns half open) 2000.
[[nodiscard]] Bounds static_bounds(const Position& position);

/// What player two keeps by following, as seen by the player to move: an upper bound for player
/// one, a lower bound for player two.
///
/// Player two answers in the column that player one has just played, so that of every two cells
/// from then on the lower one is player one's and the upper one player two's, and the final board
/// is known beforehand. That needs an even number of free cells in every column when player one is
/// to move. Columns with an odd number are taken in pairs: when player one first plays in one of
/// a pair, player two plays in the other.
[[nodiscard]] Bounds following_bounds(Bits own, Bits other) noexcept;

} // namespace loggia::connect4
