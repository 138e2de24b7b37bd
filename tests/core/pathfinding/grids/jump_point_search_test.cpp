// The searches on grids beside each other and beside Dijkstra's algorithm.
#include "core/pathfinding/grids/cost_field.hpp"
#include "core/pathfinding/grids/grid_astar.hpp"
#include "core/pathfinding/grids/jump_point_search.hpp"
#include "core/pathfinding/grids/jump_table.hpp"
#include "core/pathfinding/grids/landmark_search.hpp"
#include "core/pathfinding/moves.hpp"
#include "tests/core/pathfinding/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <fmt/format.h>

#include <stop_token>

namespace jump_point_search_test {

using namespace loggia;
using namespace loggia::pathfinding;

/// What is wrong with a path; empty where nothing is.
std::string fault(const Maze& maze, const GridPath& path, Cost least) {
    if (path.found != (least != infinite_cost))
        return "wrong verdict";
    if (!path.complete)
        return "not complete";
    if (!path.found)
        return path.corners.empty() ? "" : "corners of nothing";
    if (path.length.cost() != least)
        return fmt::format("length {} instead of {}", path.length.length(),
                           octile_of(least).length());
    const std::vector<Point> cells = cells_of(path.corners);
    if (cells.front() != *maze.start || cells.back() != *maze.goal)
        return "other ends";
    Octile counted;
    for (std::size_t i = 1; i < cells.size(); ++i) {
        const Point by{cells[i].x - cells[i - 1].x, cells[i].y - cells[i - 1].y};
        const auto direction =
            std::find_if(directions.begin(), directions.end(), [&](const Direction& known) {
                return known.x == by.x && known.y == by.y;
            });
        if (direction == directions.end() || !can_move(maze, cells[i - 1], *direction))
            return "an impossible step";
        ++(direction->diagonal() ? counted.diagonal : counted.straight);
    }
    return counted == path.length ? "" : "another length than its cells";
}

class JumpPointTest : public QObject {
    Q_OBJECT

private:
    void check(Maze maze, Random& random, int questions) {
        maze.neighbours = Neighbours::eight;
        const Grid grid(maze);
        const JumpTable table = *JumpTable::make(grid);
        GridAStar a_star(grid);
        JumpPointSearch scanning(grid);
        JumpTableSearch by_table(grid, table);
        const Landmarks landmarks = *Landmarks::make(grid, table);
        LandmarkSearch by_landmarks(grid, table, landmarks);
        for (int i = 0; i < questions; ++i) {
            maze.goal = maze.point(random.below(maze.cells()));
            const bool reachable = maze.passable(*maze.goal);
            const std::vector<Cost> costs = reachable
                                                ? costs_to(maze, *maze.goal)
                                                : std::vector<Cost>(maze.cells(), infinite_cost);
            for (int j = 0; j < 4; ++j) {
                const std::size_t from = random.below(maze.cells());
                maze.start = maze.point(from);
                const Cost least = maze.terrain[from] == wall ? infinite_cost : costs[from];
                const auto say = [&](const char* who, const GridPath& path) {
                    const std::string wrong = fault(maze, path, least);
                    if (!wrong.empty())
                        QFAIL(fmt::format("{}: {}\n{}", who, wrong,
                                          maze.cells() < 400 ? "small" : "large")
                                  .c_str());
                };
                say("A*", a_star.find(*maze.start, *maze.goal));
                say("JPS", scanning.find(*maze.start, *maze.goal));
                say("JPS+", by_table.find(*maze.start, *maze.goal));
                say("ALT", by_landmarks.find(*maze.start, *maze.goal));
                if (QTest::currentTestFailed())
                    return;
            }
        }
    }

private Q_SLOTS:
    void smallGridsOfChance() {
        Random random(test_suite::seed(30));
        for (int i = 0; i < 4000 && !QTest::currentTestFailed(); ++i)
            check(oracle::random_maze(random, 14, false), random, 2);
    }

    void widerGridsOfChance() {
        Random random(test_suite::seed(31));
        for (int i = 0; i < 60 && !QTest::currentTestFailed(); ++i)
            check(oracle::random_maze(random, 200, false), random, 1);
        for (int kind = 0; kind < 9 && !QTest::currentTestFailed(); ++kind)
            check(*generate({static_cast<MazeKind>(kind), 150, 131, random.next(),
                             Neighbours::eight, 0.2}),
                  random, 4);
    }

    void widthsAtTheEdgeOfWords() {
        Random random(test_suite::seed(32));
        for (int side = 60; side < 68 && !QTest::currentTestFailed(); ++side)
            for (const double density : {0.0, 0.02, 0.2})
                check(*generate({MazeKind::obstacles, side, 5 + side, random.next(),
                                 Neighbours::eight, density}),
                      random, 5);
    }

    /// Every search counts in 16 bits; one more than fit must not take old answers for new ones.
    void manySearchesDoNotMix() {
        const Maze maze = *generate({MazeKind::obstacles, 12, 12, 7, Neighbours::eight, 0.2});
        const Grid grid(maze);
        const JumpTable table = *JumpTable::make(grid);
        GridAStar a_star(grid);
        JumpPointSearch scanning(grid);
        JumpTableSearch by_table(grid, table);
        const Landmarks landmarks = *Landmarks::make(grid, table);
        LandmarkSearch by_landmarks(grid, table, landmarks);
        const Octile length = a_star.find(*maze.start, *maze.goal).length;
        for (int i = 0; i < 66'000; ++i) {
            QVERIFY(a_star.find(*maze.start, *maze.goal).length == length);
            QVERIFY(scanning.find(*maze.start, *maze.goal).length == length);
            QVERIFY(by_table.find(*maze.start, *maze.goal).length == length);
            QVERIFY(by_landmarks.find(*maze.start, *maze.goal).length == length);
        }
    }

    /// A corridor so long that sums of 32 bits would not do.
    void longCorridors() {
        Maze maze = Maze::floor(4096, 41);
        maze.neighbours = Neighbours::eight;
        for (int y = 1; y < 41; y += 2)
            for (int x = 0; x < 4096; ++x)
                if (x != (y % 4 == 1 ? 4095 : 0))
                    maze.terrain[maze.index({x, y})] = wall;
        const Grid grid(maze);
        GridAStar a_star(grid);
        JumpPointSearch scanning(grid);
        const Octile length{21 * 4095 + 40, 0};
        QVERIFY(a_star.find({0, 0}, {4095, 40}).length == length);
        QVERIFY(scanning.find({0, 0}, {4095, 40}).length == length);
    }

    void stopsWhenTold() {
        const Maze maze = *generate({MazeKind::perfect, 1001, 1001, 7, Neighbours::eight});
        const Grid grid(maze);
        std::stop_source stop;
        stop.request_stop();
        const Control control(stop.get_token());
        QVERIFY(!JumpTable::make(grid, control));
        QVERIFY(!GridAStar(grid).find(*maze.start, *maze.goal, control).complete);
        QVERIFY(!JumpPointSearch(grid).find(*maze.start, *maze.goal, control).complete);
    }
};

LOGGIA_TEST(JumpPointTest)

} // namespace jump_point_search_test

#include "jump_point_search_test.moc"
