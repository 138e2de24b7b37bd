#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace loggia {

/// A text as every reader expects it: UTF-8 without byte order marks, lines that end in line feeds.
///
/// Windows saves texts in UTF-16 (`>` of PowerShell, "Unicode" of Notepad) or in Windows-1252, of
/// which Latin-1 is a part and which is what a text that is not in UTF-8 is taken for; old
/// Macintosh programs and spreadsheets end lines in carriage returns alone, and DOS ends a file in
/// Ctrl+Z. A text with none of that comes back as it is, and so does what is no text: packed files
/// and binary proofs. Linear; moves the bytes where nothing changes.
[[nodiscard]] std::string plain_text(std::string bytes);

/// Whether `plain_text` surely gives these bytes back as they are. Linear.
[[nodiscard]] bool is_plain_text(std::string_view bytes);

/// The bytes of a character without a width with which the text begins, such as U+200B, a place
/// where a line may break; 0 where it begins with another.
[[nodiscard]] std::size_t invisible_length(std::string_view text) noexcept;

/// A text with blanks in place of those that do not break lines (U+00A0) and without characters
/// that have no width, as copies from web pages and word processors have them.
[[nodiscard]] std::string with_plain_blanks(std::string text);
/// Whether that changes anything.
[[nodiscard]] bool has_other_blanks(std::string_view text);

} // namespace loggia
