#pragma once

#include <string>
#include <string_view>

namespace loggia {

/// The lines in which two texts differ, for a person to read: "- " before a line of `before` that
/// is not in `after`, "+ " before one of `after` that is not in `before`, "  " before a line of
/// both beside such lines, and "..." where lines were left out. Empty where the texts have the same
/// lines. At most 500 lines are shown.
///
/// The shortest such list (E. Myers, An O(ND) Difference Algorithm, 1986) where at most 1,000 lines
/// differ; beyond, all lines between the first and the last difference are shown as changed.
[[nodiscard]] std::string line_difference(std::string_view before, std::string_view after);

} // namespace loggia
