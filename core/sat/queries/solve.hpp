#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/logic/clauses.hpp"
#include "core/sat/engines/davis_putnam.hpp"
#include "core/sat/engines/engine.hpp"

#include <optional>
#include <span>
#include <vector>

namespace loggia::sat {

/// The method of solve().
struct SolveOptions {
    Engine engine = Engine::automatic;
    Features features = cdcl(); ///< of Engine::davis_putnam
    int seed = 0;               ///< of CaDiCaL, also in a portfolio: 0 to 2,000,000,000
    /// Literals assumed to be true. A proof is then for the clauses together with these, each as a
    /// unit clause (with_assumptions()).
    std::vector<int> assumptions{};
};

/// The clauses, and after them each assumption as a clause of one literal.
[[nodiscard]] logic::ClauseSet with_assumptions(const logic::ClauseSet& clauses,
                                                std::span<const int> assumptions);

/// Maximum number of atoms of a recorded run.
constexpr int most_atoms_to_record = 1'000'000;

/// Whether the clauses have a model, by any engine. Only atoms that occur cost memory. The model is
/// evaluated on the clauses as they were given before it is returned.
///
/// Where literals are assumed and that leaves no model, Answer::failed has those which were used to
/// show it. CaDiCaL, the portfolio and clause learning tell; of the others, and where a proof is
/// wanted, it is what the checker needed of a proof.
///
/// Only Davis-Putnam and `automatic`, which learns clauses then, can be recorded; CaDiCaL and the
/// portfolio fill in no statistics. Fails if the clauses are more than the engine has room for,
/// where there are too many atoms to list a model or to record the run, and where the model is
/// none, which would be a fault of the engine.
[[nodiscard]] Result<Answer> solve(const logic::ClauseSet& clauses,
                                   const SolveOptions& options = {}, const Control& control = {},
                                   const Sinks& sinks = {});

/// What Engine::automatic decides without a search, by counting, by parity or by a model that is
/// found soon; nothing if that takes a search, and when stopped. Fails as solve() does.
[[nodiscard]] Result<std::optional<Answer>> solve_without_search(const logic::ClauseSet& clauses,
                                                                 const Control& control,
                                                                 const Sinks& sinks = {});

} // namespace loggia::sat
