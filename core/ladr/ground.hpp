#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/ladr/mace_input.hpp"
#include "core/ladr/signature.hpp"
#include "core/logic/expr.hpp"

#include <cstddef>
#include <vector>

namespace loggia::ladr {

/// A file for Mace4 over a domain 0 ... size - 1, in propositional logic.
///
/// The variables of the store stand for the tables of the symbols, one symbol after the other, each
/// table row by row with its last argument running fastest: a variable for each entry of a
/// relation, and for each entry of a function one that says that it is 1 (size 2), one for each
/// value that it can have (size 3 and more), or none (size 1).
struct GroundProblem {
    struct Table {
        Symbol symbol;
        std::size_t entries;       ///< size ^ arity
        logic::Variable variables; ///< the first one
        std::size_t per_entry;     ///< variables of an entry
    };

    int size = 2;
    logic::Store store;
    std::vector<Table> tables;
    std::vector<logic::Expr> formulas; ///< which have to be true
};

/// Writes out quantifiers and free variables over the domain. Assumptions are closed over their
/// free variables; of the goals at least one is to be false in the model where some assignment
/// falsifies it: each is negated. Arithmetic is over the integers, but `F mod m` of sums and
/// products is worked out modulo m from within; mod has the sign of its divisor. A number
/// that a function is applied to has to be within the domain.
///
/// Errors, with their place: an element outside of the domain, a divisor that can be 0, numbers
/// beyond 10^12; and, without one, a problem that is too large: more than 10^6 table entries, or
/// 3 * 10^7 expressions. Fails when stopped. Exponential in the nesting of quantifiers.
[[nodiscard]] Result<GroundProblem> ground(const MaceInput& input, const Signature& signature,
                                           int size, const Control& control = {});

} // namespace loggia::ladr
