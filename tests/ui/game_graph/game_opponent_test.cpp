#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/game_graph/game_graph_document.hpp"
#include "ui/game_graph/game_opponent.hpp"
#include "ui/game_graph/study_runner.hpp"
#include "ui/undo/history.hpp"

#include <QTest>

namespace game_opponent_test {

using namespace loggia;
using namespace loggia::ui;
using game_graph::Opponent;

struct Table {
    History undo;
    GameGraphDocument document{&undo};
    StudyRunner studies{&document};
    GameOpponent opponent{&document, &studies};

    bool plays() {
        return QTest::qWaitFor([this] { return !opponent.isRunning() && !studies.isRunning(); },
                               ui::testing::patience);
    }
};

class GameOpponentTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { ui::testing::failOnWarnings(); }

    void answersOnceTheGameIsSolved() {
        Table table;
        table.document.setPlayer(2, {Opponent{}, 1});
        QVERIFY(table.document.play(table.document.game().moves(table.document.position())[1]));
        QVERIFY(table.plays());
        QCOMPARE(table.document.played(), std::size_t{2});
        // Player 2 has been given a won position and keeps it.
        QVERIFY(table.studies.study()->solution->value(table.document.position())->outcome ==
                game_graph::Outcome::loss);
    }

    void waitsAfterUndoAndWhenStopped() {
        Table table;
        QVERIFY(table.plays());
        table.opponent.setPace(60'000);
        table.document.setPlayer(1, {Opponent{}, 1});
        QVERIFY(table.opponent.isRunning());
        table.opponent.stop();
        QVERIFY(!table.opponent.isRunning() && table.document.isHeld());
        table.opponent.setPace(0);
        table.document.continueFromHere();
        QVERIFY(table.plays());
        QCOMPARE(table.document.played(), std::size_t{1});
        table.undo.undo();
        QTest::qWait(20);
        QCOMPARE(table.document.played(), std::size_t{0});
    }

    void gamesWithoutEndStop() {
        Table table;
        table.document.setDrawn(loopyExample(), QStringLiteral("draw"));
        table.document.setPlayer(1, {Opponent{}, 1});
        table.document.setPlayer(2, {Opponent{}, 1});
        table.document.continueFromHere();
        QVERIFY(!table.opponent.isTooLong());
        QTRY_COMPARE_WITH_TIMEOUT(table.document.played(), GameOpponent::most_moves,
                                  ui::testing::patience);
        QVERIFY(table.plays());
        QCOMPARE(table.document.played(), GameOpponent::most_moves);
        QVERIFY(table.opponent.isTooLong());
        table.document.setPlayer(1, {});
        QVERIFY(!table.opponent.isTooLong());
    }
};

LOGGIA_WINDOW_TEST(GameOpponentTest)

} // namespace game_opponent_test

#include "game_opponent_test.moc"
