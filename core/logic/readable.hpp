#pragma once

#include "core/logic/expr.hpp"

namespace loggia::logic {

/// An equivalent expression that people read more easily, or the expression itself: of up to 6
/// variables the shortest of it, of what a variable is equivalent to, of a disjunction of
/// conjunctions and a conjunction of disjunctions (of prime implicants, chosen greedily), and an
/// implication for a single disjunction. Sums modulo 2 and exactly-ones count as what a file for
/// Mace4 makes of them. An equivalence with a variable stays one.
[[nodiscard]] logic::Expr readable(logic::Store& store, logic::Expr e);

} // namespace loggia::logic
