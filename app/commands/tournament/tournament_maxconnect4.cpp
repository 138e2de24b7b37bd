#include "app/commands/tournament/tournament_arguments.hpp"
#include "core/connect4/position.hpp"

#include <memory>
#include <optional>
#include <string>

namespace loggia::commands {

std::string maxconnect4_tournament_help(TournamentUse use) {
    const std::string help =
        "A contestant is one of\n"
        "  engine:depth=8      Loggia's engine; all settings as for 'maxconnect4 match'\n"
        "  level:beginner      a strength by name\n"
        "  random              every move equally likely\n"
        "  exec:PROGRAM ARGUMENTS, or exec:depth=5,timeout=60:PROGRAM ARGUMENTS\n"
        "                      a program of yours, run for each move as PROGRAM ARGUMENTS\n"
        "                      one-move IN OUT DEPTH\n"
        "  handin:PATH         a hand-in of the task maxconnect4, in a sandbox (see 'grade')\n"
        "  handins:FOLDER      a hand-in for each file and folder in FOLDER\n"
        "NAME= before a contestant sets its name in tables: anna=handin:class/1234.\n\n"
        "Each pairing plays each random opening twice, once with each side moving first. A\n"
        "player who makes no legal move in time forfeits, which counts as a loss. Ratings are\n"
        "in Elo points, where 0 is the mean; 'better' is the probability that a contestant is\n"
        "stronger than the next one. The same seed gives the same openings and random moves";
    return help + (use == TournamentUse::play
                       ? ", and the same games\n"
                         "whatever --threads is, except with players whose limit is in seconds."
                       : ".");
}

ReadPlan add_maxconnect4_tournament(Command command, TournamentUse use) {
    struct Arguments {
        PlanOptions options;
        int opening_plies = grading::MaxConnect4Rules{}.opening_plies;
        std::optional<int> depth;
    };
    const auto arguments = std::make_shared<Arguments>();
    add_plan_options(command, use, arguments->options, "cells are empty", connect4::cells,
                     "openings and random moves");
    command
        .add_option("--opening-plies", arguments->opening_plies,
                    "Random moves at the start of each game (default: 4)")
        .type_name("K")
        .between(0, connect4::cells - 1, RangeHint::hidden);
    command
        .add_option(
            "--depth", arguments->depth,
            "Search depth of hand-ins (default: 8) and of players without a limit of their own")
        .type_name("D")
        .between(1, connect4::cells, RangeHint::hidden);
    return [arguments](int games) {
        grading::MaxConnect4Rules rules;
        rules.opening_plies = arguments->opening_plies;
        rules.handin_depth = arguments->depth.value_or(rules.handin_depth);
        return plan_of(arguments->options, games, rules, arguments->depth);
    };
}

} // namespace loggia::commands
