#pragma once

#include "core/gf2/system.hpp"

#include <string>
#include <vector>

namespace loggia::gf2 {

/// A sum of products as it is written down: AlgebraStep::terms.
using WrittenSum = std::vector<std::vector<int>>;

/// A polynomial as a sum that is cleared up.
[[nodiscard]] WrittenSum written(const Polynomial& p);
/// The other way; repeated terms cancel. Without factors -1.
[[nodiscard]] Polynomial polynomial_of(const WrittenSum& sum);

/// What turns `before` into `after`: the value of the variable put in by an equation, multiplied
/// out, and cleared up.
[[nodiscard]] std::vector<AlgebraStep> substitution_steps(std::size_t equation, std::size_t by,
                                                          int variable, const Polynomial& value,
                                                          const Polynomial& before,
                                                          const Polynomial& after);

/// How products and names are written.
struct AlgebraNotation {
    std::vector<std::string> names; ///< of variables 0, 1, 2 ...
    std::string times = "*";
};
/// `(r1 + r2)*r3 + 1`: with `value` for factors -1; `0` for no term.
[[nodiscard]] std::string sum_text(const WrittenSum& sum, const Polynomial& value,
                                   const AlgebraNotation& notation);
[[nodiscard]] std::string sum_text(const Polynomial& p, const AlgebraNotation& notation);
/// The sum `= 0`, or with a last 1 on the right.
[[nodiscard]] std::string equation_text(const WrittenSum& sum, const Polynomial& value,
                                        const AlgebraNotation& notation);

/// What a forced value follows from: the equation in factors, as
/// `r2*(r1 + 1) = 1`.
[[nodiscard]] std::string factors_text(const AlgebraStep& forced, const AlgebraNotation& notation);

/// What leads to an equation, as what follows it and a comma: `with m2 put in by (2)`. Empty for
/// steps that change no equation.
[[nodiscard]] std::string phrase_of(const AlgebraStep& step, const AlgebraNotation& notation);

} // namespace loggia::gf2
