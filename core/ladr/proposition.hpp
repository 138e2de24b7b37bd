#pragma once

#include "core/base/error.hpp"
#include "core/ladr/mace_input.hpp"
#include "core/logic/expr.hpp"

#include <string>

namespace loggia::ladr {

/// The formula of a list as an expression in propositions, whose names are the variables' names.
/// Errors, with their place: terms, equations and quantifiers, which propositional logic does not
/// have, and a variable as a proposition.
[[nodiscard]] Result<logic::Expr> proposition_of(const MaceInput& input, TermId formula,
                                                 logic::Store& store);

/// The other way round from the ring: an equation of sums and products, read in the ring of two
/// elements (`mod 2` changes nothing there), as an expression. Formulas that are propositional are
/// read as such. Errors, with their place: what has no meaning in that ring.
[[nodiscard]] Result<logic::Expr> from_ring(const MaceInput& input, TermId formula,
                                            logic::Store& store);

/// Whether the lists say what neither propositions nor equations for the ring can say: they have
/// quantifiers, names with arguments but those of sums and products, or lists of distinct terms.
/// False where signature_of() refuses them.
[[nodiscard]] bool is_first_order(const MaceInput& input);

/// Whether the lists speak of elements, so that a domain of another size has other models. False
/// where signature_of() refuses them.
[[nodiscard]] bool has_terms(const MaceInput& input);

/// The expression as LADR writes it, with no more parentheses than needed: `-`, `&`, `|`, `->`,
/// `<->`, `$T` and `$F`; a parity as `-(a <-> b)`, exactly-one written out. An error where it would
/// be longer than 64 MB.
[[nodiscard]] Result<std::string> to_ladr(logic::Store& store, logic::Expr root);

} // namespace loggia::ladr
