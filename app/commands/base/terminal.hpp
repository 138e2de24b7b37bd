#pragma once

#include <cstdio>
#include <system_error>

namespace loggia::commands {

/// Whether the output goes to an interactive terminal that can redraw lines.
[[nodiscard]] bool is_terminal(std::FILE* stream);

/// Makes standard input, output and error fit to be used: bytes go through them as they are, a
/// reader who has left is an error of writing, and no file that is opened later takes the place of
/// one that was closed.
void prepare_standard_streams();

/// Whether writing, which just failed, did because nobody reads any more.
[[nodiscard]] bool is_reader_gone(const std::error_code& reason);

} // namespace loggia::commands
