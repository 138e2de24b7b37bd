#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/input_output.hpp"
#include "app/commands/base/interrupt.hpp"
#include "app/commands/tournament/tournament_run.hpp"
#include "core/connect4/matches/tournament_games.hpp"
#include "core/grading/players/handin_player.hpp"
#include "core/grading/tasks/tasks.hpp"

#include <fmt/format.h>

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace loggia::commands {

namespace {

struct Connect4Tournament {
    TournamentOptions options;
    int opening_plies = 4;
    std::optional<int> depth;

    int operator()() const {
        std::vector<Entrant> entrants = entrants_of(options.contestants);
        const tournament::Settings settings = settings_of(options, entrants.size());
        const Interrupt interrupt;
        const Control control = interrupt.control();
        connect4::TournamentGames games;
        games.seed = options.seed;
        games.opening_plies = opening_plies;
        games.adjudicate = options.adjudicate;
        std::shared_ptr<const grading::Sandbox> sandbox;
        for (Entrant& each : entrants) {
            if (!each.handin.empty()) {
                if (!sandbox)
                    sandbox = make_sandbox(options);
                if (!sandbox)
                    return failed;
                auto player =
                    grading::HandinPlayer::make(*grading::find_task("maxconnect4"), options.handins,
                                                each.handin, sandbox, control);
                if (!player)
                    return interrupt.came() ? interrupted : report(player.error(), each.name);
                const int handin_depth = depth.value_or(connect4::ExternalPlayer{}.depth);
                each.text = fmt::format("handin of depth {}, {}", handin_depth, player->digest());
                games.players.emplace_back(player->maxconnect4(handin_depth));
                continue;
            }
            auto contestant = connect4::contestant_of(each.text, {depth, {}});
            if (!contestant)
                refuse(each, contestant.error());
            if (const auto checked = connect4::check_contestant(*contestant); !checked)
                return report(checked.error(), each.name);
            each.text = to_text(*contestant);
            games.players.emplace_back(*std::move(contestant));
        }
        return run_tournament(options, settings, entrants, game_of_tournament(games), control);
    }

private:
    [[nodiscard]] TournamentGame game_of_tournament(const connect4::TournamentGames& games) const {
        TournamentGame game;
        game.name = "maxconnect4";
        game.settings = {{"opening moves", std::to_string(opening_plies)}};
        game.play = connect4::play_games(games);
        game.file = [games](const tournament::GameResult& result,
                            const Control& /*control*/) -> Result<SavedGame> {
            const auto found = connect4::game_of(games, result);
            if (!found)
                return tl::unexpected(found.error());
            return SavedGame{".c4", to_text(*found)};
        };
        return game;
    }
};

} // namespace

void add_tournament_maxconnect4(Command group) {
    auto command_state = std::make_shared<Connect4Tournament>();
    const Command command =
        group.add_command("maxconnect4", "Let any number of players play Max-Connect4");
    command.footer(
        "A contestant is one of\n"
        "  engine:depth=8      Loggia's engine; all settings as for 'maxconnect4 match'\n"
        "  level:beginner      a strength by name\n"
        "  random              every move equally likely\n"
        "  exec:PROGRAM ARGUMENTS, or exec:depth=5,timeout=60:PROGRAM ARGUMENTS\n"
        "                      a program of yours, run for each move as PROGRAM ARGUMENTS\n"
        "                      one-move IN OUT DEPTH\n"
        "  handin:PATH         a hand-in of the task maxconnect4, in a sandbox (see 'grade')\n"
        "  handins:FOLDER      a hand-in for each file and folder in FOLDER\n"
        "NAME= before a contestant is what tables call it: anna=handin:class/1234.\n\n"
        "Each random opening is played twice by each two who meet, with either moving first.\n"
        "Whoever makes no legal move in time forfeits, which counts as a loss. Ratings are in\n"
        "Elo points, 0 being the mean; 'better' is how likely a contestant is stronger than\n"
        "the next. The same seed gives the same openings and random moves, and the same games\n"
        "whatever --threads is, but for players with a limit in seconds.\n\n"
        "Ctrl-C prints the standings so far (status 130). With --journal, a tournament that\n"
        "was interrupted or killed goes on when you start it again with the same arguments;\n"
        "with larger --games (or --rounds) it becomes longer.");
    add_tournament_options(command, command_state->options, "cells are empty", connect4::cells);
    command
        .add_option("--opening-plies", command_state->opening_plies,
                    "Random moves at the start of each game (default 4)")
        .type_name("K")
        .between(0, connect4::cells - 1, RangeHint::hidden);
    command
        .add_option("--depth", command_state->depth,
                    "Search depth of players without a limit of their own; of hand-ins (default 8)")
        .type_name("D")
        .between(1, connect4::cells, RangeHint::hidden);
    command.action([command_state] { return (*command_state)(); });
}

} // namespace loggia::commands
