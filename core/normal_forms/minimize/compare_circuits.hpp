#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/normal_forms/circuit.hpp"
#include "core/normal_forms/minimize/minimize_wide.hpp"
#include "core/normal_forms/two_level/wide_function.hpp"

#include <optional>

namespace loggia::normal_forms {

/// The cubes of an output that hold, joined. The variables of the store are the inputs.
[[nodiscard]] logic::Expr disjunction_of(logic::Store& store, const PositionalCover& cover,
                                         int output);

/// The same function.
[[nodiscard]] Circuit circuit_of(const WideFunction& function);

/// As difference() of two functions, by SAT: a solver looks for values of the inputs under which an
/// output of one is true and that of the other false (a miter, Brand 1993).
[[nodiscard]] Result<std::optional<WideDifference>>
difference(const Circuit& left, const Circuit& right, const Control& control = {});

} // namespace loggia::normal_forms
