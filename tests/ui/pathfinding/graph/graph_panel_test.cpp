#include "tests/suite.hpp"
#include "tests/ui/pathfinding/page_fixture.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "ui/pathfinding/graph/graph_panel.hpp"
#include "ui/pathfinding/graph/road_edit.hpp"
#include "ui/pathfinding/graph/road_map_view.hpp"
#include "ui/shell/session.hpp"
#include "ui/undo/history.hpp"

#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTableWidget>

#include <memory>

namespace graph_panel_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

/// A graph that is drawn, on the page and by what a person has: mouse, keys and tables.
class GraphPanelTest : public QObject {
    Q_OBJECT

    struct Drawn : LabFixture {
        RoadMapView* map = page.lanes()->lane(0)->map();
        GraphPanel* panel = page.findChild<GraphPanel*>();

        Drawn() {
            run("pathfinding.graph");
            static_cast<void>(settled());
        }
        [[nodiscard]] const RoadTrip& trip() { return *graphOf(document().subject()); }
        [[nodiscard]] const pathfinding::RoadMap& graph() { return mapOf(trip()); }
        [[nodiscard]] QPoint at(int node) const { return map->rectOf(node).center().toPoint(); }
    };

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void isSearched() {
        Drawn f;
        QVERIFY(f.map->isEditable() && f.panel->isVisible());
        QCOMPARE(costOf(f), pathfinding::Cost{7});
        QVERIFY(f.panel->note().contains(q("is admissible")));
        // A cost that is typed is searched at once.
        auto* edges = f.find<QTableWidget>("edges");
        edges->item(0, 2)->setText(q("9"));
        QVERIFY(f.settled());
        QCOMPARE(f.graph().roads[0].length, pathfinding::Cost{9});
        QCOMPARE(costOf(f), pathfinding::Cost{10});
        f.page.history()->undo();
        QVERIFY(f.settled());
        QCOMPARE(costOf(f), pathfinding::Cost{7});
        // With decimals, whatever sign a country has for them, and for nothing.
        for (const char* typed : {"1.5", "1,50"}) {
            edges->item(0, 2)->setText(q(typed));
            QVERIFY(f.settled());
            QCOMPARE(f.graph().unit, pathfinding::road_hundredths);
            QCOMPARE(costOf(f), pathfinding::Cost{650});
            QCOMPARE(edges->item(0, 2)->text(), q("1.5"));
        }
        edges->item(0, 2)->setText(q("0"));
        QVERIFY(f.settled());
        QCOMPARE(costOf(f), pathfinding::Cost{5});
        f.page.history()->undo();
        f.page.history()->undo();
        QVERIFY(f.settled());
        auto* nodes = f.find<QTableWidget>("nodes");
        nodes->item(1, 1)->setText(q("90"));
        QVERIFY(f.panel->note().contains(q("h of A is above")));
        nodes->item(1, 1)->setText(q("many")); // which is no number
        QCOMPARE(nodes->item(1, 1)->text(), q("90"));
        nodes->item(1, 0)->setText(q("Bonn"));
        QCOMPARE(f.graph().towns[1].name, std::string("Bonn"));
        edges->item(0, 3)->setCheckState(Qt::Checked);
        QVERIFY(f.graph().roads[0].one_way);
        // Where an edge leads is no text to type over.
        for (const int end : {0, 1}) {
            edges->setFocus();
            edges->setCurrentCell(0, end);
            QTest::keyClick(edges, Qt::Key_F2);
            QVERIFY(edges->findChild<QLineEdit*>() == nullptr);
        }
        QCOMPARE(namelessWidgets(*f.panel), QStringList());
    }

    /// As when the graph is saved before Return is pressed.
    void takesWhatIsBeingTyped() {
        Drawn f;
        auto* nodes = f.find<QTableWidget>("nodes");
        nodes->setCurrentCell(1, 0);
        nodes->setFocus();
        QTest::keyClick(nodes, Qt::Key_F2);
        auto* cell = nodes->findChild<QLineEdit*>();
        QVERIFY(cell != nullptr && cell->hasFocus());
        cell->selectAll();
        QTest::keyClicks(cell, q("Ulm"));
        f.page.takeTyped();
        QCOMPARE(f.graph().towns[1].name, std::string("Ulm"));
        QVERIFY(nodes->hasFocus());
    }

    /// Down to the last node, by the same button; then the keyboard is where one begins anew.
    void isTakenApart() {
        Drawn f;
        auto* nodes = f.find<QTableWidget>("nodes");
        auto* edges = f.find<QTableWidget>("edges");
        QPushButton* remove = nullptr;
        QPushButton* part = nullptr;
        QPushButton* add = nullptr;
        for (QPushButton* each : f.panel->findChildren<QPushButton*>()) {
            remove = each->text() == q("Delete node") ? each : remove;
            part = each->text() == q("Delete edge") ? each : part;
            add = each->text() == q("Add node") ? each : add;
        }
        edges->setCurrentCell(edges->rowCount() - 1, 0);
        part->setFocus();
        while (edges->rowCount() > 0) {
            const int rows = edges->rowCount();
            QTest::keyClick(part, Qt::Key_Space);
            QCOMPARE(edges->rowCount(), rows - 1);
        }
        QVERIFY(f.panel->isAncestorOf(f.page.focusWidget()));
        nodes->setCurrentCell(nodes->rowCount() - 1, 0);
        remove->setFocus();
        while (nodes->rowCount() > 0) {
            const int rows = nodes->rowCount();
            QTest::keyClick(remove, Qt::Key_Space);
            QCOMPARE(nodes->rowCount(), rows - 1);
        }
        QVERIFY(add->hasFocus());
        QVERIFY(f.panel->note().contains(q("Add node")));
        QTest::keyClick(add, Qt::Key_Space);
        QCOMPARE(nodes->rowCount(), 1);
        QVERIFY(f.panel->note().startsWith(q("Select a node")));
    }

    void isDrawnByMouse() {
        Drawn f;
        const std::size_t nodes = f.graph().towns.size();
        const std::size_t edges = f.graph().roads.size();
        QTest::mouseDClick(f.map, Qt::LeftButton, {}, QPoint(30, f.map->height() / 2));
        QCOMPARE(f.graph().towns.size(), nodes + 1);
        QVERIFY(f.settled());
        const int made = static_cast<int>(nodes);
        const auto drag = [&](Qt::MouseButton button, const QPoint& from, const QPoint& to) {
            QTest::mousePress(f.map, button, {}, from);
            const QPointF end(to);
            QMouseEvent move(QEvent::MouseMove, end, f.map->mapToGlobal(end), Qt::NoButton, button,
                             {});
            QApplication::sendEvent(f.map, &move);
            QVERIFY(!f.map->grab().isNull());
            QTest::mouseRelease(f.map, button, {}, to);
        };
        drag(Qt::RightButton, f.at(made), f.at(0));
        QCOMPARE(f.graph().roads.size(), edges + 1);
        drag(Qt::RightButton, f.at(0), f.at(made)); // takes it away
        QCOMPARE(f.graph().roads.size(), edges);
        const double x = f.graph().towns[0].x;
        drag(Qt::LeftButton, f.at(0), f.at(0) + QPoint(60, 30));
        QVERIFY(f.graph().towns[0].x > x);
        QVERIFY(f.settled());
        QTest::mouseClick(f.map, Qt::LeftButton, {}, f.at(1));
        QCOMPARE(f.map->selected(), 1);
        QCOMPARE(f.find<QTableWidget>("nodes")->currentRow(), 1);
    }

    void isDrawnByKeys() {
        Drawn f;
        f.map->setFocus();
        f.map->select(1);
        QTest::keyClick(f.map, Qt::Key_S);
        QCOMPARE(f.trip().start, std::size_t{1});
        QTest::keyClick(f.map, Qt::Key_C);
        QCOMPARE(f.map->edgeFrom(), 1);
        f.map->select(4);
        QVERIFY(!f.map->grab().isNull());
        QSignalSpy said(&f.page, &Page::message);
        QTest::keyClick(f.map, Qt::Key_C);
        QCOMPARE(f.graph().roads.back().b, std::size_t{4});
        QCOMPARE(said.last()[0].toString(),
                 q("Drew an edge from %1 to %2.")
                     .arg(QString::fromStdString(f.graph().towns[1].name),
                          QString::fromStdString(f.graph().towns[4].name)));
        QTest::keyClick(f.map, Qt::Key_C);
        QTest::keyClick(f.map, Qt::Key_Escape);
        QCOMPARE(f.map->edgeFrom(), -1);
        QTest::keyClick(f.map, Qt::Key_G);
        QCOMPARE(f.trip().goal, std::size_t{4});
        const double x = f.graph().towns[4].x;
        QTest::keyClick(f.map, Qt::Key_Left, Qt::ControlModifier);
        QVERIFY(f.graph().towns[4].x < x);
        const std::size_t nodes = f.graph().towns.size();
        QTest::keyClick(f.map, Qt::Key_Insert);
        QCOMPARE(f.graph().towns.size(), nodes + 1);
        QCOMPARE(f.map->selected(), static_cast<int>(nodes)); // beside node 4, not over it
        QVERIFY(!f.map->rectOf(4).contains(f.map->rectOf(f.map->selected()).center()));
        QTest::keyClick(f.map, Qt::Key_Delete);
        QCOMPARE(f.graph().towns.size(), nodes);
        f.map->select(4);
        QTest::keyClick(f.map, Qt::Key_Delete); // the goal
        QCOMPARE(f.trip().goal, no_town);
        QVERIFY(f.settled());
        QVERIFY(f.panel->note().contains(q("Goal here")));
        QVERIFY(f.page.race()->lanes()[0]->fault().contains(q("no goal")));
    }

    /// By F2 or a double click the name is typed in the table, whichever tab is in front.
    void isNamedFromThePicture() {
        Drawn f;
        auto* tabs = f.page.findChild<QTabWidget*>();
        tabs->setCurrentIndex(0);
        f.map->setFocus();
        f.map->select(2);
        QTest::keyClick(f.map, Qt::Key_F2);
        QVERIFY(f.panel->isVisible());
        const auto type = [&](const char* name) {
            auto* editor = f.find<QTableWidget>("nodes")->findChild<QLineEdit*>();
            QVERIFY(editor != nullptr);
            QTest::keyClicks(editor, q(name));
            QTest::keyClick(editor, Qt::Key_Return);
        };
        type("Ulm");
        QTRY_COMPARE(f.graph().towns[2].name, std::string("Ulm"));
        QSignalSpy said(&f.page, &Page::message);
        // The map glides to where all of it is seen.
        QTRY_VERIFY(f.map->rect().contains(f.map->rectOf(3).toAlignedRect()));
        QTest::mouseDClick(f.map, Qt::LeftButton, {}, f.at(3));
        type("Ulm"); // which is another node's
        QTRY_COMPARE(said.count(), 1);
        QCOMPARE(f.graph().towns[3].name, std::string("C"));
        QVERIFY(said.last()[0].toString().contains(q("no other node has")));
    }

    /// A page may go while a name is being typed.
    void goesWhileOneTypes() {
        Drawn f;
        f.map->setFocus();
        f.map->select(2);
        QTest::keyClick(f.map, Qt::Key_F2);
        auto* editor = f.find<QTableWidget>("nodes")->findChild<QLineEdit*>();
        QVERIFY(editor != nullptr);
        QTest::keyClicks(editor, q("Ulm"));
    }

    /// What cannot be done is said.
    void saysWhyNothingIsDone() {
        Drawn f;
        QSignalSpy said(&f.page, &Page::message);
        auto* nodes = f.find<QTableWidget>("nodes");
        auto* edges = f.find<QTableWidget>("edges");
        const auto type = [&](QTableWidget* table, int column, const char* text) {
            table->setFocus();
            table->setCurrentCell(0, column);
            QTest::keyClick(table, Qt::Key_F2);
            auto* editor = table->findChild<QLineEdit*>();
            QVERIFY(editor != nullptr);
            editor->selectAll();
            QTest::keyClicks(editor, q(text));
            QTest::keyClick(editor, Qt::Key_Return);
            QTRY_VERIFY(table->findChild<QLineEdit*>() == nullptr); // it closes a moment later
        };
        type(nodes, 1, "-3");
        QTRY_COMPARE(said.count(), 1);
        QVERIFY(said.last()[0].toString().startsWith(q("A heuristic is a number from 0")));
        type(edges, 2, "1.125");
        QTRY_COMPARE(said.count(), 2);
        QVERIFY(said.last()[0].toString().startsWith(q("A cost is a number from 0")));
        type(edges, 2, "2"); // as it is
        type(nodes, 0, "S");
        QTest::qWait(50);
        QCOMPARE(said.count(), 2);
        f.find<QTableWidget>("nodes")->setCurrentCell(0, 0);
        for (auto* box : f.panel->findChildren<QComboBox*>())
            box->setCurrentIndex(0);
        QTest::mouseClick(buttonOf(*f.panel, "Add edge"), Qt::LeftButton);
        QVERIFY(said.last()[0].toString().startsWith(q("An edge joins two")));
    }

    /// Nothing moves under the pointer while all of the drawing is in sight.
    void theScaleStaysWhileOneDraws() {
        Drawn f;
        f.document().replaceGraph({no_town, no_town, std::make_shared<pathfinding::RoadMap>()},
                                  q("new graph"));
        QVERIFY(f.settled());
        QTest::mouseDClick(f.map, Qt::LeftButton, {}, QPoint(200, 150));
        QVERIFY(f.settled());
        QTest::qWait(300); // it comes to the middle
        const QPointF first = f.map->rectOf(0).center();
        QTest::mouseDClick(f.map, Qt::LeftButton, {}, first.toPoint() + QPoint(120, 60));
        QVERIFY(f.settled());
        QCOMPARE(f.graph().towns.size(), std::size_t{2});
        QVERIFY((f.map->rectOf(0).center() - first).manhattanLength() < 1);
        f.run("pathfinding.romania"); // another drawing is fitted
        QVERIFY(f.settled() && f.map->isFitted());
        QTest::qWait(300);
        QVERIFY(f.map->rect().contains(f.map->rectOf(0).toAlignedRect()));
        QVERIFY(f.map->rect().contains(f.map->rectOf(19).toAlignedRect()));
    }

    void hasButtons() {
        Drawn f;
        const auto press = [&](const char* name) {
            QTest::mouseClick(buttonOf(*f.panel, name), Qt::LeftButton);
        };
        const std::size_t nodes = f.graph().towns.size();
        press("Add node");
        QCOMPARE(f.graph().towns.size(), nodes + 1);
        f.find<QTableWidget>("nodes")->setCurrentCell(static_cast<int>(nodes), 0);
        press("Goal here");
        QCOMPARE(f.trip().goal, nodes);
        press("Delete node");
        QCOMPARE(f.graph().towns.size(), nodes);
        f.find<QTableWidget>("nodes")->setCurrentCell(2, 0);
        press("Start here");
        QCOMPARE(f.trip().start, std::size_t{2});
        const std::size_t edges = f.graph().roads.size();
        press("Add edge"); // between the first two, which are joined: takes it away
        QCOMPARE(f.graph().roads.size(), edges - 1);
        f.find<QTableWidget>("edges")->setCurrentCell(0, 2);
        press("Delete edge");
        QCOMPARE(f.graph().roads.size(), edges - 2);
    }

    void isSavedAndOpened() {
        Drawn f;
        f.document().setSubject(withName(f.trip(), 0, q("Home")), q("test"));
        const QByteArray file = f.page.save(q("x.graph"));
        QVERIFY(file.startsWith("graph\nnode Home 5 at 0 90\n"));
        QVERIFY(f.page.lossOf(q("x.graph")).isEmpty());
        QVERIFY(!f.page.lossOf(q("x.lay")).isEmpty());
        QVERIFY(PathfindingPage::pageInfo().recognises(file));
        LabFixture again;
        QVERIFY(again.page.open(file).has_value());
        QVERIFY(*graphOf(again.document().subject()) == f.trip());
        QVERIFY(!again.page.open("graph\nnods\n").has_value());
        Drawn session;
        session.page.session()->restore(f.page.session()->state());
        QVERIFY(session.trip() == f.trip());
        // It is not lost while something else is searched.
        f.document().setSubject(MazeTask::reach);
        LabFixture later;
        later.page.session()->restore(f.page.session()->state());
        QVERIFY(later.document().lastGraph() == *graphOf(again.document().subject()));
    }

    void isNotRomania() {
        Drawn f;
        f.run("pathfinding.romania");
        QVERIFY(f.settled());
        QVERIFY(!f.map->isEditable());
        QTest::mouseDClick(f.map, Qt::LeftButton, {}, QPoint(5, 5));
        f.map->select(0);
        QTest::keyClick(f.map, Qt::Key_Delete);
        QVERIFY(f.document().subject() == SearchSubject(RoadTrip{0, 1}));
    }
};

LOGGIA_WINDOW_TEST(GraphPanelTest)

} // namespace graph_panel_test

#include "graph_panel_test.moc"
