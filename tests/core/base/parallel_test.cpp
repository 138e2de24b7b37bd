#include "core/base/parallel.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <atomic>
#include <cstddef>
#include <mutex>
#include <set>
#include <thread>
#include <vector>

namespace parallel_test {

using namespace loggia;

class ParallelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void eachIndexComesOnce() {
        for (const int threads : {0, 1, 2, 3, 7})
            for (const std::size_t count : {0U, 1U, 2U, 100U}) {
                std::vector<std::atomic<int>> calls(count);
                in_parallel(count, threads, [&](std::size_t index) {
                    ++calls[index];
                    return true;
                });
                for (const auto& each : calls)
                    QCOMPARE(each.load(), 1);
            }
    }

    void nothingIsHandedOutAfterAFalse() {
        for (const int threads : {1, 2, 3}) {
            std::mutex mutex;
            std::set<std::size_t> called;
            in_parallel(1'000'000, threads, [&](std::size_t index) {
                const std::lock_guard lock(mutex);
                called.insert(index);
                return index < 10;
            });
            // All before it were, and at most one on each other thread after it.
            QVERIFY(called.size() >= 11);
            QVERIFY(called.size() <= 11 + static_cast<std::size_t>(threads));
            for (std::size_t index = 0; index <= 10; ++index)
                QVERIFY(called.contains(index));
        }
    }

    void eachThreadHasAWorkerOfItsOwn() {
        std::mutex mutex;
        std::set<std::thread::id> makers;
        std::size_t made = 0;
        std::size_t sum = 0;
        in_parallel_by_workers(100, 3, [&] {
            const std::lock_guard lock(mutex);
            makers.insert(std::this_thread::get_id());
            ++made;
            return [&, own = std::this_thread::get_id()](std::size_t index) {
                const std::lock_guard inner(mutex);
                sum += own == std::this_thread::get_id() ? index : 0;
                return true;
            };
        });
        QCOMPARE(made, makers.size());
        QCOMPARE(made, std::size_t{3});
        QCOMPARE(sum, std::size_t{4950});
        QVERIFY(all_cores() >= 1);
    }
};

LOGGIA_TEST(ParallelTest)

} // namespace parallel_test

#include "parallel_test.moc"
