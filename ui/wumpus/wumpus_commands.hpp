#pragma once

#include "ui/shell/command.hpp"

namespace loggia::ui {

/// The commands of the wumpus page.
[[nodiscard]] CommandTable wumpusCommands();

} // namespace loggia::ui
