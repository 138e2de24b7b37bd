#pragma once

#include "core/base/error.hpp"
#include "core/peg/game.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace loggia::peg {

/// Reads a board file: the assignment's (a line with the number of holes and the hole that is empty
/// at the start, then a row of three holes on each line), and what Loggia adds, each part where it
/// is needed:
///
///     15 4 7          more holes may be empty at the start, or, by a 0, none
///     1 2 4           rows of three, each for jumps both ways
///     ...
///     final 13        holes that have a peg at the end
///     left 2          how many pegs are left at the end (1)
///     layout          where each hole is drawn, y downwards: `hole x y`
///     1 2 0
///     ...
///     jumps           what has been played, see jumps_of; `jumps 0` shows the start of it
///     Jump(4,2,1,1)
///
/// All of it stands behind the rows, so that a program that reads triples until something else
/// comes reads the same board. `final`, `left`, `layout` and `jumps` may each stand once and in any
/// order. Lines end in "\n" or "\r\n"; blank lines and a byte order mark are passed over. Errors:
/// whatever else stands there, with its place; holes out of range; a layout without a point for
/// each hole; a jump that is not possible. Whatever to_text() writes is read, also of a board that
/// is still being set up. A picture of a board is read, too, see puzzle_of_picture.
[[nodiscard]] Result<Game> game_of(std::string_view text);
/// A game and the moment of it that is shown: so many of its jumps have been made.
struct ShownGame {
    Game game;
    std::size_t shown = 0; ///< at most game.jumps.size()
    friend bool operator==(const ShownGame&, const ShownGame&) = default;
};
/// The same, with the moment: the end where the file says nothing of it.
[[nodiscard]] Result<ShownGame> shown_game_of(std::string_view text);
/// The same, of a file without jumps, to be solved: that fewer pegs are on the board at the start
/// than are to be left is an error too.
[[nodiscard]] Result<Puzzle> puzzle_of(std::string_view text);

/// Whether game_of reads a text and there is more than its first line, whose numbers could be
/// anything. Of pictures, those that can be no maze and no truth table.
[[nodiscard]] bool looks_like_board(std::string_view text);
/// Whether a text of several lines would look like a board without the line that is wrong.
[[nodiscard]] bool resembles_board(std::string_view text);

/// A game of that puzzle by its jumps alone, as the assignment's back end prints them, or by moves
/// (jumps_of). A jump that is not possible is an error with its place.
[[nodiscard]] Result<Game> game_of_jumps(const Puzzle& puzzle, std::string_view text);
/// Whether a text is jumps alone, at least one.
[[nodiscard]] bool looks_like_jumps(std::string_view text);
/// Whether a text begins with a move such as "4-1-6", which in another place could be something
/// else.
[[nodiscard]] bool looks_like_moves(std::string_view text);

/// The file, which reads back as the same value. Parts that have the assignment's default values
/// are omitted.
[[nodiscard]] std::string to_text(const Puzzle& puzzle);
[[nodiscard]] std::string to_text(const Game& game);
[[nodiscard]] std::string to_text(const ShownGame& shown);

} // namespace loggia::peg
