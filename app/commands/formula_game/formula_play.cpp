#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/input_output.hpp"
#include "app/commands/formula_game/formula.hpp"
#include "app/commands/formula_game/formula_input.hpp"
#include "core/formula_game/play.hpp"

#include <fmt/format.h>

#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace loggia::commands {

namespace {

using namespace formula_game;

int play_game(FormulaInput& input) {
    if (input.words.empty()) {
        static_cast<void>(play(Terminal{read_line, print_now}));
        return success;
    }
    if (input.words.size() == 1 && input.words[0] == "-")
        throw UsageError(
            "the game cannot be read from standard input: your moves are read from there");
    const auto position = input.position();
    if (!position)
        return failed;
    static_cast<void>(play(*position, Terminal{read_line, print_now}));
    return success;
}

} // namespace

void add_formula_play(Command group) {
    const Command command = group.add_command("play", "Play the formula game in the terminal");
    command.footer(
        "The dialogue is that of the assignment's play_formula_game.py. It asks for the\n"
        "formula, the order of the variables and the player of each turn, then for each\n"
        "value: 0, 1, or C for the computer's choice. If you give a game, it continues from\n"
        "there. The end of the input ends the game.");
    auto input = std::make_shared<FormulaInput>();
    input->add_words(command, "GAME",
                     "FILE, or FORMULA TURNS VARIABLES [VALUES] (default: the program asks)");
    command.action([input] { return play_game(*input); });
}

} // namespace loggia::commands
