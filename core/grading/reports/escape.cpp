#include "core/grading/reports/escape.hpp"

#include "core/base/csv.hpp"
#include "core/base/symbol.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdint>

namespace loggia::grading {

namespace {

/// The code point of a well-formed character.
std::uint32_t code_point(std::string_view symbol) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(symbol[i]); };
    constexpr std::uint32_t low_six = 0x3F;
    std::uint32_t code = byte(0);
    if (symbol.size() > 1)
        code &= 0x7FU >> symbol.size();
    for (std::size_t i = 1; i < symbol.size(); ++i)
        code = code << 6U | (byte(i) & low_six);
    return code;
}

struct CodeRange {
    std::uint32_t first;
    std::uint32_t last;
};
/// Controls, what changes the direction of writing, invisible characters, and what XML forbids.
constexpr std::array unsafe_codes{
    CodeRange{0x00, 0x1F},       CodeRange{0x7F, 0x9F},       CodeRange{0xAD, 0xAD},
    CodeRange{0x061C, 0x061C},   CodeRange{0x200B, 0x200F},   CodeRange{0x2028, 0x202E},
    CodeRange{0x2060, 0x2069},   CodeRange{0xFEFF, 0xFEFF},   CodeRange{0xFFF9, 0xFFFB},
    CodeRange{0xFFFE, 0xFFFF},   CodeRange{0x1FFFE, 0x1FFFF}, CodeRange{0xE0000, 0xE0FFF},
    CodeRange{0xF0000, 0x10FFFF}};

bool is_unsafe(std::uint32_t code) {
    return std::any_of(
        std::begin(unsafe_codes), std::end(unsafe_codes),
        [code](const CodeRange& range) { return code >= range.first && code <= range.last; });
}

/// Of any script, with or without an accent; no blank and no sign.
bool is_foreign_letter(std::uint32_t code) {
    constexpr std::array signs{CodeRange{0x80, 0xBF},     CodeRange{0xD7, 0xD7},
                               CodeRange{0xF7, 0xF7},     CodeRange{0x2000, 0x2BFF},
                               CodeRange{0x3000, 0x303F}, CodeRange{0xE000, 0xF8FF}};
    return !is_unsafe(code) &&
           std::none_of(signs.begin(), signs.end(), [code](const CodeRange& range) {
               return code >= range.first && code <= range.last;
           });
}

} // namespace

std::string printable(std::string_view text) {
    std::string result;
    for (std::size_t i = 0; i < text.size();) {
        const std::size_t length = symbol_length(text, i);
        const std::string_view symbol = text.substr(i, length);
        i += length;
        const auto byte = static_cast<unsigned char>(symbol.front());
        if (symbol == "\n")
            result += '\n';
        else if (symbol == "\t")
            result += "    ";
        else if (symbol == "\r" && i < text.size() && text[i] == '\n')
            continue;
        else if (length == 1 && (byte < ' ' || byte >= 0x7FU))
            result += fmt::format("\\x{:02X}", byte);
        else if (const std::uint32_t code = code_point(symbol); is_unsafe(code))
            result += fmt::format("\\u{{{:04X}}}", code);
        else
            result += symbol;
    }
    return result;
}

std::string printable_line(std::string_view text, std::size_t most) {
    std::string line = printable(text.substr(0, 4 * most));
    while (!line.empty() && (line.back() == '\n' || line.back() == ' '))
        line.pop_back();
    std::replace(line.begin(), line.end(), '\n', ' ');
    if (line.size() <= most)
        return line;
    std::size_t end = most;
    while (end > 0 && (static_cast<unsigned char>(line[end]) & 0xC0U) == 0x80U)
        --end;
    return line.substr(0, end) + "...";
}

std::string escape_markup(std::string_view text) {
    std::string result;
    for (const char c : printable(text)) {
        switch (c) {
        case '&':
            result += "&amp;";
            break;
        case '<':
            result += "&lt;";
            break;
        case '>':
            result += "&gt;";
            break;
        case '"':
            result += "&quot;";
            break;
        case '\'':
            result += "&#39;";
            break;
        default:
            result += c;
        }
    }
    return result;
}

std::string quote_json(std::string_view text) {
    std::string result = "\"";
    for (const char c : printable(text)) {
        if (c == '"' || c == '\\')
            result += '\\';
        if (c == '\n')
            result += "\\n";
        else
            result += c;
    }
    return result + "\"";
}

std::string quote_csv(std::string_view text) {
    std::string result = "\"";
    const std::string shown = printable(text);
    if (is_spreadsheet_formula(shown))
        result += '\'';
    for (const char c : shown)
        result += c == '"' ? std::string("\"\"") : std::string(1, c);
    return result + "\"";
}

std::string file_name(std::string_view text) {
    constexpr std::size_t most = 60;
    std::string name;
    for (std::size_t i = 0; i < text.size();) {
        const std::string_view symbol = text.substr(i, symbol_length(text, i));
        i += symbol.size();
        if (name.size() + symbol.size() > most)
            break;
        const char c = symbol.front();
        const bool plain = std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '-' ||
                           c == '_' || (c == '.' && !name.empty());
        if (symbol.size() > 1 ? is_foreign_letter(code_point(symbol)) : plain)
            name += symbol;
        else
            name += '_';
    }
    return name.empty() ? "_" : name;
}

} // namespace loggia::grading
