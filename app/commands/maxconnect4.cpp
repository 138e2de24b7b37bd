#include "app/commands/maxconnect4.hpp"

#include <CLI/CLI.hpp>

namespace loggia::commands {

namespace {

constexpr const char* footer =
    "A position file is six lines of seven digits, the top row first (0 empty, 1 and\n"
    "2 the players' stones), then a line with the player to move next. '-' in place\n"
    "of a file is standard input or standard output.";

} // namespace

void add_maxconnect4(CLI::App& group, int& status) {
    group.require_subcommand(1);
    group.footer(footer);
    add_one_move(group, status);
    add_interactive(group, status);
    add_match(group, status);
    add_analyse(group, status);
    add_depth_table(group, status);
    add_solve(group, status);
}

} // namespace loggia::commands
