#include "core/base/scanner.hpp"
#include "core/normal_forms/formats/read_parts.hpp"
#include "core/normal_forms/names.hpp"

#include <algorithm>
#include <set>

namespace loggia::normal_forms {

namespace {

constexpr int most_table_inputs = 16;

class TableReader {
public:
    explicit TableReader(std::string_view text) : scan_(text) {}

    Result<Function> read();

private:
    Result<bool> header();
    Result<bool> names(std::size_t end, std::vector<std::string>& list, int most);
    Result<bool> row();
    Result<bool> mark_rows(const Cube& cube, std::size_t begin);
    [[nodiscard]] bool at_rule() const;
    void skip_to_line();
    [[nodiscard]] std::string shown(std::uint64_t row) const;

    Scanner scan_;
    Function function_;
    std::set<std::string, std::less<>> seen_;
    std::vector<std::size_t> places_; ///< of the line of each row, plus 1; 0 where there is none
};

void TableReader::skip_to_line() {
    for (scan_.skip_space(); scan_.peek() == '#'; scan_.skip_space())
        scan_.skip_to_line_end();
}

/// Whether this line only separates, as `---+---` and `|---|---|` do.
bool TableReader::at_rule() const {
    const std::string_view line = scan_.rest().substr(0, scan_.rest().find('\n'));
    return line.find_first_not_of("-+|:= \t\r") == std::string_view::npos &&
           (line.find("--") != std::string_view::npos ||
            line.find_first_of("+:=") != std::string_view::npos);
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
    const std::size_t end = std::min(scan_.text().find_first_of("#\n", begin), scan_.text().size());
    const std::string_view line = scan_.text().substr(begin, end - begin);
    const auto last = line.find_last_not_of(" \t\r");
    if (last == std::string_view::npos)
        return scan_.expected("a line of names, as in `a b c | f`");
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
    scan_.skip_to_line_end();
    for (Cover* const cover : {&function_.on, &function_.dont_care}) {
        cover->inputs = static_cast<int>(function_.inputs.size());
        cover->outputs = static_cast<int>(function_.outputs.size());
    }
    places_.assign(std::size_t{1} << function_.inputs.size(), 0);
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
        while (Scanner::is_blank(scan_.peek()) || scan_.peek() == '|')
            scan_.advance();
        const char c = scan_.peek();
        const bool either = c == '-' || c == 'x' || c == 'X';
        if (c != '0' && c != '1' && !either) {
            const std::string& name =
                place < inputs ? function_.inputs[place] : function_.outputs[place - inputs];
            return scan_.expected(fmt::format("0, 1 or - for {}", quoted_for_message(name)));
        }
        scan_.advance();
        if (place < inputs) {
            const std::uint64_t bit = std::uint64_t{1} << (inputs - 1 - place);
            cube.care |= either ? 0 : bit;
            cube.value |= c == '1' ? bit : 0;
        } else {
            const std::uint64_t bit = std::uint64_t{1} << (place - inputs);
            cube.outputs |= c == '1' ? bit : 0;
            open |= either ? bit : 0;
        }
    }
    while (Scanner::is_blank(scan_.peek()) || scan_.peek() == '|')
        scan_.advance();
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
        return scan_.error(fmt::format("row {} is missing", shown(static_cast<std::uint64_t>(
                                                                missing - places_.begin()))),
                           scan_.offset());
    return std::move(function_);
}

} // namespace

Result<Function> read_truth_table(std::string_view text) {
    return TableReader(text).read();
}

} // namespace loggia::normal_forms
