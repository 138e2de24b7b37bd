#pragma once

#include "core/base/control.hpp"
#include "core/logic/clauses.hpp"
#include "core/sat/solver.hpp"

#include <cstddef>
#include <span>
#include <vector>

namespace loggia::sat {

/// Clauses that have no model together.
struct Core {
    /// Unknown: stopped before it was known whether there is a model; satisfiable: there is one.
    Status status = Status::unknown;
    std::vector<std::size_t> clauses; ///< where unsatisfiable: their numbers, rising
    std::size_t constraints = 0;      ///< so many are they, where several clauses count as one
    bool minimal = false;             ///< each is needed: without any one of them there is a model
    /// The true atoms, rising, of models of all constraints of the core but one, for
    /// verify_minimal(); not one for each constraint.
    std::vector<std::vector<int>> models;
};

/// A minimal unsatisfiable subset of the clauses: none smaller lies in it, though there may be a
/// smaller one elsewhere. When stopped, the unsatisfiable subset found so far.
///
/// Clauses are left out one after the other (deletion); each answer "still unsatisfiable" leaves
/// out all that was not used for it (clause-set refinement), and each model that lacks one clause
/// only is turned into models that lack other ones (recursive model rotation: Belov, Marques-Silva
/// 2011). At most one call of the solver for each clause.
[[nodiscard]] Core minimal_core(const logic::ClauseSet& clauses, const Control& control = {});
/// The same of constraints that are clauses or several of them, such as a written-out xor: the core
/// has all clauses of a constraint or none (a group MUS). `ends` tells where those of each end.
[[nodiscard]] Core minimal_core(const logic::ClauseSet& clauses, std::span<const std::size_t> ends,
                                const Control& control = {});

/// Whether the clauses have no model and each is needed for that, independent of how a core was
/// found: a new solver finds no model of all of them, and for each clause there is a model of all
/// the others, which is checked. Unsatisfiable: they are such a core; satisfiable: they are not;
/// unknown: stopped.
[[nodiscard]] Status verify_minimal(const logic::ClauseSet& clauses, const Control& control = {});
/// The same of constraints. `models`, of which each is checked as well, save asking the solver:
/// those of the core, or none.
[[nodiscard]] Status verify_minimal(const logic::ClauseSet& clauses,
                                    std::span<const std::size_t> ends,
                                    std::span<const std::vector<int>> models,
                                    const Control& control = {});

} // namespace loggia::sat
