#include "core/base/random.hpp"
#include "core/peg/layouts.hpp"
#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "tests/ui/support/command_checks.hpp"
#include "tests/ui/support/run_command.hpp"
#include "ui/peg/peg_document.hpp"
#include "ui/peg/peg_page.hpp"
#include "ui/peg/peg_run.hpp"

#include <QTemporaryDir>
#include <QTest>

namespace peg_commands_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

class PegCommandsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    /// What is shown has a mark in the menu, as on the other pages.
    void switchesHaveMarks() {
        PegPage page;
        for (const char* id : {"peg.numbers", "peg.lamp"}) {
            const CommandSpec& command = commandNamed(page, QLatin1String(id));
            QVERIFY2(command.checked, id);
            const bool before = command.checked(page);
            command.trigger(page);
            QVERIFY2(command.checked(page) != before, id);
        }
    }

    void everyCommandIsWholeAndWorks() {
        // A table that is made is kept in a folder of the test's own.
        const QTemporaryDir cache;
        qputenv("XDG_CACHE_HOME", QFile::encodeName(cache.path()));
        const auto pegPage = [](Page& page) -> PegPage& { return static_cast<PegPage&>(page); };
        /// Of the triangle with hole 1 empty, two jumps, of which so many are shown.
        const auto game = [pegPage](Page& page, std::size_t shown) {
            runCommand(page, QStringLiteral("peg.stop"));
            runCommand(page, QStringLiteral("peg.tool-play"));
            pegPage(page).run()->setIndicatorOn(false);
            const peg::Board& board = peg::find_layout("triangle15")->puzzle.board;
            pegPage(page).document()->setGame({peg::all_but_one(board, 1), {{4, 2, 1}, {6, 5, 4}}},
                                              shown, QStringLiteral("test"));
        };
        /// Jumps without looking until none is left, and the one that lost.
        const auto lost = [pegPage](Page& page) {
            runCommand(page, QStringLiteral("peg.stop"));
            runCommand(page, QStringLiteral("peg.tool-play"));
            const peg::Board& board = peg::find_layout("triangle15")->puzzle.board;
            peg::Game played{peg::all_but_one(board, 1), {}};
            Random random(3);
            for (auto jumps = peg::moves(board, played.position()); !jumps.empty();
                 jumps = peg::moves(board, played.position()))
                played.jumps.push_back(jumps[random.below(jumps.size())]);
            pegPage(page).document()->setGame(played, played.jumps.size(), QStringLiteral("test"));
            pegPage(page).run()->findLoss();
            QVERIFY(QTest::qWaitFor([&] { return !pegPage(page).run()->isRunning(); }, patience));
        };
        /// Proven to have no solution, for two reasons.
        const auto refuted = [pegPage](Page& page) {
            runCommand(page, QStringLiteral("peg.stop"));
            runCommand(page, QStringLiteral("peg.tool-play"));
            const peg::Board& board = peg::find_layout("triangle10")->puzzle.board;
            pegPage(page).document()->setGame({peg::all_but_one(board, 1), {}}, 0,
                                              QStringLiteral("test"));
            pegPage(page).run()->solve(PegMethod::direct, {});
            QVERIFY(QTest::qWaitFor([&] { return !pegPage(page).run()->isRunning(); }, patience));
        };
        const auto faults = commandFaults(
            PegPage::pageInfo(),
            {{[game](Page& page) { game(page, 1); }},
             {lost},
             {refuted},
             {[game](Page& page) {
                 game(page, 2);
                 runCommand(page, QStringLiteral("peg.tool-pegs"));
             }},
             {[pegPage](Page& page) {
                  // Whose fewest moves take far longer than any test.
                  peg::Puzzle puzzle = peg::find_layout("german45")->puzzle;
                  puzzle.goal = {2, 0};
                  pegPage(page).document()->setGame({puzzle, {}}, 0, QStringLiteral("test"));
                  pegPage(page).run()->solve(PegMethod::fewest, {});
              },
              true}});
        QCOMPARE(faults.join(QLatin1Char(10)), QString());
    }
};

LOGGIA_WINDOW_TEST(PegCommandsTest)

} // namespace peg_commands_test

#include "peg_commands_test.moc"
