#pragma once

#include "ui/shell/command.hpp"

namespace loggia::ui {

/// The commands of the page of normal forms.
[[nodiscard]] CommandTable formsCommands();

} // namespace loggia::ui
