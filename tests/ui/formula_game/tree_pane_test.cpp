#include "tests/suite.hpp"
#include "tests/ui/formula_game/page_fixture.hpp"
#include "tests/ui/support/run_command.hpp"
#include "ui/formula_game/tree_pane.hpp"

#include <QPlainTextEdit>
#include <QSplitter>

namespace tree_pane_test {

using namespace loggia::ui;
using testing::PageFixture;

/// A tree too wide for any window, and a text as wide as a third of the smallest.
constexpr const char* large =
    "formula: "
    "(((((((((a+b)*(c+d))+((e*f)+(g*h)))*(((a+c)*(b+d))+((e*g)+(f*h))))+(((a+d)*(b+c))+((e*h)"
    "+(f*g))))*((a+e)*(b+f)))+((c+g)*(d+h)))*(-a+-(-b*-(-c+-d))))*((((a*b)+(c*d))*((e+f)*(g+"
    "h)))+(((a*c)+(b*d))*((e+g)*(f+h)))))\nturns: EAEAEAEA\nvariables: abcdefgh\nvalues:\n";

class TreePaneTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    /// The small tree of the assignment has the text beside it; one that needs the width has not.
    void theTreeHasItsRoom() {
        PageFixture f;
        auto* pane = f.page.findChild<TreePane*>();
        QVERIFY(pane->isDrawingShown());
        QVERIFY(!f.tree->isCut());
        QVERIFY(f.tree->width() * 100 >= pane->width() * 83);

        f.load(large, false, false);
        QVERIFY(f.tree->isCut());
        QVERIFY(!pane->isDrawingShown());
        QTRY_COMPARE(f.tree->width(), pane->width());

        // On a large screen it takes a small part of the width.
        f.page.resize(2400, 1100);
        QTRY_VERIFY(pane->isDrawingShown());
        QTRY_VERIFY(f.tree->width() * 100 >= pane->width() * 80);
        f.page.resize(1100, 700);
        QTRY_VERIFY(!pane->isDrawingShown());
    }

    /// All of the text is seen where the tree leaves so much.
    void theTextHasWhatIsLeft() {
        PageFixture f;
        f.load("formula: --------------------(x*y)\nturns: EA\n"
               "variables: xy\nvalues:\n",
               false, false);
        auto* pane = f.page.findChild<TreePane*>();
        auto* text = pane->findChild<QPlainTextEdit*>();
        QVERIFY(pane->isDrawingShown());
        QTRY_VERIFY(text->width() * 100 > pane->width() * 35);
        QVERIFY(!f.tree->isCut() || f.tree->width() >= f.tree->widthToFit());
    }

    /// Who asks for the text has it in any case, also after a restart.
    void whatSomebodyAsksForDecides() {
        QJsonObject kept;
        {
            PageFixture f;
            f.load(large, false, false);
            auto* pane = f.page.findChild<TreePane*>();
            QVERIFY(!pane->isDrawingShown());
            testing::runCommand(f.page, QStringLiteral("formula-game.drawing"));
            QVERIFY(pane->isDrawingShown());
            QTRY_VERIFY(f.tree->width() * 100 >= pane->width() * 65);
            kept = f.page.session()->state();
        }
        PageFixture f;
        auto* pane = f.page.findChild<TreePane*>();
        f.page.restoreSession(kept);
        QVERIFY(pane->isDrawingShown());
        testing::runCommand(f.page, QStringLiteral("formula-game.drawing"));
        QVERIFY(!pane->isDrawingShown());
        f.load(testing::handout, false, false);
        QVERIFY(!pane->isDrawingShown());
    }

    /// So does who moves the divider.
    void aDividerThatWasMovedStays() {
        PageFixture f;
        auto* pane = f.page.findChild<TreePane*>();
        QWidget* handle = pane->handle(1);
        const QPoint from = handle->rect().center();
        QTest::mousePress(handle, Qt::LeftButton, {}, from);
        QTest::mouseMove(handle, from - QPoint(60, 0));
        QTest::mouseRelease(handle, Qt::LeftButton, {}, from - QPoint(60, 0));
        const int width = f.tree->width();
        f.load(large, false, false);
        QVERIFY(pane->isDrawingShown());
        QCOMPARE(f.tree->width(), width);
    }
};

LOGGIA_WINDOW_TEST(TreePaneTest)

} // namespace tree_pane_test

#include "tree_pane_test.moc"
