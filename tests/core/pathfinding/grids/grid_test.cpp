#include "core/pathfinding/grids/cost_field.hpp"
#include "core/pathfinding/grids/grid.hpp"
#include "core/pathfinding/moves.hpp"
#include "tests/core/pathfinding/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace grid_test {

using namespace loggia;
using namespace loggia::pathfinding;

class PathGridTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void stepsAreThoseOfTheMaze() {
        Random random(test_suite::seed(34));
        for (int i = 0; i < 500; ++i) {
            Maze maze = oracle::random_maze(random, i % 50 == 0 ? 300 : 20, false);
            maze.neighbours = Neighbours::eight;
            const Grid grid(maze);
            for (std::size_t index = 0; index < maze.cells(); ++index) {
                const Point at = maze.point(index);
                const Grid::Cell cell = grid.cell(at);
                QVERIFY(grid.point(cell) == at);
                QCOMPARE(grid.passable(cell), maze.passable(at));
                for (unsigned d = 0; d < 8 && maze.passable(at); ++d) {
                    QCOMPARE((grid.legal(cell) >> d & 1U) != 0, can_move(maze, at, directions[d]));
                    if (can_move(maze, at, directions[d]))
                        QCOMPARE(cell + static_cast<Grid::Cell>(grid.offset(d)),
                                 grid.cell(moved(at, directions[d])));
                }
            }
        }
    }

    /// What is not followed can be reached from the cell before by a way that is no longer.
    void canonicalDirectionsLoseNothing() {
        const auto& canonical = canonical_directions();
        for (unsigned walls = 0; walls < 512; ++walls) {
            Maze maze = Maze::floor(3, 3);
            maze.neighbours = Neighbours::eight;
            for (std::size_t cell = 0; cell < 9; ++cell)
                maze.terrain[cell] = (walls >> cell & 1U) != 0 ? wall : 1;
            if (!maze.passable({1, 1}))
                continue;
            const Grid grid(maze);
            const Directions legal = grid.legal(grid.cell({1, 1}));
            QCOMPARE(canonical[8][legal], legal);
            for (std::size_t d = 0; d < 8; ++d) {
                const Point before{1 - directions[d].x, 1 - directions[d].y};
                if (!maze.passable(before) || !can_move(maze, before, directions[d]))
                    continue;
                std::vector<Cost> by_center = costs_to(maze, before);
                for (std::size_t to = 0; to < 8; ++to) {
                    if ((legal >> to & 1U) == 0 || (canonical[d][legal] >> to & 1U) != 0)
                        continue;
                    const Point cell = moved({1, 1}, directions[to]);
                    const Octile through{(d < 4) + (to < 4), (d >= 4) + (to >= 4)};
                    QVERIFY(by_center[maze.index(cell)] <= through.cost());
                }
            }
        }
    }

    void cellsOfCorners() {
        QVERIFY(cells_of({}).empty());
        QVERIFY(cells_of({{2, 2}}) == (std::vector<Point>{{2, 2}}));
        QVERIFY(cells_of({{0, 0}, {2, 2}, {2, 0}}) ==
                (std::vector<Point>{{0, 0}, {1, 1}, {2, 2}, {2, 1}, {2, 0}}));
        QVERIFY(octile_distance({0, 0}, {3, -5}) == (Octile{2, 3}));
    }
};

LOGGIA_TEST(PathGridTest)

} // namespace grid_test

#include "grid_test.moc"
