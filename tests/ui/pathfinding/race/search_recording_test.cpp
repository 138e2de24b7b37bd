#include "tests/suite.hpp"
#include "tests/ui/pathfinding/mazes.hpp"
#include "ui/pathfinding/maze/maze_scene.hpp"
#include "ui/pathfinding/race/lane_scene.hpp"
#include "ui/pathfinding/race/search_recording.hpp"

#include <QElapsedTimer>
#include <QTest>

#include <algorithm>
#include <random>
#include <vector>

namespace search_recording_test {

using namespace loggia::ui;
using loggia::pathfinding::Algorithm;
using loggia::pathfinding::Ending;
using loggia::pathfinding::EventKind;
using loggia::pathfinding::Mark;
using loggia::pathfinding::State;

std::shared_ptr<SearchRecording> record(loggia::pathfinding::Maze maze, Algorithm algorithm) {
    SearchQuestion question;
    question.maze = testing::shared(std::move(maze));
    question.algorithm = algorithm;
    question.depth_limit = 30;
    return SearchRecording::make(question);
}

class SearchRecordingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// At moment n there were n expansions, whoever searches and in whichever order one looks.
    void momentsAreExpansions() {
        std::mt19937 random(2);
        for (const Algorithm algorithm : loggia::pathfinding::stepwise_algorithms) {
            const auto recording = record(testing::generated(21, 15, 3), algorithm);
            QVERIFY(recording->fault().isEmpty());
            QCOMPARE(recording->size(), std::size_t{recording->result().expanded});
            for (int i = 0; i < 60; ++i) {
                const std::size_t moment = random() % (recording->size() + 1);
                recording->goTo(moment);
                QCOMPARE(recording->moment(), moment);
                QCOMPARE(std::size_t{recording->replay().expanded()}, moment);
            }
            recording->goTo(recording->size() + 99);
            QVERIFY(recording->isOver());
            QCOMPARE(recording->showsSolution(), recording->result().ending == Ending::solved);
            if (recording->showsSolution())
                QCOMPARE(recording->path(), recording->result().path);
        }
    }

    /// Marks and costs against a plain walk through the events.
    void marksAreThoseOfTheEvents() {
        for (int seed = 1; seed < 12; ++seed) {
            for (const Algorithm algorithm :
                 {Algorithm::breadth_first, Algorithm::a_star, Algorithm::bidirectional}) {
                const auto recording =
                    record(testing::generated(13, 11, static_cast<std::uint64_t>(seed)), algorithm);
                recording->goTo(recording->size() / 2);
                std::vector<std::uint8_t> marks(13 * 11, 0);
                const std::size_t end = recording->eventsNow().second;
                for (std::size_t i = 0; i < end; ++i) {
                    const auto& event = recording->result().trace.events[i];
                    const auto side = event.backward() ? unsigned{backward_mark} : 0U;
                    if (event.kind() == EventKind::generate)
                        marks[event.state()] =
                            static_cast<std::uint8_t>(side | static_cast<unsigned>(Mark::frontier));
                    else if (event.kind() == EventKind::expand)
                        marks[event.state()] =
                            static_cast<std::uint8_t>(side | static_cast<unsigned>(Mark::expanded));
                }
                QCOMPARE(recording->marks(), marks);
                for (State state = 0; state < marks.size(); ++state)
                    QCOMPARE(recording->costTo(state).has_value(), marks[state] != 0);
            }
        }
    }

    void waysCostWhatTheirStepsDo() {
        auto maze = testing::mazeOf("S53G\n");
        const auto recording = record(maze, Algorithm::uniform_cost);
        recording->goTo(recording->size());
        QCOMPARE(*recording->costTo(0), 0);
        QCOMPARE(*recording->costTo(1), 5);
        QCOMPARE(*recording->costTo(3), 9);
        QCOMPARE(recording->heuristicValue(0), 3);
        // From the goal it is what entering the cells on the way to it costs.
        const auto both = record(maze, Algorithm::bidirectional_cost);
        for (std::size_t moment = 0; moment <= both->size(); ++moment) {
            both->goTo(moment);
            if (both->replay().backward(2) && both->replay().mark(2) != Mark::unseen) {
                QCOMPARE(*both->costTo(2), 1);
                return;
            }
        }
        QFAIL("the goal's side never came to its neighbour");
    }

    void questionsWithoutAnswersAreSaid() {
        auto maze = testing::smallMaze();
        maze.goal.reset();
        auto recording = record(maze, Algorithm::a_star);
        QVERIFY(recording->fault().contains(testing::q("no goal")));
        QCOMPARE(recording->size(), std::size_t{0});
        SearchQuestion hungry;
        hungry.maze = testing::shared(testing::smallMaze());
        hungry.subject = MazeTask::food;
        QVERIFY(SearchRecording::make(hungry)->fault().contains(testing::q("no food")));
        hungry.subject = MazeTask::corners;
        QVERIFY(SearchRecording::make(hungry)->fault().contains(testing::q("is a wall")));
        QVERIFY(recording->marks().empty() && recording->path().empty());
        recording->goTo(5);
        maze = testing::smallMaze();
        maze.start.reset();
        QVERIFY(record(maze, Algorithm::a_star)->fault().contains(testing::q("no start")));
        const auto walled = record(testing::mazeOf("S#G\n"), Algorithm::ida_star_memory);
        QVERIFY(walled->fault().isEmpty());
        QCOMPARE(walled->result().ending, Ending::no_path);
        const auto here = record(testing::mazeOf("S.\ngoal 0 0\n"), Algorithm::greedy);
        QVERIFY(here->showsSolution());
    }

    /// Cells that are states several times over: marks, places and costs against the states.
    void waysOverManyCellsAreRecorded() {
        for (const MazeTask task : {MazeTask::corners, MazeTask::food}) {
            SearchQuestion question;
            auto maze = testing::generated(15, 11, 4);
            maze.food = {{1, 9}, {3, 1}, {5, 5}, {13, 9}};
            std::erase_if(maze.food, [&](const auto& at) { return !maze.passable(at); });
            question.maze = testing::shared(std::move(maze));
            question.subject = task;
            loggia::pathfinding::Cost cost = -1;
            for (const Algorithm algorithm : {Algorithm::uniform_cost, Algorithm::a_star,
                                              Algorithm::ida_star_memory, Algorithm::depth_first}) {
                question.algorithm = algorithm;
                const auto recording = SearchRecording::make(question);
                QVERIFY(recording->showsSolution());
                if (cost < 0)
                    cost = recording->result().cost;
                if (info_of(algorithm).promise != loggia::pathfinding::Promise::nothing)
                    QCOMPARE(recording->result().cost, cost);
                QVERIFY(!recording->targets().empty());
                recording->goTo(recording->size() / 2);
                const auto marks = recording->marks();
                const auto cells = recording->cellMarks(marks);
                for (State state = 0; state < recording->states(); ++state) {
                    const auto at = *recording->placeOf(state);
                    const std::size_t cell = question.maze->index(at);
                    if ((marks[state] & 7U) == static_cast<unsigned>(Mark::frontier))
                        QCOMPARE(unsigned{cells[cell]}, static_cast<unsigned>(Mark::frontier));
                    if (marks[state] != 0) {
                        QVERIFY(recording->stateAt(cell).has_value());
                        QCOMPARE(*recording->placeOf(*recording->stateAt(cell)), at);
                    }
                }
                QCOMPARE(std::count(cells.begin(), cells.end(), 0) == 15 * 11,
                         std::count(marks.begin(), marks.end(), 0) ==
                             static_cast<std::ptrdiff_t>(marks.size()));
            }
        }
    }

    /// Of all algorithms on a puzzle: what the replay says of it holds, and whoever asks for the
    /// cost of a way does not make new states.
    void puzzlesAreRecorded() {
        SearchQuestion question;
        question.subject = loggia::pathfinding::shuffled_tiles(3, 12, 5);
        for (const Algorithm algorithm : loggia::pathfinding::textbook_algorithms) {
            question.algorithm = algorithm;
            const auto recording = SearchRecording::make(question);
            QVERIFY(recording->fault().isEmpty());
            const std::size_t states = recording->states();
            for (std::size_t moment = 0; moment <= recording->size();
                 moment += 1 + recording->size() / 40) {
                recording->goTo(moment);
                const auto marks = recording->marks();
                QCOMPARE(marks.size(), states);
                for (State state = 0; state < std::min<std::size_t>(states, 60); ++state)
                    QCOMPARE(recording->costTo(state).has_value(), (marks[state] & 7U) != 0);
            }
            recording->goTo(recording->size());
            if (recording->showsSolution()) {
                QCOMPARE(*recording->tilesIn(recording->result().path.back()),
                         loggia::pathfinding::ordered_tiles(3));
                QCOMPARE(recording->distanceOf(recording->result().path.back()), 0);
                QVERIFY(!recording->nameOfStep(0).isEmpty());
            }
            QVERIFY(!recording->placeOf(0) && !recording->stateAt(0));
        }
        question.subject = *loggia::pathfinding::tiles_of("021345678");
        const auto hopeless = SearchRecording::make(question);
        QVERIFY(hopeless->fault().isEmpty());
        QCOMPARE(hopeless->result().ending, loggia::pathfinding::Ending::no_path);
        QVERIFY(endInWords(*hopeless).startsWith(testing::q("Not solvable (parity)")));
    }

    void tripsAreRecordedToo() {
        SearchQuestion question;
        question.subject = RoadTrip{0, 1};
        question.algorithm = Algorithm::a_star;
        const auto recording = SearchRecording::make(question);
        recording->goTo(recording->size());
        QCOMPARE(recording->result().cost, 418);
        QCOMPARE(recording->nameOf(recording->path().back()), testing::q("Bucharest"));
    }

    /// Between jump points lie the cells of straight and diagonal lines: each way that is shown is
    /// one of single steps, and what it costs is what it is said to.
    void jumpsAreFilledIn() {
        for (const char* neighbours : {"", "neighbours 8\n"}) {
            const auto recording = record(testing::mazeOf(std::string(neighbours) + "S....#....\n"
                                                                                    ".....#....\n"
                                                                                    "..#..#..#.\n"
                                                                                    "..#.....#G\n"
                                                                                    "..#..#..#.\n"),
                                          Algorithm::jump_point);
            QVERIFY(recording->fault().isEmpty());
            QVERIFY(recording->result().expanded < 20 && recording->result().looked_over > 10);
            for (std::size_t moment = 0; moment <= recording->size(); ++moment) {
                recording->goTo(moment);
                const std::vector<State> path = recording->path();
                loggia::pathfinding::Cost cost = 0;
                for (std::size_t i = 1; i < path.size(); ++i) {
                    const auto step = recording->stepCost(path[i - 1], path[i]);
                    QVERIFY(step != loggia::pathfinding::infinite_cost);
                    cost += step;
                }
                if (!path.empty())
                    QCOMPARE(recording->costTo(path.back()), std::optional(cost));
                for (State state = 0; state < recording->states(); ++state)
                    if (recording->replay().mark(state) == Mark::looked_over)
                        QVERIFY(!recording->costTo(state));
            }
            QCOMPARE(recording->path(), recording->result().path);
        }
    }

    /// What an algorithm cannot search is told from what nobody can.
    void refusalsAreTold() {
        const auto terrain = record(testing::mazeOf("S3G\n"), Algorithm::jump_point);
        QVERIFY(terrain->isRefused());
        QVERIFY(terrain->fault().contains(testing::q("uniform costs")));
        SearchQuestion question;
        question.subject = RoadTrip{0, 1};
        question.algorithm = Algorithm::jump_point;
        QVERIFY(SearchRecording::make(question)->isRefused());
        const auto goalless = record(testing::mazeOf("S..\n"), Algorithm::jump_point);
        QVERIFY(!goalless->isRefused() && !goalless->fault().isEmpty());
        QVERIFY(!record(testing::mazeOf("S.G\n"), Algorithm::jump_point)->isRefused());
    }

    /// Half a million expansions and more: the slowest of many leaps stays within a frame.
    void largeRunsAreLeaptThrough() {
        const auto recording =
            record(testing::generated(801, 801, 1, loggia::pathfinding::MazeKind::obstacles),
                   Algorithm::breadth_first);
        QVERIFY(recording->size() > 400'000);
        recording->goTo(recording->size());
        QCOMPARE(std::size_t{recording->replay().expanded()}, recording->size());
        std::mt19937 random(1);
        QElapsedTimer timer;
        timer.start();
        constexpr int leaps = 20;
        for (int i = 0; i < leaps; ++i) {
            recording->goTo(random() % recording->size());
            QVERIFY(!recording->marks().empty());
        }
        qInfo("%.2f ms a leap", static_cast<double>(timer.elapsed()) / leaps);
    }
};

LOGGIA_TEST(SearchRecordingTest)

} // namespace search_recording_test

#include "search_recording_test.moc"
