#include "core/normal_forms/formats/table_signs.hpp"

#include "core/normal_forms/formats/table_cells.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

namespace loggia::normal_forms {

namespace {

/// Puts signs in the place of bytes, and blanks behind them.
void put(std::string& text, std::size_t at, std::size_t length, std::string_view signs) {
    for (std::size_t i = 0; i < length; ++i)
        text[at + i] = i < signs.size() ? signs[i] : ' ';
}

// Box characters are U+2500 to U+257F, three bytes in UTF-8.
constexpr std::size_t box_bytes = 3;

bool is_box(std::string_view text, std::size_t at) {
    return text.size() - at >= box_bytes && text[at] == '\xE2' &&
           (text[at + 1] == '\x94' || text[at + 1] == '\x95');
}

/// Lines of nothing else become rules; other box characters in a line stand between its cells.
void plain_boxes(std::string& text) {
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        bool is_frame = true;
        bool has_box = false;
        for (std::size_t at = begin; at < end; ++at) {
            const bool box = is_box(text, at);
            has_box = has_box || box;
            is_frame = is_frame && (box || std::string_view(" \t\r-+|=").find(text[at]) !=
                                               std::string_view::npos);
            at += box ? box_bytes - 1 : 0;
        }
        for (std::size_t at = begin; has_box && at < end; ++at)
            if (is_box(text, at)) {
                put(text, at, box_bytes, is_frame ? "---" : "|");
                at += box_bytes - 1;
            }
        begin = end + 1;
    }
}

/// Blanks a command with the groups in braces behind it.
void blank_command(std::string& text, std::size_t at, std::size_t length) {
    std::size_t end = at + length;
    while (end < text.size() && text[end] == '{')
        end = std::min(text.find('}', end), text.size() - 1) + 1;
    put(text, at, end - at, "");
}

/// `A & B & F \\ \hline` and so on: `&` separates, and what draws lines goes.
void plain_latex(std::string& text) {
    if (text.find('&') == std::string::npos || text.find("\\\\") == std::string::npos)
        return;
    constexpr std::array<std::string_view, 9> commands{"\\begin",      "\\end",       "\\hline",
                                                       "\\toprule",    "\\midrule",   "\\cmidrule",
                                                       "\\bottomrule", "\\centering", "\\cline"};
    for (const std::string_view command : commands)
        for (std::size_t at = text.find(command); at != std::string::npos;
             at = text.find(command, at + 1))
            blank_command(text, at, command.size());
    for (std::size_t at = 0; at < text.size(); ++at)
        if (text[at] == '&' || text[at] == '$' || text.compare(at, 2, "\\\\") == 0)
            put(text, at, text[at] == '\\' ? 2 : 1, "");
}

/// `{{1, 1, 0}, {0, 1, 1}}` and `{{{1, 1}, 0}, ...}`, or `{1, 1} -> 0` in each line.
void plain_lists(std::string& text) {
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    if (first == std::string::npos || text[first] != '{')
        return;
    const bool is_list = text.find('{', first + 1) < text.find_first_not_of(" \t\r\n{", first + 1);
    const int rows = is_list ? 1 : 0; // the depth between rows
    int depth = 0;
    for (std::size_t at = first; at < text.size(); ++at) {
        const char c = text[at];
        depth += c == '{' ? 1 : c == '}' ? -1 : 0;
        if (c == ',' && is_list && depth == rows)
            text[at] = '\n';
        else if (c == '}' && is_list && depth == rows + 1)
            text[at] = '|'; // behind the inputs
        else if (c == '{' || c == '}')
            text[at] = ' ';
    }
}

} // namespace

std::string with_plain_signs(std::string_view text) {
    std::string plain(text);
    plain_boxes(plain);
    plain_latex(plain);
    plain_lists(plain);
    return plain;
}

} // namespace loggia::normal_forms
