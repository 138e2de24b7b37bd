#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace loggia::grading {

/// A text without the truth tables above or below its formula, in which the values would be read as
/// factors of it. Lines keep their numbers.
[[nodiscard]] std::string without_tables(std::string_view text);

/// The cells of each line of a text that is a row of a table in Markdown, with the words that stand
/// before them in the row as their label, `Answer: (a | b) & c`, or else the heading of the column.
/// Rows of a column that is headed "Step" are steps, `Step 2: ...`.
[[nodiscard]] std::vector<std::vector<std::string>>
labelled_cells(const std::vector<std::string_view>& lines);

} // namespace loggia::grading
