#include "core/base/plain_text.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>

namespace loggia {

namespace {

void append_utf8(std::string& text, std::uint32_t point) {
    const auto append = [&text](std::uint32_t byte) { text += static_cast<char>(byte); };
    const auto append_rest = [&](int count) {
        while (count-- > 0)
            append(0x80U | (point >> (6 * static_cast<unsigned>(count)) & 0x3FU));
    };
    if (point < 0x80) {
        append(point);
    } else if (point < 0x800) {
        append(0xC0U | point >> 6U);
        append_rest(1);
    } else if (point < 0x1'0000) {
        append(0xE0U | point >> 12U);
        append_rest(2);
    } else {
        append(0xF0U | point >> 18U);
        append_rest(3);
    }
}

/// Half of a pair alone becomes the replacement character, as elsewhere.
std::string from_utf16(std::string_view bytes, bool low_first) {
    constexpr std::uint32_t replacement = 0xFFFD;
    const std::size_t units = bytes.size() / 2;
    const auto unit = [&](std::size_t i) {
        const auto first = static_cast<unsigned char>(bytes[2 * i]);
        const auto second = static_cast<unsigned char>(bytes[2 * i + 1]);
        return low_first ? std::uint32_t{second} << 8U | first
                         : std::uint32_t{first} << 8U | second;
    };
    const auto is_high = [](std::uint32_t u) { return u >= 0xD800 && u < 0xDC00; };
    const auto is_low = [](std::uint32_t u) { return u >= 0xDC00 && u < 0xE000; };
    std::string text;
    text.reserve(units);
    for (std::size_t i = 0; i < units; ++i) {
        const std::uint32_t first = unit(i);
        if (is_high(first) && i + 1 < units && is_low(unit(i + 1)))
            append_utf8(text, 0x1'0000 + ((first - 0xD800) << 10U) + (unit(++i) - 0xDC00));
        else
            append_utf8(text, is_high(first) || is_low(first) ? replacement : first);
    }
    return text;
}

/// The length in bytes of the character of UTF-8 that `text` begins with; 0 where there is none.
std::size_t length_of_character(std::string_view text) {
    const auto byte = [text](std::size_t i) {
        return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U;
    };
    const auto between = [](unsigned value, unsigned least, unsigned most) {
        return value >= least && value <= most;
    };
    const auto follows = [&](std::size_t i) { return between(byte(i), 0x80, 0xBF); };
    const unsigned first = byte(0);
    if (first < 0x80)
        return 1;
    // What would be longer than it has to be, half of a pair, or beyond the last character is none.
    if (between(first, 0xC2, 0xDF))
        return follows(1) ? 2 : 0;
    if (between(first, 0xE0, 0xEF))
        return between(byte(1), first == 0xE0 ? 0xA0 : 0x80, first == 0xED ? 0x9F : 0xBF) &&
                       follows(2)
                   ? 3
                   : 0;
    if (between(first, 0xF0, 0xF4))
        return between(byte(1), first == 0xF0 ? 0x90 : 0x80, first == 0xF4 ? 0x8F : 0xBF) &&
                       follows(2) && follows(3)
                   ? 4
                   : 0;
    return 0;
}

bool is_utf8(std::string_view text) {
    while (!text.empty()) {
        const std::size_t length = length_of_character(text);
        if (length == 0)
            return false;
        text.remove_prefix(length);
    }
    return true;
}

/// Where it differs from Latin-1: bytes 0x80 to 0x9F. The five that mean nothing are as in Latin-1.
constexpr std::array<std::uint16_t, 32> windows_signs{
    0x20AC, 0x0081, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
    0x2039, 0x0152, 0x008D, 0x017D, 0x008F, 0x0090, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
    0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x009D, 0x017E, 0x0178};

std::string from_windows_1252(std::string_view bytes) {
    constexpr std::uint32_t first_sign = 0x80;
    std::string text;
    text.reserve(bytes.size() + bytes.size() / 8);
    for (const char c : bytes) {
        const std::uint32_t byte = static_cast<unsigned char>(c);
        const bool is_sign = byte >= first_sign && byte < first_sign + windows_signs.size();
        append_utf8(text, is_sign ? windows_signs.at(byte - first_sign) : byte);
    }
    return text;
}

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
constexpr char end_of_file = '\x1A';

/// No Ctrl+Z at the end, and lines that do not end in carriage returns alone.
bool has_plain_ends(std::string_view text) {
    return !text.ends_with(end_of_file) &&
           (text.find('\n') != std::string_view::npos || text.find('\r') == std::string_view::npos);
}

bool is_text_byte(char c) {
    constexpr char first_printed = ' ';
    return c < 0 || c >= first_printed || (c >= '\t' && c <= '\r');
}

} // namespace

bool is_plain_text(std::string_view bytes) {
    return !bytes.starts_with(byte_order_mark) && has_plain_ends(bytes) && is_utf8(bytes);
}

std::string plain_text(std::string bytes) {
    if (bytes.starts_with("\xFF\xFE") || bytes.starts_with("\xFE\xFF"))
        bytes = from_utf16(std::string_view(bytes).substr(2), bytes[0] == '\xFF');
    std::size_t marks = 0;
    while (std::string_view(bytes).substr(marks).starts_with(byte_order_mark))
        marks += byte_order_mark.size();
    bytes.erase(0, marks);
    const bool has_lines = bytes.find('\n') != std::string::npos;
    const bool encoded = is_utf8(bytes);
    if (encoded && has_plain_ends(bytes))
        return bytes;
    const std::size_t size = bytes.find_last_not_of(end_of_file) + 1;
    if (!std::all_of(bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(size),
                     is_text_byte))
        return bytes;
    bytes.resize(size);
    if (!encoded)
        bytes = from_windows_1252(bytes);
    if (!has_lines)
        std::replace(bytes.begin(), bytes.end(), '\r', '\n');
    return bytes;
}

std::size_t invisible_length(std::string_view text) noexcept {
    constexpr std::array<std::string_view, 6> signs{"\u200B", "\u2060", "\uFEFF",
                                                    "\u200E", "\u200F", "\u00AD"};
    for (const std::string_view sign : signs)
        if (text.starts_with(sign))
            return sign.size();
    return 0;
}

namespace {

constexpr std::string_view wide_blank = "\u00A0";

/// Where the next one stands that with_plain_blanks() changes.
std::size_t find_other_blank(std::string_view text, std::size_t from) {
    constexpr std::string_view first_bytes = "\xC2\xE2\xEF";
    std::size_t at = text.find_first_of(first_bytes, from);
    while (at != std::string_view::npos && !text.substr(at).starts_with(wide_blank) &&
           invisible_length(text.substr(at)) == 0)
        at = text.find_first_of(first_bytes, at + 1);
    return at;
}

} // namespace

bool has_other_blanks(std::string_view text) {
    return find_other_blank(text, 0) != std::string_view::npos;
}

std::string with_plain_blanks(std::string text) {
    std::size_t found = find_other_blank(text, 0);
    if (found == std::string::npos)
        return text;
    std::string plain;
    plain.reserve(text.size());
    for (std::size_t at = 0;;) {
        plain.append(text, at, found == std::string::npos ? found : found - at);
        if (found == std::string::npos)
            return plain;
        const std::size_t invisible = invisible_length(std::string_view(text).substr(found));
        plain += invisible > 0 ? "" : " ";
        at = found + (invisible > 0 ? invisible : wide_blank.size());
        found = find_other_blank(text, at);
    }
}

} // namespace loggia
