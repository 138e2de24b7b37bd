#pragma once

#include "core/base/control.hpp"

#include <cstddef>
#include <optional>
#include <vector>

namespace loggia::peg {

/// The largest c x under A x <= b, x >= 0, where b >= 0, so that x = 0 is allowed.
struct LinearProgram {
    std::vector<std::vector<double>> rows; ///< A, each row as long as `objective`
    std::vector<double> bounds;            ///< b
    std::vector<double> objective;         ///< c
};

/// An x where it is attained, by the simplex method on a dense table (Dantzig 1947), with Bland's
/// rule (1977) once nothing improves any more, so that it ends. In floating point, hence for what
/// is checked afterwards. Nothing where the objective has no bound, where too many steps would be
/// needed, or when stopped.
[[nodiscard]] std::optional<std::vector<double>> maximise(const LinearProgram& program,
                                                          const Control& control = {});

} // namespace loggia::peg
