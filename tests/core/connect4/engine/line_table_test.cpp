#include "core/connect4/engine/line_table.hpp"
#include "tests/core/connect4/positions.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace line_table_test {

using namespace loggia;
using namespace loggia::connect4;

class LineTableTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void addsUpToTheEvaluation() {
        Random random(test_suite::seed(79));
        for (int i = 0; i < 3000; ++i) {
            const Position position =
                random_position(random, static_cast<int>(random.below(cells + 1)));
            const auto mover = static_cast<std::size_t>(position.to_move());
            const PackedScore score =
                LineContents(pattern_tables().lines.at(mover), position).total();
            QCOMPARE(score.points(), position.score().lead(Player::one));
            const int initiative = position.is_full() ? 0 : pattern_tables().initiative.at(mover);
            const int sum = 100 * score.points() + score.pattern() + initiative;
            QCOMPARE(position.to_move() == Player::one ? sum : -sum, pattern_value(position));
        }
    }

    void everyStoneGainsTheDifference() {
        Random random(test_suite::seed(83));
        for (int i = 0; i < 1000; ++i) {
            const Position position =
                random_position(random, static_cast<int>(random.below(cells)));
            LineContents contents(pattern_tables().lines.at(static_cast<std::size_t>(i % 2)),
                                  position);
            const PackedScore before = contents.total();
            for (Bits rest = position.playable(); rest != 0; rest &= rest - 1) {
                const auto index = static_cast<unsigned>(std::countr_zero(rest));
                const PackedScore gain = contents.gain(index, position.to_move());
                contents.put(index, position.to_move());
                const PackedScore after = contents.total();
                QCOMPARE(after.points(), before.points() + gain.points());
                QCOMPARE(after.pattern(), before.pattern() + gain.pattern());
                contents.take_back(index, position.to_move());
            }
        }
    }
};

LOGGIA_TEST(LineTableTest)

} // namespace line_table_test

#include "line_table_test.moc"
