#include "core/base/scanner.hpp"
#include "core/logic/lenient_spellings.hpp"
#include "core/normal_forms/formats/syntax_readers.hpp"
#include "core/normal_forms/formats/table_signs.hpp"
#include "core/normal_forms/names.hpp"

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace loggia::normal_forms {

namespace {

constexpr std::size_t most_arguments = 16;

/// What stands between the values of a list, besides `and` and the line ends of LaTeX.
constexpr std::string_view value_separators = " \t\r\n,;.$&";

/// Skips comments and what separates values.
void skip_separators(Scanner& scan) {
    for (;;) {
        if (scan.peek() == '#')
            scan.skip_to_line_end();
        else if (!scan.at_end() && value_separators.find(scan.peek()) != std::string_view::npos)
            scan.advance();
        else if (!scan.take("\\\\") && !(scan.word() == "and" && scan.take("and")))
            return;
    }
}

/// What an argument or a value is written as: up to a blank or a sign that ends it.
std::string_view token_at(const Scanner& scan) {
    return scan.until(" \t\r\n,;.$&=)#\\");
}

/// 0, 1 or - for a constant; nothing for anything else, a variable x too.
std::optional<char> constant(std::string_view token) {
    if (token == "0" || token == "1" || token == "-")
        return token[0];
    if (logic::lenient::is_truth_letter(token))
        return token == "T" ? '1' : '0';
    const auto known = logic::lenient::keyword(token);
    if (known.end == 0 || known.sort != logic::lenient::Token::Sort::constant)
        return std::nullopt;
    return known.value ? '1' : '0';
}

/// Whether a value is a don't-care in another way than by -.
bool is_open(std::string_view token) {
    return token == "x" || token == "X" || is_dont_care_sign(token);
}

/// The arguments of one value: `(0, 1)`, `(01)` or `(a = 0, b = 1)`.
struct Arguments {
    std::vector<std::string> names; ///< as many as there are values, or none
    std::string values;             ///< 0, 1 and -
};

/// Takes what stands between the parentheses and the closing one; nothing, and the position is
/// where it fails, if they are no constants.
std::optional<Arguments> take_arguments(Scanner& scan) {
    Arguments arguments;
    for (;;) {
        scan.skip_blanks();
        if (const std::size_t length = equation_name_length(scan.rest()); length > 0) {
            Scanner behind = scan;
            behind.advance(length);
            behind.skip_blanks();
            if (behind.take("=")) {
                arguments.names.emplace_back(scan.rest().substr(0, length));
                scan = behind;
                scan.skip_blanks();
            }
        }
        const std::string_view token = token_at(scan);
        const bool bits = token.size() > 1 && arguments.values.empty() && arguments.names.empty() &&
                          token.find_first_not_of("01-") == std::string_view::npos;
        if (bits)
            arguments.values = token;
        else if (const auto value = constant(token))
            arguments.values += *value;
        else
            return std::nullopt;
        scan.advance(token.size());
        scan.skip_blanks();
        if (scan.take(")"))
            break;
        if (bits || !scan.take(","))
            return std::nullopt;
    }
    if (!arguments.names.empty() && arguments.names.size() != arguments.values.size())
        return std::nullopt;
    return arguments;
}

/// `f(`: takes both; nothing, and the position stays, where there is no such thing.
std::optional<std::string> take_function(Scanner& scan) {
    const std::size_t length = equation_name_length(scan.rest());
    std::string name(scan.rest().substr(0, length));
    Scanner behind = scan;
    behind.advance(length);
    behind.skip_blanks();
    if (length == 0 || !behind.take("("))
        return std::nullopt;
    scan = behind;
    return name;
}

bool take_definition(Scanner& scan) {
    scan.skip_blanks();
    return scan.take(":=") || (scan.take("=") && scan.peek() != '=' && scan.peek() != '>');
}

class ValueReader {
public:
    ValueReader(std::string_view text, const Control& control) : scan_(text), control_(control) {}

    Result<Function> read();

private:
    struct Output {
        std::string name;
        std::size_t begin = 0;            ///< where it is mentioned first
        std::string values;               ///< a 0, 1 or - for each row, a blank where there is none
        std::vector<std::size_t> offsets; ///< of what gives each row
    };

    Result<void> value();
    Result<Output*> output_at(std::size_t begin, std::string name);
    Result<void> take_inputs(const Arguments& arguments, std::size_t begin);
    Result<void> mark(Output& output, std::string_view cells, char value, std::size_t begin);
    [[nodiscard]] std::string shown(std::size_t row) const;
    Result<Function> finish();

    Scanner scan_;
    const Control& control_;
    std::optional<Arguments> first_; ///< of the first value
    std::vector<Output> outputs_;
};

std::string ValueReader::shown(std::size_t row) const {
    std::string text;
    for (std::size_t i = first_->values.size(); i-- > 0;)
        text += (row >> i & 1U) != 0 ? '1' : '0';
    return text;
}

/// Each value has the arguments of the first, by number and name.
Result<void> ValueReader::take_inputs(const Arguments& arguments, std::size_t begin) {
    if (!first_) {
        if (arguments.values.size() > most_arguments)
            return scan_.error(fmt::format("expected at most {} inputs", most_arguments), begin);
        std::set<std::string> seen;
        for (const std::string& name : arguments.names)
            if (!seen.insert(name).second)
                return scan_.error(
                    fmt::format("the input {} is listed twice", quoted_for_message(name)), begin);
        first_ = arguments;
        return {};
    }
    if (first_->values.size() != arguments.values.size() || first_->names != arguments.names)
        return scan_.error("expected the same inputs in the same order as in the first line",
                           begin);
    return {};
}

Result<ValueReader::Output*> ValueReader::output_at(std::size_t begin, std::string name) {
    const auto found = std::find_if(outputs_.begin(), outputs_.end(),
                                    [&](const Output& output) { return output.name == name; });
    if (found != outputs_.end())
        return &*found;
    if (outputs_.size() == static_cast<std::size_t>(most_outputs))
        return scan_.error(fmt::format("expected at most {} outputs", most_outputs), begin);
    const std::size_t rows = std::size_t{1} << first_->values.size();
    outputs_.push_back(
        {std::move(name), begin, std::string(rows, ' '), std::vector<std::size_t>(rows)});
    return &outputs_.back();
}

Result<void> ValueReader::mark(Output& output, std::string_view cells, char value,
                               std::size_t begin) {
    std::size_t row = 0;
    std::size_t free = 0;
    for (const char cell : cells) {
        row = row << 1U | (cell == '1' ? 1U : 0U);
        free = free << 1U | (cell == '-' ? 1U : 0U);
    }
    for (std::size_t part = 0;; part = (part - free) & free) {
        char& given = output.values[row | part];
        if (given != ' ')
            return scan_.error(fmt::format("row {} is already given in line {}", shown(row | part),
                                           span_at(scan_.text(), output.offsets[row | part]).line),
                               begin);
        given = value;
        output.offsets[row | part] = begin;
        if (part == free)
            return {};
    }
}

/// `f(0, 1) = 1`.
Result<void> ValueReader::value() {
    const std::size_t begin = scan_.offset();
    auto name = take_function(scan_);
    if (!name)
        return scan_.expected("a value such as f(0, 1) = 1");
    const auto arguments = take_arguments(scan_);
    if (!arguments)
        return scan_.expected("0 or 1 for each input");
    if (auto taken = take_inputs(*arguments, begin); !taken)
        return taken;
    auto output = output_at(begin, *name);
    if (!output)
        return tl::unexpected(std::move(output.error()));
    if (!take_definition(scan_))
        return scan_.expected("`=`");
    scan_.skip_blanks();
    const std::string_view token = token_at(scan_);
    const auto value = is_open(token) ? std::optional('-') : constant(token);
    if (!value)
        return scan_.expected(fmt::format("0, 1 or - for {}", quoted_for_message(*name)));
    scan_.advance(token.size());
    return mark(**output, arguments->values, *value, begin);
}

Result<Function> ValueReader::finish() {
    Function function;
    function.inputs = first_->names;
    for (const Output& output : outputs_)
        function.outputs.push_back(output.name);
    const auto is_output = [&](std::string_view name) {
        return std::find(function.outputs.begin(), function.outputs.end(), name) !=
               function.outputs.end();
    };
    for (char letter = 'a'; function.inputs.size() < first_->values.size() && letter <= 'z';
         ++letter)
        if (!is_output(std::string_view(&letter, 1)))
            function.inputs.emplace_back(1, letter);
    if (function.inputs.size() < first_->values.size())
        return scan_.error("name the inputs, for example `f(a = 0, b = 1) = 1`",
                           outputs_.front().begin);
    const auto inputs = static_cast<int>(function.inputs.size());
    for (Cover* const cover : {&function.on, &function.dont_care}) {
        cover->inputs = inputs;
        cover->outputs = static_cast<int>(function.outputs.size());
    }
    for (std::size_t row = 0; row < std::size_t{1} << first_->values.size(); ++row) {
        Cube on{low_bits(inputs), row, 0};
        Cube open = on;
        for (std::size_t i = 0; i < outputs_.size(); ++i) {
            const char value = outputs_[i].values[row];
            if (value == ' ')
                return scan_.error(fmt::format("row {} is missing", shown(row)), outputs_[i].begin,
                                   outputs_[i].name.size());
            on.outputs |= value == '1' ? std::uint64_t{1} << i : 0;
            open.outputs |= value == '-' ? std::uint64_t{1} << i : 0;
        }
        if (on.outputs != 0)
            function.on.cubes.push_back(on);
        if (open.outputs != 0)
            function.dont_care.cubes.push_back(open);
    }
    return function;
}

Result<Function> ValueReader::read() {
    for (skip_separators(scan_); !scan_.at_end(); skip_separators(scan_))
        if (auto taken = control_.stop_requested() ? failure("stopped") : value(); !taken)
            return tl::unexpected(std::move(taken.error()));
    return finish();
}

} // namespace

bool begins_values(std::string_view text) {
    Scanner scan(text);
    skip_separators(scan);
    if (!take_function(scan) || !take_arguments(scan) || !take_definition(scan))
        return false;
    scan.skip_blanks();
    const std::string_view token = token_at(scan);
    return is_open(token) || constant(token);
}

Result<Function> read_values(std::string_view text, const Control& control) {
    return ValueReader(text, control).read();
}

} // namespace loggia::normal_forms
