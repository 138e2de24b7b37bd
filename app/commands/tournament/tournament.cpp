#include "app/commands/tournament/tournament.hpp"

#include "app/commands/tournament/tournament_run.hpp"

#include <fmt/format.h>

#include <memory>
#include <string>

namespace loggia::commands {

void add_tournament(Command group) {
    group.require_command();
    group.footer("Round robins, Swiss tournaments and gauntlets, with ratings in Elo points.\n"
                 "See docs/guide/tournaments.md.");
    for (const TournamentGame& game : tournament_games()) {
        const Command command = group.add_command(
            std::string(game.name), fmt::format("Run a tournament of {}", game.title));
        command.footer(
            game.help(TournamentUse::play) +
            "\n\nCtrl-C prints the standings so far (status 130). With --journal, a tournament "
            "that\nwas interrupted or killed continues when you start it again with the same "
            "arguments;\nwith a larger --games (or --rounds) it plays more games.");
        const ReadPlan read = game.add_arguments(command, TournamentUse::play);
        const auto options = std::make_shared<RunOptions>();
        add_run_options(command, *options);
        command.action([read, options] { return run_tournament(*options, read); });
    }
}

} // namespace loggia::commands
