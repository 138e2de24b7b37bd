#pragma once

#include "core/base/control.hpp"
#include "core/normal_forms/dual_simplex.hpp"

#include <vector>

namespace loggia::normal_forms {

/// Rows that every whole solution keeps and the program's last one does not: sums of rows, each as
/// often as its fraction in a row of the inverse of the basis says, divided and rounded (Gomory
/// 1958; Chvatal 1973). The division is one of whole numbers, so nothing has to be trusted but the
/// rows. At most `most`, those that cut deepest first, no two of them nearly the same.
[[nodiscard]] std::vector<ProgramRow> rounding_cuts(DualSimplex& program, std::size_t most,
                                                    const Control& control = {});

} // namespace loggia::normal_forms
