#pragma once

#include "app/commands/base/command_line.hpp"
#include "app/commands/base/threads_option.hpp"
#include "app/commands/tournament/tournament_arguments.hpp"
#include "core/grading/players/tournament_report.hpp"
#include "core/tournament/sprt.hpp"

#include <optional>
#include <string>

namespace loggia::commands {

/// How a tournament is played and reported, whatever the game.
struct RunOptions {
    ThreadsOption threads;
    std::optional<tournament::SprtSettings> sprt;
    std::string journal;
    std::string save;
    grading::TournamentFormat format = grading::TournamentFormat::text;
};
void add_run_options(Command command, RunOptions& options);

/// Plays, or goes on with the journal, prints the report and returns the exit status.
[[nodiscard]] int run_tournament(const RunOptions& options, const ReadPlan& read);

} // namespace loggia::commands
