#include "tests/suite.hpp"
#include "ui/work/solver_pool.hpp"

#include <QTest>
#include <QThread>

#include <array>
#include <atomic>
#include <memory>
#include <semaphore>
#include <thread>
#include <vector>

namespace solver_pool_test {

using namespace loggia::ui;

/// Uses so many MiB of the stack.
int deep(int mebibytes) {
    std::array<volatile char, std::size_t{1} << 20U> block;
    block.front() = static_cast<char>(mebibytes);
    block.back() = 1;
    return mebibytes == 1 ? block.back() : deep(mebibytes - 1) + block.back();
}

class SolverPoolTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Handed over from several threads at once, each body runs once, on another thread.
    void everyBodyRunsOnce() {
        constexpr std::size_t bodies = 4000;
        constexpr std::size_t givers = 4;
        std::vector<std::atomic<int>> runs(bodies);
        std::vector<QFuture<void>> futures(bodies);
        std::atomic<int> at_home = 0;
        {
            std::vector<std::jthread> threads;
            for (std::size_t giver = 0; giver < givers; ++giver)
                threads.emplace_back([&, giver] {
                    for (std::size_t i = giver; i < bodies; i += givers)
                        futures[i] = runOnSolverPool([&, i, home = QThread::currentThreadId()] {
                            ++runs[i];
                            at_home += home == QThread::currentThreadId() ? 1 : 0;
                        });
                });
        }
        for (QFuture<void>& future : futures) {
            QVERIFY(future.isStarted());
            future.waitForFinished();
            // It ended by itself: whoever forsakes a promise cancels it.
            QVERIFY(!future.isCanceled());
        }
        for (const std::atomic<int>& count : runs)
            QCOMPARE(count.load(), 1);
        QCOMPARE(at_home.load(), 0);
    }

    /// What a body holds is gone when its future says so: its owner may go then.
    void bodiesAreGoneWhenTheyHaveFinished() {
        for (int i = 0; i < 500; ++i) {
            auto held = std::make_shared<int>(i);
            const std::weak_ptr<int> left = held;
            QFuture<void> future = runOnSolverPool([held = std::move(held)] { ++*held; });
            future.waitForFinished();
            QVERIFY(left.expired());
        }
    }

    void theStackIsDeep() {
        std::atomic<int> reached = 0;
        runOnSolverPool([&reached] { reached = deep(48); }).waitForFinished();
        QCOMPARE(reached.load(), 48);
    }

    /// However few cores there are: long work on seven pages does not keep the eighth waiting, and
    /// none of it takes a thread of Qt's own pool.
    void longWorkKeepsNobodyWaiting() {
        QVERIFY(&solverPool() != QThreadPool::globalInstance());
        std::counting_semaphore<> begun(0);
        std::counting_semaphore<> end(0);
        std::vector<QFuture<void>> futures;
        for (int i = 0; i < 8; ++i)
            futures.push_back(runOnSolverPool([&] {
                begun.release();
                end.acquire();
            }));
        for (int i = 0; i < 8; ++i)
            QVERIFY(begun.try_acquire_for(std::chrono::seconds(60)));
        QCOMPARE(QThreadPool::globalInstance()->activeThreadCount(), 0);
        end.release(8);
        for (QFuture<void>& future : futures)
            future.waitForFinished();
    }
};

LOGGIA_LOOP_TEST(SolverPoolTest)

} // namespace solver_pool_test

#include "solver_pool_test.moc"
