#pragma once

#include <string_view>

namespace loggia::sat {

/// What a header "p WORD ..." announces where it is no "p cnf": a sentence that names the kind of
/// problem. Empty for words that nothing is known of.
[[nodiscard]] std::string_view other_problem(std::string_view word) noexcept;

/// What a line is where it begins with this word and is no clause, as in files of other kinds of
/// problems; empty for words that nothing is known of. `dimacs`: the text is of that form, in which
/// some letters have a meaning.
[[nodiscard]] std::string_view other_line(std::string_view word, bool dimacs) noexcept;

} // namespace loggia::sat
