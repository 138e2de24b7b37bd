#include "app/commands/command.hpp"

#include "app/commands/check_true_false.hpp"
#include "app/commands/formula.hpp"
#include "app/commands/frame.hpp"
#include "app/commands/maxconnect4.hpp"
#include "app/commands/wumpus.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <array>

namespace loggia::commands {

namespace {

struct Command {
    const char* name;
    const char* summary;
    void (*add)(CLI::App& group, int& status);
    /// What becomes of its arguments before they are read; nothing without it.
    std::vector<std::string> (*adapt)(std::vector<std::string> arguments) = nullptr;
};

// What loggia-cli can do: one line each.
constexpr std::array commands{
    Command{"check_true_false", "Decide a statement about a wumpus world", add_check_true_false},
    Command{"formula", "Read, draw, evaluate and compare boolean formulas, and play on them",
            add_formula, shield_formulas},
    Command{"maxconnect4", "Play, analyse and solve Max-Connect4", add_maxconnect4},
    Command{"wumpus", "Explain, count and explore wumpus worlds", add_wumpus},
};

constexpr const char* footer =
    "Run 'loggia-cli COMMAND --help' to read about a command.\n\n"
    "Exit status: 0 success; 1 bad input, or something could not be read or written;\n"
    "2 the arguments make no sense; 130 interrupted.";

} // namespace

int run(const std::string& invoked_as, const std::vector<std::string>& arguments) {
    int status = success;
    const auto find = [](const std::string& name) {
        return std::find_if(commands.begin(), commands.end(),
                            [&](const Command& command) { return name == command.name; });
    };
    if (const auto* const alias = find(invoked_as); alias != commands.end()) {
        CLI::App app(alias->summary, alias->name);
        prepare(app);
        alias->add(app, status);
        return parse_and_run(app, alias->adapt != nullptr ? alias->adapt(arguments) : arguments,
                             status);
    }

    CLI::App app("Exact solvers for boolean logic and games of perfect information", "loggia-cli");
    prepare(app);
    app.require_subcommand(1);
    app.footer(footer);
    for (const Command& command : commands)
        command.add(*app.add_subcommand(command.name, command.summary), status);
    const auto* const named = arguments.empty() ? commands.end() : find(arguments.front());
    const bool adapts = named != commands.end() && named->adapt != nullptr;
    return parse_and_run(app, adapts ? named->adapt(arguments) : arguments, status);
}

} // namespace loggia::commands
