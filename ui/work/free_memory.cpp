#include "ui/work/free_memory.hpp"

#include "ui/work/solver_pool.hpp"

#include <atomic>
#include <chrono>
#include <cstdlib> // which defines __GLIBC__

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace loggia::ui {

void returnLargeBlocks() {
#ifdef __GLIBC__
    constexpr int large = 1 << 20;
    ::mallopt(M_MMAP_THRESHOLD, large);
#endif
}

void returnFreeMemory() {
#ifdef __GLIBC__
    using Clock = std::chrono::steady_clock;
    constexpr Clock::duration pause = std::chrono::seconds(5);
    static std::atomic<Clock::rep> next{0};
    const Clock::rep now = Clock::now().time_since_epoch().count();
    Clock::rep due = next;
    if (now >= due && next.compare_exchange_strong(due, now + pause.count()))
        static_cast<void>(runOnSolverPool([] { ::malloc_trim(0); }));
#endif
}

} // namespace loggia::ui
