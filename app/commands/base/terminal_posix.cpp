#include "app/commands/base/terminal.hpp"

#include <array>
#include <csignal>
#include <fcntl.h>
#include <unistd.h>

namespace loggia::commands {

bool is_terminal(std::FILE* stream) {
    return ::isatty(::fileno(stream)) == 1;
}

void prepare_standard_streams() {
    std::signal(SIGPIPE, SIG_IGN);
    // What is opened here in the place of a closed one fails when it is used, as that should.
    constexpr std::array modes{O_WRONLY, O_RDONLY, O_WRONLY};
    for (int descriptor = 0; descriptor < 3; ++descriptor)
        if (::fcntl(descriptor, F_GETFD) == -1)
            static_cast<void>(::open("/dev/null", modes.at(static_cast<std::size_t>(descriptor))));
}

bool is_reader_gone(const std::error_code& reason) {
    return reason == std::errc::broken_pipe;
}

} // namespace loggia::commands
