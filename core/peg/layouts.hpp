#pragma once

#include "core/peg/game.hpp"

#include <string_view>
#include <vector>

namespace loggia::peg {

/// A board that people know, with the puzzle that is usually set on it.
struct Layout {
    std::string_view id;    ///< for the command line: "english"
    std::string_view title; ///< for people: "English board, 33 holes"
    Puzzle puzzle;
};

/// How far apart the rows of a triangular board are: sqrt 3 / 2, as exact as a drawing needs.
constexpr double triangular_row_height = 0.866;

/// The triangles of 10, 15 and 21 holes, the plus of 21, the hexagon of 19, the English board, the
/// European, the diamond of 41 and the German one of 45. Holes are numbered row by row, from the
/// left; lines of three holes are in the order of rows_of_three().
[[nodiscard]] const std::vector<Layout>& layouts();
/// The layout of this id; none where there is no such.
[[nodiscard]] const Layout* find_layout(std::string_view id);

/// The hole of the board in its middle, where its layout has one there.
[[nodiscard]] std::optional<int> middle_hole(const Board& board);

/// A puzzle with every hole filled but one, of which one peg shall be left, in hole `final` or,
/// where that is 0, anywhere.
[[nodiscard]] Puzzle all_but_one(Board board, int empty, int final = 0);

} // namespace loggia::peg
