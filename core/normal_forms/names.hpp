#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace loggia::normal_forms {

/// The order in which inputs stand where nobody gives one: letter by letter, but numbers by their
/// value, so that x2 is before x10. Different names are never equal.
[[nodiscard]] bool name_before(std::string_view a, std::string_view b) noexcept;

/// The inputs of a second function, those that are spelled otherwise in the first, such as x₁ for
/// x1, as they are there (logic::in_words_of).
[[nodiscard]] std::vector<std::string> in_words_of(const std::vector<std::string>& inputs,
                                                   const std::vector<std::string>& others);

/// Whether a name can be written into PLA files and truth tables, where blanks end it and `|` and
/// `#` mean something.
[[nodiscard]] bool is_word(std::string_view name) noexcept;

/// Whether a name can stand in quotation marks in a list of minterms: without control characters,
/// line breaks among them.
[[nodiscard]] bool fits_a_line(std::string_view name) noexcept;

/// Whether a name can stand in espresso's equations as it is: a letter or `_` first, then letters,
/// digits, `_`, and parts such as `.0`, `[3]` and `<3>`.
[[nodiscard]] bool is_equation_name(std::string_view name) noexcept;

/// How many bytes of the text belong to such a name that it begins with; 0 where there is none.
[[nodiscard]] std::size_t equation_name_length(std::string_view text) noexcept;

/// Whether a name means something else at the beginning of an equation: NAME, INORDER, OUTORDER.
[[nodiscard]] bool is_statement_word(std::string_view name) noexcept;

/// Whether a name is letters of which each follows the one before in the alphabet, as `ABC` and
/// `wxyz`: where the inputs stand, a person may mean several.
[[nodiscard]] bool is_run_of_letters(std::string_view name) noexcept;

} // namespace loggia::normal_forms
