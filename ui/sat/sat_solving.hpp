#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/sat/engines/davis_putnam.hpp"
#include "core/sat/proof.hpp"
#include "ui/sat/clauses/sat_settings.hpp"

#include <functional>
#include <memory>
#include <optional>

namespace loggia::ui {

/// The result of solving.
struct SatOutcome {
    SatEngine engine = SatEngine::automatic; ///< That was asked.
    sat::Answer answer;
    std::optional<Error> error; ///< Why there is no answer, where nobody stopped it.
    std::shared_ptr<const sat::Proof>
        proof; ///< The proof that there is no model, if it was recorded.
    double seconds = 0;
};

/// If a proof exceeds this size, it is abandoned together with the run, because other programs need
/// memory, too. Of our engines; what CaDiCaL writes cannot be weighed while it works.
inline constexpr std::size_t most_proof_literals = 250'000'000;

/// Decides the clauses as the settings say. `update` is called on the thread of the run, about
/// every 50 ms; CaDiCaL tells nothing.
[[nodiscard]] SatOutcome solveBy(const logic::ClauseSet& clauses, const SatSettings& settings,
                                 const Control& control,
                                 const std::function<void(const sat::Statistics&)>& update);

/// The answer in a few words: "Satisfiable".
[[nodiscard]] QString verdictOf(const SatOutcome& outcome);
/// What that means and how it was found, in a sentence or two.
[[nodiscard]] QString explanationOf(const SatOutcome& outcome, const logic::ClauseSet& clauses);

} // namespace loggia::ui
