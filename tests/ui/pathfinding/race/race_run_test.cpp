#include "core/pathfinding/problems/sliding.hpp"
#include "tests/suite.hpp"
#include "tests/ui/pathfinding/mazes.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/pathfinding/race/race_run.hpp"

#include <QDeadlineTimer>
#include <QSignalSpy>
#include <QTest>

namespace race_run_test {

using namespace loggia::ui;
using loggia::pathfinding::Algorithm;
using testing::settles;

class RaceRunTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void recordsEachLane() {
        Race race;
        RaceRun run(&race);
        RaceSettings settings;
        settings.lanes = {Algorithm::breadth_first, Algorithm::a_star, Algorithm::depth_first};
        run.setSettings(settings);
        QVERIFY(!run.isRunning()); // there is nothing to search yet
        run.setProblem(testing::shared(testing::generated(31, 21, 1)), SearchSubject());
        QVERIFY(run.isRunning());
        QVERIFY(settles(run));
        QCOMPARE(race.lanes().size(), std::size_t{3});
        for (std::size_t i = 0; i < 3; ++i)
            QCOMPARE(race.lanes()[i]->question().algorithm, settings.lanes[i]);
    }

    /// Changing one lane leaves the others' runs alone.
    void onlyWhatChangesIsSearchedAgain() {
        Race race;
        RaceRun run(&race);
        run.setProblem(testing::shared(testing::generated(31, 21, 1)), SearchSubject());
        RaceSettings settings;
        settings.lanes = {Algorithm::a_star, Algorithm::breadth_first};
        run.setSettings(settings);
        QVERIFY(settles(run));
        const Race::Recording first = race.lanes()[0];
        settings.lanes[1] = Algorithm::greedy;
        run.setSettings(settings);
        QVERIFY(settles(run));
        QCOMPARE(race.lanes()[0], first);
        QCOMPARE(race.lanes()[1]->question().algorithm, Algorithm::greedy);
        settings.heuristic = loggia::pathfinding::Heuristic::null;
        run.setSettings(settings);
        QVERIFY(settles(run));
        QVERIFY(race.lanes()[0] != first);
        settings.lanes.clear();
        run.setSettings(settings);
        QCOMPARE(run.settings().lanes.size(), std::size_t{1});
        settings.lanes.assign(9, Algorithm::a_star);
        run.setSettings(settings);
        QCOMPARE(run.settings().lanes.size(), std::size_t{Race::most_lanes});
        QVERIFY(settles(run));
    }

    void theNewestMazeWins() {
        Race race;
        RaceRun run(&race);
        std::shared_ptr<const loggia::pathfinding::Maze> last;
        for (std::uint64_t seed = 0; seed < 30; ++seed) {
            last = testing::shared(testing::generated(51, 51, seed));
            run.setProblem(last, SearchSubject());
        }
        QVERIFY(settles(run));
        QCOMPARE(race.lanes()[0]->question().maze, last);
        run.setProblem(last, RoadTrip{0, 1});
        QVERIFY(settles(run));
        QVERIFY(tripOf(race.lanes()[0]->question().subject) != nullptr);
    }

    /// While edits come faster than results there are results all the same, and the last one is of
    /// the last edit.
    void whatIsDraggedIsFollowed() {
        Race race;
        RaceRun run(&race);
        int shown = 0;
        connect(&race, &Race::replaced, this, [&shown] { ++shown; });
        auto maze = testing::generated(151, 151, 1);
        std::shared_ptr<const loggia::pathfinding::Maze> last;
        const QDeadlineTimer deadline(testing::patience);
        for (int i = 0; shown < 3 && !deadline.hasExpired(); ++i) {
            maze.terrain[maze.index({1 + i % 149, 1})] ^= 1U;
            last = testing::shared(maze);
            run.setProblem(last, SearchSubject(), true);
            QTest::qWait(1); // a frame, in short
        }
        QVERIFY(shown >= 3);
        QVERIFY(settles(run));
        QCOMPARE(race.lanes()[0]->question().maze, last);
    }

    /// Of another problem, or with other settings, nothing is shown that was found before.
    void whatWasFoundBeforeIsGoneAtOnce() {
        Race race;
        RaceRun run(&race);
        const auto maze = testing::shared(testing::generated(31, 21, 1));
        run.setProblem(maze, SearchSubject());
        QVERIFY(settles(run));
        QVERIFY(race.lanes()[0]);
        run.setProblem(testing::shared(testing::generated(31, 21, 2)), SearchSubject());
        QVERIFY(!race.lanes()[0]);
        QVERIFY(settles(run));
        run.setProblem(maze, *loggia::pathfinding::tiles_of("724506831"));
        QVERIFY(!race.lanes()[0]);
        QVERIFY(settles(run));
        QVERIFY(race.lanes()[0]);
        run.setProblem(maze, loggia::pathfinding::shuffled_tiles(4, 10, 1));
        QVERIFY(!race.lanes()[0]); // an 8-puzzle's moves are not a 15-puzzle's
        QVERIFY(settles(run));
        RaceSettings settings = run.settings();
        settings.sliding_heuristic = loggia::pathfinding::SlidingHeuristic::misplaced;
        run.setSettings(settings);
        QVERIFY(!race.lanes()[0]);
        QVERIFY(settles(run));
        QVERIFY(race.lanes()[0]);
    }

    /// In the middle of a stroke the newest result stays; at its end, or when the next one does not
    /// come soon, nothing is shown of a maze that is no longer there.
    void aStrokeKeepsWhatWasFoundForAMoment() {
        Race race;
        RaceRun run(&race);
        auto maze = testing::generated(31, 21, 1);
        run.setProblem(testing::shared(maze), SearchSubject());
        QVERIFY(settles(run));
        maze.terrain[maze.index({1, 1})] ^= 1U;
        const auto next = testing::shared(maze);
        run.setProblem(next, SearchSubject(), true);
        QVERIFY(race.lanes()[0]);
        run.setProblem(next, SearchSubject()); // the stroke ends
        QVERIFY(!race.lanes()[0]);
        QVERIFY(settles(run));
        QCOMPARE(race.lanes()[0]->question().maze, next);

        RaceSettings settings;
        settings.lanes = {Algorithm::iterative_deepening};
        run.setSettings(settings);
        run.setProblem(testing::shared(testing::generated(5, 5, 1)), SearchSubject());
        QVERIFY(settles(run));
        QVERIFY(race.lanes()[0]);
        run.setProblem(testing::shared( // which takes long
                           testing::generated(701, 701, 1, loggia::pathfinding::MazeKind::perfect)),
                       SearchSubject(), true);
        QVERIFY(race.lanes()[0]);
        QTRY_VERIFY_WITH_TIMEOUT(!race.lanes()[0], testing::patience);
        QVERIFY(run.isRunning());
        run.stop();
        QVERIFY(settles(run));
    }

    void stopsAtOnce() {
        Race race;
        RaceRun run(&race);
        RaceSettings settings;
        settings.lanes = {Algorithm::iterative_deepening};
        run.setSettings(settings);
        run.setProblem(testing::shared(
                           testing::generated(701, 701, 1, loggia::pathfinding::MazeKind::perfect)),
                       SearchSubject());
        const QSignalSpy changed(&run, &RaceRun::runningChanged);
        QTest::qWait(50);
        QVERIFY(run.isRunning());
        run.stop();
        QVERIFY(settles(run));
        QCOMPARE(race.lanes()[0]->result().ending, loggia::pathfinding::Ending::stopped);
        QCOMPARE(changed.size(), 1);
    }

    /// Failure takes the place of the result.
    void tellsWhenItFails() {
        Race race;
        RaceRun run(&race);
        const QSignalSpy failed(&run, &RaceRun::failed);
        run.setProblem(testing::shared(testing::generated(31, 21, 1)), SearchSubject());
        QVERIFY(settles(run));
        const MemoryShortage shortage;
        run.again();
        QVERIFY(settles(run));
        QVERIFY(!race.lanes()[0]);
        QCOMPARE(failed.size(), 1);
    }
};

LOGGIA_WINDOW_TEST(RaceRunTest)

} // namespace race_run_test

#include "race_run_test.moc"
