#include "app/commands/base/limits.hpp"

#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/interrupt.hpp"
#include "app/commands/base/usage.hpp"

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <utility>

namespace loggia::commands {

namespace {

/// The option of the limit that is reached; null while none is.
const char* reached(const Limits& limits, std::chrono::steady_clock::time_point begin) {
    const std::chrono::duration<double> gone = std::chrono::steady_clock::now() - begin;
    if (limits.seconds && gone.count() >= *limits.seconds)
        return "--time";
    if (limits.cpu_seconds && processor_seconds() >= *limits.cpu_seconds)
        return "--cpu-time";
    if (limits.megabytes && static_cast<double>(resident_bytes()) >= 1e6 * *limits.megabytes)
        return "--memory";
    return nullptr;
}

} // namespace

LimitWatch::LimitWatch(const Limits& limits, std::string command)
    : limits_(limits), command_(std::move(command)),
      thread_(thread_without_signals([this] { watch(); })) {}

LimitWatch::~LimitWatch() {
    {
        const std::lock_guard lock(mutex_);
        is_over_ = true;
    }
    over_.notify_one();
    thread_.join();
}

void LimitWatch::watch() {
    constexpr std::chrono::milliseconds interval(10);
    const auto begin = std::chrono::steady_clock::now();
    std::unique_lock lock(mutex_);
    while (!over_.wait_for(lock, interval, [this] { return is_over_; })) {
        const char* const option = reached(limits_, begin);
        if (option == nullptr)
            continue;
        const std::string said = command_ + ": stopped by " + option + "\n";
        static_cast<void>(std::fputs(said.c_str(), stderr));
        if (!Interrupt::tell())
            std::_Exit(interrupted);
        return;
    }
}

} // namespace loggia::commands
