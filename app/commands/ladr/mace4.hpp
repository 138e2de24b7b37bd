#pragma once

#include "app/commands/base/command_line.hpp"

namespace loggia::commands {

/// The models of a file for Mace4.
void add_mace4(Command command);

/// The formats of models.
void add_interpformat(Command command);

/// One of each class of isomorphic interpretations.
void add_isofilter(Command command);
/// The interpretations in which formulas are true or false.
void add_interpfilter(Command command);
/// The formulas that are true or false in interpretations.
void add_clausefilter(Command command);

/// Propositional logic into the ring of two elements, and back.
void add_translate(Command command);

} // namespace loggia::commands
