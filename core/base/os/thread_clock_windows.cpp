#include "core/base/os/thread_clock.hpp"

#include <cstdint>
#include <memory>
#include <windows.h>

namespace loggia::os {

namespace {

std::uint64_t ticks(const FILETIME& time) {
    constexpr unsigned bits = 32;
    return std::uint64_t{time.dwHighDateTime} << bits | time.dwLowDateTime;
}

} // namespace

std::function<std::chrono::nanoseconds()> thread_clock() {
    HANDLE handle = nullptr;
    const HANDLE process = ::GetCurrentProcess();
    ::DuplicateHandle(process, ::GetCurrentThread(), process, &handle, THREAD_QUERY_INFORMATION,
                      FALSE, 0);
    return [thread = std::shared_ptr<void>(handle, ::CloseHandle)] {
        constexpr std::uint64_t ns_per_tick = 100;
        FILETIME begin{};
        FILETIME end{};
        FILETIME kernel{};
        FILETIME user{};
        if (!thread || ::GetThreadTimes(thread.get(), &begin, &end, &kernel, &user) == 0)
            ::GetProcessTimes(::GetCurrentProcess(), &begin, &end, &kernel, &user);
        return std::chrono::nanoseconds((ticks(kernel) + ticks(user)) * ns_per_tick);
    };
}

} // namespace loggia::os
