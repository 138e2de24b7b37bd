#pragma once

#include "core/base/error.hpp"
#include "core/logic/expr.hpp"

#include <string>

namespace loggia::formula_game {

/// The longest drawing that is made, in characters.
inline constexpr std::size_t max_drawing_length = (std::size_t{1} << 28U) - 1;

/// The tree of a formula as the handout's `draw_formula_tree` draws it, turned so that the root is
/// on the left: the sign of a node, a blank and its operands, the last one first and on the same
/// line, each other one on a line of its own that is indented by two blanks for each level. No line
/// ends in a blank, the last one not in a newline:
///
///     * - + x
///           - y
///       + y
///         - x
///
/// Fails for what the strict syntax cannot write (logic::check_strict), and where the drawing would
/// be longer than max_drawing_length: a chain of 20,000 parentheses has as many lines, each longer
/// than the last. Time linear in the drawing.
[[nodiscard]] Result<std::string> draw_formula_tree(const logic::Formula& formula);

} // namespace loggia::formula_game
