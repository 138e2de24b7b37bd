#include "app/commands/base/command_line.hpp"

#include "app/commands/base/named.hpp"
#include "core/base/number_text.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <system_error>
#include <utility>

namespace loggia::commands {

namespace {

/// What is said of a text that is something else.
std::string refusal(const std::string& expected, const std::string& found) {
    return fmt::format("expected {}, found '{}'", expected, found);
}

/// The number that the whole text is; nothing where it is none, or too large.
template <class Number>
std::optional<Number> number_in(const std::string& text) {
    Number value{};
    const char* const end = text.data() + text.size();
    const auto [behind, error] = std::from_chars(text.data(), end, value);
    return error == std::errc() && behind == end ? std::optional(value) : std::nullopt;
}

/// A whole number with its thousands separated.
std::string with_commas(double number) {
    if (number != std::floor(number))
        return fmt::format("{:g}", number);
    return (number < 0 ? "-" : "") + number_text(static_cast<std::uint64_t>(std::abs(number)));
}

std::string range_text(double least, double most) {
    return with_commas(least) + " to " + with_commas(most);
}

/// CLI11 would not say what it expects.
std::string check_whole(const std::string& text) {
    if (number_in<int>(text))
        return {};
    constexpr int most = std::numeric_limits<int>::max();
    const auto number = number_in<double>(text);
    return number && std::isfinite(*number) && text.find_first_of(".eE") == std::string::npos
               ? refusal("a whole number of at most " + with_commas(most), text)
               : refusal("a whole number", text);
}

/// CLI11 takes -1 for a number without a sign and lets what is too large be the largest one.
std::string check_unsigned(const std::string& text) {
    constexpr auto most = std::numeric_limits<std::uint64_t>::max();
    return number_in<std::uint64_t>(text)
               ? std::string()
               : refusal("a whole number from 0 to " + number_text(most), text);
}

std::string check_finite(const std::string& text) {
    const auto value = number_in<double>(text);
    return value && std::isfinite(*value) ? std::string() : refusal("a number", text);
}

Option number_option(CLI::Option& option, std::string (*check)(const std::string&)) {
    option.type_name("N")->check(check);
    return Option(option);
}

/// Not for what is empty, as "$FILE" is where there is no such variable: it would count as not
/// given.
CLI::Option& with_a_value(CLI::Option& option) {
    return *option.check(CLI::Validator(
        [](std::string& text) { return text.empty() ? "expected a value" : std::string(); }, {}));
}

/// Of a whole number; CLI11 would read 010 as 8 and refuse 08.
std::string without_leading_zeros(const std::string& text) {
    const std::size_t first = text.starts_with('-') ? 1 : 0;
    const std::size_t kept = text.find_first_not_of('0', first);
    if (text.find_first_not_of("0123456789", first) != std::string::npos || text.size() == first)
        return text;
    return text.substr(0, first) + text.substr(std::min(kept, text.size() - 1));
}

Option whole_number_option(CLI::Option& option, std::string (*check)(const std::string&)) {
    option.transform(without_leading_zeros, {});
    return number_option(option, check);
}

} // namespace

UsageError::UsageError(const std::string& message) : std::runtime_error(message) {}

UsageError::UsageError(const std::string& name, const std::string& message)
    : std::runtime_error(name + ": " + message) {}

UsageError UsageError::in_text(const std::string& name, const std::string& text,
                               const Error& error) {
    const SourceSpan span = error.span.value_or(SourceSpan{});
    return {name, fmt::format("{}\n    {}\n    {}{}", error.message, text,
                              std::string(static_cast<std::size_t>(span.column - 1), ' '),
                              std::string(static_cast<std::size_t>(span.length), '^'))};
}

Option Option::required() const {
    option_->required();
    return *this;
}

Option Option::type_name(const std::string& name) const {
    option_->type_name(name);
    return *this;
}

Option Option::description(const std::string& text) const {
    option_->description(text);
    return *this;
}

Option Option::show_default() const {
    option_->capture_default_str();
    return *this;
}

Option Option::excludes(Option other) const {
    option_->excludes(other.option_);
    return *this;
}

Option Option::takes(int least, int most) const {
    option_->expected(least, most);
    return *this;
}

Option Option::between(int least, int most, RangeHint hint) const {
    const bool of_two = most - least == 1;
    const std::string range =
        of_two ? fmt::format("{} or {}", least, most) : range_text(least, most);
    const std::string expected = (of_two ? "" : "a whole number from ") + range;
    check(
        [least, most, expected](const std::string& text) {
            const auto value = number_in<int>(text);
            return value && least <= *value && *value <= most ? std::string()
                                                              : refusal(expected, text);
        },
        hint == RangeHint::shown ? range : std::string());
    return *this;
}

Option Option::between(double least, double most) const {
    const std::string range = range_text(least, most);
    check(
        [least, most, range](const std::string& text) {
            const auto value = number_in<double>(text); // NaN is neither below nor above
            return value && least <= *value && *value <= most
                       ? std::string()
                       : refusal("a number from " + range, text);
        },
        range);
    return *this;
}

Option Option::seconds() const {
    constexpr double most = 1e6;
    check([](const std::string& text) {
        const auto value = number_in<double>(text);
        return value && *value > 0 && *value <= most
                   ? std::string()
                   : refusal("seconds, more than 0 and at most " + with_commas(most), text);
    });
    option_->type_name("SECONDS");
    return *this;
}

Option Option::one_of(const std::vector<std::string>& values) const {
    const std::string names = alternatives(values);
    if (option_->get_type_name() == "TEXT") // what CLI11 calls it
        option_->type_name("NAME");
    check(
        [values, names](const std::string& text) {
            return std::find(values.begin(), values.end(), text) != values.end()
                       ? std::string()
                       : refusal(names, text);
        },
        names);
    return *this;
}

Option Option::read_as(std::function<std::string(const std::string&)> other) const {
    option_->transform(CLI::Validator(
        [other = std::move(other)](std::string& text) {
            text = other(text);
            return std::string();
        },
        std::string()));
    return *this;
}

void Option::check(const std::function<std::string(const std::string&)>& why_not,
                   const std::string& values) const {
    // CLI11 lets a check change the text.
    option_->check(CLI::Validator([why_not](std::string& text) { return why_not(text); }, values));
}

std::string why_not_written(const std::string& path) {
    namespace fs = std::filesystem;
    std::error_code ignored;
    if (path == "-")
        return {};
    if (fs::is_directory(path, ignored))
        return fmt::format("{} is a folder", path);
    const fs::path folder = fs::path(path).parent_path();
    const fs::file_type type =
        folder.empty() ? fs::file_type::directory : fs::status(folder, ignored).type();
    return type == fs::file_type::not_found ? fmt::format("there is no folder {}", folder.string())
                                            : std::string();
}

Option Option::can_be_written() const {
    check(why_not_written);
    return *this;
}

bool Option::given() const {
    return option_->count() > 0;
}

void exclude_each_other(std::initializer_list<Option> options) {
    for (const Option* one = options.begin(); one != options.end(); ++one)
        for (const Option* other = one + 1; other != options.end(); ++other)
            one->excludes(*other);
}

Command Command::add_command(const std::string& name, const std::string& summary) const {
    return {*command_->add_subcommand(name, summary), *chosen_};
}

void Command::require_command() const {
    command_->require_subcommand(1);
}

void Command::footer(const std::string& text) const {
    command_->footer(text);
}

void Command::action(Action action) const {
    command_->callback([action = std::move(action), chosen = chosen_] { *chosen = action; });
}

Option Command::add_option(const std::string& name, std::string& value,
                           const std::string& help) const {
    return Option(with_a_value(*command_->add_option(name, value, help)));
}

Option Command::add_option(const std::string& name, std::vector<std::string>& values,
                           const std::string& help) const {
    CLI::Option& option = *command_->add_option(name, values, help);
    if (option.get_positional())
        return Option(option);
    option.allow_extra_args(false); // else it would take the file behind it for one more value
    return Option(with_a_value(option));
}

Option Command::add_option(const std::string& name, int& value, const std::string& help) const {
    return whole_number_option(*command_->add_option(name, value, help), check_whole);
}

Option Command::add_option(const std::string& name, std::uint64_t& value,
                           const std::string& help) const {
    return whole_number_option(*command_->add_option(name, value, help), check_unsigned);
}

Option Command::add_option(const std::string& name, double& value, const std::string& help) const {
    return number_option(*command_->add_option(name, value, help), check_finite);
}

Option Command::add_option(const std::string& name, std::optional<int>& value,
                           const std::string& help) const {
    return whole_number_option(*command_->add_option(name, value, help), check_whole);
}

Option Command::add_option(const std::string& name, std::optional<double>& value,
                           const std::string& help) const {
    return number_option(*command_->add_option(name, value, help), check_finite);
}

Option Command::add_read_option(const std::string& name, Reader read,
                                const std::string& help) const {
    const auto take = [name, read = std::move(read)](const std::string& text) {
        const auto done = read(text);
        if (done)
            return;
        const std::string& wrong = done.error().message;
        const bool names_the_text = wrong.find("found") != std::string::npos;
        throw CLI::ValidationError(name, wrong.starts_with("expected ") && !names_the_text
                                             ? fmt::format("{}, found '{}'", wrong, text)
                                             : wrong);
    };
    return Option(
        *command_->add_option_function<std::string>(name, take, help)->type_name("VALUE"));
}

void Command::add_output(std::string& path) const {
    add_option("-o,--output", path, "Output file; '-' (default) is standard output")
        .type_name("FILE")
        .can_be_written();
}

Option Command::add_flag(const std::string& name, bool& value, const std::string& help) const {
    return Option(*command_->add_flag(name, value, help));
}

} // namespace loggia::commands
