#pragma once

#include <ctime>

namespace loggia {

/// CPU seconds that the calling thread has used so far.
[[nodiscard]] inline double thread_cpu_seconds() noexcept {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

} // namespace loggia
