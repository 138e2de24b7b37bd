#pragma once

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace loggia::commands {

/// Adds the commands of the formula game to `group`; running one sets `status`.
void add_formula(CLI::App& group, int& status);

/// The arguments of such a command, with a blank before each formula that begins with `-` or `[`,
/// so that it is not taken for an option or a list; FormulaInput takes it away. `-h` and `-` stay
/// what they are.
[[nodiscard]] std::vector<std::string> shield_formulas(std::vector<std::string> arguments);

/// The same for each command, in the file of its name (the first four in formula_tree.cpp).
void add_formula_check(CLI::App& group, int& status);
void add_formula_draw(CLI::App& group, int& status);
void add_formula_repr(CLI::App& group, int& status);
void add_formula_simplify(CLI::App& group, int& status);
void add_formula_eval(CLI::App& group, int& status);
void add_formula_table(CLI::App& group, int& status);
void add_formula_equal(CLI::App& group, int& status);
void add_formula_solve(CLI::App& group, int& status);
void add_formula_play(CLI::App& group, int& status);
void add_formula_generate(CLI::App& group, int& status);

} // namespace loggia::commands
