#pragma once

#include "core/base/error.hpp"
#include "core/connect4/format.hpp"
#include "core/connect4/position.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace loggia::connect4 {

/// A game so far: where it began and which columns (0..6) were played since.
struct Game {
    Position start;
    std::vector<int> moves;

    /// The position after the first `count` moves, 0 to moves.size().
    [[nodiscard]] Position position_after(std::size_t count) const;
    [[nodiscard]] Position position() const { return position_after(moves.size()); }

    friend bool operator==(const Game&, const Game&) = default;
};

/// The cell that the last of the first `count` moves fell on, as one bit; 0 where there is none.
[[nodiscard]] Bits last_stone(const Game& game, std::size_t count);

/// The quadruples that `player` has completed, in the order of `quadruples`.
[[nodiscard]] std::vector<Bits> completed_quadruples(const Position& position, Player player);

/// A game as text: the start in the assignment's format, then, where moves were made, a line
/// `moves: 4 4 3 ...`. A file with a start alone is thus an ordinary position file.
[[nodiscard]] std::string to_text(const Game& game);
/// Reads that; moves alone are those from the empty board. Of a game with variations
/// (game_tree.hpp) the main line; the start may be one line of text, too (format.hpp).
[[nodiscard]] Result<Game> game_of(std::string_view text, ReadOptions options = {});

} // namespace loggia::connect4
