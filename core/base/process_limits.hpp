#pragma once

#include "core/base/control.hpp"
#include "core/base/process.hpp"

#include <chrono>
#include <optional>

namespace loggia {

/// When a process that runs has to be ended: the same on every system. Begins with the process.
class ProcessLimits {
public:
    ProcessLimits(const ProcessCommand& command, const Control& control)
        : command_(command), control_(control) {}

    /// Why the process has to be ended now; to be asked again and again. The command's watch is
    /// given `process`, at most every 50 ms.
    [[nodiscard]] std::optional<ProcessEnd::Kind> exceeded(pid_t process) {
        const auto now = Clock::now();
        if (control_.stop_requested())
            return ProcessEnd::Kind::stopped;
        if (std::chrono::duration<double>(now - begin_).count() > command_.timeout_seconds)
            return ProcessEnd::Kind::timed_out;
        if (!command_.watch || now - watched_ < watch_interval)
            return std::nullopt;
        watched_ = now;
        return command_.watch(process) ? std::nullopt : std::optional(ProcessEnd::Kind::refused);
    }

private:
    using Clock = std::chrono::steady_clock;
    static constexpr std::chrono::milliseconds watch_interval{50};

    const ProcessCommand& command_;
    const Control& control_;
    Clock::time_point begin_ = Clock::now();
    Clock::time_point watched_ = begin_;
};

} // namespace loggia
