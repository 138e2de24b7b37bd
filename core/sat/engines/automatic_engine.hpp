#pragma once

#include "core/logic/clauses.hpp"
#include "core/sat/engines/davis_putnam.hpp"
#include "core/sat/engines/engine.hpp"
#include "core/sat/solver.hpp"

#include <memory>

namespace loggia::sat {

/// Which of our engines is likely to be faster: lookahead where the clauses look drawn at random,
/// all of one length and about as many as make the answer doubtful, over few hundred atoms;
/// Davis-Putnam, that is clause learning, for everything else. Linear in the clauses.
[[nodiscard]] Engine pick(const logic::ClauseSet& clauses);

/// A solver that picks at the first call of solve(). Counting (find_overcrowding) and lookahead are
/// for that call alone, and only where nothing is assumed; what comes later goes to clause
/// learning. Keeps a copy of the clauses.
[[nodiscard]] std::unique_ptr<Solver> make_solver(const Sinks& sinks = {});

} // namespace loggia::sat
