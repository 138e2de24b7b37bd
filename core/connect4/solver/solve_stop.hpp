#pragma once

#include "core/base/control.hpp"

#include <atomic>
#include <chrono>
#include <cstdint>
#include <optional>

namespace loggia::connect4 {

/// When a search has to end. Shared by the threads that work on one question.
class SolveStop {
public:
    using Deadline = std::optional<std::chrono::steady_clock::time_point>;

    SolveStop(const Control& control, const Deadline& deadline)
        : control_(control), deadline_(deadline) {}

    /// Somebody has the answer: the others may go home.
    void finish() noexcept { now_.store(true, std::memory_order_relaxed); }

    [[nodiscard]] bool requested() {
        if (control_.stop_requested() ||
            (deadline_ && std::chrono::steady_clock::now() >= *deadline_))
            finish();
        return now_.load(std::memory_order_relaxed);
    }

    /// As requested(), but looks only once in a while; `count` is the caller's number of nodes. At
    /// a microsecond a node that is about once a millisecond. At first each node may touch parts of
    /// the tables that nobody has touched, which the system clears then: some take milliseconds.
    [[nodiscard]] bool requested_at(std::uint64_t count) {
        constexpr std::uint64_t first = 2048;
        return (count < first || (count & 1023U) == 0) && requested();
    }

private:
    const Control& control_;
    const Deadline& deadline_;
    std::atomic<bool> now_{false};
};

} // namespace loggia::connect4
