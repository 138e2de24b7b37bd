#include "core/sat/engines/local_search.hpp"
#include "core/sat/queries/solve.hpp"
#include "tests/core/sat/cnf_samples.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <stop_token>

namespace local_search_test {

using namespace loggia;
using namespace loggia::sat;

class LocalSearchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// A model is one, small sets that have some are solved, and the others never.
    void oddSets() {
        Random random(test_suite::seed(1));
        for (int round = 0; round < test_suite::rounds(2000); ++round) {
            const auto clauses = oracle::odd_set(random, 8);
            const auto model = search_locally(clauses, 20'000, random.next());
            QCOMPARE(model.has_value(), oracle::brute_force(clauses));
            QVERIFY(!model || clauses.satisfied_by(*model));
        }
    }

    void largeRandomSets_data() {
        QTest::addColumn<int>("atoms");
        QTest::addColumn<double>("ratio");
        QTest::addColumn<int>("length");
        QTest::addRow("20,000 atoms") << 20'000 << 3.5 << 3;
        QTest::addRow("1,000 atoms, hard") << 1000 << 4.1 << 3;
        QTest::addRow("4 literals") << 500 << 8.5 << 4;
        QTest::addRow("5 literals") << 200 << 17.0 << 5;
        QTest::addRow("7 literals") << 100 << 65.0 << 7;
    }
    void largeRandomSets() {
        QFETCH(int, atoms);
        QFETCH(double, ratio);
        QFETCH(int, length);
        Random random(test_suite::seed(7));
        const auto clauses = oracle::uniform(random, atoms, static_cast<std::size_t>(ratio * atoms),
                                             static_cast<std::size_t>(length));
        const auto model = search_locally(clauses, 50'000'000, 1);
        QVERIFY(model && clauses.satisfied_by(*model));
        const auto answer = solve(clauses).value();
        QVERIFY(answer.status == Status::satisfiable);
        QVERIFY(clauses.satisfied_by(answer.model));
    }

    void sameSeedSameModel() {
        Random random(test_suite::seed(3));
        const auto clauses = oracle::uniform(random, 300, 1100, 3);
        QVERIFY(search_locally(clauses, 100'000, 5) == search_locally(clauses, 100'000, 5));
    }

    void stopsAtOnceAndAfterItsFlips() {
        Random random(test_suite::seed(4));
        const auto clauses = oracle::uniform(random, 100, 700, 3); // has no model
        QVERIFY(!search_locally(clauses, 10'000, 1));
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!search_locally(clauses, UINT64_MAX, 1, Control(stop.get_token())));
    }
};

LOGGIA_TEST(LocalSearchTest)

} // namespace local_search_test

#include "local_search_test.moc"
