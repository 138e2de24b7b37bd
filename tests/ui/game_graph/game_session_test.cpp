#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/game_graph/game_graph_document.hpp"
#include "ui/game_graph/game_session.hpp"
#include "ui/undo/history.hpp"

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

namespace game_session_test {

using namespace loggia;
using namespace loggia::ui;

class GameSessionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { ui::testing::failOnWarnings(); }

    void documentsComeBack() {
        History undo;
        GameGraphDocument document(&undo);
        QVERIFY(document.play(document.game().moves(document.position())[1]));
        document.show(0);
        const QJsonObject kept = documentJson(document);
        History other_undo;
        GameGraphDocument other(&other_undo);
        restoreDocument(other, kept);
        QCOMPARE(documentJson(other), kept);
        QCOMPARE(other.played(), std::size_t{1});
        QCOMPARE(other.shown(), std::size_t{0});
        // What does not read leaves what is there.
        restoreDocument(other, {{QStringLiteral("record"), QStringLiteral("what?")}});
        QCOMPARE(documentJson(other), kept);
    }

    void playersComeBack() {
        History undo;
        GameGraphDocument document(&undo);
        document.setPlayer(1, {game_graph::Opponent{}, 7});
        const QJsonArray kept = playersJson(document);
        History other_undo;
        GameGraphDocument other(&other_undo);
        restorePlayers(other, kept);
        QVERIFY(other.player(1) == document.player(1) && other.player(2) == document.player(2));
        restorePlayers(other, {QJsonObject{{QStringLiteral("kind"), QStringLiteral("what?")}}});
        QVERIFY(other.player(1) == document.player(1));
    }

    void viewsComeBack() {
        const GameViewChoice view{GameViewChoice::Kind::tree, 2};
        QVERIFY(viewOf(viewJson(view), {}) == view);
        QVERIFY(viewOf({}, view) == view);
        QVERIFY(viewOf({{QStringLiteral("kind"), 99}, {QStringLiteral("level"), -3}}, view) ==
                (GameViewChoice{view.kind, 0}));
    }
};

LOGGIA_TEST(GameSessionTest)

} // namespace game_session_test

#include "game_session_test.moc"
