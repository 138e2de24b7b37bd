#pragma once

#include "app/commands/command_line.hpp"

namespace loggia::commands {

/// Adds the commands on logic puzzles to `group`.
void add_puzzle(Command group);

} // namespace loggia::commands
