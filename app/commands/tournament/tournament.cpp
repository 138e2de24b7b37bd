#include "app/commands/tournament/tournament.hpp"

#include "app/commands/tournament/tournament_run.hpp"

namespace loggia::commands {

void add_tournament(Command group) {
    group.require_command();
    group.footer("Round robins, Swiss tournaments and gauntlets, with ratings in Elo points.\n"
                 "See docs/guide/tournaments.md.");
    add_tournament_maxconnect4(group);
    add_tournament_formula(group);
}

} // namespace loggia::commands
