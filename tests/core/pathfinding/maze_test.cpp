#include "core/pathfinding/maze.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace maze_test {

using namespace loggia;
using namespace loggia::pathfinding;

class MazeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cellsHaveNumbers() {
        const Maze maze = Maze::floor(7, 3);
        for (std::size_t cell = 0; cell < maze.cells(); ++cell)
            QCOMPARE(maze.index(maze.point(cell)), cell);
        QVERIFY(maze.point(8) == (Point{1, 1}));
        QVERIFY(maze.passable({6, 2}) && !maze.passable({7, 2}) && !maze.passable({0, -1}));
        QVERIFY(!maze.weighted());
    }

    void endsHaveToBeFloor() {
        Maze maze = Maze::floor(3, 3);
        maze.terrain[4] = wall;
        QCOMPARE(with_ends(maze, std::nullopt, Point{0, 0}).error().message,
                 std::string("the maze has no start"));
        QCOMPARE(with_ends(maze, Point{1, 1}, Point{0, 0}).error().message,
                 std::string("the start (1, 1) is a wall"));
        QVERIFY(!with_ends(maze, Point{0, 0}, Point{3, 0}));
        QVERIFY(with_ends(maze, Point{0, 0}, Point{2, 0})->goal == (Point{2, 0}));
    }
};

LOGGIA_TEST(MazeTest)

} // namespace maze_test

#include "maze_test.moc"
