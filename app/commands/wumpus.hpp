#pragma once

namespace CLI {
class App;
}

namespace loggia::commands {

struct WumpusFiles;

/// `wumpus`: map, why, grade, worlds, walk, lint, rules.
void add_wumpus(CLI::App& group, int& status);

void add_wumpus_map(CLI::App& group, int& status);
void add_wumpus_why(CLI::App& group, int& status);
void add_wumpus_grade(CLI::App& group, int& status);
void add_wumpus_worlds(CLI::App& group, int& status);
void add_wumpus_walk(CLI::App& group, int& status);
void add_wumpus_lint(CLI::App& group, int& status);

/// RULES, KB and --lenient.
void add_wumpus_files(CLI::App& command, WumpusFiles& files);

} // namespace loggia::commands
