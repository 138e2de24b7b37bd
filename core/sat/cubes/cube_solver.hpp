#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/logic/clauses.hpp"
#include "core/sat/cube.hpp"
#include "core/sat/proof.hpp"
#include "core/sat/queries/solve.hpp"

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

namespace loggia::sat {

/// What decides cubes.
enum class CubeEngine : std::uint8_t {
    cdcl,      ///< our clause learning, which keeps what it learned from cube to cube
    lookahead, ///< our lookahead, each cube by itself
    cadical,   ///< CaDiCaL, each cube by itself
};

[[nodiscard]] std::string_view to_text(CubeEngine engine);
[[nodiscard]] Result<CubeEngine> cube_engine_of(std::string_view name);

/// The result of a cube.
struct CubeAnswer {
    Status status = Status::unknown; ///< unknown when stopped, or out of clause memory
    std::vector<bool> model;         ///< if satisfiable: by atom; [0] is unused
    /// Where unsatisfiable: steps whose last one adds a clause of negated literals of the cube.
    /// They follow by unit propagation (RUP) from the clauses and the proofs of the cubes that this
    /// solver decided before. Removals may be of clauses of the set.
    Proof proof;
};

/// Decides cubes of one set of clauses, one after the other. Keeps a copy of the clauses; memory is
/// proportional to the atoms that occur. Not for two threads at once.
class CubeSolver {
public:
    CubeSolver(const logic::ClauseSet& clauses, std::span<const Cube> cubes, CubeEngine engine);
    CubeSolver(const CubeSolver&) = delete;
    CubeSolver& operator=(const CubeSolver&) = delete;
    ~CubeSolver();

    /// A cube among those that the solver was made for. Fails if the engine's model does not
    /// satisfy the clauses, which would be a bug in the engine.
    [[nodiscard]] Result<CubeAnswer> solve(const Cube& cube, const Control& control = {});

private:
    class Incremental;

    [[nodiscard]] Result<CubeAnswer> solve_alone(const Cube& cube, const Control& control) const;

    logic::ClauseSet clauses_;
    CubeEngine engine_;
    std::unique_ptr<Incremental> incremental_; ///< of CubeEngine::cdcl
};

} // namespace loggia::sat
