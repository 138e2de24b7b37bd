#include "app/commands/command.hpp"
#include "ui/shell/application.hpp"

#include <string>
#include <vector>

int main(int argc, char** argv) {
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    // A scripted match has no display: nothing of Qt may come before this.
    if (!arguments.empty() && arguments[0] == "--one-move") {
        std::vector<std::string> command(arguments);
        command[0] = "one-move";
        command.insert(command.begin(), "maxconnect4");
        return loggia::commands::run("loggia", command);
    }
    return loggia::ui::run_application(argc, argv);
}
