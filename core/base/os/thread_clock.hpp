#pragma once

#include <chrono>
#include <functional>

namespace loggia::os {

/// A clock for the CPU time of the calling thread that other threads can read; it measures the
/// whole process if the system has no such clock. The thread must outlive it.
[[nodiscard]] std::function<std::chrono::nanoseconds()> thread_clock();

} // namespace loggia::os
