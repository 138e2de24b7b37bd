#pragma once

#include <string>
#include <string_view>
#include <vector>

// Whether a formula that is handed in is said to be one for the complement of the function.
namespace loggia::grading {

/// Whether a word in small letters is one for the complement: `complement`, `negation`.
[[nodiscard]] bool is_word_for_complement(std::string_view word);

/// Whether words announce the formula of the complement: `The complement of f is`, `Complement:`.
[[nodiscard]] bool announces_complement(std::string_view announcement);

/// Whether what stands before a sign of equality names the negation of an output, `f'`, `!f(a, b)`,
/// `not(f)` or `\bar{f}`, and not that of a variable of the problem.
[[nodiscard]] bool names_complement(std::string_view side, const std::vector<std::string>& inputs);

} // namespace loggia::grading
