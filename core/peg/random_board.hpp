#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/peg/game.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace loggia::peg {

/// How often somebody who jumps without looking ahead solves a board.
enum class Difficulty : std::uint8_t {
    easy,   ///< at least once in 10 games
    medium, ///< once in 10 to once in 100 games
    hard,   ///< less than once in 200 games
};

/// What a random board is made by. The same recipe gives the same board, everywhere.
struct BoardRecipe {
    static constexpr int fewest_holes = 12;
    static constexpr int most_holes = 45;

    int holes = 21; ///< fewest_holes to most_holes
    Difficulty difficulty = Difficulty::medium;
    std::uint64_t seed = 1;

    friend bool operator==(const BoardRecipe&, const BoardRecipe&) = default;
};

/// A recipe as text, short enough to be told to somebody: "21-medium-42".
/// The error of a wrong text has a span and says what was expected.
[[nodiscard]] std::string to_text(const BoardRecipe& recipe);
[[nodiscard]] Result<BoardRecipe> board_recipe_of(std::string_view text);

/// "easy", "medium", "hard"
[[nodiscard]] std::string_view name_of(Difficulty difficulty);

/// How many of `games` random games from the start reach the goal. Each takes microseconds.
[[nodiscard]] int solved_at_random(const Puzzle& puzzle, int games, std::uint64_t seed);

/// A puzzle on a board of its own, on the square grid and symmetric from left to right, in which
/// one peg shall be left, wherever.
///
/// It can be solved, for it is made backwards: from one peg by jumps taken back at random, as many
/// as make it as difficult as was asked by solved_at_random(). An easy one has fewer pegs. Fails
/// where some thousand boards do not give such a position, and when stopped. Usually some
/// milliseconds.
[[nodiscard]] Result<Puzzle> random_board(const BoardRecipe& recipe, const Control& control = {});

} // namespace loggia::peg
