// A text as a game in four lines, and as the recipe of one.
#include "core/formula_game/format.hpp"
#include "core/formula_game/generate.hpp"
#include "tests/fuzz/target.hpp"

using namespace loggia;
using namespace loggia::formula_game;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto text = fuzz::text_of(data, size);
    const auto recipe = recipe_of(text);
    fuzz::require(recipe ? recipe_of(to_text(*recipe)) == recipe : recipe.error().span.has_value(),
                  "a recipe comes back from its text");
    const auto position = configuration_of(text);
    const auto fields = configuration_text_of(text);
    fuzz::require(fields || !position, "a game has its four lines");
    if (!position) {
        fuzz::require(position.error().span.has_value(), "an error in a text says where");
        fuzz::require(describe(position.error(), "name", text).ends_with('\n'),
                      "errors can be shown");
        return 0;
    }
    const auto again = configuration_of(to_text(*position));
    fuzz::require(again && *again == *position, "what is printed is read as the same game");
    const auto reported = configuration_of(to_report(*position));
    fuzz::require(reported && *reported == *position, "so is what the dialogue prints");
    fuzz::require(looks_like_configuration(to_text(*position)) &&
                      looks_like_configuration(to_report(*position)),
                  "both are recognised");
    fuzz::require(position->is_over() == (position->status() != Status::running),
                  "a game is decided at its end");
    return 0;
}
