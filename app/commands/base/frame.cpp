#include "app/commands/base/frame.hpp"

#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/help_format.hpp"
#include "app/commands/base/input_output.hpp"
#include "app/commands/base/interrupt.hpp"
#include "app/commands/base/nearest_word.hpp"
#include "app/commands/base/terminal.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <cstdio>
#include <memory>
#include <new>
#include <optional>
#include <stdexcept>
#include <system_error>

namespace loggia::commands {

namespace {

const CLI::App& deepest(const CLI::App& app) {
    const CLI::App* found = &app;
    while (!found->get_subcommands().empty())
        found = found->get_subcommands().front();
    return *found;
}

std::string full_name(const CLI::App& app) {
    return app.get_parent() == nullptr ? app.get_name()
                                       : full_name(*app.get_parent()) + ' ' + app.get_name();
}

std::string help(const CLI::App& app) {
    const CLI::App* parent = app.get_parent();
    std::string text = app.help(parent == nullptr ? "" : full_name(*parent));
    if (!text.ends_with('\n'))
        text += '\n';
    return text;
}

std::vector<std::string> names_of_commands(const CLI::App& app) {
    std::vector<std::string> names;
    for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; }))
        names.push_back(command->get_name());
    return names;
}

std::vector<std::string> names_of_options(const CLI::App& app) {
    std::vector<std::string> names;
    for (const CLI::Option* option : app.get_options())
        for (const std::string& name : option->get_lnames())
            names.push_back("--" + name);
    return names;
}

int usage(const CLI::App& app, const std::string& message) {
    print_to_stderr("{0}: {1}\n"
                    "Run '{0} --help' for help.\n",
                    full_name(app), message);
    return usage_error;
}

/// CLI11 would only say that a subcommand is required.
const CLI::App* group_with_unknown_command(const CLI::App& app,
                                           const std::vector<std::string>& arguments,
                                           std::string& word) {
    const CLI::App* group = &app;
    for (const std::string& argument : arguments) {
        if (names_of_commands(*group).empty() || argument.starts_with('-'))
            return nullptr;
        const auto commands =
            group->get_subcommands([&](const CLI::App* c) { return c->get_name() == argument; });
        if (commands.empty()) {
            word = argument;
            return group;
        }
        group = commands.front();
    }
    return nullptr;
}

/// `text` where it ends in `end`: what stands before it.
std::optional<std::string> before(const std::string& text, std::string_view end) {
    return text.ends_with(end) ? std::optional(text.substr(0, text.size() - end.size()))
                               : std::nullopt;
}

/// CLI11's sentence, in our words where they differ.
std::string what_is_wrong(const CLI::App& command, const CLI::ParseError& error) {
    std::string sentence = error.what();
    switch (static_cast<CLI::ExitCodes>(error.get_exit_code())) {
    case CLI::ExitCodes::RequiredError:
        if (const auto name = before(sentence, " is required"))
            return "missing " + *name;
        break;
    case CLI::ExitCodes::ArgumentMismatch: // names the type
        if (const std::size_t end = sentence.find(": At Most 1 required"); end < sentence.size())
            return sentence.substr(0, end) + " is given more than once";
        for (const CLI::Option* option : command.get_options())
            if (sentence.starts_with(option->get_name() + ": ") && before(sentence, " missing"))
                return option->get_name() + ": expected a value";
        break;
    case CLI::ExitCodes::ConversionError: // of a flag with a value that is neither true nor false
        for (const CLI::Option* option : command.get_options())
            if (const std::string begin = "Could not convert: " + option->get_name() + " = ";
                sentence.starts_with(begin))
                return fmt::format("{}: expected no value, found '{}'", option->get_name(),
                                   sentence.substr(begin.size()));
        break;
    case CLI::ExitCodes::ExcludesError:
        for (const CLI::Option* option : command.get_options())
            if (const auto other = before(sentence, " excludes " + option->get_name()))
                return fmt::format("{} and {} cannot be combined", *other, option->get_name());
        break;
    default:
        break;
    }
    return sentence;
}

int explain(const CLI::App& app, const CLI::ParseError& error) {
    const CLI::App& command = deepest(app);
    if (error.get_exit_code() == static_cast<int>(CLI::ExitCodes::ExtrasError) ||
        !names_of_commands(command).empty()) {
        const std::vector<std::string> extras = app.remaining(true);
        if (!extras.empty())
            return usage(command,
                         fmt::format("unexpected argument '{}'{}", extras.front(),
                                     did_you_mean(extras.front(), names_of_options(command))));
        print_to_stderr("{}", help(command));
        return usage_error;
    }
    return usage(command, what_is_wrong(command, error));
}

void set_version(CLI::App& app, const std::string& version) {
    app.set_version_flag("--version", version, "Print the version and exit");
    for (CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; }))
        set_version(*command, version);
}

/// What every command that does something may use, but for what it limits by itself.
void add_limits(CLI::App& app, Limits& limits) {
    const auto commands = app.get_subcommands([](const CLI::App*) { return true; });
    for (CLI::App* command : commands)
        add_limits(*command, limits);
    if (!commands.empty())
        return;
    const auto add = [&app](const char* name, std::optional<double>& value, const char* help) {
        return app.get_option_no_throw(name) == nullptr
                   ? app.add_option(name, value, help)->group("Limits")
                   : nullptr;
    };
    if (auto* option = add("--time", limits.seconds, "Stop after this many seconds"))
        Option(*option).seconds();
    if (auto* option =
            add("--cpu-time", limits.cpu_seconds, "Stop after this many seconds of processor time"))
        Option(*option).seconds();
    if (auto* option = add("--memory", limits.megabytes, "Stop at this many MB of memory"))
        Option(*option).between(1.0, 1e9).type_name("MB");
}

/// Reads `arguments` into what the options are bound to and chooses an action.
void parse(CLI::App& app, const std::vector<std::string>& arguments) {
    try {
        app.parse(std::vector<std::string>(arguments.rbegin(), arguments.rend()));
    } catch (const std::out_of_range&) {
        // CLI11 2.1.2 lets it through where a flag that clears is given a vast number.
        throw UsageError("a number is out of range");
    }
}

/// On standard error, which may be what cannot be written to: then nothing more can be said.
void last_words(const std::string& sentence) {
    static_cast<void>(std::fputs(sentence.c_str(), stderr));
}

} // namespace

Program::Program(const std::string& name, const std::string& summary)
    : app_(std::make_unique<CLI::App>(summary, name)) {
    app_->set_help_flag("-h,--help", "Print this help and exit");
    app_->allow_windows_style_options(false); // what begins with a slash is a path everywhere
    app_->formatter(help_format());
}

Program::~Program() = default;

Command Program::command() {
    return {*app_, chosen_};
}

int Program::run(const std::vector<std::string>& arguments) {
    prepare_standard_streams();
    set_version(*app_, app_->get_name() + " " LOGGIA_VERSION);
    if (takes_limits_)
        add_limits(*app_, limits_);
    try {
        std::string word;
        const CLI::App* group = group_with_unknown_command(*app_, arguments, word);
        if (group != nullptr && word != "help")
            return usage(*group, fmt::format("unknown command '{}'{}", word,
                                             did_you_mean(word, names_of_commands(*group))));
        int result = success;
        try {
            if (group != nullptr)
                throw CLI::CallForHelp();
            parse(*app_, arguments);
            std::optional<LimitWatch> watch;
            if (limits_.any())
                watch.emplace(limits_, full_name(deepest(*app_)));
            if (chosen_)
                result = chosen_();
            if (result == failed && Interrupt::ever_came())
                result = interrupted; // such as while it read its input
        } catch (const CLI::CallForHelp&) {
            fmt::print("{}", help(group != nullptr ? *group : deepest(*app_)));
        } catch (const CLI::CallForVersion& version) {
            fmt::print("{}\n", version.what());
        } catch (const CLI::ParseError& error) {
            result = explain(*app_, error);
        } catch (const UsageError& error) {
            result = usage(deepest(*app_), error.what());
        }
        flush_output();
        return result;
    } catch (const std::system_error& error) {
        // Whoever reads has seen enough, as `head` has: nothing is wrong.
        if (is_reader_gone(error.code()))
            return reader_gone;
        last_words(fmt::format("{}: cannot write to standard output: {}\n", app_->get_name(),
                               error.code().message()));
    } catch (const std::bad_alloc&) {
        last_words(fmt::format("{}: not enough memory\n", app_->get_name()));
    }
    return failed;
}

} // namespace loggia::commands
