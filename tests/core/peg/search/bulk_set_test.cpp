#include "core/base/random.hpp"
#include "core/peg/search/bulk_set.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <chrono>
#include <set>
#include <stop_token>
#include <thread>

namespace bulk_set_test {

using namespace loggia;
using namespace loggia::peg;

class BulkSetTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreesWithASet() {
        Random random(test_suite::seed(45));
        for (const std::size_t expected : {std::size_t{0}, std::size_t{20'000}}) {
            BulkSet bulk(expected);
            std::set<Holes> plain;
            std::vector<Holes> list;
            for (int round = 0; round < 20; ++round) {
                std::vector<Holes> fresh;
                for (int i = 0; i < 2000; ++i) {
                    const Holes position = 1 + random.below(30'000);
                    bulk.add(position);
                    if (plain.insert(position).second)
                        fresh.push_back(position);
                }
                const auto before = static_cast<std::ptrdiff_t>(list.size());
                QVERIFY(bulk.settle(list, {}));
                QVERIFY((std::set<Holes>(list.begin() + before, list.end()) ==
                         std::set<Holes>(fresh.begin(), fresh.end())));
                QCOMPARE(list.size(), plain.size());
            }
            for (Holes position = 1; position <= 30'000; ++position)
                QCOMPARE(bulk.contains(position), plain.count(position) != 0);
        }
    }

    /// What comes of it, and in which order, depends on the workers alone.
    void threadsMakeNoDifference() {
        Random random(test_suite::seed(47));
        std::vector<Holes> drawn;
        for (int i = 0; i < 50'000; ++i)
            drawn.push_back(1 + random.below(30'000));
        BulkSet one(20'000);
        std::vector<Holes> expected;
        for (const Holes position : drawn)
            one.add(position);
        QVERIFY(one.settle(expected, {}));
        BulkSet many(20'000, 3);
        std::vector<Holes> found;
        for (std::size_t i = 0; i < drawn.size(); ++i)
            many.add(drawn[i], 3 * i / drawn.size()); // the first third by worker 0, and so on
        QVERIFY(many.settle(found, {}));
        QCOMPARE(found, expected);
        BulkSet unlisted(20'000, 2);
        for (const Holes position : drawn)
            unlisted.add(position, position % 2);
        QVERIFY(unlisted.settle({}));
        for (Holes position = 1; position <= 30'001; ++position)
            QCOMPARE(unlisted.contains(position), one.contains(position));
    }

    void isFullInTime() {
        BulkSet bulk(0);
        for (std::size_t i = 1; i < BulkSet::chunk; ++i)
            bulk.add(1);
        QVERIFY(!bulk.full());
        bulk.add(1);
        QVERIFY(bulk.full());
        std::vector<Holes> list;
        QVERIFY(bulk.settle(list, {}));
        QVERIFY(!bulk.full());
        QCOMPARE(list, std::vector<Holes>{1});
    }

    void sorts() {
        Random random(test_suite::seed(46));
        for (const std::size_t size : {0U, 1U, 100U, 5000U, 70'000U})
            for (const unsigned bits : {0U, 5U, 33U, 63U}) {
                std::vector<Holes> list(size);
                for (Holes& position : list)
                    position = random.next() >> (63U - bits);
                std::vector<Holes> expected = list;
                std::sort(expected.begin(), expected.end());
                QVERIFY(sort_positions(list, {}));
                QVERIFY(list == expected);
            }
    }

    void stops() {
        std::stop_source stop;
        stop.request_stop();
        const Control control(stop.get_token());
        std::vector<Holes> list(10'000, 7);
        QVERIFY(!sort_positions(list, control));
        BulkSet bulk(0);
        bulk.add(1);
        QVERIFY(!bulk.settle(list, control));
    }

    /// Wherever in its passes it is, what was stopped is not said to be sorted.
    void stopsInTheMiddle() {
        Random random(test_suite::seed(47));
        std::vector<Holes> list(4'000'000);
        for (Holes& position : list)
            position = random.next() >> 1U;
        std::vector<Holes> sorted = list;
        using Clock = std::chrono::steady_clock;
        const auto start = Clock::now();
        QVERIFY(sort_positions(sorted, {}));
        const auto whole = Clock::now() - start;
        constexpr int parts = 12;
        for (int part = 1; part < parts; ++part) {
            std::vector<Holes> some = list;
            std::stop_source source;
            const std::jthread stopper([&] {
                std::this_thread::sleep_for(whole * part / parts);
                source.request_stop();
            });
            if (sort_positions(some, Control(source.get_token())))
                QVERIFY(some == sorted);
        }
    }
};

LOGGIA_TEST(BulkSetTest)

} // namespace bulk_set_test

#include "bulk_set_test.moc"
