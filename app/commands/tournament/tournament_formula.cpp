#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/input_output.hpp"
#include "app/commands/base/interrupt.hpp"
#include "app/commands/base/named.hpp"
#include "app/commands/tournament/tournament_run.hpp"
#include "core/formula_game/format.hpp"
#include "core/formula_game/players/tournament_games.hpp"
#include "core/grading/players/handin_player.hpp"
#include "core/grading/tasks/tasks.hpp"

#include <fmt/format.h>

#include <array>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace loggia::commands {

namespace {

using formula_game::Difficulty;

constexpr std::array tournament_difficulties{
    Named<Difficulty>{"easy", Difficulty::easy},
    Named<Difficulty>{"medium", Difficulty::medium},
    Named<Difficulty>{"hard", Difficulty::hard},
};

struct FormulaTournament {
    TournamentOptions options;
    formula_game::TournamentGames games;

    int operator()() {
        std::vector<Entrant> entrants = entrants_of(options.contestants);
        const tournament::Settings settings = settings_of(options, entrants.size());
        if (games.leaves < games.variables)
            throw UsageError("--leaves", "every variable has to occur");
        const Interrupt interrupt;
        const Control control = interrupt.control();
        games.seed = options.seed;
        games.adjudicate = options.adjudicate;
        std::shared_ptr<const grading::Sandbox> sandbox;
        for (Entrant& each : entrants) {
            if (!each.handin.empty()) {
                if (!sandbox)
                    sandbox = make_sandbox(options);
                if (!sandbox)
                    return failed;
                auto player =
                    grading::HandinPlayer::make(*grading::find_task("formula-game"),
                                                options.handins, each.handin, sandbox, control);
                if (!player)
                    return interrupt.came() ? interrupted : report(player.error(), each.name);
                each.text = fmt::format("handin {}", player->digest());
                games.players.emplace_back(player->formula_game());
                continue;
            }
            auto contestant = formula_game::contestant_of(each.text);
            if (!contestant)
                refuse(each, contestant.error());
            if (const auto checked = formula_game::check_contestant(*contestant); !checked)
                return report(checked.error(), each.name);
            each.text = to_text(*contestant);
            games.players.emplace_back(*std::move(contestant));
        }
        return run_tournament(options, settings, entrants, game_of_tournament(), control);
    }

private:
    [[nodiscard]] TournamentGame game_of_tournament() const {
        TournamentGame game;
        game.name = "formula";
        game.settings = {{"variables", std::to_string(games.variables)},
                         {"leaves", std::to_string(games.leaves)},
                         {"difficulty", std::string(formula_game::name_of(games.difficulty))}};
        const auto openings = std::make_shared<formula_game::TournamentOpenings>(games);
        game.play = formula_game::play_games(games, openings);
        game.file = [openings](const tournament::GameResult& result,
                               const Control& control) -> Result<SavedGame> {
            const auto position = formula_game::position_of(*openings, result, control);
            if (!position)
                return tl::unexpected(position.error());
            return SavedGame{".txt", to_text(*position)};
        };
        return game;
    }
};

} // namespace

void add_tournament_formula(Command group) {
    auto command_state = std::make_shared<FormulaTournament>();
    const Command command =
        group.add_command("formula", "Let any number of players play the formula game");
    command.footer(
        "A contestant is one of\n"
        "  engine:depth=4      looks 4 turns ahead and judges what comes then by how likely\n"
        "                      the formula becomes true\n"
        "  perfect             the exact solver\n"
        "  random              both values equally likely\n"
        "  exec:PROGRAM ARGUMENTS, or exec:timeout=10:PROGRAM ARGUMENTS\n"
        "                      a program of yours, run for each turn as PROGRAM ARGUMENTS\n"
        "                      IN OUT: IN is a game in four lines, OUT takes 0 or 1\n"
        "  handin:PATH         a hand-in of the task formula-game, in a sandbox (see 'grade'):\n"
        "                      its function play2win is called\n"
        "  handins:FOLDER      a hand-in for each file and folder in FOLDER\n"
        "NAME= before a contestant is what tables call it: anna=handin:class/1234.\n\n"
        "Each random game is played twice by each two who meet: either is once player E. Games\n"
        "are won by E and by A in turn, with best play by both, so two perfect players share\n"
        "the points. Whoever gives no value in time forfeits, which counts as a loss. Ratings\n"
        "are in Elo points, 0 being the mean; 'better' is how likely a contestant is stronger\n"
        "than the next. The same seed gives the same games, whatever --threads is.\n\n"
        "Ctrl-C prints the standings so far (status 130). With --journal, a tournament that\n"
        "was interrupted or killed goes on when you start it again with the same arguments;\n"
        "with larger --games (or --rounds) it becomes longer.");
    add_tournament_options(command, command_state->options, "variables have no value",
                           static_cast<int>(formula_game::max_variables));
    command.add_option("--variables", command_state->games.variables, "Variables of each game")
        .between(1, static_cast<int>(formula_game::max_variables), RangeHint::hidden)
        .show_default();
    command
        .add_option("--leaves", command_state->games.leaves,
                    "Occurrences of variables in each formula")
        .between(1, formula_game::Recipe::most_leaves, RangeHint::hidden)
        .show_default();
    command
        .add_option("--difficulty", command_state->games.difficulty,
                    NameReader(tournament_difficulties),
                    "easy, medium or hard (the default): see 'formula generate'")
        .type_name("DIFFICULTY");
    command.action([command_state] { return (*command_state)(); });
}

} // namespace loggia::commands
