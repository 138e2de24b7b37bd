#include "core/connect4/follow_up.hpp"
#include "tests/core/connect4/oracle.hpp"
#include "tests/core/connect4/positions.hpp"

#include <QTest>

using namespace loggia;
using namespace loggia::connect4;

class FollowUpTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nobodyExceedsIt() {
        Random random(61);
        int tight = 0;
        for (int i = 0; i < 4000; ++i) {
            const Position position =
                random_position(random, 32 + 2 * static_cast<int>(random.below(5)));
            const int bound =
                follow_up_bound(position.stones(Player::one), position.stones(Player::two));
            const int truth = oracle_value(position, cells, Evaluation::score) / 100;
            QVERIFY(truth <= bound);
            tight += truth == bound ? 1 : 0;
        }
        QVERIFY(tight > 400);
    }

    void theEmptyBoardIsNoWinForPlayerOne() { QCOMPARE(follow_up_bound(0, 0), 0); }

    void mirroredBoardsHaveTheSameBound() {
        Random random(67);
        for (int i = 0; i < 2000; ++i) {
            const Position here = random_position(random, 2 * static_cast<int>(random.below(21)));
            const Position there = here.mirrored();
            QCOMPARE(follow_up_bound(here.stones(Player::one), here.stones(Player::two)),
                     follow_up_bound(there.stones(Player::one), there.stones(Player::two)));
        }
    }
};

QTEST_APPLESS_MAIN(FollowUpTest)
#include "follow_up_test.moc"
