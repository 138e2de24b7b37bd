#include "core/pathfinding/grids/jump_point_search.hpp"
#include "core/pathfinding/problems/grid_problem.hpp"
#include "core/pathfinding/problems/road_map.hpp"
#include "core/pathfinding/searches/jump_finder.hpp"
#include "core/pathfinding/searches/search.hpp"
#include "tests/core/pathfinding/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

namespace jump_finder_test {

using namespace loggia;
using namespace loggia::pathfinding;

SearchResult searched(Problem& problem, Algorithm algorithm, bool recorded = false) {
    SearchOptions options;
    options.most_events = recorded ? 1'000'000 : 0;
    return search(problem, algorithm, options).value();
}

class JumpFinderTest : public QObject {
    Q_OBJECT

private:
    /// Against Dijkstra's algorithm, by any estimate, recorded or not.
    static void check(const Maze& maze, std::optional<Heuristic> heuristic, int number) {
        GridProblem problem(maze, heuristic);
        const std::optional<Cost> least = oracle::least_cost(problem);
        const SearchResult result = searched(problem, Algorithm::jump_point, number % 2 == 0);
        const std::string name = fmt::format("{}", number);
        QVERIFY2((result.ending == Ending::solved) == least.has_value(), name.c_str());
        if (!least)
            return;
        QVERIFY2(oracle::is_sound(problem, result), name.c_str());
        if (!heuristic || admissible(*heuristic, maze.neighbours))
            QVERIFY2(result.cost == *least, name.c_str());
    }

private Q_SLOTS:
    void mazesOfChance() {
        Random random(test_suite::seed(31));
        constexpr std::array heuristics{Heuristic::null, Heuristic::manhattan, Heuristic::euclidean,
                                        Heuristic::octile, Heuristic::chebyshev};
        for (int i = 0; i < 12'000 && !QTest::currentTestFailed(); ++i) {
            const std::uint64_t which = random.below(heuristics.size() + 1);
            check(oracle::random_maze(random, i % 8 == 0 ? 24 : 9, false),
                  which < heuristics.size() ? std::optional(heuristics.at(which)) : std::nullopt,
                  i);
        }
    }

    void mazesOfEveryKind() {
        constexpr std::array kinds{MazeKind::perfect, MazeKind::braided,   MazeKind::rooms,
                                   MazeKind::caves,   MazeKind::obstacles, MazeKind::open,
                                   MazeKind::halls,   MazeKind::avenues,   MazeKind::lakes};
        int number = 0;
        for (const MazeKind kind : kinds)
            for (const Neighbours neighbours : {Neighbours::four, Neighbours::eight}) {
                Maze maze = *generate({kind, 91, 77, 3});
                maze.neighbours = neighbours;
                check(maze, std::nullopt, ++number);
                // What jump points are for: fewer of them than of states.
                GridProblem problem(maze);
                const SearchResult jumps = searched(problem, Algorithm::jump_point);
                const SearchResult steps = searched(problem, Algorithm::a_star);
                QVERIFY2(
                    jumps.expanded <= steps.expanded,
                    fmt::format("{}: {} and {}", number, jumps.expanded, steps.expanded).c_str());
                QCOMPARE(jumps.cost, steps.cost);
                if (neighbours == Neighbours::eight) {
                    const Grid grid(maze);
                    QCOMPARE(JumpPointSearch(grid).find(*maze.start, *maze.goal).length.cost(),
                             jumps.cost);
                }
            }
    }

    /// What is recorded: jumps go straight, what is passed is passed once and before any jump, and
    /// the counts are those of a run that is not recorded.
    void isRecorded() {
        Random random(test_suite::seed(32));
        for (int i = 0; i < 400; ++i) {
            GridProblem problem(oracle::random_maze(random, 14, false));
            const Maze& maze = problem.maze();
            const SearchResult result = searched(problem, Algorithm::jump_point, true);
            const SearchResult plain = searched(problem, Algorithm::jump_point);
            QCOMPARE(result.expanded, plain.expanded);
            QCOMPARE(result.looked_over, plain.looked_over);
            QVERIFY(result.path == plain.path && plain.trace.events.empty());
            std::vector<bool> passed(maze.cells());
            std::uint64_t count = 0;
            std::vector<bool> generated(passed.size());
            for (const Event& event : result.trace.events) {
                const Point at = maze.point(event.state());
                QVERIFY(maze.passable(at));
                if (event.kind() == EventKind::generate)
                    generated[event.state()] = true;
                if (event.kind() == EventKind::look) {
                    QVERIFY(!passed[event.state()]);
                    passed[event.state()] = true;
                    ++count;
                } else if (event.kind() == EventKind::generate && event.from() != no_state) {
                    const Point from = maze.point(event.from());
                    const int dx = std::abs(at.x - from.x);
                    const int dy = std::abs(at.y - from.y);
                    QVERIFY(dx == 0 || dy == 0 ||
                            (dx == dy && maze.neighbours == Neighbours::eight));
                    const Point by{(at.x > from.x) - (at.x < from.x),
                                   (at.y > from.y) - (at.y < from.y)};
                    for (Point over{from.x + by.x, from.y + by.y}; over != at;
                         over = {over.x + by.x, over.y + by.y})
                        QVERIFY(passed[maze.index(over)] || generated[maze.index(over)]);
                }
            }
            QVERIFY(count <= result.looked_over);
        }
    }

    /// Round the one wall there is one jump point on either way, and the goal.
    void jumpsRoundAWall() {
        Maze maze = Maze::floor(7, 5);
        maze.neighbours = Neighbours::eight;
        for (const int y : {0, 1, 2})
            maze.terrain[maze.index({3, y})] = wall;
        maze.start = Point{1, 0};
        maze.goal = Point{5, 0};
        JumpFinder finder(maze, true);
        std::vector<Step> jumps;
        finder.find(static_cast<State>(maze.index({2, 3})), Action{south}, jumps);
        QCOMPARE(jumps.size(), std::size_t{1}); // straight on there is nothing, to the east the way
        QVERIFY(maze.point(jumps[0].state) == (Point{4, 3}) && jumps[0].action == east);
        QCOMPARE(jumps[0].cost, 2 * octile_straight);
        QVERIFY(finder.looked_over() > 0);
        GridProblem problem(maze);
        QVERIFY(searched(problem, Algorithm::jump_point).expanded <
                searched(problem, Algorithm::a_star).expanded);
        QCOMPARE(searched(problem, Algorithm::jump_point).steps.size(), std::size_t{8});
    }

    void refusesWhatItCannotSearch() {
        Maze maze = Maze::floor(3, 3);
        maze.start = Point{0, 0};
        maze.goal = Point{2, 2};
        maze.terrain[4] = 5;
        GridProblem weighted(maze);
        const auto refused = search(weighted, Algorithm::jump_point);
        QVERIFY(!refused && refused.error().message.find("uniform costs") != std::string::npos);
        RoadProblem trip(romania(), 0, 1);
        QVERIFY(!search(trip, Algorithm::jump_point));
        for (std::uint8_t& cell : maze.terrain)
            cell = 1;
        GridProblem even(maze);
        QVERIFY(search(even, Algorithm::jump_point).has_value());
    }
};

LOGGIA_TEST(JumpFinderTest)

} // namespace jump_finder_test

#include "jump_finder_test.moc"
