#pragma once

#include "core/base/control.hpp"
#include "core/sat/counting/counting_problem.hpp"

#include <cstddef>
#include <gmpxx.h>

namespace loggia::sat {

/// A problem and what the models of the one that it was made of count besides.
struct SimplifiedCount {
    CountingProblem problem;
    mpz_class factor = 1; ///< 0 where there is no model.
};

/// Simplifies without changing the number or weight of the models: literals that fail are false
/// (probing, which also finds what follows from both values of an atom), literals that are
/// equivalent become one, clauses that others imply go, and hidden atoms are eliminated by
/// resolution where that makes no more clauses. The literals that a clause of thousands has alone
/// become one, with weights where there were none. Clauses of `problem` may have one literal here,
/// or none. Bounded in its work; when stopped it returns what it has, which is as good.
[[nodiscard]] SimplifiedCount simplify_for_counting(CountingProblem problem,
                                                    const Control& control);

} // namespace loggia::sat
