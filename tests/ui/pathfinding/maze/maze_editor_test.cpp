#include "tests/suite.hpp"
#include "tests/ui/pathfinding/mazes.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/pathfinding/maze/maze_editor.hpp"
#include "ui/undo/history.hpp"

#include <QSignalSpy>
#include <QTest>

namespace maze_editor_test {

using namespace loggia::ui;
using loggia::pathfinding::Maze;
using loggia::pathfinding::Point;

class MazeEditorTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() {
        testing::failOnWarnings();
        stack_.clear();
        document_.restore(testing::mazeOf("S....\n"
                                          "..#..\n"
                                          "....G\n"));
        editor_.setTool(MazeTool::walls);
    }

    void aStrokeFillsItsLine() {
        stroke({{1, 0}, {4, 0}});
        for (int x = 1; x < 5; ++x)
            QVERIFY(!maze().passable({x, 0}));
        QCOMPARE(stack_.count(), 1);
        QCOMPARE(stack_.undoText(), testing::q("draw walls"));
    }

    void onAWallItTakesAway() {
        stroke({{2, 1}, {2, 2}});
        QVERIFY(maze().passable({2, 1}) && maze().passable({2, 2}));
    }

    void erasingMakesFloor() {
        editor_.setTool(MazeTool::costs);
        editor_.setCost(7);
        stroke({{1, 0}, {3, 0}});
        QCOMPARE(int{maze().terrain[2]}, 7);
        editor_.begin({1, 0}, true);
        editor_.move({2, 0});
        editor_.end();
        QCOMPARE(int{maze().terrain[1]}, 1);
        QCOMPARE(int{maze().terrain[3]}, 7);
    }

    /// With whatever tool; and not into walls, nor beyond the border.
    void endsAreDragged() {
        stroke({{0, 0}, {2, 0}, {2, 1}});
        QVERIFY(maze().start == (Point{2, 0}));
        QCOMPARE(stack_.count(), 1);
        editor_.setTool(MazeTool::start);
        stroke({{4, 2}, {4, 1}});
        QVERIFY(maze().goal == (Point{4, 1}) && maze().start == (Point{2, 0}));
        stroke({{1, 2}});
        QVERIFY(maze().start == (Point{1, 2}));
        editor_.setTool(MazeTool::goal);
        stroke({{0, 2}});
        QVERIFY(maze().goal == (Point{0, 2}));
        stroke({{2, 1}});
        QVERIFY(maze().goal == (Point{0, 2}));
        stroke({{1, 2}, {1, 1}}); // what stands there is what is dragged
        QVERIFY(maze().start == (Point{1, 1}) && maze().goal == (Point{0, 2}));
        stroke({{7, 7}});
        QVERIFY(!editor_.isDrawing());
    }

    void foodIsPutAndTaken() {
        editor_.setTool(MazeTool::food);
        stroke({{0, 1}, {4, 1}}); // over a wall, which gets none
        QCOMPARE(maze().food, (std::vector<Point>{{0, 1}, {1, 1}, {3, 1}, {4, 1}}));
        QCOMPARE(stack_.undoText(), testing::q("add food"));
        stroke({{3, 1}, {4, 1}});
        QCOMPARE(maze().food, (std::vector<Point>{{0, 1}, {1, 1}}));
        editor_.begin({1, 1}, true); // erasing with it takes food alone
        editor_.end();
        QCOMPARE(maze().food, (std::vector<Point>{{0, 1}}));
        QVERIFY(!maze().passable({2, 1}));
        editor_.toggleFood({0, 1});
        editor_.toggleFood({2, 1});
        QVERIFY(maze().food.empty());
        QCOMPARE(stack_.count(), 4);
        // Where all food is asked for the goal is a cell like any other.
        document_.setSubject(MazeTask::food);
        stroke({{4, 2}});
        QCOMPARE(maze().food, (std::vector<Point>{{4, 2}}));
    }

    void allIsCleared() {
        editor_.clear();
        QVERIFY(maze().passable({2, 1}));
        QVERIFY(maze().start && maze().goal);
        editor_.clear();
        QCOMPARE(stack_.count(), 1);
    }

    void costsAreClamped() {
        const QSignalSpy changed(&editor_, &MazeEditor::toolChanged);
        editor_.setCost(99);
        QCOMPARE(editor_.cost(), 9);
        editor_.setCost(9);
        QCOMPARE(changed.size(), 1);
        editor_.setTerrain({1, 1}, 99);
        QCOMPARE(int{maze().terrain[6]}, 9);
    }

private:
    [[nodiscard]] const Maze& maze() const { return *document_.maze(); }
    void stroke(const std::vector<QPoint>& cells) {
        editor_.begin(cells.front(), false);
        for (const QPoint& cell : cells)
            editor_.move(cell);
        editor_.end();
    }

    History stack_;
    MazeDocument document_{&stack_};
    MazeEditor editor_{&document_};
};

LOGGIA_WINDOW_TEST(MazeEditorTest)

} // namespace maze_editor_test

#include "maze_editor_test.moc"
