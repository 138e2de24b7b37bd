#pragma once

#include <string>
#include <vector>

namespace loggia::commands {

/// Runs loggia-cli as a whole: `arguments` without the program's name, `invoked_as` the last part
/// of the path that it was started by. Started under the name of one of its commands (such as
/// `maxconnect4`), it is that command. Writes to standard output and standard error; never touches
/// a display. A write error on standard output gives the status `failed`, but `reader_gone`, and no
/// message, where whoever read it has closed it. SIGPIPE is ignored from here on.
int run(const std::string& invoked_as, const std::vector<std::string>& arguments);

/// Whether a signal has told the command that runs to end, which it does soon.
[[nodiscard]] bool is_told_to_end() noexcept;

} // namespace loggia::commands
