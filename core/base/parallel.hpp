#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <functional>
#include <thread>
#include <vector>

namespace loggia {

/// How many threads the processor runs at a time, at least 1.
[[nodiscard]] inline int all_cores() noexcept {
    return static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
}

/// Calls `make_worker()` once on each of at most so many threads, of which the calling one is one,
/// and then each of these workers, `worker(index)`, for indices below `count`. They are handed out
/// in rising order, one at a time, so calls of very different length keep all threads busy. A
/// worker returns whether to go on: after the first false no further index is handed out. Returns
/// once all calls have ended; no exception may leave them.
///
/// What comes of it depends on the number of threads only where a call looks at what others do.
template <class MakeWorker>
void in_parallel_by_workers(std::size_t count, int threads, const MakeWorker& make_worker) {
    std::atomic<std::size_t> next{0};
    const auto take = [&] {
        auto worker = make_worker();
        for (std::size_t index = next++; index < count; index = next++)
            if (!worker(index))
                next = count;
    };
    std::vector<std::jthread> others;
    const auto wanted = static_cast<std::size_t>(std::max(threads, 1));
    for (std::size_t i = 1; i < std::min(wanted, count); ++i)
        others.emplace_back(take);
    take();
    others.clear(); // waits for them
}

/// The same with one worker for all threads.
template <class Work>
void in_parallel(std::size_t count, int threads, const Work& work) {
    in_parallel_by_workers(count, threads, [&work] { return std::ref(work); });
}

} // namespace loggia
