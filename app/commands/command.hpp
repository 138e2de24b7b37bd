#pragma once

#include <string>
#include <vector>

namespace loggia::commands {

/// Exit statuses, the same for every command (SAT results have their own, by that field's custom).
enum ExitStatus : int { success = 0, failed = 1, usage_error = 2 };

/// Runs loggia-cli as a whole: `arguments` without the program's name, `invoked_as` the last part
/// of the path that it was started by. Started as `maxconnect4`, it is that command. Writes to
/// standard output and standard error; never touches a display.
int run(const std::string& invoked_as, const std::vector<std::string>& arguments);

} // namespace loggia::commands
