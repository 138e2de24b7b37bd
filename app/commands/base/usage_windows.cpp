#include "app/commands/base/usage.hpp"

#include <utility>
#include <windows.h>
// After windows.h, whose types it needs.
#include <psapi.h>

namespace loggia::commands {

double processor_seconds() noexcept {
    FILETIME created{};
    FILETIME ended{};
    FILETIME kernel{};
    FILETIME user{};
    if (::GetProcessTimes(::GetCurrentProcess(), &created, &ended, &kernel, &user) == 0)
        return 0;
    const auto seconds = [](const FILETIME& time) {
        return (static_cast<double>(time.dwHighDateTime) * 4294967296.0 +
                static_cast<double>(time.dwLowDateTime)) /
               1e7;
    };
    return seconds(kernel) + seconds(user);
}

std::uint64_t resident_bytes() noexcept {
    PROCESS_MEMORY_COUNTERS counters{};
    if (::K32GetProcessMemoryInfo(::GetCurrentProcess(), &counters, sizeof counters) == 0)
        return 0;
    return counters.WorkingSetSize;
}

std::thread thread_without_signals(std::function<void()> body) {
    return std::thread(std::move(body));
}

} // namespace loggia::commands
