#include "core/connect4/game.hpp"

#include "core/connect4/format.hpp"

#include <fmt/format.h>

#include <algorithm>

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

namespace {

constexpr std::string_view moves_label = "moves:";

} // namespace

std::string to_text(const Game& game) {
    std::string text = to_text(game.start);
    if (game.moves.empty())
        return text;
    text += moves_label;
    for (const int column : game.moves)
        text += fmt::format(" {}", column + 1);
    return text + '\n';
}

Result<Game> game_of(std::string_view text, ReadOptions options) {
    const auto label = text.find(moves_label);
    const bool has_moves =
        label != std::string_view::npos && (label == 0 || text[label - 1] == '\n');
    Game game;
    if (!has_moves ||
        text.substr(0, label).find_first_not_of(" \t\r\n") != std::string_view::npos) {
        auto start = position_of(text.substr(0, has_moves ? label : text.size()), options);
        if (!start)
            return tl::unexpected(std::move(start.error()));
        game.start = *start;
    }
    if (!has_moves)
        return game;

    const int line =
        static_cast<int>(std::count(text.begin(), text.begin() + static_cast<long>(label), '\n')) +
        1;
    Position position = game.start;
    const std::string_view list = text.substr(label);
    int line_now = line;
    std::size_t line_start = 0;
    for (std::size_t i = moves_label.size(); i < list.size(); ++i) {
        const char c = list[i];
        if (c == '\n') {
            ++line_now;
            line_start = i + 1;
        }
        if (c == ' ' || c == '\t' || c == '\r' || c == '\n')
            continue;
        const SourceSpan here{line_now, static_cast<int>(i - line_start) + 1, 1};
        if (c < '1' || c > '7')
            return failure("expected a column from 1 to 7", here);
        if (!position.can_play(c - '1'))
            return failure(fmt::format("move {}: column {} is full", game.moves.size() + 1, c),
                           here);
        game.moves.push_back(c - '1');
        position = position.after(c - '1');
    }
    return game;
}

} // namespace loggia::connect4
