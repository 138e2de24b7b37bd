#pragma once

#include "core/base/random.hpp"
#include "core/puzzles/generate.hpp"

#include <cstddef>
#include <string>

namespace loggia::puzzles {

constexpr std::size_t most_people_to_make = 8;
constexpr std::size_t most_rooms_to_make = 6;

/// A puzzle of as many people as the recipe says, in which everybody says something at random.
[[nodiscard]] std::string random_sayings(Random& random, const PuzzleRecipe& recipe);
/// A puzzle of as many doors, with a sign on each and facts about the signs.
[[nodiscard]] std::string random_signs(Random& random, const PuzzleRecipe& recipe);

} // namespace loggia::puzzles
