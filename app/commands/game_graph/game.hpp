#pragma once

#include "app/commands/base/command_line.hpp"

namespace loggia::commands {

/// `loggia-cli game`: games that are trees and graphs, solved, drawn and played.
void add_game(Command group);

// Its subcommands; each function adds one to the group.
void add_game_solve(Command group);
void add_game_tree(Command group);
void add_game_graph(Command group);
void add_game_play(Command group);
void add_game_rules(Command group);

} // namespace loggia::commands
