#pragma once

#include "app/commands/base/command_line.hpp"

namespace loggia::commands {

/// Adds the commands of the formula game to `group`.
void add_formula(Command group);

/// Adds one command each; defined in the file of its name, the first four in formula_tree.cpp.
void add_formula_check(Command group);
void add_formula_draw(Command group);
void add_formula_repr(Command group);
void add_formula_simplify(Command group);
void add_formula_eval(Command group);
void add_formula_table(Command group);
void add_formula_equal(Command group);
void add_formula_solve(Command group);
void add_formula_play(Command group);
void add_formula_generate(Command group);

} // namespace loggia::commands
