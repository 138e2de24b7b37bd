#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/input_output.hpp"
#include "app/commands/base/interrupt.hpp"
#include "app/commands/connect4/maxconnect4.hpp"
#include "app/commands/connect4/position_input.hpp"
#include "core/base/duration.hpp"
#include "core/base/number_text.hpp"
#include "core/base/time_slice.hpp"
#include "core/connect4/format.hpp"
#include "core/connect4/solver/solve.hpp"
#include "core/connect4/solver/strategy.hpp"

#include <fmt/format.h>

#include <chrono>
#include <cmath>
#include <cstdio>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>

namespace loggia::commands {

namespace {

using namespace connect4;

std::string shown(const Proof& proof, Player strategist) {
    const int player = strategist == Player::one ? 1 : 2;
    std::string text;
    switch (proof.means) {
    case Proof::Means::none:
        return "not shown";
    case Proof::Means::bounds:
        return "by static bounds, without search";
    case Proof::Means::table:
        return "from an earlier search";
    case Proof::Means::following:
        text = fmt::format("player {} follows, with at most {} deviation{}", player,
                           proof.deviations, proof.deviations == 1 ? "" : "s");
        break;
    case Proof::Means::search:
        text = "by a full search";
        break;
    }
    return text + fmt::format("; {} {}, {}", proof.nodes, plural(proof.nodes, "node"),
                              duration_text(proof.seconds));
}

struct Solve {
    std::string file;
    SolverOptions options;
    std::string method = "following";
    std::optional<double> seconds;
    bool check = true;
    bool verbose = false;

    /// Writes out and walks the plan by which `strategist` keeps `lead`; false if it does not hold
    /// or there was no time to see.
    static bool print_check(Solver& solver, const Position& position, Player strategist, int lead,
                            const Interrupt& interrupt, const Control& control) {
        const auto begin = std::chrono::steady_clock::now();
        const auto strategy = find_strategy(solver, position, strategist, lead, control);
        const StrategyCheck result =
            strategy ? connect4::check(*strategy, control) : StrategyCheck{};
        if (control.stop_requested()) {
            fmt::print("  check: {}\n", interrupt.came() ? "interrupted" : "out of time");
            return false;
        }
        const std::chrono::duration<double> gone = std::chrono::steady_clock::now() - begin;
        fmt::print("  check: {}; player {}'s plan ({} from following) played against "
                   "every reply, {}, {}\n",
                   result.holds ? "holds" : "FAILS", strategist == Player::one ? 1 : 2,
                   counted(strategy ? strategy->exceptions.size() : 0, "exception"),
                   counted(result.positions, "position"), duration_text(gone.count()));
        return result.holds;
    }

    int operator()() const {
        const auto position = file.empty() ? std::optional(Position()) : read_position(file);
        if (!position)
            return failed;
        const Interrupt interrupt;
        const auto tell = [](const Progress& progress) { print_to_stderr("{}\n", progress.text); };
        const Control control = interrupt.control(verbose ? Control::Sink(tell) : Control::Sink());
        SolverOptions chosen = options;
        chosen.use_follow_search = method == "following";
        Solver solver(chosen);
        const Solution solution = solver.solve(*position, control, seconds);

        print_board(*position);
        const Player mover = position->to_move();
        fmt::print("\nplayer {} to move\n", mover == Player::one ? 1 : 2);
        std::optional<TimeSlice> rest; // of the time, for the checks
        std::stop_source out_of_time;
        const double left = seconds.value_or(0) - solution.seconds;
        if (seconds && left > 0)
            rest.emplace(control, std::chrono::milliseconds(std::llround(1000 * left)));
        else
            out_of_time.request_stop();
        const Control of_check = rest      ? rest->control()
                                 : seconds ? Control(out_of_time.get_token())
                                           : control;
        bool holds = true;
        const auto half = [&](const char* relation, int value, const Proof& proof,
                              Player strategist, int lead) {
            if (proof.means == Proof::Means::none)
                return;
            fmt::print("score {} {}: {}\n", relation, lead_text(value), shown(proof, strategist));
            if (check && solution.exact())
                holds =
                    print_check(solver, *position, strategist, lead, interrupt, of_check) && holds;
        };
        half(">=", solution.value.lower, solution.lower_proof, mover, solution.value.lower);
        half("<=", solution.value.upper, solution.upper_proof, opponent(mover),
             -solution.value.upper);
        if (solution.exact())
            fmt::print("value {} exact\n", lead_text(solution.value.lower));
        else
            fmt::print("value between {} and {} (stopped before it was exact)\n",
                       lead_text(solution.value.lower), lead_text(solution.value.upper));
        if (solution.column >= 0)
            fmt::print("move: column {}\n", solution.column + 1);
        if (!solution.line.empty()) {
            fmt::print("line:");
            for (const int column : solution.line)
                fmt::print(" {}", column + 1);
            fmt::print("\n");
        }
        fmt::print("{} {} in {}\n", solution.nodes, plural(solution.nodes, "node"),
                   duration_text(solution.seconds));
        flush_output();
        if (interrupt.came())
            return interrupted;
        return holds && solution.exact() ? success : failed;
    }
};

} // namespace

void add_solve(Command group) {
    auto solve = std::make_shared<Solve>();
    const Command command =
        group.add_command("solve", "Prove the exact value of a position or of the empty board");
    command.footer(
        "Proves the value of a position under perfect play: the final points of the player\n"
        "to move minus those of the opponent. Without FILE the position is the empty board.\n"
        "Each half of the proof becomes a plan of play, which is checked against every\n"
        "possible reply by code that shares nothing with the solver (omit the check with\n"
        "--no-check). If it is interrupted (Ctrl-C) or runs out of time, it prints the\n"
        "bounds proven so far. The time includes the check, which needs memory in addition\n"
        "to the tables: about 200 MB for the empty board.\n\n"
        "Exit status: 0 the value is exact and the check, if any, passes; 1 bad input, out of\n"
        "time, or the check fails; 130 interrupted.");
    command.add_option("FILE", solve->file, "Position file (default: the empty board)")
        .type_name("");
    command.add_option("--threads", solve->options.threads, "Threads (one thread is deterministic)")
        .between(1, 64)
        .show_default();
    command.add_option("--table", solve->options.table_megabytes, "Memory for tables, in megabytes")
        .between(0, 65536)
        .show_default();
    command
        .add_option("--method", solve->method,
                    "following (default): follow-up strategies with few deviations, then the "
                    "general search; search: the general search alone")
        .one_of({"following", "search"})
        .show_default();
    command.add_option("--time", solve->seconds, "Time limit, including the check, in seconds")
        .seconds();
    command.add_flag("--check,!--no-check", solve->check,
                     "Check both halves of the proof (default; off with --no-check)");
    command.add_flag("--verbose", solve->verbose,
                     "Print new bounds to standard error as they are found");
    command.action([solve] { return (*solve)(); });
}

} // namespace loggia::commands
