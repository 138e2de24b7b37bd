#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/logic/clauses.hpp"
#include "core/sat/engines/lookahead.hpp"

#include <cstddef>
#include <vector>

namespace loggia::sat {

/// split_by_lookahead() for any set of clauses: only atoms that occur cost memory, and a model is
/// evaluated on the clauses before it is returned; fails where it is none.
[[nodiscard]] Result<CubeSplit> split_into_cubes(const logic::ClauseSet& clauses, std::size_t cubes,
                                                 const Control& control = {});

/// Whether the cubes have all models of the clauses among them, for cubes of another program: the
/// status is unknown and the proof complete where they have, satisfiable with a model where one is
/// in none of the cubes, unsatisfiable where the clauses alone have no model. `stopped` gives
/// `unknown` without a proof. Fails as solve() does, and for a cube with an atom that no clause
/// has.
[[nodiscard]] Result<CubeSplit> split_by_given(const logic::ClauseSet& clauses,
                                               std::vector<Cube> cubes,
                                               const Control& control = {});

} // namespace loggia::sat
