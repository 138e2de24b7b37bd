#pragma once

#include "ui/shell/command.hpp"

namespace loggia::ui {

/// The commands of the search lab's page.
[[nodiscard]] CommandTable labCommands();

} // namespace loggia::ui
