#include "core/pathfinding/searches/pseudo_code.hpp"
#include "tests/suite.hpp"
#include "tests/ui/pathfinding/page_fixture.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "ui/pathfinding/code_panel.hpp"
#include "ui/shell/session.hpp"

#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QTabWidget>
#include <QTableWidget>
#include <QToolButton>

namespace code_panel_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;
using pathfinding::Algorithm;

class CodePanelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    /// Step by step with the key and the button: the line, the map and the frontier are of one
    /// moment.
    void goesLineByLine() {
        LabFixture f;
        f.set(smallMaze());
        QVERIFY(f.settled());
        f.page.race()->goTo(0);
        f.run("pathfinding.next-line");
        CodePanel& code = *f.page.code();
        QVERIFY(code.isVisible());
        auto* list = f.find<QListWidget>("code");
        const auto& text = pathfinding::pseudo_code_of(Algorithm::a_star);
        QCOMPARE(list->count(), static_cast<int>(text.lines.size()));
        const auto& lane = *f.page.race()->lanes()[0];
        QCOMPARE(code.line(), line_of(text, *lane.lastEvent()));
        QVERIFY(list->currentItem()->text().contains(q("remove the node")));
        QVERIFY(list->currentItem()->font().bold());
        // A screen reader reads the line and what it did.
        const auto* event = f.find<QLabel>("event");
        QVERIFY(event->accessibleName().contains(q("remove the node")));
        QVERIFY(!event->text().isEmpty() && event->accessibleName().endsWith(event->text()));
        QVERIFY(code.frontier().rows.empty()); // the start was taken out
        QTest::mouseClick(f.find<QToolButton>("next-line"), Qt::LeftButton);
        QVERIFY(list->currentItem()->text().contains(q("add n")));
        QCOMPARE(code.frontier().rows.size(), std::size_t{1});
        QCOMPARE(f.find<QTableWidget>("frontier")->rowCount(), 1);
        QVERIFY(f.find<QLabel>("event")->text().startsWith(q("Adds ")));
        QTest::mouseClick(f.find<QToolButton>("previous-line"), Qt::LeftButton);
        QVERIFY(code.frontier().rows.empty());
        f.run("pathfinding.previous-line");
        QVERIFY(!f.canRun("pathfinding.previous-line"));
        for (int i = 0; f.canRun("pathfinding.next-line"); ++i) {
            QVERIFY(i < 200);
            f.run("pathfinding.next-line");
        }
        QVERIFY(list->currentItem()->text().contains(q("is the goal")));
        QCOMPARE(namelessWidgets(code), QStringList());
    }

    /// A row of the frontier shows where its cell is.
    void frontierIsShown() {
        LabFixture f;
        QVERIFY(f.settled());
        f.page.race()->goTo(30);
        f.run("pathfinding.next-line");
        auto* table = f.find<QTableWidget>("frontier");
        QVERIFY(table->rowCount() > 2);
        table->setFocus();
        table->setCurrentCell(0, 0);
        QTest::keyClick(table, Qt::Key_Down);
        const auto place =
            f.page.race()->lanes()[0]->placeOf(f.page.code()->frontier().rows[1].state);
        QCOMPARE(f.maze->cursorCell(), QPoint(place->x, place->y));
        QVERIFY(f.find<QLabel>("frontier-count")->text().startsWith(q("Frontier, the next node")));
    }

    /// States that differ in the food that is left have long names.
    void namesAreNotCut() {
        LabFixture f;
        f.set(mazeOf("S..*\n....\n*..*\n"));
        f.document().setSubject(MazeTask::food);
        QVERIFY(f.settled());
        f.page.race()->goTo(3);
        f.run("pathfinding.next-line");
        auto* table = f.find<QTableWidget>("frontier");
        QVERIFY(table->rowCount() > 0);
        table->resize(260, 200);
        QVERIFY(table->columnWidth(0) >=
                table->fontMetrics().horizontalAdvance(table->item(0, 0)->text()));
    }

    /// Of a race, the code of each runner.
    void lanesAreChosen() {
        LabFixture f;
        f.set(smallMaze());
        setLanes(f, {Algorithm::a_star, Algorithm::iterative_deepening});
        f.page.race()->goTo(0);
        f.run("pathfinding.next-line");
        auto* lanes = f.find<QComboBox>("code-lane");
        QVERIFY(lanes->isVisible());
        QCOMPARE(lanes->count(), 2);
        lanes->setFocus();
        QTest::keyClick(lanes, Qt::Key_Down);
        QCOMPARE(f.page.code()->lane(), 1);
        QVERIFY(f.find<QListWidget>("code")->item(0)->text().contains(q("for limit")));
        QVERIFY(f.page.code()->frontier().is_path);
        setLanes(f, {Algorithm::a_star});
        QVERIFY(!lanes->isVisible());
    }

    void whereThereIsNoPath() {
        LabFixture f;
        f.set(mazeOf("S#G\n"));
        QVERIFY(f.settled());
        f.page.race()->goTo(f.page.race()->size());
        f.run("pathfinding.previous-line");
        f.page.race()->goTo(f.page.race()->size());
        QVERIFY(f.find<QListWidget>("code")->currentItem()->text().contains(q("return no path")));
        f.set(mazeOf("S.\n")); // without a goal
        QVERIFY(f.settled());
        QCOMPARE(f.page.code()->line(), std::optional<std::size_t>());
        QVERIFY(f.find<QLabel>("event")->text().contains(q("no goal")));
    }

    /// g, h and f in the cells: on at first, and switched by a key.
    void valuesAreShown() {
        LabFixture f;
        f.set(smallMaze());
        QVERIFY(f.settled());
        QVERIFY(f.page.areValuesShown());
        QVERIFY(!f.maze->maze().values.empty());
        const QImage with = f.maze->grab().toImage();
        f.run("pathfinding.values");
        QVERIFY(f.maze->maze().values.empty());
        QVERIFY(f.maze->grab().toImage() != with);
        LabFixture again;
        again.page.session()->restore(f.page.session()->state());
        QVERIFY(!again.page.areValuesShown());
    }
};

LOGGIA_WINDOW_TEST(CodePanelTest)

} // namespace code_panel_test

#include "code_panel_test.moc"
