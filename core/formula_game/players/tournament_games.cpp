#include "core/formula_game/players/tournament_games.hpp"

#include "core/base/process.hpp"
#include "core/formula_game/solve.hpp"

#include <array>
#include <chrono>
#include <initializer_list>
#include <utility>

namespace loggia::formula_game {

namespace {

using tournament::Ending;
using tournament::GameKey;
using tournament::GameResult;
using tournament::Outcome;

/// A seed of its own for each use of a tournament's seed.
std::uint64_t seed_of(std::uint64_t seed, std::initializer_list<std::uint64_t> parts) {
    for (const std::uint64_t part : parts)
        seed = Random(seed + part).next();
    return seed;
}

Outcome outcome_of(Player winner) {
    return winner == Player::e ? Outcome::first_wins : Outcome::second_wins;
}

AskValue asker_of(const TournamentPlayer& player, const Random& random,
                  const std::filesystem::path& directory) {
    if (const auto* const guest = std::get_if<AskValue>(&player))
        return *guest;
    return asker(std::get<Contestant>(player), random, directory);
}

/// The winner of a position, with best play by both; nothing when stopped.
std::optional<Player> exact_winner(const Position& position, const Control& control) {
    if (position.is_over())
        return position.status() == Status::e_won ? Player::e : Player::a;
    return solve(position, control).winner;
}

Result<std::optional<GameResult>> play_game(const TournamentGames& games,
                                            TournamentOpenings& openings, const GameKey& key,
                                            const Control& control) {
    using Steady = std::chrono::steady_clock;
    const auto game = openings.game(key.opening, control);
    if (control.stop_requested())
        return std::nullopt;
    if (!game)
        return tl::unexpected(game.error());
    const auto directory = TemporaryDirectory::make("loggia-tournament");
    if (!directory)
        return tl::unexpected(directory.error());
    std::array<AskValue, 2> players;
    for (const std::size_t each : {0U, 1U})
        players.at(each) =
            asker_of(games.players[each == 0 ? key.first : key.second],
                     Random(seed_of(games.seed, {key.first, key.second,
                                                 static_cast<std::uint64_t>(key.opening), each})),
                     directory->path());

    GameResult result;
    result.key = key;
    Position position(*game);
    const auto most_open = static_cast<std::size_t>(games.adjudicate.value_or(0));
    while (position.game().size() - position.played() > most_open) {
        const Player player = position.to_move();
        const auto number = static_cast<std::size_t>(player);
        const auto begin = Steady::now();
        const auto answer = players.at(number)(position, control);
        if (!answer)
            return tl::unexpected(answer.error());
        result.seconds.at(number) += std::chrono::duration<double>(Steady::now() - begin).count();
        if (control.stop_requested())
            return std::nullopt;
        if (!answer->value) {
            result.ending = Ending::forfeited;
            result.outcome = outcome_of(opponent(player));
            result.note = answer->fault;
            result.moves = values_text(position);
            return result;
        }
        position = position.after(*answer->value);
    }
    const auto winner = exact_winner(position, control);
    if (!winner)
        return std::nullopt;
    result.ending = position.is_over() ? Ending::played_out : Ending::adjudicated;
    result.outcome = outcome_of(*winner);
    result.moves = values_text(position);
    return result;
}

} // namespace

TournamentOpenings::TournamentOpenings(const TournamentGames& games) : seed_(games.seed) {
    recipe_.variables = games.variables;
    recipe_.leaves = games.leaves;
    recipe_.difficulty = games.difficulty;
}

Result<std::shared_ptr<const Game>> TournamentOpenings::game(int opening, const Control& control) {
    constexpr std::uint64_t most_trials = 20;
    const std::lock_guard lock(mutex_);
    if (const auto found = games_.find(opening); found != games_.end())
        return found->second;
    Recipe recipe = recipe_;
    recipe.winner = opening % 2 == 0 ? Player::e : Player::a;
    for (std::uint64_t trial = 0;; ++trial) {
        recipe.seed = seed_of(seed_, {static_cast<std::uint64_t>(opening), trial});
        auto made = generate(recipe, control);
        if (made)
            return games_[opening] = std::make_shared<const Game>(*std::move(made));
        if (control.stop_requested() || trial == most_trials)
            return tl::unexpected(std::move(made.error()));
    }
}

tournament::PlayGame play_games(TournamentGames games,
                                std::shared_ptr<TournamentOpenings> openings) {
    return [games = std::make_shared<const TournamentGames>(std::move(games)),
            openings = std::move(openings)](const GameKey& key, const Control& control) {
        return play_game(*games, *openings, key, control);
    };
}

Result<Position> position_of(TournamentOpenings& openings, const GameResult& result,
                             const Control& control) {
    const auto game = openings.game(result.key.opening, control);
    if (!game)
        return tl::unexpected(game.error());
    auto position = position_of(*game, result.moves);
    if (!position)
        return position;
    const bool plausible =
        position->is_over()
            ? result.ending == Ending::played_out &&
                  result.outcome ==
                      outcome_of(position->status() == Status::e_won ? Player::e : Player::a)
            : result.ending != Ending::played_out;
    if (!plausible)
        return failure("the values do not lead to the result");
    return position;
}

} // namespace loggia::formula_game
