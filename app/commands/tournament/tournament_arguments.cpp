#include "app/commands/tournament/tournament_arguments.hpp"

#include "app/commands/base/input_output.hpp"
#include "app/commands/base/named.hpp"
#include "core/grading/players/tournament_contestants.hpp"

#include <fmt/format.h>

#include <array>
#include <utility>

namespace loggia::commands {

namespace {

using namespace tournament;

constexpr std::array tournament_kinds{
    Named<Kind>{"round-robin", Kind::round_robin},
    Named<Kind>{"swiss", Kind::swiss},
    Named<Kind>{"gauntlet", Kind::gauntlet},
};

void add_handin_options(const Command& command, PlanOptions& options) {
    command
        .add_option("--build", options.handins.settings.build,
                    "Command to run first in the folder of each hand-in")
        .type_name("COMMAND");
    command
        .add_option("--run", options.handins.settings.run,
                    "Command that runs a hand-in, as for 'grade'")
        .type_name("COMMAND");
    command
        .add_option("--cpu-limit", options.handins.limits.cpu_seconds,
                    "Processor time of a hand-in for a move")
        .seconds()
        .show_default();
    command
        .add_option("--wall-limit", options.handins.limits.wall_seconds,
                    "Time limit for each move of a hand-in (wall-clock time)")
        .seconds()
        .show_default();
    command
        .add_option("--memory-limit", options.handins.limits.memory_mb,
                    "Memory limit for a hand-in, in MB")
        .between(16, 1'000'000, RangeHint::hidden)
        .show_default();
    command
        .add_option("--readable", options.handins.readable,
                    "Another folder that hand-ins may read, such as /opt/jdk; can be repeated")
        .type_name("FOLDER");
    command.add_flag("--unsafe", options.unsafe,
                     "Run hand-ins without a sandbox, with limits only");
}

} // namespace

std::span<const TournamentGame> tournament_games() {
    static constexpr std::array all{
        TournamentGame{"maxconnect4", "Max-Connect4", maxconnect4_tournament_help,
                       add_maxconnect4_tournament},
        TournamentGame{"formula", "the formula game", formula_tournament_help,
                       add_formula_tournament},
    };
    return all;
}

void add_plan_options(Command command, TournamentUse use, PlanOptions& options,
                      const std::string& unit, int most_units, const std::string& seeded) {
    const bool plays = use == TournamentUse::play;
    command.add_option("CONTESTANT", options.contestants, "Two or more players (see below)")
        .required()
        .type_name("");
    command
        .add_option("--kind", options.kind, NameReader(tournament_kinds),
                    fmt::format("round-robin (the default){} or gauntlet (the first one against "
                                "all others)",
                                plays ? ", swiss," : ""))
        .type_name("KIND");
    command
        .add_option("--games", options.games,
                    fmt::format("Games per pairing, an even number (default: 2{})",
                                plays ? "; with --sprt at most 20,000" : ""))
        .type_name("N")
        .between(2, 1'000'000, RangeHint::hidden);
    if (plays)
        command
            .add_option(
                "--rounds", options.rounds,
                "Rounds of a Swiss tournament (default: until at most one contestant can have "
                "won all games)")
            .type_name("N")
            .between(1, 1000, RangeHint::hidden);
    command.add_option("--seed", options.seed, fmt::format("Seed for {} (default: 1)", seeded))
        .type_name("S");
    command
        .add_option("--adjudicate", options.adjudicate,
                    fmt::format("Let the exact solver end a game once at most N {}", unit))
        .type_name("N")
        .between(1, most_units, RangeHint::hidden);
    add_handin_options(command, options);
}

grading::TournamentPlan plan_of(const PlanOptions& options, int games,
                                const grading::TournamentRules& rules, std::optional<int> depth) {
    grading::TournamentPlan plan;
    plan.rules = rules;
    auto participants = grading::participants_of(rules, options.contestants, depth);
    if (!participants) {
        const grading::ContestantFault& fault = participants.error();
        if (fault.error.span)
            throw UsageError::in_text(fault.name, fault.text, fault.error);
        throw UsageError(fault.name, fault.error.message);
    }
    plan.participants = *std::move(participants);
    plan.seed = options.seed;
    plan.adjudicate = options.adjudicate;
    plan.handins = options.handins;
    plan.handins.isolation =
        options.unsafe ? grading::Isolation::none : grading::Isolation::bubblewrap;
    plan.settings.kind = options.kind;
    plan.settings.contestants = plan.participants.size();
    plan.settings.games = options.games.value_or(games);
    if (options.rounds && options.kind != Kind::swiss)
        throw UsageError("--rounds", "only a Swiss tournament has rounds");
    if (options.kind == Kind::swiss && plan.participants.size() >= 2)
        plan.settings.rounds = options.rounds.value_or(usual_rounds(plan.participants.size()));
    if (const auto checked = check(plan.settings); !checked)
        throw UsageError(checked.error().message);
    return plan;
}

std::optional<std::shared_ptr<const grading::Sandbox>>
sandbox_for(const grading::TournamentPlan& plan) {
    if (!has_handins(plan))
        return std::shared_ptr<const grading::Sandbox>();
    auto sandbox =
        grading::Sandbox::make(plan.handins.isolation, plan.handins.limits, plan.handins.readable);
    if (sandbox)
        return std::make_shared<const grading::Sandbox>(*std::move(sandbox));
    static_cast<void>(report(sandbox.error(), "error"));
    if (grading::Sandbox::can_run_unsafe())
        print_to_stderr("With --unsafe, hand-ins run without a sandbox: they can read and change "
                        "your files and use the network.\n");
    return std::nullopt;
}

} // namespace loggia::commands
