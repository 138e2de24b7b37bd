#include "core/connect4/engine/horizon.hpp"
#include "tests/core/connect4/positions.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>

namespace horizon_test {

using namespace loggia;
using namespace loggia::connect4;

/// The most points that `player` wins if both sides help.
int most_by_search(const Position& position, Player player, int moves) {
    if (moves == 0 || position.is_full())
        return 0;
    int best = 0;
    for (int column = 0; column < columns; ++column) {
        if (!position.can_play(column))
            continue;
        const Position next = position.after(column);
        const int won = next.score().of(player) - position.score().of(player);
        best = std::max(best, won + most_by_search(next, player, moves - 1));
    }
    return best;
}

/// The quadruples that can still be completed, one by one.
int most_by_quadruples(const Position& position, Player player, int moves, int stones) {
    int count = 0;
    for (const Bits quadruple : quadruples) {
        const Bits own = position.stones(player) & quadruple;
        const int missing = 4 - std::popcount(own);
        if ((position.stones(opponent(player)) & quadruple) != 0 || missing == 0)
            continue;
        const bool is_vertical = (quadruple & (quadruple << 1U)) != 0;
        int sum = 0;
        int highest = 0;
        for (Bits rest = quadruple & ~own; rest != 0; rest &= rest - 1) {
            const int index = std::countr_zero(rest);
            const int cost = index % column_stride - position.height(index / column_stride) + 1;
            sum += cost;
            highest = std::max(highest, cost);
        }
        if (missing <= stones && (is_vertical ? highest : sum) <= moves)
            ++count;
    }
    return count;
}

class HorizonTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void countsTheQuadruplesWithinReach() {
        Random random(test_suite::seed(89));
        for (int i = 0; i < 3000; ++i) {
            const Position position =
                random_position(random, static_cast<int>(random.below(cells)));
            const int moves =
                1 +
                static_cast<int>(random.below(static_cast<std::uint64_t>(position.empty_count())));
            const Horizon horizon(position.occupied(), moves);
            const Player mover = position.to_move();
            QCOMPARE(horizon.max_gain(position.stones(mover), (moves + 1) / 2),
                     most_by_quadruples(position, mover, moves, (moves + 1) / 2));
            QCOMPARE(horizon.max_gain(position.stones(opponent(mover)), moves / 2),
                     most_by_quadruples(position, opponent(mover), moves, moves / 2));
        }
    }

    void nobodyExceedsIt() {
        Random random(test_suite::seed(97));
        for (int i = 0; i < 400; ++i) {
            const Position position =
                random_position(random, static_cast<int>(random.below(cells)));
            const int moves = std::min(4, position.empty_count());
            const Horizon horizon(position.occupied(), moves);
            const Player mover = position.to_move();
            QVERIFY(horizon.max_gain(position.stones(mover), (moves + 1) / 2) >=
                    most_by_search(position, mover, moves));
            QVERIFY(horizon.max_gain(position.stones(opponent(mover)), moves / 2) >=
                    most_by_search(position, opponent(mover), moves));
        }
    }
};

LOGGIA_TEST(HorizonTest)

} // namespace horizon_test

#include "horizon_test.moc"
