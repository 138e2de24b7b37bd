#include "core/normal_forms/formats/table_layout.hpp"

#include "core/base/letters.hpp"
#include "core/logic/lenient_spellings.hpp"
#include "core/logic/syntax.hpp"
#include "core/normal_forms/formats/table_cells.hpp"
#include "core/normal_forms/formats/table_header.hpp"
#include "core/normal_forms/formats/table_lines.hpp"
#include "core/normal_forms/formats/table_signs.hpp"
#include "core/normal_forms/formats/table_tokens.hpp"
#include "core/normal_forms/names.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace loggia::normal_forms {

namespace {

constexpr std::size_t longest_table = std::size_t{1} << 22U;
constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

/// Whether two words say something, as "A table" and "I think" do, where `A f` and `a out` are
/// names.
bool are_article_and_noun(std::string_view first, std::string_view second) {
    constexpr std::array<std::string_view, 5> outputs{"out", "output", "result", "res", "value"};
    return (first == "A" || first == "a" || first == "I") && second.size() > 1 &&
           second.find_first_not_of("abcdefghijklmnopqrstuvwxyz") == std::string_view::npos &&
           std::find(outputs.begin(), outputs.end(), second) == outputs.end();
}

/// Whether words are names and no sentence: different letters, perhaps with digits, and one word
/// for the output, `p q out` or `x1 x2 f`.
bool are_letters_and_a_name(const std::vector<std::string_view>& words) {
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string_view word = words[i];
        const bool begins =
            (word[0] >= 'a' && word[0] <= 'z') || (word[0] >= 'A' && word[0] <= 'Z');
        const bool is_output = i + 1 == words.size();
        constexpr std::string_view further = "_0123456789"
                                             "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
        if (!begins ||
            word.find_first_not_of(is_output ? further : further.substr(0, 11), 1) !=
                std::string_view::npos ||
            std::find(words.begin(), words.begin() + static_cast<std::ptrdiff_t>(i), word) !=
                words.begin() + static_cast<std::ptrdiff_t>(i))
            return false;
    }
    return words.size() > 1 && !(words.size() == 2 && are_article_and_noun(words[0], words[1]));
}

/// Whether there is a bar, a comma or a tab between words of one text, as between columns.
bool are_parted(const std::vector<std::string_view>& words) {
    for (std::size_t i = 0; i + 1 < words.size(); ++i) {
        const char* const end = words[i].data() + words[i].size();
        const std::string_view between(end, static_cast<std::size_t>(words[i + 1].data() - end));
        if (between.find_first_of("|,;\t") == std::string_view::npos)
            return false;
    }
    return words.size() > 1;
}

/// Whether a name stands above the numbers of rows.
bool names_rows(std::string_view name) {
    constexpr std::array<std::string_view, 14> titles{"#",   "row",     "index", "idx",    "no",
                                                      "no.", "nr",      "nr.",   "number", "line",
                                                      "dec", "decimal", "zeile", "minterm"};
    return std::find(titles.begin(), titles.end(), in_small_letters(name)) != titles.end();
}

class Layout {
public:
    /// `values` are looked for besides those that all tables have; none where it is null.
    Layout(std::string_view text, const ValueWords* values, const Control& control)
        : text_(text), values_(values), control_(control) {}

    /// Nothing where the text has no table.
    std::optional<Result<std::string>> plain();

private:
    struct Block {
        std::size_t first = 0; ///< line
        std::size_t last = 0;
        std::size_t rows = 0;
        std::size_t columns = 0;
    };

    [[nodiscard]] std::string_view word(const TableToken& token) const {
        return text_.substr(token.begin, token.end - token.begin);
    }
    [[nodiscard]] Block find_block(bool numbered, std::size_t from) const;
    [[nodiscard]] const TableRow& row(std::size_t line) const {
        return numbered_ ? *lines_[line].numbered : *lines_[line].plain;
    }
    [[nodiscard]] const TableLine& first_row() const { return lines_[block_.first]; }
    [[nodiscard]] bool numbers_fit(const Block& block) const;
    [[nodiscard]] bool is_complete(const Block& block, bool numbered) const;
    [[nodiscard]] std::optional<std::size_t> line_above(std::size_t line) const;
    [[nodiscard]] std::size_t words_in(std::size_t line) const;
    [[nodiscard]] std::size_t comment_names(std::size_t row) const;
    [[nodiscard]] bool is_header(std::size_t line, std::size_t columns) const;
    [[nodiscard]] bool is_prose(std::size_t line) const;
    [[nodiscard]] bool says_column(std::size_t line) const;
    Result<bool> choose();
    [[nodiscard]] std::vector<TableToken> pieces_of(std::size_t line) const;
    bool find_formulas();
    void find_header();
    bool names_in_comment(bool only_sure);
    [[nodiscard]] std::vector<std::string_view>
    names_of(const std::vector<TableToken>& tokens) const;
    [[nodiscard]] Result<bool> hide_prose();
    [[nodiscard]] std::string_view empty_cells(const TableLine& line) const;
    void blank_empty_columns();
    void rewrite_rows();
    void rewrite_header();
    void blank(std::size_t begin, std::size_t end, char first = ' ');
    void blank_label(const TableLine& line, std::size_t tokens);

    std::string_view text_;
    const ValueWords* values_;
    const Control& control_;
    std::string plain_;
    std::vector<TableLine> lines_;
    bool numbered_ = false;
    Block block_;
    std::optional<std::size_t> header_;
    bool is_header_comment_ = false;
};

void Layout::blank(std::size_t begin, std::size_t end, char first) {
    for (std::size_t at = begin; at < end; ++at)
        plain_[at] = at == begin ? first : ' ';
}

/// The first two rows or more that follow one another.
Layout::Block Layout::find_block(bool numbered, std::size_t from) const {
    Block block;
    for (std::size_t i = from; i < lines_.size(); ++i) {
        const TableLine& line = lines_[i];
        const auto& row = numbered ? line.numbered : line.plain;
        if (row && line.says_nothing && (block.rows == 0 || row->cells.size() != block.columns))
            continue; // a rule
        if (!row && line.says_nothing)
            continue;
        if (row && block.rows > 0 && row->cells.size() == block.columns) {
            ++block.rows;
            block.last = i;
            continue;
        }
        if (block.rows > 1)
            break;
        block = row ? Block{i, i, 1, row->cells.size()} : Block{};
    }
    return block.rows > 1 ? block : Block{};
}

/// Whether the numbers before rows count them, or are those of their inputs.
bool Layout::numbers_fit(const Block& block) const {
    std::vector<const TableLine*> rows;
    for (std::size_t i = block.first; i <= block.last; ++i)
        if (lines_[i].numbered)
            rows.push_back(&lines_[i]);
    const std::uint64_t first = rows.front()->label.number;
    bool counts = first < 2;
    for (std::size_t i = 0; counts && i < rows.size(); ++i)
        counts = rows[i]->label.number == first + i;
    for (std::size_t inputs = 1; !counts && inputs < block.columns && inputs <= 16; ++inputs)
        counts = std::all_of(rows.begin(), rows.end(), [inputs](const TableLine* line) {
            std::uint64_t number = 0;
            for (const char cell : line->numbered->cells.substr(0, inputs)) {
                if (cell == '-')
                    return false;
                number = 2 * number + (cell == '1' ? 1 : 0);
            }
            return number == line->label.number;
        });
    return counts;
}

/// Whether the rows give each combination of as many values as stand before the border, or before
/// the last value; not whether they give it once.
bool Layout::is_complete(const Block& block, bool numbered) const {
    std::uint64_t rows = 0;
    std::size_t inputs = block.columns - 1;
    for (std::size_t i = block.first; i <= block.last; ++i) {
        const auto& row = numbered ? lines_[i].numbered : lines_[i].plain;
        if (!row)
            continue;
        inputs = row->border.value_or(inputs);
        const auto open = std::count(row->cells.begin(),
                                     row->cells.begin() + static_cast<std::ptrdiff_t>(inputs), '-');
        if (inputs > 16)
            return false;
        rows += std::uint64_t{1} << open;
    }
    return rows == std::uint64_t{1} << inputs;
}

/// The line above that says something; comments say nothing.
std::optional<std::size_t> Layout::line_above(std::size_t line) const {
    while (line-- > 0)
        if (!lines_[line].says_nothing)
            return line;
    return std::nullopt;
}

std::size_t Layout::words_in(std::size_t line) const {
    const auto& tokens = lines_[line].tokens;
    return static_cast<std::size_t>(
        std::count_if(tokens.begin(), tokens.end(), [](const TableToken& token) {
            return token.sort == TableToken::Sort::word;
        }));
}

/// How many words the comment right above a row has.
std::size_t Layout::comment_names(std::size_t row) const {
    if (row == 0)
        return 0;
    const TableLine& line = lines_[row - 1];
    const std::size_t sign = text_.find_first_not_of(" \t", line.begin);
    if (sign >= line.end || text_[sign] != '#')
        return 0;
    return names_of(table_tokens(text_, sign + 1, line.end)).size();
}

bool Layout::is_header(std::size_t line, std::size_t columns) const {
    const auto& tokens = lines_[line].tokens;
    if (tokens.empty() || tokens.back().sort == TableToken::Sort::arrow ||
        word(tokens.back()).back() == '.')
        return false;
    const std::string_view said =
        text_.substr(lines_[line].begin, lines_[line].end - lines_[line].begin);
    const std::size_t words = words_in(line);
    return words == columns || (numbered_ && words == columns + 1) ||
           said.find_first_of("|,;\t") != std::string_view::npos ||
           std::any_of(tokens.begin(), tokens.end(), [](const TableToken& token) {
               return token.sort == TableToken::Sort::arrow;
           });
}

/// Whether a line is text for people: it has words, and does not say what anything is.
bool Layout::is_prose(std::size_t line) const {
    const TableLine& it = lines_[line];
    const std::string_view said = text_.substr(it.begin, it.end - it.begin);
    if (said.find("```") != std::string_view::npos)
        return true;
    std::size_t words = 0;
    std::size_t letters = 0;
    for (const char c : said) {
        const bool is_letter =
            logic::lenient::is_letter(c) || (static_cast<unsigned char>(c) & 0x80U) != 0;
        letters = is_letter ? letters + 1 : 0;
        words += letters == 2 ? 1 : 0;
    }
    constexpr std::size_t many = 3;
    const bool defines = said.find_first_of("=|") != std::string_view::npos;
    return !it.plain && !it.numbered && words >= (defines ? many : 1);
}

/// Whether a line says again what the rows say of a column, as notes do below a table:
/// `Y = A'B`, also in code, bold or mathematics.
bool Layout::says_column(std::size_t line) const {
    if (!header_ || line < block_.last)
        return false;
    const auto trimmed = [](std::string_view name) {
        constexpr std::string_view around = " \t\r`*$\"";
        name.remove_prefix(std::min(name.find_first_not_of(around), name.size()));
        return name.substr(0, name.find_last_not_of(around) + 1);
    };
    const auto text_of = [this](std::size_t i) {
        return text_.substr(lines_[i].begin, lines_[i].end - lines_[i].begin);
    };
    const std::string_view said = text_of(line);
    const std::size_t equals = said.find('=');
    if (equals == std::string_view::npos || said.find('|') != std::string_view::npos)
        return false;
    const std::string_view name = trimmed(said.substr(0, equals));
    std::string_view header = text_of(*header_);
    const bool has_cells = header.find_first_of("|,;\t") != std::string_view::npos;
    while (!name.empty() && !header.empty()) {
        const std::size_t end =
            std::min(header.find_first_of(has_cells ? "|,;\t" : " "), header.size());
        if (trimmed(header.substr(0, end)) == name)
            return true;
        header.remove_prefix(std::min(end + 1, header.size()));
    }
    return false;
}

/// Whether the rows are numbered. An error where nobody can tell.
Result<bool> Layout::choose() {
    const Block plain = find_block(false, 0);
    Block numbered = find_block(true, 0);
    if (numbered.rows > 0 && !numbers_fit(numbered))
        numbered = {};
    block_ = plain;
    numbered_ = numbered.rows > plain.rows;
    if (numbered.rows > 0 && numbered.rows == plain.rows && numbered.first == plain.first) {
        const auto above = line_above(plain.first);
        const std::size_t names = above ? words_in(*above) : 0;
        const auto is_word = [](const TableToken& token) {
            return token.sort == TableToken::Sort::word;
        };
        const bool is_titled =
            names > 0 && names_rows(word(*std::find_if(lines_[*above].tokens.begin(),
                                                       lines_[*above].tokens.end(), is_word)));
        if (above && (names == numbered.columns || (names == plain.columns && is_titled)))
            numbered_ = true;
        else if (!above && comment_names(plain.first) == numbered.columns &&
                 !is_complete(plain, false) && is_complete(numbered, true))
            numbered_ = true; // `# a f`
        else if ((!above || names != plain.columns) && lines_[plain.first].label.before_colon) {
            const bool as_values = is_complete(plain, false);
            const bool as_numbers = is_complete(numbered, true);
            if (as_values && as_numbers) {
                const TableLine& line = lines_[plain.first];
                return tl::unexpected(Error{
                    "ambiguous: the number of a row or the inputs before `:`; write `|` before the "
                    "outputs, or leave out the numbers",
                    span_at(text_, line.begin, line.end - line.begin)});
            }
            numbered_ = as_numbers;
        }
    }
    if (numbered_)
        block_ = numbered;
    return block_.rows > 1;
}

/// What blanks part in a line.
std::vector<TableToken> Layout::pieces_of(std::size_t line) const {
    std::vector<TableToken> pieces;
    const std::size_t end =
        lines_[line].begin +
        said_in(text_.substr(lines_[line].begin, lines_[line].end - lines_[line].begin)).size();
    for (std::size_t at = lines_[line].begin; at < end;) {
        const std::size_t begin = std::min(text_.find_first_not_of(" \t\r", at), end);
        at = std::min(text_.find_first_of(" \t\r", begin), end);
        if (begin < end)
            pieces.push_back({TableToken::Sort::word, begin, at});
    }
    return pieces;
}

/// Whether names and then formulas of them stand above rows without a border, `p q p->q`: the
/// formulas name outputs. Puts the border before them.
bool Layout::find_formulas() {
    const auto above = line_above(block_.first);
    if (!above || numbered_ || row(block_.first).border)
        return false;
    const std::vector<TableToken> pieces = pieces_of(*above);
    constexpr std::size_t longest = 200; // bytes of a formula above a column
    const auto is_name = [this](const TableToken& piece) {
        return logic::lenient::is_plain_name(word(piece));
    };
    const auto first = std::find_if_not(pieces.begin(), pieces.end(), is_name);
    if (pieces.size() != block_.columns || first == pieces.begin() || first == pieces.end())
        return false;
    logic::Store names;
    for (auto piece = pieces.begin(); piece != first; ++piece)
        (void)names.variable(word(*piece));
    const auto inputs = names.variables();
    const bool fit = std::all_of(first, pieces.end(), [&](const TableToken& piece) {
        return piece.end - piece.begin <= longest && logic::read_lenient(names, word(piece)) &&
               names.variables() == inputs;
    });
    if (!fit)
        return false;
    header_ = above;
    lines_[*above].tokens.clear(); // there is nothing else to rewrite
    std::replace(plain_.begin() + static_cast<std::ptrdiff_t>(lines_[*above].begin),
                 plain_.begin() + static_cast<std::ptrdiff_t>(lines_[*above].end), '\t', ' ');
    plain_[first->begin - 1] = '|';
    return true;
}

void Layout::find_header() {
    if (find_formulas())
        return;
    // Names that are values as well, such as x, above rows of digits.
    const auto has_digits = [this](std::size_t line) {
        const auto& tokens = lines_[line].tokens;
        return std::any_of(tokens.begin(), tokens.end(), [this](const TableToken& token) {
            return logic::lenient::is_digit(word(token)[0]);
        });
    };
    const TableLine& first = lines_[block_.first];
    const std::string_view said = text_.substr(first.begin, first.end - first.begin);
    if (!numbered_ && !has_digits(block_.first) && has_digits(block_.last) &&
        said.find_first_of("xX\"") != std::string_view::npos) {
        header_ = block_.first;
        do
            ++block_.first;
        while (!lines_[block_.first].plain || lines_[block_.first].says_nothing);
        --block_.rows;
        return;
    }
    const auto above = line_above(block_.first);
    const bool is_named = above && is_header(*above, block_.columns);
    const auto names = is_named ? names_of(lines_[*above].tokens) : std::vector<std::string_view>();
    // `#;A;B;F`, whose `#` names the column of the numbers, is no comment below a title. What
    // stands between bars or commas is no title.
    if (!names.empty() &&
        (are_letters_and_a_name(names) || are_parted(names) || (numbered_ && names_rows(names[0]))))
        header_ = above;
    else if (!names_in_comment(true) && is_named)
        header_ = above;
    else if (!header_)
        names_in_comment(false);
}

std::vector<std::string_view> Layout::names_of(const std::vector<TableToken>& tokens) const {
    std::vector<std::string_view> words;
    for (const TableToken& token : tokens)
        if (token.sort == TableToken::Sort::word)
            words.push_back(word(token));
    return words;
}

/// Takes the names of `# A B F` or `# | A | B | F` right above the rows, or only of those that are
/// names whatever stands above them. Whether there are some.
bool Layout::names_in_comment(bool only_sure) {
    if (block_.first == 0)
        return false;
    const auto line_of = [&](std::size_t line) {
        return std::string_view(text_).substr(lines_[line].begin,
                                              lines_[line].end - lines_[line].begin);
    };
    std::size_t above_rows = block_.first - 1;
    while (above_rows > 0 && is_rule(line_of(above_rows)))
        --above_rows;
    const TableLine& comment = lines_[above_rows];
    const std::string_view whole = line_of(above_rows);
    const std::size_t hash = whole.find_first_not_of(" \t");
    if (hash == std::string_view::npos || whole[hash] != '#')
        return false;
    const std::size_t sign = std::min(whole.find_first_not_of(" \t", hash + 1), whole.size());
    const bool is_parted =
        sign < whole.size() && std::string_view(",;|").find(whole[sign]) != std::string_view::npos;
    const std::size_t behind = comment.begin + (is_parted ? sign : hash) + 1;
    auto tokens = table_tokens(text_, behind, comment.end);
    const std::vector<std::string_view> words = names_of(tokens);
    if (only_sure && !is_parted && !(numbered_ && are_letters_and_a_name(words)))
        return false;
    // `# a b f:` says that something comes, as other comments do.
    const char end = whole[whole.find_last_not_of(" \t\r")];
    if (words.size() != block_.columns ||
        (!numbered_ && (!are_letters_and_a_name(words) || end == ':' || end == '=')))
        return false;
    header_ = above_rows;
    is_header_comment_ = true;
    lines_[*header_].tokens = std::move(tokens);
    blank(comment.begin + hash, behind);
    return true;
}

/// Turns text above and below the table into comments.
Result<bool> Layout::hide_prose() {
    const std::size_t top = header_.value_or(block_.first);
    bool hidden = false;
    for (std::size_t i = 0; i < lines_.size(); ++i) {
        if (i == top)
            i = block_.last + 1;
        if (i >= lines_.size())
            break;
        const TableLine& line = lines_[i];
        if (line.says_nothing)
            continue;
        // Directly above rows without names, only a sentence is no line of names that errs.
        const bool must_end = i < top && !header_ && line_above(top) == i;
        const std::size_t last = text_.find_last_not_of(" \t\r", line.end - 1);
        const bool ends =
            std::string_view(".:!?`").find(text_[last]) != std::string_view::npos ||
            (i + 1 < top && says_nothing(text_.substr(lines_[i + 1].begin,
                                                      lines_[i + 1].end - lines_[i + 1].begin)));
        if (!(is_prose(i) || says_column(i)) || (must_end && !ends))
            continue;
        hidden = true;
        const std::size_t first = text_.find_first_not_of(" \t", line.begin);
        const std::size_t length =
            std::max<std::size_t>(logic::lenient::code_point_at(text_, first).length, 1);
        blank(first, first + length, '#');
    }
    if (!hidden)
        return true;
    for (const bool numbered : {false, true})
        if (const Block other = find_block(numbered, block_.last + 1); other.rows > 0)
            return tl::unexpected(
                Error{"expected one table, but a second one begins here",
                      span_at(text_, lines_[other.first].begin,
                              lines_[other.first].end - lines_[other.first].begin)});
    return true;
}

/// Blanks the label of a row, or its name, with the comma or the borders behind it.
void Layout::blank_label(const TableLine& line, std::size_t tokens) {
    std::size_t first = 0;
    while (line.tokens[first].sort == TableToken::Sort::bar && first + 1 < tokens)
        ++first;
    std::size_t begin = line.tokens[first].begin;
    if (begin > line.begin && text_[begin - 1] == '"')
        --begin;
    std::size_t end = line.tokens[tokens - 1].end;
    while (end < line.end && std::string_view(" \"").find(text_[end]) != std::string_view::npos)
        ++end;
    if (end < line.end && std::string_view(",;\t").find(text_[end]) != std::string_view::npos)
        ++end;
    blank(begin, end);
}

/// The empty cells that a line of CSV begins with, up to the separator behind the last of them.
std::string_view Layout::empty_cells(const TableLine& line) const {
    const std::string_view said = text_.substr(line.begin, line.end - line.begin);
    std::size_t length = 0;
    for (std::size_t at = 0;;) {
        at = std::min(said.find_first_not_of(' ', at), said.size());
        at += said.substr(at).starts_with("\"\"") ? 2 : 0;
        if (at == said.size() || std::string_view(",;\t").find(said[at]) == std::string_view::npos)
            return said.substr(0, length);
        length = ++at;
    }
}

/// Blanks the columns before a table that does not begin in the first one of its spreadsheet.
void Layout::blank_empty_columns() {
    const auto count = [this](std::size_t i) {
        const std::string_view empty = empty_cells(lines_[i]);
        return std::count_if(empty.begin(), empty.end(),
                             [](char c) { return c != ' ' && c != '"'; });
    };
    std::vector<std::size_t> rows;
    for (std::size_t i = block_.first; i <= block_.last; ++i)
        if (numbered_ ? lines_[i].numbered : lines_[i].plain)
            rows.push_back(i);
    const auto columns = header_ ? count(rows.front()) : 0;
    // There may be no name above the numbers of rows.
    const auto above = header_ ? count(*header_) : 0;
    if (columns == 0 || (above != columns && (!numbered_ || above != columns + 1)) ||
        std::any_of(rows.begin(), rows.end(), [&](std::size_t i) { return count(i) != columns; }))
        return;
    rows.push_back(*header_);
    for (const std::size_t i : rows)
        blank(lines_[i].begin, lines_[i].begin + empty_cells(lines_[i]).size());
}

void Layout::rewrite_rows() {
    for (std::size_t i = block_.first; i <= block_.last; ++i) {
        const TableLine& line = lines_[i];
        if (numbered_ ? !line.numbered : !line.plain)
            continue;
        const std::size_t first = numbered_ ? line.label.tokens : 0;
        if (numbered_)
            blank_label(line, first);
        for (std::size_t k = first; k < line.tokens.size(); ++k) {
            const TableToken& token = line.tokens[k];
            if (token.sort == TableToken::Sort::arrow)
                blank(token.begin, token.end, '|');
            std::string cells;
            if (values_ != nullptr && token.sort == TableToken::Sort::word &&
                append_cells(word(token), values_, cells))
                blank(token.begin, token.end, cells[0]);
        }
    }
}

void Layout::rewrite_header() {
    TableLine& line = lines_[*header_];
    auto& tokens = line.tokens;
    if (tokens.empty())
        return;
    if (numbered_) {
        std::size_t taken = 0; // with what comes behind the name of the numbers
        while (taken < tokens.size() && tokens[taken].sort != TableToken::Sort::word)
            ++taken;
        // A formula among the names has more words than it has columns.
        const bool has_formula =
            std::any_of(tokens.begin(), tokens.end(), [](const TableToken& token) {
                return token.sort == TableToken::Sort::arrow;
            });
        if (taken < tokens.size() && (names_rows(word(tokens[taken])) ||
                                      (words_in(*header_) == block_.columns + 1 && !has_formula))) {
            ++taken;
            while (taken < tokens.size() && tokens[taken].sort != TableToken::Sort::word)
                ++taken;
            blank_label(line, taken);
            tokens.erase(tokens.begin(), tokens.begin() + static_cast<std::ptrdiff_t>(taken));
        } else {
            blank(line.begin, line.begin + empty_cells(line).size());
        }
    }
    const auto count = [&tokens](TableToken::Sort sort) {
        return std::count_if(tokens.begin(), tokens.end(),
                             [sort](const TableToken& token) { return token.sort == sort; });
    };
    // Signs in names that stand between separators are no border.
    const auto now = [this](const TableLine& of) {
        return said_in(std::string_view(plain_).substr(of.begin, of.end - of.begin));
    };
    if (count(TableToken::Sort::bar) > 0 || has_value_for_each_name(now(line), now(first_row())))
        return;
    bool is_bordered = false;
    if (count(TableToken::Sort::arrow) == 1) {
        for (const TableToken& token : tokens)
            if (token.sort == TableToken::Sort::arrow)
                blank(token.begin, token.end, '|');
        is_bordered = true;
    } else if (const auto border = row(block_.first).border;
               border && tokens.size() == block_.columns && count(TableToken::Sort::arrow) == 0) {
        plain_[tokens[*border - 1].end] = '|'; // where a blank or comma stood
        is_bordered = true;
    }
    for (std::size_t at = line.begin; is_bordered && at < line.end; ++at)
        if (plain_[at] == ',' || plain_[at] == ';' || plain_[at] == '"')
            plain_[at] = ' ';
}

std::optional<Result<std::string>> Layout::plain() {
    plain_ = text_;
    lines_ = table_lines(text_, text_.starts_with(byte_order_mark) ? byte_order_mark.size() : 0,
                         values_, control_);
    const auto found = choose();
    if (!found)
        return tl::unexpected(found.error());
    if (!*found)
        return std::nullopt;
    find_header();
    constexpr std::size_t letter = 1;
    if (values_ != nullptr && values_->yes.size() == letter && !header_ &&
        !row(block_.first).border)
        return std::nullopt; // letters side by side are a product elsewhere
    if (const auto hidden = hide_prose(); !hidden)
        return tl::unexpected(hidden.error());
    blank_empty_columns();
    rewrite_rows();
    if (header_)
        rewrite_header();
    return std::move(plain_);
}

} // namespace

namespace {

/// A text in which the line `sep=;` before CSV, by which Excel is told the separator, is a comment.
std::string with_separator_as_comment(std::string_view text, std::size_t at) {
    std::string result(text);
    constexpr std::string_view word = "sep=";
    const std::string_view line = text.substr(at, text.find('\n', at) - at);
    const std::string_view sign = line.substr(std::min(word.size(), line.size()));
    if (in_small_letters(line).starts_with(word) && !sign.empty() &&
        std::string_view(",;\t|").find(sign[0]) != std::string_view::npos &&
        sign.find_first_not_of(" \t\r,;", 1) == std::string_view::npos)
        result.replace(at, word.size() + 1, "#    ");
    return result;
}

} // namespace

Result<std::string> plain_table(std::string_view text, const Control& control) {
    if (text.size() > longest_table)
        return std::string(text);
    const std::size_t mark = text.starts_with(byte_order_mark) ? byte_order_mark.size() : 0;
    const std::string table = with_separator_as_comment(text, mark);
    const std::string signs =
        table.substr(0, mark) + with_plain_signs(std::string_view(table).substr(mark), control);
    if (auto plain = Layout(signs, nullptr, control).plain())
        return control.stop_requested() ? failure("stopped") : std::move(*plain);
    const std::string letters = in_small_letters(table);
    for (const ValueWords& values : foreign_values)
        if (letters.find(values.yes) != std::string::npos &&
            letters.find(values.no) != std::string::npos)
            if (auto plain = Layout(signs, &values, control).plain())
                return control.stop_requested() ? failure("stopped") : std::move(*plain);
    return control.stop_requested() ? failure("stopped") : Result<std::string>(table);
}

} // namespace loggia::normal_forms
