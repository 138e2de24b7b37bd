#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/base/random.hpp"
#include "core/grading/task.hpp"
#include "core/peg/game.hpp"

#include <string>

// Boards for the tasks of the peg puzzle.
namespace loggia::grading {

struct PegBoard {
    const char* title;
    const char* text;
};

/// A random puzzle with the given number of holes (4 to 10), one of them empty, whose goal is one
/// peg; with or without a solution, as requested.
[[nodiscard]] Result<peg::Puzzle> random_peg_board(Random& random, int holes, bool solvable,
                                                   const Control& control);

/// The board of a case whose first file is one, as an SVG element: a hole that is empty at the
/// start is hollow.
[[nodiscard]] std::string peg_picture(const Case& value);

} // namespace loggia::grading
