#pragma once

#include "app/commands/base/command_line.hpp"

namespace loggia::commands {

/// `grade`: judges hand-ins of one of the assignments.
void add_grade(Command command);

} // namespace loggia::commands
