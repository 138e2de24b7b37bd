#pragma once

#include "app/commands/base/command_line.hpp"

namespace loggia::commands {

/// Adds the commands on logic puzzles to `group`.
void add_puzzle(Command group);

} // namespace loggia::commands
