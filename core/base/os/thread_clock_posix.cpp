#include "core/base/os/thread_clock.hpp"

#include <ctime>
#include <pthread.h>

namespace loggia::os {

std::function<std::chrono::nanoseconds()> thread_clock() {
    clockid_t clock{};
    if (::pthread_getcpuclockid(::pthread_self(), &clock) != 0)
        clock = CLOCK_PROCESS_CPUTIME_ID;
    return [clock]() -> std::chrono::nanoseconds {
        timespec time{};
        ::clock_gettime(clock, &time);
        return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
    };
}

} // namespace loggia::os
