#include "core/base/random.hpp"
#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/game_graph/game_graph_document.hpp"
#include "ui/undo/history.hpp"

#include <QSignalSpy>
#include <QTest>

namespace game_graph_document_test {

using namespace loggia;
using namespace loggia::ui;
using game_graph::Game;
using game_graph::Opponent;

/// All of a state that undo brings back.
std::string written(const GameGraphDocument& document) {
    const GameGraphState& state = document.state();
    std::string text = state.text + "|" + to_text(document.record()) + "|" +
                       (state.fault ? state.fault->message : "") + "|";
    if (state.drawing)
        for (const QPointF& point : state.drawing->points)
            text += std::to_string(point.x()) + "," + std::to_string(point.y()) + ";";
    return text;
}

class GameGraphDocumentTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { ui::testing::failOnWarnings(); }

    void beginsWithTheLesson() {
        History undo;
        const GameGraphDocument document(&undo);
        QCOMPARE(document.state().text, std::string("1-2-10"));
        QCOMPARE(document.game().state_text(document.position()), std::string("(1, 0)"));
        QCOMPARE(document.mover(), 1);
    }

    void personsPlayAndUndo() {
        History undo;
        GameGraphDocument document(&undo);
        const auto moves = document.game().moves(document.position());
        QVERIFY(document.play(moves[0]));
        QCOMPARE(document.mover(), 2);
        QVERIFY(!document.play(moves[0])); // leads from the start only
        QVERIFY(document.play(document.game().moves(document.position())[1]));
        QCOMPARE(document.game().state_text(document.position()), std::string("(1, 3)"));
        document.show(1);
        QVERIFY(!document.isAtEnd());
        QVERIFY(document.play(document.game().moves(document.position())[0]));
        QCOMPARE(document.game().state_text(document.position()), std::string("(1, 2)"));
        undo.undo();
        QCOMPARE(document.played(), std::size_t{2});
        QCOMPARE(document.shown(), std::size_t{1});
        QVERIFY(document.isHeld());
    }

    void answersBelongToTheMove() {
        History undo;
        GameGraphDocument document(&undo);
        document.setPlayer(2, {Opponent{}, 1});
        QVERIFY(document.play(document.game().moves(document.position())[0]));
        QVERIFY(document.isComputersTurn());
        QVERIFY(!document.play(document.game().moves(document.position())[0]));
        const auto answer = document.game().moves(document.position())[1];
        QVERIFY(document.playForComputer(answer));
        QVERIFY(!document.playForComputer(answer));
        QCOMPARE(undo.count(), 1);
        undo.undo();
        QCOMPARE(document.played(), std::size_t{0});
        undo.redo();
        QCOMPARE(document.played(), std::size_t{2});
        QVERIFY(document.lastPosition() == answer.to);
        // The answer is complete: what the computer moves for the person is another step.
        document.setPlayer(1, {Opponent{}, 1});
        document.setPlayer(2, {});
        QVERIFY(document.playForComputer(document.game().moves(document.position())[0]));
        QCOMPARE(undo.count(), 2);
    }

    void ofTwoComputersEachMoveIsAStep() {
        History undo;
        GameGraphDocument document(&undo);
        document.setPlayer(1, {Opponent{}, 1});
        document.setPlayer(2, {Opponent{}, 1});
        document.restart();
        for (int i = 0; i < 3; ++i)
            QVERIFY(document.playForComputer(document.game().moves(document.lastPosition())[0]));
        QCOMPARE(undo.count(), 4);
        undo.undo();
        QCOMPARE(document.played(), std::size_t{2});
    }

    void whoLooksBackGoesOnLookingWhenTheComputerMoves() {
        History undo;
        GameGraphDocument document(&undo);
        document.setPlayer(2, {Opponent{}, 1});
        QVERIFY(document.play(document.game().moves(document.position())[0]));
        document.show(0);
        QVERIFY(document.playForComputer(document.game().moves(document.lastPosition())[0]));
        QCOMPARE(document.shown(), std::size_t{0});
        QCOMPARE(document.played(), std::size_t{2});
    }

    void whatIsOpenedOrEditedWaits() {
        History undo;
        GameGraphDocument document(&undo);
        document.setPlayer(1, {Opponent{}, 1});
        document.setGame(document.game(), QStringLiteral("choose"));
        QVERIFY(document.isComputersTurn() && !document.isHeld());
        document.setRecord(document.record(), QStringLiteral("open"));
        QVERIFY(document.isHeld());
        document.continueFromHere();
        QVERIFY(!document.isHeld());
        QVERIFY(document.playForComputer(document.game().moves(document.position())[0]));
        QCOMPARE(undo.count(), 3); // undo does not close what was opened
        document.setDrawn(loopyExample(), QStringLiteral("draw"));
        QVERIFY(document.isHeld());
    }

    void typingIsOneStepAndKeepsTheLastGame() {
        History undo;
        GameGraphDocument document(&undo);
        QVERIFY(document.play(document.game().moves(document.position())[0]));
        document.type(QStringLiteral("nim 3 4 "));
        document.type(QStringLiteral("nim 3 4 x"));
        QVERIFY(document.state().fault.has_value());
        QCOMPARE(document.game().text(), std::string("nim 3 4"));
        QCOMPARE(undo.count(), 2);
        undo.undo();
        QCOMPARE(document.state().text, std::string("1-2-10"));
        QCOMPARE(document.played(), std::size_t{1});
    }

    /// The file with the moves is not the other game's.
    void anotherGameIsAnotherDocumentWhereThereWereMoves() {
        History undo;
        GameGraphDocument document(&undo);
        const int first = undo.document();
        document.type(QStringLiteral("1-2-11"));
        document.type(QStringLiteral("1-2-12"));
        QCOMPARE(undo.document(), first); // nothing was played
        QVERIFY(document.play(document.game().moves(document.position())[0]));
        document.type(QStringLiteral("1-2-12 ")); // the same game
        QCOMPARE(undo.document(), first);
        QCOMPARE(document.played(), std::size_t{1});
        document.type(QStringLiteral("1-2-13"));
        QVERIFY(undo.document() != first && !undo.isClean());
        QCOMPARE(document.played(), std::size_t{0});
        undo.undo();
        QCOMPARE(undo.document(), first);
        QCOMPARE(document.played(), std::size_t{1});
    }

    /// The moves that were played stay in the file of their game; the file of a drawing stays its.
    void playingAgainIsAnotherDocument() {
        History undo;
        GameGraphDocument document(&undo);
        const int first = undo.document();
        document.restart();
        QCOMPARE(undo.document(), first); // nothing was played
        QVERIFY(document.play(document.game().moves(document.position())[0]));
        undo.setClean();
        document.restart();
        QVERIFY(undo.document() != first && undo.isClean());
        QCOMPARE(document.played(), std::size_t{0});
        undo.undo();
        QCOMPARE(undo.document(), first);
        QCOMPARE(document.played(), std::size_t{1});
        document.replaceDrawn(loopyExample(), QStringLiteral("draw"));
        const int drawn = undo.document();
        QVERIFY(document.play(document.game().moves(document.position())[0]));
        document.restart();
        QCOMPARE(undo.document(), drawn);
        QCOMPARE(document.played(), std::size_t{0});
    }

    void positionsWithoutATurnAreCounted() {
        History undo;
        GameGraphDocument document(&undo);
        const Game nim = game_graph::game_of("nim 1 2").value();
        document.setRecord(game_graph::Record(nim, nim.merged(nim.start(), 1)),
                           QStringLiteral("open"));
        QCOMPARE(document.game().player(document.position()), 0);
        QCOMPARE(document.mover(), 1);
        QVERIFY(document.play(document.game().moves(document.position())[0]));
        QCOMPARE(document.mover(), 2);
    }

    void drawingsKeepTheMovesWhereTheGameIsTheSame() {
        History undo;
        GameGraphDocument document(&undo);
        document.setDrawn(loopyExample(), QStringLiteral("draw"));
        QVERIFY(document.isDrawn());
        QVERIFY(document.play(document.game().moves(document.position())[0]));
        document.setDrawn(withPlaceAt(*document.state().drawing, 0, {300, 300}),
                          QStringLiteral("move"));
        QCOMPARE(document.played(), std::size_t{1});
        document.setDrawn(withoutPlace(*document.state().drawing, 6), QStringLiteral("delete"));
        QCOMPARE(document.played(), std::size_t{0});
        undo.undo();
        QCOMPARE(document.played(), std::size_t{1});
    }

    void restoresWhatFits() {
        History undo;
        GameGraphDocument document(&undo);
        const auto record = game_graph::record_of("game: nim 3 4 5\nmoves: A2 B1\n").value();
        document.restore(record, {}, "nim 3 4 5", 1);
        QCOMPARE(document.shown(), std::size_t{1});
        QCOMPARE(document.played(), std::size_t{2});
        QVERIFY(document.isHeld());
        document.restore(record, {}, "nim 3 4 what", 99);
        QVERIFY(document.state().fault.has_value());
        QCOMPARE(document.shown(), std::size_t{2});
        QCOMPARE(undo.count(), 0);
    }

    /// Whatever is done, undo brings back every state on the way, and redo every one again.
    void undoAndRedoAreExactOverRandomEdits() {
        Random random(11);
        for (int round = 0; round < 100; ++round) {
            History undo;
            GameGraphDocument document(&undo);
            std::vector<std::string> states{written(document)};
            for (int i = 0; i < 40; ++i) {
                const int before = undo.index();
                switch (random.below(9)) {
                case 0:
                    document.show(random.below(document.played() + 1));
                    break;
                case 1:
                    document.restart();
                    break;
                case 2:
                    document.setGame(
                        game_graph::game_of(random.below(2) == 0 ? "nim 1 2 3" : "kayles 5")
                            .value(),
                        QStringLiteral("choose"));
                    break;
                case 3:
                    document.setDrawn(document.isDrawn()
                                          ? withPlace(*document.state().drawing, {0, 0})
                                          : loopyExample(),
                                      QStringLiteral("draw"));
                    break;
                case 4:
                    if (document.isDrawn())
                        document.setDrawn(withArrowToggled(*document.state().drawing,
                                                           random.below(4), random.below(4)),
                                          QStringLiteral("arrow"));
                    break;
                default:
                    if (!document.isOver(document.position())) {
                        const auto moves = document.game().moves(document.position());
                        if (!moves.empty())
                            QVERIFY(document.play(moves[random.below(moves.size())]));
                    }
                }
                if (undo.index() != before)
                    states.push_back(written(document));
            }
            for (std::size_t i = states.size(); i-- > 0;) {
                QCOMPARE(written(document), states[i]);
                if (i > 0)
                    undo.undo();
            }
            QVERIFY(!undo.canUndo());
            for (std::size_t i = 1; i < states.size(); ++i) {
                undo.redo();
                QCOMPARE(written(document), states[i]);
            }
        }
    }
};

LOGGIA_WINDOW_TEST(GameGraphDocumentTest)

} // namespace game_graph_document_test

#include "game_graph_document_test.moc"
