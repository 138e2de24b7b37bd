#include "core/pathfinding/problems/sliding.hpp"
#include "tests/suite.hpp"
#include "tests/ui/pathfinding/mazes.hpp"
#include "tests/ui/pathfinding/scenes.hpp"
#include "ui/pathfinding/maze/path_words.hpp"
#include "ui/pathfinding/race/frontier_list.hpp"
#include "ui/pathfinding/race/lane_scene.hpp"

#include <QTest>

namespace lane_scene_test {

using namespace loggia::ui;
using loggia::pathfinding::Algorithm;
using loggia::pathfinding::Mark;
using testing::q;

std::shared_ptr<SearchRecording>
recordingOf(const std::shared_ptr<const loggia::pathfinding::Maze>& maze, Algorithm algorithm,
            SearchSubject subject = {}) {
    return SearchRecording::make({maze, subject, algorithm, std::nullopt, 3});
}

class LaneSceneTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void showsTheMoment() {
        const auto maze = testing::shared(testing::smallMaze());
        const auto recording = recordingOf(maze, Algorithm::breadth_first);
        recording->goTo(1);
        MazeScene scene = testing::sceneOf(maze, recording.get());
        QCOMPARE(scene.marks, recording->marks());
        QCOMPARE(scene.current, std::optional(QPoint(0, 0)));
        QVERIFY(!scene.solved);
        LaneFigures figures = figuresOf(*recording, scene.marks);
        QCOMPARE(figures.expanded, std::uint64_t{1});
        QCOMPARE(figures.frontier, std::uint64_t{2});
        QCOMPARE(figures.cost, std::optional<loggia::pathfinding::Cost>(0));
        QCOMPARE(headlineOf(*recording, figures, q("BFS")), q("BFS: expanded 1, frontier 2"));
        QCOMPARE(stepInWords(*recording), q("Expands (0, 0) (g 0); adds 2 nodes to the frontier."));
        QVERIFY(endInWords(*recording).isEmpty());
        recording->goTo(recording->size());
        scene = testing::sceneOf(maze, recording.get());
        QVERIFY(scene.solved && !scene.current);
        QCOMPARE(scene.path.back(), QPoint(2, 2));
        figures = figuresOf(*recording, scene.marks);
        QCOMPARE(figures.expanded, std::uint64_t{recording->result().expanded});
        QCOMPARE(figures.frontier, frontierOf(*recording, recording->marks(), 9).size);
        QVERIFY(headlineOf(*recording, figures, q("BFS")).endsWith(q(", cost 4")));
        QCOMPARE(endInWords(*recording), q("The path has 4 steps and costs 4."));
        recording->goTo(0);
        QVERIFY(stepInWords(*recording).contains(q("the start")));
    }

    void valuesAddUp() {
        const auto maze = testing::shared(testing::smallMaze());
        const auto recording = recordingOf(maze, Algorithm::a_star);
        recording->goTo(recording->size());
        const StateValues values = valuesAt(*recording, 6);
        QCOMPARE(*values.g, 2);
        QCOMPARE(*values.h, 2);
        QCOMPARE(*values.f, 4);
        QVERIFY(!valuesAt(*recording, 2).h);         // a wall
        QVERIFY(!valuesAt(*recording, 1'000'000).h); // a cell of some other maze
        recording->goTo(0);
        QVERIFY(!valuesAt(*recording, 6).g && valuesAt(*recording, 6).h);
    }

    void otherMazesShowNothing() {
        const auto maze = testing::shared(testing::smallMaze());
        const auto recording = recordingOf(maze, Algorithm::a_star);
        const auto other = testing::shared(testing::generated(9, 9, 1));
        QVERIFY(testing::sceneOf(other, recording.get()).marks.empty());
        QVERIFY(testing::sceneOf(other, nullptr).marks.empty());
        auto changed = testing::smallMaze();
        changed.terrain[1] = 0;
        QVERIFY(!testing::sceneOf(testing::shared(changed), recording.get()).marks.empty());
        const auto trip = recordingOf(maze, Algorithm::a_star, RoadTrip{0, 1});
        QVERIFY(testing::sceneOf(maze, trip.get()).marks.empty());
    }

    /// Whoever goes the way eats what it leads over, and is said to.
    void waysAreGone() {
        auto maze = testing::mazeOf("S.*.*\n");
        const auto shown = testing::shared(maze);
        const auto recording = recordingOf(shown, Algorithm::a_star, SearchSubject(MazeTask::food));
        QVERIFY(recording->showsSolution());
        MazeScene scene = testing::sceneOf(shown, recording.get(), MazeTask::food);
        QCOMPARE(scene.targets, (std::vector<QPoint>{{2, 0}, {4, 0}}));
        QVERIFY(scene.of_food && !scene.agent);
        QCOMPARE(scene.visited, (std::vector<bool>{false, false}));
        for (std::size_t step = 0; step <= 6; ++step) {
            scene = testing::sceneOf(shown, recording.get(), MazeTask::food, step);
            QCOMPARE(scene.agent, std::optional(std::min<std::size_t>(step, 4)));
            QCOMPARE(scene.visited, (std::vector<bool>{step >= 2, step >= 4}));
        }
        QCOMPARE(walkInWords(*recording, 0), q("At the start. 4 steps to go."));
        QCOMPARE(walkInWords(*recording, 2), q("Step 2 of 4: East, to (2, 0) with 1 left."));
        // On the way of a search what it has eaten by then is gone too.
        recording->goTo(3);
        scene = testing::sceneOf(shown, recording.get(), MazeTask::food);
        QCOMPARE(scene.visited, (std::vector<bool>{true, false}));
        QVERIFY(walkInWords(*recording, 2).isEmpty());
        QVERIFY(!scene.hasGoal());
        // Where there is no food yet, the goal of the maze is none of the search.
        const auto hungry = testing::shared(testing::mazeOf("S.G\n"));
        QVERIFY(testing::sceneOf(hungry, nullptr).hasGoal());
        const auto without = testing::sceneOf(hungry, nullptr, MazeTask::food);
        QVERIFY(without.targets.empty() && !without.hasGoal());
        QVERIFY(!nameOfCell(without, {2, 0}).contains(q("goal")));
        // Another task: nothing but its targets.
        maze = testing::generated(9, 9, 1);
        const auto other =
            testing::sceneOf(testing::shared(maze), recording.get(), MazeTask::corners);
        QCOMPARE(other.targets, (std::vector<QPoint>{{1, 1}, {7, 1}, {1, 7}, {7, 7}}));
        QVERIFY(other.marks.empty() && !other.of_food);
    }

    /// Every algorithm has words for each of its moments.
    void everyStepHasWords() {
        const auto maze = testing::shared(testing::generated(15, 11, 5));
        for (const Algorithm algorithm : loggia::pathfinding::stepwise_algorithms) {
            for (const bool on_map : {false, true}) {
                const auto recording = recordingOf(
                    maze, algorithm, on_map ? SearchSubject(RoadTrip{0, 1}) : SearchSubject());
                if (algorithm == Algorithm::jump_point && on_map) {
                    QVERIFY(stepInWords(*recording).startsWith(q("Jump point search needs")));
                    QCOMPARE(headlineOf(*recording, {}, q("JPS")), q("JPS: does not apply"));
                    continue;
                }
                for (std::size_t moment = 0; moment <= recording->size(); ++moment) {
                    recording->goTo(moment);
                    const QString words = stepInWords(*recording);
                    QVERIFY(words.endsWith(QLatin1Char('.')) && !words.contains(q("%")));
                    QCOMPARE(endInWords(*recording).isEmpty(), moment < recording->size());
                }
            }
        }
    }

    void iterationsAndMeetingsAreSaid() {
        const auto maze = testing::shared(testing::generated(15, 11, 5));
        const auto said = [&](Algorithm algorithm, const char* words) {
            const auto recording = recordingOf(maze, algorithm);
            for (std::size_t moment = 0; moment <= recording->size(); ++moment) {
                recording->goTo(moment);
                if (stepInWords(*recording).contains(q(words)))
                    return true;
            }
            return false;
        };
        QVERIFY(said(Algorithm::iterative_deepening, "with depth limit 2"));
        QVERIFY(said(Algorithm::ida_star_memory, "with f-limit"));
        QVERIFY(said(Algorithm::bidirectional, "The two searches meet at"));
        QVERIFY(said(Algorithm::bidirectional, "(from the goal)"));
        QVERIFY(said(Algorithm::rbfs_memory, "Backs up from"));
        QVERIFY(said(Algorithm::a_star, "is the goal"));
        QVERIFY(said(Algorithm::jump_point, "new cell"));
    }

    /// Greedy search does not know of g + h.
    void fIsSaidWhereItCounts() {
        const auto maze = testing::shared(testing::smallMaze());
        for (const auto& [algorithm, words] :
             {std::pair(Algorithm::greedy, "Expands (0, 0) (g 0, h 4);"),
              {Algorithm::a_star, "Expands (0, 0) (g 0 + h 4 = f 4);"}}) {
            const auto recording = recordingOf(maze, algorithm);
            recording->goTo(1);
            QVERIFY2(stepInWords(*recording).startsWith(q(words)),
                     qPrintable(stepInWords(*recording)));
        }
    }

    void endsAreSaid() {
        const auto walled = testing::shared(testing::mazeOf("S#G\n"));
        auto recording = recordingOf(walled, Algorithm::a_star);
        recording->goTo(recording->size());
        QCOMPARE(endInWords(*recording), q("There is no path."));
        QCOMPARE(endInWords(*recordingOf(testing::shared(testing::mazeOf("S..G\n")),
                                         Algorithm::jump_point)),
                 q("The path has 3 steps and costs 3. Its jumps scanned 2 cells."));
        QVERIFY(headlineOf(*recording, figuresOf(*recording, recording->marks()), q("A*"))
                    .endsWith(q(", no path")));
        recording =
            recordingOf(testing::shared(testing::mazeOf("S.....G\n")), Algorithm::depth_limited);
        recording->goTo(recording->size());
        QVERIFY(endInWords(*recording).startsWith(q("There is no path within the depth limit 3")));
        QVERIFY(headlineOf(*recording, figuresOf(*recording, recording->marks()), q("DLS"))
                    .endsWith(q(", undecided")));
        // IDA* tries every path in the open, and comes to its limit before it knows.
        recording = recordingOf(testing::shared(testing::mazeOf("S......\n"
                                                                ".......\n"
                                                                ".......\n"
                                                                ".......\n"
                                                                ".....##\n"
                                                                ".....#G\n")),
                                Algorithm::ida_star);
        recording->goTo(recording->size());
        QVERIFY(recording->isUndecided());
        QVERIFY(headlineOf(*recording, figuresOf(*recording, recording->marks()), q("IDA*"))
                    .endsWith(q(", undecided")));
        QVERIFY(endInWords(*recording).contains(q("Too many paths lead to the same states")));
        // Orders of tiles are many, and hardly any is reached twice.
        recording =
            recordingOf(walled, Algorithm::recursive_best_first,
                        *loggia::pathfinding::tiles_of("14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3"));
        recording->goTo(recording->size());
        QVERIFY(endInWords(*recording).endsWith(q("loggia-cli path solve has no such limit.")));
        std::stop_source stop;
        stop.request_stop();
        recording = SearchRecording::make({walled, {}, Algorithm::a_star, {}, 3},
                                          loggia::Control(stop.get_token(), {}));
        recording->goTo(recording->size());
        QVERIFY(endInWords(*recording).startsWith(q("Stopped")));
    }
};

LOGGIA_TEST(LaneSceneTest)

} // namespace lane_scene_test

#include "lane_scene_test.moc"
