#pragma once

#include "core/base/error.hpp"
#include "core/connect4/position.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace loggia::connect4 {

struct ReadOptions {
    /// Accept six rows without the line that tells the player to move; the counts tell it.
    bool infer_turn = false;
};

/// Reads the assignment's position file: six lines of seven digits (0 empty, 1 and 2 the players'
/// stones), top row first, then a line with the player to move next.
///
/// Lines may end in "\n", "\r\n", "\r\r\n" or "\r", blanks at the end of a line and empty lines
/// after the last one are passed over, so is a byte order mark. Refused, with the place: other
/// characters, lines too short or too long, missing or surplus lines, a stone above an empty cell,
/// and numbers of stones that do not fit the player to move.
[[nodiscard]] Result<Position> position_of(std::string_view text, ReadOptions options = {});
/// Whether a text begins with the six rows of a position, whatever else is wrong with it, and not
/// with more of them, as a truth table of six inputs does.
[[nodiscard]] bool begins_with_rows(std::string_view text);

/// The position in that format: 50 bytes, each line ended by "\n".
[[nodiscard]] std::string to_text(const Position& position);

/// The position in one line, for a field or a message: the six rows, top row first, separated by
/// "/", then a blank and the player to move.
[[nodiscard]] std::string to_line(const Position& position);
/// Reads that; the player to move may be missing. Blanks around it are passed over.
[[nodiscard]] Result<Position> position_of_line(std::string_view text);

/// The board as the assignment's sample program prints it: a ruler of dashes, six rows between bars
/// and a ruler, each line ended by "\n", rows with a blank after the closing bar.
[[nodiscard]] std::string to_picture(const Position& position);
/// The rows of a board that a program has printed, as position_of() reads them, without the player
/// to move: six rows between bars, `| 0 1 2 ... |` or `|X| |O| ...`, with any lines around them, or
/// six rows of cells between blanks alone. Cells are 0 . _ (or nothing between two bars), 1 X and
/// 2 O; O is the first player where it has more stones. Nothing where the text is no such board.
[[nodiscard]] std::optional<std::string> rows_of_picture(std::string_view text);

/// A column as people write it, "1" to "7", to 0..6; surrounding blanks are passed over.
[[nodiscard]] Result<int> column_of(std::string_view text);

/// The points by which a player leads, with a sign unless they are 0: "+2", "0", "-1".
[[nodiscard]] std::string lead_text(int points);

} // namespace loggia::connect4
