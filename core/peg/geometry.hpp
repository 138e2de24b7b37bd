#pragma once

#include "core/peg/board.hpp"

#include <cstdint>
#include <vector>

namespace loggia::peg {

/// How the holes of a drawn board lie.
enum class Grid : std::uint8_t {
    square,     ///< rows along the two axes
    diagonal,   ///< rows along the axes and along the diagonals between them
    triangular, ///< rows in three directions, such as in the triangle of 15
    free,       ///< wherever somebody put them, roughly in rows
};

/// The lines of three neighbouring holes that a drawing implies, ordered by their smallest hole,
/// its middle and its other end; a < c in each.
///
/// On the three grids the step from hole to hole is the smallest distance between any two holes (on
/// `diagonal` also sqrt 2 of it along a diagonal), and positions may be off by a tenth of it. On
/// `free`, b has to lie within a fifth of a step from the middle between a and c, and a and c not
/// further from b than 1.3 times b's nearest hole. Two holes in one place make no rows. Cubic in
/// the number of holes, of which only the first 64 are looked at.
[[nodiscard]] std::vector<Triple> rows_of_three(const std::vector<Point>& all, Grid grid);

/// Of any two holes that do not lie in one place; 1 where there are no such two. Quadratic.
[[nodiscard]] double smallest_distance(const std::vector<Point>& layout);

} // namespace loggia::peg
