#include "core/pathfinding/format.hpp"
#include "core/pathfinding/grids/cost_field.hpp"
#include "core/pathfinding/problems/grid_problem.hpp"
#include "core/pathfinding/problems/sliding.hpp"
#include "core/pathfinding/searches/explain.hpp"
#include "core/pathfinding/searches/fast_search.hpp"
#include "tests/core/pathfinding/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <fmt/format.h>

#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

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

/// The length of the shortest path from a cell to each, in the rows of a MovingAI map; by Bellman
/// and Ford.
std::vector<std::optional<Cost>> lengths_by_rule(const std::string& cells, int width, int height,
                                                 Point start) {
    const auto surface = [&](int x, int y) {
        if (x < 0 || y < 0 || x >= width || y >= height)
            return 0;
        switch (cells[static_cast<std::size_t>(y * width + x)]) {
        case '.':
        case 'G':
        case 'S':
            return 1;
        case 'W':
            return 2;
        case 'T':
            return 3;
        default:
            return 0;
        }
    };
    std::vector<std::optional<Cost>> lengths(cells.size());
    if (surface(start.x, start.y) == 0)
        return lengths;
    lengths[static_cast<std::size_t>(start.y * width + start.x)] = 0;
    for (bool changed = true; changed;) {
        changed = false;
        for (int cell = 0; cell < width * height; ++cell)
            for (int step = 0; step < 9; ++step) {
                const auto from = lengths[static_cast<std::size_t>(cell)];
                const int x = cell % width;
                const int y = cell / width;
                const int dx = step % 3 - 1;
                const int dy = step / 3 - 1;
                const int here = surface(x, y);
                if (!from || surface(x + dx, y + dy) != here || surface(x + dx, y) != here ||
                    surface(x, y + dy) != here)
                    continue;
                auto& to = lengths[static_cast<std::size_t>(cell + dy * width + dx)];
                const Cost cost = *from + (dx == 0 && dy == 0   ? 0
                                           : dx != 0 && dy != 0 ? octile_diagonal
                                                                : octile_straight);
                if (!to || cost < *to) {
                    to = cost;
                    changed = true;
                }
            }
    }
    return lengths;
}

class FastSearchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void smallMazesAsDijkstraHasIt() {
        Random random(test_suite::seed(91));
        for (int i = 0; i < 2500 && !QTest::currentTestFailed(); ++i)
            check(oracle::random_maze(random, i % 20 == 0 ? 100 : 12, false));
    }

    void mazesOfAllKinds() {
        for (int kind = 0; kind < 9; ++kind)
            for (const Neighbours neighbours : {Neighbours::four, Neighbours::eight})
                check(*generate({static_cast<MazeKind>(kind), 149, 130, 7, neighbours}));
    }

    /// Land, water and trees in one map, by a search that knows nothing but the rule: a step, also
    /// a diagonal one's both sides, stays among cells of one surface.
    void surfacesAsTheRuleHasThem() {
        Random random(test_suite::seed(93));
        const std::string letters = "..GSSWWWT@O";
        int found = 0;
        for (int i = 0; i < 700; ++i) {
            const int width = 2 + static_cast<int>(random.below(14));
            const int height = 2 + static_cast<int>(random.below(14));
            std::string cells;
            while (cells.size() < static_cast<std::size_t>(width * height)) {
                // Patches, in which paths have room.
                const char letter = letters[random.below(letters.size())];
                cells.append(1 + random.below(6), letter);
            }
            cells.resize(static_cast<std::size_t>(width * height));
            std::string text =
                fmt::format("type octile\nheight {}\nwidth {}\nmap\n", height, width);
            for (int y = 0; y < height; ++y)
                text += cells.substr(static_cast<std::size_t>(y * width),
                                     static_cast<std::size_t>(width)) +
                        '\n';
            const Maze map = *benchmark_map_of(text);
            Maze maze = *maze_of(text);
            maze.start = map.point(random.below(map.cells()));
            maze.goal = map.point(random.below(map.cells()));
            const auto lengths = lengths_by_rule(cells, width, height, *maze.start);
            const auto length = lengths[map.index(*maze.goal)];
            const auto surface = map.surface(*maze.start);
            for (const Algorithm algorithm : fast_algorithms) {
                if (algorithm == Algorithm::fast_distances || !surface)
                    continue;
                auto fast = FastSearch::make(map, algorithm, {}, *surface);
                const GridPath path = fast->find(*maze.start, *maze.goal);
                QCOMPARE(path.found, length.has_value());
                if (length)
                    QCOMPARE(path.length.cost(), *length);
            }
            if (!maze.passable(*maze.start) || !maze.passable(*maze.goal))
                continue;
            found += length ? 1 : 0;
            GridProblem problem(maze);
            for (const auto& algorithms : {std::span<const Algorithm>(stepwise_algorithms),
                                           std::span<const Algorithm>(fast_algorithms)})
                for (const Algorithm algorithm : algorithms) {
                    if (algorithm == Algorithm::fast_distances || follows_paths(algorithm))
                        continue;
                    const SearchResult result = *search(problem, algorithm);
                    QCOMPARE(result.ending == Ending::solved, length.has_value());
                    const Promise promise = info_of(algorithm).promise;
                    if (length && promise != Promise::nothing && promise != Promise::fewest_steps)
                        QCOMPARE(result.cost, *length);
                }
            QCOMPARE(costs_to(maze, *maze.goal)[maze.index(*maze.start)],
                     length.value_or(infinite_cost));
            QCOMPARE(problem.why_no_path().has_value(),
                     map.surface(*maze.start) != map.surface(*maze.goal));
            maze.neighbours = Neighbours::four;
            check(maze);
        }
        QVERIFY(found > 80);
    }

    /// Laid out once and asked about often.
    void answersManyQuestions() {
        Random random(test_suite::seed(92));
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
            QVERIFY(search(terrain, algorithm).error().message.find("uniform costs") !=
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
