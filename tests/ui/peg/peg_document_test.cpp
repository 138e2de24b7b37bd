#include "core/base/random.hpp"
#include "core/peg/layouts.hpp"
#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/peg/peg_document.hpp"
#include "ui/undo/history.hpp"

#include <QSignalSpy>
#include <QTest>

#include <vector>

namespace peg_document_test {

using namespace loggia;
using namespace loggia::ui;

struct Fixture {
    History undo;
    PegDocument document{&undo};

    explicit Fixture(const char* layout = "triangle15") {
        document.restore(PegDocument::stateOf({peg::find_layout(layout)->puzzle, {}}, 0));
    }
};

/// But for the moment shown, which is no part of a step.
bool sameGame(const PegState& one, const PegState& other) {
    return one.puzzle == other.puzzle && one.played.moves() == other.played.moves();
}

class PegDocumentTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void jumpsAreSteps() {
        Fixture f;
        QCOMPARE(f.document.state().grid, peg::Grid::triangular);
        QVERIFY(!f.document.play({1, 2, 4}).has_value());
        QVERIFY(f.document.play({4, 2, 1}).has_value());
        QVERIFY(f.document.play({13, 8, 4}).has_value());
        QCOMPARE(f.undo.count(), 2);
        f.undo.undo();
        QCOMPARE(f.document.played(), std::size_t{1});
        QCOMPARE(f.document.shown(), std::size_t{1});
        f.undo.redo();
        QCOMPARE(f.document.played(), std::size_t{2});
    }

    void theNextJumpIsLookedAtAndAnotherOneReplacesIt() {
        Fixture f;
        for (const peg::Jump& jump : {peg::Jump{4, 2, 1}, {13, 8, 4}})
            QVERIFY(f.document.play(jump).has_value());
        f.document.show(0);
        QVERIFY(f.document.play({4, 2, 1}).has_value());
        QCOMPARE(f.document.played(), std::size_t{2});
        QCOMPARE(f.document.shown(), std::size_t{1});
        QCOMPARE(f.undo.count(), 2);
        f.document.show(0);
        QVERIFY(f.document.play({6, 3, 1}).has_value());
        QCOMPARE(f.document.played(), std::size_t{1});
        f.undo.undo();
        QCOMPARE(f.document.played(), std::size_t{2});
    }

    void aSolutionForAnotherPositionIsDropped() {
        Fixture f;
        const peg::Game start = f.document.gameShown();
        QVERIFY(f.document.continueWith(start, {{4, 2, 1}, {13, 8, 4}}, QStringLiteral("x")));
        QCOMPARE(f.document.shown(), std::size_t{0});
        QCOMPARE(f.document.played(), std::size_t{2});
        f.document.show(1);
        QVERIFY(!f.document.continueWith(start, {{6, 3, 1}}, QStringLiteral("x")));
        QCOMPARE(f.document.played(), std::size_t{2});
    }

    void anotherGoalKeepsTheGameAndAnotherBoardDoesNot() {
        Fixture f;
        QVERIFY(f.document.play({4, 2, 1}).has_value());
        f.document.edit(peg::with_goal_toggled(f.document.puzzle(), 13), QStringLiteral("goal"));
        QCOMPARE(f.document.played(), std::size_t{1});
        f.document.setPegsLeft(2);
        f.document.setPegsLeft(3);
        QCOMPARE(f.undo.count(), 3); // turning the box is one step
        QCOMPARE(f.document.puzzle().goal.pegs, 3);
        f.document.edit(peg::with_peg_toggled(f.document.puzzleShown(), 5), QStringLiteral("peg"));
        QCOMPARE(f.document.played(), std::size_t{0});
        QVERIFY(peg::has(f.document.puzzle().start, 1)); // the position shown is the start now
        f.undo.undo();
        QCOMPARE(f.document.played(), std::size_t{1});
        f.undo.undo();
        QCOMPARE(f.document.puzzle().goal.pegs, 1);
    }

    void aSolutionForAnotherGoalIsDropped() {
        Fixture f;
        const std::vector<peg::Jump> solution{
            {4, 2, 1}, {13, 8, 4}, {15, 14, 13}, {7, 4, 2},    {3, 5, 8},  {10, 6, 3}, {12, 13, 14},
            {1, 2, 4}, {4, 8, 13}, {14, 13, 12}, {11, 12, 13}, {13, 9, 6}, {6, 3, 1}};
        const auto toggle = [&f](int hole) {
            f.document.edit(peg::with_goal_toggled(f.document.puzzle(), hole),
                            QStringLiteral("goal"));
        };
        QVERIFY(f.document.continueWith(f.document.gameShown(), solution, QStringLiteral("x")));
        f.document.show(2);
        toggle(1); // where the last peg is
        QCOMPARE(f.document.played(), solution.size());
        toggle(1);
        toggle(5);
        QCOMPARE(f.document.played(), std::size_t{2});
        QCOMPARE(f.document.shown(), std::size_t{2});
        f.undo.undo();
        QCOMPARE(f.document.played(), solution.size());
        // Jumps that led nowhere are a person's own.
        QVERIFY(
            f.document.continueWith(f.document.gameShown(), {{15, 14, 13}}, QStringLiteral("x")));
        f.document.show(0);
        toggle(5);
        QCOMPARE(f.document.played(), std::size_t{3});
        // So are those before the moment shown.
        f.undo.setIndex(1);
        f.document.show(solution.size());
        toggle(5);
        QCOMPARE(f.document.played(), solution.size());
    }

    void turningTheBoxIsOneStepUntilSomethingElseIsDone() {
        Fixture f;
        for (const int pegs : {2, 3, 4})
            f.document.setPegsLeft(pegs);
        QCOMPARE(f.undo.count(), 1);
        f.document.edit(peg::with_goal_toggled(f.document.puzzle(), 13), QStringLiteral("goal"));
        f.document.edit(peg::with_goal_toggled(f.document.puzzle(), 5), QStringLiteral("goal"));
        f.document.setPegsLeft(6);
        f.document.setPegsLeft(7);
        QCOMPARE(f.undo.count(), 4);
        QVERIFY(f.document.play({4, 2, 1}).has_value());
        f.document.setPegsLeft(8);
        QCOMPARE(f.undo.count(), 6);
        while (f.undo.canUndo())
            f.undo.undo();
        QCOMPARE(f.document.puzzle().goal.pegs, 1);
        f.undo.redo();
        QCOMPARE(f.document.puzzle().goal.pegs, 4);
        for (int i = 0; i < 3; ++i)
            f.undo.redo();
        QCOMPARE(f.document.puzzle().goal.pegs, 7);
    }

    void anotherGridHasItsOwnRows() {
        Fixture f("english33");
        f.document.setGrid(peg::Grid::diagonal);
        QVERIFY(f.document.board().triples().size() > 38);
        f.document.setGrid(peg::Grid::diagonal);
        QCOMPARE(f.undo.count(), 1);
        f.undo.undo();
        QCOMPARE(f.document.board().triples().size(), std::size_t{38});
        QCOMPARE(f.document.state().grid, peg::Grid::square);
    }

    /// Whatever is done can be taken back to the last state, and done again.
    void undoBringsBackEveryState() {
        Random random(7);
        for (int round = 0; round < 20; ++round) {
            Fixture f;
            std::vector<PegState> states{f.document.state()};
            const auto note = [&] {
                while (static_cast<int>(states.size()) > f.undo.index() + 1)
                    states.pop_back();
                if (static_cast<int>(states.size()) == f.undo.index())
                    states.push_back(f.document.state());
                states.back() = f.document.state();
            };
            for (int step = 0; step < 30; ++step) {
                const auto jumps = peg::moves(f.document.board(), f.document.position());
                switch (random.below(6)) {
                case 0:
                case 1:
                    if (!jumps.empty())
                        QVERIFY(f.document.play(jumps[random.below(jumps.size())]).has_value());
                    break;
                case 2:
                    f.document.edit(peg::with_peg_toggled(f.document.puzzleShown(),
                                                          1 + static_cast<int>(random.below(15))),
                                    QStringLiteral("peg"));
                    break;
                case 3:
                    f.document.restart();
                    break;
                case 4:
                    f.document.setGrid(random.below(2) == 0 ? peg::Grid::triangular
                                                            : peg::Grid::free);
                    break;
                default:
                    f.document.edit(peg::with_goal_toggled(f.document.puzzle(),
                                                           1 + static_cast<int>(random.below(15))),
                                    QStringLiteral("goal"));
                    break;
                }
                note();
            }
            const int last = f.undo.index();
            for (int i = last; i > 0; --i) {
                QVERIFY(sameGame(f.document.state(), states[static_cast<std::size_t>(i)]));
                f.undo.undo();
            }
            QVERIFY(f.document.state() == states.front());
            for (int i = 0; i < last; ++i)
                f.undo.redo();
            QVERIFY(sameGame(f.document.state(), states.back()));
        }
    }

    void showingIsNoStep() {
        Fixture f;
        QVERIFY(f.document.play({4, 2, 1}).has_value());
        const QSignalSpy changed(&f.document, &PegDocument::changed);
        f.document.show(0);
        f.document.show(0);
        f.document.show(99);
        QCOMPARE(changed.size(), 2);
        QCOMPARE(f.document.shown(), std::size_t{1});
        QCOMPARE(f.undo.count(), 1);
        f.document.clear();
        QVERIFY(f.document.isBlank());
        QCOMPARE(f.document.status(), peg::Status::stuck);
        f.undo.undo();
        QVERIFY(!f.document.isBlank());
    }
};

LOGGIA_LOOP_TEST(PegDocumentTest)

} // namespace peg_document_test

#include "peg_document_test.moc"
