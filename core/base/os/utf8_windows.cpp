// Loggia's text is UTF-8. std::filesystem::path makes UTF-8 of the names that Windows has in
// UTF-16, but takes text for what mbrtowc() of the C library says, which knows no UTF-8: the linker
// puts this function in its place (--wrap).

#include <array>
#include <cstddef>
#include <cwchar>

namespace {

/// How many bytes the character has that begins with `lead`; 1 where none does.
std::size_t length_of(unsigned char lead) {
    if (lead >= 0xC2 && lead < 0xE0)
        return 2;
    if (lead >= 0xE0 && lead < 0xF0)
        return 3;
    return lead >= 0xF0 && lead < 0xF5 ? 4 : 1;
}

/// The character of `length` bytes, at least two; 0 where they are no UTF-8.
unsigned character_at(const char* text, std::size_t length) {
    constexpr std::array smallest{0U, 0U, 0x80U, 0x800U, 0x10000U};
    constexpr unsigned bits = 6;
    unsigned character = static_cast<unsigned char>(text[0]) & (0xFFU >> (length + 1));
    for (std::size_t i = 1; i < length; ++i) {
        const unsigned byte = static_cast<unsigned char>(text[i]);
        if ((byte & 0xC0U) != 0x80U)
            return 0;
        character = character << bits | (byte & 0x3FU);
    }
    const bool is_surrogate = character >= 0xD800 && character < 0xE000;
    return character < smallest.at(length) || character > 0x10FFFF || is_surrogate ? 0 : character;
}

} // namespace

/// Never fails: a byte that is no UTF-8 becomes the character of this number. One that takes two
/// units of UTF-16 is told in two calls: `state` keeps the second unit.
extern "C" std::size_t __wrap_mbrtowc(wchar_t* unit,
                                      const char* text, // NOLINT(bugprone-reserved-identifier)
                                      std::size_t size, std::mbstate_t* state) {
    if (*state != 0) {
        *unit = static_cast<wchar_t>(*state);
        *state = 0;
        return 3; // bytes behind the first one
    }
    const std::size_t length = length_of(static_cast<unsigned char>(*text));
    const unsigned character = length > 1 && length <= size ? character_at(text, length) : 0;
    if (character == 0) {
        *unit = static_cast<unsigned char>(*text);
        return *text == '\0' ? 0 : 1;
    }
    if (character < 0x10000) {
        *unit = static_cast<wchar_t>(character);
        return length;
    }
    const unsigned rest = character - 0x10000;
    *unit = static_cast<wchar_t>(0xD800 + (rest >> 10U));
    *state = static_cast<std::mbstate_t>(0xDC00 + (rest & 0x3FFU));
    return 1;
}
