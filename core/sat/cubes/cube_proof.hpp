#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/logic/clauses.hpp"
#include "core/sat/proof.hpp"
#include "core/sat/proofs/check_proof.hpp"

#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <vector>

namespace loggia::sat {

/// Puts the proofs of cubes, and that of the split, together into one proof of the clauses.
///
/// Every step of the parts follows by unit propagation, which more clauses can only help; so parts
/// may be put one behind the other as long as none removes what another needs. Removals of clauses
/// of the set are therefore left out, and what a part has learned is removed at its end, so that it
/// does not slow down the check of the next one.
class CubeProof {
public:
    /// The proof of one cube (CubeAnswer::proof); its last step stays. Those of one solver come in
    /// the order in which they were made, with end_part() behind the last of them.
    void add(const Proof& cube);
    void end_part();
    /// The whole proof, once the cubes' are there: `split` is what CubeSplit has.
    [[nodiscard]] Proof finish(const Proof& split);

private:
    void remove(std::span<const int> clause);

    using Clause = std::vector<int>; ///< sorted, none twice
    [[nodiscard]] static Clause sorted(std::span<const int> clause);

    Proof whole_;
    std::map<Clause, std::size_t> learned_; ///< by this part, and how often
};

/// Checks the proofs of one part by themselves: whether the last step of each follows from the
/// clauses. To that end the clauses get atoms of their own, each of which says that one of the last
/// steps fails, and that one of them does; the checker then refutes all of it (check_proof()), so
/// `core` may have clauses beyond the set's. Parts can be checked at the same time. With
/// check_split() for their last steps, the clauses have no model.
///
/// Fails where there are too many atoms for that.
[[nodiscard]] Result<ProofCheck> check_cubes(const logic::ClauseSet& clauses,
                                             std::span<const Proof> cubes,
                                             const Control& control = {});

/// Checks that the clauses, together with the last step of each cube's proof, have no model.
[[nodiscard]] ProofCheck check_split(const logic::ClauseSet& clauses,
                                     std::span<const std::vector<int>> last_steps,
                                     const Proof& split, const Control& control = {});

} // namespace loggia::sat
