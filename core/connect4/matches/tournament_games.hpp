#pragma once

#include "core/base/error.hpp"
#include "core/connect4/game.hpp"
#include "core/connect4/matches/seat.hpp"
#include "core/tournament/play.hpp"

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

// Max-Connect4 as a tournament sees it.
namespace loggia::connect4 {

/// Who plays: a contestant, or somebody else, who may be asked by several threads at once.
using TournamentPlayer = std::variant<Contestant, AskMove>;

struct TournamentGames {
    std::vector<TournamentPlayer> players;
    std::uint64_t seed = 1;
    int opening_plies = 4; ///< 0 to 41: as in a match with the same seed.
    /// The exact solver ends a game as soon as at most so many cells are empty, 1 to 42: the result
    /// is that of best play by both. Milliseconds a game at 20, a second at 30.
    std::optional<int> adjudicate;
};

/// Plays the games. Engines and their tables last for a game: two for each thread.
[[nodiscard]] tournament::PlayGame play_games(TournamentGames games);

/// The game of a result. Fails where the moves are not legal, do not begin with the opening, or do
/// not lead to the result.
[[nodiscard]] Result<Game> game_of(const TournamentGames& games,
                                   const tournament::GameResult& result);

} // namespace loggia::connect4
