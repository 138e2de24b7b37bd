#pragma once

#include "core/base/control.hpp"
#include "core/peg/encoding/solve_sat.hpp"
#include "core/peg/search/hint.hpp"
#include "core/peg/search/solve_direct.hpp"
#include "core/peg/search/solve_fewest.hpp"

#include <QString>

#include <functional>
#include <optional>
#include <vector>

namespace loggia::ui {

/// How a puzzle is solved.
enum class PegMethod { direct, sat, fewest };

/// What a solver is asked, and by a game that says for which position.
struct PegQuestion {
    peg::Game game; ///< The position is the one at its end.
    PegMethod method = PegMethod::direct;
    peg::Encoding encoding; ///< For PegMethod::sat.

    [[nodiscard]] peg::Puzzle puzzle() const;
};

/// What it answers.
struct PegAnswer {
    PegQuestion question;
    peg::Verdict verdict = peg::Verdict::unknown;
    std::vector<peg::Jump> jumps;            ///< From the position on, where it is solved.
    std::optional<peg::Impossibility> proof; ///< Where there is none and this shows it.
    std::uint64_t positions = 0;             ///< That were looked at.
    std::optional<peg::FewestMoves> fewest;  ///< For PegMethod::fewest.
    std::optional<peg::SatSolution> sat;     ///< For PegMethod::sat.
    QString error;                           ///< Why it could not be asked; else empty.
    bool was_stopped = false;                ///< By somebody, before it was decided.
    double seconds = 0;
};

/// Asks the solver of core that is wanted. `watch` hears of each SAT solver that is started,
/// `found` of a solution that is there while a shorter one is looked for.
[[nodiscard]] PegAnswer
answer(const PegQuestion& question, const Control& control, const peg::SatWatch& watch,
       const std::function<void(const std::vector<peg::Jump>&)>& found = {});

/// In a headline and in sentences: what was found, and how sure that is.
[[nodiscard]] QString titleOf(const PegAnswer& answer);
[[nodiscard]] QString textOf(const PegAnswer& answer);
/// What it took: the time, and how much was looked at.
[[nodiscard]] QString effortOf(const PegAnswer& answer);

/// A hint with what is known of the other jumps.
struct PegHint {
    peg::Game game; ///< For which position.
    peg::Hint hint;
    std::vector<peg::Prospect> prospects;
    /// Where the goal cannot be reached, and classes or a pagoda function show it.
    std::optional<peg::Impossibility> proof = std::nullopt;
    bool was_stopped = false; ///< By somebody, before it was decided.
};
/// Looked up in the table, where there is one of the game's puzzle.
[[nodiscard]] PegHint hintFor(const peg::Game& game, const Control& control,
                              const peg::Table* table = nullptr);
[[nodiscard]] QString titleOf(const PegHint& hint);
[[nodiscard]] QString textOf(const PegHint& hint);

/// One reason of a proof, whole: what it counts or weighs, and why that excludes the final
/// positions; of a `later` one those that the reasons before it have left.
[[nodiscard]] QString textOf(const peg::Puzzle& puzzle, const peg::Exclusion& exclusion,
                             bool later);

/// Why a puzzle has no solution, in at most a few lines.
[[nodiscard]] QString textOf(const peg::Puzzle& puzzle,
                             const std::optional<peg::Impossibility>& proof);

} // namespace loggia::ui
