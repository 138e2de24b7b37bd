#pragma once

#include "core/grading/tasks/formula_spellings.hpp"

#include <string>
#include <string_view>

namespace loggia::grading {

/// Whether words alone remark something that does not change the formula before them, as the law of
/// a step or the size of a form: `(2 clauses)`, `by absorption`. Remarks that may be about another
/// formula, `(not minimal)`, do not.
[[nodiscard]] bool is_harmless_remark(std::string_view text, const Names& lower_names);

/// A line without such a remark behind its formula, `(a | b) & c (2 clauses)`, `... by absorption`.
[[nodiscard]] std::string_view without_remark(std::string_view line, const Names& lower_names);

/// A text without the numbers of equations behind its lines, `f = (a | b) & c   (1)`, which would
/// be a factor of 1.
[[nodiscard]] std::string without_numbers_behind(std::string text);

} // namespace loggia::grading
