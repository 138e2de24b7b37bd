#pragma once

#include "app/commands/base/command_line.hpp"

namespace loggia::commands {

/// `shard`: splits work among machines, runs shares of it and puts the results together.
void add_shard(Command command);

} // namespace loggia::commands
