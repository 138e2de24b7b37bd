#include "tests/suite.hpp"
#include "tests/ui/game_graph/study_fixture.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/game_graph/game_graph_document.hpp"
#include "ui/game_graph/game_play_panel.hpp"
#include "ui/undo/history.hpp"
#include "ui/widgets/move_list.hpp"
#include "ui/widgets/plot.hpp"

#include <QComboBox>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

namespace game_play_panel_test {

using namespace loggia;
using namespace loggia::ui;
using game_graph::Opponent;

class GamePlayPanelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { ui::testing::failOnWarnings(); }

    void playersAreChosen() {
        History undo;
        GameGraphDocument document(&undo);
        GamePlayPanel panel(&document);
        panel.show();
        auto* kind = panel.findChild<QComboBox*>(QStringLiteral("player2"));
        auto* mistakes = panel.findChild<QSpinBox*>(QStringLiteral("mistakes2"));
        auto* seed = panel.findChild<QSpinBox*>(QStringLiteral("seed2"));
        QVERIFY(!mistakes->isVisible() && !seed->isVisible());
        kind->setFocus();
        QTest::keyClick(kind, Qt::Key_End);
        QVERIFY(mistakes->isVisible() && seed->isVisible());
        mistakes->setValue(45);
        seed->setValue(12);
        const GamePlayer& player = document.player(2);
        QVERIFY(player.computer->style == Opponent::Style::fallible);
        QCOMPARE(player.computer->errors, 45);
        QCOMPARE(player.seed, 12U);
        QVERIFY(!document.player(1).computer);
        document.setPlayer(2, {Opponent{Opponent::Style::delaying, 0}, 3});
        QCOMPARE(kind->currentIndex(), 2);
        QCOMPARE(seed->value(), 3);
        // What is typed counts when all of it is there.
        const QSignalSpy changed(&document, &GameGraphDocument::playersChanged);
        seed->setFocus();
        seed->selectAll();
        QTest::keyClicks(seed, QStringLiteral("41"));
        QCOMPARE(player.seed, 3U);
        QTest::keyClick(seed, Qt::Key_Return);
        QCOMPARE(player.seed, 41U);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(ui::testing::namelessWidgets(panel), QStringList());
    }

    void showsMistakesAndValues() {
        History undo;
        GameGraphDocument document(&undo);
        GamePlayPanel panel(&document);
        QVERIFY(document.play(document.game().moves(document.position())[1]));
        QVERIFY(document.play(document.game().moves(document.position())[0]));
        QCOMPARE(panel.plot()->content().series[0].points.size(), std::size_t{0});
        const auto study = ui::testing::studyFor("1-2-10");
        panel.setHistory(game_graph::value_history(*study->solution, document.record()));
        QVERIFY(panel.moves()->item(0, 0)->text().contains(QLatin1Char('?')));
        const auto& points = panel.plot()->content().series[0].points;
        QCOMPARE(points.size(), std::size_t{3});
        QVERIFY(points[0].y() > 0);
        QVERIFY(points[1].y() < 0);
        QSignalSpy restart(&panel, &GamePlayPanel::restartWanted);
        QTest::mouseClick(ui::testing::buttonOf(panel, "Play again"), Qt::LeftButton);
        QCOMPARE(restart.size(), 1);
    }

    /// Where there is no curve it is said why.
    void anEmptyCurveSaysWhy() {
        History undo;
        GameGraphDocument document(&undo);
        GamePlayPanel panel(&document);
        const auto said = [&panel] { return panel.plot()->content().empty_text; };
        panel.setHistory({}, true);
        QCOMPARE(said(),
                 QStringLiteral("Values (F5) shows the value of each position of the game."));
        panel.setHistory({}, false);
        QCOMPARE(said(), QStringLiteral("The values of the positions are not known yet."));
    }

    void nearerEndsStandHigher() {
        using game_graph::Outcome;
        const std::vector<game_graph::Moment> history{{0, {Outcome::win, 9}, {}},
                                                      {0, {Outcome::loss, 8}, {}},
                                                      {0, {Outcome::draw, 3}, {}},
                                                      {0, {Outcome::win, 0}, {}},
                                                      {0, {Outcome::loss, 0}, {}}};
        const std::vector<double> heights = heightsOf(history, {1, 2, 1, 1, 1});
        QVERIFY(heights[0] > 0 && heights[1] > heights[0]);
        QCOMPARE(heights[2], 0.0);
        QCOMPARE(heights[3], 1.0);
        QCOMPARE(heights[4], -1.0);
    }
};

LOGGIA_WINDOW_TEST(GamePlayPanelTest)

} // namespace game_play_panel_test

#include "game_play_panel_test.moc"
