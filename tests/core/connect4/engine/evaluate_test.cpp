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
        for (const PatternModel& model : pattern_models) {
            QVERIFY(model.initiative % weight_grain == 0);
            for (const PatternWeights& weights : model.weights)
                for (const Bits quadruple : quadruples)
                    for (Bits stones = 0;;) {
                        const int value = quadruple_value(weights, quadruple, stones);
                        QVERIFY(value >= 0 && value <= 100 && value % weight_grain == 0);
                        stones = (stones - quadruple) & quadruple; // the next subset
                        if (stones == 0)
                            break;
                    }
        }
    }

    // The search leaves out moves on the strength of this. It judges all positions by one model.
    void noStoneHarmsTheOneWhoPlaysIt_data() {
        QTest::addColumn<int>("mover_at_leaves");
        QTest::newRow("player one moves at the leaves") << 0;
        QTest::newRow("player two moves at the leaves") << 1;
    }
    void noStoneHarmsTheOneWhoPlaysIt() {
        QFETCH(int, mover_at_leaves);
        const PatternModel& model = pattern_models.at(static_cast<std::size_t>(mover_at_leaves));
        Random random(test_suite::seed(71));
        for (int i = 0; i < 5000; ++i) {
            const Position position = random_position(random, static_cast<int>(random.below(42)));
            const int sign = position.to_move() == Player::one ? 1 : -1;
            const int before = sign * value_to_one(model, position);
            for (int column = 0; column < columns; ++column)
                if (position.can_play(column))
                    QVERIFY(sign * value_to_one(model, position.after(column)) >= before);
        }
    }

    void theModelIsThatOfThePlayerToMove() {
        Random random(test_suite::seed(72));
        for (int i = 0; i < 2000; ++i) {
            const Position position = random_position(random, static_cast<int>(random.below(42)));
            const auto mover = static_cast<std::size_t>(position.to_move());
            const PatternModel& model = pattern_models.at(mover);
            const int value = value_to_one(model, position) + model.initiative;
            QCOMPARE(pattern_value(position), mover == 0 ? value : -value);
        }
    }

    void mirrorImagesHaveTheSameValue() {
        Random random(test_suite::seed(74));
        for (int i = 0; i < 2000; ++i) {
            const Position position =
                random_position(random, static_cast<int>(random.below(cells + 1)));
            QCOMPARE(pattern_value(position.mirrored()), pattern_value(position));
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
        for (const PatternModel& model : pattern_models) {
            const auto& [one, two] = model.weights;
            for (std::size_t row = 0; row < rows; row += 2) {
                QVERIFY(one.three.at(row) > one.three.at(row + 1));
                QVERIFY(two.three.at(row) < two.three.at(row + 1));
            }
        }
    }

private:
    /// Points and open quadruples.
    static int value_to_one(const PatternModel& model, const Position& position) {
        int value = 100 * position.score().lead(Player::one);
        for (const Bits quadruple : quadruples) {
            const Bits one = position.stones(Player::one) & quadruple;
            const Bits two = position.stones(Player::two) & quadruple;
            value += two == 0 ? quadruple_value(model.weights[0], quadruple, one) : 0;
            value -= one == 0 ? quadruple_value(model.weights[1], quadruple, two) : 0;
        }
        return value;
    }
};

LOGGIA_TEST(EvaluateTest)

} // namespace evaluate_test

#include "evaluate_test.moc"
