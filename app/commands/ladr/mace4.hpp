#pragma once

#include "app/commands/base/command_line.hpp"

namespace loggia::commands {

/// The models of a file for Mace4.
void add_mace4(Command command);

/// The formats of models.
void add_interpformat(Command command);

/// Propositional logic into the ring of two elements, and back.
void add_translate(Command command);

} // namespace loggia::commands
