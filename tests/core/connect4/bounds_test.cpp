#include "core/connect4/bounds.hpp"
#include "core/connect4/engine/textbook_search.hpp"
#include "tests/core/connect4/positions.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <array>
#include <map>
#include <utility>

namespace bounds_test {

using namespace loggia;
using namespace loggia::connect4;

/// Player one's lead at the end when player two follows from `position` on, player one to move, and
/// player one does its best against that, found by playing it: player two answers in the same
/// column, and where player one has just filled up what was odd, in an odd column of its choice.
int lead_against_following(const Position& position, std::map<std::pair<Bits, Bits>, int>& known) {
    if (position.is_full())
        return position.score().lead(Player::one);
    const auto [entry, is_new] = known.try_emplace(
        {position.stones(Player::one), position.stones(Player::two)}, -quadruple_count);
    if (!is_new)
        return entry->second;
    int most = -quadruple_count;
    for (int column = 0; column < columns; ++column) {
        if (!position.can_play(column))
            continue;
        const Position next = position.after(column);
        int least = quadruple_count;
        if (position.height(column) % 2 == 0)
            least = lead_against_following(next.after(column), known);
        else
            for (int other = 0; other < columns; ++other)
                if (next.height(other) % 2 != 0)
                    least = std::min(least, lead_against_following(next.after(other), known));
        most = std::max(most, least);
    }
    return known[{position.stones(Player::one), position.stones(Player::two)}] = most;
}

class BoundsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theEmptyBoardIsAtMostADrawForPlayerOne() { QCOMPARE(static_bounds(Position()).upper, 0); }
    void afterTheFirstMoveFollowingHoldsTheDraw() {
        for (int column = 0; column < columns; ++column)
            QCOMPARE(static_bounds(Position().after(column)).lower, 0);
    }
    void aFullBoardIsExact() {
        Random random(test_suite::seed(1));
        for (int i = 0; i < 200; ++i) {
            const Position position = random_position(random, cells);
            const Bounds bounds = static_bounds(position);
            QVERIFY(bounds.exact());
            QCOMPARE(bounds.lower, position.score().lead(Player::one));
        }
    }
    void followingIsWorthWhatPlayingItOutSays() {
        Random random(test_suite::seed(3));
        std::array<int, columns + 1> seen{};
        for (int i = 0; i < 3000; ++i) {
            const int empty = 2 * (1 + static_cast<int>(random.below(7)));
            const Position position = random_position(random, cells - empty);
            std::map<std::pair<Bits, Bits>, int> known;
            const int lead = lead_against_following(position, known);
            const Bounds bounds =
                following_bounds(position.stones(Player::one), position.stones(Player::two));
            QCOMPARE(bounds.upper, lead);
            QCOMPARE(bounds.lower, -quadruple_count);
            std::size_t odd = 0;
            for (int column = 0; column < columns; ++column)
                odd += static_cast<std::size_t>(position.height(column) % 2);
            ++seen.at(odd);
        }
        for (const std::size_t odd : {0U, 2U, 4U, 6U})
            QVERIFY(seen.at(odd) > 20);
    }
    void playerTwoTakesTheBestOfItsOddColumns() {
        Random random(test_suite::seed(4));
        for (int i = 0; i < 3000; ++i) {
            const Position position =
                random_position(random, 1 + 2 * static_cast<int>(random.below(21)));
            int least = quadruple_count;
            for (int column = 0; column < columns; ++column)
                if (position.height(column) % 2 != 0) {
                    const Position next = position.after(column);
                    least = std::min(
                        least,
                        following_bounds(next.stones(Player::one), next.stones(Player::two)).upper);
                }
            const Bounds bounds =
                following_bounds(position.stones(Player::two), position.stones(Player::one));
            QCOMPARE(bounds.lower, -least);
            QCOMPARE(bounds.upper, quadruple_count);
        }
    }
    void mirroredBoardsHaveTheSameBounds() {
        Random random(test_suite::seed(5));
        for (int i = 0; i < 2000; ++i) {
            const Position position = random_position(random, static_cast<int>(random.below(43)));
            QVERIFY(static_bounds(position) == static_bounds(position.mirrored()));
        }
    }
    void containTheValueOfNearlyFullBoards() {
        Random random(test_suite::seed(2));
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

LOGGIA_TEST(BoundsTest)

} // namespace bounds_test

#include "bounds_test.moc"
