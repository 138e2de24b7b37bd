#pragma once

#include "core/base/error.hpp"

#include <cstdint>
#include <functional>
#include <initializer_list>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace CLI {
class App;
class Option;
} // namespace CLI

// What a command says about its command line. CLI11 does the work; as it is header-only and takes
// seconds to compile wherever it is seen, only command_line.cpp, frame.cpp and help_format.cpp see
// it.
namespace loggia::commands {

/// Thrown by an action whose arguments make no sense together, before it has done anything.
/// Program::run reports it with the status usage_error.
class UsageError : public std::runtime_error {
public:
    /// What is wrong, without a final full stop.
    explicit UsageError(const std::string& message);
    /// The same said of an argument: `name: message`.
    UsageError(const std::string& name, const std::string& message);
    /// The same of an argument's text, which is shown with a caret under the place of the error.
    [[nodiscard]] static UsageError in_text(const std::string& name, const std::string& text,
                                            const Error& error);
};

/// Whether the help tells the range of an option.
enum class RangeHint { shown, hidden };

/// An option or a positional argument of a command: a handle, valid as long as its Program. Each
/// function gives back the same handle, to be called on in a chain.
class Option {
public:
    explicit Option(CLI::Option& option) noexcept : option_(&option) {}

    Option required() const;
    Option type_name(const std::string& name) const; ///< What stands for its value in the help.
    Option description(const std::string& text) const;
    Option show_default() const; ///< The help tells the value that its variable has now.
    Option excludes(Option other) const;
    Option takes(int least, int most) const; ///< How many values, for arguments without a name.

    // Any other value is a usage error.
    Option between(int least, int most, RangeHint hint = RangeHint::shown) const;
    Option between(double least, double most) const;
    Option seconds() const; ///< over 0 and at most a million
    Option one_of(const std::vector<std::string>& values) const;
    /// Reads a value as another one first: a short name as the whole one.
    Option read_as(std::function<std::string(const std::string&)> other) const;
    Option can_be_written() const; ///< a file in a folder that there is; `-` is standard output

    /// Whether it was on the command line; for actions.
    [[nodiscard]] bool given() const;

private:
    /// `why_not` says what is wrong with a value, nothing where it is right; the help tells
    /// `values`.
    void check(const std::function<std::string(const std::string&)>& why_not,
               const std::string& values = {}) const;

    CLI::Option* option_;
};

/// Why a file cannot be written that might be there or not, told before long work for it is done:
/// its folder is not there, or it is a folder itself. Empty where nothing is known against it.
[[nodiscard]] std::string why_not_written(const std::string& path);

/// No two of them can be combined.
void exclude_each_other(std::initializer_list<Option> options);

/// What a command does once its arguments have been read; returns the exit status.
using Action = std::function<int()>;

/// A command, which has options and an action, or commands of its own: a handle, valid as long as
/// its Program. What options are bound to has to live until the action has run; it is changed
/// where the option is given and stays as it is otherwise.
///
/// `name` is `--name` for an option and `NAME` for a positional argument. Numbers without a sign
/// are refused where they are negative or too large, and those with a fraction where they are not
/// finite.
class Command {
public:
    /// A handle of `command`; `chosen` becomes its action when it is the one that is named.
    Command(CLI::App& command, Action& chosen) noexcept : command_(&command), chosen_(&chosen) {}

    [[nodiscard]] Command add_command(const std::string& name, const std::string& summary) const;
    /// One of its commands has to be named.
    void require_command() const;
    void footer(const std::string& text) const;
    void action(Action action) const;

    /// An empty text is a usage error.
    Option add_option(const std::string& name, std::string& value, const std::string& help) const;
    /// An option takes one value each time it is given, which is not empty, and an argument without
    /// a name any number.
    Option add_option(const std::string& name, std::vector<std::string>& values,
                      const std::string& help) const;
    Option add_option(const std::string& name, int& value, const std::string& help) const;
    Option add_option(const std::string& name, std::uint64_t& value, const std::string& help) const;
    Option add_option(const std::string& name, double& value, const std::string& help) const;
    Option add_option(const std::string& name, std::optional<int>& value,
                      const std::string& help) const;
    Option add_option(const std::string& name, std::optional<double>& value,
                      const std::string& help) const;

    /// `read` makes the value of the text, `Result<T>(std::string_view)`; its error is a usage
    /// error of this option. One that only says what is expected is told with what was found.
    template <class Value, class Read>
    Option add_option(const std::string& name, Value& value, Read read,
                      const std::string& help) const {
        return add_read_option(
            name,
            [&value, read](std::string_view text) -> Result<void> {
                auto result = read(text);
                if (!result)
                    return tl::unexpected(std::move(result.error()));
                value = static_cast<Value>(*std::move(result));
                return {};
            },
            help);
    }

    /// -o and --output: the file that the command writes instead of standard output, which is "-".
    void add_output(std::string& path) const;

    /// A flag may have several names, such as "--check,!--no-check" of which the second clears it.
    Option add_flag(const std::string& name, bool& value, const std::string& help) const;

private:
    using Reader = std::function<Result<void>(std::string_view)>;
    Option add_read_option(const std::string& name, Reader read, const std::string& help) const;

    CLI::App* command_;
    Action* chosen_;
};

} // namespace loggia::commands
