#include "core/pathfinding/problems/grid_problem.hpp"
#include "core/pathfinding/searches/search.hpp"
#include "tests/core/pathfinding/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <array>
#include <set>

namespace search_bidirectional_test {

using namespace loggia;
using namespace loggia::pathfinding;

class SearchBidirectionalTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// On an open floor both sides together see about half of what one would.
    void expandsLess() {
        Maze maze = Maze::floor(201, 201);
        maze.start = Point{50, 100};
        maze.goal = Point{150, 100};
        GridProblem problem(maze);
        const SearchResult one = *search(problem, Algorithm::breadth_first);
        const SearchResult two = *search(problem, Algorithm::bidirectional);
        QCOMPARE(two.steps.size(), one.steps.size());
        QVERIFY(two.expanded < one.expanded * 6 / 10);
        const SearchResult cost = *search(problem, Algorithm::bidirectional_cost);
        QVERIFY(cost.expanded < one.expanded * 6 / 10 && cost.cost == 100);
    }

    /// What is recorded begins with the two ends, and each step that was generated has come from a
    /// state that its side had generated before.
    void recordsBothSides() {
        Random random(test_suite::seed(12));
        for (int i = 0; i < 200; ++i) {
            GridProblem problem(oracle::random_maze(random, 12, false));
            for (const Algorithm algorithm :
                 {Algorithm::bidirectional, Algorithm::bidirectional_cost}) {
                SearchOptions options;
                options.most_events = 100'000;
                const SearchResult result = *search(problem, algorithm, options);
                std::array<std::set<State>, 2> seen;
                for (const Event& event : result.trace.events) {
                    std::set<State>& side = seen.at(event.backward() ? 1 : 0);
                    if (event.kind() == EventKind::generate && event.from() != no_state)
                        QVERIFY(side.contains(event.from()));
                    if (event.kind() == EventKind::expand)
                        QVERIFY(side.contains(event.state()));
                    if (event.kind() == EventKind::generate)
                        side.insert(event.state());
                }
                QVERIFY(seen[0].contains(problem.start()));
            }
        }
    }

    /// A side that is walled in ends the search, however large the other one is.
    void endsWithTheSmallerSide() {
        Maze maze = Maze::floor(200, 200);
        maze.start = Point{10, 10};
        maze.goal = Point{199, 199};
        maze.terrain[maze.index({198, 199})] = wall;
        maze.terrain[maze.index({199, 198})] = wall;
        GridProblem problem(maze);
        const SearchResult result = *search(problem, Algorithm::bidirectional);
        QVERIFY(result.ending == Ending::no_path && result.expanded < 10);
        SearchOptions options;
        options.most_events = 100;
        const SearchResult traced = *search(problem, Algorithm::bidirectional, options);
        QVERIFY(std::any_of(traced.trace.events.begin(), traced.trace.events.end(),
                            [](const Event& event) { return event.backward(); }));
    }
};

LOGGIA_TEST(SearchBidirectionalTest)

} // namespace search_bidirectional_test

#include "search_bidirectional_test.moc"
