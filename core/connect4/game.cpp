#include "core/connect4/game.hpp"

#include "core/connect4/game_tree.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace loggia::connect4 {

Position Game::position_after(std::size_t count) const {
    Position position = start;
    for (std::size_t i = 0; i < count; ++i)
        position = position.after(moves.at(i));
    return position;
}

Bits last_stone(const Game& game, std::size_t count) {
    if (count == 0)
        return 0;
    return game.position_after(count).occupied() & ~game.position_after(count - 1).occupied();
}

std::vector<Bits> completed_quadruples(const Position& position, Player player) {
    std::vector<Bits> result;
    std::copy_if(
        quadruples.begin(), quadruples.end(), std::back_inserter(result),
        [&](Bits quadruple) { return (position.stones(player) & quadruple) == quadruple; });
    return result;
}

std::string to_text(const Game& game) {
    return to_text(GameTree(game));
}

Result<Game> game_of(std::string_view text, ReadOptions options) {
    auto tree = tree_of(text, options);
    if (!tree)
        return tl::unexpected(std::move(tree.error()));
    return tree->main_game();
}

} // namespace loggia::connect4
