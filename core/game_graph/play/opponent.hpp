#pragma once

#include "core/base/error.hpp"
#include "core/base/random.hpp"
#include "core/game_graph/analysis/explain.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace loggia::game_graph {

/// How the computer plays.
struct Opponent {
    enum class Style : std::uint8_t {
        perfect,  ///< wins as soon and loses as late as it can, and draws otherwise
        delaying, ///< never gives anything away, but makes the game last, also when it wins
        fallible, ///< perfect but for `errors` of a hundred moves, which are any move at all
    };
    Style style = Style::perfect;
    int errors = 0; ///< 0 to 100

    friend bool operator==(const Opponent&, const Opponent&) = default;
};

/// `perfect`, `delaying`, `fallible:30`, or `random`, which is fallible:100.
[[nodiscard]] Result<Opponent> opponent_of(std::string_view text);
[[nodiscard]] std::string to_text(const Opponent& opponent);

/// The move of an opponent, by chance among those that it likes equally; nothing where the game is
/// over or the position is not in the solution. `past` are the positions of the game so far: who
/// delays a win does not go where the game has been, or it would never be won.
[[nodiscard]] std::optional<Step> choose(const Solution& solution, State state,
                                         const Opponent& opponent, Random& random,
                                         std::span<const State> past = {});

} // namespace loggia::game_graph
