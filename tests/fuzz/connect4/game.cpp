#include "core/connect4/game.hpp"

#include "core/connect4/format.hpp"
#include "core/connect4/game_tree.hpp"
#include "tests/fuzz/target.hpp"

using namespace loggia;
using namespace loggia::connect4;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto text = fuzz::text_of(data, size);
    const auto game = game_of(text);
    if (!game) {
        fuzz::require(game.error().span.has_value(), "an error in a text says where");
        fuzz::require(describe(game.error(), "name", text).ends_with('\n'), "errors can be shown");
        return 0;
    }
    const auto again = game_of(to_text(*game));
    fuzz::require(again && *again == *game, "what is printed is read as the same game");
    fuzz::require(game->position().stone_count() ==
                      game->start.stone_count() + static_cast<int>(game->moves.size()),
                  "every move adds one stone");
    const auto tree = tree_of(text);
    fuzz::require(tree && tree->main_game() == *game, "the main line of the tree is the game");
    const auto same = tree_of(to_text(*tree));
    fuzz::require(same && *same == *tree, "variations that are printed are read again");
    return 0;
}
