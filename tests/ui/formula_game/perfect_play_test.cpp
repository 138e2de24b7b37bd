#include "core/formula_game/solve.hpp"
#include "tests/suite.hpp"
#include "ui/formula_game/formula_computer.hpp"
#include "ui/formula_game/formula_document.hpp"
#include "ui/formula_game/perfect_play.hpp"
#include "ui/undo/history.hpp"

#include <QSignalSpy>
#include <QTest>

namespace perfect_play_test {

using namespace loggia;
using namespace loggia::ui;
using formula_game::Player;

struct Fixture {
    History stack;
    FormulaDocument document{&stack};
    PerfectPlay perfect{&document};

    Fixture() {
        document.restore({"((a+b)*((c+-d)*(-a+(e*d))))", "EAEAE", "abcde"}, "", 0, {false, false});
    }
};

class PerfectPlayTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void saysNothingUnasked() {
        Fixture f;
        QSignalSpy running(&f.perfect, &PerfectPlay::runningChanged);
        QVERIFY(f.document.play(true).has_value());
        QVERIFY(running.isEmpty());
        QVERIFY(!f.perfect.solution().winner);
        QVERIFY(f.perfect.blunders().empty());
    }

    /// Through a whole game, at every moment, as the solver says of the position alone.
    void knowsEveryPosition() {
        Fixture f;
        f.perfect.setOn(true);
        for (;;) {
            QTRY_VERIFY(f.perfect.explanation() != nullptr);
            QTRY_VERIFY(!f.perfect.isRunning());
            QCOMPARE(f.perfect.solution(), formula_game::solve(*f.document.shownPosition()));
            if (f.document.shownPosition()->is_over())
                break;
            QVERIFY(f.document.play(true).has_value());
        }
        f.document.show(2);
        QCOMPARE(f.perfect.solution(), formula_game::solve(*f.document.shownPosition()));
        f.perfect.setOn(false);
        QVERIFY(!f.perfect.solution().winner);
    }

    /// Whoever stops it is told nothing later, when the position is explained all the same.
    void aHintThatIsStoppedDoesNotCome() {
        Fixture f;
        const QSignalSpy hinted(&f.perfect, &PerfectPlay::hinted);
        f.perfect.askForHint();
        f.perfect.stop();
        QTRY_VERIFY(!f.perfect.isRunning());
        f.perfect.setOn(true);
        QTRY_VERIFY(f.perfect.explanation() != nullptr);
        QTRY_VERIFY(!f.perfect.isRunning());
        QVERIFY(hinted.isEmpty());
    }

    void hintsWithoutBeingOn() {
        Fixture f;
        QSignalSpy hinted(&f.perfect, &PerfectPlay::hinted);
        f.perfect.askForHint();
        QTRY_COMPARE(hinted.count(), 1);
        QCOMPARE(hinted[0][0].toBool(),
                 formula_game::play2win(*f.document.shownPosition()).value());
        QVERIFY(!hinted[0][1].toString().isEmpty());
        f.perfect.askForHint(); // known already
        QCOMPARE(hinted.count(), 2);
    }

    void aHintForAnotherPositionIsDropped() {
        Fixture f;
        QSignalSpy hinted(&f.perfect, &PerfectPlay::hinted);
        f.perfect.askForHint();
        QVERIFY(f.document.play(true).has_value());
        QTRY_VERIFY(!f.perfect.isRunning());
        f.perfect.setOn(true); // this position is explained, and nobody has asked for a hint
        QTRY_VERIFY(f.perfect.explanation() != nullptr);
        QTRY_VERIFY(!f.perfect.isRunning());
        QVERIFY(hinted.isEmpty());
        f.document.clear();
        QTest::qWait(50);
        QVERIFY(hinted.isEmpty());
    }

    /// What the values of a game that goes on would show is hidden with them.
    void blundersAreHiddenWithTheValues() {
        Fixture f;
        f.document.restore({"(x+y)", "EA", "xy"}, "0", 1, {false, false});
        f.perfect.setOn(true);
        QTRY_VERIFY(!f.perfect.blunders().empty());
        f.perfect.setOn(false);
        QVERIFY(f.perfect.blunders().empty());
        QVERIFY(f.document.play(true).has_value()); // the end
        QTRY_VERIFY(!f.perfect.blunders().empty());
    }

    void theComputerPlaysToWin() {
        Fixture f;
        FormulaComputer computer(&f.document);
        f.document.setComputer(Player::e, true);
        f.document.setComputer(Player::a, true);
        const auto winner = formula_game::solve(*f.document.lastPosition()).winner;
        QTest::qWait(20);
        QCOMPARE(f.document.played(), std::size_t{0}); // held
        f.document.continueFromHere();
        QTRY_VERIFY(f.document.lastPosition()->is_over());
        QVERIFY((f.document.lastPosition()->status() == formula_game::Status::e_won) ==
                (winner == Player::e));
    }

    /// Failure takes the place of the result.
    void tellsWhenItFails() {
        Fixture f;
        const QSignalSpy failed(&f.perfect, &PerfectPlay::failed);
        const QSignalSpy hinted(&f.perfect, &PerfectPlay::hinted);
        const MemoryShortage shortage;
        f.perfect.askForHint();
        QTRY_COMPARE(failed.size(), 1);
        QCOMPARE(failed[0][0].toString(), QStringLiteral("Not enough memory."));
        f.perfect.setOn(true); // explains and tabulates
        QTRY_COMPARE(failed.size(), 3);
        QVERIFY(hinted.isEmpty() && f.perfect.explanation() == nullptr);
    }
};

LOGGIA_WINDOW_TEST(PerfectPlayTest)

} // namespace perfect_play_test

#include "perfect_play_test.moc"
