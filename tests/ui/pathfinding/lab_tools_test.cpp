#include "tests/suite.hpp"
#include "tests/ui/pathfinding/page_fixture.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "ui/pathfinding/lab_tools.hpp"

#include <QSpinBox>
#include <QToolButton>

namespace lab_tools_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;
using loggia::pathfinding::Neighbours;

class LabToolsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void toolsAreChosenAndDrawn() {
        LabFixture f;
        auto* tools = f.page.findChild<LabTools*>();
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

    void neighboursFollowTheMaze() {
        LabFixture f;
        auto* diagonal = f.find<QToolButton>("diagonal");
        QTest::mouseClick(diagonal, Qt::LeftButton);
        QCOMPARE(f.document().maze()->neighbours, Neighbours::eight);
        f.page.undoStack()->undo();
        QVERIFY(!diagonal->isChecked());
    }
};

LOGGIA_WINDOW_TEST(LabToolsTest)

} // namespace lab_tools_test

#include "lab_tools_test.moc"
