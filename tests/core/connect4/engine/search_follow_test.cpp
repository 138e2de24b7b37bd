#include "core/connect4/engine/search.hpp"
#include "core/connect4/solver/solve.hpp"
#include "tests/core/connect4/oracle.hpp"
#include "tests/core/connect4/positions.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace search_follow_test {

using namespace loggia;
using namespace loggia::connect4;

constexpr int infinity = 1 << 20;
const Search::Stop never = [] { return false; };

/// Plans are tried where leaves are judged by the score, with a table, and at depths from 12 on.
class SearchFollowTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Deep enough for plans that follow, where minimax needs to remember what it has seen.
    void followingChangesNoValue() {
        TranspositionTable table(1U << 20U);
        Search search(pattern_tables(), &table, Evaluation::score);
        Random random(test_suite::seed(19));
        for (int i = 0; i < 40; ++i) {
            const int empties = 13 + static_cast<int>(random.below(3));
            const Position position = random_position(random, cells - empties);
            const int depth = 12 + static_cast<int>(random.below(2));
            RememberedOracle oracle(Evaluation::score);
            const int value = oracle.value(position, depth);
            PlayedLine line;
            QCOMPARE(search.value(position, depth, -infinity, infinity, never, line).value, value);
            // Null windows, in which plans are tried at the root's children at once.
            for (const int alpha : {value - 100, value - 1, value}) {
                const int found =
                    search.value(position, depth, alpha, alpha + 1, never, line).value;
                QVERIFY(value <= alpha ? found <= alpha && found >= value
                                       : found > alpha && found <= value);
            }
        }
    }

    /// What a plan shows for the end of the game holds there, though the search saw less of it.
    void whatPlansProveIsTrue() {
        TranspositionTable table(1U << 20U);
        Search search(pattern_tables(), &table, Evaluation::score);
        Random random(test_suite::seed(43));
        int proven_before_the_end = 0;
        for (int i = 0; i < 30; ++i) {
            const int empties = 13 + static_cast<int>(random.below(2));
            const Position position = random_position(random, cells - empties);
            RememberedOracle oracle(Evaluation::score);
            const int truth = oracle.value(position, empties);
            for (const int alpha : {truth - 200, truth - 100, truth, truth + 100}) {
                PlayedLine line;
                const Found found = search.value(position, 12, alpha, alpha + 1, never, line);
                if (found.proven != Bound::none)
                    ++proven_before_the_end;
                if (has(found.proven, Bound::lower))
                    QVERIFY(truth >= found.value);
                if (has(found.proven, Bound::upper))
                    QVERIFY(truth <= found.value);
            }
        }
        QVERIFY2(proven_before_the_end > 40, qPrintable(QString::number(proven_before_the_end)));
    }

    /// The same where more of the game is hidden from the search, and for claims that are far from
    /// the truth, which the solver knows.
    void whatPlansProveIsTrueFarFromTheEnd() {
        TranspositionTable table(1U << 20U);
        Search search(pattern_tables(), &table, Evaluation::score);
        Solver solver(SolverOptions{.table_megabytes = 20});
        Random random(test_suite::seed(44));
        int proven = 0;
        for (int i = 0; i < test_suite::rounds(120); ++i) {
            const int empties = 19 + static_cast<int>(random.below(3));
            const Position position = random_position(random, cells - empties);
            const Solution solution = solver.solve(position);
            QVERIFY(solution.exact());
            const int truth = 100 * solution.value.lower;
            for (int alpha = truth - 400; alpha <= truth + 400; alpha += 100) {
                PlayedLine line;
                const Found found = search.value(position, 15, alpha, alpha + 1, never, line);
                proven += found.proven != Bound::none ? 1 : 0;
                if (has(found.proven, Bound::lower))
                    QVERIFY(truth >= found.value);
                if (has(found.proven, Bound::upper))
                    QVERIFY(truth <= found.value);
            }
        }
        QVERIFY2(proven > test_suite::rounds(200), qPrintable(QString::number(proven)));
    }

    void stopsInTheMiddleOfAPlan() {
        for (const int polls : {1, 2, 5}) {
            TranspositionTable table(1U << 20U);
            Search search(pattern_tables(), &table, Evaluation::score);
            int asked = 0;
            const Search::Stop stop = [&] { return ++asked == polls; };
            PlayedLine line;
            (void)search.value({}, 30, -infinity, infinity, stop, line);
            QVERIFY(search.was_stopped());
            QCOMPARE(asked, polls);
        }
    }
};

LOGGIA_TEST(SearchFollowTest)

} // namespace search_follow_test

#include "search_follow_test.moc"
