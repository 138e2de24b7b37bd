#pragma once

#include "app/commands/base/command_line.hpp"

namespace loggia::commands {

struct WumpusFiles;

/// `wumpus`: map, why, grade, worlds, walk, lint, rules.
void add_wumpus(Command group);

void add_wumpus_map(Command group);
void add_wumpus_why(Command group);
void add_wumpus_grade(Command group);
void add_wumpus_worlds(Command group);
void add_wumpus_walk(Command group);
void add_wumpus_lint(Command group);

/// RULES, KB and --lenient.
void add_wumpus_files(Command command, WumpusFiles& files);

} // namespace loggia::commands
