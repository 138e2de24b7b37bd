#pragma once

#include "core/base/control.hpp"
#include "core/logic/clauses.hpp"
#include "core/sat/proof.hpp"
#include "core/sat/proofs/proof_hints.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace loggia::sat {

/// What came of checking a proof.
struct ProofCheck {
    enum class Verdict : std::uint8_t {
        stopped,  ///< nothing is known
        verified, ///< the clauses have no model
        refused,  ///< the proof shows nothing; the clauses may have no model all the same
    };

    Verdict verdict = Verdict::stopped;
    /// Where it is refused: the step that does not follow, counted from 0, or the proof's size
    /// where all was read and the empty clause did not follow.
    std::size_t step = 0;
    std::string reason; ///< of the refusal, for people; steps are counted from 1 in it

    // Where it is verified:
    std::vector<std::size_t> core; ///< the clauses that the proof needs, by number, rising
    std::size_t lemmas = 0;        ///< steps that it needs and that were examined
    std::size_t by_pivot = 0;      ///< those of them that follow only by their pivot (RAT)
};

/// Checks a DRAT proof backwards from the empty clause (Goldberg, Novikov 2003; Heule, Hunt,
/// Wetzler 2013): only steps that the empty clause rests on are examined, so a wrong step that
/// nothing needs is not found. A step follows when unit propagation from its negation ends in a
/// conflict, or does so for its resolvent on its first literal with every clause at hand. Clauses
/// that are needed already propagate first, which keeps the core small.
///
/// As drat-trim does it, the removal of a clause that is the reason for a fixed value is ignored,
/// as is that of a clause which is not there; both leave the check sound. The clauses are thought
/// of as sets of literals. Shares no code with any solver.
///
/// Where `hinted` is given and the proof is verified, it gets the same proof in LRAT: the steps
/// that are needed, each with the clauses that it follows from.
[[nodiscard]] ProofCheck check_proof(const logic::ClauseSet& clauses, const Proof& proof,
                                     const Control& control = {},
                                     std::vector<HintedStep>* hinted = nullptr);

} // namespace loggia::sat
