#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/logic/clauses.hpp"
#include "core/sat/cubes/cube_solver.hpp"
#include "core/sat/proof.hpp"
#include "core/sat/queries/solve.hpp"

#include <cstddef>
#include <vector>

namespace loggia::sat {

struct ConquerOptions {
    std::size_t cubes = 512; ///< About as many as the clauses are cut into, whatever the threads.
    CubeEngine engine = CubeEngine::cdcl;
    int threads = 1;
    bool proof = false; ///< Whether a proof is kept.
};

struct Conquered {
    Status status = Status::unknown; ///< unknown when stopped
    std::vector<bool> model;         ///< where satisfiable: by atom, [0] being of no use
    Proof proof;                     ///< where unsatisfiable and asked for
    std::size_t cubes = 0;           ///< into which the clauses were cut
};

/// Cube and conquer (Heule, Kullmann, Wieringa, Biere 2011) in one process: cuts the clauses into
/// cubes by lookahead and solves these on several threads, each of which has a solver of its own.
///
/// The status does not depend on the number of threads. Nor does the model with engines that take
/// each cube by itself (lookahead, CaDiCaL): it is that of the first cube with one. With clause
/// learning it may, as may the proof.
///
/// Fails as split_into_cubes() and CubeSolver do, and where learned clauses outgrow the room for
/// them.
[[nodiscard]] Result<Conquered> solve_by_cubes(const logic::ClauseSet& clauses,
                                               const ConquerOptions& options,
                                               const Control& control = {});

/// Lookahead for clauses that look drawn at random, clause learning for others: as
/// Engine::automatic picks.
[[nodiscard]] CubeEngine pick_cube_engine(const logic::ClauseSet& clauses);

} // namespace loggia::sat
