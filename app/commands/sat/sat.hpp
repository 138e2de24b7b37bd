#pragma once

#include "app/commands/base/command_line.hpp"

namespace loggia::commands {

/// Adds the commands on sets of clauses to `group`.
void add_sat(Command group);

/// The assignment's Davis-Putnam program.
void add_davis_putnam(Command command);

/// The same for each command, in the file of its name.
void add_sat_solve(Command group);
void add_sat_trace(Command group);
void add_sat_models(Command group);
void add_sat_count(Command group);
void add_sat_core(Command group);
void add_sat_check(Command group);
void add_sat_convert(Command group);
void add_sat_generate(Command group);

} // namespace loggia::commands
