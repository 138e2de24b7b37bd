#pragma once

#include "core/grading/players/tournament_plan.hpp"
#include "core/tournament/sprt.hpp"
#include "core/tournament/standings.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace loggia::grading {

enum class TournamentFormat : std::uint8_t { text, csv, json };

/// A tournament as far as it was played, with all that a report tells of it. Reports hold nothing
/// that differs from run to run where the games do not.
struct TournamentReport {
    TournamentReport(TournamentPlan the_plan, std::vector<std::string> who_plays,
                     std::optional<tournament::SprtSettings> test,
                     tournament::Tournament tournament);

    TournamentPlan plan;
    std::vector<std::string> players; ///< Of ReadyTournament.
    std::optional<tournament::SprtSettings> sprt;
    tournament::Tournament played;
    tournament::Standings standings;
};

/// `1-0  anna - ben (opening 3)`, and how it ended.
[[nodiscard]] std::string game_line(const std::vector<Participant>& participants,
                                    const tournament::GameResult& game);

[[nodiscard]] std::string report_text(const TournamentReport& report, TournamentFormat format);

} // namespace loggia::grading
