#include "core/normal_forms/formats/table_lines.hpp"

#include "core/base/letters.hpp"
#include "core/normal_forms/formats/table_cells.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace loggia::normal_forms {

namespace {

std::string_view word_of(std::string_view text, const TableToken& token) {
    return text.substr(token.begin, token.end - token.begin);
}

/// Whether a line begins `| # |`, or as CSV behind empty cells `,#,`, where no comment begins.
bool names_numbers(std::string_view line) {
    const std::size_t hash = line.find('#');
    const std::size_t comma = line.find_first_of(",;\t");
    if (hash != std::string_view::npos && comma < hash &&
        line.find_first_not_of(" \"" + std::string(1, line[comma])) == hash) {
        const std::size_t next = line.find_first_not_of(" \"", hash + 1);
        return next != std::string_view::npos && line[next] == line[comma];
    }
    const std::size_t bar = line.find_first_not_of(" \t");
    return hash != std::string_view::npos && line[bar] == '|' &&
           line.substr(bar + 1, hash - bar - 1).find_first_not_of(" \t") ==
               std::string_view::npos &&
           line.find_first_not_of(" \t", hash + 1) == line.find('|', hash + 1) &&
           line.find('|', hash + 1) != std::string_view::npos;
}

/// The values of a line from one of its tokens on.
std::optional<TableRow> row_of(std::string_view text, const std::vector<TableToken>& tokens,
                               std::size_t first, const ValueWords* values) {
    TableRow row;
    std::size_t borders = 0;
    std::size_t arrows = 0;
    for (std::size_t i = first; i < tokens.size(); ++i) {
        const TableToken& token = tokens[i];
        if (token.sort == TableToken::Sort::word) {
            if (!append_cells(word_of(text, token), values, row.cells))
                return std::nullopt;
            continue;
        }
        arrows += token.sort == TableToken::Sort::arrow ? 1 : 0;
        const bool is_frame = row.cells.empty() || i + 1 == tokens.size();
        if (is_frame && token.sort == TableToken::Sort::arrow)
            return std::nullopt;
        if (!is_frame && (!row.border || *row.border != row.cells.size())) {
            ++borders;
            row.border = row.cells.size();
        }
    }
    if (row.cells.size() < 2 || arrows > 1 || (arrows == 1 && borders > 1))
        return std::nullopt;
    if (borders > 1)
        row.border.reset();
    row.has_arrow = arrows == 1;
    return row;
}

/// The number before a row: `3`, `m3`, `m_3`, `#3`, `(3)`, `3.`, `3)`, `3:`, `Row 3`, `row 3:`.
RowLabel label_of(std::string_view text, const std::vector<TableToken>& tokens) {
    const auto word = [text](const TableToken& token) { return word_of(text, token); };
    constexpr std::array<std::string_view, 9> words{"row",   "line", "no.",     "nr.", "no",
                                                    "zeile", "fila", "minterm", "case"};
    std::size_t at = 0;
    while (at < tokens.size() && tokens[at].sort == TableToken::Sort::bar)
        ++at;
    if (at == tokens.size() || tokens[at].sort != TableToken::Sort::word)
        return {};
    bool is_plain = true;
    if (std::find(words.begin(), words.end(), in_small_letters(word(tokens[at]))) != words.end()) {
        is_plain = false;
        if (++at == tokens.size() || tokens[at].sort != TableToken::Sort::word)
            return {};
    }
    std::string_view digits = word(tokens[at]);
    for (const std::string_view before : {"m_", "m", "M", "#", "(", "["})
        if (digits.starts_with(before)) {
            digits.remove_prefix(before.size());
            is_plain = false;
            break;
        }
    if (!digits.empty() && std::string_view(".)]").find(digits.back()) != std::string_view::npos) {
        digits.remove_suffix(1);
        is_plain = false;
    }
    constexpr std::size_t most_digits = 5;
    if (digits.empty() || digits.size() > most_digits ||
        digits.find_first_not_of("0123456789") != std::string_view::npos ||
        (digits.size() > 1 && digits[0] == '0'))
        return {};
    RowLabel label;
    for (const char digit : digits)
        label.number = 10 * label.number + static_cast<std::uint64_t>(digit - '0');
    ++at;
    const bool has_colon =
        at < tokens.size() && tokens[at].sort == TableToken::Sort::arrow && word(tokens[at]) == ":";
    label.before_colon = has_colon && is_plain;
    while (at < tokens.size() &&
           (tokens[at].sort == TableToken::Sort::bar || (has_colon && word(tokens[at]) == ":")))
        ++at;
    label.tokens = at;
    return label;
}

/// Whether a line is `|-|-|-|` below the first one of a table in Markdown, which has as many bars,
/// and no row.
bool is_short_rule(std::string_view text, const std::vector<TableLine>& above,
                   std::string_view said) {
    if (above.empty() || !is_dashes_between_bars(said))
        return false;
    const auto bars_in = [text](const TableLine& line) {
        const std::string_view whole = text.substr(line.begin, line.end - line.begin);
        return std::count(whole.begin(), whole.end(), '|');
    };
    const TableLine& names = above.back();
    const bool is_first = above.size() == 1 || bars_in(above[above.size() - 2]) == 0;
    return is_first && bars_in(names) == std::count(said.begin(), said.end(), '|') &&
           !is_dashes_between_bars(text.substr(names.begin, names.end - names.begin));
}

} // namespace

bool append_cells(std::string_view word, const ValueWords* values, std::string& cells) {
    if (values != nullptr) {
        const std::string letters = in_small_letters(word);
        if (letters == values->yes || letters == values->no) {
            cells += letters == values->yes ? '1' : '0';
            return true;
        }
        if (values->yes.size() == 1 && word != "-" && letters != "x")
            return false; // a letter that is a value leaves no other letters for values
    }
    while (!word.empty()) {
        const FoundCell found = cell_at(word);
        if (found.cell == Cell::none)
            return false;
        cells += found.cell == Cell::either ? '-' : found.cell == Cell::yes ? '1' : '0';
        word.remove_prefix(found.length);
    }
    return true;
}

std::vector<TableLine> table_lines(std::string_view text, std::size_t begin,
                                   const ValueWords* values, const Control& control) {
    std::vector<TableLine> lines;
    while (begin < text.size() && !control.stop_requested()) {
        TableLine line;
        line.begin = begin;
        line.end = std::min(text.find('\n', begin), text.size());
        const std::string_view whole = text.substr(begin, line.end - begin);
        const std::string_view said = names_numbers(whole) ? whole : said_in(whole);
        line.says_nothing = says_nothing(said) || is_short_rule(text, lines, said);
        // A line that may be a row or a rule, `-- | -`, is the former.
        line.tokens = table_tokens(text, begin, begin + said.size());
        line.plain = row_of(text, line.tokens, 0, values);
        if (!line.says_nothing) {
            line.label = label_of(text, line.tokens);
            if (line.label.tokens > 0)
                line.numbered = row_of(text, line.tokens, line.label.tokens, values);
        }
        begin = line.end + 1;
        lines.push_back(std::move(line));
    }
    return lines;
}

} // namespace loggia::normal_forms
