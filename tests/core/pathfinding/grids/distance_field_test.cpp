#include "core/pathfinding/grids/distance_field.hpp"
#include "core/pathfinding/problems/grid_problem.hpp"
#include "tests/core/pathfinding/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <map>
#include <stop_token>

namespace distance_field_test {

using namespace loggia;
using namespace loggia::pathfinding;

class DistanceFieldTest : public QObject {
    Q_OBJECT

private:
    static void check(Maze maze, Point source) {
        maze.neighbours = Neighbours::four;
        const Grid grid(maze);
        const DistanceField field = distance_field(grid, source);
        QVERIFY(field.complete);
        std::map<State, Cost> costs;
        if (maze.passable(source)) {
            maze.start = source;
            maze.goal = source;
            GridProblem problem(maze);
            costs = oracle::costs_from_start(problem);
        }
        std::uint64_t reached = 0;
        for (std::size_t cell = 0; cell < maze.cells(); ++cell) {
            const std::uint32_t steps = field.steps[grid.cell(maze.point(cell))];
            const auto found = costs.find(static_cast<State>(cell));
            reached += found != costs.end();
            QCOMPARE(steps, found != costs.end() ? static_cast<std::uint32_t>(found->second)
                                                 : DistanceField::unreached);
        }
        QCOMPARE(field.reached, reached);
    }

private Q_SLOTS:
    void asDijkstraHasIt() {
        Random random(test_suite::seed(33));
        for (int i = 0; i < 1500; ++i) {
            const Maze maze = oracle::random_maze(random, i % 10 == 0 ? 140 : 12, false);
            check(maze, maze.point(random.below(maze.cells())));
        }
        for (int kind = 0; kind < 6; ++kind) {
            const Maze maze = *generate({static_cast<MazeKind>(kind), 193, 130, 5});
            check(maze, *maze.start);
        }
    }

    void stopsWhenTold() {
        const Maze maze = *generate({MazeKind::perfect, 2001, 2001, 5});
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!distance_field(Grid(maze), *maze.start, Control(stop.get_token())).complete);
    }
};

LOGGIA_TEST(DistanceFieldTest)

} // namespace distance_field_test

#include "distance_field_test.moc"
