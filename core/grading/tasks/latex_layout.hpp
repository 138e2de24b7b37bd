#pragma once

#include <string>
#include <string_view>

namespace loggia::grading {

/// A source of LaTeX without its comment environments. Lines keep their numbers.
[[nodiscard]] std::string without_latex_comments(std::string_view source);

/// A source of LaTeX without its layout: environments, headings, items, labels and the ends of
/// lines within a formula. What is set verbatim stays.
[[nodiscard]] std::string without_latex_layout(std::string_view source);

} // namespace loggia::grading
