#pragma once

#include "core/base/control.hpp"
#include "core/normal_forms/formats/table_cells.hpp"
#include "core/normal_forms/formats/table_tokens.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// The lines of a text as rows of a table, whether or not it has one.
namespace loggia::normal_forms {

/// A line of values, as it is or without the number before it.
struct TableRow {
    std::string cells;                 ///< 0, 1 and -
    std::optional<std::size_t> border; ///< how many cells stand before the only border
    bool has_arrow = false;
};

/// The number that a row begins with.
struct RowLabel {
    std::uint64_t number = 0;
    std::size_t tokens = 0;    ///< how many of the line it takes, with borders behind it
    bool before_colon = false; ///< `3:` with nothing else that tells it from a value
};

/// Where a line stands, and the row that it is, if any.
struct TableLine {
    std::size_t begin = 0;
    std::size_t end = 0; ///< before the end of line
    bool says_nothing = true;
    std::vector<TableToken> tokens;
    std::optional<TableRow> plain;
    std::optional<TableRow> numbered; ///< behind the label
    RowLabel label;
};

/// Appends the values that a word is, as 0, 1 and -; false where it is something else. `values` are
/// looked for besides those that all tables have; none where it is null.
[[nodiscard]] bool append_cells(std::string_view word, const ValueWords* values,
                                std::string& cells);

/// The lines of a text from `begin` on, behind a byte order mark; when stopped,
/// those so far. Linear.
[[nodiscard]] std::vector<TableLine> table_lines(std::string_view text, std::size_t begin,
                                                 const ValueWords* values,
                                                 const Control& control = {});

} // namespace loggia::normal_forms
