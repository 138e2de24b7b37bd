#include "core/base/scanner.hpp"
#include "core/logic/lenient_spellings.hpp"
#include "core/normal_forms/formats/equation_text.hpp"
#include "core/normal_forms/formats/syntax_readers.hpp"
#include "core/normal_forms/names.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <set>

namespace loggia::normal_forms {

namespace {

enum class RowKind : std::uint8_t { on, off, open };

/// What closes a list of rows, which opens with a parenthesis or, as a set, with a brace.
char closing(char opening) {
    return opening == '{' ? '}' : ')';
}

/// What stands before the parenthesis of a list of rows; the longer ones first.
struct RowWord {
    std::string_view text;
    RowKind kind;
};
constexpr std::array row_words{
    RowWord{"m", RowKind::on},   RowWord{"M", RowKind::off},  RowWord{"dc", RowKind::open},
    RowWord{"d", RowKind::open}, RowWord{"D", RowKind::open}, RowWord{"φ", RowKind::open},
    RowWord{"Φ", RowKind::open}, RowWord{"ϕ", RowKind::open}, RowWord{"\\phi", RowKind::open},
};
/// Signs of sums and products before it, or in its place.
constexpr std::array row_signs{
    RowWord{"Σ", RowKind::on},     RowWord{"∑", RowKind::on},
    RowWord{"\\sum", RowKind::on}, RowWord{"\\Sigma", RowKind::on},
    RowWord{"sum", RowKind::on},   RowWord{"Π", RowKind::off},
    RowWord{"∏", RowKind::off},    RowWord{"\\prod", RowKind::off},
    RowWord{"\\Pi", RowKind::off}, RowWord{"product", RowKind::off},
    RowWord{"prod", RowKind::off}, RowWord{"Sum", RowKind::on},
    RowWord{"SUM", RowKind::on},   RowWord{"Product", RowKind::off},
    RowWord{"Prod", RowKind::off}, RowWord{"PRODUCT", RowKind::off},
    RowWord{"PROD", RowKind::off},
};

/// The names of the inputs that textbooks set below the sign, `Σ_{A,B,C}(0, 1)`, or as it is copied
/// from them, `ΣA,B,C(0, 1)`. Takes nothing where there are not two at least.
std::vector<std::string> take_inputs_below(Scanner& scan) {
    Scanner in = scan;
    const bool braces = in.take("_") && in.take("{");
    std::vector<std::string> names;
    do {
        in.skip_blanks();
        const std::size_t length = equation_name_length(in.rest());
        if (length == 0)
            return {};
        names.emplace_back(in.rest().substr(0, length));
        in.advance(length);
        in.skip_blanks();
    } while (in.take(","));
    if (names.size() < 2 || (braces && !in.take("}")))
        return {};
    in.skip_blanks();
    scan = in;
    return names;
}

/// Takes what says of which kind the list behind it is, up to its parenthesis or brace. `inputs`
/// are those that stand below a sign, if any do.
std::optional<RowKind> take_row_kind(Scanner& scan, std::vector<std::string>* inputs = nullptr) {
    std::optional<RowKind> kind;
    bool braces = false; // as in \sum_{m}(0, 1)
    scan.skip_blanks();
    for (const RowWord& sign : row_signs)
        if (scan.take(sign.text)) {
            kind = sign.kind;
            scan.skip_blanks();
            if (auto names = take_inputs_below(scan); names.empty())
                braces = scan.take("_") && scan.take("{");
            else if (inputs)
                *inputs = std::move(names);
            break;
        }
    for (const RowWord& word : row_words)
        if (scan.take(word.text)) {
            kind = word.kind;
            break;
        }
    if (braces && !scan.take("}"))
        return std::nullopt;
    scan.skip_blanks();
    return scan.peek() == '(' || scan.peek() == '{' ? kind : std::nullopt;
}

/// Whether a list of rows has a sign of sums, which Loggia writes nowhere.
bool has_sum_sign(std::string_view list) {
    return std::any_of(row_signs.begin(), row_signs.end(), [&](const RowWord& sign) {
        return sign.kind == RowKind::on && list.starts_with(sign.text);
    });
}

constexpr std::string_view ambiguous_dont_cares =
    "ambiguous: `d` is an output or the don't-cares; write `+ d(0, 2)` after the rows, or give the "
    "output another name";

constexpr std::uint64_t last_unnamed_row = low_bits(16); ///< where the inputs have no names

/// Letters for inputs that have no names: from a on, without those that are outputs.
std::vector<std::string> letters_beside(const std::vector<std::string>& outputs, int count) {
    std::vector<std::string> letters;
    for (char c = 'a'; c <= 'z' && letters.size() < static_cast<std::size_t>(count); ++c)
        if (std::find(outputs.begin(), outputs.end(), std::string(1, c)) == outputs.end())
            letters.emplace_back(1, c);
    return letters;
}

/// Cubes that hold all rows from `first` to `last`, a power of two of them each, as few as there
/// are that way: at most twice as many as there are inputs.
void add_stretch(std::uint64_t first, std::uint64_t last, int inputs, std::vector<Cube>& cubes) {
    for (std::uint64_t row = first;;) {
        int bits = 0;
        while (bits < inputs && (row >> bits & 1U) == 0 && last - row >= low_bits(bits + 1))
            ++bits;
        cubes.push_back({low_bits(inputs) & ~low_bits(bits), row, 1});
        if (last - row <= low_bits(bits))
            return;
        row += low_bits(bits) + 1;
    }
}

struct ListedRow {
    std::uint64_t row;
    RowKind kind;
    std::size_t offset;
};

bool by_row(const ListedRow& a, const ListedRow& b) {
    return a.row < b.row;
}

class MintermReader {
public:
    MintermReader(std::string_view text, const Control& control) : scan_(text), control_(control) {}

    Result<Function> read();
    /// After read(): whether the inputs were given no names; then it is to be read again with them.
    [[nodiscard]] bool lacks_names() const { return unnamed_ && letters_.empty(); }
    [[nodiscard]] bool is_bare() const { return bare_; }
    [[nodiscard]] std::uint64_t largest_row() const { return largest_row_; }
    void name_inputs(std::vector<std::string> letters) { letters_ = std::move(letters); }

private:
    Result<bool> line();
    Result<std::string> name(std::string_view what);
    Result<std::string> output_name();
    Result<bool> arguments();
    Result<bool> name_below(std::vector<std::string> names, std::size_t place);
    Result<bool> rows(RowKind kind);
    Result<bool> finish_line();
    bool take_next_line(bool has_sign);
    [[nodiscard]] bool may_be_dont_cares(std::size_t list) const;
    void skip_to_line();
    [[nodiscard]] std::uint64_t last_row() const {
        return lacks_names() ? last_unnamed_row
                             : low_bits(static_cast<int>(function_.inputs.size()));
    }

    Scanner scan_;
    const Control& control_;
    Function function_;
    std::vector<std::string> letters_; ///< for inputs without names
    bool unnamed_ = false;
    bool bare_ = false;  ///< without an output's name too
    bool below_ = false; ///< the inputs were named below the sign of a sum
    std::uint64_t largest_row_ = 0;
    std::vector<ListedRow> rows_;           ///< of the line at hand
    std::vector<ListedRow> first_rows_;     ///< of the first line
    bool by_true_ = false;                  ///< whether the line at hand has a list of true rows
    bool by_false_ = false;                 ///< of false ones: then all others are true
    std::optional<std::size_t> dont_cares_; ///< a second line that may list those of the first
};

void MintermReader::skip_to_line() {
    for (;;) {
        scan_.skip_space();
        if (scan_.peek() == '#')
            scan_.skip_to_line_end();
        else if (scan_.peek() == ';')
            scan_.advance();
        else
            return;
    }
}

Result<Function> MintermReader::read() {
    for (skip_to_line(); !scan_.at_end() || function_.outputs.empty(); skip_to_line())
        if (const auto read = line(); !read)
            return tl::unexpected(read.error());
    if (dont_cares_ && function_.outputs.size() == 2)
        return scan_.error(std::string(ambiguous_dont_cares), *dont_cares_);
    const auto inputs = static_cast<int>(function_.inputs.size());
    const auto outputs = static_cast<int>(function_.outputs.size());
    for (Cover* const cover : {&function_.on, &function_.dont_care}) {
        cover->inputs = inputs;
        cover->outputs = outputs;
    }
    return std::move(function_);
}

/// As it is, or in quotation marks.
Result<std::string> MintermReader::name(std::string_view what) {
    scan_.skip_blanks();
    if (scan_.peek() != '"') {
        const std::size_t length = equation_name_length(scan_.rest());
        if (length == 0)
            return scan_.expected(what);
        std::string result(scan_.rest().substr(0, length));
        scan_.advance(length);
        return result;
    }
    const std::size_t begin = scan_.offset();
    std::string result;
    for (scan_.advance(); scan_.peek() != '"'; scan_.advance()) {
        if (scan_.peek() == '\\')
            scan_.advance();
        if (scan_.at_end())
            return scan_.error("expected '\"' at the end of this name", begin);
        result += scan_.peek();
    }
    scan_.advance();
    if (!fits_a_line(result))
        return scan_.error("expected a name without line breaks and control characters", begin,
                           scan_.offset() - begin);
    return result;
}

Result<bool> MintermReader::line() {
    const std::size_t begin = scan_.offset();
    auto output = output_name();
    if (!output)
        return tl::unexpected(output.error());
    if (std::find(function_.outputs.begin(), function_.outputs.end(), *output) !=
        function_.outputs.end())
        return scan_.error(
            fmt::format("the output {} is defined twice", quoted_for_message(*output)), begin);
    if (function_.outputs.size() == static_cast<std::size_t>(most_outputs))
        return scan_.error(fmt::format("expected at most {} outputs", most_outputs), begin);
    function_.outputs.push_back(std::move(*output));
    if (auto given = arguments(); !given)
        return given;
    rows_.clear();
    by_true_ = by_false_ = false;
    scan_.skip_blanks();
    Scanner next = scan_; // `f(a, b) =`, and the list in the next line
    next.skip_space();
    if (is_row_list(next.rest()))
        scan_ = next;
    const std::size_t list = scan_.offset();
    do {
        const std::size_t place = scan_.offset();
        std::vector<std::string> below;
        const auto kind = take_row_kind(scan_, &below);
        if (!kind)
            return scan_.expected(
                "rows, for example m(0, 1), M(2, 3) or d(7)",
                std::max(place, std::min(scan_.text().find_first_not_of(" \t\r", place),
                                         scan_.text().size())));
        if (!below.empty())
            if (auto named = name_below(std::move(below), place); !named)
                return named;
        if (auto taken = rows(*kind); !taken)
            return taken;
        scan_.skip_blanks();
        const bool is_stop = scan_.take("."); // of a sentence, unless another list follows
        const bool more = is_stop || scan_.take("+") || scan_.take("*") || scan_.take("·") ||
                          scan_.take("\\cdot") || scan_.take("&") || scan_.take("∪") ||
                          scan_.take(",");
        scan_.skip_blanks();
        if (take_next_line(more))
            continue;
        if ((!more || is_stop) && (scan_.at_end() || scan_.peek() == '\n' || scan_.peek() == ';' ||
                                   scan_.peek() == '#')) {
            if (may_be_dont_cares(list))
                dont_cares_ = begin;
            return finish_line();
        }
    } while (true);
}

/// The next line, where it goes on with this one: `+ d(3)`, `* D(3)`, and `d(3)` alone. The sign
/// may stand at the end of this one.
bool MintermReader::take_next_line(bool has_sign) {
    if (scan_.peek() != '\n')
        return false;
    Scanner next = scan_;
    next.skip_space();
    has_sign = has_sign || next.take("+") || next.take("*");
    next.skip_blanks();
    Scanner list = next;
    const auto kind = take_row_kind(list);
    if (!kind || (!has_sign && kind != RowKind::open) || !is_row_list(next.rest()))
        return false;
    scan_ = next;
    return true;
}

/// As Mano's textbook has them: `F(x, y) = Σ(1)`, and below it `d(x, y) = Σ(0)`. Beside a to e, as
/// those of a seven-segment decoder, d is an output.
bool MintermReader::may_be_dont_cares(std::size_t list) const {
    const std::vector<std::string>& outputs = function_.outputs;
    if (outputs.size() != 2 || outputs[1] != "d" || !has_sum_sign(scan_.text().substr(list)) ||
        (outputs[0].size() == 1 && outputs[0] >= "a" && outputs[0] <= "e"))
        return false;
    const auto is_open = [](const ListedRow& listed) { return listed.kind == RowKind::open; };
    if (std::any_of(first_rows_.begin(), first_rows_.end(), is_open))
        return false;
    return std::all_of(rows_.begin(), rows_.end(), [this](const ListedRow& listed) {
        return listed.kind == RowKind::on &&
               !std::binary_search(first_rows_.begin(), first_rows_.end(), listed, by_row);
    });
}

/// A text may be nothing but rows. Then the output is f, or the next letter that is no input.
Result<std::string> MintermReader::output_name() {
    if (!function_.outputs.empty() || !is_row_list(scan_.rest()))
        return name("the name of an output, for example `f(a, b, c) = m(0, 1, 5)`");
    bare_ = true;
    std::string output = "f";
    while (std::find(letters_.begin(), letters_.end(), output) != letters_.end())
        ++output[0];
    return output;
}

/// `(a, b, c) =`: the inputs, in all lines the same, or in all of them left out.
Result<bool> MintermReader::arguments() {
    const bool first = function_.outputs.size() == 1;
    scan_.skip_blanks();
    const std::size_t begin = scan_.offset();
    const bool is_sign = scan_.peek() == '=' || scan_.rest().starts_with(":=");
    if (first)
        unnamed_ = bare_ || is_sign;
    if (unnamed_ || (below_ && is_sign)) {
        if (unnamed_)
            function_.inputs = letters_;
        if (bare_ && first)
            return true;
        if (!scan_.take(":=") && !scan_.take("="))
            return scan_.expected("`=` (the first line has no names of inputs)");
        return true;
    }
    if (!scan_.take("("))
        return scan_.expected(first ? "'(' and the names of the inputs, or `=`"
                                    : "'(' and the names of the inputs");
    std::vector<std::string> names;
    std::set<std::string> seen;
    scan_.skip_blanks();
    while (!scan_.take(")")) {
        scan_.skip_blanks();
        const std::size_t place = scan_.offset();
        auto input = name("the name of an input");
        if (!input)
            return tl::unexpected(input.error());
        if (!seen.insert(*input).second)
            return scan_.error(
                fmt::format("the input {} is listed twice", quoted_for_message(*input)), place);
        if (names.size() == static_cast<std::size_t>(most_inputs))
            return scan_.error(fmt::format("expected at most {} inputs", most_inputs), place);
        names.push_back(std::move(*input));
        scan_.skip_blanks();
        if (!scan_.take(",") && scan_.peek() != ')')
            return scan_.expected("',' or ')'");
    }
    const std::size_t only = scan_.text().find_first_not_of(" \t", begin + 1);
    if (names.size() == 1 && is_run_of_letters(names[0]) && scan_.text()[only] != '"')
        return scan_.error(
            fmt::format("'{0}' is ambiguous; write \"{0}\" for one input, or {1} for "
                        "several",
                        names[0], fmt::join(names[0], ", ")),
            only, names[0].size());
    if (function_.outputs.size() > 1 && names != function_.inputs)
        return scan_.error("expected the same inputs in the same order as in the first line",
                           begin);
    function_.inputs = std::move(names);
    scan_.skip_blanks();
    if (!scan_.take(":=") && !scan_.take("="))
        return scan_.expected("`=`");
    return true;
}

/// The inputs that stand below the sign of a list, in all of them the same.
Result<bool> MintermReader::name_below(std::vector<std::string> names, std::size_t place) {
    if (!lacks_names() || function_.outputs.size() > 1 || !rows_.empty())
        return names == function_.inputs
                   ? Result<bool>(true)
                   : scan_.error("expected the same inputs in the same order as in the first line",
                                 place);
    for (std::size_t i = 0; i < names.size(); ++i)
        if (std::find(names.begin(), names.begin() + static_cast<std::ptrdiff_t>(i), names[i]) !=
            names.begin() + static_cast<std::ptrdiff_t>(i))
            return scan_.error(
                fmt::format("the input {} is listed twice", quoted_for_message(names[i])), place);
    if (names.size() > static_cast<std::size_t>(most_inputs))
        return scan_.error(fmt::format("expected at most {} inputs", most_inputs), place);
    function_.inputs = std::move(names);
    unnamed_ = false;
    below_ = true;
    std::string& output = function_.outputs.front();
    while (bare_ && std::find(function_.inputs.begin(), function_.inputs.end(), output) !=
                        function_.inputs.end())
        ++output[0];
    return true;
}

Result<bool> MintermReader::rows(RowKind kind) {
    const char close = closing(scan_.peek());
    const std::string_view end(&close, 1);
    scan_.advance();
    for (scan_.skip_space(); !scan_.take(end); scan_.skip_space()) {
        if (control_.stop_requested())
            return failure("stopped");
        const std::size_t begin = scan_.offset();
        std::uint64_t row = 0;
        bool small = true;
        for (; logic::lenient::is_digit(scan_.peek()); scan_.advance()) {
            const auto digit = static_cast<std::uint64_t>(scan_.peek() - '0');
            small = small &&
                    (row < last_row() / 10 || (row == last_row() / 10 && digit <= last_row() % 10));
            row = small ? row * 10 + digit : row;
        }
        const std::size_t length = scan_.offset() - begin;
        if (length == 0 && kind == RowKind::open && logic::lenient::is_letter(scan_.peek()))
            return scan_.error(std::string(ambiguous_dont_cares), begin);
        if (length == 0)
            return scan_.expected(fmt::format("the number of a row or '{}'", close));
        if (!small) {
            const std::string_view number =
                scan_.text().substr(begin, std::min<std::size_t>(length, 30));
            return scan_.error(
                unnamed_ ? fmt::format("row {} is too large; above {} name the inputs, for example "
                                       "`f(a, b, c) = m(0, 1, 5)`",
                                       number, last_row())
                         : fmt::format("row {0} is too large; the last row is {2}", number,
                                       function_.inputs.size(), last_row()),
                begin, length);
        }
        largest_row_ = std::max(largest_row_, row);
        rows_.push_back({row, kind, begin});
        scan_.skip_space();
        if (!scan_.take(",") && scan_.peek() != close && !logic::lenient::is_digit(scan_.peek()))
            return scan_.expected(fmt::format("',' or '{}'", close));
    }
    by_true_ = by_true_ || kind == RowKind::on;
    by_false_ = by_false_ || kind == RowKind::off;
    return true;
}

Result<bool> MintermReader::finish_line() {
    std::stable_sort(rows_.begin(), rows_.end(), by_row);
    for (std::size_t i = 1; i < rows_.size(); ++i)
        if (rows_[i].row == rows_[i - 1].row && rows_[i].kind != rows_[i - 1].kind)
            return scan_.error(
                fmt::format("row {} is given twice with different values", rows_[i].row),
                std::max(rows_[i].offset, rows_[i - 1].offset));
    if (by_true_ && by_false_)
        return scan_.error("expected either true rows (m) or false rows (M), not both",
                           scan_.offset() - 1);
    const auto inputs = static_cast<int>(function_.inputs.size());
    const std::uint64_t output = std::uint64_t{1} << (function_.outputs.size() - 1);
    std::vector<Cube> on;
    std::vector<Cube> open;
    std::uint64_t next = 0; // the first row after those that were given
    bool full = false;
    const ListedRow* before = nullptr;
    for (const ListedRow& listed : rows_) {
        if (before && before->row == listed.row)
            continue;
        if (by_false_ && listed.row > next)
            add_stretch(next, listed.row - 1, inputs, on);
        full = listed.row == last_row();
        next = listed.row + 1;
        before = &listed;
        if (listed.kind != RowKind::off)
            (listed.kind == RowKind::on ? on : open).push_back({low_bits(inputs), listed.row, 1});
    }
    if (by_false_ && !full)
        add_stretch(next, last_row(), inputs, on);
    for (auto [from, to] : {std::pair{&on, &function_.on}, {&open, &function_.dont_care}})
        for (const Cube& cube : *from)
            to->cubes.push_back({cube.care, cube.value, output});
    if (function_.outputs.size() == 1)
        first_rows_ = std::move(rows_);
    return true;
}

} // namespace

bool begins_rows(std::string_view text) {
    const std::size_t first = std::min(text.find_first_not_of(" \t\r\n"), text.size());
    if (text.find('\n') < first)
        return is_row_list(text.substr(first));
    Scanner scan(text.substr(0, text.find('\n')));
    if (!take_row_kind(scan))
        return false;
    const char close = closing(scan.peek());
    scan.advance();
    scan.skip_blanks();
    return scan.at_end() || scan.peek() == close || logic::lenient::is_digit(scan.peek());
}

bool is_row_list(std::string_view text) {
    Scanner scan(text);
    if (!take_row_kind(scan))
        return false;
    const std::string_view list = scan.rest().substr(1);
    const std::size_t end = list.find_first_not_of("0123456789, \t\r\n");
    if (end == std::string_view::npos || list[end] != closing(scan.peek()))
        return false;
    Scanner behind(list.substr(end + 1)); // m() = m(0) defines m
    behind.skip_blanks();
    return behind.peek() != '=';
}

Result<Function> read_minterms(std::string_view text, const Control& control) {
    const std::string plain = without_math_signs(text);
    MintermReader reader(plain, control);
    auto function = reader.read();
    if (!function || !reader.lacks_names())
        return function;
    // As few inputs as the rows take, which are known now.
    const int inputs = std::max(1, static_cast<int>(std::bit_width(reader.largest_row())));
    auto letters =
        letters_beside(reader.is_bare() ? std::vector<std::string>() : function->outputs, inputs);
    if (letters.size() < static_cast<std::size_t>(inputs))
        return failure("name the inputs, for example `f(a, b, c) = m(0, 1, 5)`", SourceSpan{});
    MintermReader again(plain, control);
    again.name_inputs(std::move(letters));
    return again.read();
}

} // namespace loggia::normal_forms
