#pragma once

#include "core/base/error.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace loggia::logic {

/// A text with plain letters and digits in place of those that mathematics is set in, `a1` for
/// `𝑎𝟏` or `ａ１`: so equation editors and PDF files give formulas when they are copied. What
/// stands between quotation marks stays as it is. Nothing where there are no such letters. Linear.
[[nodiscard]] std::optional<std::string> with_plain_letters(std::string_view text);

/// An error of such a text as one of the text that it was made of.
[[nodiscard]] Error as_typeset(Error error, std::string_view typeset);

} // namespace loggia::logic
