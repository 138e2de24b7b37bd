#pragma once

#include <CLI/CLI.hpp>

#include <string>

namespace loggia::commands {

/// How `--help` looks: it fits a terminal of 80 columns. An option is its names and a word for its
/// value; the values that it takes, its default and what it excludes stand behind its description.
class HelpFormat : public CLI::Formatter {
public:
    HelpFormat();

    [[nodiscard]] std::string make_description(const CLI::App* app) const override;
    [[nodiscard]] std::string make_option(const CLI::Option* option,
                                          bool is_positional) const override;
    [[nodiscard]] std::string make_option_opts(const CLI::Option* option) const override;
    [[nodiscard]] std::string make_option_desc(const CLI::Option* option) const override;
};

} // namespace loggia::commands
