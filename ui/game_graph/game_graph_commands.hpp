#pragma once

#include "ui/shell/command.hpp"

namespace loggia::ui {

/// The commands of the page of games.
[[nodiscard]] CommandTable gameGraphCommands();

} // namespace loggia::ui
