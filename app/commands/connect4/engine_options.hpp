#pragma once

#include "app/commands/base/command_line.hpp"
#include "core/connect4/engine/engine.hpp"

#include <string>

namespace loggia::commands {

/// How a command's engine thinks, as its options say.
struct Thinking {
    connect4::EngineOptions options;
    connect4::Limits limits;
};

/// Adds the positional argument DEPTH, 1 to 42 moves. Whatever else is given is a usage error.
Option add_depth(Command command, Thinking& thinking);

/// The same as the option --depth, for commands that can do without a limit.
Option add_depth_option(Command command, Thinking& thinking);

/// Adds --time alone.
Option add_time_option(Command command, Thinking& thinking);

/// Adds --threads, --method, --evaluation and --table.
void add_search_options(Command command, Thinking& thinking);

/// Adds --time and the search options.
void add_engine_options(Command command, Thinking& thinking);

/// To be called first in a command's action: throws the usage error that neither DEPTH nor --time
/// was given.
void require_limit(const Thinking& thinking);

/// What a search found out and what it took, as lines for --verbose.
[[nodiscard]] std::string statistics(const connect4::Analysis& analysis);

} // namespace loggia::commands
