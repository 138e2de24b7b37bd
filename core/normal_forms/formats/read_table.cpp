#include "core/base/scanner.hpp"
#include "core/logic/lenient_spellings.hpp"
#include "core/normal_forms/formats/read_parts.hpp"
#include "core/normal_forms/names.hpp"

#include <algorithm>
#include <cstdint>
#include <set>

namespace loggia::normal_forms {

namespace {

constexpr int most_table_inputs = 16;

/// Between values, and between the names of a line that has no `|`.
constexpr std::string_view separators = " \t\r|,;";

/// The first line of a text without its comment.
std::string_view said_in(std::string_view text) {
    const std::string_view line = text.substr(0, text.find('\n'));
    return line.substr(0, line.find('#'));
}

/// Whether a line only separates, as `---+---` and `|---|---|` do.
bool is_rule(std::string_view line) {
    return line.find_first_not_of("-+|:= \t\r") == std::string_view::npos &&
           (line.find("--") != std::string_view::npos ||
            line.find_first_of("+:=") != std::string_view::npos);
}

bool says_nothing(std::string_view line) {
    return line.find_first_not_of(" \t\r") == std::string_view::npos || is_rule(line);
}

/// A text from its next line on that says something and is no rule such as `---+---`.
std::string_view behind_line(std::string_view text) {
    do {
        const std::size_t end = text.find('\n');
        text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
    } while (!text.empty() && says_nothing(said_in(text)));
    return text;
}

enum class Cell : std::uint8_t { none, no, yes, either };

struct FoundCell {
    Cell cell = Cell::none;
    std::size_t length = 0;
};

/// The value that a text begins with: 0, 1, -, x, or as a word T, F, true, false.
FoundCell cell_at(std::string_view text) {
    if (text.empty())
        return {};
    switch (text[0]) {
    case '0':
        return {Cell::no, 1};
    case '1':
        return {Cell::yes, 1};
    case '-':
    case 'x':
    case 'X':
        return {Cell::either, 1};
    default:
        break;
    }
    const std::string_view word = text.substr(0, text.find_first_of(" \t\r\n|,;#"));
    const auto token = logic::lenient::keyword(word);
    if (logic::lenient::is_truth_letter(word))
        return {word == "T" ? Cell::yes : Cell::no, 1};
    if (token.end != 0 && token.sort == logic::lenient::Token::Sort::constant)
        return {token.value ? Cell::yes : Cell::no, word.size()};
    return {};
}

/// How many values a line holds; 0 where it holds anything else.
std::size_t cells_in(std::string_view line) {
    std::size_t cells = 0;
    for (;;) {
        line.remove_prefix(std::min(line.find_first_not_of(separators), line.size()));
        if (line.empty())
            return cells;
        const FoundCell found = cell_at(line);
        if (found.cell == Cell::none)
            return 0;
        ++cells;
        line.remove_prefix(found.length);
    }
}

/// How many names a line without a `|` holds; 0 where it holds anything else.
std::size_t plain_names_in(std::string_view line) {
    std::size_t names = 0;
    for (;;) {
        line.remove_prefix(std::min(line.find_first_not_of(" \t\r,;"), line.size()));
        if (line.empty())
            return names;
        std::size_t length = 0;
        while (length < line.size() && logic::lenient::word_character(line, length) != 0)
            length += logic::lenient::word_character(line, length);
        if (length == 0 || logic::lenient::is_digit(line[0]) ||
            (length < line.size() && separators.find(line[length]) == std::string_view::npos))
            return 0;
        ++names;
        line.remove_prefix(length);
    }
}

/// `0 | 1 |`: a formula goes on behind it.
bool goes_on(std::string_view line) {
    const std::size_t last = line.find_last_not_of(" \t\r");
    return last != std::string_view::npos && line[last] == '|' && line[0] != '|';
}

/// Whether there are no names, and the first of at least two rows is in this line.
bool begins_rows_alone(std::string_view text) {
    const std::string_view line = said_in(text);
    const std::size_t cells = cells_in(line);
    return cells > 1 && line.find_first_of("xX") == std::string_view::npos && !goes_on(line) &&
           cells_in(said_in(behind_line(text))) == cells;
}

class TableReader {
public:
    explicit TableReader(std::string_view text) : scan_(text) {}

    Result<Function> read();

private:
    Result<bool> header();
    void name_columns();
    Result<bool> name_plainly(std::size_t begin, std::size_t end);
    Result<bool> names_with_border(std::size_t begin, std::size_t end);
    Result<bool> names(std::size_t end, std::vector<std::string>& list, int most);
    Result<bool> row();
    Result<bool> mark_rows(const Cube& cube, std::size_t begin);
    [[nodiscard]] bool at_rule() const;
    void skip_to_line();
    void skip_separators() {
        while (!scan_.at_end() && separators.find(scan_.peek()) != std::string_view::npos)
            scan_.advance();
    }
    [[nodiscard]] std::string shown(std::uint64_t row) const;

    Scanner scan_;
    Function function_;
    bool has_border_ = true; ///< a `|` says which columns are outputs
    std::set<std::string, std::less<>> seen_;
    std::vector<std::size_t> places_; ///< of the line of each row, plus 1; 0 where there is none
};

void TableReader::skip_to_line() {
    for (scan_.skip_space(); scan_.peek() == '#'; scan_.skip_space())
        scan_.skip_to_line_end();
}

bool TableReader::at_rule() const {
    return is_rule(scan_.rest().substr(0, scan_.rest().find('\n')));
}

std::string TableReader::shown(std::uint64_t row) const {
    std::string text;
    for (std::size_t i = function_.inputs.size(); i-- > 0;)
        text += (row >> i & 1U) != 0 ? '1' : '0';
    return text;
}

Result<bool> TableReader::names(std::size_t end, std::vector<std::string>& list, int most) {
    for (;;) {
        while (scan_.offset() < end && (Scanner::is_blank(scan_.peek()) || scan_.peek() == '|'))
            scan_.advance();
        if (scan_.offset() >= end)
            return true;
        const std::string_view rest = scan_.rest().substr(0, end - scan_.offset());
        const std::string_view word = rest.substr(0, rest.find_first_of(" \t\r|"));
        if (!is_word(word))
            return scan_.error("expected a name without control characters", scan_.offset(),
                               word.size());
        if (!seen_.emplace(word).second)
            return scan_.error(
                fmt::format("the name {} is there already", quoted_for_message(word)),
                scan_.offset(), word.size());
        if (list.size() == static_cast<std::size_t>(most))
            return scan_.error(fmt::format("expected at most {} names here", most), scan_.offset(),
                               word.size());
        list.emplace_back(word);
        scan_.advance(word.size());
    }
}

/// `a b | f`, also between two more `|` as in Markdown. What stands before the last `|` is inputs.
Result<bool> TableReader::header() {
    skip_to_line();
    const std::size_t begin = scan_.offset();
    if (begins_rows_alone(scan_.rest())) {
        name_columns();
    } else {
        const std::size_t end =
            std::min(scan_.text().find_first_of("#\n", begin), scan_.text().size());
        has_border_ = scan_.text().substr(begin, end - begin).find('|') != std::string_view::npos;
        auto named = has_border_ ? names_with_border(begin, end) : name_plainly(begin, end);
        if (!named)
            return named;
        scan_.skip_to_line_end();
    }
    for (Cover* const cover : {&function_.on, &function_.dont_care}) {
        cover->inputs = static_cast<int>(function_.inputs.size());
        cover->outputs = static_cast<int>(function_.outputs.size());
    }
    places_.assign(std::size_t{1} << function_.inputs.size(), 0);
    return true;
}

/// Of rows alone, the inputs `a`, `b` ... and the output `f`, or the next letter that is no input.
/// What is too wide for letters gets one column, in which the first row is too long.
void TableReader::name_columns() {
    has_border_ = false;
    const std::size_t columns = cells_in(said_in(scan_.rest()));
    const std::size_t inputs = std::min(columns - 1, static_cast<std::size_t>(most_table_inputs));
    for (std::size_t i = 0; i < inputs; ++i)
        function_.inputs.emplace_back(1, static_cast<char>('a' + i));
    function_.outputs.emplace_back(1, static_cast<char>('a' + std::max<std::size_t>(inputs, 5)));
}

/// `a b f` and `a,b,f`: the last one is the output.
Result<bool> TableReader::name_plainly(std::size_t begin, std::size_t end) {
    const std::string_view line = scan_.text().substr(begin, end - begin);
    const std::size_t count = plain_names_in(line);
    if (count < 2)
        return scan_.error("expected the names of inputs and outputs, as in `a b c | f`", begin,
                           std::max<std::size_t>(line.find_last_not_of(" \t\r") + 1, 1));
    if (count - 1 > static_cast<std::size_t>(most_table_inputs))
        return scan_.error(fmt::format("expected at most {} names here", most_table_inputs), begin);
    for (std::size_t at = 0; at < line.size();) {
        const std::size_t name = line.find_first_not_of(" \t\r,;", at);
        if (name == std::string_view::npos)
            break;
        at = std::min(line.find_first_of(" \t\r,;", name), line.size());
        const std::string_view word = line.substr(name, at - name);
        if (!seen_.emplace(word).second)
            return scan_.error(
                fmt::format("the name {} is there already", quoted_for_message(word)), begin + name,
                word.size());
        function_.inputs.emplace_back(word);
    }
    function_.outputs.push_back(std::move(function_.inputs.back()));
    function_.inputs.pop_back();
    return true;
}

Result<bool> TableReader::names_with_border(std::size_t begin, std::size_t end) {
    const std::string_view line = scan_.text().substr(begin, end - begin);
    const auto last = line.find_last_not_of(" \t\r");
    const bool framed = line[0] == '|' && line[last] == '|' && last > 0;
    const std::size_t border = line.rfind('|', framed ? last - 1 : last);
    if (border == std::string_view::npos || (framed && border == 0))
        return scan_.error("expected '|' between the names of inputs and outputs", begin, last + 1);
    if (auto taken = names(begin + border, function_.inputs, most_table_inputs); !taken)
        return taken;
    seen_.clear();
    if (auto taken = names(end, function_.outputs, most_outputs); !taken)
        return taken;
    if (function_.outputs.empty())
        return scan_.error("expected the name of an output behind '|'", begin + border);
    return true;
}

Result<bool> TableReader::mark_rows(const Cube& cube, std::size_t begin) {
    const std::uint64_t free = low_bits(function_.on.inputs) & ~cube.care;
    for (std::uint64_t part = 0;; part = (part - free) & free) {
        std::size_t& place = places_[cube.value | part];
        if (place != 0)
            return scan_.error(fmt::format("row {} is in line {} already", shown(cube.value | part),
                                           span_at(scan_.text(), place - 1).line),
                               begin);
        place = begin + 1;
        if (part == free)
            return true;
    }
}

Result<bool> TableReader::row() {
    const std::size_t begin = scan_.offset();
    const std::size_t inputs = function_.inputs.size();
    const std::size_t all = inputs + function_.outputs.size();
    Cube cube{0, 0, 0};
    std::uint64_t open = 0;
    for (std::size_t place = 0; place < all; ++place) {
        skip_separators();
        const auto [cell, length] = cell_at(scan_.rest());
        const bool either = cell == Cell::either;
        if (cell == Cell::none) {
            const std::string& name =
                place < inputs ? function_.inputs[place] : function_.outputs[place - inputs];
            return scan_.expected(fmt::format("0, 1 or - for {}", quoted_for_message(name)));
        }
        scan_.advance(length);
        if (place < inputs) {
            const std::uint64_t bit = std::uint64_t{1} << (inputs - 1 - place);
            cube.care |= either ? 0 : bit;
            cube.value |= cell == Cell::yes ? bit : 0;
        } else {
            const std::uint64_t bit = std::uint64_t{1} << (place - inputs);
            cube.outputs |= cell == Cell::yes ? bit : 0;
            open |= either ? bit : 0;
        }
    }
    skip_separators();
    if (scan_.peek() == '#')
        scan_.skip_to_line_end();
    if (!scan_.at_end() && scan_.peek() != '\n')
        return scan_.expected(fmt::format("the end of the line after {} values", all));
    if (auto marked = mark_rows(cube, begin); !marked)
        return marked;
    if (cube.outputs != 0)
        function_.on.cubes.push_back(cube);
    if (open != 0)
        function_.dont_care.cubes.push_back({cube.care, cube.value, open});
    return true;
}

Result<Function> TableReader::read() {
    if (auto read = header(); !read)
        return tl::unexpected(read.error());
    skip_to_line();
    if (at_rule())
        scan_.skip_to_line_end();
    for (skip_to_line(); !scan_.at_end(); skip_to_line())
        if (auto read = row(); !read)
            return tl::unexpected(read.error());
    const auto missing = std::find(places_.begin(), places_.end(), std::size_t{0});
    if (missing != places_.end())
        return scan_.error(
            fmt::format("row {} is missing{}",
                        shown(static_cast<std::uint64_t>(missing - places_.begin())),
                        has_border_ ? "" : "; without '|' the last column alone is an output"),
            scan_.offset());
    return std::move(function_);
}

} // namespace

bool begins_table(std::string_view text) {
    if (begins_rows_alone(text))
        return true;
    const std::string_view header = said_in(text);
    const std::string_view row = said_in(behind_line(text));
    const std::size_t cells = cells_in(row);
    const bool digits = row.find_first_of("0123456789-") != std::string_view::npos &&
                        row.find_first_not_of("0123456789-xX|+:= \t\r") == std::string_view::npos;
    if (header.find('|') != std::string_view::npos)
        return digits || cells > 1;
    return (digits || cells > 0) && plain_names_in(header) > 1;
}

Result<Function> read_truth_table(std::string_view text) {
    return TableReader(text).read();
}

} // namespace loggia::normal_forms
