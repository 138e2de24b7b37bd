#pragma once

#include <string>
#include <vector>

namespace loggia::commands {

/// Adds a blank in front of each argument that is a formula beginning with `-` or `[`, so that it
/// is not taken for an option or a list. `-h` and `-` stay as they are.
[[nodiscard]] std::vector<std::string> shield_formulas(std::vector<std::string> arguments);
/// Removes the blank that shield_formulas() added.
[[nodiscard]] std::string unshielded(std::string argument);

} // namespace loggia::commands
