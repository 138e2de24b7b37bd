#pragma once

#include "core/base/error.hpp"
#include "core/peg/game.hpp"

#include <string_view>

namespace loggia::peg {

/// Reads a board that is drawn with a sign for each hole, row by row:
///
///     --XXX--
///     --XXX--
///     XXXXXXX
///     XXX0XXX
///     ...
///
/// Pegs are ● • ◉, X x, * @, 1, or o O: the first kind of these that the text has. Empty holes are
/// 0 o O ○ ◦; where there is none, the first of . _ - that the text has. Nothing else is a hole:
/// blanks, # and 2, the others of . _ -.
///
/// With a blank between any two holes and every other row shifted by one, or with a hole more in
/// each row, it is a triangle. Holes are numbered row by row; one peg is to be left. Errors, with
/// their place: a sign that can be a hole or none, a second board, more than 64 holes.
[[nodiscard]] Result<Puzzle> puzzle_of_picture(std::string_view text);

/// Whether there is nothing but such signs in a text, in at least three rows of seven holes
/// together.
[[nodiscard]] bool is_board_picture(std::string_view text);

/// Whether puzzle_of_picture reads a text, which can be no maze and no truth table.
[[nodiscard]] bool looks_like_picture(std::string_view text);

} // namespace loggia::peg
