#pragma once

#include "app/commands/base/command_line.hpp"

namespace loggia::commands {

/// `tournament`: any number of contestants play Max-Connect4 or the formula game.
void add_tournament(Command group);

} // namespace loggia::commands
