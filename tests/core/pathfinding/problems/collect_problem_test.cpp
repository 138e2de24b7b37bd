#include "core/pathfinding/grids/cost_field.hpp"
#include "core/pathfinding/problems/collect_problem.hpp"
#include "core/pathfinding/searches/search.hpp"
#include "tests/core/pathfinding/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <numeric>

namespace collect_problem_test {

using namespace loggia;
using namespace loggia::pathfinding;

constexpr std::array heuristics{CollectHeuristic::null, CollectHeuristic::manhattan,
                                CollectHeuristic::maze_distance, CollectHeuristic::spanning_tree};

/// The shortest of all orders in which the targets can be visited.
std::optional<Cost> by_permutations(const Maze& maze, std::vector<Point> targets) {
    std::vector<std::vector<Cost>> to;
    for (const Point& target : targets)
        to.push_back(costs_to(maze, target));
    std::vector<std::size_t> order(targets.size());
    std::iota(order.begin(), order.end(), 0U);
    std::optional<Cost> best;
    do {
        Cost sum = 0;
        Point at = *maze.start;
        bool possible = true;
        for (const std::size_t next : order) {
            const Cost cost = to[next][maze.index(at)];
            possible = possible && cost != infinite_cost;
            sum += possible ? cost : 0;
            at = targets[next];
        }
        if (possible && (!best || sum < *best))
            best = sum;
    } while (std::next_permutation(order.begin(), order.end()));
    return best;
}

class CollectTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsTheShortestRound() {
        Random random(test_suite::seed(12));
        for (int i = 0; i < 250; ++i) {
            Maze maze = oracle::random_maze(random, 6);
            std::vector<Point> targets;
            for (std::uint64_t n = random.below(5); n > 0; --n)
                if (const Point at = maze.point(random.below(maze.cells())); maze.passable(at))
                    targets.push_back(at);
            std::sort(targets.begin(), targets.end());
            targets.erase(std::unique(targets.begin(), targets.end()), targets.end());
            const auto best = by_permutations(maze, targets);
            for (const CollectHeuristic heuristic : heuristics)
                for (const Algorithm algorithm :
                     {Algorithm::a_star, Algorithm::ida_star_memory, Algorithm::rbfs_memory}) {
                    const auto problem = *CollectProblem::make(maze, targets, heuristic);
                    const SearchResult result = *search(*problem, algorithm);
                    QCOMPARE(result.ending == Ending::solved, best.has_value());
                    if (best) {
                        QCOMPARE(result.cost, *best);
                        QVERIFY(oracle::is_sound(*problem, result));
                    }
                }
        }
    }

    /// No step lowers the estimate by more than it costs, and no estimate is above a better one.
    void heuristicsAreConsistent() {
        Random random(test_suite::seed(13));
        for (int i = 0; i < 60; ++i) {
            GenerateOptions options{MazeKind::rooms, 11, 11, random.next()};
            options.food = 4;
            options.terrain = i % 3 == 0;
            options.neighbours = i % 2 == 0 ? Neighbours::four : Neighbours::eight;
            const Maze maze = *generate(options);
            for (const CollectHeuristic heuristic : heuristics) {
                const auto problem = *CollectProblem::make(maze, maze.food, heuristic);
                std::vector<Step> steps;
                for (const auto& [state, cost] : oracle::costs_from_start(*problem)) {
                    const Cost here = problem->heuristic_value(state);
                    QVERIFY(!problem->is_goal(state) || here == 0);
                    problem->successors(state, steps);
                    for (const Step& step : steps)
                        QVERIFY(here <= step.cost + problem->heuristic_value(step.state));
                }
            }
        }
    }

    void betterHeuristicsExpandLess() {
        GenerateOptions options{MazeKind::braided, 21, 15, 4};
        options.food = 8;
        const Maze maze = *generate(options);
        std::uint64_t before = ~std::uint64_t{0};
        for (const CollectHeuristic heuristic : heuristics) {
            const auto problem = *CollectProblem::make(maze, maze.food, heuristic);
            const std::uint64_t expanded = search(*problem, Algorithm::a_star)->expanded;
            QVERIFY(expanded < before);
            before = expanded;
        }
    }

    void cornersAreWithinTheWall() {
        Maze maze = Maze::floor(8, 6);
        for (int x = 0; x < 8; ++x)
            for (int y = 0; y < 6; ++y)
                if (x == 0 || x == 7 || y == 0 || y == 5)
                    maze.terrain[maze.index({x, y})] = wall;
        QVERIFY(corners_of(maze) == (std::vector<Point>{{1, 1}, {6, 1}, {1, 4}, {6, 4}}));
        maze.terrain[maze.index({3, 0})] = 1; // a way out
        QVERIFY(corners_of(maze) == (std::vector<Point>{{1, 1}, {6, 1}, {1, 4}, {6, 4}}));
    }

    void cornersAreOutermostWithoutAWall() {
        QVERIFY(corners_of(Maze::floor(8, 6)) ==
                (std::vector<Point>{{0, 0}, {7, 0}, {0, 5}, {7, 5}}));
        QVERIFY(corners_of(Maze::floor(5, 1)) == (std::vector<Point>{{0, 0}, {4, 0}}));
        QVERIFY(corners_of(Maze::floor(1, 1)) == (std::vector<Point>{{0, 0}}));
    }

    void refusesWhatCannotBe() {
        Maze maze = Maze::floor(3, 3);
        QVERIFY(!CollectProblem::make(maze, {{1, 1}}, CollectHeuristic::null));
        maze.start = Point{0, 0};
        maze.terrain[4] = wall;
        QVERIFY(!CollectProblem::make(maze, {{1, 1}}, CollectHeuristic::null));
        const auto problem = *CollectProblem::make(maze, {{2, 2}}, CollectHeuristic::null);
        QVERIFY(!search(*problem, Algorithm::bidirectional));
    }
};

LOGGIA_TEST(CollectTest)

} // namespace collect_problem_test

#include "collect_problem_test.moc"
