#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <tuple>

// A tournament of any game of two: it knows who plays whom with which opening and what came of it,
// and nothing of the game itself.
namespace loggia::tournament {

/// Ratings take time cubic in the number of contestants.
inline constexpr std::size_t most_contestants = 256;

/// A game of a tournament: who moves first, who second, and the number of the opening. No two games
/// of a tournament have the same key.
struct GameKey {
    std::size_t first = 0; ///< Number of a contestant, from 0.
    std::size_t second = 1;
    int opening = 0; ///< From 0. The game makes its opening of this number.

    friend bool operator==(const GameKey&, const GameKey&) = default;
    friend bool operator<(const GameKey& a, const GameKey& b) noexcept {
        return std::tie(a.first, a.second, a.opening) < std::tie(b.first, b.second, b.opening);
    }
};

enum class Outcome : std::uint8_t { first_wins, draw, second_wins };

/// How a game came to its end.
enum class Ending : std::uint8_t {
    played_out,
    adjudicated, ///< An exact solver knew the result.
    forfeited,   ///< The loser made no legal move in time.
};

/// A finished game.
struct GameResult {
    GameKey key;
    Outcome outcome = Outcome::draw;
    Ending ending = Ending::played_out;
    std::array<double, 2> seconds{}; ///< That the first and the second one thought, wall clock.
    std::string moves;               ///< In the game's own notation, without blanks.
    std::string note;                ///< Why it was forfeited; one line.

    friend bool operator==(const GameResult&, const GameResult&) = default;
};

/// Half points of the one who moved first: 2 for a win, 1 for a draw.
[[nodiscard]] constexpr int half_points(Outcome outcome) noexcept {
    return 2 - static_cast<int>(outcome);
}

} // namespace loggia::tournament
