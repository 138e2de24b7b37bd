#include "tests/suite.hpp"
#include "tests/ui/formula_game/page_fixture.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/run_command.hpp"
#include "ui/formula_game/choice_tree_panel.hpp"
#include "ui/formula_game/perfect_play.hpp"

#include <QLabel>

#include <algorithm>

namespace choice_tree_panel_test {

using namespace loggia;
using namespace loggia::ui;
using testing::handout;
using testing::PageFixture;

struct Fixture : PageFixture {
    ChoiceTreePanel* choices = page.findChild<ChoiceTreePanel*>();
    TreeView* view = choices->view();

    Fixture() {
        load(handout, false, false);
        tabs->setCurrentWidget(choices);
        QCoreApplication::processEvents();
    }
    [[nodiscard]] int node(const char* after) const {
        return choices->choices().nodeOf(formula_game::position_of(page_game(), after).value());
    }
    [[nodiscard]] std::shared_ptr<const formula_game::Game> page_game() const {
        return choices->choices().positions.front().shared_game();
    }
    void click(const char* after) {
        QTest::mouseClick(view, Qt::LeftButton, {}, view->rectOf(node(after)).center().toPoint());
    }
};

class ChoiceTreePanelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void clicksChooseAndGoBack() {
        Fixture f;
        QCOMPARE(f.view->tree().size(), 15);
        f.click("1");
        QCOMPARE(f.values(), std::string("1"));
        f.click("10");
        QCOMPARE(f.values(), std::string("10"));
        QVERIFY(f.view->tree().at(f.node("10")).marked);
        // Back in the game, without changing it.
        f.click("1");
        QCOMPARE(f.document().shown(), std::size_t{1});
        QCOMPARE(f.values(), std::string("10"));
        // What is further away says so.
        f.click("00");
        QCOMPARE(f.values(), std::string("10"));
        QVERIFY(f.choice->said().startsWith(QStringLiteral("This position is several turns away")));
        // Another value starts another line; undo brings the game back.
        f.view->setFocus();
        f.view->select(f.node("11"));
        QTest::keyClick(f.view, Qt::Key_Return);
        QCOMPARE(f.values(), std::string("11"));
        f.page.history()->undo();
        QCOMPARE(f.values(), std::string("10"));
    }

    /// Only while a person wants to see it.
    void winnersAreShownOnDemand() {
        Fixture f;
        const auto badges = [&] {
            QString all;
            for (const TreeNode& node : f.view->tree().nodes)
                all += node.badge;
            return all;
        };
        QCOMPARE(badges(), QString());
        testing::runCommand(f.page, QStringLiteral("formula-game.analyse"));
        QTRY_COMPARE(badges().size(), 15);
        QVERIFY(f.tabs->currentWidget() == f.choices);
        QCOMPARE(f.view->tree().at(0).badge, QStringLiteral("A"));
        QCOMPARE(f.view->tree().at(f.node("101")).label, QStringLiteral("T"));
        QVERIFY(f.view->tree()
                    .at(f.node("101"))
                    .name.contains(QStringLiteral("the formula is true; E wins")));
        QVERIFY(f.view->tree().at(f.node("100")).name.contains(QStringLiteral("A wins")));
        testing::runCommand(f.page, QStringLiteral("formula-game.analyse"));
        QCOMPARE(badges(), QString());
        QCOMPARE(testing::namelessWidgets(*f.choices), QStringList());
    }

    /// Where the tab is too narrow for the labels of all levels, the lowest are folded; the game so
    /// far is seen at every width, until a person folds by hand.
    void isSeenWhole() {
        Fixture f;
        f.load("formula: (a*(b+(c*d)))\nturns: EAEA\nvariables: abcd\nvalues: 1\n", false, false);
        QCoreApplication::processEvents();
        const auto seen = [&f](int node) {
            return QRectF(f.view->rect()).contains(f.view->rectOf(node));
        };
        std::size_t before = 0;
        for (int width = 300; width <= 1500; width += 60) {
            f.choices->setMinimumWidth(width);
            f.page.resize(width + 1200, 900);
            QCoreApplication::processEvents();
            QVERIFY2(!f.view->isCut(), qPrintable(QString::number(width)));
            QTRY_VERIFY(std::all_of(f.view->shown().begin(), f.view->shown().end(), seen));
            QVERIFY(seen(0) && seen(f.node("1")) && seen(f.node("11")));
            QVERIFY(f.view->shown().size() >= before);
            before = f.view->shown().size();
        }
        QCOMPARE(before, std::size_t{15});
        f.view->setFolded(f.node("0"), true);
        f.page.resize(f.page.width() + 20, 900);
        QCoreApplication::processEvents();
        QVERIFY(f.view->isFolded(f.node("0")));
    }

    /// Of a larger one the tree goes along; what lies deep is folded at first.
    void followsALargeGame() {
        Fixture f;
        f.load("formula: (a+(b+(c+(d+(e+(f+(g+h)))))))\nturns: EAEAEAEA\nvariables: abcdefgh\n"
               "values:\n",
               false, false);
        QCOMPARE(f.view->tree().size(), 127);
        QVERIFY(!f.view->isCut() && f.view->shown().size() <= std::size_t{15});
        f.choose(0);
        QVERIFY(f.choices->choices().positions.front() == *f.document().shownPosition());
        f.document().clear();
        QVERIFY(!f.view->isEnabled());
    }
};

LOGGIA_WINDOW_TEST(ChoiceTreePanelTest)

} // namespace choice_tree_panel_test

#include "choice_tree_panel_test.moc"
