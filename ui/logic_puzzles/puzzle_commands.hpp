#pragma once

#include "ui/shell/command.hpp"

namespace loggia::ui {

/// The commands of the page of logic puzzles.
[[nodiscard]] CommandTable puzzleCommands();

} // namespace loggia::ui
