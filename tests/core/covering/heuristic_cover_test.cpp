#include "core/covering/heuristic_cover.hpp"
#include "tests/core/covering/covering_oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace heuristic_cover_test {

using namespace loggia;
using namespace loggia::covering;

class HeuristicCoverTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void boundsHold() {
        Random random(test_suite::seed(1));
        int minimal = 0;
        for (int i = 0; i < 3000; ++i) {
            const CoverMatrix matrix = oracle::sample_matrix(random);
            const CoverCost least = oracle::least_cost(matrix);
            const CoverSolution solution =
                heuristic_cover(matrix, {}, [&](const CoverSolution& better) {
                    QVERIFY(oracle::covers_all(matrix, better.columns));
                });
            QVERIFY(oracle::covers_all(matrix, solution.columns));
            QVERIFY(oracle::cost_of(matrix, solution.columns) == solution.cost);
            QVERIFY(!(solution.cost < least) && !solution.stopped);
            QVERIFY(solution.terms_lower <= least.terms);
            if (solution.cost.terms == least.terms)
                QVERIFY(solution.literals_lower <= least.literals);
            minimal += solution.minimal() ? 1 : 0;
        }
        QVERIFY(minimal > 2900);
    }

    /// Parts that share nothing, each with a choice between terms and literals of its own.
    void boundsHoldOverBlocks() {
        Random random(test_suite::seed(2));
        for (int i = 0; i < 300; ++i) {
            std::vector<std::uint32_t> ends;
            std::vector<std::uint32_t> entries;
            std::vector<std::uint32_t> literals;
            CoverCost least;
            for (int part = 0; part < 4; ++part) {
                const CoverMatrix matrix = oracle::sample_matrix(random);
                const auto first = static_cast<std::uint32_t>(literals.size());
                for (std::size_t r = 0; r < matrix.rows(); ++r) {
                    for (const std::uint32_t c : matrix.row(r))
                        entries.push_back(first + c);
                    ends.push_back(static_cast<std::uint32_t>(entries.size()));
                }
                for (std::size_t c = 0; c < matrix.columns(); ++c)
                    literals.push_back(matrix.literals(c));
                const CoverCost mine = oracle::least_cost(matrix);
                least.terms += mine.terms;
                least.literals += mine.literals;
            }
            std::vector<std::uint32_t> rows(ends.size());
            std::vector<std::uint32_t> columns(literals.size());
            std::iota(rows.begin(), rows.end(), 0U);
            std::iota(columns.begin(), columns.end(), 0U);
            const CoverMatrix whole(ends, entries, literals, rows, columns);
            const CoverSolution solution = heuristic_cover(whole);
            QVERIFY(oracle::covers_all(whole, solution.columns));
            QVERIFY(!(solution.cost < least));
            QVERIFY(solution.terms_lower <= least.terms);
            if (solution.cost.terms == least.terms)
                QVERIFY(solution.literals_lower <= least.literals);
        }
    }

    void sameOnEveryRun() {
        Random random(test_suite::seed(3));
        const CoverMatrix matrix = oracle::random_matrix(random, 150, 120, 0.04);
        const CoverSolution first = heuristic_cover(matrix);
        QVERIFY(first.columns == heuristic_cover(matrix).columns);
        QVERIFY(first.cost.terms <= first.terms_lower + 3);
    }

    void stopsAtOnce() {
        std::stop_source stop;
        stop.request_stop();
        Random random(test_suite::seed(4));
        const CoverSolution solution = heuristic_cover(
            oracle::random_matrix(random, 300, 300, 0.05), Control(stop.get_token()));
        QVERIFY(solution.stopped && solution.columns.empty());
        const CoverSolution empty = heuristic_cover(CoverMatrix());
        QVERIFY(empty.minimal() && empty.cost.terms == 0);
    }
};

LOGGIA_TEST(HeuristicCoverTest)

} // namespace heuristic_cover_test

#include "heuristic_cover_test.moc"
