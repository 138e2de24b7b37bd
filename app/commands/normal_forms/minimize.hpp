#pragma once

#include "app/commands/base/command_line.hpp"

namespace loggia::commands {

/// Adds what `minimize` takes and does to `command`.
void add_minimize(Command command);

} // namespace loggia::commands
