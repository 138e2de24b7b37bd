#pragma once

#include "ui/legend/legend.hpp"

namespace loggia::ui {

/// What the marks of the page's pictures mean.
[[nodiscard]] Legend pathfindingLegend();

} // namespace loggia::ui
