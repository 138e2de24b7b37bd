#pragma once

#include "core/connect4/position.hpp"

namespace loggia::connect4 {

/// The most that player one can still lead by at the end of the game if player two answers every
/// move in the same column: a proven upper bound, in points, of the value for player one.
///
/// With player one to move, an even number of columns holds an odd number of stones. In the columns
/// with an even number player two, answering above each stone, gets all cells of the rows 2, 4, 6
/// (as people count) and player one the others. The lowest empty cells of the odd columns are put
/// in pairs, the outermost two, the next two, and so on: when player one takes one of a pair,
/// player two takes the other. So the final board is known but for who gets which of each pair, and
/// the bound is the best of those few boards for player one. (James D. Allen's and Victor Allis's
/// "claimeven", 1988, with "baseinverse" for the odd columns.) Player one must be to move.
[[nodiscard]] int follow_up_bound(Bits one, Bits two) noexcept;

} // namespace loggia::connect4
