#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/input_output.hpp"
#include "app/commands/base/interrupt.hpp"
#include "app/commands/base/terminal.hpp"
#include "app/commands/connect4/engine_options.hpp"
#include "app/commands/connect4/maxconnect4.hpp"
#include "core/connect4/engine/depth_table.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <memory>

namespace loggia::commands {

namespace {

using namespace connect4;

struct DepthTableCommand {
    Thinking thinking;
    double limit = 60;
    int repeat = 1;
    int last_depth = cells;
    bool csv = false;

    int operator()() const {
        DepthTableOptions options;
        options.engine = thinking.options;
        options.limit_seconds = limit;
        options.repeat = repeat;
        options.last_depth = last_depth;

        const Interrupt interrupt;
        const bool on_terminal = is_terminal(stderr);
        const auto show_progress = [on_terminal](const Progress& progress) {
            if (on_terminal)
                print_to_stderr("\r\033[K{} ...", progress.text);
        };
        const auto clear_progress = [on_terminal] {
            if (on_terminal)
                print_to_stderr("\r\033[K");
        };
        fmt::print("{}", csv ? depth_table_csv_heading() : depth_table_heading());
        flush_output();
        const DepthTable table =
            measure_depths(options, interrupt.control(show_progress), [&](const DepthRow& row) {
                clear_progress();
                fmt::print("{}", csv ? to_csv(row) : to_text(row));
                flush_output();
            });
        clear_progress();
        return table.complete ? success : interrupted;
    }
};

} // namespace

void add_depth_table(Command group) {
    auto table = std::make_shared<DepthTableCommand>();
    const Command command = group.add_command(
        "depth-table", "Measure the time of one move on the empty board at each depth");
    command.footer(
        "Measures the CPU time for choosing one move on the empty board at depth 1, 2, 3\n"
        "and so on, up to and including the first depth that exceeds the limit. Every\n"
        "measurement starts with an empty table. Times are means.\n\n"
        "If you interrupt it (Ctrl-C), it ends after the last finished depth and exits\n"
        "with 130.");
    add_search_options(command, table->thinking);
    command
        .add_option("--limit", table->limit,
                    "Stop after the first depth that takes longer than this (default: 60)")
        .between(0.0, 1e6)
        .type_name("SECONDS");
    command.add_option("--repeat", table->repeat, "Repetitions for each depth (default: 1)")
        .between(1, 1000)
        .type_name("N");
    command.add_option("--last", table->last_depth, "Maximum depth to measure (default: 42)")
        .between(1, cells)
        .type_name("DEPTH");
    command.add_flag("--csv", table->csv, "Print comma-separated values");
    command.action([table] { return (*table)(); });
}

} // namespace loggia::commands
