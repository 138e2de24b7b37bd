#include "core/pathfinding/grids/cost_field.hpp"
#include "core/pathfinding/problems/grid_problem.hpp"
#include "tests/core/pathfinding/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <map>
#include <stop_token>

namespace cost_field_test {

using namespace loggia;
using namespace loggia::pathfinding;

class CostFieldTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// With terrain and without it, by four neighbours and by eight: each cell's by a search of its
    /// own.
    void costsToACell() {
        Random random(test_suite::seed(5));
        for (int i = 0; i < 400; ++i) {
            Maze maze = oracle::random_maze(random, 9, i % 2 == 0);
            const std::vector<Cost> costs = costs_to(maze, *maze.goal);
            for (std::size_t cell = 0; cell < maze.cells(); ++cell) {
                if (maze.terrain[cell] == wall) {
                    QCOMPARE(costs[cell], infinite_cost);
                    continue;
                }
                if (random.below(4) != 0)
                    continue;
                maze.start = maze.point(cell);
                GridProblem problem(maze);
                QCOMPARE(costs[cell], oracle::least_cost(problem).value_or(infinite_cost));
            }
        }
    }

    void costsFromACell() {
        Random random(test_suite::seed(6));
        for (int i = 0; i < 1000; ++i) {
            const Maze maze = oracle::random_maze(random, 14, i % 2 == 0);
            GridProblem problem(maze);
            const auto known = oracle::costs_from_start(problem);
            const std::vector<Cost> costs = costs_from(maze, *maze.start);
            for (std::size_t cell = 0; cell < maze.cells(); ++cell) {
                const auto found = known.find(static_cast<State>(cell));
                QCOMPARE(costs[cell], found == known.end() ? infinite_cost : found->second);
            }
        }
    }

    void nothingIsReachedFromAWall() {
        for (const Neighbours neighbours : {Neighbours::four, Neighbours::eight}) {
            Maze maze = Maze::floor(3, 3);
            maze.neighbours = neighbours;
            maze.terrain[4] = wall;
            const std::vector<Cost> none(9, infinite_cost);
            QVERIFY(costs_to(maze, {1, 1}) == none && costs_from(maze, {1, 1}) == none);
        }
    }

    void stopsWhenTold() {
        std::stop_source stop;
        stop.request_stop();
        for (const Neighbours neighbours : {Neighbours::four, Neighbours::eight}) {
            Maze maze = Maze::floor(2000, 2000);
            maze.neighbours = neighbours;
            const auto costs = costs_to(maze, {0, 0}, Control(stop.get_token()));
            QCOMPARE(costs.back(), infinite_cost);
        }
    }
};

LOGGIA_TEST(CostFieldTest)

} // namespace cost_field_test

#include "cost_field_test.moc"
