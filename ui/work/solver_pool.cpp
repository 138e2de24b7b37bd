#include "ui/work/solver_pool.hpp"

#include <QPromise>
#include <QThread>

#include <algorithm>
#include <cstdint>
#include <memory>
#include <mutex>
#include <unordered_map>
#include <utility>

namespace loggia::ui {

namespace {

/// Where bodies wait for their thread.
///
/// The pool has a queue of its own, but Qt is not built with ThreadSanitizer, which therefore sees
/// no order between handing a task to the pool and running it, and calls every capture a race. So
/// only a number goes through the pool (this file alone is not instrumented, see CMakeLists.txt),
/// and what belongs to it through a mutex that the sanitizer does see.
class Waiting {
public:
    std::uint64_t put(std::function<void()> body) {
        const std::scoped_lock lock(mutex_);
        bodies_.emplace(++last_, std::move(body));
        return last_;
    }
    std::function<void()> take(std::uint64_t number) {
        const std::scoped_lock lock(mutex_);
        return std::move(bodies_.extract(number).mapped());
    }

private:
    std::mutex mutex_;
    std::unordered_map<std::uint64_t, std::function<void()>> bodies_;
    std::uint64_t last_ = 0;
};

Waiting& waiting() {
    static Waiting bodies;
    return bodies;
}

} // namespace

QThreadPool& solverPool() {
    static QThreadPool pool;
    static const bool prepared = [] {
        constexpr int stack_bytes = 64 << 20;
        pool.setStackSize(stack_bytes);
        pool.setMaxThreadCount(std::max(8, 2 * QThread::idealThreadCount()));
        return true;
    }();
    static_cast<void>(prepared);
    return pool;
}

QFuture<void> runOnSolverPool(std::function<void()> body) {
    // Not by QtConcurrent::run: who waits for its future may be made to run the body himself, on a
    // stack that is not deep.
    const auto promise = std::make_shared<QPromise<void>>();
    promise->start();
    solverPool().start([number = waiting().put(std::move(body)), promise] {
        waiting().take(number)();
        promise->finish();
    });
    return promise->future();
}

} // namespace loggia::ui
