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
/// (see docs/method/connect4.md). Always true, usually not tight. About 200 instructions, in the
/// worst case (six columns half open) 2000.
[[nodiscard]] Bounds static_bounds(const Position& position);

/// What player two keeps by following, as seen by the player to move: an upper bound for player
/// one, a lower bound for player two.
///
/// Player two answers in the column that player one has just played, so that of every two cells
/// from then on the lower one is player one's and the upper one player two's, and the final board
/// is known beforehand ("claimeven" and "baseinverse": James D. Allen and Victor Allis, 1988). That
/// needs an even number of free cells in every column when player one is to move. Of columns with
/// an odd number there are then an even number; when player one first plays in one of them, player
/// two plays in that other one which is best for it. With player two to move there is one odd
/// column more; it plays in the best of them. So the bound is that of a small game of perfect
/// information over the first cells of the odd columns, played to its end here: 50 instructions
/// without such columns, 150 with two, 600 with four, and a few thousand with the most.
[[nodiscard]] Bounds following_bounds(Bits own, Bits other) noexcept;

} // namespace loggia::connect4
