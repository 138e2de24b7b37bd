#pragma once

#include "app/commands/base/command_line.hpp"

namespace loggia::commands {

/// `path`: solve, compare, distances, generate, questions, scenario.
void add_path(Command group);

void add_path_solve(Command group);
void add_path_compare(Command group);
void add_path_distances(Command group);
void add_path_generate(Command group);
void add_path_questions(Command group);
void add_path_scenario(Command group);

} // namespace loggia::commands
