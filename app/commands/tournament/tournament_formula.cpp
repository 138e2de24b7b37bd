#include "app/commands/base/named.hpp"
#include "app/commands/tournament/tournament_arguments.hpp"
#include "core/formula_game/generate.hpp"

#include <array>
#include <memory>
#include <string>

namespace loggia::commands {

namespace {

using formula_game::Difficulty;

constexpr std::array tournament_difficulties{
    Named<Difficulty>{"easy", Difficulty::easy},
    Named<Difficulty>{"medium", Difficulty::medium},
    Named<Difficulty>{"hard", Difficulty::hard},
};

} // namespace

std::string formula_tournament_help(TournamentUse use) {
    const std::string help =
        "A contestant is one of\n"
        "  engine:depth=4      looks 4 turns ahead and evaluates positions by the probability\n"
        "                      that the formula becomes true\n"
        "  perfect             the exact solver\n"
        "  random              both values equally likely\n"
        "  exec:PROGRAM ARGUMENTS, or exec:timeout=10:PROGRAM ARGUMENTS\n"
        "                      a program of yours, run for each turn as PROGRAM ARGUMENTS\n"
        "                      IN OUT: it reads a game in four lines from IN and writes 0\n"
        "                      or 1 to OUT\n"
        "  handin:PATH         a hand-in of the task formula-game, in a sandbox (see 'grade'):\n"
        "                      its function play2win is called\n"
        "  handins:FOLDER      a hand-in for each file and folder in FOLDER\n"
        "NAME= before a contestant sets its name in tables: anna=handin:class/1234.\n\n"
        "Each pairing plays each random game twice, with each side as player E once. With\n"
        "perfect play E and A win alternate games, so two perfect players share the points. A\n"
        "player who chooses no value in time forfeits, which counts as a loss. Ratings are in\n"
        "Elo points, where 0 is the mean; 'better' is the probability that a contestant is\n"
        "stronger than the next one. The same seed gives the same games";
    return help + (use == TournamentUse::play ? ", whatever --threads is." : ".");
}

ReadPlan add_formula_tournament(Command command, TournamentUse use) {
    struct Arguments {
        PlanOptions options;
        grading::FormulaGameRules rules;
    };
    const auto arguments = std::make_shared<Arguments>();
    add_plan_options(command, use, arguments->options, "variables have no value",
                     static_cast<int>(formula_game::max_variables), "the games and random values");
    command.add_option("--variables", arguments->rules.variables, "Variables of each game")
        .between(1, static_cast<int>(formula_game::max_variables), RangeHint::hidden)
        .show_default();
    command
        .add_option("--leaves", arguments->rules.leaves, "Occurrences of variables in each formula")
        .between(1, formula_game::Recipe::most_leaves, RangeHint::hidden)
        .show_default();
    command
        .add_option("--difficulty", arguments->rules.difficulty,
                    NameReader(tournament_difficulties),
                    "easy, medium or hard (the default): see 'formula generate'")
        .type_name("DIFFICULTY");
    return [arguments](int games) {
        if (arguments->rules.leaves < arguments->rules.variables)
            throw UsageError("--leaves", "every variable must occur");
        return plan_of(arguments->options, games, arguments->rules);
    };
}

} // namespace loggia::commands
