#pragma once

#include "core/normal_forms/cube.hpp"
#include "core/normal_forms/function.hpp"
#include "core/normal_forms/minimize/minimize.hpp"

namespace loggia::normal_forms {

/// Up to so many inputs idle connections are looked for.
inline constexpr int most_connected_inputs = 16;

/// The same cubes, each with only those outputs that need it: a cube is taken from an output where
/// others of it hold all its rows that have to be held. Those with the most literals go first. So
/// each output's formula has no part that can be left out, while what the whole costs (cubes, and
/// literals of their inputs) stays or falls. For one output, or more inputs than
/// most_connected_inputs, the cover as it is. Time: rows of all cubes for each output.
[[nodiscard]] Cover without_idle_connections(const Function& function, Form form,
                                             const Cover& cover);

} // namespace loggia::normal_forms
