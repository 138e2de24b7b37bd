#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/gf2/polynomial.hpp"
#include "core/logic/expr.hpp"

#include <string>
#include <vector>

namespace loggia::gf2 {

/// A polynomial whose variables have names.
struct RingForm {
    std::vector<std::string> names; ///< of variables 0, 1, 2 ...
    Polynomial polynomial;

    friend bool operator==(const RingForm&, const RingForm&) = default;
};

/// The expression in the ring of two elements: `and` as a product, `not p` as p + 1, `p or q` as
/// p*q + p + q, and so on. `variables` become variables 0, 1, 2 ...; they contain all that occur
/// and are at most Monomial::most_variables. By truth table and Moebius transform up to 14
/// variables, and up to 28 where step by step it gets too large. Errors: too many variables or
/// terms; stopped. With a lower limit of terms it is given up early: beyond 14 variables, where a
/// part of the expression has more.
[[nodiscard]] Result<Polynomial> polynomial_of(const logic::Store& store, logic::Expr root,
                                               std::span<const logic::Variable> variables,
                                               const Control& control = {},
                                               std::size_t most_terms = Polynomial::most_terms);
/// The same with the names of what occurs, in ascending order, which is the order of the variables.
[[nodiscard]] Result<RingForm> ring_form(const logic::Store& store, logic::Expr root,
                                         const Control& control = {},
                                         std::size_t most_terms = Polynomial::most_terms);

/// As `l1*t2 + m1 + 1`: terms from the highest to the lowest monomial, factors rising; `0` for
/// none.
[[nodiscard]] std::string to_text(const RingForm& form);
/// The same with terms collected: each goes to the first symbol that it contains, in falling order
/// of the number of terms that contain a symbol, for equal numbers in falling order of the names;
/// the terms of a symbol, if more than one, stand as `s*(...)`, one level deep.
[[nodiscard]] std::string to_collected_text(const RingForm& form);

} // namespace loggia::gf2
