#include "app/commands/connect4/position_input.hpp"

#include "app/commands/base/input_output.hpp"
#include "core/connect4/game.hpp"

#include <fmt/format.h>

namespace loggia::commands {

void add_read_options(Command command, connect4::ReadOptions& options) {
    command.add_flag("--infer-turn", options.infer_turn,
                     "Accept a file without the player to move; the number of stones then decides");
}

std::optional<connect4::Position> read_position(const std::string& path,
                                                connect4::ReadOptions options) {
    const std::string name = path == "-" ? "standard input" : path;
    const auto text = read_input(path);
    if (!text) {
        report(text.error(), "error");
        return std::nullopt;
    }
    const auto game = connect4::game_of(*text, options);
    if (!game) {
        report(game.error(), name, *text);
        return std::nullopt;
    }
    return game->position();
}

void print_board(const connect4::Position& position) {
    const connect4::Score score = position.score();
    fmt::print("{}Score: Player 1 = {}, Player 2 = {}\n", to_picture(position), score.one,
               score.two);
}

} // namespace loggia::commands
