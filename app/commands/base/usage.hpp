#pragma once

#include <cstdint>
#include <functional>
#include <thread>

// What this process has used so far, and threads that look at it.
namespace loggia::commands {

[[nodiscard]] double processor_seconds() noexcept; ///< of all its threads
[[nodiscard]] std::uint64_t resident_bytes() noexcept;

/// A thread that no signal is delivered to.
[[nodiscard]] std::thread thread_without_signals(std::function<void()> body);

} // namespace loggia::commands
