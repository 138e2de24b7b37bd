#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/tournament/schedule.hpp"
#include "core/tournament/sprt.hpp"

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

namespace loggia::tournament {

/// Plays a game to its end: all that a tournament knows of the game itself. Called on several
/// threads at once. Nothing when stopped, at once. Its result may depend on the key alone, or the
/// tournament does not come out the same each time. A failure is one of this machine, not of a
/// contestant, and ends the tournament.
using PlayGame =
    std::function<Result<std::optional<GameResult>>(const GameKey& key, const Control& control)>;

/// Told who has a bye, once the round is over: on the thread that plays, while no game goes on.
using ByeDone = std::function<void(std::size_t contestant)>;

/// Told of each game as it ends, on whichever thread it ended, one at a time; a failure ends the
/// tournament.
using GameDone = std::function<Result<void>(const GameResult& game)>;

struct PlayOptions {
    int threads = 1;                  ///< Games at a time.
    std::optional<SprtSettings> sprt; ///< Of two contestants: ends once the test is decided.
    GameDone on_game;                 ///< Not for those that were played before.
    ByeDone on_bye;                   ///< Also in rounds that were played before.
};

/// A tournament as far as it was played.
struct Tournament {
    std::vector<GameResult> games; ///< In the order of the schedule, whatever the threads did.
    std::vector<std::size_t> byes; ///< By round, of a Swiss tournament with an odd number.
    bool complete = false;         ///< All games were played, or the test was decided.
    /// With a test: the pairs of games up to its decision. Games after it are not among `games`.
    PairCounts pairs{};
    SprtVerdict verdict = SprtVerdict::open;
};

/// Plays the games that `played` (in any order) lacks. A stopped tournament goes on, and comes out
/// as it would have, when it is given the games that `on_game` was told of.
///
/// Fails where the settings make no sense, a game fails, or `played` has games that do not belong
/// to the tournament or has one twice.
[[nodiscard]] Result<Tournament> play(const Settings& settings,
                                      const std::vector<GameResult>& played,
                                      const PlayGame& play_game, const PlayOptions& options = {},
                                      const Control& control = {});

} // namespace loggia::tournament
