#pragma once

#include "core/base/control.hpp"
#include "core/covering/cover_matrix.hpp"
#include "core/covering/covering.hpp"

#include <functional>

namespace loggia::covering {

/// A cover with few columns and, of those, few literals, and bounds on both: reductions and, for
/// each block that they leave, the relaxation, columns that it decides about, and some thousand
/// steps of local search, which end where they reach the bound. No branching: some milliseconds
/// where solve_covering() takes minutes. Every row has to have a column, and
/// columns are numbered from 0 on. `better` hears of each
/// better cover of the whole. When stopped, the best so far; none where there was not one yet
/// (then cost.terms is UINT64_MAX). Relaxation and local search of a block do less where they would
/// visit more than about `most_work` entries.
[[nodiscard]] CoverSolution
heuristic_cover(const CoverMatrix& matrix, const Control& control = {},
                const std::function<void(const CoverSolution&)>& better = {},
                std::uint64_t most_work = UINT64_MAX);

} // namespace loggia::covering
