#pragma once

#include <optional>
#include <string>
#include <vector>

namespace loggia::commands {

/// What `loggia` does before there is a window: `--one-move` (anywhere among the arguments, which
/// are then those of that command), `--help`, `--version`, and the refusal of options that nobody
/// knows, so that a script with a slip in it does not wait for a display. Returns the exit status,
/// or nothing where the window is wanted.
std::optional<int> run_headless(const std::vector<std::string>& arguments);

} // namespace loggia::commands
