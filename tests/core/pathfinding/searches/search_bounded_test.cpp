#include "core/pathfinding/problems/grid_problem.hpp"
#include "core/pathfinding/searches/search.hpp"
#include "tests/core/pathfinding/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace search_bounded_test {

using namespace loggia;
using namespace loggia::pathfinding;

class SearchBoundedTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Iteration d expands the states nearer than d once each, so the sum is known.
    void deepeningExpandsEachStateOncePerIteration() {
        Random random(test_suite::seed(18));
        for (int i = 0; i < 400; ++i) {
            Maze maze = oracle::random_maze(random, 10);
            GridProblem problem(maze);
            const auto depths = oracle::costs_from_start(problem, true);
            const auto goal = depths.find(static_cast<State>(maze.index(*maze.goal)));
            if (goal != depths.end())
                continue; // the last iteration is cut short
            std::uint64_t expected = 0;
            Cost deepest = 0;
            for (const auto& [state, depth] : depths)
                deepest = std::max(deepest, depth);
            for (Cost limit = 0; limit <= deepest + 1; ++limit)
                for (const auto& [state, depth] : depths)
                    expected += depth < limit;
            const SearchResult result = *search(problem, Algorithm::iterative_deepening);
            QCOMPARE(result.expanded, expected);
            QCOMPARE(result.iterations, static_cast<int>(deepest + 2));
        }
    }

    void boundsOnlyGrow() {
        Random random(test_suite::seed(19));
        for (int i = 0; i < 300; ++i) {
            GridProblem problem(oracle::random_maze(random, 9));
            SearchOptions options;
            options.most_events = 1'000'000;
            for (const Algorithm algorithm :
                 {Algorithm::ida_star_memory, Algorithm::iterative_deepening}) {
                const SearchResult result = *search(problem, algorithm, options);
                const std::vector<Cost>& bounds = result.trace.bounds;
                QCOMPARE(bounds.size(), static_cast<std::size_t>(result.iterations));
                QVERIFY(std::adjacent_find(bounds.begin(), bounds.end(), std::greater_equal<>()) ==
                        bounds.end());
                if (result.ending == Ending::solved && algorithm == Algorithm::ida_star_memory)
                    QCOMPARE(bounds.back(), result.cost);
            }
        }
    }
};

LOGGIA_TEST(SearchBoundedTest)

} // namespace search_bounded_test

#include "search_bounded_test.moc"
