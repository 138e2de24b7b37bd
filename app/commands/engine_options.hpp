#pragma once

#include "core/connect4/engine.hpp"

#include <string>

namespace CLI {
class App;
class Option;
} // namespace CLI

namespace loggia::commands {

/// How a command's engine thinks, as its options say.
struct Thinking {
    connect4::EngineOptions options;
    connect4::Limits limits;
};

/// Adds the positional argument DEPTH, 1 to 42 moves. Whatever else is given is a usage error.
CLI::Option* add_depth(CLI::App& command, Thinking& thinking);

/// The same as the option --depth, for commands that can do without a limit.
CLI::Option* add_depth_option(CLI::App& command, Thinking& thinking);

/// Adds --time alone.
CLI::Option* add_time_option(CLI::App& command, Thinking& thinking);

/// Adds --time, --threads, --method, --evaluation and --table. `thinking` has to outlive the parse.
void add_engine_options(CLI::App& command, Thinking& thinking);

/// To be called first in a command's callback: throws the usage error that neither DEPTH nor --time
/// was given.
void require_limit(const Thinking& thinking);

/// What a search found out and what it took, as lines for --verbose.
[[nodiscard]] std::string statistics(const connect4::Analysis& analysis);

} // namespace loggia::commands
