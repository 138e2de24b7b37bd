#include "core/base/random.hpp"
#include "core/connect4/lines.hpp"
#include "tests/core/connect4/grid.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace lines_test {

using namespace loggia;
using namespace loggia::connect4;

/// The steps of the four `directions`, in their order.
constexpr std::array<Grid::Cell, 4> steps{Grid::Cell{0, 1}, Grid::Cell{1, 0}, Grid::Cell{1, 1},
                                          Grid::Cell{1, -1}};

class LinesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void openLinesAreThoseWithoutTheOpponentThatAreNotComplete() {
        Random random(test_suite::seed(109));
        for (int i = 0; i < 4000; ++i) {
            // From boards with hardly a stone to full ones.
            Bits one = random.next() & all_cells;
            Bits two = random.next() & all_cells;
            for (int sparse = i % 4; sparse > 0; --sparse) {
                one &= random.next();
                two &= random.next();
            }
            two &= ~one;
            const Grid grid = grid_of(Position::of_stones(one, two));
            const OpenLines open = open_lines(one, two);
            int count = 0;
            Bits cover = 0;
            Grid through;
            for (std::size_t d = 0; d < steps.size(); ++d) {
                Bits first = 0;
                for (const Grid::Line& line : Grid::lines(steps.at(d).column, steps.at(d).row)) {
                    if (grid.count(line, 2) > 0 || grid.count(line, 1) == 4)
                        continue;
                    ++count;
                    first |= bit_of(line[0]);
                    for (const Grid::Cell& cell : line) {
                        cover |= bit_of(cell);
                        ++through[cell];
                    }
                }
                QCOMPARE(open.first.at(d), first);
            }
            QCOMPARE(open.count(), count);
            QCOMPARE(open.cover(), cover);
            for (int c = 0; c < columns; ++c)
                for (int r = 0; r < rows; ++r)
                    QCOMPARE(open.through(bit_of({c, r})), (through[{c, r}]));
        }
    }

    void linesWithinARegionLieInItWholly() {
        Random random(test_suite::seed(113));
        for (int i = 0; i < 4000; ++i) {
            const Bits region = (random.next() | (i % 2 == 0 ? random.next() : 0)) & all_cells;
            for (std::size_t d = 0; d < steps.size(); ++d) {
                Bits expected = 0;
                for (const Grid::Line& line : Grid::lines(steps.at(d).column, steps.at(d).row)) {
                    bool inside = true;
                    for (const Grid::Cell& cell : line)
                        inside = inside && (region & bit_of(cell)) != 0;
                    if (inside)
                        expected |= bit_of(line[0]);
                }
                QCOMPARE(lines_within(region, directions.at(d)), expected);
            }
        }
    }

    void nothingIsOpenOnAFullBoardAndAllOnAnEmptyOne() {
        QCOMPARE(open_lines(0, 0).count(), quadruple_count);
        QCOMPARE(open_lines(0, 0).cover(), all_cells);
        QCOMPARE(open_lines(all_cells, 0).count(), 0);
        QCOMPARE(open_lines(0, all_cells).cover(), Bits{0});
    }
};

LOGGIA_TEST(LinesTest)

} // namespace lines_test

#include "lines_test.moc"
