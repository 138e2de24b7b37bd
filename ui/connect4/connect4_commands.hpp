#pragma once

#include "ui/shell/command.hpp"

namespace loggia::ui {

/// The commands of the Max-Connect4 page.
[[nodiscard]] CommandTable connect4Commands();

} // namespace loggia::ui
