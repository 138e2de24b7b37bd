#include "core/pathfinding/problems/grid_problem.hpp"
#include "core/pathfinding/searches/search.hpp"
#include "tests/core/pathfinding/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace search_rbfs_test {

using namespace loggia;
using namespace loggia::pathfinding;

class SearchRbfsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Larger mazes than those that all algorithms are tried on, with what breaks a table:
    /// estimates of nothing, many ways of the same cost, terrain.
    void mazesOfChance() {
        Random random(test_suite::seed(20));
        for (int i = 0; i < 400; ++i) {
            const Maze maze = oracle::random_maze(random, 18);
            for (const Heuristic heuristic : {Heuristic::null, Heuristic::euclidean}) {
                GridProblem problem(maze, heuristic);
                const SearchResult result = *search(problem, Algorithm::rbfs_memory);
                const auto least = oracle::least_cost(problem);
                QCOMPARE(result.ending == Ending::solved, least.has_value());
                QCOMPARE(result.cost, least.value_or(0));
            }
        }
    }
};

LOGGIA_TEST(SearchRbfsTest)

} // namespace search_rbfs_test

#include "search_rbfs_test.moc"
