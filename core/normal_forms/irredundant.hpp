#pragma once

#include "core/base/control.hpp"
#include "core/logic/truth_table.hpp"
#include "core/normal_forms/cube.hpp"

#include <cstddef>
#include <optional>
#include <vector>

namespace loggia::normal_forms {

/// Cubes of output 0 that together hold every row of `least` and no row outside of `most`, of which
/// none can be left out. Few, though seldom fewest: the procedure of Minato (1992) after Morreale
/// (1970), on the words of the tables. `least` has no row that `most` has not; both have as many
/// variables. Nothing when stopped or where there would be more than `limit`.
[[nodiscard]] std::optional<std::vector<Cube>>
irredundant_cubes(const logic::TruthTable& least, const logic::TruthTable& most,
                  std::size_t limit = std::size_t{1} << 24U, const Control& control = {});

} // namespace loggia::normal_forms
