#include "core/sat/engines/lookahead.hpp"
#include "tests/core/sat/cnf_samples.hpp"
#include "tests/core/sat/pigeonhole.hpp"
#include "tests/core/sat/stop_soon.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <array>

namespace lookahead_test {

using namespace loggia;
using namespace loggia::sat;

void compare(const logic::ClauseSet& clauses, bool satisfiable) {
    const Answer answer = solve_by_lookahead(clauses);
    QCOMPARE(answer.status, satisfiable ? Status::satisfiable : Status::unsatisfiable);
    if (satisfiable) {
        QCOMPARE(answer.model.size(), static_cast<std::size_t>(clauses.atoms()) + 1);
        QVERIFY(clauses.satisfied_by(answer.model));
    }
}

class LookaheadTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void oddSetsAgainstBruteForce() {
        Random random(test_suite::seed(71));
        for (int round = 0; round < test_suite::rounds(8000); ++round) {
            const logic::ClauseSet clauses = oracle::odd_set(random, 10);
            compare(clauses, oracle::brute_force(clauses));
            if (QTest::currentTestFailed())
                return;
        }
    }

    void uniformSetsAgainstCadical() {
        Random random(test_suite::seed(72));
        for (int round = 0; round < test_suite::rounds(150); ++round) {
            const std::size_t k = 2 + random.below(4);
            constexpr double thresholds[] = {1.0, 4.26, 9.93, 21.1};
            const int atoms = (k == 3 ? 30 : 15) + static_cast<int>(random.below(30));
            const auto count =
                static_cast<std::size_t>(atoms * thresholds[k - 2] * (0.9 + 0.2 * random.real()));
            const auto clauses = oracle::uniform(random, atoms, count, k);
            const auto cadical = make_cadical();
            oracle::feed(*cadical, clauses);
            compare(clauses, cadical->solve() == Status::satisfiable);
            if (QTest::currentTestFailed())
                return;
        }
    }

    void largerSets() {
        Random random(test_suite::seed(73));
        for (int round = 0; round < 2; ++round) {
            const auto clauses = oracle::uniform(random, 150, 640, 3);
            const auto cadical = make_cadical();
            oracle::feed(*cadical, clauses);
            compare(clauses, cadical->solve() == Status::satisfiable);
        }
        compare(pigeonhole_clauses(5), false);
    }

    void stopsWhenTold() {
        Random random(test_suite::seed(74));
        const auto clauses = oracle::uniform(random, 800, 3408, 3);
        const StopSoon soon;
        const Answer answer = solve_by_lookahead(clauses, soon.control());
        QVERIFY(answer.status == Status::unknown);
        QVERIFY(answer.shortfall == Shortfall::stopped);
    }

    void longChains() {
        constexpr int length = 100'000;
        logic::ClauseSet clauses;
        for (int a = 1; a < length; ++a)
            clauses.add(std::array{-a, a + 1});
        compare(clauses, true);
        clauses.add(std::array{-length, 1});
        compare(clauses, true);
    }
};

LOGGIA_TEST(LookaheadTest)

} // namespace lookahead_test

#include "lookahead_test.moc"
