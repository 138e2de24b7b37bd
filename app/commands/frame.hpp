#pragma once

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace loggia::commands {

/// What every program made of commands begins with: --help and the layout of the help. To be called
/// before commands are added to `app`, which take it over.
void prepare(CLI::App& app);

/// Adds --version at every level, parses `arguments`, which runs the callbacks of the commands
/// named there, and returns the exit status: `status`, which the callbacks set, or that of an
/// error, reported to standard error. Nothing has been done where the arguments make no sense.
/// Standard output is flushed; where that or an earlier write to it fails, the status is `failed`.
int parse_and_run(CLI::App& app, const std::vector<std::string>& arguments, const int& status);

/// The one of `words` that a person who wrote `word` most likely meant; empty where none is near.
[[nodiscard]] std::string nearest(const std::string& word, const std::vector<std::string>& words);

} // namespace loggia::commands
