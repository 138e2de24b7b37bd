#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace loggia {

/// The length in bytes of the character of UTF-8 that begins at `offset`, which must lie within
/// `text`: 1 to 4, and 1 for a byte that begins none (overlong forms and surrogates included).
[[nodiscard]] std::size_t symbol_length(std::string_view text, std::size_t offset) noexcept;

/// The beginning of a text, at most so many bytes of it, that ends within no character of UTF-8.
[[nodiscard]] std::string_view whole_characters(std::string_view text, std::size_t most) noexcept;

/// The character at a place as a message names it: in backquotes as it stands (`é`), and what does
/// not print by its name or number: `a blank`, `a tab`, `the end of the line`, `byte 0xE9`.
[[nodiscard]] std::string shown_symbol(std::string_view text, std::size_t offset);

/// The same within a sentence that quotes nothing: as it stands (a blank too), or the number of
/// what would disturb a terminal: `byte 0x1B`.
[[nodiscard]] std::string plain_symbol(std::string_view text, std::size_t offset);

} // namespace loggia
