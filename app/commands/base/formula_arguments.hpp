#pragma once

#include <string>
#include <vector>

namespace loggia::commands {

/// Adds a blank in front of each argument that is a formula beginning with `-` or `[`, so that it
/// is not taken for an option or a list. `-h` and `-` stay as they are.
[[nodiscard]] std::vector<std::string> shield_formulas(std::vector<std::string> arguments);
/// The same for `formula`, whose commands take formulas as arguments, but for `generate`.
[[nodiscard]] std::vector<std::string> shield_formula_commands(std::vector<std::string> arguments);
/// The same for `minimize`, which takes formulas behind --formula and --check alone.
[[nodiscard]] std::vector<std::string> shield_formula_options(std::vector<std::string> arguments);
/// Removes the blank that was added.
[[nodiscard]] std::string unshielded(std::string argument);

} // namespace loggia::commands
