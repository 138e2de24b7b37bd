#include "core/connect4/solver/solve_table.hpp"
#include "tests/core/connect4/positions.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <map>
#include <tuple>

namespace solve_table_test {

using namespace loggia;
using namespace loggia::connect4;

StateKey key_of(const Position& position) {
    return state_key(position.stones(Player::one), position.stones(Player::two),
                     position.occupied());
}

class SolveTableTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void differentStatesHaveDifferentKeysAndMirrorImagesTheSame() {
        Random random(1);
        std::map<std::pair<std::uint64_t, std::uint32_t>, Position> seen;
        for (int i = 0; i < 20000; ++i) {
            const Position position = random_position(random, static_cast<int>(random.below(43)));
            const StateKey key = key_of(position);
            QCOMPARE(key_of(position.mirrored()), key);
            const auto [found, fresh] = seen.emplace(std::pair(key.left, key.right), position);
            if (!fresh)
                QVERIFY(found->second == position || found->second == position.mirrored());
        }
    }
    void deadStonesAreToldFromBothPlayersStones() {
        const Bits stone = cell(0, 0);
        QVERIFY(state_key(stone, 0, stone) != state_key(0, stone, stone));
        QVERIFY(state_key(stone, 0, stone) != state_key(0, 0, stone));
        QVERIFY(state_key(0, 0, stone) != state_key(0, 0, 0));
    }
    void boundsAreFoundAgainAndOnlyEverGetTighter() {
        Random random(2);
        SolveTable table(8);
        QVERIFY(table.enabled());
        for (int i = 0; i < 20000; ++i) {
            const StateKey key = key_of(random_position(random, 20));
            const int value = static_cast<int>(random.below(21)) - 10;
            table.store(key, {value - 3, quadruple_count}, 5);
            QVERIFY(table.find(key).lower >= value - 3);
            table.store(key, {-quadruple_count, std::max(value, table.find(key).lower)}, 1);
            QVERIFY(table.find(key).upper <= std::max(value, table.find(key).lower));
            const Bounds before = table.find(key);
            table.store(key, {before.lower - 1, before.upper + 1}, 1);
            QCOMPARE(table.find(key), before);
        }
    }
    void boundsBeyondTheFieldAreWeakenedNotWrong() {
        SolveTable table(8);
        const StateKey key = key_of(Position().after(1));
        table.store(key, {20, 30}, 1);
        QVERIFY(table.find(key).lower <= 20);
        QVERIFY(table.find(key).upper >= 30);
        table.store(key_of(Position().after(2)), {-30, -20}, 1);
        QVERIFY(table.find(key_of(Position().after(2))).lower <= -30);
        QVERIFY(table.find(key_of(Position().after(2))).upper >= -20);
    }
    void clearForgetsAndTinyTablesAreNone() {
        SolveTable table(8);
        const StateKey key = key_of(Position().after(1));
        table.store(key, {0, 0}, 1);
        table.clear();
        QCOMPARE(table.find(key), Bounds());
        SolveTable none(7);
        QVERIFY(!none.enabled());
        none.store(key, {0, 0}, 1);
        QCOMPARE(none.find(key), Bounds());
    }
};

LOGGIA_TEST(SolveTableTest)

} // namespace solve_table_test

#include "solve_table_test.moc"
