#include "core/pathfinding/moves.hpp"
#include "core/pathfinding/problems/grid_problem.hpp"
#include "tests/core/pathfinding/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <cmath>
#include <cstdlib>

namespace moves_test {

using namespace loggia;
using namespace loggia::pathfinding;

class MovesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cornersAreNotCut() {
        Maze maze = Maze::floor(3, 3);
        maze.neighbours = Neighbours::eight;
        for (std::size_t i = 0; i < 8; ++i)
            QVERIFY(can_move(maze, {1, 1}, directions[i]));
        maze.terrain[maze.index({2, 1})] = wall;
        for (std::size_t i = 0; i < 8; ++i)
            QCOMPARE(can_move(maze, {1, 1}, directions[i]), directions[i].x <= 0);
    }

    void distancesAreBoundsAndConsistent() {
        Random random(test_suite::seed(4));
        for (int i = 0; i < 20000; ++i) {
            const auto point = [&] {
                return Point{static_cast<int>(random.below(600)),
                             static_cast<int>(random.below(600))};
            };
            const Point a = point();
            const Point b = point();
            for (const Neighbours neighbours : {Neighbours::four, Neighbours::eight}) {
                // On a floor without walls.
                const Cost dx = std::abs(a.x - b.x);
                const Cost dy = std::abs(a.y - b.y);
                const Cost truth =
                    neighbours == Neighbours::four
                        ? dx + dy
                        : Octile{std::max(dx, dy) - std::min(dx, dy), std::min(dx, dy)}.cost();
                QCOMPARE(distance(a, b, best_heuristic(neighbours), neighbours), truth);
                for (const Heuristic heuristic :
                     {Heuristic::null, Heuristic::manhattan, Heuristic::euclidean,
                      Heuristic::octile, Heuristic::chebyshev}) {
                    const Cost unit = unit_of(neighbours, heuristic);
                    const Cost scale = unit / unit_of(neighbours);
                    const Cost h = distance(a, b, heuristic, neighbours);
                    QVERIFY(h >= 0 && distance(a, a, heuristic, neighbours) == 0);
                    if (!admissible(heuristic, neighbours))
                        continue;
                    QVERIFY(h <= truth * scale);
                    const Direction& by = directions[random.below(direction_count(neighbours))];
                    const Cost step = by.diagonal() ? octile_diagonal : unit;
                    QVERIFY(std::abs(h - distance(moved(a, by), b, heuristic, neighbours)) <= step);
                }
                const double air = std::hypot(static_cast<double>(dx), static_cast<double>(dy));
                const Cost euclidean = distance(a, b, Heuristic::euclidean, Neighbours::four);
                QVERIFY(std::abs(real_cost(euclidean, euclidean_unit) - air) < 1e-9);
            }
        }
    }
};

LOGGIA_TEST(MovesTest)

} // namespace moves_test

#include "moves_test.moc"
