#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/input_output.hpp"
#include "app/commands/base/interrupt.hpp"
#include "app/commands/formula_game/formula.hpp"
#include "app/commands/formula_game/formula_input.hpp"
#include "core/base/time_slice.hpp"
#include "core/formula_game/format.hpp"
#include "core/formula_game/solve.hpp"

#include <fmt/format.h>

#include <chrono>
#include <cmath>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace loggia::commands {

namespace {

using namespace formula_game;

/// Where both players' best moves lead to; nothing when stopped.
std::optional<Position> played_out(Position position, Solver& solver) {
    while (!position.is_over()) {
        const auto move = best_move(solver.solve(position), position.to_move());
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

std::chrono::milliseconds milliseconds_of(std::optional<double> seconds) {
    constexpr double forever = 1e6;
    return std::chrono::milliseconds(
        static_cast<std::int64_t>(std::ceil(seconds.value_or(forever) * 1000)));
}

struct Solve {
    FormulaInput input;
    bool move_only = false;
    std::optional<double> seconds;

    int operator()() {
        const auto position = input.position();
        if (!position)
            return failed;
        if (position->is_over() && move_only)
            return report({"the game is over: there is no move"}, "error");
        const Interrupt interrupt;
        const TimeSlice slice(interrupt.control(), milliseconds_of(seconds));
        Solver solver(position->game(), slice.control());
        const Solution solution = solver.solve(*position);
        const auto stopped = [&] { return tell_stopped(interrupt); };
        if (position->is_over()) {
            if (!solution.winner)
                return stopped();
            fmt::print("The game is over: player {} has won\n", letter_of(*solution.winner));
            return success;
        }
        const auto move = best_move(solution, position->to_move());
        if (move_only) {
            if (!move)
                return stopped();
            fmt::print("{}\n", move_text(*move));
            return success;
        }
        return print(*position, solution, move, solver) ? success : stopped();
    }

private:
    int tell_stopped(const Interrupt& interrupt) const {
        fmt::print("stopped before {} was known\n", move_only ? "the move" : "the whole answer");
        flush_output();
        return interrupt.came() ? interrupted : failed;
    }

    /// What is known; false where that is not all.
    static bool print(const Position& position, const Solution& solution, std::optional<bool> move,
                      Solver& solver) {
        fmt::print("turn {}: player {} chooses {}\n", position.played(),
                   letter_of(position.to_move()), position.next_letter());
        bool complete = move.has_value();
        for (const bool value : position.moves()) {
            const auto winner = solution.after.at(value ? 1 : 0);
            if (!winner)
                continue;
            fmt::print("{} = {}: player {} wins", position.next_letter(), move_text(value),
                       letter_of(*winner));
            const auto end = played_out(position.after(value), solver);
            complete = complete && end;
            fmt::print("{}\n", end ? fmt::format("; with best play on both sides the values are {}",
                                                 values_text(*end))
                                   : std::string());
        }
        if (move)
            fmt::print("move: {} ({})\n", move_text(*move),
                       reason(solution, position.to_move(), *move));
        if (solution.winner)
            fmt::print("player {} wins\n", letter_of(*solution.winner));
        return complete;
    }
};

} // namespace

void add_formula_solve(Command group) {
    const Command command = group.add_command(
        "solve", "Find the winner of a formula game, the winning move and the reason");
    command.footer(
        "Prints who wins from here with perfect play, the outcome of each of the two values,\n"
        "and the move of the assignment's play2win: the value that wins or, if both win or\n"
        "neither does, 1 for player E and 0 for player A. If it is interrupted or runs out of\n"
        "time, it prints what it knows and exits with 130 or 1.\n\n"
        "loggia-cli formula solve game.txt\n"
        "loggia-cli formula solve '((x+y)*((y+z)*(-y+-z)))' EEA xyz 1");
    auto solve = std::make_shared<Solve>();
    solve->input.add_words(command, "GAME",
                           "FILE (- is standard input), or FORMULA TURNS VARIABLES [VALUES]");
    command.add_flag("--move", solve->move_only, "Print only the best move, 0 or 1");
    command.add_option("--time", solve->seconds, "Time limit, in seconds").seconds();
    command.action([solve] { return (*solve)(); });
}

} // namespace loggia::commands
