#include "tests/suite.hpp"
#include "tests/ui/connect4/endings.hpp"
#include "tests/ui/connect4/players.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/connect4/analysis_run.hpp"
#include "ui/connect4/better_move.hpp"
#include "ui/connect4/connect4_computer.hpp"
#include "ui/connect4/connect4_document.hpp"
#include "ui/connect4/turn_line.hpp"
#include "ui/undo/history.hpp"

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>

namespace turn_line_test {

using namespace loggia;
using namespace loggia::ui;
using connect4::Player;
using testing::patience;
using testing::slowComputer;

struct Fixture {
    History undo;
    Connect4Document document{&undo};
    Connect4Computer computer{&document};
    AnalysisRun run{&document};
    BetterMove better{&document, &run};
    TurnLine line{&document, &computer, &better};
    QPushButton* action = line.findChild<QPushButton*>();

    Fixture() {
        document.setPlayer(Player::two, {});
        line.resize(600, 60);
        line.show();
        static_cast<void>(QTest::qWaitForWindowExposed(&line));
    }
    [[nodiscard]] QString text() const {
        for (const QLabel* label : line.findChildren<QLabel*>())
            if (!label->text().isEmpty())
                return label->text();
        return {};
    }
    void play(const std::vector<int>& columns) {
        for (const int column : columns)
            QVERIFY(document.play(column).has_value());
    }
};

class TurnLineTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void saysWhoseTurnItIs() {
        Fixture f;
        QVERIFY(f.text().startsWith(QStringLiteral("Orange to move")));
        QVERIFY(!f.action->isVisible());
        f.play({3});
        QVERIFY(f.text().startsWith(QStringLiteral("Blue to move")));
        f.line.showMessage(QStringLiteral("news"));
        QCOMPARE(f.text(), QStringLiteral("news"));
        f.play({3});
        QVERIFY(f.text().startsWith(QStringLiteral("Orange to move")));
    }

    void leadsBackToTheLastMove() {
        Fixture f;
        f.play({3, 3, 2});
        f.document.show(1);
        QVERIFY(f.text().startsWith(QStringLiteral("Move 1 of 3.")));
        const QSignalSpy acted(&f.line, &TurnLine::acted);
        QTest::mouseClick(f.action, Qt::LeftButton);
        QVERIFY(f.document.isAtEnd());
        QCOMPARE(acted.size(), 1);
    }

    /// Stepping back to where the computer moved is no turn of it: the button leads back and drops
    /// nothing.
    void aMomentOfTheComputerIsLookedAt() {
        Fixture f;
        f.play({3, 3, 2});
        f.document.setHeld(true);
        f.document.setPlayer(Player::two, slowComputer());
        f.document.show(1);
        QCOMPARE(f.text(), QStringLiteral("Move 1 of 3. Blue (computer) is to move here."));
        QTest::mouseClick(f.action, Qt::LeftButton);
        QVERIFY(f.document.isAtEnd());
        QCOMPARE(f.document.game().moves, (std::vector<int>{3, 3, 2}));
    }

    void letsTheComputerMoveAndHurriesIt() {
        Fixture f;
        f.document.setHeld(true);
        f.document.setPlayer(Player::one, slowComputer());
        QVERIFY(f.text().startsWith(QStringLiteral("Orange (computer) waits")));
        QTest::mouseClick(f.action, Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(f.computer.isRunning(), patience);
        QVERIFY(f.line.refusalOf(0).contains(QStringLiteral("Orange is thinking")));
        QTRY_VERIFY_WITH_TIMEOUT(f.text().contains(QStringLiteral("positions")), patience);
        QTest::mouseClick(f.action, Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(f.document.game().moves.size(), std::size_t{1}, patience);
    }

    void tellsWhatAPerfectPlayerHasProvenSoFar() {
        Fixture f;
        PlayerSettings perfect{true, {}};
        perfect.level = connect4::Level::perfect;
        f.play({1}); // Takes long to prove.
        f.document.setHeld(true);
        f.document.setPlayer(Player::two, perfect);
        QTest::mouseClick(f.action, Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(f.text().contains(QStringLiteral("value for Blue is between")),
                                 patience);
        f.document.setPlayer(Player::two, {});
        QTRY_VERIFY_WITH_TIMEOUT(!f.computer.isRunning(), patience);
    }

    void tellsTheOutcomeAndOffersAnotherGame() {
        Fixture f;
        std::vector<int> all;
        for (int column = 0; column < connect4::columns; ++column)
            all.insert(all.end(), connect4::rows, column);
        f.play(all);
        QVERIFY(f.document.lastPosition().is_full());
        const int lead = f.document.lastPosition().score().lead(Player::one);
        QVERIFY2(f.text().contains(lead > 0   ? QStringLiteral("Orange")
                                   : lead < 0 ? QStringLiteral("Blue")
                                              : QStringLiteral("Draw")),
                 qPrintable(f.text()));
        const QSignalSpy wanted(&f.line, &TurnLine::newGameWanted);
        QTest::mouseClick(f.action, Qt::LeftButton);
        QCOMPARE(wanted.size(), 1);
        QVERIFY(f.line.refusalOf(0).startsWith(QStringLiteral("The game is over")));
    }

    void saysWhyAColumnIsRefused() {
        Fixture f;
        f.play({0, 0, 0, 0, 0, 0});
        QCOMPARE(f.line.refusalOf(0), QStringLiteral("Column 1 is full."));
        f.document.setHeld(true);
        f.document.setPlayer(Player::one, slowComputer());
        QVERIFY(f.line.refusalOf(3).startsWith(QStringLiteral("The computer plays Orange")));
    }

    /// While a better move is looked for.
    void saysWhyAColumnIsNotTried() {
        Fixture f;
        f.document.setGame(testing::randomEnding(23, 14), {});
        f.run.reviewGame();
        QVERIFY(testing::settles(f.run));
        for (const connect4::MoveLoss& loss : f.run.losses()) {
            f.document.show(loss.move);
            const connect4::Position position = f.document.shownPosition();
            for (int column = 0; column < connect4::columns; ++column)
                if (!position.can_play(column)) {
                    f.better.start();
                    QCOMPARE(f.line.refusalOf(column),
                             QStringLiteral("Column %1 is full.").arg(column + 1));
                    f.better.giveUp();
                    QVERIFY(f.line.refusalOf(column).startsWith(QStringLiteral("The exercise")));
                    return;
                }
        }
        QFAIL("no mistake with a full column");
    }
};

LOGGIA_WINDOW_TEST(TurnLineTest)

} // namespace turn_line_test

#include "turn_line_test.moc"
