// Command lines, one argument a line. A last --help sees to it that they are read but not obeyed.
#include "app/commands/command.hpp"
#include "app/commands/window.hpp"
#include "tests/fuzz/target.hpp"

#include <algorithm>
#include <fcntl.h>
#include <string>
#include <unistd.h>
#include <vector>

namespace {

/// libFuzzer and the sanitizers write to a copy of standard error; help texts go nowhere.
void be_quiet() {
    const int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
    dup2(nowhere, STDOUT_FILENO);
    close(nowhere);
}

} // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const bool quiet = (be_quiet(), true);
    (void)quiet;
    std::vector<std::string> arguments{""};
    for (const char c : loggia::fuzz::text_of(data, size)) {
        if (c == '\n')
            arguments.emplace_back();
        else if (c != '\0')
            arguments.back() += c;
    }
    // What follows -- is never an option, so --help would not be one either.
    if (std::find(arguments.begin(), arguments.end(), "--") != arguments.end())
        return 0;
    arguments.emplace_back("--help");
    for (const int status : {loggia::commands::run("loggia-cli", arguments),
                             loggia::commands::run("maxconnect4", arguments),
                             loggia::commands::run("check_true_false", arguments),
                             loggia::commands::run("davis-putnam", arguments),
                             loggia::commands::run_headless(arguments).value_or(0)})
        loggia::fuzz::require(status >= 0 && status <= 2, "an exit status that means something");
    return 0;
}
