// What the page says of a position: hints, verdicts with their proofs, answers and bounds.
#include "core/peg/invariants/position_classes.hpp"
#include "core/peg/layouts.hpp"
#include "core/peg/search/hint.hpp"
#include "tests/suite.hpp"
#include "tests/ui/peg/page_fixture.hpp"
#include "tests/ui/support/run_command.hpp"
#include "ui/peg/peg_answer.hpp"
#include "ui/peg/peg_game_panel.hpp"
#include "ui/shell/session.hpp"

#include <QComboBox>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>

#include <any>

namespace peg_page_verdict_test {

using namespace loggia;
using namespace loggia::ui;
using testing::cardTitle;
using testing::clickHole;
using testing::Fixture;
using testing::patience;
using testing::q;

class PegPageVerdictTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    /// Each reason of the proof is drawn and said whole; they go with the position.
    void drawsWhyThereIsNoSolution() {
        Fixture f;
        f.example("corner10");
        f.run("peg.solve");
        QTRY_COMPARE_WITH_TIMEOUT(cardTitle(f), q("No solution"), patience);
        auto* panel = f.page.findChild<PegGamePanel*>();
        QVERIFY2(panel->cardText().contains(
                     q("Reason 1 of 2: The marked holes hold 6 pegs, an even number.")),
                 qPrintable(panel->cardText()));
        const peg::Board& board = f.document().board();
        const peg::Holes first = f.board->pegs().marked;
        QVERIFY(first != 0 && peg::keeps_parity(board, first));
        auto* next = f.find<QPushButton>("next-reason");
        QVERIFY(next->isVisible());
        QTest::mouseClick(next, Qt::LeftButton);
        QVERIFY(panel->cardText().contains(q("Reason 2 of 2: ")));
        const peg::Holes second = f.board->pegs().marked;
        QVERIFY(second != 0 && second != first && peg::keeps_parity(board, second));
        f.run("peg.next-reason");
        QCOMPARE(f.board->pegs().marked, first);
        // The card speaks of it, whatever the tool.
        f.run("peg.tool-pegs");
        QCOMPARE(f.board->pegs().marked, first);
        f.run("peg.tool-play");
        QCOMPARE(f.board->pegs().marked, first);
        const peg::Jump jump = f.board->pegs().jumps.front();
        testing::clickHole(*f.board, jump.from);
        testing::clickHole(*f.board, jump.to);
        QCOMPARE(f.board->pegs().marked, peg::Holes{0});
        QVERIFY(!next->isVisible());
        QVERIFY(!testing::canRun(f.page, q("peg.next-reason")));
    }

    /// A jump that is taken back costs no hour's search.
    void aVerdictThatTookLongComesBackWithItsPosition() {
        Fixture f;
        f.example("corner10");
        f.run("peg.solve");
        QVERIFY(f.settled());
        PegAnswer slow = std::any_cast<PegAnswer>(f.page.results());
        QVERIFY(slow.verdict == peg::Verdict::none);
        slow.seconds = 3600;
        slow.proof.reset(); // found by search alone
        Q_EMIT f.page.run()->solved(slow);
        const QString title = cardTitle(f);
        QCOMPARE(title, titleOf(slow));
        const peg::Jump jump = f.board->pegs().jumps.front();
        testing::clickHole(*f.board, jump.from);
        testing::clickHole(*f.board, jump.to);
        QCOMPARE(f.document().played(), std::size_t{1});
        QVERIFY(cardTitle(f) != title);
        f.page.history()->undo();
        QCOMPARE(cardTitle(f), title);
        QCOMPARE(f.page.findChild<PegGamePanel*>()->cardText(), textOf(slow));
        QVERIFY(std::any_cast<PegAnswer>(f.page.results()).question.game == slow.question.game);
        // Another goal is another question.
        f.document().setPegsLeft(2);
        QVERIFY(cardTitle(f) != title);
    }

    /// Hint, the solvability indicator and the clauses say why, too.
    void everyVerdictIsProvenOnTheBoard() {
        Fixture f;
        f.example("corner10");
        auto* panel = f.page.findChild<PegGamePanel*>();
        QCOMPARE(f.board->pegs().marked, peg::Holes{0});
        f.run("peg.hint");
        QTRY_VERIFY_WITH_TIMEOUT(f.board->pegs().marked != 0, patience);
        QCOMPARE(cardTitle(f), q("No jump leads to the goal"));
        QVERIFY2(panel->cardText().contains(q("Reason 1 of 2: The marked holes")),
                 qPrintable(panel->cardText()));
        QVERIFY(panel->cardText().startsWith(q("Not solvable from here")));
        // What is lit follows the position; the proof goes with the light.
        const peg::Jump jump = f.board->pegs().jumps.front();
        testing::clickHole(*f.board, jump.from);
        testing::clickHole(*f.board, jump.to);
        QCOMPARE(f.board->pegs().marked, peg::Holes{0});
        auto* lamp = f.find<QPushButton>("lamp");
        QTest::mouseClick(lamp, Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(f.board->pegs().marked != 0, patience);
        QCOMPARE(cardTitle(f), q("Not solvable from here"));
        QVERIFY(panel->cardText().endsWith(q("Hint finds the last solvable position.")));
        f.page.history()->undo();
        QTRY_VERIFY_WITH_TIMEOUT(f.board->pegs().marked != 0, patience);
        QTest::mouseClick(lamp, Qt::LeftButton);
        QCOMPARE(f.board->pegs().marked, peg::Holes{0});
        QVERIFY(cardTitle(f) != q("Not solvable from here"));
        f.find<QComboBox>("engine")->setCurrentIndex(1);
        f.run("peg.solve");
        QTRY_VERIFY_WITH_TIMEOUT(f.board->pegs().marked != 0, patience);
        QVERIFY(panel->cardText().startsWith(q("The clauses are unsatisfiable.")));
    }

    /// Of fewest moves nobody can tell how far it is: the bounds are shown meanwhile.
    void tellsTheBoundsMeanwhile() {
        Fixture f;
        f.example("english33");
        f.find<QComboBox>("engine")->setCurrentIndex(2);
        f.run("peg.solve");
        QTRY_COMPARE_WITH_TIMEOUT(cardTitle(f), QStringLiteral("Searching\u2026"), patience);
        QVERIFY(f.page.findChild<PegGamePanel*>()->cardText().startsWith(q("At least ")));
        auto* bar = f.page.findChild<QProgressBar*>();
        QCOMPARE(bar->maximum(), 0); // it moves
        f.run("peg.stop");
        QVERIFY(f.settled());
        // Stopped before or after it had a solution.
        QTRY_VERIFY_WITH_TIMEOUT(cardTitle(f) == q("Solved") || cardTitle(f) == q("Undecided"),
                                 patience);
        QVERIFY(f.page.findChild<PegGamePanel*>()->cardText().contains(q("at least ")));
        QVERIFY(bar->maximum() > 0 && bar->value() <= 0);
    }

    /// What was found is told while it is watched.
    void theAnswerStaysWithItsJumps() {
        Fixture f;
        f.example("triangle15");
        f.find<QComboBox>("engine")->setCurrentIndex(2);
        f.run("peg.solve");
        QVERIFY(f.settled());
        auto* panel = f.page.findChild<PegGamePanel*>();
        QTRY_COMPARE_WITH_TIMEOUT(cardTitle(f), q("Solved"), patience);
        const QString answer = panel->cardText();
        QVERIFY(answer.contains(q("Proven minimum")));
        const std::size_t jumps = f.document().played();
        for (const std::size_t shown : {std::size_t{1}, jumps, std::size_t{0}}) {
            f.document().show(shown);
            QCOMPARE(cardTitle(f), q("Solved"));
            QCOMPARE(panel->cardText(), answer);
        }
        // Another jump, and back.
        const peg::Jump first = f.document().game().jumps.front();
        for (const peg::Jump& jump : peg::moves(f.document().board(), f.document().position()))
            if (!(jump == first)) {
                QVERIFY(f.document().play(jump).has_value());
                break;
            }
        QCOMPARE(cardTitle(f), q("Your jump"));
        f.page.history()->undo();
        QCOMPARE(panel->cardText(), answer);
    }

    /// As when the language is changed: the window is made anew.
    void theAnswerComesBack() {
        Fixture f;
        f.example("triangle15");
        f.find<QComboBox>("engine")->setCurrentIndex(2);
        f.run("peg.solve");
        QVERIFY(f.settled());
        QTRY_COMPARE_WITH_TIMEOUT(cardTitle(f), q("Solved"), patience);
        // At the next start, too: how few moves it has may have taken an hour.
        Fixture later;
        later.page.restoreSession(f.page.session()->state());
        QCOMPARE(cardTitle(later), q("Solved"));
        QCOMPARE(later.page.findChild<PegGamePanel*>()->cardText(),
                 f.page.findChild<PegGamePanel*>()->cardText());
        f.find<QComboBox>("engine")->setCurrentIndex(0);
        f.run("peg.solve");
        QVERIFY(f.settled());
        QTRY_COMPARE_WITH_TIMEOUT(cardTitle(f), q("Solved"), patience);
        Fixture again;
        again.page.restoreSession(f.page.session()->state());
        QVERIFY(cardTitle(again) != q("Solved"));
        again.page.takeOver(f.page.results());
        QCOMPARE(cardTitle(again), q("Solved"));
        QCOMPARE(again.page.findChild<PegGamePanel*>()->cardText(),
                 f.page.findChild<PegGamePanel*>()->cardText());
        // Of another game nothing is told.
        Fixture other;
        other.example("corner10");
        const QString title = cardTitle(other);
        other.page.takeOver(f.page.results());
        QCOMPARE(cardTitle(other), title);

        f.example("corner10");
        f.run("peg.solve");
        QTRY_COMPARE_WITH_TIMEOUT(cardTitle(f), q("No solution"), patience);
        again.page.restoreSession(f.page.session()->state());
        again.page.takeOver(f.page.results());
        QCOMPARE(cardTitle(again), q("No solution"));
    }

    void hintsAreShownAndGone() {
        Fixture f;
        f.example("triangle15");
        f.run("peg.hint");
        QVERIFY(f.settled());
        QTRY_VERIFY_WITH_TIMEOUT(f.board->pegs().hint.has_value(), patience);
        QVERIFY(cardTitle(f).startsWith(q("Hint: ")));
        const peg::Jump hint = *f.board->pegs().hint;
        clickHole(*f.board, hint.from);
        clickHole(*f.board, hint.to);
        QCOMPARE(f.document().played(), std::size_t{1});
        QVERIFY(!f.board->pegs().hint.has_value());
        QCOMPARE(cardTitle(f), q("Your jump"));
    }

    /// The card shows a hint, and the status line does not repeat it.
    void aHintIsShownInOnePlace() {
        Fixture f;
        const QSignalSpy said(&f.page, &Page::message);
        f.document().show(0);
        f.run("peg.hint");
        QVERIFY(f.settled());
        QTRY_VERIFY_WITH_TIMEOUT(cardTitle(f).startsWith(q("Hint: ")), patience);
        for (const auto& each : said)
            QCOMPARE(each[0].toString(), QString());
        f.document().setGame({peg::find_layout("english33")->puzzle, {}}, 0, q("test"));
        QVERIFY(!cardTitle(f).startsWith(q("Hint: ")));
    }

    /// A search that goes on says how far it is in the run bar, and not over the hint.
    void aHintStaysWhileASearchGoesOn() {
        Fixture f;
        f.document().show(0);
        f.run("peg.hint");
        QVERIFY(f.settled());
        QTRY_VERIFY_WITH_TIMEOUT(cardTitle(f).startsWith(q("Hint: ")), patience);
        Q_EMIT f.page.run()->progressed(-1, q("at least 3 moves"));
        QVERIFY(cardTitle(f).startsWith(q("Hint: ")));
        // It is about this position only.
        f.document().show(1);
        Q_EMIT f.page.run()->progressed(-1, q("at least 3 moves"));
        QVERIFY(cardTitle(f).startsWith(q("Searching")));
    }

    /// With the indicator on, every jump has a mark on the board, and says so to a screen reader.
    void jumpsTellWhetherTheyKeepTheGoal() {
        Fixture f;
        QVERIFY(f.settled());
        QVERIFY(f.board->pegs().prospects.empty());
        f.run("peg.lamp");
        QVERIFY(f.settled());
        const auto expected = peg::prospects(f.document().puzzle(), f.document().position());
        const auto shown = f.board->pegs().prospects;
        QCOMPARE(shown.size(), expected.size());
        bool kept = false;
        bool lost = false;
        for (std::size_t i = 0; i < shown.size(); ++i) {
            QVERIFY(shown[i].jump == expected[i].jump && shown[i].verdict == expected[i].verdict);
            kept = kept || shown[i].verdict == peg::Verdict::solved;
            lost = lost || shown[i].verdict == peg::Verdict::none;
        }
        QVERIFY(kept && lost);
        const auto from = static_cast<std::size_t>(shown.front().jump.from - 1);
        QVERIFY(f.board->pegs().holes[from].name.contains(
            q("the jump to %1").arg(shown.front().jump.to)));
        f.run("peg.lamp");
        QVERIFY(f.board->pegs().prospects.empty());
    }
};

LOGGIA_WINDOW_TEST(PegPageVerdictTest)

} // namespace peg_page_verdict_test

#include "peg_page_verdict_test.moc"
