#pragma once

namespace CLI {
class App;
}

namespace loggia::commands {

/// Adds `maxconnect4` with its subcommands to `app`; running one sets `status`.
void add_maxconnect4(CLI::App& app, int& status);

} // namespace loggia::commands
