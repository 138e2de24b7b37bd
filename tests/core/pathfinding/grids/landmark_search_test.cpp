// What the search with landmarks has beyond the others; jump_point_search_test.cpp holds all their
// answers to Dijkstra's algorithm.
#include "core/pathfinding/grids/grid_astar.hpp"
#include "core/pathfinding/grids/landmark_search.hpp"
#include "tests/core/pathfinding/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <stop_token>

namespace landmark_search_test {

using namespace loggia;
using namespace loggia::pathfinding;

class LandmarkSearchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Ways between any cells of large maps, as long as those of A*, and mostly by far fewer jump
    /// points than without landmarks.
    void largeMapsOfAllKinds() {
        Random random(test_suite::seed(60));
        for (const MazeKind kind : {MazeKind::perfect, MazeKind::braided, MazeKind::rooms,
                                    MazeKind::halls, MazeKind::avenues, MazeKind::lakes,
                                    MazeKind::caves, MazeKind::obstacles, MazeKind::open}) {
            const Maze maze = *generate({kind, 193, 160, random.next(), Neighbours::eight, 0.2});
            const Grid grid(maze);
            const JumpTable table = *JumpTable::make(grid);
            const Landmarks landmarks = *Landmarks::make(grid, table);
            GridAStar a_star(grid);
            JumpTableSearch by_table(grid, table);
            LandmarkSearch by_landmarks(grid, table, landmarks);
            std::uint64_t plain = 0;
            std::uint64_t better = 0;
            for (int i = 0; i < 200; ++i) {
                const Point start = maze.point(random.below(maze.cells()));
                const Point goal = maze.point(random.below(maze.cells()));
                const GridPath path = by_landmarks.find(start, goal);
                const GridPath same = a_star.find(start, goal);
                QCOMPARE(path.found, same.found);
                QVERIFY(path.length == same.length);
                plain += by_table.find(start, goal).expanded;
                better += path.expanded;
            }
            QVERIFY(better <= plain);
            if (kind == MazeKind::halls || kind == MazeKind::perfect || kind == MazeKind::avenues)
                QVERIFY(better <= plain / 2);
        }
    }

    /// Walls of chance so dense that the floor falls apart: that there is no way is known
    /// beforehand.
    void partsAreToldApart() {
        Random random(test_suite::seed(61));
        int apart = 0;
        for (int i = 0; i < 300; ++i) {
            Maze maze = Maze::floor(40, 30);
            maze.neighbours = Neighbours::eight;
            for (std::uint8_t& cell : maze.terrain)
                cell = random.real() < 0.42 ? wall : std::uint8_t{1};
            const Grid grid(maze);
            const JumpTable table = *JumpTable::make(grid);
            const Landmarks landmarks = *Landmarks::make(grid, table);
            GridAStar a_star(grid);
            LandmarkSearch by_landmarks(grid, table, landmarks);
            for (int j = 0; j < 20; ++j) {
                const Point start = maze.point(random.below(maze.cells()));
                const Point goal = maze.point(random.below(maze.cells()));
                const GridPath path = by_landmarks.find(start, goal);
                QCOMPARE(path.found, a_star.find(start, goal).found);
                if (!path.found && maze.passable(start) && maze.passable(goal)) {
                    QCOMPARE(path.expanded, std::uint64_t{0});
                    ++apart;
                }
            }
        }
        QVERIFY(apart > 500);
    }

    /// A corridor so long that there are no landmarks in it, as sums of 32 bits would not do,
    /// beside a room that has some.
    void longCorridors() {
        Maze maze = Maze::floor(4096, 47);
        maze.neighbours = Neighbours::eight;
        for (int y = 1; y < 41; y += 2)
            for (int x = 0; x < 4096; ++x)
                if (x != (y % 4 == 1 ? 4095 : 0))
                    maze.terrain[maze.index({x, y})] = wall;
        for (int x = 0; x < 4096; ++x)
            maze.terrain[maze.index({x, 41})] = wall;
        maze.terrain[maze.index({50, 44})] = wall;
        const Grid grid(maze);
        const JumpTable table = *JumpTable::make(grid);
        const Landmarks landmarks = *Landmarks::make(grid, table);
        LandmarkSearch by_landmarks(grid, table, landmarks);
        const Octile length{21 * 4095 + 40, 0};
        QVERIFY(by_landmarks.find({0, 0}, {4095, 40}).length == length);
        QVERIFY(by_landmarks.find({4095, 40}, {0, 0}).length == length);
        QVERIFY(by_landmarks.find({5, 2}, {5, 4}).length == (Octile{2 * 5 + 2, 0}));
        QVERIFY(by_landmarks.find({40, 44}, {60, 44}).length == (Octile{18, 2}));
        QVERIFY(!by_landmarks.find({0, 0}, {40, 44}).found);
    }

    void stopsWhenTold() {
        const Maze maze = *generate({MazeKind::perfect, 301, 301, 7, Neighbours::eight});
        const Grid grid(maze);
        const JumpTable table = *JumpTable::make(grid);
        const Landmarks landmarks = *Landmarks::make(grid, table);
        std::stop_source stop;
        stop.request_stop();
        LandmarkSearch search(grid, table, landmarks);
        QVERIFY(!search.find(*maze.start, *maze.goal, Control(stop.get_token())).complete);
    }
};

LOGGIA_TEST(LandmarkSearchTest)

} // namespace landmark_search_test

#include "landmark_search_test.moc"
