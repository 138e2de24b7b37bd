#pragma once

#include "app/commands/tournament/tournament_run.hpp"
#include "core/tournament/standings.hpp"

#include <string>
#include <vector>

namespace loggia::commands {

/// A tournament as far as it was played, with all that a report tells of it. Reports hold nothing
/// that differs from run to run where the games do not.
struct TournamentReport {
    const TournamentOptions* options = nullptr;
    const tournament::Settings* settings = nullptr;
    const std::vector<Entrant>* entrants = nullptr;
    const TournamentGame* game = nullptr;
    tournament::Tournament played;
    tournament::Standings standings;
};

/// The number of games of the whole tournament.
[[nodiscard]] int all_games(const tournament::Settings& settings);

/// `1-0  anna - ben (opening 3)`, and how it ended.
[[nodiscard]] std::string game_line(const std::vector<Entrant>& entrants,
                                    const tournament::GameResult& game);

[[nodiscard]] std::string text_report(const TournamentReport& report);
[[nodiscard]] std::string csv_report(const TournamentReport& report);
[[nodiscard]] std::string json_report(const TournamentReport& report);

} // namespace loggia::commands
