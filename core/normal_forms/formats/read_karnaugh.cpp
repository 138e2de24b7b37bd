#include "core/base/control.hpp"
#include "core/logic/lenient_spellings.hpp"
#include "core/normal_forms/formats/syntax_readers.hpp"
#include "core/normal_forms/formats/table_cells.hpp"
#include "core/normal_forms/formats/table_signs.hpp"

#include <algorithm>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace loggia::normal_forms {

namespace {

constexpr std::size_t most_side = 8; ///< inputs of the rows, or of the columns
constexpr std::string_view between_words = " \t\r|,;\"";

/// A word and where it stands in the text.
struct MapWord {
    std::string_view text;
    std::size_t begin = 0;
};

/// The words of the first line from `at` on that says something and is no rule; `at` is moved
/// behind that line. None at the end of the text.
std::vector<MapWord> next_words(std::string_view text, std::size_t& at) {
    std::vector<MapWord> words;
    while (at < text.size() && words.empty()) {
        const std::string_view line = said_in(text.substr(at));
        if (!says_nothing(line) && !is_dashes_between_bars(line)) // a row begins with a code
            for (std::size_t i = 0; i < line.size();) {
                const std::size_t begin =
                    std::min(line.find_first_not_of(between_words, i), line.size());
                i = std::min(line.find_first_of(between_words, begin), line.size());
                if (begin < i)
                    words.push_back({line.substr(begin, i - begin), at + begin});
            }
        at = std::min(text.find('\n', at), text.size() - 1) + 1;
    }
    return words;
}

/// The names in `AB`, `x1x2` or `x₁x₂`: a letter each, perhaps with digits. None where it is not
/// made of such.
std::vector<std::string> names_in(std::string_view word) {
    std::vector<std::string> names;
    while (!word.empty()) {
        std::size_t length = 1;
        while (const std::size_t more = word.substr(length).starts_with('_')
                                            ? 1
                                            : logic::lenient::digit_character(word, length))
            length += more;
        if (!logic::lenient::is_letter(word[0]))
            return {};
        names.emplace_back(word.substr(0, length));
        word.remove_prefix(length);
    }
    return names;
}

bool is_code(std::string_view word) {
    return !word.empty() && word.find_first_not_of("01") == std::string_view::npos;
}

std::size_t number_of(std::string_view code) {
    std::size_t number = 0;
    for (const char digit : code)
        number = 2 * number + (digit == '1' ? 1 : 0);
    return number;
}

/// `Cin` and A in `CinA`: names that begin with a capital. None where letters stand before it.
std::vector<std::string> names_with_capitals(std::string_view word) {
    std::vector<std::string> names;
    for (const char c : word) {
        if (c >= 'A' && c <= 'Z')
            names.emplace_back();
        if (names.empty())
            return {};
        names.back() += c;
    }
    return names;
}

/// Takes single letters for longer names where the codes have a digit for each of those only.
void fit_names(std::vector<std::string>& names, std::span<const MapWord> codes) {
    std::size_t digits = 0; // of the longest code: spreadsheets drop zeros at the beginning
    for (const MapWord& code : codes)
        digits = std::max(digits, code.text.size());
    std::string word;
    for (const std::string& name : names)
        word += name;
    if (auto longer = names_with_capitals(word); names.size() > digits && longer.size() == digits)
        names = std::move(longer);
}

/// `AB\CD`, `A,B\C,D`: the inputs of the rows and of the columns. Markdown doubles the bar.
struct Corner {
    std::vector<std::string> rows;
    std::vector<std::string> columns;
};
std::optional<Corner> corner_of(std::string_view text) {
    std::string without_blanks(text);
    std::erase_if(without_blanks, [](char c) { return c == ' ' || c == '\t' || c == ','; });
    for (const std::string_view bar : {"\\\\", "\uFF3C", "\u29F5", "\u2216", "\uFF0F"})
        if (const std::size_t at = without_blanks.find(bar); at != std::string::npos)
            without_blanks.replace(at, bar.size(), "\\");
    const std::string_view word = without_blanks;
    const std::size_t bar = word.find_first_of("\\/");
    if (bar == std::string_view::npos ||
        word.find_first_of("\\/", bar + 1) != std::string_view::npos)
        return std::nullopt;
    Corner corner{names_in(word.substr(0, bar)), names_in(word.substr(bar + 1))};
    if (corner.rows.empty() || corner.columns.empty() || corner.rows.size() > most_side ||
        corner.columns.size() > most_side)
        return std::nullopt;
    return corner;
}

/// The words of the first line; the corner, which may have blanks or commas in it (`A B / C D`), is
/// one.
std::vector<MapWord> header_words(std::string_view text, std::size_t& at) {
    std::vector<MapWord> words = next_words(text, at);
    const auto code = std::find_if(words.begin(), words.end(),
                                   [](const MapWord& word) { return is_code(word.text); });
    if (code == words.end() || code - words.begin() < 2)
        return words;
    const MapWord& last = *(code - 1);
    const std::string_view corner =
        text.substr(words[0].begin, last.begin + last.text.size() - words[0].begin);
    if (corner.find_first_of("|;\"") != std::string_view::npos ||
        (corner.find(',') != std::string_view::npos && !corner_of(corner)))
        return words;
    words[0].text = corner;
    words.erase(words.begin() + 1, code);
    return words;
}

/// Whether the words are codes of so many digits, all different and all that there are.
/// Spreadsheets drop zeros at the beginning.
bool are_codes(std::span<const MapWord> words, std::size_t digits) {
    std::set<std::size_t> seen;
    return words.size() == std::size_t{1} << digits &&
           std::all_of(words.begin(), words.end(), [&](const MapWord& word) {
               return is_code(word.text) && word.text.size() <= digits &&
                      seen.insert(number_of(word.text)).second;
           });
}

/// Whether a map has nothing in its corner, or names without a bar: its columns are no names.
bool lacks_corner(const std::vector<MapWord>& header, const std::vector<MapWord>& row) {
    const bool is_empty = is_code(header[0].text);
    if (!is_empty && (names_in(header[0].text).empty() || corner_of(header[0].text)))
        return false;
    const std::span<const MapWord> columns = std::span(header).subspan(is_empty ? 0 : 1);
    const std::size_t digits = columns.back().text.size();
    return digits > 1 && digits <= most_side && are_codes(columns, digits) &&
           row.size() == columns.size() + 1;
}

/// A product that names a row or column, such as `A'B`: its letters, perhaps with digits, and 0 for
/// each that is negated. No names where a word is none.
struct Product {
    std::vector<std::string> names;
    std::string code;
};
Product product_of(std::string_view word) {
    using logic::lenient::Token;
    Product product;
    const auto take = [&word](Token::Sort sort) {
        const Token token = word.empty() ? Token() : logic::lenient::symbol_at(word);
        const bool is_there = token.end != 0 && token.sort == sort;
        word.remove_prefix(is_there ? token.end : 0);
        return is_there;
    };
    while (!word.empty()) {
        bool negated = take(Token::Sort::negation);
        if (word.empty() || !logic::lenient::is_letter(word[0]))
            return {};
        std::size_t length = 1;
        while (const std::size_t more = logic::lenient::digit_character(word, length))
            length += more;
        product.names.emplace_back(word.substr(0, length));
        word.remove_prefix(length);
        negated = take(Token::Sort::prime) != negated;
        product.code += negated ? '0' : '1';
    }
    return product;
}

/// A map whose rows and columns are named by products, with codes in their places and nothing in
/// its corner.
struct CodedMap {
    std::string text;
    Corner corner;
};

/// Nothing where columns or the first row are named otherwise.
std::optional<CodedMap> coded_map(std::string_view text, const Control& control) {
    std::size_t at = text.starts_with("\xEF\xBB\xBF") ? 3 : 0;
    const std::vector<MapWord> header = next_words(text, at);
    const auto named = header.empty() ? std::nullopt : corner_of(header[0].text);
    const std::span<const MapWord> columns = std::span(header).subspan(named ? 1 : 0);
    CodedMap map;
    const auto replace = [&map, text](const MapWord& word, std::vector<std::string>& names) {
        const Product product = product_of(word.text);
        if (product.names.empty() || product.names.size() > most_side ||
            (!names.empty() && names != product.names))
            return false;
        if (map.text.empty())
            map.text = text;
        names = product.names;
        const std::size_t padding = word.text.size() - product.code.size();
        map.text.replace(word.begin, word.text.size(), product.code + std::string(padding, ' '));
        return true;
    };
    for (const MapWord& column : columns)
        if (!replace(column, map.corner.columns))
            return std::nullopt;
    if (columns.empty() || columns.size() != std::size_t{1} << map.corner.columns.size())
        return std::nullopt;
    auto row = next_words(text, at);
    if (row.size() != columns.size() + 1 || !replace(row[0], map.corner.rows) ||
        (named && (named->rows != map.corner.rows || named->columns != map.corner.columns)))
        return std::nullopt;
    if (named)
        map.text.replace(header[0].begin, header[0].text.size(), header[0].text.size(), ' ');
    for (row = next_words(text, at); !row.empty() && !control.stop_requested();
         row = next_words(text, at))
        replace(row[0], map.corner.rows);
    return map;
}

/// The words of a line as next_words() has them, with `\\` and `/` between words as well.
std::vector<MapWord> words_of_line(std::string_view text, std::size_t begin, std::size_t end) {
    std::vector<MapWord> words;
    const std::string_view line = said_in(text.substr(begin, end - begin));
    constexpr std::string_view between = " \t\r|,;\"\\/";
    for (std::size_t i = 0; i < line.size() && !says_nothing(line);) {
        const std::size_t first = std::min(line.find_first_not_of(between, i), line.size());
        i = std::min(line.find_first_of(between, first), line.size());
        if (first < i)
            words.push_back({line.substr(first, i - first), begin + first});
    }
    return words;
}

/// The names of the words before the first code, together: `AB`, or `A` and `B`.
std::vector<std::string> names_before_code(const std::vector<MapWord>& words) {
    std::vector<std::string> names;
    for (const MapWord& word : words) {
        if (is_code(word.text))
            break;
        const auto more = names_in(word.text);
        if (more.empty())
            return {};
        names.insert(names.end(), more.begin(), more.end());
    }
    return names;
}

/// A map that is drawn with the names of the columns above their codes, and those of the rows
/// beside them, with both in its corner instead; what stood there is blank.
class DrawnMap {
public:
    explicit DrawnMap(std::string_view text) : text_(text) {
        for (std::size_t begin = text.starts_with("\xEF\xBB\xBF") ? 3 : 0; begin < text.size();) {
            const std::size_t end = std::min(text.find('\n', begin), text.size());
            lines_.push_back({begin, end, words_of_line(text, begin, end)});
            begin = end + 1;
        }
    }

    /// Nothing where a text is no such map.
    std::optional<CodedMap> read() {
        std::size_t header = 0;
        while (header < lines_.size() && !is_header(lines_[header]))
            ++header;
        if (header == lines_.size() || !take_columns(header) || !take_rows(header))
            return std::nullopt;
        CodedMap map{std::string(text_), corner_};
        for (const Place& place : blank_)
            map.text.replace(place.begin, place.end - place.begin, place.end - place.begin, ' ');
        return map;
    }

private:
    struct Place {
        std::size_t begin;
        std::size_t end;
    };
    struct Line {
        std::size_t begin;
        std::size_t end;
        std::vector<MapWord> words;
    };

    static std::span<const MapWord> codes_of(const Line& line) {
        const auto code = std::find_if(line.words.begin(), line.words.end(),
                                       [](const MapWord& word) { return is_code(word.text); });
        return {code, line.words.end()};
    }

    static bool is_header(const Line& line) {
        const auto codes = codes_of(line);
        const std::size_t digits = codes.empty() ? 0 : codes.back().text.size();
        return digits > 0 && digits <= most_side && are_codes(codes, digits);
    }

    /// Above the codes, or right before them.
    bool take_columns(std::size_t header) {
        const Line& line = lines_[header];
        const std::size_t digits = codes_of(line).back().text.size();
        const std::vector<std::string> beside = names_before_code(line.words);
        if (codes_of(line).size() != line.words.size() && beside.empty())
            return false;
        std::size_t above = header;
        while (above > 0 && lines_[--above].words.empty())
            continue;
        if (text_.substr(0, line.begin).find('=') != std::string_view::npos)
            return false;
        if (above < header && !lines_[above].words.empty() && codes_of(lines_[above]).empty() &&
            !names_before_code(lines_[above].words).empty()) {
            corner_.columns = names_before_code(lines_[above].words);
            corner_.rows = beside;
            blank_.push_back({lines_[0].begin, lines_[above].end}); // with a title
        } else {
            corner_.columns = beside;
        }
        blank_.push_back({line.begin, codes_of(line).front().begin});
        return corner_.columns.size() == digits;
    }

    /// Before the code of a row, or between rows, unless they were beside the columns'.
    bool take_rows(std::size_t header) {
        const std::size_t columns = codes_of(lines_[header]).size();
        std::size_t digits = 0;
        for (std::size_t i = header + 1; i < lines_.size(); ++i) {
            const Line& line = lines_[i];
            const auto codes = codes_of(line);
            if (codes.size() != line.words.size()) {
                const auto names = names_before_code(line.words);
                const bool is_row = !codes.empty() || line.words.size() == columns + 1;
                if (!is_row || !codes.empty()) {
                    if (names.empty() || !corner_.rows.empty())
                        return false;
                    corner_.rows = names;
                    blank_.push_back({line.begin, codes.empty() ? line.end : codes.front().begin});
                }
            }
            if (!codes.empty() && codes.size() > columns)
                digits = std::max(digits, codes.front().text.size());
        }
        return digits > 0 && corner_.rows.size() == digits;
    }

    std::string_view text_;
    std::vector<Line> lines_;
    Corner corner_;
    std::vector<Place> blank_;
};

/// A map with the names of its inputs in no corner.
std::optional<CodedMap> map_without_corner(std::string_view text, const Control& control) {
    auto map = coded_map(text, control);
    return map ? std::move(map) : DrawnMap(text).read();
}

/// A function without rows of the inputs in the corner of a map. An error, without a place, where
/// one is listed twice.
Result<Function> function_of_corner(const Corner& corner) {
    Function function;
    function.inputs = corner.rows;
    function.inputs.insert(function.inputs.end(), corner.columns.begin(), corner.columns.end());
    std::set<std::string> seen;
    for (const std::string& input : function.inputs)
        if (!seen.insert(input).second)
            return failure(fmt::format("the input {} is listed twice", quoted_for_message(input)));
    std::string output = "f";
    while (seen.contains(output) && output != "z")
        ++output[0];
    function.outputs.push_back(output);
    for (Cover* const cover : {&function.on, &function.dont_care}) {
        cover->inputs = static_cast<int>(function.inputs.size());
        cover->outputs = 1;
    }
    return function;
}

tl::unexpected<Error> map_error(std::string_view text, std::string message, const MapWord& word) {
    return failure(std::move(message), span_at(text, word.begin, word.text.size()));
}

} // namespace

bool begins_karnaugh(std::string_view whole) {
    constexpr std::size_t beginning = std::size_t{1} << 14U; // more than its first two lines need
    const std::string text = with_plain_signs(whole.substr(0, beginning));
    std::size_t at = text.starts_with("\xEF\xBB\xBF") ? 3 : 0;
    const auto header = header_words(text, at);
    const auto row = next_words(text, at);
    if (map_without_corner(text, {}))
        return true;
    if (header.size() < 3 || row.empty() || !is_code(row[0].text))
        return false;
    return lacks_corner(header, row) ||
           (corner_of(header[0].text) && is_code(header[1].text) && is_code(header[2].text));
}

Result<Function> read_karnaugh(std::string_view whole, const Control& control) {
    const std::string plain = with_plain_signs(whole, control);
    const auto coded = map_without_corner(plain, control);
    const std::string& text = coded ? coded->text : plain;
    std::size_t at = text.starts_with("\xEF\xBB\xBF") ? 3 : 0;
    auto header = header_words(text, at);
    if (coded)
        header.insert(header.begin(), MapWord(header[0]));
    auto corner = coded            ? std::optional(coded->corner)
                  : header.empty() ? std::nullopt
                                   : corner_of(header[0].text);
    if (!corner)
        return failure("expected the inputs of rows and columns, for example `AB\\CD`",
                       header.empty() ? span_at(text, 0)
                                      : span_at(text, header[0].begin, header[0].text.size()));
    if (!coded) {
        std::vector<MapWord> codes;
        std::size_t next = at;
        for (auto row = next_words(text, next); !row.empty(); row = next_words(text, next))
            codes.push_back(row[0]);
        fit_names(corner->rows, codes);
        fit_names(corner->columns, std::span(header).subspan(1));
    }
    const std::size_t digits = corner->columns.size();
    if (!are_codes(std::span(header).subspan(1), digits))
        return map_error(text, "expected each combination of the inputs of the columns once",
                         header[0]);
    auto function = function_of_corner(*corner);
    if (!function)
        return map_error(text, std::move(function.error().message), header[0]);
    std::vector<bool> given(std::size_t{1} << corner->rows.size(), false);
    for (auto row = next_words(text, at); !row.empty(); row = next_words(text, at)) {
        if (control.stop_requested())
            return failure("stopped");
        if (!is_code(row[0].text) || row[0].text.size() > corner->rows.size() ||
            row.size() != header.size() || given[number_of(row[0].text)])
            return map_error(text,
                             "expected the input values of a new row, then a value for each column",
                             row[0]);
        given[number_of(row[0].text)] = true;
        for (std::size_t i = 1; i < row.size(); ++i) {
            const FoundCell cell = cell_at(row[i].text);
            if (cell.length != row[i].text.size()) {
                const std::string_view column =
                    said_in(std::string_view(plain).substr(header[i].begin));
                return map_error(text,
                                 fmt::format("expected 0, 1 or - for {}, found {}",
                                             quoted_for_message(column.substr(
                                                 0, column.find_first_of(between_words))),
                                             quoted_for_message(row[i].text)),
                                 row[i]);
            }
            const Cube cube{low_bits(function->on.inputs),
                            number_of(row[0].text) << digits | number_of(header[i].text), 1};
            if (cell.cell != Cell::no)
                (cell.cell == Cell::yes ? function->on : function->dont_care).cubes.push_back(cube);
        }
    }
    if (const auto missing = std::find(given.begin(), given.end(), false); missing != given.end()) {
        std::string shown;
        for (std::size_t i = corner->rows.size(); i-- > 0;)
            shown += (static_cast<std::size_t>(missing - given.begin()) >> i & 1U) != 0 ? '1' : '0';
        return map_error(text, fmt::format("row {} is missing", shown), header[0]);
    }
    return function;
}

} // namespace loggia::normal_forms
