#include "tests/suite.hpp"
#include "tests/ui/pathfinding/mazes.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/pathfinding/maze/distance_run.hpp"

#include <QSignalSpy>
#include <QTest>

namespace distance_run_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

class DistanceRunTest : public QObject {
    Q_OBJECT

private:
    static bool settled(const DistanceRun& run) {
        return QTest::qWaitFor([&run] { return !run.isRunning(); }, patience);
    }

private Q_SLOTS:
    void areThereWhileTheyAreOn() {
        DistanceRun run;
        const auto maze = shared(generated(21, 15, 1));
        run.setProblem(maze, MazeTask::reach);
        QVERIFY(!run.isRunning() && !run.map());
        run.setOn(true);
        QVERIFY(settled(run));
        QVERIFY(run.map()->maze == maze && !run.map()->from_start);
        run.setProblem(maze, MazeTask::corners);
        QVERIFY(settled(run));
        QVERIFY(run.map()->from_start);
        run.setProblem(maze, RoadTrip{0, 1});
        QVERIFY(settled(run));
        QVERIFY(!run.map());
        run.setProblem(maze, MazeTask::reach);
        QVERIFY(settled(run));
        QVERIFY(run.map());
        run.setOn(false);
        QVERIFY(!run.map() && !run.isRunning());
    }

    /// However fast the maze changes, results come, and the last one is of the last maze.
    void followWhatIsDrawn() {
        DistanceRun run;
        loggia::pathfinding::Maze maze =
            generated(301, 301, 1, loggia::pathfinding::MazeKind::caves);
        maze.neighbours = loggia::pathfinding::Neighbours::eight;
        run.setOn(true);
        int results = 0;
        connect(&run, &DistanceRun::changed, this, [&] { results += run.map() != nullptr; });
        std::shared_ptr<const loggia::pathfinding::Maze> last;
        for (int i = 0; i < 2000 && (i < 40 || results < 3); ++i) {
            maze.terrain[maze.index({i % 299 + 1, 100})] = loggia::pathfinding::wall;
            last = shared(maze);
            run.setProblem(last, MazeTask::reach, true);
            QTest::qWait(2);
        }
        QVERIFY(results >= 3);
        QVERIFY(settled(run));
        QTRY_VERIFY_WITH_TIMEOUT(run.map() && run.map()->maze == last, patience);
    }

    /// Distances of a maze before stay in the middle of a stroke only.
    void ofAnotherMazeAreGoneAtOnce() {
        DistanceRun run;
        run.setOn(true);
        run.setProblem(shared(generated(21, 15, 1)), MazeTask::reach);
        QVERIFY(settled(run));
        run.setProblem(shared(generated(21, 15, 2)), MazeTask::reach);
        QVERIFY(!run.map());
        QVERIFY(settled(run));
        const auto drawn = shared(generated(21, 15, 3));
        run.setProblem(drawn, MazeTask::reach, true);
        QVERIFY(run.map());
        run.setProblem(drawn, MazeTask::reach);
        QVERIFY(!run.map());
        QVERIFY(settled(run));
        QCOMPARE(run.map()->maze, drawn);
    }

    /// Failure takes the place of the result.
    void tellsWhenItFails() {
        DistanceRun run;
        const QSignalSpy failed(&run, &DistanceRun::failed);
        const MemoryShortage shortage;
        run.setProblem(shared(generated(21, 15, 1)), MazeTask::reach);
        run.setOn(true);
        QVERIFY(settled(run));
        QVERIFY(!run.map());
        QCOMPARE(failed.size(), 1);
    }
};

LOGGIA_WINDOW_TEST(DistanceRunTest)

} // namespace distance_run_test

#include "distance_run_test.moc"
