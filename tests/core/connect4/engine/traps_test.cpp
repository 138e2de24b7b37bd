#include "core/connect4/engine/textbook_search.hpp"
#include "core/connect4/engine/traps.hpp"
#include "core/connect4/solver/solve.hpp"
#include "tests/core/connect4/positions.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace traps_test {

using namespace loggia;
using namespace loggia::connect4;

int value_of(const Position& position) {
    return alpha_beta(position, position.empty_count(), score_so_far).value / 100;
}

Traps traps_by_brute_force(const Position& position) {
    Traps result;
    const int best = value_of(position);
    for (int column = 0; column < columns; ++column) {
        if (!position.can_play(column))
            continue;
        const int value = -value_of(position.after(column));
        ++result.replies;
        result.wrong += value < best ? 1 : 0;
        result.loss += best - value;
    }
    return result;
}

class TrapsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void areCountedExactly() {
        Random random(test_suite::seed(1));
        Solver solver;
        for (int i = 0; i < 300; ++i) {
            const Position position = random_position(random, cells - 8);
            QCOMPARE(traps(solver, position), std::optional(traps_by_brute_force(position)));
        }
    }
    void theMostTestingColumnIsBestAndNoBestOneSetsMore() {
        Random random(test_suite::seed(2));
        Solver solver;
        for (int i = 0; i < 300; ++i) {
            const Position position = random_position(random, cells - 8);
            const int column = most_testing_column(solver, position);
            QVERIFY(position.can_play(column));
            QCOMPARE(-value_of(position.after(column)), value_of(position));
            const Traps chosen = traps_by_brute_force(position.after(column));
            for (int other = 0; other < columns; ++other)
                if (position.can_play(other) &&
                    value_of(position.after(other)) == -value_of(position))
                    QVERIFY(!traps_by_brute_force(position.after(other)).beats(chosen));
        }
    }
    void aLargerMeanLossBeats() {
        QVERIFY((Traps{2, 1, 3}).beats({4, 3, 5}));
        QVERIFY((Traps{4, 2, 2}).beats({4, 1, 2}));
        QVERIFY(!(Traps{4, 1, 2}).beats({4, 1, 2}));
        QVERIFY(!(Traps{}).beats({}));
    }
    void aFullBoardHasNoColumn() {
        Random random(test_suite::seed(3));
        Solver solver;
        QCOMPARE(most_testing_column(solver, random_position(random, cells)), -1);
    }
};

LOGGIA_TEST(TrapsTest)

} // namespace traps_test

#include "traps_test.moc"
