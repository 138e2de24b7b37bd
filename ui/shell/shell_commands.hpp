#pragma once

#include "ui/shell/command.hpp"

namespace loggia::ui {

/// What the window can do whatever page is shown.
[[nodiscard]] CommandTable shellCommands();

} // namespace loggia::ui
