#include "core/pathfinding/problems/grid_problem.hpp"
#include "core/pathfinding/searches/search.hpp"
#include "tests/core/pathfinding/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

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
