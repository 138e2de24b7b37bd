#include "tests/suite.hpp"
#include "tests/ui/pathfinding/page_fixture.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "ui/pathfinding/comparison_panel.hpp"
#include "ui/pathfinding/graph/road_map_view.hpp"
#include "ui/pathfinding/pathfinding_example.hpp"
#include "ui/pathfinding/race/tiles_view.hpp"
#include "ui/widgets/explanation_card.hpp"
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

namespace pathfinding_page_problems_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;
using loggia::pathfinding::Algorithm;
using loggia::pathfinding::Point;

/// What is searched besides the way through a maze, and by whom not.
class PathfindingPageProblemsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    /// Chosen by keys, refused where there is terrain, drawn even by mouse, and raced with A*.
    void jumpPointsAreWatched() {
        LabFixture f;
        QVERIFY(f.settled());
        auto* engine = f.find<QComboBox>("engine");
        engine->setFocus();
        QTest::keyClick(engine, Qt::Key_End);
        QVERIFY(f.settled());
        QCOMPARE(f.page.run()->settings().lanes.front(), Algorithm::jump_point);
        QCOMPARE(f.page.lanes()->lane(0)->headline(), q("Jump point search: does not apply"));
        QVERIFY(
            f.page.findChild<VerdictLabel*>()->text().contains(q("This algorithm does not apply")));
        // The floor of cost 5 is drawn over with the tool for costs.
        auto* cost = f.find<QSpinBox>("cost");
        f.run("pathfinding.tool-costs");
        cost->setValue(1);
        const auto maze = f.document().maze();
        for (std::size_t cell = 0; cell < maze->cells(); ++cell)
            if (maze->terrain[cell] > 1)
                dragOver(*f.maze, {QPoint(maze->point(cell).x, maze->point(cell).y)});
        QVERIFY(f.settled());
        QVERIFY(f.page.race()->lanes()[0]->showsSolution());
        auto* against = f.find<QComboBox>("against-2");
        against->setFocus();
        QTest::keyClicks(against, q("A*"));
        QVERIFY(f.settled());
        QCOMPARE(f.page.run()->settings().lanes,
                 (std::vector{Algorithm::jump_point, Algorithm::a_star}));
        for (const bool eight : {false, true}) {
            if (eight)
                f.run("pathfinding.neighbours");
            QVERIFY(f.settled());
            const auto& jumps = f.page.race()->lanes()[0]->result();
            const auto& steps = f.page.race()->lanes()[1]->result();
            QCOMPARE(jumps.cost, steps.cost);
            QVERIFY(jumps.expanded < steps.expanded);
            // All that lies between jump points is on the path.
            const auto& path = f.maze->maze().path;
            QCOMPARE(path.size(), jumps.steps.size() + 1);
        }
        // In the middle of it: what was passed is marked, and has no g.
        f.page.race()->goTo(2);
        const MazeScene& scene = f.maze->maze();
        std::size_t cell = 0;
        while (cell < scene.marks.size() &&
               scene.mark(cell) != loggia::pathfinding::Mark::looked_over)
            ++cell;
        QVERIFY(cell < scene.marks.size());
        const Point at = scene.maze->point(cell);
        moveTo(*f.maze, {at.x, at.y}, Qt::NoButton);
        auto* figures = f.find<QTableWidget>("figures");
        QCOMPARE(figures->item(4, 0)->text(), q("\u2013"));
        QVERIFY(figures->item(5, 0)->text() != q("\u2013"));
        QVERIFY(f.find<QLabel>("here")->text().contains(q("scanned")));
        // In the table it has its row, which says what it passed. A small maze will do, for every
        // algorithm is run.
        f.set(generated(9, 9, 1));
        f.run("pathfinding.compare");
        QVERIFY(f.settled());
        auto* table = f.find<QTableWidget>("comparison");
        QCOMPARE(table->item(5, 0)->text(), q("JPS"));
        QVERIFY(table->item(5, 3)->toolTip().contains(q("scanned")));
        f.document().setSubject(MazeTask::corners);
        f.run("pathfinding.compare");
        QVERIFY(f.settled());
        QCOMPARE(table->item(5, 1)->text(), q("does not apply"));
        QVERIFY(f.find<QLabel>("note")->text().contains(q("Does not apply here: JPS")));
        for (int column = 0; column < table->columnCount(); ++column)
            QVERIFY(table->item(5, column)->toolTip().contains(q("single goal")));
        QVERIFY(table->item(5, 0)
                    ->data(Qt::AccessibleDescriptionRole)
                    .toString()
                    .contains(q("single goal")));
    }

    void theMapIsSearchedWithItsLimits() {
        LabFixture f;
        f.run("pathfinding.romania");
        setLanes(f, {Algorithm::rbfs_memory});
        QCOMPARE(costOf(f), 418);
        QVERIFY(f.page.lanes()->lane(0)->shown() == f.page.lanes()->lane(0)->map());
        QVERIFY(!f.canRun("pathfinding.tool-walls"));
        auto* tree = f.find<TreeView>("limits");
        auto* tabs = f.page.findChild<QTabWidget*>();
        QStringList titles;
        for (int tab = 0; tab < tabs->count(); ++tab)
            if (tabs->isTabVisible(tab))
                titles << tabs->tabText(tab);
        QCOMPARE(titles,
                 QStringList({q("Search"), q("Code"), q("Compare"), q("About"), q("f-limits")}));
        f.page.race()->goTo(3);
        tabs->setCurrentWidget(tree);
        QVERIFY(tree->tree().size() > 0); // of the moment, as soon as it is in sight
        f.page.race()->goTo(4);
        QStringList labels;
        for (const TreeNode& node : tree->tree().nodes)
            labels << node.label;
        QVERIFY(labels.contains(q("Fagaras 415 \u2264 417")));
        // A town is valued like a cell.
        GraphView* map = f.page.lanes()->lane(0)->map();
        map->setFocus();
        map->select(15); // Sibiu
        QCOMPARE(f.find<QTableWidget>("figures")->item(6, 0)->text(), q("393"));
        setLanes(f, {Algorithm::a_star});
        QVERIFY(!tabs->isTabVisible(tabs->indexOf(tree)));
        f.page.history()->undo();
        QVERIFY(f.settled());
        QVERIFY(f.page.lanes()->lane(0)->shown() == f.maze);
        QCOMPARE(costOf(f), 32);
    }

    /// A person may want larger text on boards, as before a class.
    void namesOfTownsHaveRoomInAnySize() {
        LabFixture f;
        f.run("pathfinding.romania");
        QVERIFY(f.settled());
        RoadMapView* map = f.page.lanes()->lane(0)->map();
        QFont large = map->font();
        large.setPointSizeF(2 * large.pointSizeF());
        map->setFont(large);
        const QFontMetricsF metrics(large);
        for (int town = 0; town < static_cast<int>(map->scene().nodes.size()); ++town)
            QVERIFY(map->scene().place(town).width() >=
                    metrics.horizontalAdvance(
                        map->scene().nodes[static_cast<std::size_t>(town)].label));
    }

    /// Food put by mouse and key is searched for at once, and eaten on the way.
    void foodIsDrawnAndEaten() {
        LabFixture f;
        f.set(mazeOf("#######\n"
                     "#S....#\n"
                     "#.....#\n"
                     "#....G#\n"
                     "#######\n"));
        auto* what = f.find<QComboBox>("what");
        what->setFocus();
        QTest::keyClick(what, Qt::Key_Down);
        QVERIFY(f.settled());
        QCOMPARE(f.page.race()->steps(), std::size_t{8}); // all corners
        f.document().setSubject(MazeTask::food);
        QVERIFY(f.settled());
        QCOMPARE(f.page.race()->steps(), std::size_t{0}); // there is no food
        const auto* play = f.find<QPushButton>("start");
        QVERIFY(!play->isEnabled() && !f.canRun("pathfinding.play"));
        QVERIFY2(play->toolTip().contains(q("food")), qPrintable(play->toolTip()));
        QVERIFY(f.canRun("pathfinding.tool-food") && !f.canRun("pathfinding.tool-goal"));
        f.run("pathfinding.tool-food");
        dragOver(*f.maze, {{5, 1}, {5, 3}});
        f.maze->setFocus(Qt::TabFocusReason);
        f.maze->setCursorAt({1, 2});
        QTest::keyClick(f.maze, Qt::Key_F);
        QVERIFY(f.settled());
        QCOMPARE(f.document().maze()->food.size(), std::size_t{4});
        QVERIFY(play->isEnabled() && !play->toolTip().contains(q("food")));
        QCOMPARE(f.page.race()->steps(), std::size_t{8});
        QVERIFY(!f.maze->maze().agent);
        for (int i = 0; i < 3; ++i)
            f.run("pathfinding.walk-forward");
        QCOMPARE(f.maze->maze().agent, std::optional<std::size_t>(3));
        f.run("pathfinding.walk-back");
        QCOMPARE(f.maze->maze().agent, std::optional<std::size_t>(2));
        f.document().setSubject(MazeTask::reach); // the tool for food is of no use any more
        QVERIFY(!f.canRun("pathfinding.tool-food"));
    }

    /// Tiles are pushed on the board; whatever is shown is what the search begins with.
    void puzzlesArePlayed() {
        LabFixture f;
        f.document().setSubject(*loggia::pathfinding::tiles_of("724506831"));
        QVERIFY(f.settled());
        TilesView* tiles = f.page.lanes()->lane(0)->tiles();
        QVERIFY(tiles->isVisible());
        QCOMPARE(f.page.race()->steps(), std::size_t{26});
        f.page.race()->goTo(100);
        const auto shown = tiles->tiles().tiles;
        int place = 0;
        while (!pushed(shown, place))
            ++place;
        QTest::mouseClick(tiles, Qt::LeftButton, {},
                          tiles->tilesGeometry().rectOf(place).center().toPoint());
        const auto after = *pushed(shown, place);
        QVERIFY(f.document().subject() == SearchSubject(after));
        QCOMPARE(tiles->tiles().tiles, after);
        QVERIFY(f.settled());
        QCOMPARE(tiles->tiles().tiles, after);
        f.run("pathfinding.generate-next");
        QVERIFY(f.settled());
        QCOMPARE(tiles->tiles().tiles, loggia::pathfinding::shuffled_tiles(3, 40, 2));
        while (f.canRun("pathfinding.walk-forward"))
            f.run("pathfinding.walk-forward");
        QVERIFY(tiles->tiles().ordered);
        f.page.history()->setIndex(0);
        QVERIFY(f.maze->isVisible());
    }

    /// An order of the wrong parity has no solution, and nobody searches for one.
    void hopelessOrdersAreNotSearched() {
        LabFixture f;
        f.document().setSubject(
            *loggia::pathfinding::tiles_of("0 2 1 3 4 5 6 7 8 9 10 11 12 13 14 15"));
        QVERIFY(f.settled());
        QVERIFY(f.page.findChild<VerdictLabel*>()->text().contains(q("No solution")));
        QVERIFY(f.page.findChild<ExplanationCard*>()->text().contains(q("parity")));
        QCOMPARE(f.page.race()->lanes()[0]->result().expanded, std::uint64_t{0});
        f.run("pathfinding.compare");
        QVERIFY(f.settled());
        auto* table = f.find<QTableWidget>("comparison");
        for (int row = 0; row < table->rowCount(); ++row)
            QCOMPARE(table->item(row, 1)->text(), q("no path"));
        // Exchanging two tiles leads to the other half.
        f.document().setSubject(*loggia::pathfinding::tiles_of("2 0 1 3 4 5 6 7 8"));
        QVERIFY(f.settled());
        QVERIFY(f.page.findChild<VerdictLabel*>()->text().contains(q("No solution")));
        f.document().setSubject(*loggia::pathfinding::tiles_of("1 0 2 3 4 5 6 7 8"));
        QVERIFY(f.settled());
        QVERIFY(f.page.findChild<VerdictLabel*>()->text().contains(q("Solved")));
    }
};

LOGGIA_WINDOW_TEST(PathfindingPageProblemsTest)

} // namespace pathfinding_page_problems_test

#include "pathfinding_page_problems_test.moc"
