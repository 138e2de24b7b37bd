#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/formula_game/difficulty.hpp"
#include "core/formula_game/game.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace loggia::formula_game {

/// What a random game is made by. The same recipe gives the same game, everywhere.
struct Recipe {
    static constexpr int most_leaves = 2000;

    int variables = 6; ///< 1 to max_variables
    int leaves = 16;   ///< occurrences of variables: `variables` to most_leaves
    Player winner = Player::e;
    Difficulty difficulty = Difficulty::medium;
    std::uint64_t seed = 0;

    friend bool operator==(const Recipe&, const Recipe&) = default;
};

/// A recipe as text, short enough to be told to somebody: `26v-200l-E-hard-1a2b3c`; the seed is
/// hexadecimal. The error of a wrong text has a span and says what was expected.
[[nodiscard]] std::string to_text(const Recipe& recipe);
[[nodiscard]] Result<Recipe> recipe_of(std::string_view text);

/// A random game in which `winner` wins and which is as hard as was asked, in the assignment's
/// syntax with two parts in each pair of parentheses. Every variable occurs, and each player has
/// half of the turns (one more or less where their number is odd).
///
/// Method: hill climbing on the difficulty from random formulas, by exchanging connectives, signs
/// and variables. Fails where that comes to nothing in a fixed number of trials, as it must where
/// there is no such game (one variable that occurs once cannot be easy), and when stopped.
/// Milliseconds as a rule; seconds, and up to half a minute, for 26 variables and hundreds of
/// leaves. Reports how many of the trials were made, most of which are seldom needed.
[[nodiscard]] Result<Game> generate(const Recipe& recipe, const Control& control = {});

} // namespace loggia::formula_game
