#include "core/pathfinding/grids/jump_points.hpp"
#include "tests/core/pathfinding/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <set>

namespace jump_points_test {

using namespace loggia;
using namespace loggia::pathfinding;

bool leads(const Grid& grid, Grid::Cell cell, unsigned direction) {
    return (grid.legal(cell) >> direction & 1U) != 0;
}

/// Whether a way that comes straight to a cell has more to follow than straight on.
bool turns_off(const Grid& grid, Grid::Cell cell, unsigned direction) {
    return (canonical_directions()[direction][grid.legal(cell)] & ~(1U << direction)) != 0;
}

class JumpStopsTest : public QObject {
    Q_OBJECT

private:
    static Maze maze_of_chance(Random& random, int i) {
        // Now and then wider and higher than a word.
        Maze maze = oracle::random_maze(random, i % 10 == 0 ? 140 : 15, false);
        maze.neighbours = Neighbours::eight;
        return maze;
    }

private Q_SLOTS:
    /// A stop is a cell in which a run from a cell beside it turns off.
    void stopsAreWhereWaysTurnOff() {
        Random random(test_suite::seed(45));
        for (int i = 0; i < 500; ++i) {
            const Maze maze = maze_of_chance(random, i);
            const Grid grid(maze);
            const JumpStops stops(grid);
            std::set<std::uint32_t> ids;
            for (std::size_t index = 0; index < maze.cells(); ++index) {
                const Grid::Cell cell = grid.cell(maze.point(index));
                bool stop = false;
                for (unsigned direction = 0; direction < 4 && grid.passable(cell); ++direction)
                    stop = stop ||
                           (leads(grid, cell, direction ^ 1U) && turns_off(grid, cell, direction));
                QCOMPARE(stops.is_stop(cell), stop);
                if (!stop)
                    continue;
                QVERIFY(stops.point(stops.id(cell)) == maze.point(index));
                QVERIFY(ids.insert(stops.id(cell)).second);
            }
            QCOMPARE(ids.size(), std::size_t{stops.count()});
            QVERIFY(ids.empty() || *ids.rbegin() + 1 == stops.count());
        }
    }

    void runsHaltWhereAWalkDoes() {
        Random random(test_suite::seed(46));
        for (int i = 0; i < 300; ++i) {
            const Maze maze = maze_of_chance(random, i);
            const Grid grid(maze);
            const JumpStops stops(grid);
            for (std::size_t index = 0; index < maze.cells(); ++index) {
                const Point at = maze.point(index);
                const Grid::Cell cell = grid.cell(at);
                for (unsigned direction = 0; direction < 4 && grid.passable(cell); ++direction) {
                    int steps = 0;
                    int stop = 0;
                    Grid::Cell to = cell;
                    for (; leads(grid, to, direction); ++steps) {
                        to += static_cast<Grid::Cell>(grid.offset(direction));
                        if (stop == 0 && turns_off(grid, to, direction))
                            stop = steps + 1;
                    }
                    const JumpStops::Halt halt = stops.runs(direction, at).run();
                    QCOMPARE(halt.at_stop, stop != 0);
                    QCOMPARE(static_cast<int>(halt.steps), stop != 0 ? stop : steps + 1);
                    QVERIFY(stops.clear(direction, at, steps));
                    QVERIFY(!stops.clear(direction, at, steps + 1));
                    // Runs can be moved from any other cell.
                    const Point from = maze.point(random.below(maze.cells()));
                    JumpStops::Runs runs = stops.runs(direction, from);
                    runs.move(stops.move_of(direction, {at.x - from.x, at.y - from.y}));
                    QCOMPARE(runs.run().steps, halt.steps);
                }
            }
        }
    }
};

LOGGIA_TEST(JumpStopsTest)

} // namespace jump_points_test

#include "jump_points_test.moc"
