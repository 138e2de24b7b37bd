#pragma once

#include "core/base/control.hpp"
#include "core/formula_game/game.hpp"

#include <optional>

namespace loggia::formula_game {

/// How likely the formula of a position becomes true if all values to come were chosen by chance
/// and no variable occurred twice: 0 to 1, and exact once every value is chosen. Time linear in the
/// formula.
[[nodiscard]] double truth_probability(const Position& position);

/// The value that a player chooses who looks `depth` turns ahead (1 or more) and judges what comes
/// then by truth_probability: minimax with alpha-beta cuts. Where both values are equally good, the
/// assignment's: 1 for E and 0 for A. Exact where the game is over within the depth. Nothing when
/// stopped, and when the game is over. At most 2^depth times the length of the formula.
[[nodiscard]] std::optional<bool> choose_by_depth(const Position& position, int depth,
                                                  const Control& control = {});

} // namespace loggia::formula_game
