#pragma once

#include "core/connect4/position.hpp"

#include <array>

namespace loggia::connect4 {

/// The value of quadruples that can still be completed for one player, in hundredths of a point of
/// the final difference. A quadruple in which the opponent has a stone counts nothing; one that
/// is completed is a point and no longer counted here. Never negative, and never falling as stones
/// are added, so that no stone ever lowers the value of the side that plays it. All weights are
/// multiples of `weight_grain`: few distinct values make many of them equal, and equal values are
/// what pruning lives on. See docs/method/eval_explanation.md for where the numbers come from.
struct PatternWeights {
    /// One cell missing, by that cell's row, bottom first.
    std::array<int, rows> three{};
    /// Two cells missing, by how many of them lie in the rows 2, 4, 6 (as people count).
    std::array<int, 3> two{};
    /// Three cells missing, likewise.
    std::array<int, 4> one{};
    /// Vertical quadruples with 1, 2 and 3 stones: their missing cells are always the topmost.
    std::array<int, 3> vertical{};
};

inline constexpr int weight_grain = 5;

/// How positions are judged in which the same player is to move. Whose turn it is decides who fills
/// which cell, so the same quadruple has another value after every stone; and having the move is
/// itself worth something.
struct PatternModel {
    std::array<PatternWeights, 2> weights; ///< Of player one and of player two.
    int initiative = 0; ///< Player one's advantage beyond the quadruples, hundredths.
};

/// The models in use: where player one is to move, and where player two is. `tune_pattern fit`
/// compares them with a new fit.
extern const std::array<PatternModel, 2> pattern_models;

/// The value of one quadruple to a player with these stones in it and no stone of the opponent.
[[nodiscard]] int quadruple_value(const PatternWeights& weights, Bits quadruple, Bits stones);

/// The leaf value of Evaluation::pattern, for the player to move, in hundredths of a point: the
/// lead so far, the value of every quadruple that one side can still complete, and the initiative;
/// on a full board the lead alone. Adds up all 69 quadruples; the search does the same by tables
/// (line_table.hpp).
[[nodiscard]] int pattern_value(const Position& position);

} // namespace loggia::connect4
