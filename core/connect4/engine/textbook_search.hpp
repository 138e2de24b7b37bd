#pragma once

#include "core/connect4/position.hpp"

#include <cstdint>
#include <functional>

namespace loggia::connect4 {

/// The value of a leaf of a depth-limited search, from the side of the player to move there, in
/// hundredths of a point.
using LeafValue = std::function<int(const Position&)>;

/// The result of a textbook search: the value for the player to move, in hundredths of a point, the
/// first best column in the order 0..6 (-1 at a leaf), and the number of positions visited.
struct TextbookResult {
    int value = 0;
    int column = -1;
    std::uint64_t nodes = 0;
    bool complete = true; ///< False if stopped: then value and column mean nothing.
};

/// Asked every thousand positions or so; true ends the search. An empty one never does.
using StopTextbook = std::function<bool()>;

/// Minimax to `depth` moves, as in any textbook, with nothing left out: the oracle of the tests and
/// the teaching engine. O(7^depth). Where the board is full the value is the score itself.
[[nodiscard]] TextbookResult minimax(const Position& position, int depth, const LeafValue& leaf,
                                     const StopTextbook& stop = {});

/// The same value by alpha-beta pruning (Knuth and Moore 1975), moves tried from the middle out.
[[nodiscard]] TextbookResult alpha_beta(const Position& position, int depth, const LeafValue& leaf,
                                        const StopTextbook& stop = {});

/// The plainest evaluation: the lead in points so far.
[[nodiscard]] int score_so_far(const Position& position);

} // namespace loggia::connect4
