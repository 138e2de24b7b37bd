#pragma once

#include "app/commands/command_line.hpp"

#include <string>
#include <vector>

namespace loggia::commands {

/// Adds the commands of the formula game to `group`.
void add_formula(Command group);

/// The arguments of such a command, with a blank before each formula that begins with `-` or `[`,
/// so that it is not taken for an option or a list; unshielded() takes it away. `-h` and `-` stay
/// what they are.
[[nodiscard]] std::vector<std::string> shield_formulas(std::vector<std::string> arguments);
[[nodiscard]] std::string unshielded(std::string argument);

/// The same for each command, in the file of its name (the first four in formula_tree.cpp).
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
