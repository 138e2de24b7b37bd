#include "tests/suite.hpp"
#include "tests/ui/formula_game/page_fixture.hpp"
#include "tests/ui/support/checks.hpp"
#include "tests/ui/support/command_checks.hpp"
#include "tests/ui/support/run_command.hpp"
#include "ui/formula_game/perfect_play.hpp"

namespace formula_game_commands_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;
using formula_game::Player;

class FormulaCommandsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    /// A hint needs a value to be chosen, a game to be played again some value, and there is
    /// something to normalise only where the formula is not in the game's syntax.
    void commandsAreOfferedWhereTheyDoSomething() {
        PageFixture f;
        const auto can = [&f](const char* id) {
            return canRun(f.page, QStringLiteral("formula-game.") + QLatin1String(id));
        };
        f.load(handout, false, false);
        QVERIFY(can("hint") && can("line") && can("zero") && !can("restart") && !can("tidy"));
        for (int i = 0; i < 3; ++i)
            f.choose(1);
        QVERIFY(!can("hint") && !can("line") && !can("zero") && can("restart"));
        f.document().show(0);
        QVERIFY(can("hint") && can("restart"));
        f.document().type(FormulaDocument::Field::formula, QStringLiteral("x and y"));
        QVERIFY(can("tidy"));
    }

    void everyCommandIsWholeAndWorks() {
        /// The assignment's game with these values, played by persons but for E where told.
        const auto game = [](Page& page, const char* values, bool e_computer) {
            auto& formula = static_cast<FormulaGamePage&>(page);
            QVERIFY(page.open(QByteArray(handout).chopped(1) + ' ' + values + '\n').has_value());
            formula.perfectPlay()->setOn(false);
            formula.document()->setComputer(Player::e, e_computer);
            formula.document()->setComputer(Player::a, false);
            runCommand(page, QStringLiteral("formula-game.unfold"));
        };
        /// A's last value has given the win away; so many turns are shown.
        const auto lost = [game](Page& page, std::size_t shown) {
            game(page, "101", false);
            auto& formula = static_cast<FormulaGamePage&>(page);
            QVERIFY(QTest::qWaitFor([&] { return !formula.perfectPlay()->blunders().empty(); },
                                    patience));
            formula.document()->show(shown);
        };
        const auto faults =
            commandFaults(FormulaGamePage::pageInfo(),
                          {{[game](Page& page) {
                               game(page, "10", false);
                               page.findChild<TreeView*>(QStringLiteral("tree"))->zoomIn();
                           }},
                           {[game](Page& page) {
                               game(page, "10", false);
                               static_cast<FormulaGamePage&>(page).document()->show(1);
                               runCommand(page, QStringLiteral("formula-game.fold"));
                           }},
                           {[game](Page& page) { game(page, "", true); }},
                           {[game](Page& page) {
                               game(page, "", false);
                               static_cast<FormulaGamePage&>(page).document()->type(
                                   FormulaDocument::Field::formula, QStringLiteral("x and y"));
                           }},
                           {[lost](Page& page) { lost(page, 0); }},
                           {[lost](Page& page) { lost(page, 3); }},
                           {[game](Page& page) {
                                game(page, "10", false);
                                runCommand(page, QStringLiteral("formula-game.analyse"));
                            },
                            true}});
        QCOMPARE(faults.join(QLatin1Char(10)), QString());
    }

    /// At either end there is nothing further, and the moment stays.
    void stepsEndWithTheGame() {
        PageFixture f;
        f.load("formula: ((x+y)*((y+z)*(-y+-z)))\nturns: EEA\nvariables: xyz\nvalues: 10\n", false,
               false);
        const auto possible = [&f] {
            QString signs;
            for (const char* id : {"first", "back", "forward", "last"})
                signs += QLatin1Char(
                    canRun(f.page, QStringLiteral("formula-game.") + QLatin1String(id)) ? '1'
                                                                                        : '0');
            return signs;
        };
        f.document().show(0);
        QCOMPARE(possible(), QStringLiteral("0011"));
        f.document().show(1);
        QCOMPARE(possible(), QStringLiteral("1111"));
        f.document().show(2);
        QCOMPARE(possible(), QStringLiteral("1100"));
    }
};

LOGGIA_WINDOW_TEST(FormulaCommandsTest)

} // namespace formula_game_commands_test

#include "formula_game_commands_test.moc"
