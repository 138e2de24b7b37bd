#include "tests/suite.hpp"
#include "tests/ui/game_graph/page_fixture.hpp"
#include "tests/ui/support/command_checks.hpp"
#include "tests/ui/support/run_command.hpp"

namespace game_graph_commands_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

class GameGraphCommandsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void everyCommandIsWholeAndWorks() {
        /// A game of the lesson between persons, or against the computer.
        const auto game = [](Page& page, const char* moves, bool computer) {
            auto& games = static_cast<GameGraphPage&>(page);
            games.opponent()->setPace(0);
            QVERIFY(page.open(QByteArray("game: 1-2-10\nmoves:") + moves + '\n').has_value());
            games.setValuesShown(true);
            games.document()->setPlayer(1, {});
            games.document()->setPlayer(2, {});
            if (computer)
                games.document()->setPlayer(1, {game_graph::Opponent{}, 1});
            games.setView({GameViewChoice::Kind::graph, 0});
            page.findChild<QTabWidget*>()->setCurrentIndex(0);
            QVERIFY(QTest::qWaitFor(
                [&] { return games.studies()->study() && !games.studies()->isRunning(); },
                patience));
            games.labelling()->setPlaying(false);
            games.labelling()->goTo(games.labelling()->steps());
            runCommand(page, QStringLiteral("game-graph.unfold"));
            runCommand(page, QStringLiteral("game-graph.fit"));
        };
        /// A game with a board in which both gave the win away; so many moves are shown.
        const auto lost = [](Page& page, std::size_t shown) {
            auto& games = static_cast<GameGraphPage&>(page);
            QVERIFY(page.open("game: nim 1 2\nmoves: A1 B1 B1\n").has_value());
            games.setValuesShown(true);
            games.setBoardValuesShown(false);
            games.document()->setPlayer(1, {});
            games.document()->setPlayer(2, {});
            page.findChild<QTabWidget*>()->setCurrentIndex(0);
            QVERIFY(QTest::qWaitFor(
                [&] { return games.studies()->study() && !games.studies()->isRunning(); },
                patience));
            games.document()->show(shown);
        };
        const auto faults =
            commandFaults(GameGraphPage::pageInfo(),
                          {{[game](Page& page) {
                               game(page, " +1 +2", false);
                               page.findChild<StateGraphView*>()->zoomIn();
                               page.findChild<StateGraphView*>()->select(5);
                           }},
                           {[game](Page& page) {
                               game(page, " +1 +2", false);
                               static_cast<GameGraphPage&>(page).document()->show(1);
                               runCommand(page, QStringLiteral("game-graph.fold"));
                               static_cast<GameGraphPage&>(page).labelling()->goTo(7);
                               page.findChild<QTabWidget*>()->setCurrentIndex(2);
                           }},
                           {[game](Page& page) { game(page, "", true); }},
                           {[lost](Page& page) { lost(page, 0); }},
                           {[lost](Page& page) { lost(page, 3); }},
                           {[game](Page& page) {
                               game(page, "", false);
                               static_cast<GameGraphPage&>(page).document()->setDrawn(
                                   loopyExample(), QStringLiteral("draw"));
                               page.findChild<DrawnGameView*>()->setFocus();
                               page.findChild<DrawnGameView*>()->select(2);
                           }},
                           {[game](Page& page) {
                                game(page, "", false);
                                runCommand(page, QStringLiteral("game-graph.label-first"));
                                runCommand(page, QStringLiteral("game-graph.label-play"));
                            },
                            true}});
        QCOMPARE(faults.join(QLatin1Char(10)), QString());
    }
};

LOGGIA_WINDOW_TEST(GameGraphCommandsTest)

} // namespace game_graph_commands_test

#include "game_graph_commands_test.moc"
