#pragma once

#include "app/commands/base/command_line.hpp"

namespace loggia::commands {

/// Adds the commands of Max-Connect4 to `group`.
void add_maxconnect4(Command group);

/// The same for each command, in the file of its name.
void add_one_move(Command group);
void add_interactive(Command group);
void add_match(Command group);
void add_analyse(Command group);
void add_depth_table(Command group);
void add_solve(Command group);

/// What one-move takes and does, on the command itself: for programs that are nothing but it.
void make_one_move(Command command);

} // namespace loggia::commands
