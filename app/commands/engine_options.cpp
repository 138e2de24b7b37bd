#include "app/commands/engine_options.hpp"

#include "core/connect4/contestant.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <functional>
#include <string_view>
#include <utility>

namespace loggia::commands {

namespace {

using namespace connect4;

/// Turns a Result of core into what CLI11 makes a usage error of.
template <class T>
std::function<void(const std::string&)> taking(std::string name,
                                               std::function<Result<T>(std::string_view)> read,
                                               std::function<void(T)> take) {
    return [name = std::move(name), read = std::move(read),
            take = std::move(take)](const std::string& text) {
        const Result<T> value = read(text);
        if (!value)
            throw CLI::ValidationError(name, value.error().message);
        take(*value);
    };
}

} // namespace

CLI::Option* add_depth(CLI::App& command, Thinking& thinking) {
    return command
        .add_option_function<std::string>(
            "DEPTH",
            taking<int>("DEPTH", depth_of, [&](int depth) { thinking.limits.depth = depth; }),
            fmt::format("Moves to look ahead, 1 to {}; optional with --time", cells))
        ->type_name("");
}

CLI::Option* add_depth_option(CLI::App& command, Thinking& thinking) {
    return command
        .add_option_function<std::string>(
            "--depth",
            taking<int>("--depth", depth_of, [&](int depth) { thinking.limits.depth = depth; }),
            fmt::format("Moves to look ahead, 1 to {}", cells))
        ->type_name("DEPTH");
}

CLI::Option* add_time_option(CLI::App& command, Thinking& thinking) {
    return command
        .add_option_function<std::string>(
            "--time",
            taking<double>("--time", seconds_of,
                           [&](double seconds) { thinking.limits.seconds = seconds; }),
            "Think for at most so many seconds a move (0.5 is half a second)")
        ->type_name("SECONDS");
}

void add_engine_options(CLI::App& command, Thinking& thinking) {
    add_time_option(command, thinking);
    command
        .add_option_function<std::string>(
            "--threads",
            taking<int>("--threads", threads_of,
                        [&](int threads) { thinking.options.threads = threads; }),
            "Threads to search with; 1, the default, plays the same move every time at a depth")
        ->type_name("N");
    command
        .add_option_function<std::string>(
            "--method",
            taking<Method>("--method", method_of,
                           [&](Method method) { thinking.options.method = method; }),
            "minimax or alpha-beta as in a textbook, or engine (the default), which is exact "
            "wherever it can be")
        ->type_name("METHOD");
    command
        .add_option_function<std::string>(
            "--evaluation",
            taking<Evaluation>(
                "--evaluation", evaluation_of,
                [&](Evaluation evaluation) { thinking.options.evaluation = evaluation; }),
            "How the positions at the depth are judged: score, the lead in points, or pattern "
            "(the default), by the quadruples that can still be completed")
        ->type_name("WAY");
    command
        .add_option_function<std::string>(
            "--table",
            taking<int>("--table", megabytes_of,
                        [&](int megabytes) {
                            thinking.options.table_megabytes = static_cast<std::size_t>(megabytes);
                        }),
            "Memory for positions already searched, at most so many megabytes")
        ->type_name("MB");
}

void require_limit(const Thinking& thinking) {
    if (!thinking.limits.depth && !thinking.limits.seconds)
        throw CLI::RequiredError("DEPTH (moves to look ahead) or --time SECONDS is missing",
                                 CLI::ExitCodes::RequiredError);
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
