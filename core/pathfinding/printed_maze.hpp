#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace loggia::pathfinding {

/// A plain maze as programs print it, with what is no cell left out: the numbers of rows and
/// columns above the rows, in either order, a blank between any two cells of a row, and blanks
/// behind the wall at the end of the first row. Each row stays in its line. Nothing where the text
/// has none of these. Only mazes with walls are looked at: numbers alone are costs.
[[nodiscard]] std::optional<std::string> without_print_layout(std::string_view text);

} // namespace loggia::pathfinding
