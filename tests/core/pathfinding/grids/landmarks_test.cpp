#include "core/pathfinding/grids/cost_field.hpp"
#include "core/pathfinding/grids/grid_sums.hpp"
#include "core/pathfinding/grids/landmarks.hpp"
#include "tests/core/pathfinding/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <stop_token>

namespace landmarks_test {

using namespace loggia;
using namespace loggia::pathfinding;
using Sums = detail::NarrowSums;

std::uint32_t narrow(Cost cost) {
    const Octile length = octile_of(cost);
    return static_cast<std::uint32_t>(length.straight * Sums::straight +
                                      length.diagonal * Sums::diagonal);
}

/// A maze of chance with eight neighbours, now and then a thin one.
Maze any_maze(Random& random, int i) {
    Maze maze = oracle::random_maze(random, i % 20 == 0 ? 60 : 16, false);
    maze.neighbours = Neighbours::eight;
    return maze;
}

class LandmarksTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// A distance in a row is 0 for one jump point of a part only, which is the landmark;
    /// Dijkstra's algorithm from there gives all others.
    void rowsAreDistances() {
        Random random(test_suite::seed(50));
        for (int i = 0; i < 300; ++i) {
            const Maze maze = any_maze(random, i);
            const Grid grid(maze);
            const JumpTable table = *JumpTable::make(grid);
            const JumpStops& stops = table.stops();
            const Landmarks landmarks = *Landmarks::make(grid, table);
            std::vector<std::vector<bool>> checked(stops.count(),
                                                   std::vector<bool>(Landmarks::count));
            for (std::uint32_t id = 0; id < stops.count(); ++id) {
                const std::vector<Cost> costs = costs_to(maze, stops.point(id));
                const Landmarks::Part part = landmarks.part(grid.cell(stops.point(id)));
                std::vector<std::uint32_t> members;
                for (std::uint32_t other = 0; other < stops.count(); ++other) {
                    const bool together = costs[maze.index(stops.point(other))] != infinite_cost;
                    QCOMPARE(landmarks.part(grid.cell(stops.point(other))) == part, together);
                    if (together)
                        members.push_back(other);
                }
                for (std::size_t k = 0; k < Landmarks::count && k < members.size(); ++k)
                    if (landmarks.row(id).distances[k] == 0)
                        for (const std::uint32_t other : members) {
                            QCOMPARE(landmarks.row(other).distances[k],
                                     narrow(costs[maze.index(stops.point(other))]));
                            checked[other][k] = true;
                        }
                // A part with fewer jump points has as many landmarks.
                for (std::size_t k = members.size(); k < Landmarks::count; ++k)
                    QCOMPARE(landmarks.row(id).distances[k], 0U);
                if (members.size() == 1)
                    checked[id][0] = true;
            }
            for (std::uint32_t id = 0; id < stops.count(); ++id)
                QVERIFY(checked[id][0]);
        }
    }

    /// Rows of all cells are as exact as those of jump points: no estimate is above the distance,
    /// and from a cell to the next they differ by no more than the step.
    void estimatesAreConsistent() {
        Random random(test_suite::seed(51));
        for (int i = 0; i < 300; ++i) {
            const Maze maze = any_maze(random, i);
            const Grid grid(maze);
            const JumpTable table = *JumpTable::make(grid);
            const Landmarks landmarks = *Landmarks::make(grid, table);
            const Point goal = maze.point(random.below(maze.cells()));
            if (!maze.passable(goal))
                continue;
            const std::vector<Cost> costs = costs_to(maze, goal);
            const Landmarks::Row there = landmarks.row(grid, table, goal);
            const Landmarks::Part part = landmarks.part(grid.cell(goal));
            for (std::size_t cell = 0; cell < maze.cells(); ++cell) {
                const Point at = maze.point(cell);
                if (!maze.passable(at))
                    continue;
                const bool together = landmarks.part(grid.cell(at)) == part;
                if (costs[cell] == infinite_cost) {
                    QVERIFY(!together || part == Landmarks::no_part);
                    continue;
                }
                QVERIFY(together);
                const Landmarks::Row row = landmarks.row(grid, table, at);
                QVERIFY(Landmarks::lower_bound(row, there) <= narrow(costs[cell]));
                for (const Direction& by : directions) {
                    if (!can_move(maze, at, by))
                        continue;
                    const Landmarks::Row next = landmarks.row(grid, table, moved(at, by));
                    QVERIFY(Landmarks::lower_bound(row, next) <=
                            (by.diagonal() ? Sums::diagonal : Sums::straight));
                }
            }
        }
    }

    /// In a corridor without branches nearly the whole length is known beforehand.
    void theyKnowOfWalls() {
        Maze maze = Maze::floor(61, 61);
        maze.neighbours = Neighbours::eight;
        for (int y = 1; y < 61; y += 2)
            for (int x = 0; x < 61; ++x)
                if (x != (y % 4 == 1 ? 60 : 0))
                    maze.terrain[maze.index({x, y})] = wall;
        const Grid grid(maze);
        const JumpTable table = *JumpTable::make(grid);
        const Landmarks landmarks = *Landmarks::make(grid, table);
        const auto row = [&](Point at) { return landmarks.row(grid, table, at); };
        QVERIFY(Landmarks::lower_bound(row({0, 0}), row({60, 60})) > 28 * 60 * Sums::straight);
    }

    /// Where a part is so winding that distances in it do not fit, all of its rows are 0: also
    /// where that shows only once a landmark has been found, at one end of the part. Others have
    /// theirs.
    void partsTooLongForTheSumsHaveNone() {
        constexpr int side = 322;
        constexpr int corridors = side / 2; // of some 50,000 cells together
        for (const int first : {1, corridors / 2}) {
            Maze maze = Maze::floor(side + 4, side);
            maze.neighbours = Neighbours::eight;
            const auto fill = [&](int x) {
                for (int y = 0; y < side; ++y)
                    maze.terrain[maze.index({x, y})] = wall;
            };
            const auto dig = [&](int x, int y) { maze.terrain[maze.index({x, y})] = 1; };
            for (int x = 1; x <= side; x += 2)
                fill(x);
            for (int x = 0; x < side; ++x)
                maze.terrain[maze.index({x, 0})] = wall;
            // Up and down by turns. Numbers of jump points go by rows: the first is at the top.
            for (int corridor = 1; corridor < corridors; ++corridor)
                if (corridor % 2 == 0)
                    dig(2 * corridor - 1, side - 1);
                else
                    for (int x = 2 * corridor - 2; x <= 2 * corridor; ++x)
                        dig(x, corridor / 2 == first / 2 ? 0 : 2);
            // A small part beside it: a wall to go around.
            for (int y = 10; y < side; ++y)
                maze.terrain[maze.index({side + 2, y})] = wall;
            const Grid grid(maze);
            const JumpTable table = *JumpTable::make(grid);
            const JumpStops& stops = table.stops();
            const Landmarks landmarks = *Landmarks::make(grid, table);
            const Landmarks::Part small = landmarks.part(grid.cell({side + 3, side - 1}));
            std::size_t winding = 0;
            std::uint32_t farthest = 0;
            for (std::uint32_t id = 0; id < stops.count(); ++id) {
                const auto& distances = landmarks.row(id).distances;
                const std::uint32_t most = *std::max_element(distances.begin(), distances.end());
                if (landmarks.part(grid.cell(stops.point(id))) == small) {
                    farthest = std::max(farthest, most);
                    continue;
                }
                QCOMPARE(most, 0U);
                ++winding;
            }
            QVERIFY(winding >= 2 * (corridors - 2));
            QVERIFY(farthest > 0);
            for (const Point at : {Point{0, 100}, Point{side - 2, 100}})
                QCOMPARE(Landmarks::lower_bound(landmarks.row(grid, table, at), Landmarks::Row{}),
                         0U);
        }
    }

    void stopsWhenTold() {
        const Maze maze = *generate({MazeKind::caves, 120, 120, 7, Neighbours::eight});
        const Grid grid(maze);
        const JumpTable table = *JumpTable::make(grid);
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!Landmarks::make(grid, table, Control(stop.get_token())));
    }
};

LOGGIA_TEST(LandmarksTest)

} // namespace landmarks_test

#include "landmarks_test.moc"
