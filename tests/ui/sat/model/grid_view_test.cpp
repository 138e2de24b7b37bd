#include "core/sat/formats/format.hpp"
#include "core/sat/instances/generate.hpp"
#include "tests/suite.hpp"
#include "tests/ui/sat/sat_fixture.hpp"
#include "tests/ui/support/pictures.hpp"
#include "ui/sat/model/grid_view.hpp"
#include "ui/theme/colours.hpp"

#include <array>

namespace grid_view_test {

using namespace loggia;
using namespace loggia::ui;
using testing::q;

struct Desk {
    Assignment assignment;
    GridView view{&assignment};

    explicit Desk(const sat::Problem& problem) {
        const std::string text = sat::to_assignment_format(problem.clauses, problem.key);
        auto reading = std::make_shared<const ClauseReading>(readClauses(text));
        view.setGrid(std::get<GridInstance>(instanceOf(*reading)));
        assignment.setReading(reading);
        view.resize(420, 420);
        view.show();
        view.activateWindow();
        view.setFocus();
        static_cast<void>(QTest::qWaitForWindowActive(&view));
    }
    void click(int row, int column) {
        QTest::mouseClick(&view, Qt::LeftButton, {},
                          view.gridGeometry().cellRect(row, column).center().toPoint());
    }
    [[nodiscard]] QString said(int row, int column) const {
        return view.tableCell({column, row}).name;
    }
};

class GridViewTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void queensAreSetByClicksAndKeys() {
        Desk desk(*sat::queens(4));
        QCOMPARE(desk.view.tableName(), q("Board with queens"));
        QCOMPARE(desk.said(0, 1), q("row 1, column 2: open"));
        desk.click(0, 1);
        QCOMPARE(desk.assignment.value(2), static_cast<signed char>(1));
        QCOMPARE(desk.said(0, 1), q("row 1, column 2: queen"));
        desk.click(0, 1);
        QCOMPARE(desk.said(0, 1), q("row 1, column 2: empty"));
        QTest::keyClick(&desk.view, Qt::Key_Right);
        QTest::keyClick(&desk.view, Qt::Key_Down);
        QTest::keyClick(&desk.view, Qt::Key_Space);
        QCOMPARE(desk.assignment.value(7), static_cast<signed char>(1));
        QTest::keyClick(&desk.view, Qt::Key_0);
        QCOMPARE(desk.assignment.value(7), static_cast<signed char>(-1));
        QTest::keyClick(&desk.view, Qt::Key_Delete);
        QCOMPARE(desk.assignment.value(7), static_cast<signed char>(0));
        desk.assignment.takeBack();
        QCOMPARE(desk.assignment.value(7), static_cast<signed char>(-1));
    }

    void digitsOfASudoku() {
        Desk desk(sat::sudoku(2));
        const GridInstance& grid = desk.view.grid();
        const auto cell = [&](int row, int column) {
            return gridCell(grid, desk.assignment, row, column);
        };
        // Before anything has a value, the digits that are given are seen.
        int given = 0;
        for (int row = 0; row < 9; ++row)
            for (int column = 0; column < 9; ++column)
                if (cell(row, column).given) {
                    ++given;
                    QCOMPARE(cell(row, column).text, QString::number(grid.givenAt(row, column)));
                }
        QVERIFY(given >= 17);
        desk.click(4, 4);
        QTest::keyClick(&desk.view, Qt::Key_7);
        QCOMPARE(desk.said(4, 4).contains(q("7")), true);
        QCOMPARE(desk.assignment.value(grid.atom(4, 4, 6)), static_cast<signed char>(1));
        QCOMPARE(desk.assignment.value(grid.atom(4, 4, 0)), static_cast<signed char>(-1));
        QTest::keyClick(&desk.view, Qt::Key_0);
        QVERIFY(!desk.assignment.hasValues());
        // What propagation leaves is shown as candidates; no cell of these is a conflict.
        desk.assignment.propagate();
        for (int row = 0; row < 9; ++row)
            for (int column = 0; column < 9; ++column) {
                QVERIFY(!cell(row, column).conflict);
                QVERIFY(!cell(row, column).text.isEmpty() || !cell(row, column).candidates.empty());
            }
        // Two digits in one cell are one.
        desk.assignment.change({{grid.atom(0, 0, 0), 1}, {grid.atom(0, 0, 1), 1}});
        QVERIFY(cell(0, 0).conflict);
        QVERIFY(desk.said(0, 0).startsWith(q("row 1, column 1: conflict: 1 2")));
    }

    /// A digit that a row, a column or a box has twice, also where one of them is given.
    void twoCellsOfASudokuClash() {
        Desk desk(sat::sudoku(2));
        const GridInstance& grid = desk.view.grid();
        const auto red = [&desk](int row, int column) {
            const QImage image = desk.view.grab().toImage();
            const QRect cell = desk.view.gridGeometry().cellRect(row, column).toAlignedRect();
            return testing::pixelsOf(image, coloursFor(desk.view.palette()).lose, cell, 60);
        };
        const auto put = [&](int row, int column, int digit) {
            Assignment::Changes changes;
            for (int each = 0; each < grid.digits; ++each)
                changes.emplace_back(grid.atom(row, column, each), each == digit - 1 ? 1 : -1);
            desk.assignment.change(changes);
        };
        // Two cells that are free, in a row, in a column and in a box.
        std::vector<QPoint> row_pair;
        for (int column = 0; column < 9 && row_pair.size() < 2; ++column)
            if (grid.givenAt(0, column) == 0)
                row_pair.emplace_back(column, 0);
        QCOMPARE(row_pair.size(), std::size_t{2});
        int digit = 1; // that no given digit clashes with
        const auto sees = [&](int value) {
            for (int other = 0; other < 9; ++other)
                for (const QPoint& at : row_pair)
                    if (grid.givenAt(0, other) == value || grid.givenAt(other, at.x()) == value ||
                        grid.givenAt(other / 3, at.x() / 3 * 3 + other % 3) == value)
                        return true;
            return false;
        };
        while (digit < 9 && sees(digit))
            ++digit;
        QCOMPARE(gridClash(grid, desk.assignment), QString());
        for (const QPoint& at : row_pair)
            put(at.y(), at.x(), digit);
        QCOMPARE(gridClash(grid, desk.assignment), q("Row 1 has %1 twice.").arg(digit));
        for (const QPoint& at : row_pair) {
            QVERIFY(gridCell(grid, desk.assignment, at.y(), at.x()).conflict);
            QVERIFY(desk.said(at.y(), at.x()).contains(q("conflict: %1, as in row 1").arg(digit)));
            QVERIFY(red(at.y(), at.x()) > 5);
        }
        desk.assignment.clear();
        QCOMPARE(gridClash(grid, desk.assignment), QString());
        // A given digit stays in sight, and clashes too.
        int given = 0;
        while (grid.givenAt(0, given) == 0)
            ++given;
        put(0, row_pair.front().x(), grid.givenAt(0, given));
        QCOMPARE(gridCell(grid, desk.assignment, 0, given).text,
                 QString::number(grid.givenAt(0, given)));
        QVERIFY(gridCell(grid, desk.assignment, 0, given).conflict);
        QVERIFY(red(0, given) > 5);
    }

    /// A digit in the place of a given one is not shown as given.
    void aGivenDigitIsNoOther() {
        Desk desk(sat::sudoku(2));
        const GridInstance& grid = desk.view.grid();
        int column = 0;
        while (grid.givenAt(0, column) == 0)
            ++column;
        const int given = grid.givenAt(0, column);
        const int other = given % 9 + 1;
        const auto cell = [&] { return gridCell(grid, desk.assignment, 0, column); };
        QVERIFY(cell().given && !cell().conflict);
        desk.click(0, column);
        QTest::keyClick(&desk.view, static_cast<Qt::Key>(Qt::Key_0 + other));
        QCOMPARE(cell().text, QString::number(other));
        QVERIFY(!cell().given && cell().conflict);
        QVERIFY(desk.said(0, column).contains(
            q("conflict: %1, but %2 is given").arg(other).arg(given)));
        QCOMPARE(gridClash(grid, desk.assignment),
                 q("%1 is given in row 1, column %2.").arg(given).arg(column + 1));
        // Nor is it gone where it is excluded.
        desk.assignment.clear();
        desk.assignment.change({{grid.atom(0, column, given - 1), -1}});
        QVERIFY(!cell().given && cell().conflict);
        QCOMPARE(cell().text, q("\u00D7"));
        desk.assignment.takeBack();
        QVERIFY(cell().given && !cell().conflict);
    }

    /// So in grids whose cells are true or false.
    void aGivenQueenIsNotGone() {
        auto problem = *sat::queens(6);
        constexpr std::array corner{1};
        problem.clauses.add(corner);
        Desk desk(problem);
        const GridInstance& grid = desk.view.grid();
        QVERIFY(grid.kind == GridInstance::Kind::queens);
        QVERIFY(grid.givenAt(0, 0) > 0);
        const auto cell = [&] { return gridCell(grid, desk.assignment, 0, 0); };
        QVERIFY(cell().given && !cell().open && !cell().conflict);
        QCOMPARE(cell().name, q("queen, given"));
        desk.assignment.change({{grid.atom(0, 0), -1}});
        QVERIFY(!cell().given && cell().conflict);
        QCOMPARE(cell().name, q("conflict: empty, but a queen is given"));
        QCOMPARE(gridClash(grid, desk.assignment), q("A queen is given in row 1, column 1."));
        // A given queen is attacked before it has its value.
        desk.assignment.clear();
        desk.assignment.change({{grid.atom(0, 3), 1}});
        QVERIFY(gridCell(grid, desk.assignment, 0, 3).conflict);
    }

    /// Each pair that no other queen stands between, in rows, columns and diagonals.
    void queensThatAttackEachOther() {
        Desk desk(*sat::queens(6));
        const GridInstance& grid = desk.view.grid();
        QVERIFY(grid.kind == GridInstance::Kind::queens);
        const auto put = [&](const std::vector<QPoint>& queens) {
            desk.assignment.clear();
            for (const QPoint& at : queens)
                desk.assignment.change({{grid.atom(at.y(), at.x()), 1}});
        };
        const auto attacked = [&](const QPoint& at) {
            return gridCell(grid, desk.assignment, at.y(), at.x()).conflict;
        };
        put({{1, 0}, {3, 1}, {5, 2}, {0, 3}, {2, 4}, {4, 5}});
        QCOMPARE(gridClash(grid, desk.assignment), QString());
        put({{1, 0}, {3, 0}, {4, 0}, {0, 4}, {2, 5}});
        QCOMPARE(gridClash(grid, desk.assignment),
                 q("The queens in row 1, column 2 and in row 1, column 4 attack each other."));
        QVERIFY(attacked({1, 0}) && attacked({3, 0}) && attacked({4, 0}));
        QVERIFY(attacked({0, 4})); // from the end of a diagonal
        QVERIFY(!attacked({2, 5}) && !attacked({5, 3}));
        QCOMPARE(gridCell(grid, desk.assignment, 4, 0).name,
                 q("conflict: queen, attacked from row 1, column 5"));
        for (int row = 0; row < 6; ++row)
            for (int column = 0; column < 6; ++column) {
                put({{2, 3}, {column, row}});
                const bool same = row == 3 && column == 2;
                const bool in_line =
                    row == 3 || column == 2 || row - column == 1 || row + column == 5;
                QCOMPARE(attacked({2, 3}), in_line && !same);
            }
    }

    /// Candidates can be read, or are left to the tip.
    void candidatesAreReadOrLeftOut() {
        Desk desk(sat::sudoku(2));
        desk.assignment.propagate();
        const GridInstance& grid = desk.view.grid();
        QPoint open(-1, -1);
        for (int row = 0; row < 9; ++row)
            for (int column = 0; column < 9; ++column)
                if (!gridCell(grid, desk.assignment, row, column).candidates.empty())
                    open = {column, row};
        QVERIFY(open.x() >= 0);
        for (const int side : {150, 200, 250, 300, 350, 420, 700}) {
            desk.view.resize(side, side);
            const QRectF cell = desk.view.gridGeometry().cellRect(open.y(), open.x());
            const QRect inside = cell.adjusted(3, 3, -3, -3).toAlignedRect();
            const QImage image = desk.view.grab(inside).toImage();
            // Rows of ink one above the other: the height of a digit.
            const QColor ground = image.pixelColor(0, 0);
            int height = 0;
            int most = 0;
            for (int y = 0; y < image.height(); ++y) {
                bool ink = false;
                for (int x = 0; x < image.width(); ++x)
                    ink = ink || testing::colourDistance(image.pixelColor(x, y), ground) > 60;
                height = ink ? height + 1 : 0;
                most = std::max(most, height);
            }
            QVERIFY2(most == 0 || most >= 6, qPrintable(q("%1 at %2").arg(most).arg(side)));
            QVERIFY2(side < 350 || most >= 6, qPrintable(q("%1 at %2").arg(most).arg(side)));
        }
    }

    /// Nothing lies outside, whatever the size.
    void fits() {
        Desk desk(*sat::pigeonhole(9, 8));
        for (const QSize size : {QSize(150, 150), QSize(300, 700), QSize(900, 200)}) {
            const GridGeometry geometry(QSizeF(size), desk.view.grid());
            QVERIFY(QRectF(QPointF(), QSizeF(size)).contains(geometry.frame()));
            QCOMPARE(geometry.cellAt(geometry.cellRect(8, 7).center()), QPoint(7, 8));
            QVERIFY(!geometry.cellAt(geometry.frame().topLeft() - QPointF(2, 2)));
        }
    }
};

LOGGIA_WINDOW_TEST(GridViewTest)

} // namespace grid_view_test

#include "grid_view_test.moc"
