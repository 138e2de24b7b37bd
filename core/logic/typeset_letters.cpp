#include "core/logic/typeset_letters.hpp"

#include "core/logic/lenient_spellings.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <vector>

namespace loggia::logic {

namespace {

/// The letters that have a place of their own, which the mathematical alphabets leave out.
struct Elsewhere {
    char32_t typeset;
    char plain;
};
constexpr auto elsewhere = std::to_array<Elsewhere>(
    {{0x210E, 'h'}, {0x212C, 'B'}, {0x2130, 'E'}, {0x2131, 'F'}, {0x210B, 'H'}, {0x2110, 'I'},
     {0x2112, 'L'}, {0x2133, 'M'}, {0x211B, 'R'}, {0x212F, 'e'}, {0x210A, 'g'}, {0x2134, 'o'},
     {0x212D, 'C'}, {0x210C, 'H'}, {0x2111, 'I'}, {0x211C, 'R'}, {0x2128, 'Z'}, {0x2102, 'C'},
     {0x210D, 'H'}, {0x2115, 'N'}, {0x2119, 'P'}, {0x211A, 'Q'}, {0x211D, 'R'}, {0x2124, 'Z'}});

/// 0 where a character is no letter or digit of that kind.
char plain_letter(char32_t c) {
    const auto from = [c](char32_t first, char32_t count) {
        return c >= first && c < first + count;
    };
    const auto letter = [](char32_t index) {
        return static_cast<char>(index < 26 ? 'A' + index : 'a' + (index - 26));
    };
    constexpr char32_t mathematical = 0x1D400;
    constexpr char32_t alphabets = 13 * 52;
    constexpr char32_t mathematical_digits = 0x1D7CE;
    if (from(mathematical, alphabets))
        return letter((c - mathematical) % 52);
    if (from(mathematical_digits, 50))
        return static_cast<char>('0' + (c - mathematical_digits) % 10);
    if (from(0xFF21, 26)) // of full width
        return letter(c - 0xFF21);
    if (from(0xFF41, 26))
        return letter(c - 0xFF41 + 26);
    if (from(0xFF10, 10))
        return static_cast<char>('0' + (c - 0xFF10));
    const auto* const found = std::find_if(std::begin(elsewhere), std::end(elsewhere),
                                           [c](const Elsewhere& one) { return one.typeset == c; });
    return found == std::end(elsewhere) ? '\0' : found->plain;
}

/// Whether a byte may begin such a letter.
bool may_begin(char c) {
    return c == '\xE2' || c == '\xEF' || c == '\xF0';
}

/// Calls `take(begin, end, letter)` for the pieces of a text in order, where `letter` is what
/// stands for the piece, or 0 where it stays as it is.
template <class Take>
void for_each_piece(std::string_view text, Take take) {
    bool quoted = false;
    for (std::size_t at = 0; at < text.size();) {
        std::size_t length = 1;
        char letter = '\0';
        if (quoted && text[at] == '\\' && at + 1 < text.size()) {
            length = 2;
        } else if (text[at] == '"') {
            quoted = !quoted;
        } else if (!quoted && may_begin(text[at])) {
            const lenient::CodePoint point = lenient::code_point_at(text, at);
            letter = plain_letter(point.value);
            length = std::max<std::size_t>(point.length, 1);
        }
        take(at, at + length, letter);
        at += length;
    }
}

/// Where the bytes of the plain text are in the other.
std::vector<std::size_t> places_of_plain(std::string_view text) {
    std::vector<std::size_t> places;
    for_each_piece(text, [&](std::size_t begin, std::size_t end, char letter) {
        places.push_back(begin);
        for (std::size_t at = begin + 1; letter == '\0' && at < end; ++at)
            places.push_back(at);
    });
    places.push_back(text.size());
    return places;
}

} // namespace

std::optional<std::string> with_plain_letters(std::string_view text) {
    if (std::none_of(text.begin(), text.end(), may_begin))
        return std::nullopt;
    std::string plain;
    plain.reserve(text.size());
    for_each_piece(text, [&](std::size_t begin, std::size_t end, char letter) {
        if (letter == '\0')
            plain += text.substr(begin, end - begin);
        else
            plain += letter;
    });
    if (plain.size() == text.size())
        return std::nullopt;
    return plain;
}

Error as_typeset(Error error, std::string_view typeset) {
    const auto plain = with_plain_letters(typeset);
    if (!error.span || !plain)
        return error;
    std::size_t begin = 0;
    for (int line = 1; line < error.span->line; ++line)
        begin = std::min(plain->find('\n', begin), plain->size() - 1) + 1;
    begin = std::min(begin + static_cast<std::size_t>(error.span->column - 1), plain->size());
    const std::size_t end =
        std::min(begin + static_cast<std::size_t>(error.span->length), plain->size());
    const std::vector<std::size_t> places = places_of_plain(typeset);
    error.span =
        span_at(typeset, places[begin], std::max<std::size_t>(places[end] - places[begin], 1));
    return error;
}

} // namespace loggia::logic
