#pragma once

namespace loggia::commands {

/// Exit statuses, the same for every command (SAT results have their own, by that field's custom).
enum ExitStatus : int {
    success = 0,
    failed = 1,        ///< Bad input, or something could not be read or written.
    usage_error = 2,   ///< The arguments make no sense.
    interrupted = 130, ///< Told to stop (SIGINT, SIGTERM) and ended with the best so far.
    reader_gone = 141, ///< Who read standard output closed it, as `head` does; as of SIGPIPE.
};

} // namespace loggia::commands
