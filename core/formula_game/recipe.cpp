#include "core/formula_game/generate.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>

namespace loggia::formula_game {

std::string to_text(const Recipe& recipe) {
    return fmt::format("{}v-{}l-{}-{}-{:x}", recipe.variables, recipe.leaves,
                       letter_of(recipe.winner), name_of(recipe.difficulty), recipe.seed);
}

Result<Recipe> recipe_of(std::string_view text) {
    static constexpr std::array<Difficulty, 3> difficulties{Difficulty::easy, Difficulty::medium,
                                                            Difficulty::hard};
    std::size_t begin = 0; // of the part that is looked at
    std::string_view part;
    const auto next = [&] {
        begin += part.empty() && begin == 0 ? 0 : part.size() + 1;
        const std::string_view rest = text.substr(std::min(begin, text.size()));
        part = rest.substr(0, rest.find('-'));
    };
    const auto expected = [&](std::string what) {
        return failure(fmt::format("expected {}, as in 26v-200l-E-hard-1a2b3c", what),
                       {1, static_cast<int>(std::min(begin, text.size())) + 1,
                        static_cast<int>(std::max<std::size_t>(part.size(), 1))});
    };
    const auto number = [&](std::string_view digits, int base, auto& value) {
        const auto [end, error] =
            std::from_chars(digits.data(), digits.data() + digits.size(), value, base);
        return !digits.empty() && error == std::errc() && end == digits.data() + digits.size() &&
               digits[0] != '-';
    };
    const auto count = [&](char unit, int& value) {
        return part.ends_with(unit) && number(part.substr(0, part.size() - 1), 10, value);
    };

    Recipe recipe;
    next();
    if (!count('v', recipe.variables) || recipe.variables < 1 ||
        recipe.variables > static_cast<int>(max_variables))
        return expected(fmt::format("a number of variables, 1v to {}v", max_variables));
    next();
    if (!count('l', recipe.leaves) || recipe.leaves < recipe.variables ||
        recipe.leaves > Recipe::most_leaves)
        return expected(
            fmt::format("a number of leaves, {}l to {}l", recipe.variables, Recipe::most_leaves));
    next();
    if (part != "E" && part != "A")
        return expected("the winner, E or A");
    recipe.winner = part == "E" ? Player::e : Player::a;
    next();
    const auto* const named = std::find_if(difficulties.begin(), difficulties.end(),
                                           [&](Difficulty d) { return name_of(d) == part; });
    if (named == difficulties.end())
        return expected("easy, medium or hard");
    recipe.difficulty = *named;
    next();
    if (!number(part, 16, recipe.seed) || begin + part.size() != text.size())
        return expected("a seed of at most 16 hexadecimal digits and nothing after it");
    return recipe;
}

} // namespace loggia::formula_game
