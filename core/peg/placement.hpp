#pragma once

#include "core/peg/board.hpp"

#include <vector>

namespace loggia::peg {

/// Where the holes of a board without a layout can be drawn: as those of the board that people know
/// (layouts()) with the same rows, where there is one; else so that the holes of a row come to lie
/// one step apart and others as far as there are steps between them (stress majorization: Gansner,
/// Koren, North 2005), with hole 1 on top. Neighbours are about 1 apart. A few milliseconds for 64
/// holes; the same board gives the same places.
[[nodiscard]] std::vector<Point> place(const Board& board);

/// The board with its layout, or else with place(). A layout whose nearest holes are less than 0.5
/// or more than 2 apart is scaled so that they are 1 apart, as drawings expect.
[[nodiscard]] Board placed(const Board& board);

} // namespace loggia::peg
