#include "app/commands/base/command_line.hpp"

#include <CLI/CLI.hpp>

#include <utility>

namespace loggia::commands {

UsageError::UsageError(const std::string& message) : std::runtime_error(message) {}

UsageError::UsageError(const std::string& name, const std::string& message)
    : std::runtime_error(name + ": " + message) {}

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
    CLI::Range range(least, most);
    option_->check(hint == RangeHint::shown ? range : range.description(""));
    return *this;
}

Option Option::between(double least, double most) const {
    option_->check(CLI::Range(least, most));
    return *this;
}

Option Option::positive() const {
    option_->check(CLI::PositiveNumber);
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
    return Option(*command_->add_option(name, value, help));
}

Option Command::add_option(const std::string& name, double& value, const std::string& help) const {
    return Option(*command_->add_option(name, value, help));
}

Option Command::add_option(const std::string& name, std::optional<int>& value,
                           const std::string& help) const {
    return Option(*command_->add_option(name, value, help));
}

Option Command::add_option(const std::string& name, std::optional<double>& value,
                           const std::string& help) const {
    return Option(*command_->add_option(name, value, help));
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
