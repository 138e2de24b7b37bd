#include "core/pathfinding/problems/grid_problem.hpp"
#include "core/pathfinding/problems/sliding.hpp"
#include "core/pathfinding/searches/explain.hpp"
#include "core/pathfinding/searches/fast_search.hpp"
#include "tests/core/pathfinding/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <stop_token>

namespace fast_search_test {

using namespace loggia;
using namespace loggia::pathfinding;

bool goes_to(Algorithm algorithm, Neighbours neighbours) {
    return (algorithm == Algorithm::fast_distances) == (neighbours == Neighbours::four);
}

/// By every algorithm that applies: as cheap as Dijkstra's, and walked step by step.
void check(const Maze& maze) {
    GridProblem problem(maze);
    const auto least = oracle::least_cost(problem);
    for (const Algorithm algorithm : fast_algorithms) {
        const auto result = search(problem, algorithm);
        if (!goes_to(algorithm, maze.neighbours)) {
            QVERIFY(!result);
            continue;
        }
        QCOMPARE(result->ending, least ? Ending::solved : Ending::no_path);
        if (!least)
            continue;
        QCOMPARE(result->cost, *least);
        QVERIFY(oracle::is_sound(problem, *result));
    }
}

class FastSearchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void smallMazesAsDijkstraHasIt() {
        Random random(91);
        for (int i = 0; i < 2500 && !QTest::currentTestFailed(); ++i)
            check(oracle::random_maze(random, i % 20 == 0 ? 100 : 12, false));
    }

    void mazesOfAllKinds() {
        for (int kind = 0; kind < 9; ++kind)
            for (const Neighbours neighbours : {Neighbours::four, Neighbours::eight})
                check(*generate({static_cast<MazeKind>(kind), 149, 130, 7, neighbours}));
    }

    /// Laid out once and asked about often.
    void answersManyQuestions() {
        Random random(92);
        Maze maze = *generate({MazeKind::caves, 60, 50, 3, Neighbours::eight});
        for (const Algorithm algorithm : fast_algorithms) {
            auto fast = FastSearch::make(maze, algorithm);
            maze.neighbours =
                algorithm == Algorithm::fast_distances ? Neighbours::four : Neighbours::eight;
            for (int i = 0; i < 60; ++i) {
                maze.start = maze.point(random.below(maze.cells()));
                maze.goal = maze.point(random.below(maze.cells()));
                const GridPath path = fast->find(*maze.start, *maze.goal);
                if (!maze.passable(*maze.start) || !maze.passable(*maze.goal)) {
                    QVERIFY(!path.found);
                    continue;
                }
                GridProblem problem(maze);
                const auto least = oracle::least_cost(problem);
                QCOMPARE(path.found, least.has_value());
                if (least)
                    QCOMPARE(maze.neighbours == Neighbours::four ? path.length.straight
                                                                 : path.length.cost(),
                             *least);
            }
        }
    }

    void refusesWhatItCannotDo() {
        Maze maze = Maze::floor(4, 1);
        maze.start = {0, 0};
        maze.goal = {3, 0};
        maze.terrain[1] = 3;
        GridProblem terrain(maze);
        SlidingProblem tiles(ordered_tiles(3));
        for (const Algorithm algorithm : fast_algorithms) {
            QVERIFY(search(terrain, algorithm).error().message.find("floor of one cost") !=
                    std::string::npos);
            QVERIFY(!search(tiles, algorithm));
            QVERIFY(algorithm_of(info_of(algorithm).id) == algorithm);
            QVERIFY(explain(algorithm).size() > 200);
        }
    }

    void stopsWhenTold() {
        std::stop_source stop;
        stop.request_stop();
        const Maze maze = *generate({MazeKind::open, 400, 400, 1, Neighbours::eight});
        GridProblem problem(maze);
        for (const Algorithm algorithm : fast_algorithms)
            if (goes_to(algorithm, maze.neighbours))
                QCOMPARE(search(problem, algorithm, {}, Control(stop.get_token()))->ending,
                         Ending::stopped);
    }
};

LOGGIA_TEST(FastSearchTest)

} // namespace fast_search_test

#include "fast_search_test.moc"
