#include "app/commands/command.hpp"

#include "app/commands/maxconnect4.hpp"

#include <CLI/CLI.hpp>

namespace loggia::commands {

int run(const std::string& invoked_as, const std::vector<std::string>& arguments) {
    CLI::App app("Exact solvers for boolean logic and games of perfect information", invoked_as);
    app.set_version_flag("--version", "loggia-cli " LOGGIA_VERSION);
    app.require_subcommand(1);
    int status = success;
    add_maxconnect4(app, status);
    try {
        app.parse(std::vector<std::string>(arguments.rbegin(), arguments.rend()));
    } catch (const CLI::ParseError& error) {
        return app.exit(error) == 0 ? success : usage_error;
    }
    return status;
}

} // namespace loggia::commands
