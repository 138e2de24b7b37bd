#include "tests/suite.hpp"
#include "tests/ui/pathfinding/page_fixture.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/run_command.hpp"
#include "ui/pathfinding/comparison_panel.hpp"
#include "ui/pathfinding/pathfinding_example.hpp"
#include "ui/pathfinding/race/tiles_view.hpp"
#include "ui/widgets/graph/graph_view.hpp"
#include "ui/widgets/graph/tree_view.hpp"
#include "ui/widgets/verdict_label.hpp"

#include <QComboBox>
#include <QElapsedTimer>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabWidget>
#include <QTableWidget>

#include <random>

namespace pathfinding_page_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;
using loggia::pathfinding::Algorithm;
using loggia::pathfinding::Point;

class PathfindingPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void opensOnTheWorkedExample() {
        LabFixture f;
        QVERIFY(f.settled());
        QCOMPARE(*f.document().maze(), workedMaze());
        QCOMPARE(costOf(f), 32);
        QVERIFY(f.maze->maze().solved);
        QVERIFY(!f.page.history()->canUndo());
        auto* tabs = f.page.findChild<QTabWidget*>();
        for (int tab = 0; tab < tabs->count(); ++tab) {
            tabs->setCurrentIndex(tab);
            QCOMPARE(namelessWidgets(f.page), QStringList());
            QCOMPARE(sharedMnemonics(f.page), QStringList());
        }
    }

    /// The search follows while the goal is dragged, before the button is let go.
    void searchesAgainAsTheMazeIsDrawn() {
        LabFixture f;
        QVERIFY(f.settled());
        QTest::mousePress(f.maze, Qt::LeftButton, {}, pixelOf(*f.maze, {20, 9}));
        moveTo(*f.maze, {18, 9}, Qt::LeftButton);
        QVERIFY(f.document().maze()->goal == (Point{18, 9}));
        QVERIFY(f.settled());
        QCOMPARE(costOf(f), 30);
        moveTo(*f.maze, {5, 7}, Qt::LeftButton);
        QTest::mouseRelease(f.maze, Qt::LeftButton, {}, pixelOf(*f.maze, {5, 7}));
        QVERIFY(f.settled());
        QCOMPARE(costOf(f), 1);
        QCOMPARE(f.page.history()->count(), 1);
        f.page.history()->undo();
        QVERIFY(f.settled());
        QCOMPARE(costOf(f), 32);
        // A wall across the way over the top leaves the dear one.
        dragOver(*f.maze, {{12, 1}, {12, 2}, {12, 3}});
        QVERIFY(f.settled());
        QCOMPARE(costOf(f), 34);
        QVERIFY(f.terrain(12, 2) == 0);
        dragOver(*f.maze, {{12, 1}}, Qt::RightButton);
        QVERIFY(f.settled());
        QCOMPARE(costOf(f), 32);
    }

    void isDrawnInByKeys() {
        LabFixture f;
        f.page.newDocument();
        QVERIFY(f.settled());
        f.maze->setFocus();
        f.maze->setCursorAt({10, 11});
        for (int i = 0; i < 4; ++i) {
            QKeyEvent press(QEvent::KeyPress, Qt::Key_Up, Qt::ShiftModifier);
            QApplication::sendEvent(f.maze, &press);
        }
        for (int y = 7; y <= 10; ++y)
            QCOMPARE(f.terrain(10, y), 0);
        QTest::keyRelease(f.maze, Qt::Key_Shift);
        QCOMPARE(f.page.history()->index(), 2);
        QTest::keyClick(f.maze, Qt::Key_Delete);
        QCOMPARE(f.terrain(10, 7), 1);
        QTest::keyClick(f.maze, Qt::Key_9);
        QCOMPARE(f.terrain(10, 7), 9);
        QTest::keyClick(f.maze, Qt::Key_S);
        QVERIFY(f.document().maze()->start == (Point{10, 7}));
        QTest::keyClick(f.maze, Qt::Key_Right);
        QTest::keyClick(f.maze, Qt::Key_G);
        QVERIFY(f.settled());
        QCOMPARE(costOf(f), 1);
        while (f.page.history()->canUndo())
            f.page.history()->undo();
        QCOMPARE(*f.document().maze(), workedMaze());
    }

    void isWatched() {
        LabFixture f;
        QVERIFY(f.settled());
        f.run("pathfinding.first");
        QVERIFY(!f.canRun("pathfinding.back") && f.canRun("pathfinding.forward"));
        QVERIFY(f.maze->maze().path.empty());
        f.run("pathfinding.forward");
        QCOMPARE(f.maze->maze().current, std::optional(QPoint(4, 7)));
        f.run("pathfinding.back");
        f.run("pathfinding.last");
        QVERIFY(f.maze->maze().solved && !f.canRun("pathfinding.forward"));
        auto* play = f.find<QPushButton>("start");
        f.find<QComboBox>("speed")->setCurrentIndex(3);
        QTest::mouseClick(play, Qt::LeftButton);
        QVERIFY(play->isChecked());
        QCOMPARE(play->text(), q("&Pause"));
        QTRY_VERIFY_WITH_TIMEOUT(!play->isChecked(), patience);
        QCOMPARE(play->text(), q("&Play"));
        QVERIFY(f.maze->maze().solved);
    }

    /// Two mazes side by side get more of the width than one, and all that one has when it is
    /// alone again.
    void aRaceHasMoreRoom() {
        LabFixture f;
        f.page.resize(1500, 800);
        QVERIFY(f.settled());
        const int alone = f.page.lanes()->width();
        RaceSettings settings = f.page.run()->settings();
        const auto lanes = settings.lanes;
        settings.lanes = {Algorithm::a_star, Algorithm::depth_first};
        f.page.run()->setSettings(settings);
        QVERIFY(f.settled());
        QTRY_VERIFY(f.page.lanes()->width() > alone + 50);
        settings.lanes = lanes;
        f.page.run()->setSettings(settings);
        QTRY_COMPARE(f.page.lanes()->width(), alone);
    }

    void severalRace() {
        LabFixture f;
        setLanes(f, {Algorithm::breadth_first, Algorithm::a_star, Algorithm::bidirectional,
                     Algorithm::depth_first});
        QCOMPARE(f.page.lanes()->count(), 4);
        f.page.race()->goTo(20);
        for (int lane = 0; lane < 4; ++lane) {
            const LaneView& view = *f.page.lanes()->lane(lane);
            QVERIFY(view.headline().contains(q("expanded 20")));
            QVERIFY(view.maze()->isVisible());
        }
        // Whichever of them is drawn in, all have the same maze and look at the same part.
        MazeView* last = f.page.lanes()->lane(3)->maze();
        QTest::mouseClick(last, Qt::LeftButton, {}, pixelOf(*last, {2, 2}));
        QCOMPARE(f.terrain(2, 2), 0);
        QVERIFY(f.settled());
        for (int lane = 0; lane < 4; ++lane)
            QCOMPARE(f.page.lanes()->lane(lane)->maze()->maze().maze, f.document().maze());
        last->zoomBy(3);
        QCOMPARE(f.maze->zoom(), last->zoom());
        last->changeZoom(Zoom::whole);
        QCOMPARE(last->zoom().factor, 1.0);
        setLanes(f, {Algorithm::greedy});
        QCOMPARE(f.page.lanes()->count(), 1);
        QCOMPARE(f.find<QComboBox>("engine")->currentText(), q("Greedy best-first search"));
    }

    void theAlgorithmIsChosen() {
        LabFixture f;
        auto* engine = f.find<QComboBox>("engine");
        engine->setFocus();
        QTest::keyClick(engine, Qt::Key_Home);
        QVERIFY(f.settled());
        QCOMPARE(f.page.run()->settings().lanes.front(), Algorithm::breadth_first);
        QVERIFY(f.page.lanes()->lane(0)->headline().startsWith(q("Breadth-first search: ")));
        QCOMPARE(costOf(f), 34); // over dear floor
    }

    void allAreComparedAndOneIsWatched() {
        LabFixture f;
        f.run("pathfinding.compare");
        QVERIFY(f.settled());
        auto* table = f.find<QTableWidget>("comparison");
        QCOMPARE(table->rowCount(), 14);
        QVERIFY(f.canRun("pathfinding.copy-csv"));
        table->setFocus();
        table->setCurrentCell(13, 0);
        QTest::keyClick(table, Qt::Key_Return);
        QVERIFY(f.settled());
        QCOMPARE(f.page.run()->settings().lanes, std::vector{Algorithm::rbfs_memory});
        const QSignalSpy copied(&f.page, &Page::copyWanted);
        f.run("pathfinding.copy-comparison");
        QVERIFY(copied[0][0].toString().startsWith(q("algorithm")));
    }

    void longSearchesAreStopped() {
        LabFixture f;
        f.set(generated(701, 701, 1, loggia::pathfinding::MazeKind::perfect));
        RaceSettings settings;
        settings.lanes = {Algorithm::iterative_deepening};
        f.page.run()->setSettings(settings);
        auto* stop = f.find<QPushButton>("stop");
        QTRY_VERIFY_WITH_TIMEOUT(stop->isEnabled(), patience);
        QTest::mouseClick(stop, Qt::LeftButton);
        QVERIFY(f.settled());
        QVERIFY(!stop->isEnabled());
    }

    /// Anything a person can do, in any order: nothing warns, and undo leads back.
    void survivesWhatPeopleDo() {
        LabFixture f;
        std::mt19937 random(9);
        const auto& commands = f.page.info().commands;
        for (int i = 0; i < 120; ++i) {
            const auto& maze = *f.document().maze();
            const auto cell = [&] {
                return QPoint(static_cast<int>(random() % static_cast<unsigned>(maze.width)),
                              static_cast<int>(random() % static_cast<unsigned>(maze.height)));
            };
            switch (random() % 5) {
            case 0:
                runCommand(f.page, q(commands[random() % commands.size()].id));
                break;
            case 1: {
                RaceSettings settings;
                settings.lanes.clear();
                for (unsigned lane = 0; lane <= random() % 4; ++lane)
                    settings.lanes.push_back(loggia::pathfinding::stepwise_algorithms.at(
                        random() % loggia::pathfinding::stepwise_algorithms.size()));
                f.page.run()->setSettings(settings);
                break;
            }
            case 2:
                f.page.race()->goTo(random() % (f.page.race()->size() + 1));
                break;
            case 3:
                random() % 2 == 0 ? f.page.history()->undo() : f.page.history()->redo();
                break;
            default:
                if (isOfMaze(f.document().subject()))
                    dragOver(*f.maze, {cell(), cell()},
                             random() % 3 == 0 ? Qt::RightButton : Qt::LeftButton);
            }
            if (random() % 8 == 0)
                QTest::qWait(5);
        }
        f.run("pathfinding.stop");
        QVERIFY(f.settled());
        while (f.page.history()->canUndo())
            f.page.history()->undo();
        QCOMPARE(*f.document().maze(), workedMaze());
    }

    /// A wall that is drawn across a large maze is followed by searches while it is drawn.
    void largeMazesAreSearchedAsTheyAreDrawn() {
        LabFixture f;
        f.set(generated(512, 512, 1, loggia::pathfinding::MazeKind::obstacles));
        QVERIFY(f.settled());
        int results = 0;
        connect(f.page.race(), &Race::replaced, this, [&results] { ++results; });
        QTest::mousePress(f.maze, Qt::LeftButton, {}, pixelOf(*f.maze, {100, 3}));
        qint64 longest = 0;
        QElapsedTimer whole;
        whole.start();
        int frames = 0;
        // At least two results, however slow the machine is, each of them of new walls.
        for (; frames < 40 || (results < 2 && frames < 2000); ++frames) {
            QElapsedTimer frame;
            frame.start();
            moveTo(*f.maze, {100 + frames / 400, 3 + frames % 400}, Qt::LeftButton);
            QTest::qWait(4);
            longest = std::max(longest, frame.elapsed() - 4);
        }
        qInfo("%d frames in %lld ms, the longest %lld ms, %d results meanwhile", frames,
              static_cast<long long>(whole.elapsed()), static_cast<long long>(longest), results);
        QVERIFY(results >= 2);
        QTest::mouseRelease(f.maze, Qt::LeftButton, {}, pixelOf(*f.maze, {100, 42}));
        QVERIFY(f.settled());
        QCOMPARE(f.page.race()->lanes()[0]->question().maze, f.document().maze());
    }
};

LOGGIA_WINDOW_TEST(PathfindingPageTest)

} // namespace pathfinding_page_test

#include "pathfinding_page_test.moc"
