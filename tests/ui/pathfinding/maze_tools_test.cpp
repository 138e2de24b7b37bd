#include "tests/suite.hpp"
#include "tests/ui/pathfinding/page_fixture.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "ui/pathfinding/maze/distance_map.hpp"
#include "ui/pathfinding/maze_tools.hpp"
#include "ui/shell/session.hpp"

#include <QLabel>
#include <QSpinBox>
#include <QToolButton>

namespace maze_tools_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;
using loggia::pathfinding::Neighbours;

class MazeToolsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void toolsAreChosenAndDrawn() {
        LabFixture f;
        auto* tools = f.page.findChild<MazeTools*>();
        QCOMPARE(namelessWidgets(*tools), QStringList());
        QTest::mouseClick(buttonOf(*tools, "Costs"), Qt::LeftButton);
        QTest::mouseClick(f.maze, Qt::LeftButton, {}, pixelOf(*f.maze, {2, 2}));
        QCOMPARE(f.terrain(2, 2), 5);
        // Whoever sets a cost wants to draw it.
        QTest::mouseClick(buttonOf(*tools, "Walls"), Qt::LeftButton);
        auto* cost = f.find<QSpinBox>("cost");
        cost->setFocus();
        QTest::keyClick(cost, Qt::Key_Up);
        QTest::mouseClick(f.maze, Qt::LeftButton, {}, pixelOf(*f.maze, {3, 2}));
        QCOMPARE(f.terrain(3, 2), 6);
        QTest::mouseClick(buttonOf(*tools, "Start"), Qt::LeftButton);
        QTest::mouseClick(f.maze, Qt::LeftButton, {}, pixelOf(*f.maze, {2, 1}));
        QVERIFY(f.document().maze()->start == (loggia::pathfinding::Point{2, 1}));
    }

    /// Shown by the button, by the command and again by the session; they follow the goal while it
    /// is dragged and the wall while it is drawn, and tell the cell under the pointer.
    void distancesAreShown() {
        LabFixture f;
        QVERIFY(f.settled());
        auto* button = f.find<QToolButton>("distances");
        QVERIFY(!button->isChecked() && !f.maze->maze().distances);
        QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(f.settled());
        QVERIFY(button->isChecked() && f.maze->maze().distances && f.maze->maze().marks.empty());
        QVERIFY(f.find<QWidget>("farthest")->isVisible());
        const auto at = [&](int x, int y) {
            const DistanceMap& map = *f.maze->maze().distances;
            return map.costs[map.maze->index({x, y})];
        };
        const auto before = at(1, 7);
        QTest::mousePress(f.maze, Qt::LeftButton, {}, pixelOf(*f.maze, {20, 9}));
        moveTo(*f.maze, {18, 9}, Qt::LeftButton);
        QVERIFY(f.settled());
        QCOMPARE(at(18, 9), 0);
        QVERIFY(at(1, 7) < before);
        QTest::mouseRelease(f.maze, Qt::LeftButton, {}, pixelOf(*f.maze, {18, 9}));
        moveTo(*f.maze, {17, 9}, Qt::NoButton);
        QVERIFY(f.find<QLabel>("here")->text().contains(QStringLiteral(" to the goal")));
        // A lane more shows the same.
        RaceSettings settings;
        settings.lanes = {loggia::pathfinding::Algorithm::a_star,
                          loggia::pathfinding::Algorithm::greedy};
        f.page.run()->setSettings(settings);
        QVERIFY(f.settled());
        QVERIFY(f.page.lanes()->lane(1)->maze()->maze().distances);
        LabFixture other;
        other.page.restoreSession(f.page.session()->state());
        QVERIFY(other.settled());
        QVERIFY(other.find<QToolButton>("distances")->isChecked());
        QVERIFY(other.maze->maze().distances);
        f.run("pathfinding.distances");
        QVERIFY(!button->isChecked() && !f.maze->maze().distances);
        QVERIFY(!f.maze->maze().marks.empty());
        QVERIFY(!f.find<QWidget>("farthest")->isVisible());
    }

    void neighboursFollowTheMaze() {
        LabFixture f;
        auto* diagonal = f.find<QToolButton>("diagonal");
        QTest::mouseClick(diagonal, Qt::LeftButton);
        QCOMPARE(f.document().maze()->neighbours, Neighbours::eight);
        f.page.history()->undo();
        QVERIFY(!diagonal->isChecked());
    }
};

LOGGIA_WINDOW_TEST(MazeToolsTest)

} // namespace maze_tools_test

#include "maze_tools_test.moc"
