#include "core/pathfinding/problems/sliding.hpp"
#include "tests/suite.hpp"
#include "tests/ui/pathfinding/page_fixture.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "ui/pathfinding/maze/distance_legend.hpp"
#include "ui/pathfinding/race_panel.hpp"
#include "ui/theme/colours.hpp"
#include "ui/widgets/explanation_card.hpp"
#include "ui/widgets/verdict_label.hpp"

#include <QComboBox>
#include <QLabel>
#include <QSpinBox>
#include <QTableWidget>
#include <QToolButton>

namespace race_panel_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;
using loggia::pathfinding::Algorithm;

class RacePanelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void runnersAreChosen() {
        LabFixture f;
        QVERIFY(f.settled());
        choose(f, "against-2", static_cast<int>(Algorithm::breadth_first) + 1);
        QCOMPARE(f.page.run()->settings().lanes.size(), std::size_t{2});
        QVERIFY(f.find<QComboBox>("against-3")->isEnabled());
        QVERIFY(f.find<QComboBox>("against-3")->isVisible());
        QVERIFY(!f.find<QComboBox>("against-4")->isVisible());
        // What comes below the runners moves down, and stays.
        const auto* next = f.find<QComboBox>("against-3");
        const auto* heuristic = f.find<QComboBox>("heuristic");
        QTRY_VERIFY(heuristic->isVisible() && heuristic->y() >= next->geometry().bottom());
        QCOMPARE(heuristic->size(), next->size());
        QVERIFY(heuristic->parentWidget()->rect().contains(heuristic->geometry()));
        choose(f, "against-3", static_cast<int>(Algorithm::depth_first) + 1);
        choose(f, "against-2", 0); // the third takes the place of the second
        QCOMPARE(f.page.run()->settings().lanes,
                 (std::vector{Algorithm::a_star, Algorithm::depth_first}));
        QCOMPARE(f.find<QComboBox>("against-2")->currentIndex(),
                 static_cast<int>(Algorithm::depth_first) + 1);
        QVERIFY(f.settled());
        QCOMPARE(table(f)->columnCount(), 2);
        QCOMPARE(table(f)->horizontalHeaderItem(1)->text(), q("DFS"));
        QCOMPARE(f.page.lanes()->count(), 2);
    }

    /// What is chosen explains itself: each runner, the heuristic, the depth limit.
    void choicesHaveTips() {
        const LabFixture f;
        const auto* panel = f.page.findChild<RacePanel*>();
        QStringList tips;
        for (const QWidget* each : panel->findChildren<QWidget*>())
            if (qobject_cast<const QComboBox*>(each) != nullptr ||
                qobject_cast<const QSpinBox*>(each) != nullptr)
                tips << each->toolTip();
        QVERIFY(tips.size() >= 5);
        QVERIFY(!tips.contains(QString()));
    }

    void figuresAreOfTheMoment() {
        LabFixture f;
        QVERIFY(f.settled());
        QCOMPARE(verdict(f), q("Path found"));
        QCOMPARE(table(f)->item(3, 0)->text(), q("32"));
        f.page.race()->goTo(5);
        QCOMPARE(verdict(f), q("Searching"));
        QCOMPARE(table(f)->item(0, 0)->text(), q("5"));
        QVERIFY(f.page.findChild<ExplanationCard*>()->text().startsWith(q("Expands ")));
    }

    /// What another algorithm found is not said of the one that searches now.
    void figuresAreOfWhoIsAsked() {
        LabFixture f;
        QVERIFY(f.settled());
        RaceSettings settings;
        settings.lanes = {Algorithm::depth_first};
        f.page.run()->setSettings(settings);
        QCOMPARE(verdict(f), q("Searching"));
        QCOMPARE(table(f)->item(0, 0)->text(), q("\u2013"));
        QVERIFY(f.settled());
        QCOMPARE(verdict(f), q("Path found"));
        f.document().setSubject(MazeTask::corners);
        QCOMPARE(verdict(f), q("Searching"));
        QVERIFY(f.settled());
        QCOMPARE(verdict(f), q("Path found"));
    }

    /// "Solved in 26 moves" of the 8-puzzle is not said of the 15-puzzle, nor are its figures
    /// shown.
    void figuresOfAPuzzleAreOfNoOther() {
        LabFixture f;
        f.document().setSubject(f.document().lastTiles(3));
        QVERIFY(f.settled());
        QCOMPARE(verdict(f), q("Solved"));
        const QString said = f.page.findChild<ExplanationCard*>()->text();
        f.document().setSubject(f.document().lastTiles(4));
        QCOMPARE(verdict(f), q("Searching"));
        QVERIFY(f.page.findChild<ExplanationCard*>()->text() != said);
        for (int row = 0; row < table(f)->rowCount(); ++row)
            QCOMPARE(table(f)->item(row, 0)->text(), q("\u2013"));
        QVERIFY(f.page.lanes()->lane(0)->headline().endsWith(q("searching")));
    }

    void theCellUnderThePointerIsValued() {
        LabFixture f;
        QVERIFY(f.settled());
        moveTo(*f.maze, {4, 7}, Qt::NoButton);
        QVERIFY(f.find<QLabel>("here")->text().startsWith(q("Here: column 4, row 7: start")));
        QCOMPARE(table(f)->item(4, 0)->text(), q("0"));
        QCOMPARE(table(f)->item(5, 0)->text(), q("18"));
        QCOMPARE(table(f)->item(6, 0)->text(), q("18"));
        QTest::mousePress(f.maze, Qt::LeftButton, {}, pixelOf(*f.maze, {5, 7}));
        QTest::mouseRelease(f.maze, Qt::LeftButton, {}, pixelOf(*f.maze, {5, 7}));
        QVERIFY(f.settled());
        QVERIFY(f.find<QLabel>("here")->text().startsWith(q("Here: column 5, row 7: wall")));
        f.page.history()->undo();
        QVERIFY(f.settled());
        moveTo(*f.maze, {0, 0}, Qt::NoButton);
        QCOMPARE(table(f)->item(5, 0)->text(), q("\u2013"));
        f.page.activateWindow();
        f.maze->setFocus(Qt::TabFocusReason);
        QTest::keyClick(f.maze, Qt::Key_Right);
        QVERIFY(f.find<QLabel>("here")->text().startsWith(q("Here: column 6, row 7")));
    }

    /// The heuristics to choose from go with the problem, and each keeps its own.
    void heuristicsGoWithTheProblem() {
        using namespace loggia::pathfinding;
        LabFixture f;
        auto* heuristic = f.find<QComboBox>("heuristic");
        QCOMPARE(heuristic->count(), 6);
        f.document().setSubject(MazeTask::corners);
        QCOMPARE(heuristic->count(), 4);
        QCOMPARE(heuristic->currentText(), q("spanning tree"));
        QVERIFY(f.settled());
        const auto few = f.page.race()->lanes()[0]->result().expanded;
        choose(f, "heuristic", 3);
        QCOMPARE(f.page.run()->settings().collect_heuristic, CollectHeuristic::null);
        QVERIFY(f.settled());
        QVERIFY(f.page.race()->lanes()[0]->result().expanded > few);
        f.document().setSubject(f.document().lastTiles(3));
        QCOMPARE(heuristic->count(), 5);
        choose(f, "heuristic", 1);
        QCOMPARE(f.page.run()->settings().sliding_heuristic, SlidingHeuristic::misplaced);
        QVERIFY(f.settled());
        QCOMPARE(verdict(f), q("Solved"));
        QCOMPARE(table(f)->item(3, 0)->text(), q("26"));
        QCOMPARE(table(f)->item(5, 0)->text(), q("8")); // of the order shown: all are misplaced
        f.document().setSubject(RoadTrip{0, 1});
        QVERIFY(!heuristic->isEnabled());
        QCOMPARE(heuristic->currentText(), q("straight line"));
        QVERIFY(f.find<QLabel>("here")->text().contains(q("town")));
        f.document().setSubject(f.document().lastGraph());
        QCOMPARE(heuristic->currentText(), q("the h-values of your graph"));
        QVERIFY(f.find<QLabel>("here")->text().contains(q("node")));
        f.document().setSubject(MazeTask::food);
        QCOMPARE(heuristic->currentText(), q("none (0)"));
    }

    void saysThatAHeuristicIsNotAdmissible() {
        LabFixture f;
        QVERIFY(f.settled());
        auto* note = f.find<QLabel>("heuristic-note");
        QVERIFY(note->isHidden());
        choose(f, "heuristic", 2); // Manhattan
        QVERIFY(f.settled());
        QVERIFY(note->isHidden());
        f.run("pathfinding.neighbours");
        QVERIFY(f.settled());
        QVERIFY(!note->isHidden() && note->text().contains(q("not admissible")));
        f.document().setSubject(MazeTask::corners); // which has heuristics of its own
        QVERIFY(f.settled());
        QVERIFY(note->isHidden());
        f.document().setSubject(MazeTask::reach);
        QVERIFY(f.settled());
        choose(f, "heuristic", 0);
        QVERIFY(!f.page.run()->settings().heuristic);
    }

    /// That an algorithm is for other problems is no failure of the others.
    void whatDoesNotApplyDoesNotLose() {
        LabFixture f;
        f.set(mazeOf("S5G\n...\n"));
        setLanes(f, {Algorithm::a_star, Algorithm::jump_point});
        QCOMPARE(verdict(f), q("Path found; JPS does not apply"));
        QCOMPARE(ink(f), coloursFor(f.page.palette()).win);
        QCOMPARE(table(f)->item(3, 1)->text(), q("\u2013"));
    }

    /// Distances are of cells.
    void legendsGoWithTheProblem() {
        LabFixture f;
        QVERIFY(f.settled());
        const auto* distances = f.page.findChild<DistanceLegend*>();
        QVERIFY(distances->isHidden());
        QTest::mouseClick(f.find<QToolButton>("distances"), Qt::LeftButton);
        QVERIFY(!distances->isHidden());
        f.document().setSubject(f.document().lastTiles(3));
        QVERIFY(distances->isHidden());
        f.document().setSubject(MazeTask::reach);
        QVERIFY(!distances->isHidden());
    }

    void theLimitIsOfDepthLimitedSearch() {
        LabFixture f;
        auto* limit = f.find<QSpinBox>("depth-limit");
        QVERIFY(limit->isHidden());
        choose(f, "against-2", static_cast<int>(Algorithm::depth_limited) + 1);
        QVERIFY(!limit->isHidden());
        QVERIFY(f.settled());
        QCOMPARE(verdict(f), q("1 of 2 found a path"));
        QCOMPARE(ink(f), coloursFor(f.page.palette()).text); // a limit is no failure
        limit->setFocus();
        limit->selectAll();
        QTest::keyClicks(limit, q("40"));
        QTest::keyClick(limit, Qt::Key_Return);
        QCOMPARE(f.page.run()->settings().depth_limit, 40);
        QVERIFY(f.settled());
        QCOMPARE(verdict(f), q("Path found"));
    }

    /// A limit that was too small does not show that there is no solution.
    void limitsDecideNothing() {
        LabFixture f;
        f.document().setSubject(*loggia::pathfinding::tiles_of("7 2 4 5 0 6 8 3 1"));
        RaceSettings settings;
        settings.lanes = {Algorithm::depth_limited};
        settings.depth_limit = 3;
        f.page.run()->setSettings(settings);
        QVERIFY(f.settled());
        QCOMPARE(verdict(f), q("Undecided"));
        // What one of them has proven is known.
        f.document().setSubject(MazeTask::reach);
        f.set(mazeOf("S.......\n......##\n......#G\n"));
        settings.lanes = {Algorithm::depth_limited, Algorithm::a_star};
        f.page.run()->setSettings(settings);
        QVERIFY(f.settled());
        QCOMPARE(verdict(f), q("No path found"));
    }

    void faultsAreSaid() {
        LabFixture f;
        auto maze = smallMaze();
        maze.goal.reset();
        f.set(maze);
        QVERIFY(f.settled());
        QCOMPARE(verdict(f), q("Nothing to search"));
        QVERIFY(f.page.findChild<ExplanationCard*>()->text().contains(q("no goal")));
        f.set(mazeOf("S#G\n"));
        QVERIFY(f.settled());
        QCOMPARE(verdict(f), q("No path found"));
    }

private:
    static void choose(LabFixture& f, const char* name, int row) {
        auto* box = f.find<QComboBox>(name);
        box->setFocus();
        QTest::keyClick(box, Qt::Key_Home);
        for (int i = 0; i < row; ++i)
            QTest::keyClick(box, Qt::Key_Down);
    }
    static QTableWidget* table(LabFixture& f) { return f.find<QTableWidget>("figures"); }
    static QString verdict(LabFixture& f) { return f.page.findChild<VerdictLabel*>()->text(); }
    /// The colour of the verdict.
    static QColor ink(LabFixture& f) {
        return f.page.findChild<VerdictLabel*>()
            ->findChild<QLabel*>(q("verdict"))
            ->palette()
            .color(QPalette::WindowText);
    }
};

LOGGIA_WINDOW_TEST(RacePanelTest)

} // namespace race_panel_test

#include "race_panel_test.moc"
