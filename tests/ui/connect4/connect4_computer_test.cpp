#include "core/base/random.hpp"
#include "tests/suite.hpp"
#include "tests/ui/connect4/players.hpp"
#include "tests/ui/support/bench.hpp"
#include "ui/connect4/connect4_computer.hpp"
#include "ui/connect4/connect4_document.hpp"
#include "ui/undo/history.hpp"

#include <QSignalSpy>

namespace connect4_computer_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;
using connect4::Player;

struct Fixture {
    History undo;
    Connect4Document document{&undo};
    Connect4Computer computer{&document};
    QSignalSpy thinking{&computer, &Connect4Computer::runningChanged};

    Fixture(const PlayerSettings& one, const PlayerSettings& two) {
        document.setPlayer(Player::one, one);
        document.setPlayer(Player::two, two);
    }
    [[nodiscard]] std::size_t moves() const { return document.game().moves.size(); }
};

const PlayerSettings person;

class Connect4ComputerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void twoComputersPlayAGameToItsEnd() {
        Fixture f(quickComputer(1), quickComputer(3));
        QTRY_VERIFY_WITH_TIMEOUT(f.document.lastPosition().is_full(), 20'000);
        QCOMPARE(f.moves(), std::size_t{connect4::cells});
        QVERIFY(!f.computer.isRunning());
        // On and off by turns, off at the end.
        for (qsizetype i = 0; i < f.thinking.size(); ++i)
            QCOMPARE(f.thinking[i][0].toBool(), i % 2 == 0);
        QCOMPARE(f.thinking.size() % 2, 0);
    }

    void answersAPersonAndWaitsForTheNextMove() {
        Fixture f(person, quickComputer());
        QVERIFY(!f.computer.isRunning());
        Random random(173);
        while (!f.document.lastPosition().is_full()) {
            int column = static_cast<int>(random.below(connect4::columns));
            while (!f.document.lastPosition().can_play(column))
                column = (column + 1) % connect4::columns;
            const std::size_t before = f.moves();
            QVERIFY(f.document.play(column).has_value());
            QVERIFY(f.computer.isRunning());
            QTRY_COMPARE(f.moves(), before + 2);
        }
    }

    void stopHoldsTheGame() {
        Fixture f(slowComputer(), person);
        QVERIFY(f.computer.isRunning());
        f.computer.stop();
        QVERIFY(!f.computer.isRunning() && f.document.isHeld());
        QTest::qWait(50);
        QCOMPARE(f.moves(), std::size_t{0});
        f.computer.stop(); // nothing is being thought: nothing to hold
        f.document.setHeld(false);
        QVERIFY(f.computer.isRunning());
        f.computer.moveNow();
        QTRY_COMPARE(f.moves(), std::size_t{1});
    }

    void undoIsNotAnsweredByTheSameMoveAgain() {
        Fixture f(person, quickComputer());
        QVERIFY(f.document.play(3).has_value());
        QTRY_COMPARE(f.moves(), std::size_t{2});
        f.undo.undo();
        QCOMPARE(f.moves(), std::size_t{0});
        f.undo.redo();
        f.document.setPlayer(Player::one, quickComputer());
        QTest::qWait(50);
        QCOMPARE(f.moves(), std::size_t{2});
        QVERIFY(!f.computer.isRunning());
    }

    void whatHappensMeanwhileEndsTheThinking() {
        Fixture f(person, slowComputer());
        const auto think = [&f] {
            f.document.newGame();
            QVERIFY(f.document.play(3).has_value());
            QVERIFY(f.computer.isRunning());
        };
        think();
        f.document.newGame();
        QVERIFY(!f.computer.isRunning());
        think();
        f.document.startEditing();
        QVERIFY(!f.computer.isRunning());
        think();
        f.document.setPlayer(Player::two, person);
        QVERIFY(!f.computer.isRunning());
        f.document.setPlayer(Player::two, slowComputer());
        QVERIFY(f.computer.isRunning());
        f.document.setGame({{}, {0, 1, 2}}, QStringLiteral("open"));
        QVERIFY(!f.computer.isRunning()); // a game that is opened stays as it is
        f.document.continueFromHere();
        QVERIFY(f.computer.isRunning());
        f.computer.moveNow();
        QTRY_COMPARE(f.moves(), std::size_t{4});
        think();
        f.document.startEditing();
        f.document.cancelEditing();
        QVERIFY(!f.computer.isRunning()); // the game is as it was, and waits
        // To look back, and to set the other player, leave it in peace.
        think();
        const auto changes = f.thinking.size();
        f.document.show(0);
        f.document.setPlayer(Player::one, quickComputer());
        f.document.setPlayer(Player::one, person);
        QCOMPARE(f.thinking.size(), changes);
    }

    void otherSettingsBeginAnew() {
        Fixture f(slowComputer(), person);
        QVERIFY(f.computer.isRunning());
        f.document.setPlayer(Player::one, quickComputer());
        QTRY_COMPARE(f.moves(), std::size_t{1});
    }

    /// A move that waits for its pace is a move of the search before: it must not end a search that
    /// has begun since, nor leave that one running unseen.
    void aMoveThatWaitsGivesWayToANewSearch() {
        Fixture f(person, person);
        f.computer.setPace(300);
        f.document.setPlayer(Player::one, quickComputer(1)); // has its move at once, and waits
        QTest::qWait(120);
        QVERIFY(f.computer.isRunning());
        f.document.setPlayer(Player::one, slowComputer());
        QTest::qWait(400);
        QVERIFY(f.computer.isRunning());
        QCOMPARE(f.moves(), std::size_t{0});
        f.computer.moveNow();
        QTRY_COMPARE(f.moves(), std::size_t{1});
        QVERIFY(!f.computer.isRunning());
    }

    void tellsWhatItThinks() {
        Fixture f(slowComputer(), person);
        const QSignalSpy updated(&f.computer, &Connect4Computer::updated);
        QTRY_VERIFY(updated.size() >= 2);
        f.computer.moveNow();
        QTRY_COMPARE(f.moves(), std::size_t{1});
        const auto analysis = updated.last()[0].value<connect4::Analysis>();
        QCOMPARE(f.document.game().moves, std::vector<int>{analysis.column});
    }

    void mayEndInTheMiddle() {
        for (int i = 0; i < 20; ++i) {
            const Fixture f(slowComputer(), slowComputer());
            if (i % 2 == 0)
                QTest::qWait(5);
        }
    }

    /// Failure takes the place of the result.
    void holdsTheGameWhenItFails() {
        const MemoryShortage shortage;
        Fixture f(slowComputer(), person);
        const QSignalSpy failed(&f.computer, &Connect4Computer::failed);
        QTRY_COMPARE_WITH_TIMEOUT(failed.size(), 1, testing::patience);
        QCOMPARE(failed[0][0].toString(), QStringLiteral("Not enough memory."));
        QVERIFY(!f.computer.isRunning() && f.document.isHeld());
    }
};

LOGGIA_WINDOW_TEST(Connect4ComputerTest)

} // namespace connect4_computer_test

#include "connect4_computer_test.moc"
