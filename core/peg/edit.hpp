#pragma once

#include "core/base/error.hpp"
#include "core/peg/game.hpp"
#include "core/peg/geometry.hpp"

#include <vector>

namespace loggia::peg {

/// Boards as a person draws them, hole by hole.
///
/// The rows of a board are those that its drawing shows on the grid (rows_of_three) but for what a
/// person added and took away one by one. These differences stay when holes come, go and move, so
/// that only the grid has to be known besides the board. A change of holes or rows keeps pegs and
/// goal where they are. Puzzles given to these functions have a place for each hole (see placed);
/// one without any hole may be given too.

/// The grid whose rows differ from the board's in the fewest; `square` before `diagonal` before
/// `triangular` before `free` where several do.
[[nodiscard]] Grid grid_of(const Board& board);

/// From hole to hole: 1 where every hole lies on such a grid through hole 1, else the smallest
/// distance of two holes. On `free` that, but at most 1.
[[nodiscard]] double step_of(const std::vector<Point>& layout, Grid grid);

/// The place of the grid with that step through hole 1 that is nearest to `point`; on `free` the
/// point itself, to a hundredth, so that files are short to read.
[[nodiscard]] Point snapped(const std::vector<Point>& layout, Grid grid, Point point);

/// The places of that grid in a rectangle, row by row; none on `free`, and none where there would
/// be over ten thousand.
[[nodiscard]] std::vector<Point> grid_places(const std::vector<Point>& layout, Grid grid,
                                             Point top_left, Point bottom_right);

/// With one more hole, the last in number, which has a peg; but the first hole of a board has none,
/// so that a board is ready to be played on as it is drawn. Fails on 64 holes, and where a hole is
/// nearer than half a step.
[[nodiscard]] Result<Puzzle> with_hole(const Puzzle& puzzle, Grid grid, Point place);
/// Fails where another hole is nearer than half a step.
[[nodiscard]] Result<Puzzle> with_hole_moved(const Puzzle& puzzle, Grid grid, int hole,
                                             Point place);
/// Holes of higher numbers move up by one; rows through the hole go with it. A goal that wants more
/// pegs than are left is lowered.
[[nodiscard]] Puzzle without_hole(const Puzzle& puzzle, Grid grid, int hole);

/// Adds a line of three holes. Fails if it is not possible or exists already.
[[nodiscard]] Result<Puzzle> with_row(const Puzzle& puzzle, const Triple& row);
/// Without that row, in whichever direction it is given.
[[nodiscard]] Puzzle without_row(const Puzzle& puzzle, const Triple& row);
/// With the rows that the grid shows, and no others.
[[nodiscard]] Puzzle with_rows_of(const Puzzle& puzzle, Grid grid);

/// With a peg put into the hole at the start, or taken out of it.
[[nodiscard]] Puzzle with_peg_toggled(const Puzzle& puzzle, int hole);
/// A hole that is wanted to have a peg at the end, or is no longer; as many pegs are left as are
/// wanted, at least.
[[nodiscard]] Puzzle with_goal_toggled(const Puzzle& puzzle, int hole);

/// Whether the row is one of the board's, in either direction.
[[nodiscard]] bool has_row(const Board& board, const Triple& row);

} // namespace loggia::peg
