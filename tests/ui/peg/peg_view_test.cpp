#include "core/peg/layouts.hpp"
#include "tests/suite.hpp"
#include "tests/ui/peg/page_fixture.hpp"

#include <QAccessible>
#include <QAccessibleActionInterface>
#include <QSignalSpy>
#include <QStyle>

namespace peg_view_test {

using namespace loggia;
using namespace loggia::ui;
using testing::clickHole;
using testing::drag;
using testing::pointOf;
using testing::q;

struct Shown {
    PegView view;
    PegState state;

    explicit Shown(const char* layout = "triangle15", PegTool tool = PegTool::play) {
        state = PegDocument::stateOf({peg::find_layout(layout)->puzzle, {}}, 0);
        show(tool);
        view.resize(600, 560);
        view.show();
        view.activateWindow();
        static_cast<void>(QTest::qWaitForWindowActive(&view));
        view.setFocus();
    }
    void show(PegTool tool) {
        view.setPegs(sceneOf(state.puzzle, state.puzzle.start, state.grid, tool));
    }
};

class PegViewTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void twoClicksJump() {
        Shown s;
        const QSignalSpy jumps(&s.view, &PegView::jumpWanted);
        clickHole(s.view, 4);
        QCOMPARE(s.view.selected(), 4);
        clickHole(s.view, 4);
        QCOMPARE(s.view.selected(), 0);
        clickHole(s.view, 6);
        clickHole(s.view, 4);
        QCOMPARE(s.view.selected(), 4); // another peg instead
        clickHole(s.view, 1);
        QCOMPARE(jumps.size(), 1);
        QCOMPARE(jumps[0][0].toInt(), 4);
        QCOMPARE(jumps[0][1].toInt(), 1);
        QCOMPARE(s.view.selected(), 0);
    }

    void draggingJumps() {
        Shown s;
        const QSignalSpy jumps(&s.view, &PegView::jumpWanted);
        const QSignalSpy refused(&s.view, &PegView::refused);
        drag(s.view, pointOf(s.view, 6), pointOf(s.view, 1));
        QCOMPARE(jumps.size(), 1);
        QCOMPARE(jumps[0][0].toInt(), 6);
        drag(s.view, pointOf(s.view, 6), pointOf(s.view, 13));
        QCOMPARE(jumps.size(), 1);
        QCOMPARE(refused.size(), 1);
        drag(s.view, pointOf(s.view, 6), QPoint(3, 3));
        QCOMPARE(jumps.size(), 1);
        drag(s.view, pointOf(s.view, 13), pointOf(s.view, 1)); // has no jump
        QCOMPARE(jumps.size(), 1);
    }

    void keysJump() {
        Shown s;
        const QSignalSpy jumps(&s.view, &PegView::jumpWanted);
        QCOMPARE(s.view.cursorHole(), 1);
        QTest::keyClick(&s.view, Qt::Key_End);
        QCOMPARE(s.view.cursorHole(), 15);
        QTest::keyClick(&s.view, Qt::Key_Left);
        QCOMPARE(s.view.cursorHole(), 14);
        s.view.setCursorHole(4);
        QTest::keyClick(&s.view, Qt::Key_Return);
        QCOMPARE(s.view.selected(), 4);
        QTest::keyClick(&s.view, Qt::Key_Escape);
        QCOMPARE(s.view.selected(), 0);
        QTest::keyClick(&s.view, Qt::Key_Space);
        QTest::keyClick(&s.view, Qt::Key_Up); // over 2, to where it can jump
        QCOMPARE(s.view.cursorHole(), 1);
        QTest::keyClick(&s.view, Qt::Key_Return);
        QCOMPARE(jumps.size(), 1);
        QCOMPARE(jumps[0][0].toInt(), 4);
    }

    void refusesWhatCannotJump() {
        Shown s;
        const QSignalSpy refused(&s.view, &PegView::refused);
        clickHole(s.view, 1);
        clickHole(s.view, 13);
        clickHole(s.view, 4);
        clickHole(s.view, 1 + 1);
        QCOMPARE(refused.size(), 3);
        QCOMPARE(refused[2][0].toInt(), 4);
        QCOMPARE(refused[2][1].toInt(), 2);
    }

    void drawsHolesByMouse() {
        Shown s("triangle10", PegTool::holes);
        const QSignalSpy placed(&s.view, &PegView::placePicked);
        const QSignalSpy removed(&s.view, &PegView::holeRemoved);
        const QSignalSpy moved(&s.view, &PegView::holeMoved);
        const PegGeometry geometry = s.view.pegGeometry();
        // One step to the right of the last hole, a bit off.
        const QPointF wanted = s.view.pegs().holes.back().place + QPointF(1, 0);
        QTest::mouseClick(&s.view, Qt::LeftButton, {},
                          geometry.toPixels(wanted + QPointF(0.1, -0.1)).toPoint());
        QCOMPARE(placed.size(), 1);
        QVERIFY((placed[0][0].toPointF() - wanted).manhattanLength() < 1e-6);
        clickHole(s.view, 5);
        QCOMPARE(removed.size(), 1);
        QCOMPARE(removed[0][0].toInt(), 5);
        clickHole(s.view, 6, Qt::RightButton);
        QCOMPARE(removed.size(), 2);
        drag(s.view, pointOf(s.view, 10), geometry.toPixels(wanted).toPoint());
        QCOMPARE(moved.size(), 1);
        QCOMPARE(moved[0][0].toInt(), 10);
        QVERIFY((moved[0][1].toPointF() - wanted).manhattanLength() < 1e-6);
        QCOMPARE(removed.size(), 2);
    }

    void drawsHolesByKeys() {
        Shown s("english33", PegTool::holes);
        const QSignalSpy placed(&s.view, &PegView::placePicked);
        const QSignalSpy removed(&s.view, &PegView::holeRemoved);
        const QSignalSpy moved(&s.view, &PegView::holeMoved);
        QTest::keyClick(&s.view, Qt::Key_Home); // hole 1 at (2,0)
        QTest::keyClick(&s.view, Qt::Key_Left);
        QTest::keyClick(&s.view, Qt::Key_Return);
        QCOMPARE(placed.size(), 1);
        QCOMPARE(placed[0][0].toPointF(), QPointF(1, 0));
        QTest::keyClick(&s.view, Qt::Key_Delete);
        QCOMPARE(removed.size(), 0);
        QTest::keyClick(&s.view, Qt::Key_Right);
        QTest::keyClick(&s.view, Qt::Key_Up, Qt::ShiftModifier);
        QCOMPARE(moved.size(), 1);
        QCOMPARE(moved[0][0].toInt(), 1);
        QCOMPARE(moved[0][1].toPointF(), QPointF(2, -1));
        QTest::keyClick(&s.view, Qt::Key_Down);
        QTest::keyClick(&s.view, Qt::Key_Delete);
        QCOMPARE(removed.size(), 1);
    }

    void drawsRows() {
        Shown s("triangle15", PegTool::rows);
        const QSignalSpy rows(&s.view, &PegView::rowPicked);
        for (const int hole : {1, 5, 13})
            clickHole(s.view, hole);
        QCOMPARE(rows.size(), 1);
        QVERIFY((rows[0][0].value<peg::Triple>() == peg::Triple{1, 5, 13}));
        // Every row can be hit with the mouse.
        const PegGeometry geometry = s.view.pegGeometry();
        for (std::size_t i = 0; i < s.view.pegs().rows.size(); ++i) {
            const QPoint point = geometry.pointOn(s.view.pegs(), i).toPoint();
            QCOMPARE(geometry.rowAt(s.view.pegs(), point).value_or(99), i);
            QCOMPARE(geometry.holeAt(s.view.pegs(), point), 0);
        }
        const PegRow first = s.view.pegs().rows.front();
        QTest::mouseClick(&s.view, Qt::LeftButton, {},
                          geometry.pointOn(s.view.pegs(), 0).toPoint());
        QCOMPARE(rows.size(), 2);
        QVERIFY(rows[1][0].value<peg::Triple>() == first.row);
        // By keys; a second press takes a hole back.
        s.view.setCursorHole(1);
        QTest::keyClick(&s.view, Qt::Key_Return);
        QTest::keyClick(&s.view, Qt::Key_Return);
        for (const int hole : {2, 3, 6}) {
            s.view.setCursorHole(hole);
            QTest::keyClick(&s.view, Qt::Key_Return);
        }
        QCOMPARE(rows.size(), 3);
        QVERIFY((rows[2][0].value<peg::Triple>() == peg::Triple{2, 3, 6}));
    }

    void isATableOfNamedCells() {
        Shown s;
        QAccessibleInterface* table = QAccessible::queryAccessibleInterface(&s.view);
        QVERIFY(table != nullptr);
        QCOMPARE(table->role(), QAccessible::Table);
        QCOMPARE(table->childCount(), 25);
        QCOMPARE(table->child(0)->text(QAccessible::Name), q("hole 1, empty"));
        QCOMPARE(table->child(1)->text(QAccessible::Name), q("no hole"));
        QVERIFY(table->child(5)->text(QAccessible::Name).startsWith(q("hole 2, peg")));
        const QPoint global = s.view.mapToGlobal(pointOf(s.view, 13));
        QAccessibleInterface* under = table->childAt(global.x(), global.y());
        QVERIFY(under != nullptr);
        QVERIFY(under->text(QAccessible::Name).startsWith(q("hole 13,")));
        QVERIFY(under->rect().contains(global));
        // Another board has other cells.
        s.state = PegDocument::stateOf({peg::find_layout("english33")->puzzle, {}}, 0);
        s.show(PegTool::play);
        QCOMPARE(table->childCount(), 49);
        QVERIFY(table->child(7)->text(QAccessible::Name).startsWith(q("hole 4,")));
    }

    void screenReadersAreToldWhichPegIsChosen() {
        Shown s;
        s.view.setFocus();
        const QAccessibleInterface* table = QAccessible::queryAccessibleInterface(&s.view);
        const auto here = [&s] {
            const QPoint cell = s.view.currentTableCell();
            return s.view.tableCell(cell).name;
        };
        for (int i = 0; i < table->childCount(); ++i)
            if (table->child(i)->text(QAccessible::Name).startsWith(q("hole 4,")))
                table->child(i)->actionInterface()->doAction(
                    QAccessibleActionInterface::setFocusAction());
        const QString name = here();
        QCOMPARE(name, q("hole 4, peg, can jump to 1"));
        QTest::keyClick(&s.view, Qt::Key_Return);
        QCOMPARE(here(), name + q(", chosen"));
        QTest::keyClick(&s.view, Qt::Key_Escape);
        QCOMPARE(here(), name);
        // Of a line that is being added, too.
        s.show(PegTool::rows);
        const QString in_line = here();
        QTest::keyClick(&s.view, Qt::Key_Return);
        QCOMPARE(here(), in_line + q(", chosen"));
        QTest::keyClick(&s.view, Qt::Key_Escape);
        QCOMPARE(here(), in_line);
    }

    void aJumpIsSeenUnlessMotionIsOff() {
        Shown s;
        PegState after = s.state;
        const peg::Jump jump{4, 2, 1};
        after.played.play(jump, peg::apply(after.played.state(), jump));
        s.view.setPegs(sceneOf(after.puzzle, after.played.state(), after.grid, PegTool::play),
                       jump);
        const bool moves =
            s.view.style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, &s.view) > 0;
        QCOMPARE(s.view.isMoving(), moves);
        QVERIFY(!s.view.grab().isNull());
        QTRY_VERIFY_WITH_TIMEOUT(!s.view.isMoving(), testing::patience);
    }

    void aBlankBoardTakesAnyInput() {
        PegView view;
        view.resize(300, 300);
        view.show();
        for (const PegTool tool : {PegTool::play, PegTool::rows, PegTool::holes, PegTool::pegs}) {
            PegScene scene = sceneOf({}, 0, peg::Grid::square, tool);
            scene.invitation = q("Draw!");
            view.setPegs(scene);
            for (const Qt::Key key : {Qt::Key_Up, Qt::Key_Return, Qt::Key_Delete, Qt::Key_Home,
                                      Qt::Key_Escape, Qt::Key_5})
                QTest::keyClick(&view, key);
            QTest::mouseClick(&view, Qt::LeftButton, {}, {100, 100});
            QVERIFY(!view.grab().isNull());
        }
    }
};

LOGGIA_WINDOW_TEST(PegViewTest)

} // namespace peg_view_test

#include "peg_view_test.moc"
