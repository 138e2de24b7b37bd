#pragma once

#include "core/sat/engines/davis_putnam.hpp"

namespace loggia::sat {

/// Decides a set of clauses by splitting with lookahead: before every decision the most promising
/// literals are tried out, one after the other, by unit propagation. Those that fail are false, and
/// the decision is the atom whose two sides reduce the clauses most, measured by the weight of the
/// binary clauses that come into being (Li, Anbulagan 1997; Heule's march, 2004; Knuth, TAOCP
/// 7.2.2.2, algorithm X). Far ahead of clause learning on hard random sets of a few hundred atoms,
/// and far behind on most others.
///
/// Right on any set. `sinks.trace` is not written to.
[[nodiscard]] Answer solve_by_lookahead(const logic::ClauseSet& clauses,
                                        const Control& control = {}, const Sinks& sinks = {});

} // namespace loggia::sat
