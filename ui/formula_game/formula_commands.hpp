#pragma once

#include "ui/shell/command.hpp"

namespace loggia::ui {

/// The commands of the page of the formula game.
[[nodiscard]] CommandTable formulaCommands();

} // namespace loggia::ui
