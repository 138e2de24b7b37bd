#include "core/connect4/engine/textbook_search.hpp"
#include "core/connect4/solver/solve.hpp"
#include "tests/core/connect4/positions.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <vector>

namespace solve_test {

using namespace loggia;
using namespace loggia::connect4;

int brute_force(const Position& position) {
    return minimax(position, position.empty_count(), score_so_far).value / 100;
}

SolverOptions small() {
    SolverOptions options;
    options.table_megabytes = 16;
    return options;
}

class SolveTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreesWithMinimaxOnNearlyFullBoards() {
        Random random(test_suite::seed(1));
        Solver solver(small());
        for (int i = 0; i < test_suite::rounds(3000); ++i) {
            const Position position =
                random_position(random, cells - static_cast<int>(random.below(9)));
            const Solution solution = solver.solve(position);
            QVERIFY(solution.exact());
            QVERIFY(solution.complete);
            QCOMPARE(solution.value.lower, brute_force(position));
        }
    }

    void agreesWithAlphaBetaOnLaterMiddleGames() {
        Random random(test_suite::seed(2));
        Solver solver(small());
        for (int i = 0; i < 60; ++i) {
            const int empty = 11 + static_cast<int>(random.below(3));
            const Position position = random_position(random, cells - empty);
            QCOMPARE(solver.solve(position).value.lower,
                     alpha_beta(position, empty, score_so_far).value / 100);
        }
    }

    void everyWayOfSearchingAgrees() {
        Random random(test_suite::seed(3));
        Solver usual(small());
        SolverOptions options = small();
        options.use_table = false;
        Solver no_table(options);
        options = small();
        options.use_following_bounds = false;
        Solver no_following(options);
        options = small();
        options.use_follow_search = false;
        Solver general_only(options);
        options = small();
        options.threads = 2;
        Solver two_threads(options);
        for (int i = 0; i < test_suite::rounds(100); ++i) {
            const Position position = random_position(random, cells - 16);
            const int value = usual.solve(position).value.lower;
            QCOMPARE(no_table.solve(position).value.lower, value);
            QCOMPARE(no_following.solve(position).value.lower, value);
            QCOMPARE(general_only.solve(position).value.lower, value);
            QCOMPARE(two_threads.solve(position).value.lower, value);
            QCOMPARE(usual.solve(position.mirrored()).value.lower, value);
        }
    }

    void theLineKeepsTheValueToTheEnd() {
        Random random(test_suite::seed(4));
        Solver solver(small());
        for (int i = 0; i < 50; ++i) {
            Position position = random_position(random, cells - 18);
            const Player mover = position.to_move();
            const Solution solution = solver.solve(position);
            QCOMPARE(solution.line.size(), std::size_t{18});
            QCOMPARE(solution.line.front(), solution.column);
            for (const int column : solution.line) {
                QVERIFY(position.can_play(column));
                position = position.after(column);
            }
            QCOMPARE(position.score().lead(mover), solution.value.lower);
        }
    }

    void playAgainstItselfKeepsTheValue() {
        Random random(test_suite::seed(5));
        Solver solver(small());
        for (int i = 0; i < 20; ++i) {
            Position position = random_position(random, cells - 20);
            int value = solver.solve(position).value.lower;
            while (!position.is_full()) {
                const Solution solution = solver.solve(position);
                QCOMPARE(solution.value.lower, value);
                position = position.after(solution.column);
                value = -value;
            }
            QCOMPARE(position.score().lead(Player::one), value);
        }
    }

    void valuesOfColumnsAreThoseOfThePositionsAfterThem() {
        Random random(test_suite::seed(6));
        Solver solver(small());
        for (int i = 0; i < test_suite::rounds(300); ++i) {
            const Position position = random_position(random, cells - 8);
            int best = -quadruple_count;
            for (const ColumnBounds& column : solver.solve_columns(position)) {
                QVERIFY(column.value.exact());
                QCOMPARE(column.value.lower, -brute_force(position.after(column.column)));
                best = std::max(best, column.value.lower);
            }
            QCOMPARE(best, brute_force(position));
        }
    }

    void claimsAreJudged() {
        Random random(test_suite::seed(7));
        Solver solver(small());
        for (int i = 0; i < test_suite::rounds(200); ++i) {
            const Position position = random_position(random, cells - 8);
            const int value = brute_force(position);
            for (int claim = value - 3; claim <= value + 3; ++claim)
                QCOMPARE(solver.at_least(position, claim), std::optional(claim <= value));
        }
    }

    void aFullBoardHasNoMove() {
        Random random(test_suite::seed(8));
        const Position full = random_position(random, cells);
        const Solution solution = Solver(small()).solve(full);
        QCOMPARE(solution.column, -1);
        QVERIFY(solution.line.empty());
        QCOMPARE(solution.value.lower, full.score().lead(Player::one));
    }

    void stoppedAtOnceItStillNamesALegalMoveAndTrueBounds() {
        std::stop_source source;
        source.request_stop();
        Solver solver(small());
        const Solution solution = solver.solve(Position(), Control(source.get_token()));
        QVERIFY(!solution.complete);
        QVERIFY(Position().can_play(solution.column));
        QVERIFY(solution.value.lower <= 0 && 0 <= solution.value.upper);
        QVERIFY(!solver.at_least(Position(), 0, Control(source.get_token())));
    }

    void aDeadlineEndsTheSearch() {
        Solver solver(small());
        const Solution solution = solver.solve(Position(), {}, 0.02);
        QVERIFY(!solution.complete);
        QVERIFY(Position().can_play(solution.column));
    }

    // A change that is meant to make the search no different keeps these numbers; one that is meant
    // to make it better changes them on purpose.
    void helpersAreCharged() {
        SolverOptions options;
        options.threads = 2;
        Solver two(options);
        Solver one;
        Random random(test_suite::seed(77));
        const Position position = random_position(random, 20);
        QVERIFY(two.solve(position).exact());
        QVERIFY(one.solve(position).exact());
        QVERIFY(two.helper_seconds() > 0);
        QCOMPARE(one.helper_seconds(), 0.0);
    }

    void oneThreadIsDeterministic() {
        Random random(9);
        const Position position = random_position(random, cells - 20);
        Solver solver(small());
        QCOMPARE(solver.solve(position).nodes, std::uint64_t{29657});
        solver.clear();
        QCOMPARE(solver.solve(position).nodes, std::uint64_t{29657});
        SolverOptions options = small();
        options.use_follow_search = false;
        QCOMPARE(Solver(options).solve(position).nodes, std::uint64_t{18777});
    }

    void theEmptyBoardIsADraw() {
        Solver solver;
        QCOMPARE(solver.solve(Position()).value, (Bounds{0, 0}));
    }
};

LOGGIA_TEST(SolveTest)

} // namespace solve_test

#include "solve_test.moc"
