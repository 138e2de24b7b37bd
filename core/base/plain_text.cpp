#include "core/base/plain_text.hpp"

#include <algorithm>
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

bool is_text_byte(char c) {
    constexpr char first_printed = ' ';
    return c < 0 || c >= first_printed || (c >= '\t' && c <= '\r');
}

} // namespace

std::string plain_text(std::string bytes) {
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    constexpr char end_of_file = '\x1A';
    if (bytes.starts_with("\xFF\xFE") || bytes.starts_with("\xFE\xFF"))
        bytes = from_utf16(std::string_view(bytes).substr(2), bytes[0] == '\xFF');
    std::size_t marks = 0;
    while (std::string_view(bytes).substr(marks).starts_with(mark))
        marks += mark.size();
    bytes.erase(0, marks);
    const bool has_lines = bytes.find('\n') != std::string::npos;
    const bool ends_early = bytes.ends_with(end_of_file);
    if (!ends_early && (has_lines || bytes.find('\r') == std::string::npos))
        return bytes;
    const std::size_t size = bytes.find_last_not_of(end_of_file) + 1;
    if (!std::all_of(bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(size),
                     is_text_byte))
        return bytes;
    bytes.resize(size);
    if (!has_lines)
        std::replace(bytes.begin(), bytes.end(), '\r', '\n');
    return bytes;
}

std::string with_plain_blanks(std::string text) {
    constexpr std::string_view blank = "\xC2\xA0";
    std::size_t found = text.find(blank);
    if (found == std::string::npos)
        return text;
    std::string plain;
    plain.reserve(text.size());
    for (std::size_t at = 0;;) {
        plain.append(text, at, found == std::string::npos ? found : found - at);
        if (found == std::string::npos)
            return plain;
        plain += ' ';
        at = found + blank.size();
        found = text.find(blank, at);
    }
}

} // namespace loggia
