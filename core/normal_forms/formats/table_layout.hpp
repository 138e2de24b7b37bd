#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"

#include <string>
#include <string_view>

namespace loggia::normal_forms {

/// A truth table as people write it, in the layout that the reader of tables knows.
///
/// What is understood: text above and below the table; rows that are numbered (`m3`, `3:`, `Row 3`,
/// a column of numbers); `->`, `=>`, `:`, `=` and their like before the outputs; frames of box
/// characters; the values of other languages (`WAHR`, `V`, `H`); `tabular` of LaTeX; lists of
/// Wolfram. Every byte that is kept stays where it was, and others become blanks, so that an offset
/// in one text is that in the other; `\n` may stand where a list had a comma.
///
/// A text without such a table comes back as it is. An error where the numbers before colons can be
/// the inputs as well, or where a second table follows. Linear, for each pair of foreign values
/// that occurs once more; texts of more than 4 MB come back as they are.
/// Stops with an error.
[[nodiscard]] Result<std::string> plain_table(std::string_view text, const Control& control = {});

} // namespace loggia::normal_forms
