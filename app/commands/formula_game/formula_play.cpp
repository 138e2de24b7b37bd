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
        throw UsageError("standard input is where your moves come from");
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
        "The dialogue is that of the assignment's play_formula_game.py: it asks for the\n"
        "formula, the order of the variables and who has which turn, then for each value: 0,\n"
        "1, or C to let the computer choose. With a game it goes on from there. The end of\n"
        "the input ends it.");
    auto input = std::make_shared<FormulaInput>();
    input->add_words(command, "GAME",
                     "FILE, or FORMULA TURNS VARIABLES [VALUES]; asked for without it");
    command.action([input] { return play_game(*input); });
}

} // namespace loggia::commands
