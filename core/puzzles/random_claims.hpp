#pragma once

#include "core/base/random.hpp"
#include "core/puzzles/generate.hpp"

#include <cstddef>
#include <string>

namespace loggia::puzzles {

constexpr std::size_t most_people_to_make = 8;
constexpr std::size_t most_rooms_to_make = 6;

/// A puzzle with the recipe's number of people, each of whom makes a random statement.
[[nodiscard]] std::string random_sayings(Random& random, const PuzzleRecipe& recipe);
/// A puzzle with the recipe's number of doors, a sign on each, and facts about the signs.
[[nodiscard]] std::string random_signs(Random& random, const PuzzleRecipe& recipe);

} // namespace loggia::puzzles
