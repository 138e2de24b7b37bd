#include "ui/work/job.hpp"

#include "ui/language/core_words.hpp"
#include "ui/work/free_memory.hpp"

#include <atomic>
#include <exception>
#include <new>

namespace loggia::ui {

namespace {

/// Number of living MemoryShortages.
std::atomic<int>& shortages() {
    static std::atomic<int> count = 0;
    return count;
}

} // namespace

MemoryShortage::MemoryShortage() {
    ++shortages();
}

MemoryShortage::~MemoryShortage() {
    --shortages();
}

void JobBase::meetShortage() {
    if (shortages() > 0)
        throw std::bad_alloc();
}

Error JobBase::reasonOfFailure() {
    try {
        throw;
    } catch (const std::bad_alloc&) {
        return {"not enough memory"};
    } catch (const std::exception& error) {
        return {error.what()};
    } catch (...) {
        return {"the computation failed for an unknown reason"};
    }
}

JobBase::JobBase(QObject* parent) : QObject(parent) {
    timer_.setInterval(delivery_interval);
    connect(&timer_, &QTimer::timeout, this, [this] { deliver(); });
    connect(&watcher_, &QFutureWatcher<void>::finished, this, [this] {
        if (timer_.isActive())
            finish();
        returnFreeMemory();
    });
}

void JobBase::launch(std::function<void()> body) {
    std::erase_if(futures_, [](const QFuture<void>& future) { return future.isFinished(); });
    futures_.push_back(runOnSolverPool(std::move(body)));
    timer_.start();
    watcher_.setFuture(futures_.back());
}

void JobBase::forget() {
    timer_.stop();
}

void JobBase::waitForAll() {
    for (QFuture<void>& future : futures_)
        future.waitForFinished();
    futures_.clear();
}

void JobBase::emitProgress(const Progress& progress) {
    Q_EMIT progressed(progress.fraction, coreWords(progress.text));
}

} // namespace loggia::ui
