#pragma once

#include "core/base/control.hpp"
#include "core/normal_forms/cover_matrix.hpp"
#include "core/normal_forms/cover_search.hpp"
#include "core/normal_forms/minimize.hpp"

#include <cstdint>
#include <functional>
#include <vector>

namespace loggia::normal_forms {

/// How much is done about a problem of covering.
enum class CoverEffort : std::uint8_t {
    automatic, ///< search as long as there is hope: about a minute
    exact,     ///< search until the end
};

struct CoverSolution {
    std::vector<std::uint32_t> columns; ///< taken, ascending, by their numbers
    CoverCost cost;
    std::uint64_t terms_lower = 0;
    std::uint64_t literals_lower = 0; ///< among covers with cost.terms columns
    std::uint64_t nodes = 0;
    bool stopped = false;

    [[nodiscard]] bool minimal() const noexcept {
        return terms_lower == cost.terms && literals_lower == cost.literals;
    }
};

/// A cover with the fewest columns and, of those, the fewest literals: reductions first, then
/// each block by itself. Every row has to have a column. `better` hears of each better cover and
/// bound; `start` is a cover that is known, or empty. When stopped, the best so far; also once
/// about `most_work` entries have been visited, where that is not 0. Nothing goes by the clock, so
/// the result is the same on every machine.
[[nodiscard]] CoverSolution
solve_covering(const CoverMatrix& matrix, CoverEffort effort,
               const std::vector<std::uint32_t>& start = {}, const Control& control = {},
               const std::function<void(const CoverSolution&)>& better = {},
               std::uint64_t most_work = 0);

} // namespace loggia::normal_forms
