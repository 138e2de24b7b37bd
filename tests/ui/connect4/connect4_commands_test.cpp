#include "core/base/random.hpp"
#include "tests/suite.hpp"
#include "tests/ui/connect4/page_fixture.hpp"
#include "tests/ui/support/checks.hpp"
#include "tests/ui/support/command_checks.hpp"
#include "tests/ui/support/run_command.hpp"
#include "ui/connect4/analysis_run.hpp"

namespace connect4_commands_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;
using connect4::Player;

class Connect4CommandsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void everyCommandIsWholeAndWorks() {
        const auto document = [](Page& page) {
            return static_cast<Connect4Page&>(page).document();
        };
        /// Orange has just made four in a row, and so many moves were looked back at.
        const auto game = [document](Page& page, int back, const PlayerSettings& two) {
            page.findChild<AnalysisRun*>()->setOn(false);
            runCommand(page, QStringLiteral("connect4.stop"));
            document(page)->cancelEditing();
            document(page)->setPlayer(Player::one, {});
            document(page)->setPlayer(Player::two, {});
            document(page)->setGame({{}, {0, 6, 1, 6, 2, 5, 3}}, QStringLiteral("test"));
            document(page)->show(document(page)->game().moves.size() -
                                 static_cast<std::size_t>(back));
            document(page)->setHeld(true);
            document(page)->setPlayer(Player::two, two);
        };
        /// The end of a game that was played without looking, with what was given away in it.
        const auto reviewed = [document](Page& page, std::size_t shown) {
            connect4::Game played;
            Random random(11);
            while (!played.position().is_full()) {
                const auto column = static_cast<int>(random.below(connect4::columns));
                if (played.position().can_play(column))
                    played.moves.push_back(column);
            }
            constexpr std::size_t kept = 12;
            const std::size_t left_out = played.moves.size() - kept;
            document(page)->cancelEditing();
            document(page)->setGame(
                {played.position_after(left_out), {played.moves.end() - kept, played.moves.end()}},
                QStringLiteral("test"));
            auto* analysis = page.findChild<AnalysisRun*>();
            analysis->setOn(false);
            analysis->reviewGame();
            QVERIFY(QTest::qWaitFor([&] { return !analysis->isRunning(); }, patience));
            QVERIFY(analysis->losses().size() > 1);
            document(page)->show(shown);
        };
        const auto faults = commandFaults(Connect4Page::pageInfo(),
                                          {{[game](Page& page) { game(page, 0, {}); }},
                                           {[game](Page& page) { game(page, 1, {}); }},
                                           {[reviewed](Page& page) { reviewed(page, 0); }},
                                           {[reviewed](Page& page) { reviewed(page, 12); }},
                                           {[game](Page& page) { game(page, 0, quickComputer()); }},
                                           {[reviewed, document](Page& page) {
                                               reviewed(page, 0);
                                               const auto& losses =
                                                   page.findChild<AnalysisRun*>()->losses();
                                               document(page)->show(losses.front().move);
                                           }},
                                           {[game, document](Page& page) {
                                               game(page, 1, {});
                                               QVERIFY(document(page)->play(4).has_value());
                                           }},
                                           {[game](Page& page) {
                                                game(page, 0, {});
                                                runCommand(page, QStringLiteral("connect4.hint"));
                                            },
                                            true}});
        QCOMPARE(faults.join(QLatin1Char(10)), QString());
    }
};

LOGGIA_WINDOW_TEST(Connect4CommandsTest)

} // namespace connect4_commands_test

#include "connect4_commands_test.moc"
