#include "core/base/random.hpp"
#include "core/connect4/position.hpp"
#include "tests/core/connect4/grid.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <set>

namespace position_test {

using namespace loggia;
using namespace loggia::connect4;

class PositionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theQuadruplesAreTheLinesOfTheBoard() {
        std::set<Bits> expected;
        for (const Grid::Line& line : Grid::all_lines()) {
            Bits bits = 0;
            for (const Grid::Cell& cell : line)
                bits |= bit_of(cell);
            expected.insert(bits);
        }
        QCOMPARE(expected.size(), std::size_t{69});
        QVERIFY(std::set<Bits>(quadruples.begin(), quadruples.end()) == expected);
    }

    void theMasksHoldWhatTheirNamesSay() {
        Bits all = 0;
        Bits bottom = 0;
        for (int c = 0; c < columns; ++c) {
            Bits column = 0;
            for (int r = 0; r < rows; ++r) {
                QCOMPARE(cell(c, r), bit_of({c, r}));
                column |= bit_of({c, r});
            }
            QCOMPARE(column_cells(c), column);
            all |= column;
            bottom |= bit_of({c, 0});
        }
        QCOMPARE(all_cells, all);
        QCOMPARE(bottom_row, bottom);
    }

    /// Whole games beside a board of plain numbers, from the first stone to the last.
    void gamesGoAsOnAPlainBoard() {
        Random random(test_suite::seed(101));
        for (int game = 0; game < 2000; ++game) {
            Position position;
            Grid grid;
            for (int ply = 0; ply <= cells; ++ply) {
                QVERIFY(grid_of(position) == grid);
                QCOMPARE(position.stone_count(), ply);
                QCOMPARE(position.empty_count(), cells - ply);
                QCOMPARE(position.is_full(), ply == cells);
                QCOMPARE(position.to_move() == Player::one ? 1 : 2, grid.mover());
                QCOMPARE(position.occupied(),
                         position.stones(Player::one) | position.stones(Player::two));
                Bits playable = 0;
                for (int c = 0; c < columns; ++c) {
                    const int height = grid.height(c);
                    QCOMPARE(position.height(c), height);
                    QCOMPARE(position.can_play(c), height < rows);
                    if (height < rows)
                        playable |= bit_of({c, height});
                }
                QCOMPARE(position.playable(), playable);
                QVERIFY(!position.can_play(-1) && !position.can_play(columns));
                if (position.is_full())
                    break;
                int column = static_cast<int>(random.below(columns));
                while (grid.height(column) == rows)
                    column = (column + 1) % columns;
                grid.drop(column);
                position = position.after(column);
            }
        }
    }

    void pointsAreCountedLineByLine() {
        Random random(test_suite::seed(103));
        for (int i = 0; i < 3000; ++i) {
            // Any stones at all, also those that no game leads to.
            const Bits one = random.next() & random.next() & all_cells;
            const Bits two = random.next() & all_cells & ~one;
            const Position position = Position::of_stones(one, two);
            const Grid grid = grid_of(position);
            const Score score = position.score();
            QCOMPARE(score.one, grid.points(1));
            QCOMPARE(score.two, grid.points(2));
            QCOMPARE(score.of(Player::two), score.two);
            QCOMPARE(score.lead(Player::one), score.one - score.two);
            QCOMPARE(score.lead(Player::two), score.two - score.one);
        }
        QCOMPARE(count_quadruples(all_cells), quadruple_count);
        QCOMPARE(count_quadruples(0), 0);
    }

    void aMirrorSwapsTheColumns() {
        Random random(test_suite::seed(107));
        for (int i = 0; i < 3000; ++i) {
            const Bits one = random.next() & all_cells;
            const Bits two = random.next() & all_cells & ~one;
            const Position position = Position::of_stones(one, two);
            Grid grid = grid_of(position);
            std::reverse(grid.at.begin(), grid.at.end());
            QVERIFY(grid_of(position.mirrored()) == grid);
            QVERIFY(position.mirrored().mirrored() == position);
            QVERIFY(position.mirrored().score() == position.score());
        }
    }
};

LOGGIA_TEST(PositionTest)

} // namespace position_test

#include "position_test.moc"
