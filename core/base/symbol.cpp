#include "core/base/symbol.hpp"

#include <fmt/format.h>

namespace loggia {

std::size_t symbol_length(std::string_view text, std::size_t offset) noexcept {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[offset + i]); };
    const unsigned first = byte(0);
    const std::size_t length = first < 0xC2   ? 1
                               : first < 0xE0 ? 2
                               : first < 0xF0 ? 3
                               : first < 0xF5 ? 4
                                              : 1;
    if (length > text.size() - offset)
        return 1;
    for (std::size_t i = 1; i < length; ++i)
        if ((byte(i) & 0xC0U) != 0x80U)
            return 1;
    // The second byte tells overlong forms, surrogates and what is beyond U+10FFFF.
    const bool wrong = (first == 0xE0 && byte(1) < 0xA0) || (first == 0xED && byte(1) >= 0xA0) ||
                       (first == 0xF0 && byte(1) < 0x90) || (first == 0xF4 && byte(1) >= 0x90);
    return wrong ? 1 : length;
}

std::string_view whole_characters(std::string_view text, std::size_t most) noexcept {
    if (text.size() <= most)
        return text;
    constexpr std::size_t longest = 4;
    std::size_t end = most;
    while (end > 0 && most - end < longest - 1 &&
           (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U)
        --end;
    return text.substr(0, end);
}

namespace {

/// The number of a character that does not print, empty for one that does.
std::string number_of_unprintable(std::string_view symbol) {
    const auto first = static_cast<unsigned char>(symbol[0]);
    if (symbol.size() == 1 && (first < 0x20 || first >= 0x7F))
        return fmt::format("byte 0x{:02X}", first);
    if (first == 0xC2 && static_cast<unsigned char>(symbol[1]) < 0xA0)
        return fmt::format("U+{:04X}", static_cast<unsigned char>(symbol[1]));
    return {};
}

} // namespace

std::string shown_symbol(std::string_view text, std::size_t offset) {
    switch (text[offset]) {
    case ' ':
        return "a blank";
    case '\t':
        return "a tab";
    case '\r':
    case '\n':
        return "the end of the line";
    default:
        break;
    }
    const std::string_view symbol = text.substr(offset, symbol_length(text, offset));
    const std::string number = number_of_unprintable(symbol);
    return number.empty() ? fmt::format("`{}`", symbol) : number;
}

std::string plain_symbol(std::string_view text, std::size_t offset) {
    const std::string_view symbol = text.substr(offset, symbol_length(text, offset));
    std::string number = number_of_unprintable(symbol);
    return number.empty() ? std::string(symbol) : number;
}

} // namespace loggia
