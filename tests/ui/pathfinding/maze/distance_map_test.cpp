#include "core/pathfinding/problems/grid_problem.hpp"
#include "core/pathfinding/searches/search.hpp"
#include "tests/suite.hpp"
#include "tests/ui/pathfinding/mazes.hpp"
#include "ui/pathfinding/maze/distance_map.hpp"
#include "ui/pathfinding/maze/maze_scene.hpp"
#include "ui/pathfinding/maze/path_words.hpp"

#include <QTest>

#include <stop_token>

namespace distance_map_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;
using pathfinding::Point;

class DistanceMapTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Each number is what a search from, or to, that cell finds.
    void areWhatSearchesFind() {
        for (const bool eight : {false, true})
            for (const bool from_start : {false, true}) {
                pathfinding::Maze maze = generated(21, 15, 4);
                maze.terrain[maze.index({1, 1})] = 7;
                if (eight)
                    maze.neighbours = pathfinding::Neighbours::eight;
                const auto map = distanceMap(shared(maze), from_start);
                pathfinding::Cost farthest = 0;
                for (std::size_t cell = 0; cell < maze.cells(); ++cell) {
                    if (maze.terrain[cell] == pathfinding::wall) {
                        QCOMPARE(map->costs[cell], pathfinding::infinite_cost);
                        continue;
                    }
                    pathfinding::Maze asked = maze;
                    (from_start ? asked.goal : asked.start) = maze.point(cell);
                    pathfinding::GridProblem problem(asked);
                    const auto found = search(problem, pathfinding::Algorithm::uniform_cost);
                    QCOMPARE(map->costs[cell], found->cost);
                    farthest = std::max(farthest, found->cost);
                }
                QCOMPARE(map->farthest, farthest);
                QVERIFY(map->all_reached);
            }
    }

    void areSaidInWords() {
        const auto maze = shared(mazeOf("S..#.\n.#.#.\n..G#.\n"));
        const auto to = distanceMap(maze, false);
        QVERIFY(!to->all_reached);
        QCOMPARE(distanceInWords(*to, 0), q("4 to the goal"));
        QCOMPARE(distanceInWords(*to, 4), q("goal unreachable"));
        QCOMPARE(distanceInWords(*to, 3), QString());
        const auto from = distanceMap(maze, true);
        QCOMPARE(distanceInWords(*from, 2), q("2 from the start"));
        pathfinding::Maze diagonal = mazeOf("S...\n...G\n");
        diagonal.neighbours = pathfinding::Neighbours::eight;
        const auto roots = distanceMap(shared(diagonal), false);
        QCOMPARE(distanceInWords(*roots, 0), q("3.41 to the goal"));
        QCOMPARE(shortDistance(*roots, 0), q("3.4"));
        QCOMPARE(shortDistance(*roots, 4), q("3"));
    }

    void takeThePlaceOfMarks() {
        MazeScene scene;
        scene.maze = shared(smallMaze());
        scene.marks.assign(9, 1);
        scene.current = QPoint(0, 0);
        showDistances(scene, nullptr);
        QVERIFY(!scene.distances && !scene.marks.empty());
        showDistances(scene, distanceMap(shared(generated(21, 15, 1)), false)); // of other sides
        QVERIFY(!scene.distances);
        showDistances(scene, distanceMap(scene.maze, false));
        QVERIFY(scene.distances && scene.marks.empty() && !scene.current);
        QVERIFY(scene.name.contains(q("distances to the goal")));
        QVERIFY(nameOfCell(scene, {0, 1}).contains(q("3 to the goal")));
    }

    void needAPlace() {
        pathfinding::Maze maze = smallMaze();
        maze.goal.reset();
        QVERIFY(!distanceMap(shared(maze), false) && distanceMap(shared(maze), true));
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!distanceMap(shared(maze), true, Control(stop.get_token())));
    }
};

LOGGIA_TEST(DistanceMapTest)

} // namespace distance_map_test

#include "distance_map_test.moc"
