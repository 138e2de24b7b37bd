#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/normal_forms/function.hpp"
#include "core/normal_forms/minimize/covering_problem.hpp"
#include "core/normal_forms/minimize/minimize.hpp"

#include <cstddef>
#include <cstdint>
#include <string>

namespace loggia::normal_forms {

enum class CoveringFormat : std::uint8_t {
    lp,  ///< CPLEX LP, as CBC, CPLEX, GLPK, Gurobi, HiGHS and SCIP read it
    opb, ///< pseudo-boolean, as RoundingSat, Sat4j and other solvers of that competition read it
};

/// A covering problem as a text for another solver, whose optimum is the least number of terms.
struct CoveringText {
    std::string text;
    std::size_t rows = 0;    ///< constraints, beside the one on what is taken
    std::size_t columns = 0; ///< of which something is to be chosen
    std::size_t taken = 0;   ///< primes that the reductions took, which the objective counts
};

/// Writes the problem of `function` as `form`: a variable for each prime, a constraint for each row
/// of the chart. Comments tell which prime a variable is, as a row of a PLA file. Where `reduced`,
/// it is what reduce() for terms leaves, with a variable of its own, fixed to 1, for all primes
/// that were taken (constants in the objective are not read by every solver). An error where the
/// text would be too large, or when stopped.
[[nodiscard]] Result<CoveringText> write_covering(const CoveringProblem& problem,
                                                  const Function& function, Form form,
                                                  CoveringFormat format, bool reduced = true,
                                                  const Control& control = {});

} // namespace loggia::normal_forms
