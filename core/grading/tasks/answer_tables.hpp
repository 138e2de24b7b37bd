#pragma once

#include <string>
#include <string_view>

namespace loggia::grading {

/// A text without the truth tables above or below its formula, in which the values would be read as
/// factors of it. Lines keep their numbers.
[[nodiscard]] std::string without_tables(std::string_view text);

} // namespace loggia::grading
