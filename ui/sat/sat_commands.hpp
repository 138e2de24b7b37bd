#pragma once

#include "ui/shell/command.hpp"

namespace loggia::ui {

[[nodiscard]] CommandTable satCommands();

} // namespace loggia::ui
