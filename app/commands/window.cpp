#include "app/commands/window.hpp"

#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/frame.hpp"
#include "app/commands/connect4/maxconnect4.hpp"

#include <algorithm>

namespace loggia::commands {

namespace {

constexpr const char* one_move = "--one-move";

// Options that Qt itself takes from the command line.
const std::vector<std::string> qt_options{
    "display",       "geometry",   "icon",          "platform",        "platformpluginpath",
    "platformtheme", "plugin",     "qmljsdebugger", "qwindowgeometry", "qwindowicon",
    "qwindowtitle",  "reverse",    "session",       "style",           "stylesheet",
    "title",         "widgetcount"};

constexpr const char* description =
    "Loggia is a workbench for boolean logic and games of perfect information.\n"
    "Without options it opens the FILES in its window. loggia-cli has every solver as a\n"
    "command, for scripts";

bool is_qt_option(std::string argument) {
    argument.erase(0, argument.starts_with("--") ? 2 : 1);
    argument = argument.substr(0, argument.find('='));
    return std::find(qt_options.begin(), qt_options.end(), argument) != qt_options.end();
}

int make_move(const std::vector<std::string>& arguments) {
    Program program(std::string("loggia ") + one_move,
                    "Make one move in a Max-Connect4 position file");
    make_one_move(program.command());
    return program.run(arguments);
}

} // namespace

std::optional<int> run_headless(const std::vector<std::string>& arguments) {
    const auto flag = std::find(arguments.begin(), arguments.end(), one_move);
    if (flag != arguments.end()) {
        std::vector<std::string> rest(arguments.begin(), flag);
        rest.insert(rest.end(), flag + 1, arguments.end());
        return make_move(rest);
    }

    std::vector<std::string> own;
    for (const std::string& argument : arguments) {
        if (argument == "--")
            break;
        if (argument.size() > 1 && argument.starts_with('-') && !is_qt_option(argument))
            own.push_back(argument);
    }
    if (own.empty())
        return std::nullopt;

    bool wanted = false;
    std::vector<std::string> files;
    Program program("loggia", description);
    program.without_limits(); // The window has none.
    const Command command = program.command();
    command.footer(
        "'loggia --one-move IN OUT DEPTH' makes one move in a Max-Connect4 position file,\n"
        "without a display; see 'loggia --one-move --help'.\n\n"
        "Qt's own options, such as -platform and -style, are passed on to it.");
    command.add_flag(one_move, wanted, "Make one move in a Max-Connect4 position file");
    command.add_option("FILES", files, "Files to open").type_name("");
    return program.run(own);
}

} // namespace loggia::commands
