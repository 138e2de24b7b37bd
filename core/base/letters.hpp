#pragma once

#include <algorithm>
#include <string>
#include <string_view>

namespace loggia {

/// The small letter of an English capital; every other character, and each byte of a character of
/// several, as it is. Independent of the locale.
[[nodiscard]] constexpr char small_letter(char c) noexcept {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

/// The text with small letters in place of English capitals.
[[nodiscard]] inline std::string in_small_letters(std::string_view text) {
    std::string small(text);
    std::transform(small.begin(), small.end(), small.begin(), small_letter);
    return small;
}

} // namespace loggia
