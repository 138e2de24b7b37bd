#include "core/base/random.hpp"
#include "core/sat/engines/clause_hash.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <cstdint>
#include <set>
#include <vector>

namespace clause_hash_test {

using namespace loggia;
using namespace loggia::sat;

class ClauseHashTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// With few hashes, so that many clauses share one, and with many.
    void knowsWhatIsThere_data() {
        QTest::addColumn<std::uint64_t>("hashes");
        QTest::newRow("few") << std::uint64_t{7};
        QTest::newRow("many") << (std::uint64_t{1} << 31U);
    }

    void knowsWhatIsThere() {
        QFETCH(std::uint64_t, hashes);
        Random random(test_suite::seed(75));
        ClauseHash tested;
        QVERIFY(!tested.any_of(0, [](std::uint32_t) { return true; }));
        for (int round = 0; round < 3; ++round) {
            std::vector<std::uint64_t> hash_of;
            std::set<std::uint32_t> there;
            for (int step = 0; step < 3000; ++step) {
                if (there.empty() || random.below(3) != 0) {
                    hash_of.push_back(random.below(hashes) << 32U | random.below(hashes));
                    there.insert(static_cast<std::uint32_t>(hash_of.size() - 1));
                    tested.add(hash_of.back());
                } else {
                    auto some =
                        there.lower_bound(static_cast<std::uint32_t>(random.below(hash_of.size())));
                    if (some == there.end())
                        some = there.begin();
                    tested.remove(*some);
                    there.erase(some);
                }
                const std::uint64_t asked = hash_of[random.below(hash_of.size())];
                std::set<std::uint32_t> found;
                QVERIFY(!tested.any_of(asked, [&](std::uint32_t clause) {
                    found.insert(clause);
                    return false;
                }));
                std::set<std::uint32_t> expected;
                for (const std::uint32_t clause : there)
                    if (hash_of[clause] == asked)
                        expected.insert(clause);
                QCOMPARE(found, expected);
            }
            tested.clear();
        }
    }

    /// Clauses that a set has many times, in whatever order they go.
    void removesEqualOnesInConstantTime_data() {
        QTest::addColumn<bool>("fromTheFirst");
        QTest::newRow("the first one first") << true;
        QTest::newRow("the last one first") << false;
    }

    void removesEqualOnesInConstantTime() {
        QFETCH(bool, fromTheFirst);
        constexpr std::uint32_t count = 500'000; // by the square of it, some minutes
        constexpr std::uint64_t hash = 1234;
        ClauseHash tested;
        for (std::uint32_t clause = 0; clause < count; ++clause)
            tested.add(hash);
        for (std::uint32_t i = 0; i < count; ++i)
            tested.remove(fromTheFirst ? i : count - 1 - i);
        QVERIFY(!tested.any_of(hash, [](std::uint32_t) { return true; }));
    }
};

LOGGIA_TEST(ClauseHashTest)

} // namespace clause_hash_test

#include "clause_hash_test.moc"
