#include "core/sat/formats/format.hpp"
#include "core/sat/instances/generate.hpp"
#include "tests/suite.hpp"
#include "tests/ui/sat/sat_fixture.hpp"
#include "ui/sat/model/grid_view.hpp"

namespace grid_view_test {

using namespace loggia;
using namespace loggia::ui;
using testing::q;

struct Desk {
    Assignment assignment;
    GridView view{&assignment};

    explicit Desk(const sat::Problem& problem) {
        const std::string text = sat::to_handout(problem.clauses, problem.key);
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
                QVERIFY(!cell(row, column).text.isEmpty() ||
                        !cell(row, column).candidates.isEmpty());
            }
        // Two digits in one cell are one.
        desk.assignment.change({{grid.atom(0, 0, 0), 1}, {grid.atom(0, 0, 1), 1}});
        QVERIFY(cell(0, 0).conflict);
        QVERIFY(desk.said(0, 0).startsWith(q("row 1, column 1: conflict: 1 2")));
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
