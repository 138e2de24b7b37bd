#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/logic/clauses.hpp"
#include "core/sat/engines/davis_putnam.hpp"
#include "core/sat/engines/engine.hpp"
#include "core/sat/solver.hpp"

#include <cstdint>
#include <memory>
#include <optional>

namespace loggia::sat {

/// Which of our engines is likely to be faster: lookahead where the clauses look drawn at random,
/// all of one length and about as many as make the answer doubtful, over few hundred atoms;
/// Davis-Putnam, that is clause learning, for everything else. Linear in the clauses.
[[nodiscard]] Engine pick(const logic::ClauseSet& clauses);

/// How many flips answer_at_once() spends at most on a model before any systematic search: none
/// where the clauses do not look drawn at random, few where the search would soon end, minutes'
/// worth where nothing else gets anywhere. Linear in the clauses.
[[nodiscard]] std::uint64_t local_search_flips(const logic::ClauseSet& clauses);

/// What needs no systematic search: no model, by counting (find_overcrowding) or by parity
/// (solve_parity); a model by parity, where the clauses say nothing else; on large sets, a model in
/// which the atoms are alike but for unit propagation; and, on sets that look drawn at random with
/// too few clauses for a contradiction, a model by local search. Nothing where none of it applies,
/// or when stopped on the way. Fails where a proof is wanted and takes more room than there is, and
/// where a certificate does not hold, which would be a fault.
[[nodiscard]] Result<std::optional<Answer>>
answer_at_once(const logic::ClauseSet& clauses, const Control& control, const Sinks& sinks);

/// A solver that picks at the first call of solve(). answer_at_once() and lookahead are for that
/// call alone, and only where nothing is assumed; what comes later goes to clause learning. Keeps a
/// copy of the clauses.
[[nodiscard]] std::unique_ptr<Solver> make_solver(const Sinks& sinks = {});

} // namespace loggia::sat
