#pragma once

#include <string>
#include <string_view>

namespace loggia::normal_forms {

/// A text of as many bytes with the signs of typesetters replaced by those of plain tables: frames
/// of box characters, `tabular` of LaTeX, CSV with a column of `|`, lists of Wolfram
/// (`{{True, False}, ...}`), whose rows get lines of their own. Meant for texts that turn out to be
/// tables: what else has such signs makes no sense any more.
[[nodiscard]] std::string with_plain_signs(std::string_view text);

} // namespace loggia::normal_forms
