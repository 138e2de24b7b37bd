#include "core/connect4/solver/solve_table.hpp"
#include "tests/core/connect4/positions.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <map>
#include <tuple>
#include <vector>

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
        Random random(test_suite::seed(1));
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
        Random random(test_suite::seed(2));
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
    void boundsWithinTheFieldAreKeptAsTheyAre() {
        constexpr int most = 15;
        Random random(test_suite::seed(3));
        for (int lower = -most; lower <= most; ++lower)
            for (int upper = lower; upper <= most; ++upper) {
                SolveTable table(8);
                const StateKey key = key_of(random_position(random, 20));
                table.store(key, {lower, upper}, 1);
                QCOMPARE(table.find(key), (Bounds{lower, upper}));
            }
    }
    // A table of 32 MB has four million entries, with room for four degrees of work in each: eight
    // million new entries leave those that took much work and take the places of the others.
    void whatTookMuchWorkStays() {
        Random random(test_suite::seed(4));
        SolveTable table(32);
        const auto any_key = [&] {
            StateKey key = key_of(Position());
            key.left = random.below(std::uint64_t{1} << 41U);
            key.right = static_cast<std::uint32_t>(random.below(std::uint64_t{1} << 31U));
            return key;
        };
        std::vector<StateKey> costly(1000);
        std::vector<StateKey> cheap(1000);
        for (StateKey& key : costly)
            table.store(key = any_key(), {0, 1}, std::uint64_t{1} << 20U);
        for (StateKey& key : cheap)
            table.store(key = any_key(), {0, 1}, 1);
        for (int i = 0; i < 8'000'000; ++i)
            table.store(any_key(), {-1, 2}, 1);
        const auto kept = [&](const std::vector<StateKey>& keys) {
            return std::ranges::count_if(keys, [&](const StateKey& key) {
                return table.find(key) == Bounds{0, 1};
            });
        };
        QVERIFY(kept(costly) > 990);
        QVERIFY(kept(cheap) < 500);
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
