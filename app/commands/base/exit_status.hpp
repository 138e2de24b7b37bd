#pragma once

namespace loggia::commands {

/// Exit statuses, the same for every command (SAT results have their own, by that field's custom).
enum ExitStatus : int {
    success = 0,
    failed = 1,        ///< Bad input, or something could not be read or written.
    usage_error = 2,   ///< Invalid arguments.
    interrupted = 130, ///< Stopped (SIGINT, SIGTERM), with the best result so far.
    reader_gone =
        141, ///< The reader closed standard output, as `head` does; the same as for SIGPIPE.
};

} // namespace loggia::commands
