#include "core/grading/players/tournament_plan.hpp"

#include "core/connect4/format.hpp"
#include "core/connect4/matches/tournament_games.hpp"
#include "core/formula_game/format.hpp"
#include "core/formula_game/players/tournament_games.hpp"
#include "core/grading/handin.hpp"
#include "core/grading/players/handin_player.hpp"
#include "core/grading/reports/escape.hpp"
#include "core/grading/tasks/tasks.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace loggia::grading {

namespace {

connect4::TournamentGames connect4_games(const TournamentPlan& plan,
                                         const MaxConnect4Rules& rules) {
    connect4::TournamentGames games;
    games.seed = plan.seed;
    games.opening_plies = rules.opening_plies;
    games.adjudicate = plan.adjudicate;
    return games;
}

formula_game::TournamentGames formula_games(const TournamentPlan& plan,
                                            const FormulaGameRules& rules) {
    formula_game::TournamentGames games;
    games.seed = plan.seed;
    games.variables = rules.variables;
    games.leaves = rules.leaves;
    games.difficulty = rules.difficulty;
    games.adjudicate = plan.adjudicate;
    return games;
}

WriteGame connect4_writer(connect4::TournamentGames games) {
    games.players.clear(); // of no use here
    return [games = std::move(games)](const tournament::GameResult& result,
                                      const Control& /*control*/) -> Result<GameFile> {
        const auto found = connect4::game_of(games, result);
        if (!found)
            return tl::unexpected(found.error());
        return GameFile{".c4", to_text(*found)};
    };
}

WriteGame formula_writer(std::shared_ptr<formula_game::TournamentOpenings> openings) {
    return [openings = std::move(openings)](const tournament::GameResult& result,
                                            const Control& control) -> Result<GameFile> {
        const auto position = formula_game::position_of(*openings, result, control);
        if (!position)
            return tl::unexpected(position.error());
        return GameFile{".txt", to_text(*position)};
    };
}

/// Makes the players of a game: a hand-in by `of_handin`, anybody else by reading the text.
template <class Player, class Read, class Check, class OfHandin>
Result<std::vector<Player>> players_of(const TournamentPlan& plan,
                                       const std::shared_ptr<const Sandbox>& sandbox,
                                       const Control& control, const Read& read, const Check& check,
                                       const OfHandin& of_handin, std::vector<std::string>& texts) {
    std::vector<Player> players;
    for (const Participant& each : plan.participants) {
        const auto fault = [&each](const Error& error) {
            return failure(fmt::format("{}: {}", each.name, error.message));
        };
        if (!each.handin.empty()) {
            if (!sandbox)
                return failure(fmt::format("{} is a hand-in, and there is no sandbox", each.name));
            const auto player =
                HandinPlayer::make(*find_task(handin_task(plan)), plan.handins.settings,
                                   each.handin, sandbox, control);
            if (!player)
                return fault(player.error());
            texts.push_back(handin_text(plan, player->digest()));
            players.emplace_back(of_handin(*player));
            continue;
        }
        auto contestant = read(each.text);
        if (!contestant)
            return fault(contestant.error());
        if (const auto checked = check(*contestant); !checked)
            return fault(checked.error());
        texts.push_back(to_text(*contestant));
        players.emplace_back(*std::move(contestant));
    }
    return players;
}

Result<ReadyTournament> ready(const TournamentPlan& plan, const MaxConnect4Rules& rules,
                              const std::shared_ptr<const Sandbox>& sandbox,
                              const Control& control) {
    ReadyTournament result;
    auto players = players_of<connect4::TournamentPlayer>(
        plan, sandbox, control, [](std::string_view text) { return connect4::contestant_of(text); },
        connect4::check_contestant,
        [&rules](const HandinPlayer& player) { return player.maxconnect4(rules.handin_depth); },
        result.players);
    if (!players)
        return tl::unexpected(std::move(players.error()));
    connect4::TournamentGames games = connect4_games(plan, rules);
    result.write = connect4_writer(games);
    games.players = *std::move(players);
    result.play = connect4::play_games(std::move(games));
    return result;
}

Result<ReadyTournament> ready(const TournamentPlan& plan, const FormulaGameRules& rules,
                              const std::shared_ptr<const Sandbox>& sandbox,
                              const Control& control) {
    ReadyTournament result;
    auto players = players_of<formula_game::TournamentPlayer>(
        plan, sandbox, control, formula_game::contestant_of, formula_game::check_contestant,
        [](const HandinPlayer& player) { return player.formula_game(); }, result.players);
    if (!players)
        return tl::unexpected(std::move(players.error()));
    formula_game::TournamentGames games = formula_games(plan, rules);
    // Played and written games are the same ones, which are made once.
    const auto openings = std::make_shared<formula_game::TournamentOpenings>(games);
    games.players = *std::move(players);
    result.play = formula_game::play_games(std::move(games), openings);
    result.write = formula_writer(openings);
    return result;
}

} // namespace

std::string_view game_name(const TournamentPlan& plan) {
    return std::holds_alternative<MaxConnect4Rules>(plan.rules) ? "maxconnect4" : "formula";
}

std::string_view handin_task(const TournamentPlan& plan) {
    return std::holds_alternative<MaxConnect4Rules>(plan.rules) ? "maxconnect4" : "formula-game";
}

bool has_handins(const TournamentPlan& plan) {
    return std::any_of(plan.participants.begin(), plan.participants.end(),
                       [](const Participant& each) { return !each.handin.empty(); });
}

std::string handin_text(const TournamentPlan& plan, std::string_view digest) {
    const auto* const rules = std::get_if<MaxConnect4Rules>(&plan.rules);
    std::string text = rules != nullptr
                           ? fmt::format("handin of depth {}, {}", rules->handin_depth, digest)
                           : fmt::format("handin {}", digest);
    // How it is built and run decides its moves, or whether it makes any.
    const GradingPlan& how = plan.handins;
    const Limits usual;
    if (!how.settings.build.empty())
        text += fmt::format(", built by {}", how.settings.build);
    if (!how.settings.run.empty())
        text += fmt::format(", run by {}", how.settings.run);
    if (!how.readable.empty())
        text += fmt::format(", reading {}", fmt::join(how.readable, ":"));
    if (how.limits.cpu_seconds != usual.cpu_seconds)
        text += fmt::format(", {} s of processor time", how.limits.cpu_seconds);
    if (how.limits.wall_seconds != usual.wall_seconds)
        text += fmt::format(", {} s", how.limits.wall_seconds);
    if (how.limits.memory_mb != usual.memory_mb)
        text += fmt::format(", {} MB", how.limits.memory_mb);
    return printable_line(text, text.size() * 4); // a line of a journal
}

Result<ReadyTournament> make_ready(const TournamentPlan& plan,
                                   const std::shared_ptr<const Sandbox>& sandbox,
                                   const Control& control) {
    return std::visit([&](const auto& rules) { return ready(plan, rules, sandbox, control); },
                      plan.rules);
}

Result<ReadyTournament> make_reviewed(const TournamentPlan& plan, const Control& control) {
    ReadyTournament result;
    for (const Participant& each : plan.participants) {
        if (each.handin.empty()) {
            result.players.push_back(each.text);
            continue;
        }
        const auto handin = StagedHandin::make(each.handin, control);
        if (control.stop_requested())
            return failure("stopped");
        result.players.push_back(
            handin_text(plan, handin ? std::string_view(handin->digest()) : std::string_view()));
    }
    result.write = game_writer(plan);
    return result;
}

WriteGame game_writer(const TournamentPlan& plan) {
    if (const auto* const rules = std::get_if<MaxConnect4Rules>(&plan.rules))
        return connect4_writer(connect4_games(plan, *rules));
    return formula_writer(std::make_shared<formula_game::TournamentOpenings>(
        formula_games(plan, std::get<FormulaGameRules>(plan.rules))));
}

tournament::JournalHead journal_head_of(const TournamentPlan& plan,
                                        const std::vector<std::string>& players) {
    tournament::JournalHead head{{"game", std::string(game_name(plan))},
                                 {"kind", std::string(to_text(plan.settings.kind))}};
    // Other tournaments may become longer; the pairing of Swiss rounds depends on it.
    if (plan.settings.kind == tournament::Kind::swiss)
        head.emplace_back("games", std::to_string(plan.settings.games));
    head.emplace_back("seed", std::to_string(plan.seed));
    if (const auto* const rules = std::get_if<MaxConnect4Rules>(&plan.rules)) {
        head.emplace_back("opening moves", std::to_string(rules->opening_plies));
    } else {
        const auto& formula = std::get<FormulaGameRules>(plan.rules);
        head.emplace_back("variables", std::to_string(formula.variables));
        head.emplace_back("leaves", std::to_string(formula.leaves));
        head.emplace_back("difficulty", std::string(formula_game::name_of(formula.difficulty)));
    }
    head.emplace_back("adjudicate", plan.adjudicate ? std::to_string(*plan.adjudicate) : "no");
    for (std::size_t i = 0; i < plan.participants.size(); ++i)
        head.emplace_back(fmt::format("contestant {}", i + 1),
                          fmt::format("{} = {}", plan.participants[i].name, players.at(i)));
    return head;
}

} // namespace loggia::grading
