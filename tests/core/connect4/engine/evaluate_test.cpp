#include "core/connect4/engine/evaluate.hpp"
#include "tests/core/connect4/positions.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>

namespace evaluate_test {

using namespace loggia;
using namespace loggia::connect4;

class EvaluateTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void weightsAreOnTheGrainAndBelowAPoint() {
        for (const PatternWeights& weights : pattern_weights)
            for (const Bits quadruple : quadruples)
                for (Bits stones = 0;;) {
                    const int value = quadruple_value(weights, quadruple, stones);
                    QVERIFY(value >= 0 && value <= 100 && value % weight_grain == 0);
                    stones = (stones - quadruple) & quadruple; // the next subset
                    if (stones == 0)
                        break;
                }
    }

    // The search leaves out moves on the strength of this.
    void noStoneHarmsTheOneWhoPlaysIt() {
        Random random(test_suite::seed(71));
        for (int i = 0; i < 5000; ++i) {
            const Position position = random_position(random, static_cast<int>(random.below(42)));
            const int before = pattern_value(position);
            for (int column = 0; column < columns; ++column)
                if (position.can_play(column))
                    QVERIFY(-pattern_value(position.after(column)) >= before);
        }
    }

    void aFullBoardIsWorthItsScore() {
        Random random(test_suite::seed(73));
        for (int i = 0; i < 500; ++i) {
            const Position full = random_position(random, cells);
            QCOMPARE(pattern_value(full), 100 * full.score().lead(Player::one));
        }
    }

    void rowsThatTheFollowerGetsAreWorthMore() {
        const PatternWeights& one = pattern_weights[0];
        const PatternWeights& two = pattern_weights[1];
        for (std::size_t row = 0; row < rows; row += 2) {
            QVERIFY(one.three.at(row) > one.three.at(row + 1));
            QVERIFY(two.three.at(row) < two.three.at(row + 1));
        }
    }
};

LOGGIA_TEST(EvaluateTest)

} // namespace evaluate_test

#include "evaluate_test.moc"
