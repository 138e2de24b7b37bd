#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/logic/clauses.hpp"
#include "core/sat/proof.hpp"
#include "core/sat/solver.hpp"

#include <vector>

namespace loggia::sat {

/// How solve_clauses() goes about it.
struct SolveOptions {
    int seed = 0;
    bool portfolio = false; ///< two solvers on two threads; no proof then
    Proof* proof = nullptr; ///< gets the proof where there is no model
};

struct Solution {
    Status status = Status::unknown; ///< unknown only when stopped
    std::vector<bool> values;        ///< where satisfiable: of atoms 1 to clauses.atoms()
};

/// Whether the clauses have a model, by CaDiCaL. Only atoms that occur cost memory. The model is
/// evaluated on the clauses as they were given before it is returned: fails where it is none, which
/// would be a fault of the solver, and where there are more atoms than can be listed.
[[nodiscard]] Result<Solution> solve_clauses(const logic::ClauseSet& clauses,
                                             const SolveOptions& options = {},
                                             const Control& control = {});

} // namespace loggia::sat
