#pragma once

#include "ui/shell/command.hpp"

namespace loggia::ui {

/// The commands of the peg board's page.
[[nodiscard]] CommandTable pegCommands();

} // namespace loggia::ui
