#pragma once

#include "core/grading/tasks/formula_spellings.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// What stands around a formula in its line and is no part of it: labels, numbers, names of people,
// marks of typesetting. Remarks, tables and LaTeX's layout have files of their own.
namespace loggia::grading {

/// A line without words such as `My answer:` at its beginning, unless they announce the complement.
[[nodiscard]] std::string_view without_label(std::string_view line);

/// A text without the `1)`, `(1)`, `2.`, `3.)`, `a)` or `1a)` that begins it.
[[nodiscard]] std::string_view without_number(std::string_view text);

/// Where the formula begins that an arrow joins to a label, `CNF -> ...`; 0 in any other line.
[[nodiscard]] std::size_t behind_arrow(std::string_view line);

/// A text without the markup of web pages that Markdown shows, and people write in any text.
[[nodiscard]] std::string without_tags(std::string text);

/// A text without the letter of a part that begins a line, `(a) (a + b)(a + c)`, which could be a
/// factor as well; nothing where there is none.
[[nodiscard]] std::optional<std::string> without_part(std::string_view text);

/// A text without the dashes that begin its lines, `- (a + b)(a + c)`, which could be negations as
/// well; nothing where there are none.
[[nodiscard]] std::optional<std::string> without_dashes(std::string_view text);

/// Without the quotation marks, of programs and of word processors, that stand around all of a text
/// that is more than a name.
[[nodiscard]] std::string_view without_quotation_marks(std::string_view text);

/// Whether a line is a rule, such as `---` or the `-- ` above a signature.
[[nodiscard]] bool is_rule(std::string_view line);

/// Whether a line has words alone, as the name of a person has, and one of them no letters of the
/// problem's.
[[nodiscard]] bool is_name_line(std::string_view line, const std::vector<std::string>& inputs);

/// Whether a line has the names of people who handed it in together, `Anna Berg & Ben`, and no
/// letters of the problem's alone.
[[nodiscard]] bool is_line_of_people(std::string_view line, const Names& lower_names);

/// The formula of a line of a program, `return (a || b) && c` or `print(...)`; nothing of a line
/// that begins or ends a function, `def f(a, b):` or `bool f(bool a) {`; any other line as it is.
[[nodiscard]] std::string_view without_code(std::string_view line);

/// How long the mark is that a line begins with, of a list or of what follows: `•`, `*`, `=>`. A
/// minus is a negation.
[[nodiscard]] std::size_t mark_length(std::string_view line);

/// A line without marks of typesetting around its formula.
[[nodiscard]] std::string plain_line(std::string_view line);

/// The text of a heading of Markdown, `# Answer: ...`; empty for any other line.
[[nodiscard]] std::string_view text_of_heading(std::string_view line);

/// The cells of a line of a table in Markdown, `| f | (a | b) & c |`; none of any other line.
[[nodiscard]] std::vector<std::string> cells_of_markdown(std::string_view line);

/// What LaTeX sets of a document; any other text as it is.
[[nodiscard]] std::string_view body_of(std::string_view text);

} // namespace loggia::grading
