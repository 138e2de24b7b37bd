#pragma once

#include "core/base/control.hpp"
#include "core/covering/branch_and_bound.hpp"
#include "core/covering/cover_matrix.hpp"

#include <cstdint>
#include <functional>
#include <vector>

/// Minimum set covers, proven, with a linear program, bounds and branching of our own. They stay
/// because a general solver is slower on these charts: where there is a tree to search, CBC 2.10.8
/// takes 35 s for the terms of the course's CNF, ours 1.3 s for terms and literals; 3.3 s to 0.3 s
/// for a random function of 9 inputs, 0.7 of its rows true; of 10 inputs it does not finish in 60
/// s, ours takes 37 s. Without a tree both take hundredths of a second.
///
/// What is in here was measured by leaving it out, on such functions of 9 to 14 inputs. The
/// Lagrangian relaxation raises the bound at 14 inputs from 1814 to 1969, neighbourhoods lower the
/// cover from 2053 to 2032, trials before branching save a fifth of the time and half of the nodes,
/// and beginning large trees again proves the terms of 10 inputs that are open without it. Rounding
/// cuts (Gomory) and local search at the root gained nothing anywhere and are gone.
/// docs/performance.md has the tables and their commands.
namespace loggia::covering {

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

} // namespace loggia::covering
