#pragma once

#include "app/commands/base/command_line.hpp"
#include "core/connect4/format.hpp"
#include "core/connect4/position.hpp"

#include <optional>
#include <string>

namespace loggia::commands {

/// Adds --infer-turn.
void add_read_options(Command command, connect4::ReadOptions& options);

/// The position in a file (`-` is standard input), of a game the last one; nothing, and the reason
/// reported to standard error, where it cannot be read or is none.
[[nodiscard]] std::optional<connect4::Position> read_position(const std::string& path,
                                                              connect4::ReadOptions options = {});

/// Prints the board and `Score: Player 1 = 0, Player 2 = 0`, as the sample program does.
void print_board(const connect4::Position& position);

} // namespace loggia::commands
