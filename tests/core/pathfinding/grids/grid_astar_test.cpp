#include "core/pathfinding/grids/grid_astar.hpp"
#include "core/pathfinding/problems/grid_problem.hpp"
#include "core/pathfinding/searches/search.hpp"
#include "tests/core/pathfinding/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace grid_astar_test {

using namespace loggia;
using namespace loggia::pathfinding;

class GridAStarTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// What is expanded lies between what every A* has to expand and what it may.
    void expandsWhatAStarMay() {
        Random random(test_suite::seed(44));
        for (int i = 0; i < 300; ++i) {
            Maze maze = *generate(
                {static_cast<MazeKind>(i % 9), 40, 35, random.next(), Neighbours::eight, 0.25});
            const Grid grid(maze);
            const GridPath path = GridAStar(grid).find(*maze.start, *maze.goal);
            QVERIFY(path.found);
            GridProblem problem(maze);
            std::uint64_t must = 0;
            std::uint64_t may = 0;
            for (const auto& [state, cost] : oracle::costs_from_start(problem)) {
                const Cost sum = cost + problem.heuristic_value(state);
                must += sum < path.length.cost();
                may += sum <= path.length.cost();
            }
            QVERIFY(path.expanded >= must && path.expanded <= may);
            QCOMPARE(search(problem, Algorithm::a_star)->cost, path.length.cost());
        }
    }

    void wallsAreReachedFromNowhere() {
        Maze maze = Maze::floor(4, 4);
        maze.terrain[maze.index({2, 2})] = wall;
        const Grid grid(maze);
        GridAStar search(grid);
        QVERIFY(!search.find({0, 0}, {2, 2}).found && !search.find({2, 2}, {0, 0}).found);
        const GridPath here = search.find({1, 1}, {1, 1});
        QVERIFY(here.found && here.corners == (std::vector<Point>{{1, 1}}));
        QVERIFY(search.find({0, 0}, {3, 3}).length == (Octile{4, 1}));
    }
};

LOGGIA_TEST(GridAStarTest)

} // namespace grid_astar_test

#include "grid_astar_test.moc"
