#pragma once

#include <string>
#include <string_view>

// Whatever a hand-in printed, made harmless for where it is shown.
namespace loggia::grading {

/// Text that is safe in a terminal and valid in XML: UTF-8, lines ended by "\n". Control characters
/// (escape sequences begin with one), characters that turn the direction of writing, and bytes that
/// are not UTF-8 are shown by their numbers: `\x1B`, `\u{202E}`. Tabs become blanks.
[[nodiscard]] std::string printable(std::string_view text);
/// The same on one line, of at most `most` bytes; "..." stands for the rest.
[[nodiscard]] std::string printable_line(std::string_view text, std::size_t most);

/// printable(), and & < > " ' as entities: for HTML and XML, in texts and attributes.
[[nodiscard]] std::string escape_markup(std::string_view text);
/// printable() in quotation marks, for JSON.
[[nodiscard]] std::string quote_json(std::string_view text);
/// printable() as a field of CSV (RFC 4180). A text that a spreadsheet would take for a formula has
/// an apostrophe before it.
[[nodiscard]] std::string quote_csv(std::string_view text);
/// A name that is a file name everywhere: letters of any script, digits, `-`, `_` and `.`, at most
/// 60 bytes, not beginning with a dot.
[[nodiscard]] std::string file_name(std::string_view text);

} // namespace loggia::grading
