#pragma once

#include "core/base/error.hpp"
#include "core/logic/expr.hpp"

#include <cstddef>
#include <optional>
#include <span>
#include <unordered_map>

/// Expressions made from expressions of the same store. All are iterative, so depth does not
namespace loggia::logic {

/// Merges each conjunction that is an operand of a conjunction into it, each disjunction that is an
/// operand of a disjunction likewise, however deep, with the order of the operands kept: of
/// `(a*(b*(c+(d+e))))` is made `(a*b*(c+d+e))`. Nothing else changes: what is left has its
/// constants, its double negations and its conjunctions of a single operand.
///
/// Linear time, were it not that an operand is merged as often as it is shared, which can be
/// exponentially often: an error where more than `limit` operands have to be looked at for that.
/// What was read from a text of n bytes has less than n.
[[nodiscard]] Result<Expr> flattened(Store& store, Expr root, std::size_t limit = 1U << 26U);

/// An equivalent expression without constants, or a constant. Constant operands are worked out and
/// left out: `x*1` is `x`, `x*0` is `0`, `x->0` is `-x`, parity of `x` and `1` is `-x`.
/// Conjunctions, disjunctions, parities and exactly-ones that have or are left with one operand are
/// that operand; those that have none are constants. A negation that this makes takes one away
/// where there is one,
/// `--x` as it was given stays. Linear time.
[[nodiscard]] Expr folded(Store& store, Expr root);

/// The cofactor: `root` with variables replaced by constants, and folded. `values` has a value, or
/// none where the variable stays, for the store's variables by their number; those beyond its end
/// stay. Linear time.
[[nodiscard]] Expr assigned(Store& store, Expr root, std::span<const std::optional<bool>> values);

/// `root` with variables replaced by expressions, all at once: what is put in is not looked at
/// again, so variables can change places. Nothing is simplified. Linear time.
[[nodiscard]] Expr substituted(Store& store, Expr root,
                               const std::unordered_map<Variable, Expr>& replacements);

/// An equivalent expression that people read more easily, or the expression itself: of up to 6
/// variables the shortest of it, of what a variable is equivalent to, of a disjunction of
/// conjunctions and a conjunction of disjunctions (of prime implicants, chosen greedily), and an
/// implication for a single disjunction. Sums modulo 2 and exactly-ones count as what a file for
/// Mace4 makes of them. An equivalence with a variable stays one.
[[nodiscard]] logic::Expr simplified_for_reading(logic::Store& store, logic::Expr e);

} // namespace loggia::logic
