#include "core/covering/covering.hpp"
#include "tests/core/covering/covering_oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <optional>

namespace covering_test {

using namespace loggia;
using namespace loggia::covering;

class CoveringTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsTheLeast() {
        Random random(test_suite::seed(1));
        for (int i = 0; i < 2000; ++i) {
            const CoverMatrix matrix = oracle::sample_matrix(random);
            const CoverCost least = oracle::least_cost(matrix);
            for (const std::uint64_t most_work : {0U, 1U, 1000U}) {
                std::uint64_t lower = 0;
                const CoverSolution solution = solve_covering(
                    matrix, CoverEffort::exact, {}, {},
                    [&](const CoverSolution& better) {
                        QVERIFY(oracle::covers_all(matrix, better.columns));
                        QVERIFY(better.terms_lower >= lower);
                        lower = better.terms_lower;
                    },
                    most_work);
                QVERIFY(oracle::covers_all(matrix, solution.columns));
                QVERIFY(oracle::cost_of(matrix, solution.columns) == solution.cost);
                QVERIFY(solution.terms_lower <= least.terms);
                QVERIFY(!(solution.cost < least));
                if (solution.cost.terms == least.terms)
                    QVERIFY(solution.literals_lower <= least.literals);
                if (most_work == 0)
                    QVERIFY(solution.minimal() && solution.cost == least);
            }
        }
    }

    void largeOnesAgreeOnEveryRun() {
        Random random(test_suite::seed(2));
        const CoverMatrix matrix = oracle::random_matrix(random, 100, 70, 0.05);
        const CoverSolution first = solve_covering(matrix, CoverEffort::exact);
        const CoverSolution second = solve_covering(matrix, CoverEffort::exact);
        QVERIFY(first.minimal() && second.minimal() && first.columns == second.columns);
        QCOMPARE(first.nodes, second.nodes);
        constexpr std::uint64_t work = 20'000'000;
        const CoverSolution third = solve_covering(matrix, CoverEffort::exact, {}, {}, {}, work);
        const CoverSolution fourth = solve_covering(matrix, CoverEffort::exact, {}, {}, {}, work);
        QVERIFY(third.columns == fourth.columns && third.terms_lower == fourth.terms_lower);
    }

    /// What is reported is news: a better cover or a better bound than the last ones.
    void eachReportIsBetter() {
        Random random(test_suite::seed(4));
        int reports = 0;
        for (int i = 0; i < 60; ++i) {
            const CoverMatrix matrix = oracle::random_matrix(random, 60, 40, 0.08);
            std::optional<CoverSolution> last;
            static_cast<void>(
                solve_covering(matrix, CoverEffort::exact, {}, {}, [&](const CoverSolution& now) {
                    ++reports;
                    if (last)
                        QVERIFY(now.cost < last->cost || now.terms_lower > last->terms_lower ||
                                now.literals_lower > last->literals_lower);
                    last = now;
                }));
        }
        QVERIFY(reports > 100);
    }

    void stopsAtOnce() {
        Random random(test_suite::seed(3));
        const CoverMatrix matrix = oracle::random_matrix(random, 400, 300, 0.05);
        std::stop_source stop;
        stop.request_stop();
        const CoverSolution solution = solve_covering(
            matrix, CoverEffort::exact, oracle::everything(matrix), Control(stop.get_token()));
        QVERIFY(solution.stopped && oracle::covers_all(matrix, solution.columns));
    }
};

LOGGIA_TEST(CoveringTest)

} // namespace covering_test

#include "covering_test.moc"
