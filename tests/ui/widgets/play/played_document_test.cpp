#include "core/base/random.hpp"
#include "tests/suite.hpp"
#include "tests/ui/widgets/play/counting_document.hpp"
#include "ui/undo/history.hpp"

#include <QSignalSpy>
#include <QTest>

#include <vector>

namespace played_document_test {

using namespace loggia;
using namespace loggia::ui;
using ui::testing::CountingContent;
using ui::testing::CountingDocument;

struct Fixture {
    History undo;
    CountingDocument document{&undo};
    QSignalSpy changed{&document, &CountingDocument::changed};
};

/// Undo as it should be: a list of steps, and how many of them are done.
struct Model {
    struct Entry {
        CountingContent before;
        CountingContent after;
        bool is_open = false;
        int series = 0;
    };
    std::vector<Entry> entries;
    std::size_t done = 0;

    [[nodiscard]] const Entry& top() const {
        static const Entry none;
        return done > 0 ? entries[done - 1] : none;
    }
    void step(const Entry& entry, bool joins) {
        entries.resize(done);
        if (joins) {
            const CountingContent before = entries.back().before;
            entries.back() = entry;
            entries.back().before = before;
        } else {
            entries.push_back(entry);
        }
        done = entries.size();
    }
};

class PlayedDocumentTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theComputersAnswersBelongToTheMove() {
        Fixture f;
        f.document.setComputers(false, true);
        QVERIFY(f.document.play(1));
        QVERIFY(f.document.isComputersTurn() && !f.document.isHeld());
        f.document.playForComputer(2);
        f.document.playForComputer(3);
        QVERIFY(!f.document.isComputersTurn());
        QCOMPARE(f.undo.count(), 1);
        QCOMPARE(f.undo.undoText(), QStringLiteral("play"));
        f.undo.undo();
        QVERIFY(f.document.moves().empty());
        f.undo.redo();
        QCOMPARE(f.document.moves(), (std::vector<int>{1, 2, 3}));
    }

    /// Once the person's turn has come the step is complete: what the computer does later, where
    /// the players were changed, is none of the answers.
    void whatIsAnsweredIsComplete() {
        Fixture f;
        f.document.setComputers(false, true);
        QVERIFY(f.document.play(1));
        f.document.playForComputer(2);
        f.document.playForComputer(3);
        f.document.setComputers(true, false);
        f.document.playForComputer(4);
        QCOMPARE(f.undo.count(), 2);
        f.undo.undo();
        QCOMPARE(f.document.moves(), (std::vector<int>{1, 2, 3}));
    }

    void ofTwoComputersEachMoveIsAStep() {
        Fixture f;
        f.document.setComputers(false, true);
        QVERIFY(f.document.play(1));
        f.document.playForComputer(2);
        QCOMPARE(f.undo.count(), 1);
        f.document.setComputers(true, true);
        for (int move = 1; move <= 5; ++move)
            f.document.playForComputer(1);
        QCOMPARE(f.undo.count(), 6);
        f.document.restart();
        f.document.playForComputer(1);
        QCOMPARE(f.undo.count(), 8);
        f.undo.undo();
        QVERIFY(f.document.moves().empty());
    }

    void theFirstMoveOfTheComputerBelongsToTheNewGame() {
        Fixture f;
        f.document.setComputers(true, false);
        f.document.restart();
        f.document.playForComputer(1);
        QCOMPARE(f.undo.count(), 1);
    }

    /// A game that comes with its players takes them along, there and back; a change of the players
    /// in between is none of the step.
    void aGameTakesItsPlayersAlong() {
        Fixture f;
        f.document.setComputers(false, true);
        QVERIFY(f.document.play(1));
        const auto players = f.document.players();
        std::vector<int> told_with;
        std::vector<int> known; // to whoever follows the game
        QObject::connect(&f.document, &CountingDocument::changed, &f.document, [&] {
            known = f.document.moves();
            QVERIFY(f.document.players()[0].computer != (known == std::vector<int>{1}));
        });
        QObject::connect(&f.document, &CountingDocument::playersChanged, &f.document, [&] {
            told_with = f.document.moves();
            QCOMPARE(known, told_with); // nothing is about the game before any more
        });
        known = f.document.moves();
        f.document.bring(5, true, false);
        QVERIFY(f.document.isHeld());
        QCOMPARE(told_with, std::vector<int>{5}); // whoever hears of the players sees their game
        QCOMPARE(f.document.moves(), std::vector<int>{5});
        QVERIFY(f.document.players()[0].computer && !f.document.players()[1].computer);
        f.document.setComputers(true, true);
        f.undo.undo();
        QCOMPARE(f.document.moves(), std::vector<int>{1});
        QVERIFY(f.document.players() == players);
        QVERIFY(f.document.isHeld());
        f.undo.redo();
        QCOMPARE(f.document.moves(), std::vector<int>{5});
        QVERIFY(f.document.players()[0].computer && !f.document.players()[1].computer);
        QCOMPARE(told_with, std::vector<int>{5});
    }

    void editsOfASeriesAreOneStep() {
        Fixture f;
        for (int title = 1; title <= 3; ++title)
            f.document.setTitle(title, 1);
        QCOMPARE(f.undo.count(), 1);
        f.document.setTitle(4, 2);
        f.document.setTitle(5, 0);
        f.document.setTitle(6, 0);
        QCOMPARE(f.undo.count(), 4);
        f.document.setTitle(7, 2);
        QVERIFY(f.document.play(1));
        f.document.setTitle(8, 2);
        QCOMPARE(f.undo.count(), 7);
        while (f.undo.canUndo())
            f.undo.undo();
        f.undo.redo();
        QCOMPARE(f.document.state().title, 3);
    }

    void editsUndoAndRedoHoldTheComputerAndActsRelease() {
        Fixture f;
        f.document.setComputers(false, true);
        QVERIFY(!f.document.isHeld());
        f.document.setTitle(1, 0);
        QVERIFY(f.document.isHeld());
        QVERIFY(f.document.play(1));
        QVERIFY(!f.document.isHeld());
        f.document.playForComputer(1);
        QVERIFY(!f.document.isHeld());
        f.undo.undo();
        QVERIFY(f.document.isHeld());
        f.document.setHeld(false);
        f.undo.redo();
        QVERIFY(f.document.isHeld());
        f.document.continueFromHere();
        QVERIFY(!f.document.isHeld());
        QCOMPARE(f.undo.count(), 2);
        f.document.setHeld(true);
        f.document.restart();
        QVERIFY(!f.document.isHeld());
        f.document.restore({}, {});
        QVERIFY(f.document.isHeld());
    }

    void whoLooksBackGoesOnLooking() {
        Fixture f;
        f.document.setComputers(false, true);
        QVERIFY(f.document.play(1));
        f.document.show(0);
        f.document.playForComputer(2);
        QCOMPARE(f.document.shown(), std::size_t{0});
        QCOMPARE(f.document.played(), std::size_t{2});
        f.document.show(2);
        f.document.playForComputer(2);
        QCOMPARE(f.document.shown(), std::size_t{3});
    }

    void goesOnFromAnEarlierMove() {
        Fixture f;
        for (int move = 1; move <= 4; ++move)
            QVERIFY(f.document.play(move));
        f.document.show(2);
        f.document.continueFromHere();
        QCOMPARE(f.document.moves(), (std::vector<int>{1, 2}));
        f.undo.undo();
        QCOMPARE(f.document.moves(), (std::vector<int>{1, 2, 3, 4}));
        QCOMPARE(f.document.shown(), std::size_t{2});
        // At the end there is nothing to drop; the computer is asked all the same.
        f.document.show(4);
        f.changed.clear();
        f.document.continueFromHere();
        QCOMPARE(f.changed.size(), 1);
        QVERIFY(!f.document.isHeld());
        QCOMPARE(f.undo.count(), 5);
    }

    void nobodyMovesWhereTheGameIsOver() {
        Fixture f;
        f.document.setComputers(false, true);
        QVERIFY(f.document.play(CountingDocument::target));
        QVERIFY(!f.document.isComputersTurn());
        f.document.setHeld(true);
        f.document.continueFromHere();
        QVERIFY(f.document.isHeld());
    }

    void tellsOfChangesAlone() {
        Fixture f;
        QSignalSpy players(&f.document, &CountingDocument::playersChanged);
        f.document.show(5);
        f.document.setHeld(false);
        QCOMPARE(f.changed.size(), 0);
        f.document.setPlayer(1, {true});
        f.document.setPlayer(1, {true});
        QCOMPARE(players.size(), 1);
        f.document.setHeld(true);
        QVERIFY(f.document.play(1));
        f.document.show(0);
        QCOMPARE(f.changed.size(), 3);
        f.document.restore(f.document.state(), f.document.players());
        QCOMPARE(f.changed.size(), 4);
        QCOMPARE(players.size(), 2);
    }

    /// Whatever is done: every undo and redo leads to the content of that step, and steps join as
    /// the model has it.
    void undoAndRedoAreExact() {
        Random random(3);
        for (int round = 0; round < test_suite::rounds(200); ++round) {
            Fixture f;
            CountingDocument& document = f.document;
            Model model;
            for (int i = 0; i < 60; ++i) {
                const CountingContent before = document.state();
                const bool was_open = model.top().is_open;
                const int series = static_cast<int>(random.below(3));
                switch (random.below(10)) {
                case 0:
                    document.setComputers(random.below(2) == 0, random.below(2) == 0);
                    break;
                case 1:
                    document.show(random.below(document.played() + 1));
                    break;
                case 2:
                    document.setTitle(i + 1, series);
                    model.step({before, document.state(), false, series},
                               series != 0 && model.top().series == series);
                    break;
                case 3:
                    if (random.below(3) == 0) {
                        document.restart();
                        model.step({before, document.state(), true, 0}, false);
                    }
                    break;
                case 4:
                    if (f.undo.canUndo()) {
                        f.undo.undo();
                        QVERIFY(document.state() == model.entries[--model.done].before);
                    }
                    break;
                case 5:
                    if (f.undo.canRedo()) {
                        f.undo.redo();
                        QVERIFY(document.state() == model.entries[model.done++].after);
                    }
                    break;
                case 6: {
                    const bool drops = !document.isAtEnd();
                    document.continueFromHere();
                    if (drops)
                        model.step({before, document.state(), true, 0}, false);
                    break;
                }
                case 7:
                    if (document.play(static_cast<int>(random.below(3)) + 1))
                        model.step({before, document.state(), true, 0}, false);
                    break;
                default:
                    if (document.isComputersTurn()) {
                        const auto& players = document.players();
                        const bool joins =
                            was_open && !(players[0].computer && players[1].computer);
                        document.playForComputer(1);
                        model.step(
                            {before, document.state(), joins && document.isComputersTurn(), 0},
                            joins);
                    }
                }
                QCOMPARE(f.undo.index(), static_cast<int>(model.done));
                QCOMPARE(f.undo.count(), static_cast<int>(model.entries.size()));
            }
        }
    }
};

LOGGIA_LOOP_TEST(PlayedDocumentTest)

} // namespace played_document_test

#include "played_document_test.moc"
