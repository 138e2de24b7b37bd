#include "core/base/random.hpp"
#include "core/connect4/solver/lazy_words.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <thread>
#include <vector>

namespace lazy_words_test {

using namespace loggia;
using namespace loggia::connect4;

class LazyWordsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void areZeroAtFirstAndKeepWhatIsWritten() {
        Random random(test_suite::seed(1));
        for (const std::size_t count : {1U, 7U, 4096U, 300000U}) {
            LazyWords words(count);
            QCOMPARE(words.size(), count);
            std::vector<std::uint64_t> expected(count);
            for (int i = 0; i < 20000; ++i) {
                const std::size_t at = random.below(count);
                QCOMPARE(words.read(at), expected[at]);
                expected[at] = random.below(~std::uint64_t{0});
                words.write(at, expected[at]);
            }
            for (std::size_t i = 0; i < count; ++i)
                QVERIFY(words.read(i) == expected[i]);
        }
    }

    void areZeroAgainAfterClearing() {
        LazyWords words(100000);
        for (std::size_t i = 0; i < words.size(); i += 3)
            words.write(i, ~std::uint64_t{0});
        words.clear();
        QCOMPARE(words.size(), std::size_t{100000});
        for (std::size_t i = 0; i < words.size(); ++i)
            QVERIFY(words.read(i) == 0);
    }

    void lieOnHugePages() {
        const LazyWords words(1000);
        constexpr std::uintptr_t huge_page = std::uintptr_t{2} << 20U;
        QCOMPARE(reinterpret_cast<std::uintptr_t>(words.address(0)) % huge_page, std::uintptr_t{0});
        QCOMPARE(reinterpret_cast<std::uintptr_t>(words.address(9)) -
                     reinterpret_cast<std::uintptr_t>(words.address(0)),
                 9 * sizeof(std::uint64_t));
    }

    void noneAreNone() {
        LazyWords words(0);
        words.clear();
        QCOMPARE(words.size(), std::size_t{0});
    }

    void threadsSeeWholeWords() {
        LazyWords words(64);
        bool whole = true;
        const auto write = [&words](std::uint64_t pattern) {
            for (std::size_t i = 0; i < 200000; ++i)
                words.write(i % 64, pattern);
        };
        {
            const std::jthread a(write, 0x1111111111111111U);
            const std::jthread b(write, 0x2222222222222222U);
            for (std::size_t i = 0; i < 200000; ++i) {
                const std::uint64_t word = words.read(i % 64);
                whole = whole && word % 0x1111111111111111U == 0;
            }
        }
        QVERIFY(whole);
    }
};

LOGGIA_TEST(LazyWordsTest)

} // namespace lazy_words_test

#include "lazy_words_test.moc"
