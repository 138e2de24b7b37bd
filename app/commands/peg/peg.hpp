#pragma once

#include "app/commands/base/command_line.hpp"

#include <string>
#include <vector>

namespace loggia::commands {

/// `peg-front`: a board file to clauses and their key.
void add_peg_front(Command command);
/// `peg-back`: a Davis-Putnam program's output to jumps.
void add_peg_back(Command command);

/// `peg`: solve, check, hint, table, board, generate.
void add_peg(Command group);

void add_peg_solve(Command group);
void add_peg_hint(Command group);
void add_peg_table(Command group);
void add_peg_generate(Command group);

/// What the boards that people know are called.
[[nodiscard]] std::vector<std::string> layout_ids();

} // namespace loggia::commands
