#pragma once

#include <string>
#include <vector>

namespace loggia::commands {

/// Exit statuses, the same for every command (SAT results have their own, by that field's custom).
enum ExitStatus : int {
    success = 0,
    failed = 1,        ///< Bad input, or something could not be read or written.
    usage_error = 2,   ///< The arguments make no sense.
    interrupted = 130, ///< Told to stop (SIGINT, SIGTERM) and ended with the best so far.
};

/// Runs loggia-cli as a whole: `arguments` without the program's name, `invoked_as` the last part
/// of the path that it was started by. Started under the name of one of its commands (such as
/// `maxconnect4`), it is that command. Writes to standard output and standard error; never touches
/// a display. A write error on standard output gives the status `failed`. SIGPIPE is ignored from
/// here on.
int run(const std::string& invoked_as, const std::vector<std::string>& arguments);

} // namespace loggia::commands
