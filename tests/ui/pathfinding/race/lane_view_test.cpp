#include "tests/suite.hpp"
#include "tests/ui/pathfinding/mazes.hpp"
#include "tests/ui/pathfinding/scenes.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/pathfinding/graph/road_map_view.hpp"
#include "ui/pathfinding/maze/maze_view.hpp"
#include "ui/pathfinding/race/lane_scene.hpp"
#include "ui/pathfinding/race/lane_view.hpp"
#include "ui/pathfinding/race/road_scene.hpp"
#include "ui/pathfinding/race/tiles_view.hpp"
#include "ui/widgets/graph/graph_view.hpp"

#include <QElapsedTimer>
#include <QLabel>
#include <QTest>

namespace lane_view_test {

using namespace loggia::ui;
using testing::q;

class LaneViewTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void showsMazeMapOrPuzzle() {
        LaneView lane;
        lane.resize(300, 200);
        lane.show();
        const auto maze = testing::shared(testing::smallMaze());
        lane.showMaze(q("A*"), testing::sceneOf(maze, nullptr));
        QVERIFY(lane.shown() == lane.maze() && lane.maze()->isVisible());
        QCOMPARE(lane.maze()->maze().maze, maze);
        lane.showMap(q("A*"), roadScene({0, 1}, nullptr, lane.font()));
        QVERIFY(lane.shown() == lane.map() && lane.map()->isVisible());
        lane.showTiles(q("A*"),
                       tilesScene(*loggia::pathfinding::tiles_of("724506831"), nullptr, {}, {}));
        QVERIFY(lane.shown() == lane.tiles() && lane.tiles()->isVisible());
        QCOMPARE(testing::namelessWidgets(lane), QStringList());
    }

    /// Each picture says what can be done with it, and not what the whole page is for.
    void eachPictureIsExplained() {
        const LaneView lane;
        QStringList explained;
        for (const QWidget* each :
             {static_cast<QWidget*>(lane.maze()), static_cast<QWidget*>(lane.map()),
              static_cast<QWidget*>(lane.tiles())})
            explained << each->whatsThis();
        QVERIFY(!explained.contains(QString()));
        QCOMPARE(explained.removeDuplicates(), 0);
    }

    void longHeadlinesAreCut() {
        LaneView lane;
        lane.resize(170, 150);
        lane.show();
        const QString text = q("Bidirectional uniform-cost search: expanded 1,000,000");
        lane.showMaze(text, testing::sceneOf(testing::shared(testing::smallMaze()), nullptr));
        auto* headline = lane.findChild<QLabel*>(q("headline"));
        QVERIFY(headline->text() != text);
        QCOMPARE(headline->toolTip(), text);
        QCOMPARE(lane.headline(), text);
        QCOMPARE(lane.width(), 170);
        lane.resize(900, 150);
        QTest::qWait(10);
        QCOMPARE(headline->text(), text);
        QVERIFY(headline->toolTip().isEmpty());
    }

    /// The same of a puzzle, whose states are many and whose board is small.
    void framesOfLongPuzzlesAreShort() {
        SearchQuestion question;
        const auto start = *loggia::pathfinding::tiles_of("867254301");
        question.subject = start;
        question.algorithm = loggia::pathfinding::Algorithm::uniform_cost;
        const auto recording = SearchRecording::make(question);
        LaneView lane;
        lane.resize(700, 700);
        lane.show();
        QElapsedTimer timer;
        timer.start();
        constexpr int frames = 20;
        for (int i = 0; i < frames; ++i) {
            recording->goTo(recording->size() * static_cast<std::size_t>(i * 7 % frames) / frames);
            lane.showTiles(q("frame"), tilesScene(start, recording.get(), recording->marks(), {}));
            lane.tiles()->repaint();
        }
        qInfo("%zu expansions, %zu states: %.1f ms a frame", recording->size(), recording->states(),
              static_cast<double>(timer.elapsed()) / frames);
        QVERIFY(recording->states() > 100'000);
    }

    /// What one frame of a large run takes, from leaping to the moment to the last dot.
    void framesOfLargeMazesAreShort() {
        const auto maze = testing::shared(
            testing::generated(512, 512, 1, loggia::pathfinding::MazeKind::obstacles));
        for (const auto algorithm : {loggia::pathfinding::Algorithm::breadth_first,
                                     loggia::pathfinding::Algorithm::depth_first}) {
            SearchQuestion question;
            question.maze = maze;
            question.algorithm = algorithm;
            const auto recording = SearchRecording::make(question);
            recording->goTo(recording->size());
            LaneView lane;
            lane.resize(700, 700);
            lane.show();
            QElapsedTimer timer;
            timer.start();
            constexpr int frames = 30;
            for (int i = 0; i < frames; ++i) {
                recording->goTo(recording->size() * static_cast<std::size_t>(i * 7 % frames) /
                                frames);
                lane.showMaze(q("frame"), testing::sceneOf(maze, recording.get()));
                lane.maze()->repaint();
            }
            qInfo("%zu expansions: %.1f ms a frame", recording->size(),
                  static_cast<double>(timer.elapsed()) / frames);
        }
    }
};

LOGGIA_WINDOW_TEST(LaneViewTest)

} // namespace lane_view_test

#include "lane_view_test.moc"
