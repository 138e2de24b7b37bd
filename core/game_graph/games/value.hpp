#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <vector>

namespace loggia::game_graph {

/// A position of a game, packed as the game sees fit: equal positions are equal numbers.
using State = std::uint64_t;
/// A move, by a number that means something to the game in the position where it is made.
using Move = std::uint32_t;

struct Step {
    Move move = 0;
    State to = 0;

    friend bool operator==(const Step&, const Step&) = default;
};

/// Worst first, seen from whoever is to move.
enum class Outcome : std::uint8_t { loss, draw, win };

/// The value of a position to the player to move, when both sides play perfectly.
///
/// `remoteness` counts the moves to the end: who wins takes the shortest way, who loses the
/// longest. For a draw it is the fewest moves in which the game can end drawn while neither side
/// gives the other a win, and `endless` where it never does but goes on for ever.
struct Value {
    static constexpr std::uint32_t endless = std::numeric_limits<std::uint32_t>::max();

    Outcome outcome = Outcome::draw;
    std::uint32_t remoteness = endless;

    friend bool operator==(const Value&, const Value&) = default;
};

/// The value of a move to the player who makes it, if it leads to a position of value `child` to
/// the other side, or, where the same player moves `again`, to that player.
[[nodiscard]] Value before(Value child, bool again = false) noexcept;

/// Whether one would rather have `a` than `b`: a better outcome, an earlier win, a later loss, an
/// earlier end of a draw.
[[nodiscard]] bool better(Value a, Value b) noexcept;

[[nodiscard]] constexpr Outcome opposite(Outcome outcome) noexcept {
    return static_cast<Outcome>(2 - static_cast<int>(outcome));
}

[[nodiscard]] char letter_of(Outcome outcome) noexcept;      ///< `W`, `L` or `D`
[[nodiscard]] const char* word_of(Outcome outcome) noexcept; ///< `win`, `loss` or `draw`
[[nodiscard]] std::string to_text(Value value);              ///< `win in 7`, `draw without end`

/// The low two bits of a position of most games: whose turn it is, 1 or 2, or 0 where the position
/// stands for both.
[[nodiscard]] constexpr int low_player(State state) noexcept {
    return static_cast<int>(state & 3U);
}
/// The same position with the other player to move.
[[nodiscard]] constexpr State turned(State state) noexcept {
    return low_player(state) == 0 ? state : state ^ 3U;
}

} // namespace loggia::game_graph
