#pragma once

namespace CLI {
class App;
}

namespace loggia::commands {

/// `check_true_false`: the program that the assignment asks for.
void add_check_true_false(CLI::App& command, int& status);

} // namespace loggia::commands
