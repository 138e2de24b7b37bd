#pragma once

#include "core/connect4/engine/engine.hpp"
#include "core/connect4/position.hpp"

#include <optional>
#include <string>
#include <vector>

namespace loggia::connect4 {

/// A quadruple in words, with columns and rows counted from 1: "row 1, columns 2-5", "column 3,
/// rows 1-4", "rising diagonal, columns 1-4, rows 2-5", "falling diagonal, columns 1-4, rows 6-3".
/// `quadruple` must be one of `quadruples`.
[[nodiscard]] std::string describe_quadruple(Bits quadruple);

/// The immediate effects of a move, for the player who makes it.
struct MoveEffects {
    Bits stone = 0;              ///< The cell where the stone lands.
    std::vector<Bits> completes; ///< Quadruples that it completes: points.
    std::vector<Bits> blocks;    ///< Quadruples that the opponent would have completed there.
    std::vector<Bits> prepares;  ///< Own quadruples that lack only one stone afterwards, newly.
    std::vector<Bits> gives;     ///< Quadruples that the opponent can complete on top of it.
};

/// `column` must not be full. O(69).
[[nodiscard]] MoveEffects effects_of(const Position& position, int column);

/// Why a move was chosen: a sentence for each effect, then one for its value and how it compares
/// with the best other column, as far as `analysis` knows. Never empty.
[[nodiscard]] std::vector<std::string> reasons_for(const Position& position, int column,
                                                   const Analysis& analysis);

/// The same value from the other player's side.
[[nodiscard]] Value seen_by_other(Value value);

/// A value as a verdict on player one and two: "player 1 wins by 2 (exact)", "a draw (exact)",
/// "player 2 is ahead by about 0.35". `value` is from the side of `mover`.
[[nodiscard]] std::string verdict(Value value, Player mover);

} // namespace loggia::connect4
