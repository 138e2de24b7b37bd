#pragma once

#include "app/commands/command_line.hpp"

namespace loggia::commands {

/// Adds what makes exercises for a class to `group`.
void add_generate(Command group);

} // namespace loggia::commands
