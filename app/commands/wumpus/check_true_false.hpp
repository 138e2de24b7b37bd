#pragma once

#include "app/commands/base/command_line.hpp"

namespace loggia::commands {

/// `check_true_false`: the program that the assignment asks for.
void add_check_true_false(Command command);

} // namespace loggia::commands
