#include "core/base/random.hpp"
#include "tests/suite.hpp"
#include "ui/connect4/connect4_document.hpp"
#include "ui/undo/history.hpp"

#include <QSignalSpy>
#include <QTest>

namespace connect4_document_test {

using namespace loggia;
using namespace loggia::ui;
using connect4::Game;
using connect4::Player;

class Connect4DocumentTest : public QObject {
    Q_OBJECT

private:
    static void letPersonsPlay(Connect4Document& document) {
        document.setPlayer(Player::one, {});
        document.setPlayer(Player::two, {});
    }

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void startsAgainstTheComputer() {
        History stack;
        const Connect4Document document(&stack);
        QVERIFY(!document.player(Player::one).computer);
        QVERIFY(document.player(Player::two).computer);
        QVERIFY(!document.isComputersTurn());
    }

    void oneStepTakesBackTheMoveAndTheAnswer() {
        History stack;
        Connect4Document document(&stack);
        QVERIFY(document.play(3));
        QVERIFY(document.isComputersTurn());
        QVERIFY(!document.play(3)); // not the person's turn
        QVERIFY(document.playForComputer(3));
        QCOMPARE(stack.count(), 1);
        stack.undo();
        QVERIFY(document.game().moves.empty());
        stack.redo();
        QCOMPARE(document.game().moves, (std::vector<int>{3, 3}));
        QVERIFY(document.isHeld());
    }

    void undoBeforeTheAnswerTakesBackTheMoveAlone() {
        History stack;
        Connect4Document document(&stack);
        QVERIFY(document.play(3));
        stack.undo();
        QVERIFY(document.game().moves.empty());
        QVERIFY(!document.playForComputer(0)); // not the computer's turn
        QVERIFY(document.game().moves.empty());
    }

    void computersMovesAgainstEachOtherAreStepsOfTheirOwn() {
        History stack;
        Connect4Document document(&stack);
        QVERIFY(document.play(3));
        QVERIFY(document.playForComputer(3));
        QCOMPARE(stack.count(), 1);
        document.setPlayer(Player::one, {true, {}});
        for (const int column : {2, 1, 0})
            QVERIFY(document.playForComputer(column));
        QCOMPARE(stack.count(), 4);
        stack.undo();
        QCOMPARE(document.game().moves, (std::vector<int>{3, 3, 2, 1}));
        QVERIFY(!document.playForComputer(9));
    }

    void theComputersFirstMoveBelongsToTheNewGame() {
        History stack;
        Connect4Document document(&stack);
        document.swapSides();
        document.newGame();
        QVERIFY(document.playForComputer(3));
        QCOMPARE(stack.count(), 1);
    }

    /// One within another is a variation of its own.
    void theInnermostVariationIsShown() {
        History stack;
        Connect4Document document(&stack);
        document.setGame(connect4::tree_of("moves: 4 (5 3 6 (2) 7 (1 1))\n").value(),
                         QStringLiteral("open"));
        QVERIFY(document.variationShown().empty());
        document.chooseVariation({4, 2, 5, 0});
        QCOMPARE(document.variationShown(), (std::vector<int>{4, 2, 5, 0}));
        document.removeVariation(document.variationShown());
        QCOMPARE(document.game().moves, (std::vector<int>{4, 2, 5, 6}));
        QCOMPARE(document.variationShown(), (std::vector<int>{4}));
        QCOMPARE(document.tree().variations(), std::size_t{2});
        document.removeVariation(document.variationShown());
        QCOMPARE(document.tree().variations(), std::size_t{0});
        QCOMPARE(document.game().moves, (std::vector<int>{3}));
    }

    void whatIsOpenedWaits() {
        History stack;
        Connect4Document document(&stack);
        document.setGame({{}, {3}}, QStringLiteral("open"));
        QVERIFY(document.isComputersTurn() && document.isHeld());
        document.continueFromHere();
        QVERIFY(!document.isHeld());
        QVERIFY(document.playForComputer(3));
        QCOMPARE(stack.count(), 2); // undo does not close what was opened
    }

    /// The old line stays in the tree, can be chosen, promoted and deleted, and undo covers it.
    void anotherMoveInAnEarlierPositionBeginsAVariation() {
        History stack;
        Connect4Document document(&stack);
        letPersonsPlay(document);
        for (const int column : {3, 3, 2, 2})
            QVERIFY(document.play(column));
        document.show(2);
        QVERIFY(document.play(0));
        QCOMPARE(document.game().moves, (std::vector<int>{3, 3, 0}));
        QCOMPARE(document.shown(), std::size_t{3});
        QCOMPARE(document.tree().lines(), (std::vector<std::vector<int>>{{3, 3, 2, 2}, {3, 3, 0}}));
        QCOMPARE(document.variationShown(), (std::vector<int>{3, 3, 0}));
        QCOMPARE(document.siblings().size(), std::size_t{2});
        // A move that was made before leads along its line, without a step.
        const int steps = stack.count();
        document.show(2);
        QVERIFY(document.play(2));
        QCOMPARE(stack.count(), steps);
        QCOMPARE(document.shown(), std::size_t{3});
        QCOMPARE(document.game().moves, (std::vector<int>{3, 3, 2, 2}));
        QVERIFY(document.variationShown().empty());
        document.chooseVariation({3, 3, 0});
        QCOMPARE(stack.count(), steps);
        document.promoteVariation({3, 3, 0});
        QCOMPARE(document.tree().main_game().moves, (std::vector<int>{3, 3, 0}));
        QCOMPARE(stack.count(), steps + 1);
        document.removeVariation({3, 3, 2});
        QCOMPARE(document.tree().variations(), std::size_t{0});
        document.removeVariation({3, 3, 0}); // the line that is shown
        QCOMPARE(document.game().moves, (std::vector<int>{3, 3}));
        QCOMPARE(document.shown(), std::size_t{2});
        for (int i = 0; i < 3; ++i)
            stack.undo();
        QCOMPARE(document.tree().lines(), (std::vector<std::vector<int>>{{3, 3, 2, 2}, {3, 3, 0}}));
        stack.undo();
        QCOMPARE(document.game().moves, (std::vector<int>{3, 3, 2, 2}));
        QCOMPARE(document.shown(), std::size_t{2});
        QCOMPARE(document.tree().variations(), std::size_t{0});
    }

    /// Going on from an earlier moment keeps the old line, too; a reply that was made before is
    /// found in it.
    void theComputerGoesOnBesideTheOldLine() {
        History stack;
        Connect4Document document(&stack);
        QVERIFY(document.play(3));
        QVERIFY(document.playForComputer(2));
        QVERIFY(document.play(1));
        QVERIFY(document.playForComputer(0));
        document.show(1);
        document.continueFromHere();
        QCOMPARE(document.game().moves, std::vector<int>{3});
        QVERIFY(document.isComputersTurn() && !document.isHeld());
        QVERIFY(document.playForComputer(2));
        QCOMPARE(document.tree().variations(), std::size_t{0});
        QCOMPARE(document.game().moves, (std::vector<int>{3, 2}));
        QVERIFY(document.play(6));
        QCOMPARE(document.tree().lines(), (std::vector<std::vector<int>>{{3, 2, 1, 0}, {3, 2, 6}}));
        // Somebody who only looks at another line makes nobody move.
        document.chooseVariation({3});
        document.chooseVariation({3, 2, 6});
        QVERIFY(document.isComputersTurn() && document.isHeld());
    }

    void whoLooksBackGoesOnLookingWhenTheComputerMoves() {
        History stack;
        Connect4Document document(&stack);
        QVERIFY(document.play(3));
        document.show(0);
        QVERIFY(document.playForComputer(3));
        QCOMPARE(document.shown(), std::size_t{0});
        QCOMPARE(document.game().moves.size(), std::size_t{2});
    }

    void refusesFullColumns() {
        History stack;
        Connect4Document document(&stack);
        letPersonsPlay(document);
        for (int i = 0; i < 6; ++i)
            QVERIFY(document.play(0));
        const auto refused = document.play(0);
        QVERIFY(!refused);
        QCOMPARE(refused.error().message, std::string("column 1 is full"));
    }

    void editorLeavesOnlyWithAPossibleBoard() {
        History stack;
        Connect4Document document(&stack);
        document.startEditing();
        QVERIFY(document.isEditing());
        connect4::Setup setup = connect4::with_stone({}, 0, Player::two);
        document.edit(setup, QStringLiteral("drop"));
        QVERIFY(!document.finishEditing());
        setup = connect4::with_stone(setup, 0, Player::one);
        document.edit(setup, QStringLiteral("drop"));
        QVERIFY(document.finishEditing());
        QVERIFY(!document.isEditing());
        QCOMPARE(document.game().start.stone_count(), 2);
        for (int i = 0; i < 4; ++i)
            stack.undo();
        QVERIFY(!document.isEditing());
        QVERIFY(document.game() == Game{});
    }

    /// A position is edited in its file. A game with moves is not lost there: what is played from a
    /// position of it is another document, which is in no file.
    void aGameFromAnEditedPositionIsAnotherDocumentWhereThereWereMoves() {
        History stack;
        Connect4Document document(&stack);
        letPersonsPlay(document);
        const int first = stack.document();
        document.startEditing();
        document.edit(connect4::with_stone({}, 0, Player::one), QStringLiteral("drop"));
        QVERIFY(document.finishEditing());
        QCOMPARE(stack.document(), first);
        QVERIFY(document.play(3));
        const connect4::GameTree played = document.tree();
        document.startEditing();
        QVERIFY(document.finishEditing());
        QVERIFY(document.game().moves.empty());
        QVERIFY(stack.document() != first);
        QVERIFY(!stack.isClean());
        stack.undo();
        QCOMPARE(stack.document(), first);
        document.cancelEditing();
        QVERIFY(document.tree() == played);
    }

    /// The computer, whose turn it was, does not move because somebody looked into the editor.
    void leavingTheEditorLeavesTheComputerWaiting() {
        History stack;
        Connect4Document document(&stack);
        QVERIFY(document.play(3));
        QVERIFY(!document.isHeld());
        document.startEditing();
        QVERIFY(!document.isComputersTurn());
        document.show(0);
        QCOMPARE(document.shown(), std::size_t{1}); // not while it is edited
        document.continueFromHere();
        QVERIFY(document.isEditing());
        document.setHeld(false);
        document.cancelEditing();
        QVERIFY(document.isComputersTurn() && document.isHeld());
        document.startEditing();
        QVERIFY(document.finishEditing());
        QVERIFY(document.isComputersTurn() && !document.isHeld()); // who plays from there wants it
    }

    /// Whatever is done, undo brings back every tree on the way, and redo every one again; which
    /// line is looked at is no step.
    void undoAndRedoAreExactOverRandomEdits() {
        Random random(7);
        for (int round = 0; round < 200; ++round) {
            History stack;
            Connect4Document document(&stack);
            letPersonsPlay(document);
            std::vector<connect4::GameTree> games{document.tree()};
            for (int i = 0; i < 30; ++i) {
                const int before = stack.index();
                switch (random.below(6)) {
                case 0:
                    document.show(random.below(document.game().moves.size() + 1));
                    break;
                case 1:
                    if (random.below(8) == 0)
                        document.newGame();
                    break;
                default:
                    static_cast<void>(document.play(static_cast<int>(random.below(7))));
                }
                if (stack.index() != before)
                    games.push_back(document.tree());
            }
            for (std::size_t i = games.size(); i-- > 0;) {
                QVERIFY(document.tree() == games[i]);
                stack.undo();
            }
            for (const connect4::GameTree& game : games) {
                QVERIFY(document.tree() == game);
                stack.redo();
            }
        }
    }
};

LOGGIA_TEST(Connect4DocumentTest)

} // namespace connect4_document_test

#include "connect4_document_test.moc"
