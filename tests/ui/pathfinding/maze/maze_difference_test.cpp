#include "tests/suite.hpp"
#include "tests/ui/pathfinding/mazes.hpp"
#include "ui/pathfinding/maze/maze_difference.hpp"

#include <QTest>

#include <cstdlib>
#include <random>

namespace maze_difference_test {

using namespace loggia::ui;
using loggia::pathfinding::Maze;
using loggia::pathfinding::Neighbours;
using loggia::pathfinding::Point;
using testing::mazeOf;

class MazeDifferenceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void endsAreNeverWalledUp() {
        Maze maze = testing::smallMaze();
        const std::vector<Point> cells{{0, 0}, {1, 0}, {2, 2}, {-1, 0}, {3, 3}};
        const MazeDifference difference = painted(maze, cells, 0);
        QCOMPARE(difference.cells.size(), std::size_t{1});
        apply(difference, maze);
        QVERIFY(maze.passable({0, 0}) && maze.passable({2, 2}) && !maze.passable({1, 0}));
        QVERIFY(painted(maze, cells, 0).isEmpty());
    }

    void whatStandsOnANewWallGoesAndComesBack() {
        const Maze before = mazeOf("S*G\n");
        Maze maze = before;
        const MazeDifference difference = painted(maze, std::vector<Point>{{1, 0}}, 0);
        apply(difference, maze);
        QVERIFY(maze.food.empty());
        revert(difference, maze);
        QCOMPARE(maze, before);
    }

    void endsMakeTheirWayIntoWalls() {
        Maze maze = testing::smallMaze();
        apply(withStart(maze, {2, 0}), maze);
        QVERIFY(maze.start == (Point{2, 0}) && maze.passable({2, 0}));
        apply(withGoal(maze, {1, 1}), maze);
        QVERIFY(maze.goal == (Point{1, 1}) && maze.passable({1, 1}));
        QVERIFY(withStart(maze, {2, 0}).isEmpty());
        QVERIFY(withGoal(maze, {9, 0}).isEmpty());
    }

    void linesAreWhole() {
        std::mt19937 random(7);
        for (int i = 0; i < 2000; ++i) {
            const auto at = [&] { return static_cast<int>(random() % 41) - 20; };
            const Point from{at(), at()};
            const Point to{at(), at()};
            const std::vector<Point> line = cellsBetween(from, to);
            QVERIFY(line.front() == from && line.back() == to);
            QCOMPARE(static_cast<int>(line.size()) - 1,
                     std::max(std::abs(to.x - from.x), std::abs(to.y - from.y)));
            for (std::size_t j = 1; j < line.size(); ++j)
                QVERIFY(std::abs(line[j].x - line[j - 1].x) <= 1 &&
                        std::abs(line[j].y - line[j - 1].y) <= 1);
        }
    }

    /// What is appended does what the single ones did, there and back.
    void differencesAddUp() {
        std::mt19937 random(3);
        for (int round = 0; round < 100; ++round) {
            const Maze before = testing::generated(15, 11, static_cast<unsigned>(round));
            Maze now = before;
            MazeDifference sum;
            for (int i = 0; i < 20; ++i) {
                const Point at{static_cast<int>(random() % 15), static_cast<int>(random() % 11)};
                MazeDifference next;
                switch (random() % 4) {
                case 0:
                    next = painted(now, std::vector<Point>{at},
                                   static_cast<std::uint8_t>(random() % 10));
                    break;
                case 1:
                    next = withStart(now, at);
                    break;
                case 2:
                    next = withGoal(now, at);
                    break;
                default:
                    next = withNeighbours(now,
                                          random() % 2 == 0 ? Neighbours::four : Neighbours::eight);
                }
                apply(next, now);
                append(sum, next);
            }
            Maze again = before;
            apply(sum, again);
            QCOMPARE(again, now);
            revert(sum, again);
            QCOMPARE(again, before);
        }
    }

    /// What lies in the cells that are left stays there.
    void whatIsInsideIsKept() {
        Maze maze = mazeOf("S**.\n....\n...G\n");
        maze.ghosts = {{3, 0}, {1, 1}};
        maze.capsules = {{0, 1}, {2, 2}};
        const Maze larger = resized(maze, 6, 5);
        QCOMPARE(larger.food, maze.food);
        QCOMPARE(larger.ghosts, maze.ghosts);
        QCOMPARE(larger.capsules, maze.capsules);
        const Maze smaller = resized(maze, 2, 2);
        QCOMPARE(smaller.food, (std::vector<Point>{{1, 0}}));
        QCOMPARE(smaller.ghosts, (std::vector<Point>{{1, 1}}));
        QCOMPARE(smaller.capsules, (std::vector<Point>{{0, 1}}));
        QVERIFY(smaller.goal == (Point{1, 1}));
    }

    void sidesChange() {
        const Maze maze = testing::smallMaze();
        const Maze larger = resized(maze, 5, 4);
        QCOMPARE(larger.width, 5);
        QVERIFY(larger.passable({4, 3}) && !larger.passable({2, 0}));
        QCOMPARE(larger.goal, maze.goal);
        const Maze smaller = resized(maze, 1, 2);
        QVERIFY(smaller.goal == (Point{0, 1}) && smaller.start == (Point{0, 0}));
        QVERIFY(smaller.passable({0, 1}));
    }
};

LOGGIA_TEST(MazeDifferenceTest)

} // namespace maze_difference_test

#include "maze_difference_test.moc"
