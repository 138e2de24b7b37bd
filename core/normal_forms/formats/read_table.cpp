#include "core/base/scanner.hpp"
#include "core/base/text_start.hpp"
#include "core/logic/lenient_spellings.hpp"
#include "core/normal_forms/formats/syntax_readers.hpp"
#include "core/normal_forms/formats/table_cells.hpp"
#include "core/normal_forms/formats/table_header.hpp"
#include "core/normal_forms/formats/table_layout.hpp"
#include "core/normal_forms/names.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace loggia::normal_forms {

namespace {

constexpr int most_table_inputs = 16;

/// The length of a name at the beginning of a line: a word, which may be that of a next state,
/// `Q+`, `Q*` or `Q(t+1)`. 0 where there is none.
std::size_t plain_name_length(std::string_view line) {
    std::size_t length = 0;
    while (length < line.size() && logic::lenient::word_character(line, length) != 0)
        length += logic::lenient::word_character(line, length);
    if (length == 0 || logic::lenient::is_digit(line[0]))
        return 0;
    if (line.substr(length).starts_with('(')) {
        std::size_t end = length + 1;
        while (end < line.size() && (logic::lenient::is_letter(line[end]) || line[end] == '+' ||
                                     logic::lenient::is_digit(line[end])))
            ++end;
        length = end < line.size() && line[end] == ')' ? end + 1 : length;
    }
    return length +
           (line.substr(length).starts_with('+') || line.substr(length).starts_with('*') ? 1 : 0);
}

/// How many names a line without a `|` holds; 0 where it holds anything else.
std::size_t plain_names_in(std::string_view line) {
    std::size_t names = 0;
    for (;;) {
        line.remove_prefix(std::min(line.find_first_not_of(" \t\r,;"), line.size()));
        if (line.empty())
            return names;
        const std::size_t length = plain_name_length(line);
        if (length == 0 ||
            (length < line.size() && cell_separators.find(line[length]) == std::string_view::npos))
            return 0;
        ++names;
        line.remove_prefix(length);
    }
}

/// Whether a line of CSV names is followed by as many cells, of which the first is a value: where
/// another is none, that is an error of a table.
bool are_csv_lines(std::string_view header, std::string_view row) {
    const std::size_t first = std::min(row.find_first_not_of(" \t\""), row.size());
    const auto [cell, length] = cell_at(row.substr(first));
    const std::string_view behind = row.substr(first + length);
    if (plain_names_in(header) < 2 || cell == Cell::none || behind.empty() ||
        std::string_view(",; \t\"").find(behind[0]) == std::string_view::npos)
        return false;
    const auto are_apart_by = [&](char separator) {
        const auto cells = std::count(header.begin(), header.end(), separator);
        return cells > 0 && cells == std::count(row.begin(), row.end(), separator);
    };
    return are_apart_by(',') || are_apart_by(';');
}

/// `0 | 1 |`: a formula goes on behind it.
bool goes_on(std::string_view line) {
    const std::size_t last = line.find_last_not_of(" \t\r");
    return last != std::string_view::npos && line[last] == '|' && line[0] != '|';
}

/// Whether a line begins with two cells of digits, as a row does, whatever stands in the others.
bool begins_with_digits(std::string_view line) {
    for (int cells = 0; cells < 2; ++cells) {
        line.remove_prefix(std::min(line.find_first_not_of(cell_separators), line.size()));
        if (line.empty() || !logic::lenient::is_digit(line[0]))
            return false;
        const auto [cell, length] = cell_at(line);
        line.remove_prefix(length);
        if (cell == Cell::none ||
            (!line.empty() && cell_separators.find(line[0]) == std::string_view::npos))
            return false;
    }
    return true;
}

/// The rows in which inputs have these values: 0, 1 and - for either.
Cube cube_of_cells(std::string_view cells) {
    Cube cube{0, 0, 0};
    for (const char cell : cells) {
        cube.care = cube.care << 1U | (cell == '-' ? 0U : 1U);
        cube.value = cube.value << 1U | (cell == '1' ? 1U : 0U);
    }
    return cube;
}

/// Whether values and no names are in a line of cells: an x is a name, too, but no name begins with
/// a digit.
bool are_values(std::string_view line) {
    if (line.find_first_of("xX") == std::string_view::npos)
        return true;
    const auto words = words_of(line, cell_separators);
    return std::any_of(words.begin(), words.end(),
                       [](const Word& word) { return logic::lenient::is_digit(word.text[0]); });
}

/// A text without the comments and empty lines before its first line that says something.
std::string_view without_comments_above(std::string_view text) {
    while (!text.empty()) {
        const std::string_view said = said_in(text);
        if (said.find_first_not_of(" \t\r") != std::string_view::npos)
            return text;
        const std::size_t end = text.find('\n');
        text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
    }
    return text;
}

/// Where a place lies in a text.
std::size_t offset_of(std::string_view text, const SourceSpan& span) {
    std::size_t at = 0;
    for (int line = 1; line < span.line; ++line)
        at = std::min(text.find('\n', at), text.size() - 1) + 1;
    return at + static_cast<std::size_t>(span.column - 1);
}

/// Whether there are no names, and the first of at least two rows is in this line.
bool begins_rows_alone(std::string_view text) {
    const std::string_view line = said_in(text);
    const std::size_t cells = cells_in(line);
    return cells > 1 && are_values(line) && !goes_on(line) &&
           cells_in(said_in(behind_line(text))) == cells;
}

/// A text from its first line on that is no rule and has a cell: a table may begin with such lines.
std::string_view behind_rules(std::string_view text) {
    while (!text.empty() && says_nothing(said_in(text)))
        text = behind_line(text);
    return text;
}

/// The names of the bits of `A[3..0]`, which Logisim's tables have; the word itself where it is no
/// such bus.
std::vector<std::string> bits_of_bus(std::string_view word) {
    const std::size_t bracket = word.find('[');
    const std::size_t dots = word.find("..", bracket == std::string_view::npos ? 0 : bracket);
    std::vector<std::string> none{std::string(word)};
    if (bracket == std::string_view::npos || bracket == 0 || dots == std::string_view::npos ||
        !word.ends_with(']'))
        return none;
    const auto number = [](std::string_view digits) { return Word{digits}.number<int>(); };
    const auto first = number(word.substr(bracket + 1, dots - bracket - 1));
    const auto last = number(word.substr(dots + 2, word.size() - dots - 3));
    if (!first || !last || *first < *last || *last < 0 || *first - *last >= most_outputs)
        return none;
    std::vector<std::string> names;
    for (int bit = *first; bit >= *last; --bit)
        names.push_back(fmt::format("{}{}", word.substr(0, bracket), bit));
    return names;
}

/// Whether there are names, each is that of one column and there are not too many of them.
bool can_be_columns(const std::vector<HeaderCell>& cells) {
    const auto inputs = std::count_if(cells.begin(), cells.end(),
                                      [](const HeaderCell& cell) { return cell.part == 0; });
    return !cells.empty() && inputs <= most_table_inputs &&
           cells.size() <= most_table_inputs + most_outputs &&
           std::all_of(cells.begin(), cells.end(), [](const HeaderCell& cell) {
               return bits_of_bus(cell.name) == std::vector<std::string>{cell.name};
           });
}

/// The longest run of first columns of which the rows give every combination of values once; 0
/// where there is none, or when stopped. `rows` has a text of 0, 1 and - for each.
std::size_t whole_columns(const std::vector<std::string>& rows, std::size_t columns,
                          const Control& control) {
    for (std::size_t k = std::min(columns, static_cast<std::size_t>(most_table_inputs));
         k > 0 && !control.stop_requested(); --k) {
        std::uint64_t sum = 0;
        for (const std::string& row : rows)
            sum += std::uint64_t{1}
                   << std::count(row.begin(), row.begin() + static_cast<std::ptrdiff_t>(k), '-');
        if (sum != std::uint64_t{1} << k)
            continue;
        std::vector<bool> seen(std::size_t{1} << k, false);
        bool once = true;
        for (const std::string& row : rows) {
            const Cube cube = cube_of_cells(std::string_view(row).substr(0, k));
            const std::uint64_t free = low_bits(static_cast<int>(k)) & ~cube.care;
            for (std::uint64_t part = 0;; part = (part - free) & free) {
                once = once && !seen[cube.value | part];
                seen[cube.value | part] = true;
                if (part == free)
                    break;
            }
        }
        if (once)
            return k;
    }
    return 0;
}

/// Whether the last names are the codes of a Karnaugh map's columns, such as 00, 01, 11 and 10.
bool end_in_codes(const std::vector<std::string>& names) {
    std::set<unsigned long> codes;
    std::size_t digits = 0;
    for (std::size_t i = names.size(); i-- > 0;) {
        const std::string& name = names[i];
        constexpr std::size_t most_digits = 8;
        if (name.empty() || name.size() > most_digits ||
            name.find_first_not_of("01") != std::string::npos)
            break;
        digits = std::max(digits, name.size());
        codes.insert(std::stoul(name, nullptr, 2));
        if (digits > 0 && codes.size() == std::size_t{1} << digits)
            return true;
    }
    return false;
}

class TableReader {
public:
    TableReader(std::string_view text, const Control& control) : scan_(text), control_(control) {}

    Result<Function> read();

private:
    Result<bool> header();
    void name_columns();
    Result<bool> name_plainly(std::size_t begin, std::size_t end);
    Result<bool> name_cells(const std::vector<HeaderCell>& cells, std::size_t begin);
    Result<bool> name_column(std::string_view name, std::size_t at, std::size_t length);
    Result<bool> names_with_border(std::size_t begin, std::size_t end);
    Result<bool> name_between_bars(const std::vector<HeaderCell>& cells, std::size_t begin);
    [[nodiscard]] bool is_formula_named(std::string_view line, std::size_t border) const;
    void move_border();
    Result<bool> names(std::size_t end, int most);
    Result<bool> row();
    void go_to_cell(std::size_t column);
    char take_literal(std::size_t column);
    void add_input_of_cells();
    Result<bool> mark_rows(const Cube& cube, std::size_t begin);
    Result<bool> build();
    [[nodiscard]] bool at_rule() const;
    void skip_to_line();
    [[nodiscard]] std::string shown(std::uint64_t row) const;

    Scanner scan_;
    const Control& control_;
    std::vector<std::string> columns_;
    std::optional<std::size_t> inputs_;     ///< how many columns, where the first line says it
    std::vector<std::size_t> borders_;      ///< the columns before each bar, where it has several
    std::optional<std::size_t> empty_cell_; ///< the column before which rows of CSV have one
    std::set<std::string, std::less<>> seen_;
    std::vector<std::string> rows_; ///< each with a 0, 1 or - for each column
    std::vector<std::size_t> row_places_;
    std::string input_of_cells_; ///< D, where outputs are D and D', as of a multiplexer
    Function function_;
    std::vector<std::size_t> places_; ///< of the line of each row, plus 1; 0 where there is none
};

/// Skips comments and rules.
void TableReader::skip_to_line() {
    for (scan_.skip_space(); !scan_.at_end() && (scan_.peek() == '#' || at_rule());
         scan_.skip_space())
        scan_.skip_to_line_end();
}

bool TableReader::at_rule() const {
    const std::string_view line = scan_.rest().substr(0, scan_.rest().find('\n'));
    // As a row it would stand for all that come behind it.
    if (rows_.empty() && is_dashes_between_bars(line) && !behind_line(scan_.rest()).empty())
        return true;
    // Behind other rows no row of dashes can stand: it would give each of them again.
    return is_empty_row(line) || is_rule(line);
}

std::string TableReader::shown(std::uint64_t row) const {
    std::string text;
    for (std::size_t i = function_.inputs.size(); i-- > 0;)
        text += (row >> i & 1U) != 0 ? '1' : '0';
    return text;
}

Result<bool> TableReader::name_column(std::string_view name, std::size_t at, std::size_t length) {
    if (!seen_.emplace(name).second)
        return scan_.error(fmt::format("the name {} is used twice", quoted_for_message(name)), at,
                           length);
    columns_.emplace_back(name);
    return true;
}

Result<bool> TableReader::names(std::size_t end, int most) {
    for (int count = 0;;) {
        while (scan_.offset() < end && (Scanner::is_blank(scan_.peek()) || scan_.peek() == '|'))
            scan_.advance();
        if (scan_.offset() >= end)
            return true;
        const std::string_view rest = scan_.rest().substr(0, end - scan_.offset());
        const std::string_view word = rest.substr(0, rest.find_first_of(" \t\r|"));
        if (!is_word(word))
            return scan_.error("expected a name without control characters", scan_.offset(),
                               word.size());
        const std::vector<std::string> bits = bits_of_bus(word);
        count += static_cast<int>(bits.size());
        if (count > most && !seen_.contains(word))
            return scan_.error(fmt::format("expected at most {} names here", most), scan_.offset(),
                               word.size());
        for (const std::string& bit : bits)
            if (auto named = name_column(bit, scan_.offset(), word.size()); !named)
                return named;
        scan_.advance(word.size());
    }
}

/// `a b | f`, also between two more `|` as in Markdown. What stands before the last `|` is inputs.
Result<bool> TableReader::header() {
    skip_to_line();
    if (begins_rows_alone(scan_.rest())) {
        name_columns();
        return true;
    }
    const std::size_t begin = scan_.offset();
    const std::string_view line = said_in(scan_.rest());
    const std::size_t end = begin + line.size();
    const std::string_view row = said_in(behind_line(scan_.rest()));
    const auto cells = csv_header(line, row);
    const auto between_bars = header_between_bars(line, row);
    auto named = !cells.empty()                             ? name_cells(cells, begin)
                 : can_be_columns(between_bars)             ? name_between_bars(between_bars, begin)
                 : line.find('|') != std::string_view::npos ? names_with_border(begin, end)
                                                            : name_plainly(begin, end);
    if (named && end_in_codes(columns_))
        return scan_.error("expected the inputs of rows and columns, for example `AB\\CD`", begin,
                           line.find_last_not_of(" \t\r") + 1);
    if (named)
        scan_.skip_to_line_end();
    return named;
}

/// Of rows alone, the inputs `a`, `b` ... and the output `f`, or the next letter that is no input.
/// Where several values stand behind a `|`, the outputs `f1`, `f2` ... What is too wide for letters
/// gets one column, in which the first row is too long.
void TableReader::name_columns() {
    const std::string_view line = said_in(scan_.rest());
    const std::size_t columns = cells_in(line);
    const std::size_t last = line.find_last_not_of(" \t\r");
    const std::size_t border = line.rfind('|', line[last] == '|' && last > 0 ? last - 1 : last);
    std::size_t outputs = 1;
    if (border != std::string_view::npos && cells_in(line.substr(0, border)) > 0)
        outputs = std::max<std::size_t>(cells_in(line.substr(border)), 1);
    const std::size_t inputs =
        std::min(columns - outputs, static_cast<std::size_t>(most_table_inputs));
    for (std::size_t i = 0; i < inputs; ++i)
        columns_.emplace_back(1, static_cast<char>('a' + i));
    for (std::size_t i = 1; i <= outputs && outputs > 1; ++i)
        columns_.push_back(fmt::format("f{}", i));
    if (outputs == 1)
        columns_.emplace_back(1, static_cast<char>('a' + std::max<std::size_t>(inputs, 5)));
    inputs_ = inputs;
}

/// `a b f` and `a,b,f`: the rows show which are inputs.
Result<bool> TableReader::name_plainly(std::size_t begin, std::size_t end) {
    const std::string_view line = scan_.text().substr(begin, end - begin);
    const std::size_t count = plain_names_in(line);
    if (count < 2)
        return scan_.error("expected the names of inputs and outputs, for example `a b c | f`",
                           begin, std::max<std::size_t>(line.find_last_not_of(" \t\r") + 1, 1));
    constexpr int most = most_table_inputs + most_outputs;
    if (count > static_cast<std::size_t>(most))
        return scan_.error(fmt::format("expected at most {} names here", most), begin);
    for (std::size_t at = 0; at < line.size();) {
        const std::size_t name = line.find_first_not_of(" \t\r,;", at);
        if (name == std::string_view::npos)
            break;
        at = std::min(line.find_first_of(" \t\r,;", name), line.size());
        if (auto named = name_column(line.substr(name, at - name), begin + name, at - name); !named)
            return named;
    }
    return true;
}

Result<bool> TableReader::name_cells(const std::vector<HeaderCell>& cells, std::size_t begin) {
    for (const HeaderCell& cell : cells) {
        if (cell.name.empty()) {
            inputs_ = empty_cell_ = columns_.size();
            if (columns_.size() > static_cast<std::size_t>(most_table_inputs))
                return scan_.error(fmt::format("expected at most {} inputs", most_table_inputs),
                                   begin);
            continue;
        }
        if (auto named = name_column(cell.name, begin + cell.at, cell.length); !named)
            return named;
    }
    if (static_cast<int>(columns_.size()) > most_table_inputs + most_outputs)
        return scan_.error(
            fmt::format("expected at most {} names here", most_table_inputs + most_outputs), begin);
    return true;
}

Result<bool> TableReader::names_with_border(std::size_t begin, std::size_t end) {
    const std::string_view line = scan_.text().substr(begin, end - begin);
    const auto last = line.find_last_not_of(" \t\r");
    const bool framed = line[0] == '|' && line[last] == '|' && last > 0;
    std::size_t border = line.rfind('|', framed ? last - 1 : last);
    if (border == std::string_view::npos || (framed && border == 0))
        return scan_.error("expected '|' between the names of inputs and outputs", begin, last + 1);
    const std::size_t twice = line.find("||");
    const bool is_doubled = twice != std::string_view::npos && twice > 0 && twice + 1 < last &&
                            line.find("||", twice + 1) == std::string_view::npos;
    if (is_doubled)
        border = twice;
    if (auto taken = names(begin + border, most_table_inputs); !taken)
        return taken;
    seen_.clear();
    inputs_ = columns_.size();
    const std::size_t first = std::min(line.find_first_not_of("| \t", border), line.size());
    const std::size_t behind = line.find_last_not_of("| \t\r") + 1;
    const std::string_view named = line.substr(first, std::max(behind, first) - first);
    if (is_formula_named(line, border))
        return name_column(named, begin + first, named.size());
    if (is_formula_of_words(named))
        return scan_.error("expected one value in each row for this formula, that of its main "
                           "connective",
                           begin + first, named.size());
    if (auto taken = names(end, most_outputs); !taken)
        return taken;
    if (columns_.size() == *inputs_)
        return scan_.error("expected the name of an output after '|'", begin + border);
    // A bar between all columns says nothing of outputs; one fewer than the columns may be inputs.
    const auto bars = static_cast<std::size_t>(std::count(line.begin(), line.end(), '|'));
    if (!is_doubled && columns_.size() > 2 && bars == columns_.size() - 1 + (framed ? 2 : 0))
        for (std::size_t column = 1; column < columns_.size(); ++column)
            borders_.push_back(column);
    return true;
}

/// The outputs stand behind the last bar, unless the rows show that there are more of them.
Result<bool> TableReader::name_between_bars(const std::vector<HeaderCell>& cells,
                                            std::size_t begin) {
    std::size_t part = 0;
    for (const HeaderCell& cell : cells) {
        if (cell.part != part)
            borders_.push_back(columns_.size());
        if (cell.part != part && cell.part == cells.back().part) {
            seen_.clear();
            inputs_ = columns_.size();
        }
        part = cell.part;
        if (auto named = name_column(cell.name, begin + cell.at, cell.length); !named)
            return named;
    }
    return true;
}

/// Where the rows are not those of all columns before the last bar, the inputs end at an earlier
/// one. A single input is none unless what stands above the next column is a formula: two rows may
/// be what is left of more.
void TableReader::move_border() {
    if (borders_.empty() || whole_columns(rows_, *inputs_, control_) == *inputs_)
        return;
    for (std::size_t i = borders_.size(); i-- > 0;) {
        const std::size_t border = borders_[i];
        if (border < *inputs_ && whole_columns(rows_, border, control_) == border &&
            (border > 1 || !logic::lenient::is_plain_name(columns_[border]))) {
            inputs_ = border;
            return;
        }
    }
}

/// Whether one column of the rows stands behind the border, and a formula with blanks above it, as
/// in `p q | p -> q`.
bool TableReader::is_formula_named(std::string_view line, std::size_t border) const {
    const std::size_t first = line.find_first_not_of("| \t", border);
    if (first == std::string_view::npos || words_of(line.substr(first), "| \t\r").size() < 2)
        return false;
    std::string_view row = said_in(behind_line(scan_.rest()));
    row = row.substr(0, row.find_last_not_of("| \t\r") + 1);
    const std::size_t bar = row.rfind('|');
    return bar != std::string_view::npos && cells_in(row.substr(bar)) == 1 &&
           cells_in(row) == columns_.size() + 1;
}

Result<bool> TableReader::mark_rows(const Cube& cube, std::size_t begin) {
    const std::uint64_t free = low_bits(function_.on.inputs) & ~cube.care;
    for (std::uint64_t part = 0;; part = (part - free) & free) {
        std::size_t& place = places_[cube.value | part];
        if (place != 0)
            return scan_.error(fmt::format("row {} is already given in line {}",
                                           shown(cube.value | part),
                                           span_at(scan_.text(), place - 1).line),
                               begin);
        place = begin + 1;
        if (part == free)
            return true;
    }
}

/// Skips what stands before the value of a column. Two commas with nothing in between are a value
/// that is missing.
void TableReader::go_to_cell(std::size_t column) {
    const std::size_t expected =
        (column > 0 ? 1U : 0U) + (empty_cell_ && *empty_cell_ == column ? 1U : 0U);
    for (std::size_t commas = 0;
         !scan_.at_end() &&
         (cell_separators.find(scan_.peek()) != std::string_view::npos || scan_.peek() == '"');
         scan_.advance()) {
        commas += scan_.peek() == ',' || scan_.peek() == ';' ? 1 : 0;
        if (commas > expected)
            return;
    }
}

/// Takes `D`, `D'`, `!D` or the like as the value of an output, where D is no column and the same
/// in all cells: 'p', or 'n' where it is negated. 0 where there is no such value.
char TableReader::take_literal(std::size_t column) {
    if (column < inputs_.value_or(columns_.size() - 1))
        return 0;
    const FoundLiteral found = literal_at(scan_.rest());
    if (found.length == 0 ||
        std::find(columns_.begin(), columns_.end(), found.name) != columns_.end() ||
        (!input_of_cells_.empty() && found.name != input_of_cells_))
        return 0;
    input_of_cells_ = found.name;
    scan_.advance(found.length);
    return found.negated ? 'n' : 'p';
}

/// Where outputs are D and D', D becomes the last input, and each row two rows.
void TableReader::add_input_of_cells() {
    if (input_of_cells_.empty())
        return;
    const std::size_t inputs = inputs_.value_or(columns_.size() - 1);
    columns_.insert(columns_.begin() + static_cast<std::ptrdiff_t>(inputs), input_of_cells_);
    inputs_ = inputs + 1;
    borders_.clear();
    std::vector<std::string> rows;
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < rows_.size(); ++i)
        for (const char value : {'0', '1'}) {
            std::string row = rows_[i];
            std::replace(row.begin(), row.end(), 'p', value);
            std::replace(row.begin(), row.end(), 'n', value == '0' ? '1' : '0');
            rows.push_back(row.insert(inputs, 1, value));
            places.push_back(row_places_[i]);
        }
    rows_ = std::move(rows);
    row_places_ = std::move(places);
}

Result<bool> TableReader::row() {
    const std::size_t begin = scan_.offset();
    std::string cells;
    for (std::size_t column = 0; column < columns_.size(); ++column) {
        go_to_cell(column);
        const auto [cell, length] = cell_at(scan_.rest());
        if (cell == Cell::none) {
            const char literal = take_literal(column);
            if (literal == 0)
                return scan_.expected(
                    fmt::format("0, 1 or - for {}", quoted_for_message(columns_[column])));
            cells += literal;
            continue;
        }
        scan_.advance(length);
        cells += cell == Cell::either ? '-' : cell == Cell::yes ? '1' : '0';
    }
    while (!scan_.at_end() &&
           (cell_separators.find(scan_.peek()) != std::string_view::npos || scan_.peek() == '"'))
        scan_.advance();
    if (scan_.peek() == '#')
        scan_.skip_to_line_end();
    if (!scan_.at_end() && scan_.peek() != '\n')
        return scan_.expected(fmt::format("the end of the line after {} values", columns_.size()));
    if (rows_.size() == std::size_t{1} << most_table_inputs)
        return scan_.error(fmt::format("expected at most {} rows, because there are {} inputs",
                                       rows_.size(), most_table_inputs),
                           begin);
    rows_.push_back(std::move(cells));
    row_places_.push_back(begin);
    return true;
}

/// The function of the rows.
Result<bool> TableReader::build() {
    add_input_of_cells();
    move_border();
    const bool is_said = inputs_.has_value();
    if (!is_said)
        inputs_ = whole_columns(rows_, columns_.size() - 1, control_);
    if (*inputs_ == 0 && !is_said)
        inputs_ = std::min(columns_.size() - 1, static_cast<std::size_t>(most_table_inputs));
    const std::size_t inputs = *inputs_;
    if (inputs > static_cast<std::size_t>(most_table_inputs))
        return scan_.error(fmt::format("expected at most {} inputs", most_table_inputs), 0);
    const auto first_output = columns_.begin() + static_cast<std::ptrdiff_t>(inputs);
    function_.inputs.assign(columns_.begin(), first_output);
    function_.outputs.assign(first_output, columns_.end());
    if (function_.outputs.size() > static_cast<std::size_t>(most_outputs))
        return scan_.error(fmt::format("expected at most {} outputs", most_outputs), 0);
    std::set<std::string_view> outputs; // of which some may have stood before the last bar
    for (const std::string& output : function_.outputs)
        if (!outputs.insert(output).second)
            return scan_.error(fmt::format("the name {} is used twice", quoted_for_message(output)),
                               0);
    for (Cover* const cover : {&function_.on, &function_.dont_care}) {
        cover->inputs = static_cast<int>(inputs);
        cover->outputs = static_cast<int>(function_.outputs.size());
    }
    places_.assign(std::size_t{1} << inputs, 0);
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        Cube cube = cube_of_cells(std::string_view(rows_[i]).substr(0, inputs));
        cube.outputs = 0;
        std::uint64_t open = 0;
        for (std::size_t k = inputs; k < rows_[i].size(); ++k) {
            const std::uint64_t bit = std::uint64_t{1} << (k - inputs);
            cube.outputs |= rows_[i][k] == '1' ? bit : 0;
            open |= rows_[i][k] == '-' ? bit : 0;
        }
        if (auto marked = mark_rows(cube, row_places_[i]); !marked)
            return marked;
        if (cube.outputs != 0)
            function_.on.cubes.push_back(cube);
        if (open != 0)
            function_.dont_care.cubes.push_back({cube.care, cube.value, open});
    }
    const auto missing = std::find(places_.begin(), places_.end(), std::size_t{0});
    if (missing != places_.end())
        return scan_.error(
            fmt::format("row {} is missing{}",
                        shown(static_cast<std::uint64_t>(missing - places_.begin())),
                        is_said ? ""
                                : "; without '|' the inputs are the first columns in which "
                                  "every combination appears once, or all but the last"),
            scan_.offset());
    return true;
}

Result<Function> TableReader::read() {
    if (auto read = header(); !read)
        return tl::unexpected(read.error());
    for (skip_to_line(); !scan_.at_end() && !control_.stop_requested(); skip_to_line())
        if (auto read = row(); !read)
            return tl::unexpected(read.error());
    const auto built = control_.stop_requested() ? failure("stopped") : build();
    if (control_.stop_requested())
        return failure("stopped");
    if (!built)
        return tl::unexpected(built.error());
    return std::move(function_);
}

} // namespace

bool begins_table(std::string_view given) {
    const auto plain = plain_table(start_of(given).text);
    if (!plain)
        return true;
    std::string_view text = behind_rules(without_comments_above(*plain));
    if (begins_rows_alone(text))
        return true;
    const std::string_view header = said_in(text);
    const std::string_view row = said_in(behind_line(text));
    const std::size_t cells = cells_in(row);
    const bool digits = row.find_first_of("0123456789-") != std::string_view::npos &&
                        row.find_first_not_of("0123456789-xX|+:= \t\r") == std::string_view::npos;
    const bool has_values = digits || begins_with_digits(row);
    if (header.find('|') != std::string_view::npos)
        return cells > 1 || (has_values && (digits || !goes_on(header)));
    if (((has_values || cells > 0) && plain_names_in(header) > 1) || are_csv_lines(header, row))
        return true;
    std::string values(row);
    std::replace(values.begin(), values.end(), '"', ' ');
    return cells_in(values) > 0 && !csv_header(header, row).empty();
}

Result<Function> read_truth_table(std::string_view text, const Control& control) {
    const auto plain = plain_table(text, control);
    if (!plain)
        return tl::unexpected(plain.error());
    auto function = TableReader(*plain, control).read();
    if (function || !function.error().span ||
        std::count(plain->begin(), plain->end(), '\n') ==
            std::count(text.begin(), text.end(), '\n'))
        return function;
    // Where a list has become lines, the same bytes stand elsewhere.
    Error error = std::move(function.error());
    const std::size_t begin = offset_of(*plain, *error.span);
    error.span = span_at(text, begin, static_cast<std::size_t>(error.span->length));
    return tl::unexpected(std::move(error));
}

} // namespace loggia::normal_forms
