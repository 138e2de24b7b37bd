#pragma once

#include <memory>

namespace CLI {
class FormatterBase;
} // namespace CLI

namespace loggia::commands {

/// How `--help` looks: it fits a terminal of 80 columns. An option is its names and a word for its
/// value; the values that it takes, its default and what it excludes follow its description.
[[nodiscard]] std::shared_ptr<CLI::FormatterBase> help_format();

} // namespace loggia::commands
