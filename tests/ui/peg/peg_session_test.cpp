#include "core/peg/layouts.hpp"
#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/peg/peg_document.hpp"
#include "ui/peg/peg_session.hpp"
#include "ui/undo/history.hpp"

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

namespace peg_session_test {

using namespace loggia;
using namespace loggia::ui;

peg::Game playedGame() {
    return {peg::find_layout("triangle15")->puzzle, {{4, 2, 1}, {13, 8, 4}}};
}

class PegSessionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { ui::testing::failOnWarnings(); }

    void documentsComeBack() {
        History undo;
        PegDocument document(&undo);
        document.restore(PegDocument::stateOf(playedGame(), 1));
        const QJsonObject kept = documentJson(document);
        History other_undo;
        PegDocument other(&other_undo);
        restoreDocument(other, kept);
        QVERIFY(other.state() == document.state());
        QCOMPARE(other.shown(), std::size_t{1});
        // What does not read leaves what is there: three holes, and a line beyond them.
        restoreDocument(other, {{QStringLiteral("places"),
                                 QJsonArray{QJsonArray{0, 0}, QJsonArray{1, 0}, QJsonArray{2, 0}}},
                                {QStringLiteral("rows"),
                                 QJsonArray{QJsonArray{1, 2, 3}, QJsonArray{1, 2, 99}}}});
        QVERIFY(other.state() == document.state());
    }

    /// No file can hold it.
    void anEmptyBoardComesBack() {
        History undo;
        PegDocument document(&undo);
        document.clear();
        History other_undo;
        PegDocument other(&other_undo);
        other.restore(PegDocument::stateOf(playedGame(), 0));
        restoreDocument(other, documentJson(document));
        QVERIFY(other.isBlank());
    }

    void boundsOfASolutionComeBackWithItsJumps() {
        const peg::Game game = playedGame();
        PegAnswer solved;
        solved.question = {{game.puzzle, {game.jumps.front()}}, PegMethod::fewest, {}};
        solved.jumps = {game.jumps.back()};
        solved.fewest = peg::FewestMoves{solved.jumps, 1, 2};
        solved.positions = 1234;
        solved.seconds = 3.5;
        const auto back = fewestOf(fewestJson(solved), game);
        QVERIFY(back.has_value());
        QVERIFY(back->verdict == peg::Verdict::solved);
        QVERIFY(back->question.game == solved.question.game && back->jumps == solved.jumps);
        QCOMPARE(back->fewest->lower, 1);
        QCOMPARE(back->fewest->upper, 2);
        QCOMPARE(back->positions, solved.positions);
        QCOMPARE(back->seconds, solved.seconds);
        // Of a game that has no jumps after that moment.
        QVERIFY(!fewestOf(fewestJson(solved), solved.question.game));
        QVERIFY(!fewestOf({}, game));
    }
};

LOGGIA_TEST(PegSessionTest)

} // namespace peg_session_test

#include "peg_session_test.moc"
