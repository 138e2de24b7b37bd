#include "app/commands/base/help_format.hpp"

#include "app/commands/base/named.hpp"
#include "core/base/number_text.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <memory>
#include <sstream>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

namespace loggia::commands {

namespace {

constexpr std::size_t name_width = 26;
constexpr std::size_t text_width = 80 - name_width;

/// The word for the value, and behind a colon what the checks of the option say of it.
struct ValueName {
    std::string word;
    std::string values;
};

ValueName value_name(const CLI::Option& option) {
    const std::string type = option.get_type_name();
    const std::size_t colon = std::min(type.find(':'), type.size());
    return {type.substr(0, colon), colon < type.size() ? type.substr(colon + 1) : std::string()};
}

/// A number with its thousands separated, and any other text as it is.
std::string with_thousands(const std::string& text) {
    std::uint64_t number = 0;
    const char* const end = text.data() + text.size();
    const auto [behind, error] = std::from_chars(text.data(), end, number);
    return error == std::errc() && behind == end ? number_text(number) : text;
}

/// What stands in brackets behind a description that does not say it itself.
std::vector<std::string> remarks_on(const CLI::Option& option) {
    const std::string& description = option.get_description();
    const auto says = [&](std::string_view text) {
        return description.find(text) != std::string::npos;
    };
    std::vector<std::string> remarks;
    if (const std::string values = value_name(option).values; !values.empty() && !says(values))
        remarks.push_back(values);
    if (const std::string usual = option.get_default_str(); !usual.empty() && !says("default"))
        remarks.push_back("default: " + with_thousands(usual));
    std::vector<std::string> others;
    for (const CLI::Option* other : option.get_excludes())
        others.push_back(other->get_name());
    if (!others.empty())
        remarks.push_back("not with " + alternatives(others));
    return remarks;
}

bool takes_several(const CLI::Option& option) {
    return option.get_expected_max() > 1;
}

std::string wrapped(std::string_view text) {
    std::string lines;
    std::size_t width = 0;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find_first_of(" \n", begin), text.size());
        const std::size_t length = end - begin;
        if (width > 0 && width + 1 + length > text_width) {
            lines += '\n';
            width = 0;
        }
        if (width > 0)
            lines += ' ';
        lines += text.substr(begin, length);
        width += length + (width > 0 ? 1 : 0);
        begin = end + 1;
    }
    return lines;
}

class HelpFormat : public CLI::Formatter {
public:
    HelpFormat() { column_width(name_width); }

    std::string make_description(const CLI::App* app) const override {
        return app->get_description() + ".\n\n";
    }

    std::string make_group(std::string group, bool is_positional,
                           std::vector<const CLI::Option*> options) const override {
        // Between groups CLI11 leaves a line of its own.
        const bool is_later = !is_positional && group != "Options";
        std::string text =
            CLI::Formatter::make_group(std::move(group), is_positional, std::move(options));
        return is_later ? text.substr(1) : text;
    }

    std::string make_option(const CLI::Option* option, bool is_positional) const override {
        if (!is_positional) {
            // Behind the name of a flag that clears, CLI11 writes the value that it sets.
            std::string text = CLI::Formatter::make_option(option, false);
            constexpr std::string_view cleared = "{false}";
            if (const auto at = text.find(cleared); at != std::string::npos)
                text.erase(at, cleared.size());
            return text;
        }
        // Its name is the word for its value.
        std::ostringstream text;
        CLI::detail::format_help(text,
                                 option->get_name(true) + (takes_several(*option) ? " ..." : ""),
                                 make_option_desc(option), name_width);
        return text.str();
    }

    std::string make_option_usage(const CLI::Option* option) const override {
        const std::string name =
            option->get_name(true) + (option->get_expected_max() > 1 ? "..." : "");
        return option->get_required() ? name : "[" + name + "]";
    }

    std::string make_option_opts(const CLI::Option* option) const override {
        if (option->get_type_size() == 0)
            return {}; // a flag
        const std::string word = value_name(*option).word;
        return (word.empty() ? "" : " " + word) + (takes_several(*option) ? " ..." : "");
    }

    std::string make_option_desc(const CLI::Option* option) const override {
        std::string text = option->get_description();
        const std::string remarks = fmt::format("{}", fmt::join(remarks_on(*option), "; "));
        if (remarks.empty())
            return wrapped(text);
        if (text.ends_with(')')) // goes on with the brackets that it has
            text.replace(text.size() - 1, 1, "; ");
        else
            text += " (";
        return wrapped(text + remarks + ')');
    }
};

} // namespace

std::shared_ptr<CLI::FormatterBase> help_format() {
    return std::make_shared<HelpFormat>();
}

} // namespace loggia::commands
