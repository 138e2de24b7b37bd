#include "tests/suite.hpp"
#include "tests/ui/pathfinding/page_fixture.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "ui/pathfinding/maze/maze_colours.hpp"
#include "ui/theme/colours.hpp"

#include <QAccessible>
#include <QSignalSpy>
#include <QWheelEvent>

namespace maze_view_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

void wheel(MazeView& view, const QPoint& at, int delta, Qt::KeyboardModifiers modifiers) {
    QWheelEvent event(at, view.mapToGlobal(at), {}, {0, delta}, Qt::NoButton, modifiers,
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(&view, &event);
}

class MazeViewTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() {
        failOnWarnings();
        view_ = std::make_unique<MazeView>();
        view_->resize(400, 300);
        view_->setMaze(sceneOf(smallMaze()));
        view_->show();
        view_->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(view_.get()));
    }
    void cleanup() { view_.reset(); }

    void strokesAreTold() {
        const QSignalSpy begun(view_.get(), &MazeView::strokeBegun);
        const QSignalSpy moved(view_.get(), &MazeView::strokeMoved);
        const QSignalSpy ended(view_.get(), &MazeView::strokeEnded);
        dragOver(*view_, {{0, 0}, {1, 1}, {1, 1}, {2, 2}});
        QCOMPARE(begun.size(), 1);
        QCOMPARE(begun[0][0].toPoint(), QPoint(0, 0));
        QCOMPARE(begun[0][1].toBool(), false);
        QCOMPARE(moved.size(), 2);
        QCOMPARE(moved[1][0].toPoint(), QPoint(2, 2));
        QCOMPARE(ended.size(), 1);
        dragOver(*view_, {{1, 0}}, Qt::RightButton);
        QCOMPARE(begun[1][1].toBool(), true);
        // Outside nothing begins.
        QTest::mouseClick(view_.get(), Qt::LeftButton, {}, {1, 1});
        QCOMPARE(begun.size(), 2);
    }

    void marksLargerThanTheirCellsAreGrasped() {
        loggia::pathfinding::Maze maze = loggia::pathfinding::Maze::floor(400, 300);
        maze.start = {20, 30};
        maze.goal = {200, 150};
        view_->setMaze(sceneOf(maze));
        const QSignalSpy begun(view_.get(), &MazeView::strokeBegun);
        const MazeGeometry geometry = view_->mazeGeometry();
        const double radius = geometry.markRadius();
        QVERIFY(radius > 3 * geometry.cell());
        const auto press = [&](const QPointF& at, Qt::MouseButton button = Qt::LeftButton) {
            QTest::mousePress(view_.get(), button, {}, at.toPoint());
            QTest::mouseRelease(view_.get(), button, {}, at.toPoint());
            return begun.back()[0].toPoint();
        };
        const QPointF start = geometry.centreOf({20, 30});
        const QPointF goal = geometry.centreOf({200, 150});
        QCOMPARE(press(goal + QPointF(radius - 1, 0)), QPoint(200, 150));
        QCOMPARE(press(start - QPointF(0, radius - 1)), QPoint(20, 30));
        QVERIFY(press(goal + QPointF(radius + 2, 0)) != QPoint(200, 150));
        QVERIFY(press(goal + QPointF(3, 0), Qt::RightButton) != QPoint(200, 150));
    }

    void keysGoAndDraw() {
        const QSignalSpy begun(view_.get(), &MazeView::strokeBegun);
        const QSignalSpy moved(view_.get(), &MazeView::strokeMoved);
        const QSignalSpy terrain(view_.get(), &MazeView::terrainWanted);
        const QSignalSpy start(view_.get(), &MazeView::startWanted);
        const QSignalSpy goal(view_.get(), &MazeView::goalWanted);
        view_->setFocus(Qt::TabFocusReason);
        view_->setCursorAt({0, 0});
        QTest::keyClick(view_.get(), Qt::Key_Left);
        QCOMPARE(view_->cursorCell(), QPoint(0, 0));
        QTest::keyClick(view_.get(), Qt::Key_Right);
        QTest::keyClick(view_.get(), Qt::Key_Down);
        QCOMPARE(view_->cursorCell(), QPoint(1, 1));
        QVERIFY(begun.isEmpty());
        QTest::keyClick(view_.get(), Qt::Key_Up, Qt::ShiftModifier);
        QCOMPARE(begun.size(), 1);
        QCOMPARE(begun[0][0].toPoint(), QPoint(1, 0));
        // Held down, Shift draws one stroke.
        const QSignalSpy ended(view_.get(), &MazeView::strokeEnded);
        for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Right}) {
            QKeyEvent press(QEvent::KeyPress, key, Qt::ShiftModifier);
            QApplication::sendEvent(view_.get(), &press);
        }
        QCOMPARE(begun.size(), 2);
        QCOMPARE(moved.size(), 1);
        QTest::keyRelease(view_.get(), Qt::Key_Shift);
        QCOMPARE(ended.size(), 1);
        QTest::keyClick(view_.get(), Qt::Key_Down);
        QTest::keyClick(view_.get(), Qt::Key_Up);
        QCOMPARE(ended.size(), 1);
        QTest::keyClick(view_.get(), Qt::Key_Space);
        QTest::keyClick(view_.get(), Qt::Key_Delete);
        QCOMPARE(begun.size(), 4);
        QVERIFY(begun[3][1].toBool());
        QTest::keyClick(view_.get(), Qt::Key_7);
        QCOMPARE(terrain[0][1].toInt(), 7);
        QTest::keyClick(view_.get(), Qt::Key_S);
        QTest::keyClick(view_.get(), Qt::Key_G);
        QCOMPARE(start[0][0].toPoint(), QPoint(1, 0));
        QCOMPARE(goal[0][0].toPoint(), QPoint(1, 0));
        QTest::keyClick(view_.get(), Qt::Key_End);
        QTest::keyClick(view_.get(), Qt::Key_PageDown);
        QCOMPARE(view_->cursorCell(), QPoint(2, 2));
        QTest::keyClick(view_.get(), Qt::Key_Home);
        QTest::keyClick(view_.get(), Qt::Key_PageUp);
        QCOMPARE(view_->cursorCell(), QPoint(0, 0));
        QCOMPARE(view_->pointed(), std::optional(QPoint(0, 0)));
    }

    void zoomsAndScrolls() {
        view_->setMaze(sceneOf(generated(61, 41, 1)));
        const QSignalSpy changed(view_.get(), &MazeView::zoomChanged);
        wheel(*view_, {200, 150}, 120, Qt::ControlModifier);
        QVERIFY(view_->zoom().factor > 1);
        view_->zoomBy(4);
        const MazeZoom before = view_->zoom();
        wheel(*view_, {200, 150}, -240, Qt::NoModifier);
        QVERIFY(view_->zoom().centre.y() > before.centre.y());
        QTest::mousePress(view_.get(), Qt::MiddleButton, {}, {200, 150});
        QMouseEvent move(QEvent::MouseMove, QPointF(260, 150),
                         view_->mapToGlobal(QPointF(260, 150)), Qt::NoButton, Qt::MiddleButton, {});
        QApplication::sendEvent(view_.get(), &move);
        QTest::mouseRelease(view_.get(), Qt::MiddleButton, {}, {260, 150});
        QVERIFY(view_->zoom().centre.x() < before.centre.x());
        // The keyboard's cell is always seen.
        view_->setFocus();
        for (const Qt::Key key : {Qt::Key_End, Qt::Key_PageDown, Qt::Key_Home, Qt::Key_PageUp}) {
            QTest::keyClick(view_.get(), key);
            QVERIFY(view_->rect().contains(
                view_->mazeGeometry().cellRect(view_->cursorCell()).toAlignedRect()));
        }
        QTest::keyClick(view_.get(), Qt::Key_0, Qt::ControlModifier);
        QCOMPARE(view_->zoom(), MazeZoom{});
        QVERIFY(changed.size() >= 4);
        // Another size is seen whole again.
        view_->zoomBy(3);
        view_->setMaze(sceneOf(smallMaze()));
        QCOMPARE(view_->zoom(), MazeZoom{});
    }

    void isATableOfNamedCells() {
        QAccessibleInterface* table = QAccessible::queryAccessibleInterface(view_.get());
        QCOMPARE(table->role(), QAccessible::Table);
        QCOMPARE(table->text(QAccessible::Name), q("a maze"));
        QCOMPARE(table->childCount(), 9);
        QCOMPARE(table->child(0)->text(QAccessible::Name), q("column 0, row 0: start, floor"));
        QCOMPARE(table->child(2)->text(QAccessible::Name), q("column 2, row 0: wall"));
        QCOMPARE(table->child(8)->text(QAccessible::Name), q("column 2, row 2: goal, floor"));
        QVERIFY(table->child(5)->rect().contains(view_->mapToGlobal(pixelOf(*view_, {2, 1}))));
        view_->setMaze(sceneOf(mazeOf("S.G\n")));
        QCOMPARE(table->childCount(), 3);
        QCOMPARE(table->child(2)->text(QAccessible::Name), q("column 2, row 0: goal, floor"));
        QCOMPARE(namelessWidgets(*view_), QStringList());
    }

    void followsThePalette() {
        using loggia::pathfinding::Mark;
        for (const Colours* colours : {&lightColours(), &darkColours()}) {
            view_->setPalette(paletteFor(*colours));
            const QImage image = view_->grab().toImage();
            QCOMPARE(image.pixel(2, 2), colours->window.rgb()); // beside the maze
            QCOMPARE(image.pixel(pixelOf(*view_, {1, 0})),
                     cellColour(1, Mark::unseen, false, *colours).rgb());
            QCOMPARE(image.pixel(pixelOf(*view_, {2, 0})),
                     cellColour(loggia::pathfinding::wall, Mark::unseen, false, *colours).rgb());
        }
    }

private:
    static MazeScene sceneOf(loggia::pathfinding::Maze maze) {
        MazeScene scene;
        scene.maze = shared(std::move(maze));
        scene.name = q("a maze");
        return scene;
    }

    std::unique_ptr<MazeView> view_;
};

LOGGIA_WINDOW_TEST(MazeViewTest)

} // namespace maze_view_test

#include "maze_view_test.moc"
