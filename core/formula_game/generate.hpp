#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/formula_game/game.hpp"
#include "core/formula_game/recipe.hpp"

namespace loggia::formula_game {

/// A random game in which `winner` wins and which is as hard as was asked, in the handout's syntax
/// with two parts in each pair of parentheses. Every variable occurs, and each player has half of
/// the turns (one more or less where their number is odd).
///
/// Method: hill climbing on the difficulty from random formulas, by exchanging connectives, signs
/// and variables. Fails where that comes to nothing in a fixed number of trials, as it must where
/// there is no such game (one variable that occurs once cannot be easy), and when stopped.
/// Milliseconds as a rule; seconds, and up to half a minute, for 26 variables and hundreds of
/// leaves. Reports how many of the trials were made, most of which are seldom needed.
[[nodiscard]] Result<Game> generate(const Recipe& recipe, const Control& control = {});

} // namespace loggia::formula_game
