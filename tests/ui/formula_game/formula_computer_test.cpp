#include "core/formula_game/solve.hpp"
#include "tests/core/formula_game/random_game.hpp"
#include "tests/suite.hpp"
#include "tests/ui/formula_game/game_fixture.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/formula_game/formula_computer.hpp"

#include <QElapsedTimer>
#include <QSignalSpy>

namespace formula_computer_test {

using namespace loggia;
using namespace loggia::ui;
using formula_game::Player;
using testing::GameFixture;
using testing::patience;

struct Fixture : GameFixture {
    FormulaComputer computer{&document};
    QSignalSpy thinking{&computer, &FormulaComputer::runningChanged};
};

class FormulaComputerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    /// Against itself each player wins what could be won at the start, and no move throws it away.
    void playsPerfectly() {
        Random random(8);
        for (int i = 0; i < 40; ++i) {
            logic::oracle::Tree tree;
            std::vector<bool> used;
            const auto drawn =
                formula_game::oracle::random_position(random, 2 + random.below(5), 5, tree, used);
            QVERIFY(drawn.has_value());
            const auto start = drawn->at(0);
            Fixture f;
            f.document.setComputer(Player::e, true);
            f.document.setComputer(Player::a, true);
            f.document.setPosition(start, f.document.players(), QStringLiteral("new"));
            QTRY_VERIFY_WITH_TIMEOUT(f.document.lastPosition()->is_over(), patience);
            QCOMPARE(f.document.lastPosition()->status() == formula_game::Status::e_won,
                     formula_game::solve(start).winner == Player::e);
            QVERIFY(!f.computer.isRunning());
            for (qsizetype turn = 0; turn < f.thinking.size(); ++turn)
                QCOMPARE(f.thinking[turn][0].toBool(), turn % 2 == 0);
        }
    }

    void waitsItsPaceAndForItsTurn() {
        Fixture f;
        f.computer.setPace(120);
        f.document.setComputer(Player::a, true);
        QVERIFY(!f.computer.isRunning());
        static_cast<void>(f.document.play(true));
        QVERIFY(!f.computer.isRunning());
        QElapsedTimer timer;
        timer.start();
        static_cast<void>(f.document.play(true));
        QVERIFY(f.computer.isRunning());
        QTRY_COMPARE_WITH_TIMEOUT(f.document.played(), std::size_t{3}, patience);
        QVERIFY(timer.elapsed() >= 119);
    }

    void stopHoldsTheGame() {
        Fixture f;
        f.computer.setPace(50);
        f.document.setHeld(false);
        f.document.setComputer(Player::e, true);
        QVERIFY(f.computer.isRunning());
        f.computer.stop();
        QVERIFY(!f.computer.isRunning() && f.document.isHeld());
        QTest::qWait(100);
        QCOMPARE(f.document.played(), std::size_t{0});
        f.document.setHeld(false);
        QTRY_VERIFY_WITH_TIMEOUT(f.document.played() == 2, patience);
    }

    /// A search whose game has become another one never moves in that.
    void changesEndTheSearch() {
        Fixture f;
        f.computer.setPace(50);
        f.document.setHeld(false);
        f.document.setComputer(Player::e, true);
        QVERIFY(f.computer.isRunning());
        f.document.setFormula(QStringLiteral("(p*q)"), QStringLiteral("other"));
        QVERIFY(!f.computer.isRunning()); // held: somebody is typing
        QTest::qWait(100);
        QCOMPARE(f.document.played(), std::size_t{0});
        f.document.continueFromHere();
        QVERIFY(f.computer.isRunning());
        f.document.setComputer(Player::e, false);
        QVERIFY(!f.computer.isRunning());
    }

    /// Failure takes the place of the result.
    void holdsTheGameWhenItFails() {
        Fixture f;
        const QSignalSpy failed(&f.computer, &FormulaComputer::failed);
        const MemoryShortage shortage;
        f.document.setHeld(false);
        f.document.setComputer(Player::e, true);
        QTRY_COMPARE_WITH_TIMEOUT(failed.size(), 1, patience);
        QCOMPARE(failed[0][0].toString(), QStringLiteral("Not enough memory."));
        QVERIFY(!f.computer.isRunning() && f.document.isHeld());
    }
};

LOGGIA_WINDOW_TEST(FormulaComputerTest)

} // namespace formula_computer_test

#include "formula_computer_test.moc"
