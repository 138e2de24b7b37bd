#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/input_output.hpp"
#include "app/commands/base/interrupt.hpp"
#include "app/commands/formula_game/formula.hpp"
#include "app/commands/formula_game/formula_input.hpp"
#include "core/base/file.hpp"
#include "core/formula_game/play.hpp"

#include <fmt/format.h>

#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace loggia::commands {

namespace {

using namespace formula_game;

/// Without a position the program asks for the game.
int play_in_terminal(const std::optional<Position>& start) {
    // Ctrl-C leaves the game, as the end of the input does.
    const Interrupt interrupt;
    const Control control = interrupt.control();
    const Terminal terminal{[&control] { return read_standard_line(control); }, print_now};
    static_cast<void>(start ? play(*start, terminal, control) : play(terminal, control));
    return interrupt.came() ? interrupted : success;
}

int play_game(FormulaInput& input) {
    if (input.words.empty())
        return play_in_terminal(std::nullopt);
    if (input.words.size() == 1 && input.words[0] == "-")
        throw UsageError(
            "the game cannot be read from standard input, because your moves are read from there");
    const auto position = input.position();
    return position ? play_in_terminal(position) : failed;
}

} // namespace

void add_formula_play(Command group) {
    const Command command = group.add_command("play", "Play the formula game in the terminal");
    command.footer(
        "The dialogue is that of the assignment's play_formula_game.py. It asks for the\n"
        "formula, the order of the variables and the player of each turn, then for each\n"
        "value: 0, 1, or C for the computer's choice. If you give a game, it continues from\n"
        "there. The end of the input ends the game; so does Ctrl-C, with status 130.");
    auto input = std::make_shared<FormulaInput>();
    input->add_words(command, "GAME",
                     "FILE, or FORMULA TURNS VARIABLES [VALUES] (default: the program asks)");
    command.action([input] { return play_game(*input); });
}

} // namespace loggia::commands
