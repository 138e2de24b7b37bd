#include "app/commands/base/command_line.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <charconv>
#include <cmath>
#include <cstdint>
#include <functional>
#include <limits>
#include <string>
#include <system_error>
#include <utility>

namespace loggia::commands {

namespace {

/// CLI11 takes -1 for a number without a sign and lets what is too large be the largest one.
std::string check_unsigned(const std::string& text) {
    std::uint64_t value = 0;
    const char* const end = text.data() + text.size();
    const auto [behind, error] = std::from_chars(text.data(), end, value);
    if (error == std::errc() && behind == end)
        return {};
    return "expected a whole number from 0 to " +
           std::to_string(std::numeric_limits<std::uint64_t>::max()) + ", found '" + text + "'";
}

/// CLI11's ranges hold NaN, as it is neither below nor above them.
std::string check_finite(const std::string& text) {
    double value = 0;
    const char* const end = text.data() + text.size();
    const auto [behind, error] = std::from_chars(text.data(), end, value);
    if (error == std::errc() && behind == end && std::isfinite(value))
        return {};
    return "expected a number, found '" + text + "'";
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

Option Option::repeatable() const {
    option_->allow_extra_args(false);
    return *this;
}

Option Option::between(int least, int most, RangeHint hint) const {
    CLI::Range range(least, most);
    option_->check(hint == RangeHint::shown ? range : range.description(""));
    return *this;
}

Option Option::between(double least, double most) const {
    option_->check(CLI::Range(least, most));
    return *this;
}

Option Option::seconds() const {
    const std::function<std::string(const std::string&)> refusal = [](const std::string& text) {
        constexpr double most = 1e6;
        double value = 0;
        const bool fits = CLI::detail::lexical_cast(text, value) && value > 0 && value <= most;
        return fits ? std::string()
                    : fmt::format("expected seconds, more than 0 and at most 1000000, found '{}'",
                                  text);
    };
    option_->type_name("SECONDS")->check(refusal);
    return *this;
}

Option Option::one_of(const std::vector<std::string>& values) const {
    option_->check(CLI::IsMember(values));
    return *this;
}

bool Option::given() const {
    return option_->count() > 0;
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
    return Option(*command_->add_option(name, value, help));
}

Option Command::add_option(const std::string& name, std::vector<std::string>& values,
                           const std::string& help) const {
    return Option(*command_->add_option(name, values, help));
}

Option Command::add_option(const std::string& name, int& value, const std::string& help) const {
    return Option(*command_->add_option(name, value, help));
}

Option Command::add_option(const std::string& name, std::uint64_t& value,
                           const std::string& help) const {
    return Option(*command_->add_option(name, value, help)->check(check_unsigned));
}

Option Command::add_option(const std::string& name, double& value, const std::string& help) const {
    return Option(*command_->add_option(name, value, help)->check(check_finite));
}

Option Command::add_option(const std::string& name, std::optional<int>& value,
                           const std::string& help) const {
    return Option(*command_->add_option(name, value, help));
}

Option Command::add_option(const std::string& name, std::optional<double>& value,
                           const std::string& help) const {
    return Option(*command_->add_option(name, value, help)->check(check_finite));
}

Option Command::add_read_option(const std::string& name, Reader read,
                                const std::string& help) const {
    const auto take = [name, read = std::move(read)](const std::string& text) {
        if (const auto done = read(text); !done)
            throw CLI::ValidationError(name, done.error().message);
    };
    return Option(*command_->add_option_function<std::string>(name, take, help));
}

void Command::add_flag(const std::string& name, bool& value, const std::string& help) const {
    command_->add_flag(name, value, help);
}

} // namespace loggia::commands
