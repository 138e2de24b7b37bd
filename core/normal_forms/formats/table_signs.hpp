#pragma once

#include "core/base/control.hpp"

#include <string>
#include <string_view>

namespace loggia::normal_forms {

/// Whether a word is a sign, other than - and x, that textbooks have for a don't-care.
[[nodiscard]] bool is_dont_care_sign(std::string_view word);

/// A text of as many bytes with the signs of typesetters replaced by those of plain tables: frames
/// of box characters, `tabular` of LaTeX, CSV with a column of `|`, lists of Wolfram
/// (`{{True, False}, ...}`), whose rows get lines of their own, Markdown's marks around a cell
/// (`**1**`), decimal commas, signs for don't-cares, and with blanks for a first line such as
/// `Inputs | Output` and for the inputs behind an output, `f(a, b)`. Meant for texts that turn out
/// to be tables: what else has such signs makes no sense any more. Once stopped, the other signs
/// stay.
[[nodiscard]] std::string with_plain_signs(std::string_view text, const Control& control = {});

} // namespace loggia::normal_forms
