#include "tests/suite.hpp"
#include "tests/ui/game_graph/study_fixture.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/game_graph/position_panel.hpp"

#include <QPushButton>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTest>

namespace position_panel_test {

using namespace loggia;
using namespace loggia::ui;

PositionFacts factsOf(const GameStudy& study) {
    PositionFacts facts;
    facts.state = study.game.start();
    facts.text = QString::fromStdString(study.game.state_text(facts.state));
    facts.turn = QStringLiteral("Player 1 is to move.");
    facts.can_play = true;
    facts.moves = study.game.moves(facts.state);
    for (const game_graph::Step& step : facts.moves) {
        facts.names.push_back(QString::fromStdString(study.game.move_text(facts.state, step.move)));
        facts.targets.push_back(QString::fromStdString(study.game.state_text(step.to)));
    }
    facts.known = study.explain(facts.state);
    facts.nim = study.nimSum(facts.state);
    return facts;
}

class PositionPanelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { ui::testing::failOnWarnings(); }

    /// A state of a drawn graph may be called so.
    void showsAnAmpersandInTheNameOfAMove() {
        PositionPanel panel;
        PositionFacts facts = factsOf(*ui::testing::studyFor("1-2-10"));
        facts.leading = facts.moves.front();
        facts.leading_name = QStringLiteral("R&D");
        panel.setFacts(facts);
        const auto* there = panel.findChild<QPushButton*>(QStringLiteral("there"));
        QCOMPARE(there->text(), QStringLiteral("Play R&&D (leads here)"));
    }

    /// While the computer moves, the keyboard is not handed on to the tabs of the window.
    void theKeyboardStays() {
        QWidget window;
        QPushButton before(&window);
        PositionPanel panel(&window);
        panel.move(0, 40);
        window.resize(500, 600);
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        PositionFacts facts = factsOf(*ui::testing::studyFor("1-2-10"));
        for (const char* name : {"act", "hint"}) {
            facts.can_play = true;
            panel.setFacts(facts);
            auto* button = panel.findChild<QPushButton*>(QString::fromLatin1(name));
            QVERIFY(button->isEnabled());
            button->setFocus();
            facts.can_play = false;
            panel.setFacts(facts);
            QVERIFY(!button->isEnabled());
            QCOMPARE(window.focusWidget(), panel.moves());
        }
    }

    void movesArePlayedOrLookedAt() {
        PositionPanel panel;
        panel.show();
        PositionFacts facts = factsOf(*ui::testing::studyFor("1-2-10"));
        panel.setFacts(facts);
        QSignalSpy played(&panel, &PositionPanel::playWanted);
        QSignalSpy looked(&panel, &PositionPanel::lookWanted);
        panel.moves()->setFocus();
        QTest::keyClick(panel.moves(), Qt::Key_Down);
        QTest::keyClick(panel.moves(), Qt::Key_Return);
        QCOMPARE(played.size(), 1);
        QVERIFY(played[0][0].value<game_graph::Step>() == facts.moves[1]);
        QTest::mouseClick(panel.findChild<QPushButton*>(QStringLiteral("act")), Qt::LeftButton);
        QCOMPARE(played.size(), 2);
        facts.played = false;
        facts.leading = facts.moves[0];
        facts.leading_name = QStringLiteral("+1");
        panel.setFacts(facts);
        QTest::keyClick(panel.moves(), Qt::Key_Return);
        QCOMPARE(looked.size(), 1);
        QTest::mouseClick(panel.findChild<QPushButton*>(QStringLiteral("there")), Qt::LeftButton);
        QCOMPARE(played.size(), 3);
        QCOMPARE(ui::testing::namelessWidgets(panel), QStringList());
        facts.played = true;
        facts.can_play = false;
        panel.setFacts(facts);
        QVERIFY(!panel.canPlay());
        QTest::keyClick(panel.moves(), Qt::Key_Return);
        QCOMPARE(played.size(), 3);
    }

    void whatIsNotToBeToldIsNot() {
        PositionPanel panel;
        PositionFacts facts = factsOf(*ui::testing::studyFor("nim 3 4 5"));
        panel.setFacts(facts);
        QCOMPARE(panel.verdict(), QStringLiteral("Win in 11 moves"));
        QVERIFY(!panel.nimText().isEmpty());
        facts.values = false;
        panel.setFacts(facts);
        QCOMPARE(panel.verdict(), QStringLiteral("Values hidden"));
        QVERIFY(panel.nimText().isEmpty());
        for (int row = 0; row < panel.moves()->rowCount(); ++row)
            QCOMPARE(panel.moves()->item(row, 2)->text(), QStringLiteral("hidden"));
        facts.values = true;
        facts.known.reset();
        facts.pending = QStringLiteral("Solving\u2026");
        panel.setFacts(facts);
        QCOMPARE(panel.verdict(), QStringLiteral("No value"));
        QCOMPARE(panel.why(), QStringLiteral("Solving\u2026"));
    }

    void sumsOfPiles() {
        const auto study = ui::testing::studyFor("nim 3 4 5");
        QCOMPARE(nimTable(*study->nimSum(study->game.start())),
                 QStringLiteral("A    3  011\nB    4  100\nC    5  101\nsum  2  010"));
        const auto other = ui::testing::studyFor("subtraction 10 4 take 1 2 3");
        QCOMPARE(nimTable(*other->nimSum(other->game.start())),
                 QStringLiteral("A    10  value 2  10\nB     4  value 0  00\n"
                                "sum           2  10"));
    }
};

LOGGIA_WINDOW_TEST(PositionPanelTest)

} // namespace position_panel_test

#include "position_panel_test.moc"
