#include "core/peg/layouts.hpp"
#include "tests/suite.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/peg/peg_document.hpp"
#include "ui/peg/peg_tools.hpp"
#include "ui/undo/history.hpp"

#include <QComboBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QToolButton>

namespace peg_tools_test {

using namespace loggia;
using namespace loggia::ui;

struct Fixture {
    History undo;
    PegDocument document{&undo};
    PegTools tools{&document};

    Fixture() {
        document.restore(PegDocument::stateOf({peg::find_layout("english33")->puzzle, {}}, 0));
        tools.resize(700, 90);
        tools.show();
        static_cast<void>(QTest::qWaitForWindowExposed(&tools));
    }
    void click(int tool) {
        QTest::mouseClick(tools.findChildren<QToolButton*>().at(tool), Qt::LeftButton);
    }
};

class PegToolsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void eachToolHasItsParts() {
        Fixture f;
        auto* grid = f.tools.findChild<QComboBox*>();
        auto* left = f.tools.findChild<QSpinBox*>();
        auto* rows = f.tools.findChild<QPushButton*>();
        const QSignalSpy changed(&f.tools, &PegTools::toolChanged);
        QCOMPARE(f.tools.tool(), PegTool::play);
        QVERIFY(!grid->isVisible() && !left->isVisible());
        f.click(1);
        QCOMPARE(f.tools.tool(), PegTool::pegs);
        f.click(2);
        QVERIFY(left->isVisible());
        f.click(3);
        QVERIFY(grid->isVisible() && !rows->isVisible());
        f.click(4);
        QVERIFY(grid->isVisible() && rows->isVisible());
        QCOMPARE(changed.size(), 4);
        f.tools.setTool(PegTool::play);
        QCOMPARE(changed.size(), 5);
        QCOMPARE(testing::namelessWidgets(f.tools), QStringList());
        QCOMPARE(testing::sharedMnemonics(f.tools), QStringList());
    }

    void theGoalIsSet() {
        Fixture f;
        f.click(2);
        auto* left = f.tools.findChild<QSpinBox*>();
        QCOMPARE(left->value(), 1);
        left->setFocus();
        QTest::keyClick(left, Qt::Key_Up);
        QCOMPARE(f.document.puzzle().goal.pegs, 2);
        f.document.edit(peg::with_goal_toggled(f.document.puzzle(), 3), QStringLiteral("goal"));
        QCOMPARE(left->minimum(), 2); // two holes are wanted
        QVERIFY(f.tools.text().contains(QStringLiteral("in holes 3, 17")));
        f.undo.undo();
        f.undo.undo();
        QCOMPARE(left->value(), 1);
    }

    void theGridIsChosen() {
        Fixture f;
        f.click(4);
        auto* grid = f.tools.findChild<QComboBox*>();
        grid->setFocus();
        QTest::keyClick(grid, Qt::Key_Down);
        QCOMPARE(f.document.state().grid, peg::Grid::diagonal);
        QVERIFY(f.document.board().triples().size() > 38);
        f.undo.undo();
        QCOMPARE(grid->currentIndex(), 0);
        f.document.edit(peg::without_row(f.document.puzzle(), f.document.board().triples()[0]),
                        QStringLiteral("row"));
        QCOMPARE(f.document.board().triples().size(), std::size_t{37});
        QTest::mouseClick(f.tools.findChild<QPushButton*>(), Qt::LeftButton);
        QCOMPARE(f.document.board().triples().size(), std::size_t{38});
    }

    void saysWhatCanBeDone() {
        Fixture f;
        QCOMPARE(f.tools.text(),
                 QStringLiteral("32 pegs, 4 possible jumps. Goal: one peg left, in hole 17."));
        f.tools.showMessage(QStringLiteral("news"));
        QCOMPARE(f.tools.text(), QStringLiteral("news"));
        QVERIFY(f.document.play({5, 10, 17}).has_value());
        QVERIFY(f.tools.text().startsWith(QStringLiteral("31 pegs")));
        f.click(1);
        f.document.edit(peg::with_peg_toggled(f.document.puzzle(), 17), QStringLiteral("full"));
        QVERIFY(f.tools.text().startsWith(QStringLiteral("No hole is empty")));
        f.click(0);
        QVERIFY(f.tools.text().startsWith(QStringLiteral("Stuck")));
        f.document.clear();
        QVERIFY(f.tools.text().contains(QStringLiteral("Choose a board")));
    }
};

LOGGIA_WINDOW_TEST(PegToolsTest)

} // namespace peg_tools_test

#include "peg_tools_test.moc"
