#include "core/connect4/matches/tournament_games.hpp"

#include "core/base/process.hpp"
#include "core/connect4/format.hpp"
#include "core/connect4/matches/match.hpp"
#include "core/connect4/solver/solve.hpp"

#include <fmt/format.h>

#include <array>
#include <memory>
#include <utility>

namespace loggia::connect4 {

namespace {

using tournament::Ending;
using tournament::GameKey;
using tournament::GameResult;
using tournament::Outcome;

std::vector<int> opening_moves(const TournamentGames& games, int opening) {
    MatchSettings settings;
    settings.seed = games.seed;
    settings.opening_plies = games.opening_plies;
    return opening_of(settings, 2 * opening).moves;
}

/// Random numbers of a player in a game, whenever it is played.
Random numbers_of(std::uint64_t seed, const GameKey& key, Player player) {
    std::uint64_t mixed = seed;
    for (const std::uint64_t part :
         {std::uint64_t{key.first}, std::uint64_t{key.second},
          static_cast<std::uint64_t>(key.opening), static_cast<std::uint64_t>(player)})
        mixed = Random(mixed + part).next();
    return Random(mixed);
}

Outcome outcome_of(int lead_of_one) {
    if (lead_of_one == 0)
        return Outcome::draw;
    return lead_of_one > 0 ? Outcome::first_wins : Outcome::second_wins;
}

std::string text_of(const std::vector<int>& moves) {
    std::string text;
    for (const int column : moves)
        text += static_cast<char>('1' + column);
    return text;
}

/// The lead of player one with best play by both; nothing when stopped.
std::optional<int> exact_lead(const Position& position, const Control& control) {
    if (position.is_full())
        return position.score().lead(Player::one);
    SolverOptions options;
    options.table_megabytes = 64;
    const Solution solution = Solver(options).solve(position, control);
    if (!solution.exact())
        return std::nullopt;
    const int value = solution.value.lower;
    return position.to_move() == Player::one ? value : -value;
}

/// Somebody to ask, and the seat that is asked, if there is one.
AskMove asker(const TournamentPlayer& player, const std::filesystem::path& directory,
              const Random& random) {
    if (const auto* const guest = std::get_if<AskMove>(&player))
        return *guest;
    auto seat = std::make_shared<Seat>(std::get<Contestant>(player), directory);
    seat->begin(random);
    return [seat](const Position& position, const Control& control) {
        return seat->ask(position, control);
    };
}

Result<std::optional<GameResult>> play_game(const TournamentGames& games, const GameKey& key,
                                            const Control& control) {
    const auto directory = TemporaryDirectory::make("loggia-tournament");
    if (!directory)
        return tl::unexpected(directory.error());
    GamePlay play{opening_moves(games, key.opening), {}, {}, {}};
    const auto is_late = [&](const Position& position) {
        return games.adjudicate && position.empty_count() <= *games.adjudicate;
    };
    const std::array<AskMove, 2> players{asker(games.players[key.first], directory->path(),
                                               numbers_of(games.seed, key, Player::one)),
                                         asker(games.players[key.second], directory->path(),
                                               numbers_of(games.seed, key, Player::two))};
    if (!is_late(Game{Position(), play.moves}.position())) {
        const auto ended = play_out(play, players, control,
                                    [&](const Position& position) { return !is_late(position); });
        if (!ended)
            return tl::unexpected(ended.error());
        if (!*ended)
            return std::nullopt;
    }
    GameResult result;
    result.key = key;
    result.seconds = play.seconds;
    result.moves = text_of(play.moves);
    if (play.forfeits) {
        result.ending = Ending::forfeited;
        result.outcome = *play.forfeits == Player::one ? Outcome::second_wins : Outcome::first_wins;
        result.note = std::move(play.reason);
        return result;
    }
    const Position position = Game{Position(), play.moves}.position();
    const auto lead = exact_lead(position, control);
    if (!lead)
        return std::nullopt;
    result.outcome = outcome_of(*lead);
    if (!position.is_full()) {
        result.ending = Ending::adjudicated;
        result.note = fmt::format("{} for the player who moved first", lead_text(*lead));
    }
    return result;
}

} // namespace

tournament::PlayGame play_games(TournamentGames games) {
    return
        [games = std::make_shared<const TournamentGames>(std::move(games))](
            const GameKey& key, const Control& control) { return play_game(*games, key, control); };
}

Result<Game> game_of(const TournamentGames& games, const GameResult& result) {
    Game game;
    Position position;
    for (const char c : result.moves) {
        const int column = c - '1';
        if (!position.can_play(column))
            return failure(fmt::format("move {} is not legal", game.moves.size() + 1));
        game.moves.push_back(column);
        position = position.after(column);
    }
    if (!result.moves.starts_with(text_of(opening_moves(games, result.key.opening))))
        return failure("the opening does not match the seed");
    const bool plausible =
        position.is_full() ? result.ending == Ending::played_out &&
                                 result.outcome == outcome_of(position.score().lead(Player::one))
                           : result.ending != Ending::played_out;
    if (!plausible)
        return failure("the moves do not lead to the result");
    return game;
}

} // namespace loggia::connect4
