#include "core/peg/encoding/encode.hpp"
#include "core/peg/encoding/solve_sat.hpp"
#include "core/peg/layouts.hpp"
#include "core/peg/replay.hpp"
#include "tests/core/peg/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <numeric>
#include <vector>

namespace solve_sat_test {

using namespace loggia;
using namespace loggia::peg;

class SolveSatTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreesWithBruteForce() {
        Random random(test_suite::seed(22));
        for (int i = 0; i < 150; ++i) {
            const Puzzle puzzle =
                i % 2 == 0 ? oracle::random_puzzle(random) : oracle::solvable_puzzle(random);
            for (const char* name : {"assignment", "counter+order", "rounds", "rounds+order+parity",
                                     "sweeps", "sweeps+order"}) {
                const auto solution = solve_sat(puzzle, encoding_of(name).value()).value();
                QCOMPARE(solution.verdict == Verdict::solved, oracle::solvable(puzzle));
                QVERIFY(solution.verdict != Verdict::unknown);
                QVERIFY(solution.verdict == Verdict::none || replay(puzzle, solution.jumps).solved);
            }
        }
    }

    /// The watcher hears of each try what the result says of the last one, and what it was made of.
    void tellsOfEachTry() {
        const Puzzle puzzle = all_but_one(find_layout("triangle15")->puzzle.board, 1);
        for (const char* name : {"counter", "rounds", "sweeps+order"}) {
            std::vector<SatTry> tries;
            const auto solution =
                solve_sat(puzzle, encoding_of(name).value(), {}, 7, [&](const SatTry& now) {
                    tries.push_back(now);
                }).value();
            QCOMPARE(static_cast<int>(tries.size()), solution.tries);
            for (std::size_t i = 0; i < tries.size(); ++i) {
                QCOMPARE(tries[i].number, static_cast<int>(i) + 1);
                QCOMPARE(
                    std::accumulate(tries[i].counts.begin(), tries[i].counts.end(), std::size_t{0}),
                    tries[i].clauses);
                const auto made = encode(puzzle, tries[i].encoding).value();
                QCOMPARE(tries[i].atoms, made.clauses.atoms());
                QCOMPARE(tries[i].clauses, made.clauses.size());
            }
            QVERIFY(tries.back().encoding == solution.encoding);
            QCOMPARE(tries.back().atoms, solution.atoms);
            QCOMPARE(tries.back().clauses, solution.clauses);
        }
    }

    void tooFewRoundsLeaveItOpen() {
        const Puzzle puzzle = all_but_one(find_layout("triangle15")->puzzle.board, 1);
        const auto few = solve_sat(puzzle, encoding_of("rounds:2").value()).value();
        QVERIFY(few.verdict == Verdict::unknown);
        const auto enough = solve_sat(puzzle, encoding_of("rounds").value(), {}, 7).value();
        QVERIFY(replay(puzzle, enough.jumps).solved);
    }

    void stops() {
        std::stop_source stop;
        stop.request_stop();
        for (const char* name : {"assignment", "rounds", "sweeps"}) {
            const auto solution = solve_sat(find_layout("english33")->puzzle,
                                            encoding_of(name).value(), Control(stop.get_token()));
            QVERIFY(solution && solution->verdict == Verdict::unknown);
        }
    }
};

LOGGIA_TEST(SolveSatTest)

} // namespace solve_sat_test

#include "solve_sat_test.moc"
