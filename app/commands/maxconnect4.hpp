#pragma once

namespace CLI {
class App;
}

namespace loggia::commands {

/// Adds the commands of Max-Connect4 to `group`; running one sets `status`.
void add_maxconnect4(CLI::App& group, int& status);

/// The same for each command, in the file of its name.
void add_one_move(CLI::App& group, int& status);
void add_interactive(CLI::App& group, int& status);
void add_match(CLI::App& group, int& status);
void add_analyse(CLI::App& group, int& status);
void add_depth_table(CLI::App& group, int& status);
void add_solve(CLI::App& group, int& status);

/// What one-move takes and does, on the command itself: for programs that are nothing but it.
void make_one_move(CLI::App& command, int& status);

} // namespace loggia::commands
