#pragma once

#include "core/grading/players/tournament_plan.hpp"
#include "core/tournament/sprt.hpp"
#include "core/tournament/standings.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace loggia::commands {

enum class TournamentFormat : std::uint8_t { text, csv, json };

/// A tournament as far as it was played, with all that a report tells of it. Reports hold nothing
/// that differs from run to run where the games do not. The plan has to outlive it.
struct TournamentReport {
    TournamentReport(const grading::TournamentPlan& the_plan, std::vector<std::string> who_plays,
                     std::optional<tournament::SprtSettings> test,
                     tournament::Tournament tournament);

    const grading::TournamentPlan& plan;
    std::vector<std::string> players; ///< Of grading::ReadyTournament.
    std::optional<tournament::SprtSettings> sprt;
    tournament::Tournament played;
    tournament::Standings standings;
};

/// The number of games of the whole tournament.
[[nodiscard]] int all_games(const tournament::Settings& settings);

/// `1-0  anna - ben (opening 3)`, and how it ended.
[[nodiscard]] std::string game_line(const std::vector<grading::Participant>& participants,
                                    const tournament::GameResult& game);

[[nodiscard]] std::string report_text(const TournamentReport& report, TournamentFormat format);

} // namespace loggia::commands
