#pragma once

#include "app/commands/base/command_line.hpp"

namespace loggia::commands {

/// Adds what makes exercises for a class to `group`.
void add_generate(Command group);

} // namespace loggia::commands
