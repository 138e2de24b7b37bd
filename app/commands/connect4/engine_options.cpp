#include "app/commands/connect4/engine_options.hpp"

#include "core/connect4/matches/contestant.hpp"

#include <fmt/format.h>

namespace loggia::commands {

using namespace connect4;

Option add_depth(Command command, Thinking& thinking) {
    return command
        .add_option("DEPTH", thinking.limits.depth, depth_of,
                    fmt::format("Search depth in moves, 1 to {}; optional with --time", cells))
        .type_name("");
}

Option add_depth_option(Command command, Thinking& thinking) {
    return command
        .add_option("--depth", thinking.limits.depth, depth_of,
                    fmt::format("Search depth in moves, 1 to {}", cells))
        .type_name("DEPTH");
}

Option add_time_option(Command command, Thinking& thinking) {
    return command
        .add_option("--time", thinking.limits.seconds, seconds_of,
                    "Time limit per move, in seconds (0.5 is half a second)")
        .type_name("SECONDS");
}

void add_search_options(Command command, Thinking& thinking) {
    command
        .add_option("--threads", thinking.options.threads, threads_of,
                    "Search threads (default: 1; with one thread, the same depth always gives the "
                    "same move)")
        .type_name("N");
    command
        .add_option(
            "--method", thinking.options.method, method_of,
            "engine (default), alpha-beta or minimax; the last two are the textbook algorithms")
        .type_name("METHOD");
    command
        .add_option(
            "--evaluation", thinking.options.evaluation, evaluation_of,
            "Evaluation at the search depth: pattern (default), which also counts lines of four "
            "that can still be completed, or score, the material score (current points)")
        .type_name("NAME");
    command
        .add_option("--table", thinking.options.table_megabytes, megabytes_of,
                    "Maximum size of the transposition table, in megabytes")
        .type_name("MB");
}

void add_engine_options(Command command, Thinking& thinking) {
    add_time_option(command, thinking);
    add_search_options(command, thinking);
}

void require_limit(const Thinking& thinking) {
    if (!thinking.limits.depth && !thinking.limits.seconds)
        throw UsageError("give a DEPTH (in moves) or --time SECONDS");
}

std::string statistics(const Analysis& analysis) {
    std::string line;
    for (const int column : analysis.line)
        line += fmt::format(" {}", column + 1);
    const double rate =
        analysis.seconds > 0 ? static_cast<double>(analysis.nodes) / analysis.seconds : 0;
    return fmt::format("value: {}\nline:{}\ndepth: {}{}\nnodes: {}\nseconds: {:.3f} (CPU {:.3f})\n"
                       "nodes per second: {:.0f}\n",
                       to_text(analysis.value), line, analysis.depth,
                       analysis.complete ? "" : " (stopped before the limit)", analysis.nodes,
                       analysis.seconds, analysis.cpu_seconds, rate);
}

} // namespace loggia::commands
