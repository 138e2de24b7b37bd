// What board_view_test leaves open: where the keyboard is, what is pressed, and boards that change
// their size.
#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/widgets/board/board_view.hpp"

#include <QAccessible>
#include <QAccessibleActionInterface>
#include <QSignalSpy>

namespace cell_table_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

BoardScene board(int columns, int rows) {
    BoardScene scene = emptyBoard(columns, rows);
    for (int column = 0; column < columns; ++column)
        for (int row = 0; row < rows; ++row)
            scene.at(column, row).name = QStringLiteral("%1/%2").arg(column).arg(row);
    return scene;
}

struct Desk {
    BoardView view;
    QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(&view);
    QAccessibleTableInterface* table = spoken->tableInterface();

    explicit Desk(BoardView::Pick pick = BoardView::Pick::cells) {
        view.setPick(pick);
        view.setScene(board(7, 6));
        view.resize(500, 500);
        view.show();
        view.activateWindow();
        view.setFocus();
        static_cast<void>(QTest::qWaitForWindowActive(&view));
    }
    [[nodiscard]] static QString nameOf(const QAccessibleInterface* cell) {
        return cell ? cell->text(QAccessible::Name) : QStringLiteral("none");
    }
    [[nodiscard]] QString focused() const { return nameOf(spoken->focusChild()); }
};

class CellTableTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void theCellOfTheKeyboardHasTheFocus() {
        Desk desk;
        desk.view.setCursorCell(3, 2);
        QCOMPARE(desk.focused(), QStringLiteral("3/2"));
        QTest::keyClick(&desk.view, Qt::Key_Up);
        QTest::keyClick(&desk.view, Qt::Key_Right);
        QCOMPARE(desk.focused(), QStringLiteral("4/3"));
        int selected = 0;
        for (int i = 0; i < desk.spoken->childCount(); ++i) {
            const QAccessibleInterface* cell = desk.spoken->child(i);
            const bool here = Desk::nameOf(cell) == QStringLiteral("4/3");
            QCOMPARE(cell->state().focused != 0, here);
            selected += cell->state().selected != 0 ? 1 : 0;
        }
        QCOMPARE(selected, 1);
        QCOMPARE(desk.table->selectedCells(), QList{desk.spoken->focusChild()});
        desk.view.clearFocus();
        QVERIFY(desk.spoken->focusChild() == nullptr);
    }

    /// Where columns are picked, it is the cell that the piece would come to lie in.
    void ofAColumnItIsTheCellThatAPieceFallsTo() {
        Desk desk(BoardView::Pick::columns);
        BoardScene scene = board(7, 6);
        scene.landing[5] = 4;
        scene.landing[6] = -1;
        desk.view.setScene(scene);
        desk.view.setCursorCell(5, 0);
        QCOMPARE(desk.focused(), QStringLiteral("5/4"));
        QTest::keyClick(&desk.view, Qt::Key_Right);
        QCOMPARE(desk.focused(), QStringLiteral("6/5"));
    }

    void linesAreCalledAsTheyAreNumbered() {
        const Desk desk;
        QCOMPARE(desk.table->columnDescription(0), QStringLiteral("column 1"));
        QCOMPARE(desk.table->rowDescription(0), QStringLiteral("row 6"));
        QCOMPARE(desk.table->rowDescription(5), QStringLiteral("row 1"));
    }

    void besideTheBoardThereIsNoCell() {
        const Desk desk;
        const QPoint outside = desk.view.mapToGlobal(QPoint(1, 1));
        QVERIFY(desk.spoken->childAt(outside.x(), outside.y()) == nullptr);
    }

    /// A reader that has looked at every cell of one board finds those of the next.
    void boardsMayChangeTheirSize() {
        Desk desk;
        const QList<QSize> sizes{{7, 6}, {9, 6}, {4, 4}, {7, 7}, {1, 3}, {9, 9}};
        for (const QSize& size : sizes) {
            desk.view.setScene(board(size.width(), size.height()));
            QCOMPARE(desk.spoken->childCount(), size.width() * size.height());
            for (int i = 0; i < desk.spoken->childCount(); ++i) {
                QAccessibleInterface* cell = desk.spoken->child(i);
                const int column = i % size.width();
                const int row = i / size.width();
                QVERIFY(cell->isValid());
                QCOMPARE(Desk::nameOf(cell),
                         QStringLiteral("%1/%2").arg(column).arg(size.height() - 1 - row));
                QCOMPARE(desk.spoken->indexOfChild(cell), i);
                QCOMPARE(desk.table->cellAt(row, column), cell);
            }
        }
    }

    /// Pressing is what Enter does there, where it does something.
    void cellsArePressed() {
        const QString press = QAccessibleActionInterface::pressAction();
        Desk desk;
        const QSignalSpy picked(&desk.view, &BoardView::picked);
        QAccessibleInterface* cell = desk.table->cellAt(5, 2);
        cell->actionInterface()->doAction(press);
        QCOMPARE(picked.count(), 1);
        QCOMPARE(picked[0][0].toInt(), 2);
        QCOMPARE(picked[0][1].toInt(), 0);
        QCOMPARE(desk.focused(), QStringLiteral("2/0"));
        cell = desk.table->cellAt(0, 0);
        cell->actionInterface()->doAction(QAccessibleActionInterface::setFocusAction());
        QCOMPARE(picked.count(), 1);
        QCOMPARE(desk.focused(), QStringLiteral("0/5"));

        Desk columns(BoardView::Pick::columns);
        BoardScene scene = board(7, 6);
        scene.landing[6] = -1;
        columns.view.setScene(scene);
        const QSignalSpy dropped(&columns.view, &BoardView::picked);
        const auto actionsAt = [&columns](int column) {
            return columns.table->cellAt(3, column)->actionInterface();
        };
        actionsAt(1)->doAction(press);
        QCOMPARE(dropped.count(), 1);
        QVERIFY(!actionsAt(6)->actionNames().contains(press));
        actionsAt(6)->doAction(press);
        columns.view.setPick(BoardView::Pick::nothing);
        QVERIFY(!actionsAt(1)->actionNames().contains(press));
        QCOMPARE(dropped.count(), 1);
    }

    /// Also while a piece falls, and where the pointer rests on a column that is no more.
    void theSizeMayChangeInTheMiddleOfAFall() {
        Desk desk(BoardView::Pick::columns);
        QTest::mouseMove(&desk.view, desk.view.geometryNow().centre(6, 5).toPoint());
        BoardScene scene = board(7, 6);
        scene.at(6, 5).piece = 1;
        desk.view.setScene(scene);
        QVERIFY(desk.view.isFalling());
        const QSignalSpy pointed(&desk.view, &BoardView::columnPointed);
        desk.view.setScene(board(3, 3));
        QVERIFY(!desk.view.isFalling());
        QCOMPARE(pointed.count(), 1);
        QCOMPARE(pointed.first().first().toInt(), -1);
        QVERIFY(!desk.view.grab().isNull());
        QCOMPARE(desk.view.cursorColumn(), 2);
    }
};

LOGGIA_WINDOW_TEST(CellTableTest)

} // namespace cell_table_test

#include "cell_table_test.moc"
