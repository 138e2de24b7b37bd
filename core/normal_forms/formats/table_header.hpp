#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

// The names above the columns of a table, where what stands between two separators is one name.
namespace loggia::normal_forms {

struct HeaderCell {
    std::string name; ///< empty where the cell is
    std::size_t at = 0;
    std::size_t length = 0;
    std::size_t part = 0; ///< how many separators stand before it
};

/// Whether a row has one value between commas, semicolons or tabs for each name between the same.
[[nodiscard]] bool has_value_for_each_name(std::string_view line, std::string_view row);

/// A line of names as CSV, of which one cell may be empty: the outputs stand behind it. None where
/// it is none, or has one name only. Names that are no words stand in quotation marks, unless the
/// row has a value between the same separators for each of them: then they may be formulas, or have
/// blanks.
[[nodiscard]] std::vector<HeaderCell> csv_header(std::string_view line, std::string_view row);

/// Names with bars between them, as in `p q | p -> q` and `| in 1 | in 2 | out |`; none where it is
/// none. Where the row has one value between two bars, all of what stands there in the line of
/// names is its name; where it has several, each word is one.
[[nodiscard]] std::vector<HeaderCell> header_between_bars(std::string_view line,
                                                          std::string_view row);

/// Whether a text of several words is one formula, as textbooks have it above a value for each of
/// its signs. A `|` in it stands between columns.
[[nodiscard]] bool is_formula_of_words(std::string_view text);

} // namespace loggia::normal_forms
