#include "core/normal_forms/formats/table_signs.hpp"

#include "core/base/letters.hpp"
#include "core/base/poll.hpp"
#include "core/base/scanner.hpp"
#include "core/logic/lenient_spellings.hpp"
#include "core/normal_forms/formats/table_cells.hpp"
#include "core/normal_forms/formats/table_lines.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

namespace loggia::normal_forms {

namespace {

/// Puts signs in the place of bytes, and blanks behind them.
void put(std::string& text, std::size_t at, std::size_t length, std::string_view signs) {
    for (std::size_t i = 0; i < length; ++i)
        text[at + i] = i < signs.size() ? signs[i] : ' ';
}

/// Operations for each byte, of loops that ask whether to stop.
constexpr std::size_t sign_work = 4;

// Box characters are U+2500 to U+257F, three bytes in UTF-8.
constexpr std::size_t box_bytes = 3;

bool is_box(std::string_view text, std::size_t at) {
    return text.size() - at >= box_bytes && text[at] == '\xE2' &&
           (text[at + 1] == '\x94' || text[at + 1] == '\x95');
}

/// Lines of nothing else become rules; other box characters in a line stand between its cells.
void plain_boxes(std::string& text, const Control& control) {
    Poll poll(control, sign_work);
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        bool is_frame = true;
        bool has_box = false;
        for (std::size_t at = begin; at < end; ++at) {
            if (poll.stop())
                return;
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

/// Behind the group in brackets that begins here; the same place where none does.
std::size_t behind_group(std::string_view text, std::size_t at, std::string_view brackets = "{}") {
    constexpr std::size_t longest = 500;
    if (at >= text.size() || text[at] != brackets[0])
        return at;
    int depth = 0;
    const std::size_t end = std::min(text.size(), at + longest);
    for (std::size_t i = at; i < end && text[i] != '\n'; ++i) {
        depth += text[i] == brackets[0] ? 1 : text[i] == brackets[1] ? -1 : 0;
        if (depth == 0)
            return i + 1;
    }
    return at;
}

/// Blanks a command with at most so many groups behind it; returns where they end.
std::size_t blank_command(std::string& text, std::size_t at, std::size_t length, int groups) {
    std::size_t end = at + length;
    for (std::size_t next = 0; groups > 0 && next != end; --groups) {
        next = end;
        for (const std::string_view brackets : {"{}", "[]", "()"})
            end = std::max(end, behind_group(text, next, brackets));
    }
    put(text, at, end - at, "");
    return end;
}

/// Where a command stands next, not as the beginning of a longer one.
std::size_t find_command(std::string_view text, std::string_view command, std::size_t from) {
    for (std::size_t at = text.find(command, from); at != std::string_view::npos;
         at = text.find(command, at + 1)) {
        const std::size_t behind = at + command.size();
        const char next = behind < text.size() ? text[behind] : ' ';
        if ((next < 'a' || next > 'z') && (next < 'A' || next > 'Z'))
            return at;
    }
    return std::string_view::npos;
}

/// `A & B & F \\ \hline` and so on: `&` separates, and what draws lines or sets a font goes.
void plain_latex(std::string& text, const Control& control) {
    if (text.find('&') == std::string::npos || text.find("\\\\") == std::string::npos)
        return;
    constexpr int all = 1000;
    struct Command {
        std::string_view name;
        int groups;    ///< that go with it
        bool has_text; ///< whether a group of text follows, of which only the braces go
    };
    constexpr std::array<Command, 21> commands{
        {{"\\begin", all, false},      {"\\end", all, false},       {"\\hline", all, false},
         {"\\toprule", all, false},    {"\\midrule", all, false},   {"\\cmidrule", all, false},
         {"\\bottomrule", all, false}, {"\\centering", all, false}, {"\\cline", all, false},
         {"\\rowcolor", 1, false},     {"\\cellcolor", 1, false},   {"\\bfseries", 0, false},
         {"\\multicolumn", 2, true},   {"\\textbf", 0, true},       {"\\textit", 0, true},
         {"\\texttt", 0, true},        {"\\emph", 0, true},         {"\\text", 0, true},
         {"\\mathbf", 0, true},        {"\\mathit", 0, true},       {"\\mathrm", 0, true}}};
    for (const Command& command : commands)
        for (std::size_t at = find_command(text, command.name, 0);
             at != std::string::npos && !control.stop_requested();
             at = find_command(text, command.name, at + 1)) {
            const std::size_t end = blank_command(text, at, command.name.size(), command.groups);
            const std::size_t behind = command.has_text ? behind_group(text, end) : end;
            if (behind > end)
                text[end] = text[behind - 1] = ' ';
        }
    Poll poll(control, sign_work);
    for (std::size_t at = 0; at < text.size() && !poll.stop(); ++at)
        if (text[at] == '&')
            text[at] = '\t';
        else if (text[at] == '$')
            text[at] = ' ';
        else if (text.compare(at, 2, "\\\\") == 0)
            put(text, at, behind_group(text, at + 2, "[]") - at, "");
}

/// `{{1, 1, 0}, {0, 1, 1}}` and `{{{1, 1}, 0}, ...}`, or `{1, 1} -> 0` in each line.
void plain_lists(std::string& text, const Control& control) {
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    if (first == std::string::npos || text[first] != '{')
        return;
    const bool is_list = text.find('{', first + 1) < text.find_first_not_of(" \t\r\n{", first + 1);
    const int rows = is_list ? 1 : 0; // the depth between rows
    int depth = 0;
    Poll poll(control, sign_work);
    for (std::size_t at = first; at < text.size() && !poll.stop(); ++at) {
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

/// Whether one cell of a line, neither the first nor the last, is a `|`, and no other has blanks.
bool has_bar_cell(std::string_view line, char separator) {
    std::size_t cells = 0;
    std::size_t bar = 0;
    for (bool is_last = false; !is_last; ++cells) {
        const std::size_t end = std::min(line.find(separator), line.size());
        std::string_view cell = line.substr(0, end);
        cell.remove_prefix(std::min(cell.find_first_not_of(" \r\""), cell.size()));
        cell = cell.substr(0, cell.find_last_not_of(" \r\"") + 1);
        if (cell.find_first_of(" \",;") != std::string_view::npos)
            return false;
        if (cell.find('|') != std::string_view::npos) {
            if (cell != "|" || bar != 0 || cells == 0)
                return false;
            bar = cells;
        }
        is_last = end == line.size();
        line.remove_prefix(is_last ? end : end + 1);
    }
    return bar != 0 && bar + 1 < cells;
}

/// CSV with a column of `|` before the outputs, as Logisim-evolution exports it: blanks stand in
/// the place of separators, so that the empty cells behind `A[3..0]` vanish.
void plain_bar_cells(std::string& text, const Control& control) {
    const auto each_line = [&](auto use) {
        for (std::size_t begin = 0; begin < text.size() && !control.stop_requested();) {
            const std::size_t end = std::min(text.find('\n', begin), text.size());
            const std::string_view said =
                said_in(std::string_view(text).substr(begin, end - begin));
            if (!says_nothing(said) && !use(begin, said))
                return false;
            begin = end + 1;
        }
        return true;
    };
    for (const char separator : std::string_view(",;\t"))
        if (text.find(separator) != std::string::npos &&
            each_line(
                [&](std::size_t, std::string_view line) { return has_bar_cell(line, separator); }))
            each_line([&](std::size_t begin, std::string_view line) {
                for (std::size_t i = 0; i < line.size(); ++i)
                    if (text[begin + i] == separator || text[begin + i] == '"')
                        text[begin + i] = ' ';
                return true;
            });
}

/// Where a word lies in its line.
struct WordPlace {
    std::size_t begin = 0;
    std::size_t end = 0;
};
std::vector<WordPlace> words_between(std::string_view line, std::string_view separators) {
    std::vector<WordPlace> words;
    for (std::size_t end = 0;;) {
        const std::size_t begin = line.find_first_not_of(separators, end);
        if (begin == std::string_view::npos)
            return words;
        end = std::min(line.find_first_of(separators, begin), line.size());
        words.push_back({begin, end});
    }
}

/// Markdown's bold, italic, code and mathematics around a whole cell between bars: `| **1** | $p$
/// |`.
void plain_emphasis(std::string& text, const Control& control) {
    constexpr std::array<std::string_view, 5> marks{"***", "**", "*", "`", "$"};
    for (std::size_t begin = 0; begin < text.size();) {
        if (control.stop_requested())
            return;
        const std::size_t length = std::min(text.find('\n', begin), text.size()) - begin;
        const std::string line = text.substr(begin, length);
        const bool has_bars = line.find('|') != std::string::npos;
        for (const WordPlace& cell : has_bars ? words_between(line, "|") : std::vector<WordPlace>())
            for (const std::string_view mark : marks) {
                const std::string_view inside =
                    std::string_view(text).substr(begin + cell.begin, cell.end - cell.begin);
                const std::size_t first = inside.find_first_not_of(" \t\r");
                const std::size_t end = inside.find_last_not_of(" \t\r") + 1;
                if (first == std::string_view::npos || end - first <= 2 * mark.size())
                    continue;
                const std::size_t last = end - mark.size();
                if (inside.compare(first, mark.size(), mark) != 0 ||
                    inside.find(mark, first + mark.size()) != last)
                    continue;
                put(text, begin + cell.begin + first, mark.size(), "");
                put(text, begin + cell.begin + last, mark.size(), "");
            }
        begin += length + 1;
    }
}

/// Whether a word is one or more values side by side.
bool is_of_cells(std::string_view word) {
    while (!word.empty()) {
        const FoundCell found = cell_at(word);
        if (found.cell == Cell::none)
            return false;
        word.remove_prefix(found.length);
    }
    return true;
}

/// `0 1 | d`: the signs that textbooks have for a don't-care become an x in a line that has nothing
/// but values besides them and what may stand before the first. `0 * 1` is a formula.
void plain_dont_cares(std::string& text, const Control& control) {
    constexpr std::array<std::string_view, 3> operators{"*", "×", "\\times"};
    constexpr std::array<std::string_view, 7> arrows{"->", "=>", ":", "=", "→", "⇒", "↦"};
    const auto is_in = [](const auto& list, std::string_view word) {
        return std::find(list.begin(), list.end(), word) != list.end();
    };
    for (std::size_t begin = 0; begin < text.size();) {
        const std::string_view line = said_in(std::string_view(text).substr(begin));
        std::vector<WordPlace> found;
        bool has_digit = false;
        bool is_row = true;
        bool alternates = true; // operands and operators
        std::size_t place = 0;
        for (const WordPlace& span : words_between(line, " \t\r|,;\"")) {
            std::string_view word = line.substr(span.begin, span.end - span.begin);
            if (control.stop_requested())
                return;
            if (is_in(arrows, word))
                continue;
            if (word.size() > 1 && word.back() == ':')
                word.remove_suffix(1);
            const bool is_sign = is_dont_care_sign(word);
            const bool is_value = !is_sign && is_of_cells(word);
            alternates = alternates && (place % 2 == 0 ? is_value : is_in(operators, word));
            if (is_sign)
                found.push_back({span.begin, span.begin + word.size()});
            has_digit =
                has_digit || (is_value && word.find_first_of("01") != std::string_view::npos);
            is_row = is_row && (is_sign || is_value || place == 0);
            ++place;
        }
        const bool is_formula = alternates && place > 2 && place % 2 == 1 &&
                                line.find_first_of("|,;\t") == std::string_view::npos;
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        if (is_row && has_digit && !is_formula)
            for (const WordPlace& sign : found)
                put(text, begin + sign.begin, sign.end - sign.begin, "x");
        begin = end + 1;
    }
}

/// `1,0;0,0` below `a;b`: spreadsheets of many countries write 1.0 so. Don't-cares may stand among
/// them, and the number of a row before them.
void plain_decimal_commas(std::string& text, const Control& control) {
    const auto is_number = [](std::string_view cell) {
        return !cell.empty() && (cell[0] == '0' || cell[0] == '1') &&
               (cell.size() == 1 || (cell.size() > 2 && cell[1] == ',' &&
                                     cell.find_first_not_of('0', 2) == std::string_view::npos));
    };
    const auto is_other = [](std::string_view cell, bool is_first) {
        constexpr std::size_t most_digits = 5;
        return is_dont_care_sign(cell) || cell_at(cell).length == cell.size() ||
               (is_first && cell.size() <= most_digits &&
                cell.find_first_not_of("0123456789") == std::string_view::npos);
    };
    for (const std::string_view separators : {std::string_view(";\""), std::string_view("\t\"")}) {
        std::vector<std::size_t> commas;
        std::size_t columns = 0;
        bool is_table = text.find(separators[0]) != std::string::npos;
        for (std::size_t begin = 0; is_table && begin < text.size();) {
            std::string_view line = said_in(std::string_view(text).substr(begin));
            line = line.substr(0, line.find_last_not_of(" \r") + 1);
            const auto cells = words_between(line, separators);
            if (!says_nothing(line) && columns == 0) {
                columns = cells.size();
                is_table = columns > 1 && line.find(',') == std::string_view::npos;
            } else if (!says_nothing(line)) {
                is_table = cells.size() == columns && !control.stop_requested();
                for (const WordPlace& cell : cells) {
                    const std::string_view word = line.substr(cell.begin, cell.end - cell.begin);
                    const bool is_decimal = is_number(word);
                    is_table = is_table && (is_decimal || is_other(word, &cell == &cells.front()));
                    if (is_decimal && word.size() > 1)
                        commas.push_back(begin + cell.begin + 1);
                }
            }
            begin = std::min(text.find('\n', begin), text.size() - 1) + 1;
        }
        if (is_table)
            for (const std::size_t comma : commas)
                text[comma] = '.';
    }
}

/// Whether a text begins with two rows of values such as `yes | no`, `F -> T` and `1: V,F`.
bool begins_with_rows(std::string_view text) {
    const std::string_view second = behind_line(text);
    const std::size_t end = std::min(second.find('\n'), second.size());
    const std::string_view both = text.substr(0, text.size() - second.size() + end);
    const auto are_rows = [both](const ValueWords* values) {
        const auto lines = table_lines(both, 0, values);
        return std::all_of(lines.begin(), lines.end(), [](const TableLine& line) {
            return line.says_nothing || line.plain || line.numbered;
        });
    };
    return !second.empty() &&
           (are_rows(nullptr) ||
            std::any_of(foreign_values.begin(), foreign_values.end(),
                        [&](const ValueWords& values) { return are_rows(&values); }));
}

/// A line that says only which columns are inputs and which are outputs, above that of their names.
void plain_titles(std::string& text) {
    constexpr std::array<std::string_view, 14> titles{
        "input",   "inputs",        "output",  "outputs",  "variables", "eingang", "eing\u00E4nge",
        "ausgang", "ausg\u00E4nge", "entrada", "entradas", "salida",    "salidas", "function"};
    const std::size_t begin = text.starts_with("\xEF\xBB\xBF") ? 3 : 0;
    const std::size_t first = text.find_first_not_of(" \t\r\n|+-=:", begin);
    if (first == std::string::npos)
        return;
    const std::size_t start = text.rfind('\n', first) + 1; // 0 where there is none
    const std::size_t end = std::min(text.find('\n', first), text.size());
    const auto words = words_of(std::string_view(text).substr(first, end - first), " \t\r|,;");
    const std::string_view below = behind_line(std::string_view(text).substr(first));
    // `v | f` can be names, or the first of several rows of such values.
    if (below.empty() ||
        !std::all_of(words.begin(), words.end(),
                     [&](const Word& word) {
                         const std::string small = in_small_letters(word.text);
                         return std::find(titles.begin(), titles.end(), small) != titles.end();
                     }) ||
        cells_in(said_in(below)) > 0 || begins_with_rows(below))
        return;
    std::fill(text.begin() + static_cast<std::ptrdiff_t>(std::max(start, begin)),
              text.begin() + static_cast<std::ptrdiff_t>(end), ' ');
}

/// `f(a, b)` behind the names a and b is the output f.
void plain_arguments(std::string& text, const Control& control) {
    for (std::size_t begin = 0; begin < text.size() && !control.stop_requested();) {
        const std::size_t length = std::min(text.find('\n', begin), text.size()) - begin;
        const std::string_view line = std::string_view(text).substr(begin, length);
        std::vector<std::string_view> names;
        std::vector<std::string_view> inputs;
        for (std::size_t at = 0;;) {
            at = std::min(line.find_first_not_of(" \t\r|,;", at), length);
            const std::size_t end = std::min(line.find_first_of(" \t\r|,;()\"", at), length);
            const std::string_view name = line.substr(at, end - at);
            if (name.empty())
                break;
            at = end;
            const std::size_t open = std::min(line.find_first_not_of(" \t", end), length);
            if (open == length || line[open] != '(') {
                names.push_back(name);
                continue;
            }
            const std::size_t close = line.find(')', open);
            if (close == std::string_view::npos || logic::lenient::keyword(name).end != 0)
                break;
            std::vector<std::string_view> arguments;
            for (const Word& word : words_of(line.substr(open + 1, close - open - 1), " \t,"))
                arguments.push_back(word.text);
            if (inputs.empty() && arguments.size() <= names.size())
                inputs.assign(names.end() - static_cast<std::ptrdiff_t>(arguments.size()),
                              names.end());
            if (inputs.empty() || arguments != inputs)
                break;
            // `F(A,B) = A + B` is a formula; what follows an output are the other columns.
            constexpr std::string_view follow = "|,;\"#_0123456789abcdefghijklmnopqrstuvwxyz"
                                                "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
            const std::size_t behind = line.find_first_not_of(" \t\r", close + 1);
            if (behind < length && follow.find(line[behind]) == std::string_view::npos)
                break;
            text.replace(begin + open, close + 1 - open, close + 1 - open, ' ');
            at = close + 1;
        }
        begin += length + 1;
    }
}

} // namespace

bool is_dont_care_sign(std::string_view word) {
    constexpr std::array<std::string_view, 16> signs{
        "d", "dc", "DC", "*", "?",     "×",     "Φ",        "φ",
        "ϕ", "Ø",  "ø",  "∅", "\\phi", "\\Phi", "\\varphi", "\\times"};
    return std::find(signs.begin(), signs.end(), word) != signs.end();
}

std::string with_plain_signs(std::string_view text, const Control& control) {
    std::string plain(text);
    plain_bar_cells(plain, control);
    plain_boxes(plain, control);
    plain_latex(plain, control);
    plain_lists(plain, control);
    plain_emphasis(plain, control);
    plain_titles(plain);
    plain_arguments(plain, control);
    plain_decimal_commas(plain, control);
    plain_dont_cares(plain, control);
    return plain;
}

} // namespace loggia::normal_forms
