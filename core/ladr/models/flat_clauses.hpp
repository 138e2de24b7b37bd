#pragma once

#include "core/ladr/models/clausal_theory.hpp"

#include <cstdint>
#include <vector>

namespace loggia::ladr {

/// Clauses without nested terms, as a SAT encoding of finite models needs them (MACE style).
struct FlatClauses {
    /// A variable of the clause, or ~e for the element e.
    using Place = int;
    struct Literal {
        static constexpr int equality = -1;

        bool is_negated;
        int operation; ///< `equality` of two places, or beyond those of the theory: of a split
        /// Of a relation its arguments, of a function those and its value, of an equation both
        /// sides.
        std::vector<Place> places;
    };
    struct Clause {
        std::vector<Literal> literals;
        int variables = 0; ///< they are 0 ... variables - 1
    };

    std::vector<Clause> clauses;
    std::vector<int> split_arities; ///< of the relations that splitting introduces
};

/// Names each nested term by a variable, as in f(g(x)) = y to g(x) != z | f(z) = y, and splits
/// clauses by new relations of the variables that two halves share, where that leaves fewer
/// variables in each: instances are exponential in them (K. Claessen, N. Sorensson, New Techniques
/// that Improve MACE-style Finite Model Finding, 2003).
[[nodiscard]] FlatClauses flat_clauses(const ClausalTheory& theory);

} // namespace loggia::ladr
