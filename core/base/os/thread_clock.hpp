#pragma once

#include <chrono>
#include <functional>

namespace loggia::os {

/// A clock of the CPU time that the calling thread uses, for other threads to look at: of the whole
/// process where the system has no such clock. The thread has to outlive it.
[[nodiscard]] std::function<std::chrono::nanoseconds()> thread_clock();

} // namespace loggia::os
