#pragma once

#include "core/base/error.hpp"
#include "core/formula_game/generate.hpp"
#include "core/formula_game/players/contestant.hpp"
#include "core/tournament/play.hpp"

#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <variant>
#include <vector>

// The formula game as a tournament sees it. Who "moves first" is player E, whoever has the first
// turn.
namespace loggia::formula_game {

/// Who plays: a contestant, or somebody else, who may be asked by several threads at once.
using TournamentPlayer = std::variant<Contestant, AskValue>;

struct TournamentGames {
    std::vector<TournamentPlayer> players;
    std::uint64_t seed = 1;
    int variables = 12; ///< Of each game, as in a Recipe.
    int leaves = 48;
    Difficulty difficulty = Difficulty::hard;
    /// The exact solver ends a game as soon as at most so many variables have no value.
    std::optional<int> adjudicate;
};

/// The games of a tournament: an opening is a random game, won by E if its number is even and by A
/// if it is odd, with best play by both. Games are made when they are first needed.
class TournamentOpenings {
public:
    explicit TournamentOpenings(const TournamentGames& games);

    /// Fails when stopped, and where there is no game of that kind. From any thread.
    [[nodiscard]] Result<std::shared_ptr<const Game>> game(int opening,
                                                           const Control& control = {});

private:
    std::uint64_t seed_;
    Recipe recipe_;
    std::mutex mutex_;
    std::map<int, std::shared_ptr<const Game>> games_;
};

/// Plays the games of `openings`, which have to be made for the same settings.
[[nodiscard]] tournament::PlayGame play_games(TournamentGames games,
                                              std::shared_ptr<TournamentOpenings> openings);

/// The last position of a result. Fails where the values are not some, or do not lead to the
/// result, and as game() does.
[[nodiscard]] Result<Position> position_of(TournamentOpenings& openings,
                                           const tournament::GameResult& result,
                                           const Control& control = {});

} // namespace loggia::formula_game
