#include "core/connect4/bounds.hpp"
#include "core/connect4/reference.hpp"
#include "random_play.hpp"

#include <QTest>

using namespace loggia;
using namespace loggia::connect4;

class BoundsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theEmptyBoardIsAtMostADrawForPlayerOne() { QCOMPARE(static_bounds(Position()).upper, 0); }
    void afterTheFirstMoveFollowingHoldsTheDraw() {
        for (int column = 0; column < columns; ++column)
            QCOMPARE(static_bounds(Position().after(column)).lower, 0);
    }
    void aFullBoardIsExact() {
        Random random(1);
        for (int i = 0; i < 200; ++i) {
            const Position position = random_position(random, cells);
            const Bounds bounds = static_bounds(position);
            QVERIFY(bounds.exact());
            QCOMPARE(bounds.lower, position.score().lead(Player::one));
        }
    }
    void containTheValueOfNearlyFullBoards() {
        Random random(2);
        for (int i = 0; i < 3000; ++i) {
            const int empty = 1 + static_cast<int>(random.below(9));
            const Position position = random_position(random, cells - empty);
            const int value = alpha_beta(position, empty, score_so_far).value / 100;
            const Bounds bounds = static_bounds(position);
            QVERIFY(bounds.lower <= value);
            QVERIFY(value <= bounds.upper);
        }
    }
};

QTEST_APPLESS_MAIN(BoundsTest)
#include "bounds_test.moc"
