#pragma once

#include "ui/legend/legend.hpp"

namespace loggia::ui {

/// What the marks and colours in the table of a class mean.
[[nodiscard]] Legend classLegend();

} // namespace loggia::ui
