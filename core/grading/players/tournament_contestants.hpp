#pragma once

#include "core/base/error.hpp"
#include "core/grading/players/tournament_plan.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace loggia::grading {

using TournamentRules = decltype(TournamentPlan::rules);

/// What is wrong with a contestant.
struct ContestantFault {
    std::size_t number = 0; ///< Of the text that a person gave, from 0.
    std::string name;       ///< What it is about: a contestant's name, or its whole text.
    std::string text;       ///< In which the span of the error lies; empty: the name is wrong.
    Error error;
};

/// Who takes part, as people write it: `CONTESTANT` or `NAME=CONTESTANT`. A hand-in is
/// `handin:PATH`, and `handins:FOLDER` is one for each entry of the folder; anybody else is read
/// by the game. An engine of Max-Connect4 without a limit, and a program without a depth, search
/// to `depth`.
///
/// Fails for the first one that cannot be read, for files that are not there, and where two have
/// the same name. How many there are is for others to check.
[[nodiscard]] tl::expected<std::vector<Participant>, ContestantFault>
participants_of(const TournamentRules& rules, const std::vector<std::string>& texts,
                std::optional<int> depth = {});

} // namespace loggia::grading
