#include "core/pathfinding/problems/grid_problem.hpp"
#include "core/pathfinding/problems/sliding.hpp"
#include "core/pathfinding/searches/search.hpp"
#include "tests/core/pathfinding/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <fmt/format.h>

#include <chrono>
#include <stop_token>

namespace search_test {

using namespace loggia;
using namespace loggia::pathfinding;

/// What an algorithm may answer; empty where its answer is right.
std::string fault_of(Problem& problem, Algorithm algorithm, const SearchResult& result) {
    const std::optional<Cost> least = oracle::least_cost(problem);
    if ((result.ending == Ending::solved) != least.has_value())
        return "wrong verdict";
    if (!least)
        return result.ending == Ending::no_path ? "" : "wrong ending";
    if (!oracle::is_sound(problem, result))
        return "a path that is none";
    switch (info_of(algorithm).promise) {
    case Promise::nothing:
        return "";
    case Promise::fewest_steps:
        return static_cast<Cost>(result.steps.size()) == oracle::least_cost(problem, true)
                   ? ""
                   : "too many steps";
    case Promise::least_cost:
    case Promise::least_cost_admissible:
        return result.cost == *least ? "" : "too dear";
    }
    return "unknown promise";
}

class SearchAlgorithmsTest : public QObject {
    Q_OBJECT

private:
    int exploded_ = 0; ///< searches that follow paths and came to their limit
    int answered_ = 0;

    void check(Problem& problem, int number) {
        for (const Algorithm algorithm : stepwise_algorithms) {
            SearchOptions options;
            options.most_events = number % 4 == 0 ? 1000 : 0;
            if (follows_paths(algorithm))
                options.most_expanded = 20'000;
            const auto result = search(problem, algorithm, options);
            if (algorithm == Algorithm::jump_point && !problem.even_maze()) {
                QVERIFY(!result && result.error().message == problem.even_maze().error().message);
                continue;
            }
            QVERIFY(result.has_value());
            if (follows_paths(algorithm) && result->ending == Ending::limit) {
                QCOMPARE(result->expanded, options.most_expanded);
                ++exploded_;
                continue;
            }
            ++answered_;
            const std::string fault = fault_of(problem, algorithm, *result);
            QVERIFY2(fault.empty(),
                     fmt::format("{} {}: {}", info_of(algorithm).id, number, fault).c_str());
        }
    }

private Q_SLOTS:
    void idsComeBack() {
        for (const Algorithm algorithm : stepwise_algorithms)
            QVERIFY(algorithm_of(info_of(algorithm).id) == algorithm);
        QVERIFY(!algorithm_of("best"));
    }

    void mazesOfChance() {
        Random random(test_suite::seed(1));
        for (int i = 0; i < 1500 && !QTest::currentTestFailed(); ++i) {
            GridProblem problem(oracle::random_maze(random, 9));
            check(problem, i);
        }
    }

    void graphsOfChance() {
        Random random(test_suite::seed(2));
        for (int i = 0; i < 4000 && !QTest::currentTestFailed(); ++i) {
            oracle::RandomGraph problem(random);
            check(problem, i);
        }
        // Small problems: most of them are no matter for those either.
        QVERIFY(answered_ > 20 * exploded_);
    }

    /// Depth-limited search finds a way exactly where there is one of as many steps at most.
    void keepsToItsLimit() {
        Random random(test_suite::seed(3));
        for (int i = 0; i < 1500; ++i) {
            GridProblem problem(oracle::random_maze(random, 8));
            const std::optional<Cost> fewest = oracle::least_cost(problem, true);
            const int limit = static_cast<int>(random.below(20));
            SearchOptions options;
            options.depth_limit = limit;
            const SearchResult result = *search(problem, Algorithm::depth_limited, options);
            if (fewest && *fewest <= limit) {
                QVERIFY(result.ending == Ending::solved && oracle::is_sound(problem, result));
                QVERIFY(result.steps.size() <= static_cast<std::size_t>(limit));
            } else if (fewest) {
                QVERIFY(result.ending == Ending::cut_off);
            } else {
                QVERIFY(result.ending == Ending::no_path || result.ending == Ending::cut_off);
            }
        }
    }

    void startIsGoal() {
        Maze maze = Maze::floor(5, 5);
        maze.start = maze.goal = Point{2, 2};
        GridProblem problem(maze);
        for (const Algorithm algorithm : stepwise_algorithms) {
            const SearchResult result = *search(problem, algorithm);
            QVERIFY(result.ending == Ending::solved);
            QCOMPARE(result.path.size(), std::size_t{1});
            QCOMPARE(result.cost, Cost{0});
        }
    }

    /// Where the listings that remember nothing would take for ever.
    void openFloorsAreNoExplosion() {
        for (const bool closed : {false, true})
            for (const Neighbours neighbours : {Neighbours::four, Neighbours::eight}) {
                Maze maze = Maze::floor(40, 40);
                maze.neighbours = neighbours;
                maze.start = Point{3, 3};
                maze.goal = Point{36, 30};
                if (closed)
                    for (int i = -1; i <= 1; ++i)
                        for (int j = -1; j <= 1; ++j)
                            if (i != 0 || j != 0)
                                maze.terrain[maze.index({36 + i, 30 + j})] = wall;
                GridProblem problem(maze);
                GridProblem blind(maze, Heuristic::null);
                for (const Algorithm algorithm : stepwise_algorithms)
                    for (GridProblem* each : {&problem, &blind}) {
                        if (follows_paths(algorithm))
                            continue;
                        if (algorithm == Algorithm::ida_star_memory && each == &blind && closed &&
                            neighbours == Neighbours::eight)
                            continue; // hundreds of different lengths, one iteration each
                        SearchOptions options;
                        const SearchResult result = *search(*each, algorithm, options);
                        QVERIFY2(result.ending == (closed ? Ending::no_path : Ending::solved),
                                 info_of(algorithm).id.data());
                        QVERIFY2(
                            result.expanded < 2'000'000,
                            fmt::format("{} {}", info_of(algorithm).id, result.expanded).c_str());
                    }
            }
    }

    void longCorridorsDoNotOverflow() {
        GenerateOptions options;
        options.width = options.height = 301;
        GridProblem problem(*generate(options));
        for (const Algorithm algorithm :
             {Algorithm::depth_first, Algorithm::depth_limited, Algorithm::rbfs_memory}) {
            const SearchResult result = *search(problem, algorithm);
            QVERIFY(result.ending == Ending::solved);
            QVERIFY(result.steps.size() > 600);
        }
    }

    void stopsWhenTold() {
        Maze maze = Maze::floor(400, 400);
        maze.start = Point{0, 0};
        maze.goal = Point{399, 399};
        maze.neighbours = Neighbours::eight;
        GridProblem problem(maze, Heuristic::null);
        std::stop_source stop;
        stop.request_stop();
        for (const Algorithm algorithm : stepwise_algorithms) {
            const SearchResult result = *search(problem, algorithm, {}, Control(stop.get_token()));
            QVERIFY(result.ending == Ending::stopped);
            QVERIFY(result.path.empty());
        }
    }

    void endsWhereThereIsNoRoom() {
        SlidingProblem problem(*tiles_of("15 14 13 12 11 10 9 8 7 6 5 4 3 2 1 0"),
                               SlidingHeuristic::null);
        SearchOptions options;
        options.most_states = 5000;
        for (const Algorithm algorithm : textbook_algorithms) {
            if (follows_paths(algorithm))
                continue; // never: see search_paths_test
            const SearchResult result = *search(problem, algorithm, options);
            QVERIFY2(result.ending == Ending::full, info_of(algorithm).id.data());
        }
    }

    void countsWhatIsKept() {
        Maze maze = Maze::floor(20, 20);
        maze.start = Point{0, 0};
        maze.goal = Point{19, 19};
        GridProblem problem(maze);
        const SearchResult breadth = *search(problem, Algorithm::breadth_first);
        QCOMPARE(breadth.expanded, std::uint64_t{399});
        QVERIFY(breadth.largest_frontier >= 19 && breadth.largest_frontier <= 21);
        for (const Algorithm algorithm : stepwise_algorithms) {
            SearchOptions options;
            options.most_expanded = 100'000;
            const SearchResult result = *search(problem, algorithm, options);
            QVERIFY(result.peak_bytes > 0 && result.seconds >= 0);
            QVERIFY(result.generated >= result.expanded);
            QCOMPARE(result.looked_over > 0, algorithm == Algorithm::jump_point);
        }
    }
};

LOGGIA_TEST(SearchAlgorithmsTest)

} // namespace search_test

#include "search_test.moc"
