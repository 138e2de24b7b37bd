#include "tests/suite.hpp"
#include "ui/work/free_memory.hpp"
#include "ui/work/job.hpp"

#include <QByteArray>
#include <QTest>

#include <cinttypes>
#include <cstdio>
#include <memory>
#include <unistd.h>
#include <vector>

namespace free_memory_test {

using namespace loggia::ui;

/// What the process holds, in bytes.
std::int64_t held() {
    std::int64_t pages = 0;
    if (std::FILE* file = std::fopen("/proc/self/statm", "r")) {
        if (std::fscanf(file, "%*d %" SCNd64, &pages) != 1)
            pages = 0;
        std::fclose(file);
    }
    return pages * ::sysconf(_SC_PAGESIZE);
}

class FreeMemoryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// By default the C library would keep the second block, because it has given back one that was
    /// larger.
    void largeBlocksGoBackAtOnce() {
        constexpr qsizetype large = 20'000'000;
        returnLargeBlocks();
        QByteArray block(large + 1'000'000, 'a');
        block = QByteArray();
        block = QByteArray(large, 'b');
        const std::int64_t full = held();
        block = QByteArray();
        // The sanitizers have a heap of their own, which keeps what is free.
        if (!loggia::test_suite::is_sanitized)
            QVERIFY(full - held() > large / 2);
    }

    /// Many small pieces, of which a few at the end stay: the system has the others again once some
    /// work is done.
    void workThatEndsGivesItBack() {
        constexpr std::size_t pieces = 200'000;
        constexpr std::size_t size = 1'000;
        std::vector<std::unique_ptr<char[]>> all;
        for (std::size_t i = 0; i < pieces; ++i) {
            all.push_back(std::make_unique<char[]>(size));
            all.back()[0] = 1;
        }
        const std::int64_t full = held();
        std::vector<std::unique_ptr<char[]>> rest;
        for (std::size_t i = 0; i < pieces; i += 1'000)
            rest.push_back(std::move(all[i]));
        all.clear();
        Job<int> job;
        job.start([](const loggia::Control&, const auto&) { return 1; }, [](const auto&) {});
        QTRY_VERIFY(!job.isRunning());
        // The sanitizers have a heap of their own, which keeps what is free.
        if (!loggia::test_suite::is_sanitized)
            QTRY_VERIFY(full - held() > static_cast<std::int64_t>(pieces * size / 2));
        QCOMPARE(rest.front()[0], char{1});
    }
};

LOGGIA_LOOP_TEST(FreeMemoryTest)

} // namespace free_memory_test

#include "free_memory_test.moc"
