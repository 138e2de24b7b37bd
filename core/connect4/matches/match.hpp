#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/connect4/game.hpp"
#include "core/connect4/matches/contestant.hpp"

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace loggia::connect4 {

/// The two sides of a match, whatever colour they have in a game.
enum class Side : std::uint8_t { a = 0, b = 1 };

[[nodiscard]] constexpr std::size_t index_of(Side side) noexcept {
    return static_cast<std::size_t>(side);
}
[[nodiscard]] constexpr Side other(Side side) noexcept {
    return side == Side::a ? Side::b : Side::a;
}

/// Games 0 and 1 begin with the same opening, with A as player one and then with B; so do 2 and 3,
/// and so on. Openings are random moves by the seed.
struct MatchSettings {
    std::array<Contestant, 2> contestants; ///< A and B.
    int games = 10;                        ///< At least 1.
    std::uint64_t seed = 1;
    int opening_plies = 4; ///< 0 to 41.
};

/// Why a game ended before the board was full.
struct Forfeit {
    Side side = Side::a;
    std::string reason;

    friend bool operator==(const Forfeit&, const Forfeit&) = default;
};

/// One game of a match, finished or still going on.
struct GameRecord {
    int number = 0;            ///< From 0.
    Side player_one = Side::a; ///< Who moves first.
    std::vector<int> moves;    ///< Columns 0..6 from the empty board on, the opening included.
    std::array<double, 2> seconds{}; ///< Thinking time of A and B, wall clock.
    std::optional<Forfeit> forfeit;

    [[nodiscard]] Position position() const;
    /// The side that `player` is in this game.
    [[nodiscard]] Side side_of(Player player) const noexcept {
        return player == Player::one ? player_one : other(player_one);
    }
    [[nodiscard]] Player player_of(Side side) const noexcept {
        return side == player_one ? Player::one : Player::two;
    }
    /// Points of a side in the last position.
    [[nodiscard]] int points(Side side) const;

    friend bool operator==(const GameRecord&, const GameRecord&) = default;
};

/// The opening of a game and who begins: the first `opening_plies` moves of its record. The two
/// games of a pair have the same one. Depends on the seed and the game's number alone.
[[nodiscard]] GameRecord opening_of(const MatchSettings& settings, int number);

struct MatchEvents {
    std::function<void(const GameRecord&)> on_move; ///< After each move, also of the opening.
    std::function<void(const GameRecord&)> on_game; ///< After each finished game.
};

/// Plays the games that `played` lacks (they are numbered from 0 without a gap) and returns all of
/// them, in order. Events come on the calling thread. When stopped it returns at once with the
/// games that are finished; the one going on is dropped, and a later call that is given the others
/// plays it from its beginning. Every game depends on the settings and its number alone, so a match
/// that was interrupted goes on as if it had not been (engines with a depth and one thread, random
/// players, and programs as far as they are deterministic themselves).
///
/// An outside program that does not answer with exactly one legal move forfeits that game. Fails
/// where the settings make no sense or a program cannot be started.
[[nodiscard]] Result<std::vector<GameRecord>> play_match(const MatchSettings& settings,
                                                         std::vector<GameRecord> played = {},
                                                         const Control& control = {},
                                                         const MatchEvents& events = {});

/// Plays the games with these numbers as play_match() would play them, so many at a time, begun in
/// this order; the number of games in the settings does not matter. `keep` gets each that is
/// finished, in the order in which they end, on any thread but one at a time, and ends the work by
/// false. Whether all were played; not so when stopped or ended. Fails as play_match() does.
[[nodiscard]] Result<bool> play_games(const MatchSettings& settings,
                                      const std::vector<int>& numbers,
                                      const std::function<bool(const GameRecord&)>& keep,
                                      const Control& control = {}, int threads = 1);

} // namespace loggia::connect4
