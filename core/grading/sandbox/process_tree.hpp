#pragma once

#include <cstdint>
#include <sys/types.h>

namespace loggia::grading {

/// Bytes in memory of a process and all that descend from it, shared pages counted for each; those
/// that the kernel does not list (no /proc, or one that just ended) count as 0. Some 20
/// microseconds a process.
[[nodiscard]] std::uint64_t resident_bytes_below(pid_t process);

} // namespace loggia::grading
