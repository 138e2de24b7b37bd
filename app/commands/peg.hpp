#pragma once

#include "app/commands/command_line.hpp"

namespace loggia::commands {

/// `peg-front`: a board file to clauses and their key.
void add_peg_front(Command command);
/// `peg-back`: a Davis-Putnam program's output to jumps.
void add_peg_back(Command command);

/// `peg`: solve, check, hint, board.
void add_peg(Command group);

void add_peg_solve(Command group);

} // namespace loggia::commands
