#pragma once

#include <cstdint>
#include <sys/types.h>

namespace loggia::grading {

/// What a process and all that descend from it use.
struct TreeUse {
    std::uint64_t resident_bytes = 0; ///< Shared pages counted for each process.
    /// Processor time of all that run, and of those that ended and were waited for. Less than was
    /// used where the parent ended first, or does not wait; the kernel counts in ticks of 10 ms.
    double cpu_seconds = 0;
};

/// Those that the kernel does not list (no /proc, or one that just ended) count as 0. Some 40
/// microseconds a process.
[[nodiscard]] TreeUse use_of_tree(pid_t process);

} // namespace loggia::grading
