#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/input_output.hpp"
#include "app/commands/base/interrupt.hpp"
#include "app/commands/formula_game/formula.hpp"
#include "app/commands/formula_game/formula_input.hpp"
#include "core/formula_game/format.hpp"
#include "core/formula_game/solve.hpp"

#include <fmt/format.h>

#include <memory>
#include <optional>
#include <string>

namespace loggia::commands {

namespace {

using namespace formula_game;

/// Where both players' best moves lead to; nothing when stopped.
std::optional<Position> played_out(Position position, const Control& control) {
    while (!position.is_over()) {
        const auto move = play2win(position, control);
        if (!move)
            return std::nullopt;
        position = position.after(*move);
    }
    return position;
}

std::string reason(const Solution& solution, Player mover, bool move) {
    const auto wins = [&](std::size_t value) { return solution.after.at(value) == mover; };
    if (wins(0) != wins(1))
        return fmt::format("only {} wins", move ? 1 : 0);
    return fmt::format("{}, and then player {} chooses {}",
                       wins(0) ? "both values win" : "neither value wins", letter_of(mover),
                       move ? 1 : 0);
}

struct Solve {
    FormulaInput input;
    bool move_only = false;

    int operator()() {
        const auto position = input.position();
        if (!position)
            return failed;
        if (position->is_over() && move_only)
            return report({"the game is over: there is no move"}, "error");
        const Interrupt interrupt;
        const Control control = interrupt.control();
        const Solution solution = solve(*position, control);
        if (position->is_over() && solution.winner) {
            fmt::print("The game is over: player {} has won\n", letter_of(*solution.winner));
            return success;
        }
        const auto move = best_move(solution, position->to_move());
        if (!move || !solution.winner)
            return stopped();
        if (move_only) {
            fmt::print("{}\n", move_text(*move));
            return success;
        }
        return print(*position, solution, *move, control);
    }

private:
    static int stopped() {
        fmt::print("stopped before it was known who wins\n");
        return interrupted;
    }

    static int print(const Position& position, const Solution& solution, bool move,
                     const Control& control) {
        fmt::print("turn {}: player {} chooses {}\n", position.played(),
                   letter_of(position.to_move()), position.next_letter());
        for (const bool value : position.moves()) {
            const auto end = played_out(position.after(value), control);
            const auto winner = solution.after.at(value ? 1 : 0);
            if (!end || !winner)
                return stopped();
            fmt::print("{} = {}: player {} wins; when both play their best, the values are {}\n",
                       position.next_letter(), move_text(value), letter_of(*winner),
                       values_text(*end));
        }
        fmt::print("move: {} ({})\n", move_text(move), reason(solution, position.to_move(), move));
        fmt::print("player {} wins\n", letter_of(*solution.winner));
        return success;
    }
};

} // namespace

void add_formula_solve(Command group) {
    const Command command =
        group.add_command("solve", "Tell who wins a formula game, by which move and why");
    command.footer(
        "Tells who wins a game from here on when both play perfectly, what each of the two\n"
        "values leads to, and the move that the assignment's play2win chooses: the value that\n"
        "wins; where both win or neither does, 1 for player E and 0 for player A.\n\n"
        "loggia-cli formula solve game.txt\n"
        "loggia-cli formula solve '((x+y)*((y+z)*(-y+-z)))' EEA xyz 1");
    auto solve = std::make_shared<Solve>();
    solve->input.add_words(command, "GAME",
                           "FILE (- is standard input), or FORMULA TURNS VARIABLES [VALUES]");
    command.add_flag("--move", solve->move_only, "Print the best move alone, 0 or 1");
    command.action([solve] { return (*solve)(); });
}

} // namespace loggia::commands
