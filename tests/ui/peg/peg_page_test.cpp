#include "core/base/random.hpp"
#include "core/peg/replay.hpp"
#include "core/peg/search/solve_direct.hpp"
#include "tests/suite.hpp"
#include "tests/ui/peg/page_fixture.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/run_command.hpp"
#include "ui/peg/peg_example.hpp"
#include "ui/peg/peg_game_panel.hpp"
#include "ui/peg/peg_sat_panel.hpp"
#include "ui/peg/peg_table_run.hpp"
#include "ui/shell/session.hpp"
#include "ui/widgets/play/game_over_bar.hpp"
#include "ui/widgets/run_bar.hpp"

#include <QComboBox>
#include <QMenu>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabWidget>
#include <QTableWidget>
#include <QTextBlock>

#include <cmath>

namespace peg_page_test {

using namespace loggia;
using namespace loggia::ui;
using testing::cardTitle;
using testing::clickHole;
using testing::drag;
using testing::Fixture;
using testing::patience;
using testing::pointOf;
using testing::q;

class PegPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    /// How far a table is shows where the progress of a search does.
    void tablesShowTheirProgress() {
        const Fixture f;
        f.page.findChild<RunBar*>()->setRunning(true);
        Q_EMIT f.page.findChild<PegTableRun*>()->progressed(0.25, q("a quarter of the table"));
        const auto* bar = f.page.findChild<RunBar*>()->findChild<QProgressBar*>();
        QCOMPARE(4 * bar->value(), bar->maximum());
        QCOMPARE(bar->accessibleDescription(), q("a quarter of the table"));
    }

    /// Clicks beside the board put holes where they are made, one below the other.
    void drawingMovesNothingUnderThePointer() {
        Fixture f;
        f.page.resize(1300, 700);
        testing::runCommand(f.page, q("peg.tool-holes"));
        QCoreApplication::processEvents();
        const auto holes = f.board->pegs().holes.size();
        const double step = f.board->pegGeometry().step();
        const QPointF first = f.board->pegGeometry().toPixels(f.board->pegs().holes[0].place);
        const double left = first.x() - step * (std::floor(first.x() / step) - 1);
        for (int i = 0; i < 3; ++i)
            QTest::mouseClick(f.board, Qt::LeftButton, {},
                              QPointF(left, first.y() + i * step).toPoint());
        QCOMPARE(f.board->pegs().holes.size(), holes + 3);
        QVERIFY(std::abs(f.board->pegGeometry().step() - step) < 1e-6);
        for (std::size_t i = 0; i < 3; ++i) {
            const QPointF place =
                f.board->pegGeometry().toPixels(f.board->pegs().holes[holes + i].place);
            const double off = (place - QPointF(left, first.y() + static_cast<double>(i) * step))
                                   .manhattanLength();
            QVERIFY2(off < 0.7 * step, qPrintable(QString::number(off)));
        }
        // A window of another size has all of it in sight again.
        f.page.resize(900, 700);
        QCoreApplication::processEvents();
        for (const PegHole& hole : f.board->pegs().holes)
            QVERIFY(
                f.board->rect().contains(f.board->pegGeometry().toPixels(hole.place).toPoint()));
    }

    /// Where no jump was made none can be undone.
    void aBoardWithoutJumpsIsNotStuck() {
        Fixture f;
        QVERIFY(f.page.open("4 1 2\n1 2 3\n").has_value());
        QCOMPARE(cardTitle(f), q("No jump is possible"));
        const QString card = f.page.findChild<PegGamePanel*>()->cardText();
        QVERIFY2(card.startsWith(q("2 pegs left, and none can jump. Goal: one peg left.")),
                 qPrintable(card));
        QVERIFY(!card.contains(q("Undo")));
    }

    /// Whatever is played without looking gets stuck; the jump that lost is named and a click away.
    void stuckIsAnEvent() {
        Fixture f;
        f.document().show(0);
        auto* bar = f.page.findChild<GameOverBar*>();
        Random random(3);
        while (f.document().status() == peg::Status::open) {
            QVERIFY(bar->isHidden());
            const auto jumps = peg::moves(f.document().board(), f.document().position());
            const peg::Jump jump = jumps[random.below(jumps.size())];
            clickHole(*f.board, jump.from);
            clickHole(*f.board, jump.to);
        }
        QVERIFY(f.document().status() == peg::Status::stuck);
        QVERIFY(bar->isVisible());
        QVERIFY(f.find<QLabel>("game-over-title")->text().startsWith(q("Stuck")));
        QVERIFY(f.settled());
        const auto lost = bar->outcome()->mistake;
        QVERIFY(lost.has_value());
        const auto verdictAfter = [&](std::size_t jumps) {
            peg::Puzzle puzzle = f.document().puzzle();
            puzzle.start = f.document().game().position_after(jumps);
            return peg::solve_direct(puzzle).verdict;
        };
        QVERIFY(verdictAfter(*lost) == peg::Verdict::solved);
        QVERIFY(verdictAfter(*lost + 1) == peg::Verdict::none);
        const std::size_t played = f.document().played();
        QTest::mouseClick(f.find<QPushButton>("game-over-mistake"), Qt::LeftButton);
        QCOMPARE(f.document().shown(), *lost);
        QVERIFY(bar->isHidden());
        f.document().show(played);
        QTest::mouseClick(f.find<QPushButton>("game-over-again"), Qt::LeftButton);
        QCOMPARE(f.document().played(), std::size_t{0});
        QVERIFY(bar->isHidden());
    }

    void opensOnTheWorkedExample() {
        Fixture f;
        QCOMPARE(f.document().played(), std::size_t{13});
        QCOMPARE(f.document().shown(), std::size_t{4});
        QCOMPARE(cardTitle(f), workedPegExample().title);
        QVERIFY(!f.page.history()->canUndo());
        QCOMPARE(testing::namelessWidgets(f.page), QStringList());
        QCOMPARE(testing::sharedMnemonics(f.page), QStringList());
    }

    void isPlayedByClicksDragsAndKeys() {
        Fixture f;
        f.example("triangle15");
        clickHole(*f.board, 4);
        clickHole(*f.board, 1);
        QCOMPARE(f.document().played(), std::size_t{1});
        drag(*f.board, pointOf(*f.board, 13), pointOf(*f.board, 4));
        QCOMPARE(f.document().played(), std::size_t{2});
        f.board->setFocus();
        f.board->setCursorHole(15);
        QTest::keyClick(f.board, Qt::Key_Return);
        QTest::keyClick(f.board, Qt::Key_Left);
        QTest::keyClick(f.board, Qt::Key_Return);
        QCOMPARE(f.document().played(), std::size_t{3});
        QVERIFY((f.document().game().jumps.back() == peg::Jump{15, 14, 13}));
        QVERIFY(f.says().startsWith(q("11 pegs")));
        for (int i = 0; i < 3; ++i)
            f.page.history()->undo();
        QCOMPARE(f.document().played(), std::size_t{0});
        f.page.history()->redo();
        QCOMPARE(f.document().played(), std::size_t{1});
    }

    void saysWhyNothingHappens() {
        Fixture f;
        f.example("triangle15");
        const QSignalSpy said(&f.page, &Page::message);
        clickHole(*f.board, 1);
        QCOMPARE(f.says(), q("Hole 1 is empty. Click a peg first."));
        clickHole(*f.board, 13);
        QVERIFY(f.says().startsWith(q("Peg 13 cannot jump")));
        clickHole(*f.board, 4);
        clickHole(*f.board, 15);
        QVERIFY(f.says().startsWith(q("Peg 4 cannot jump to 15")));
        QVERIFY(said.isEmpty()); // one sentence is shown in one place
    }

    /// In the ring hole 1 is reached from 3 over 2 and over 4.
    void asksWhichNeighbourIsJumpedOver() {
        Fixture f;
        f.example("ring4");
        clickHole(*f.board, 3);
        clickHole(*f.board, 1);
        auto* menu = f.page.findChild<QMenu*>();
        QVERIFY(menu != nullptr);
        QTRY_VERIFY_WITH_TIMEOUT(menu->isVisible(), patience);
        QCOMPARE(menu->actions().size(), 2);
        QTest::keyClick(menu, Qt::Key_Down);
        QTest::keyClick(menu, Qt::Key_Down);
        QTest::keyClick(menu, Qt::Key_Return);
        QTRY_COMPARE_WITH_TIMEOUT(f.document().played(), std::size_t{1}, patience);
        QCOMPARE(f.document().game().jumps[0].over, 4);
    }

    void pegsAndGoalAreSet() {
        Fixture f;
        f.example("triangle15");
        f.run("peg.tool-pegs");
        clickHole(*f.board, 5);
        QVERIFY(!peg::has(f.document().puzzle().start, 5));
        f.board->setFocus();
        f.board->setCursorHole(1);
        QTest::keyClick(f.board, Qt::Key_Space);
        QVERIFY(peg::has(f.document().puzzle().start, 1));
        f.run("peg.tool-goal");
        clickHole(*f.board, 13);
        QCOMPARE(f.document().puzzle().goal.in, peg::only(13));
        f.page.history()->undo();
        f.page.history()->undo();
        f.page.history()->undo();
        QCOMPARE(f.document().puzzle().start, f.document().board().all() & ~peg::only(1));
    }

    /// A click would otherwise delete a hole of the board that is back.
    void undoOfNewBringsTheToolBack() {
        Fixture f;
        const auto tool = [&f] { return f.board->pegs().tool; };
        QCOMPARE(tool(), PegTool::play);
        f.page.newDocument();
        QCOMPARE(tool(), PegTool::holes);
        f.page.history()->undo();
        QCOMPARE(tool(), PegTool::play);
        f.page.history()->redo();
        QVERIFY(f.document().isBlank());
        QCOMPARE(tool(), PegTool::holes);
        // What is drawn and taken back is drawn on.
        QTest::mouseClick(f.board, Qt::LeftButton);
        QCOMPARE(tool(), PegTool::holes);
        f.page.history()->undo();
        QVERIFY(f.document().isBlank());
        QCOMPARE(tool(), PegTool::holes);
        f.page.history()->undo(); // of New, a second time
        QVERIFY(!f.document().isBlank());
        QCOMPARE(tool(), PegTool::play);
    }

    void aBoardIsDrawnAndPlayedOn() {
        Fixture f;
        f.page.newDocument();
        QVERIFY(f.document().isBlank());
        QVERIFY(!f.board->pegs().invitation.isEmpty());
        const auto* solve = f.find<QPushButton>("start");
        QVERIFY(!solve->isEnabled());
        QCOMPARE(solve->toolTip(), QStringLiteral("First add holes, or choose a board"));
        auto* grid = f.find<QComboBox>("grid");
        grid->setFocus();
        QTest::keyClick(grid, Qt::Key_Home);
        QCOMPARE(f.document().state().grid, peg::Grid::square);
        const auto click = [&](QPointF place) {
            QTest::mouseClick(f.board, Qt::LeftButton, {},
                              f.board->pegGeometry().toPixels(place).toPoint());
        };
        for (const QPointF& place : {QPointF(1, 1), QPointF(2, 1), QPointF(3, 1), QPointF(4, 4)})
            click(place);
        QCOMPARE(f.document().board().holes(), 4);
        QVERIFY(solve->isEnabled());
        QCOMPARE(solve->toolTip(), QStringLiteral("Search for a solution from this position"));
        QCOMPARE(f.document().board().triples().size(), std::size_t{1});
        click({4, 4}); // and away
        QCOMPARE(f.document().board().holes(), 3);
        drag(*f.board, pointOf(*f.board, 3),
             f.board->pegGeometry().toPixels(QPointF(2, 2)).toPoint());
        QCOMPARE(f.document().board().triples().size(), std::size_t{0});
        f.page.history()->undo();
        QCOMPARE(f.document().board().triples().size(), std::size_t{1});
        f.run("peg.tool-play");
        clickHole(*f.board, 3);
        clickHole(*f.board, 1);
        QCOMPARE(f.document().status(), peg::Status::solved);
        QVERIFY(f.says().startsWith(q("Solved")));
        QCOMPARE(cardTitle(f), q("Solved"));
        while (f.page.history()->canUndo())
            f.page.history()->undo();
        QCOMPARE(f.document().played(), std::size_t{13}); // the example again
    }

    void rowsAreAddedAndTakenAway() {
        Fixture f;
        f.example("triangle15");
        f.run("peg.tool-rows");
        for (const int hole : {1, 5, 13})
            clickHole(*f.board, hole);
        QVERIFY(peg::has_row(f.document().board(), {1, 5, 13}));
        const PegRow row = f.board->pegs().rows.front();
        QTest::mouseClick(f.board, Qt::LeftButton, {},
                          f.board->pegGeometry().pointOn(f.board->pegs(), 0).toPoint());
        QVERIFY(!peg::has_row(f.document().board(), row.row));
        // It is still to be seen, dotted, and comes back with a click.
        const auto gone =
            std::find_if(f.board->pegs().rows.begin(), f.board->pegs().rows.end(),
                         [](const PegRow& each) { return each.kind == PegRow::Kind::removed; });
        QVERIFY(gone != f.board->pegs().rows.end());
        const auto index = static_cast<std::size_t>(gone - f.board->pegs().rows.begin());
        QTest::mouseClick(f.board, Qt::LeftButton, {},
                          f.board->pegGeometry().pointOn(f.board->pegs(), index).toPoint());
        QVERIFY(peg::has_row(f.document().board(), row.row));
    }

    void solvesDirectlyAndByClauses() {
        Fixture f;
        auto* engine = f.find<QComboBox>("engine");
        for (const int method : {0, 1, 2}) {
            f.example("triangle15");
            engine->setCurrentIndex(method);
            QTest::mouseClick(f.find<QPushButton>("start"), Qt::LeftButton);
            QVERIFY(f.settled());
            QTRY_COMPARE_WITH_TIMEOUT(f.document().played(), std::size_t{13}, patience);
            QCOMPARE(f.document().shown(), std::size_t{0});
            QVERIFY(peg::replay(f.document().puzzle(), f.document().game().jumps).solved);
            QCOMPARE(cardTitle(f), q("Solved"));
            QVERIFY(!f.find<QPushButton>("start")->isChecked());
            QCOMPARE(f.page.findChild<QTabWidget*>()->currentIndex(), method == 0 ? 0 : 1);
            // The clauses are those of the position shown, or there are none.
            QCOMPARE(f.find<QTableWidget>("axioms")->rowCount() > 5, method == 1);
            QCOMPARE(f.find<QPlainTextEdit>("decoded")->toPlainText().count(q("Jump(")),
                     method == 1 ? 13 : 0);
            f.page.history()->undo();
            QCOMPARE(f.document().played(), std::size_t{0});
            QCOMPARE(f.find<QTableWidget>("axioms")->rowCount(), 0);
        }
        f.page.findChild<QTabWidget*>()->setCurrentIndex(0);
        f.example("corner10");
        engine->setCurrentIndex(0);
        f.run("peg.solve");
        QVERIFY(f.settled());
        QTRY_COMPARE_WITH_TIMEOUT(cardTitle(f), q("No solution"), patience);
        QCOMPARE(f.document().played(), std::size_t{0});
    }

    /// The number makes the same board again; undo brings back what was there.
    /// Whoever gives the board to a class needs its number the next day, too.
    void theNumberOfARandomBoardComesBack() {
        Fixture f;
        f.find<QSpinBox>("random-number")->setValue(4321);
        QVERIFY(f.settled());
        QTRY_COMPARE(f.document().played(), std::size_t{0});
        const peg::Puzzle board = f.document().puzzle();
        Fixture again;
        again.page.restoreSession(f.page.session()->state());
        QCOMPARE(again.find<QSpinBox>("random-number")->value(), 4321);
        QVERIFY(!again.page.history()->canUndo()); // it was not made once more
        QVERIFY(again.document().puzzle() == board);
    }

    void randomBoardsCanBeSolved() {
        Fixture f;
        const peg::Puzzle before = f.document().puzzle();
        f.find<QSpinBox>("random-holes")->setValue(24);
        f.find<QComboBox>("random-difficulty")->setCurrentIndex(2);
        QTest::mouseClick(f.find<QPushButton>("random-board"), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(f.document().board().holes(), 24, patience);
        const peg::Puzzle made = f.document().puzzle();
        QVERIFY(peg::solve_direct(made).verdict == peg::Verdict::solved);
        auto* number = f.find<QSpinBox>("random-number");
        const int first = number->value();
        number->setFocus();
        number->selectAll();
        QTest::keyClicks(number, q("7"));
        QTest::keyClick(number, Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(first == 7 || !(f.document().puzzle() == made), patience);
        number->selectAll();
        QTest::keyClicks(number, QString::number(first));
        QTest::keyClick(number, Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(f.document().puzzle() == made, patience);
        QVERIFY(f.settled());
        while (f.page.history()->canUndo())
            f.page.history()->undo();
        QVERIFY(f.document().puzzle() == before);
    }

    /// By the buttons beside the clauses, by a click on a jump, and one after the other.
    void decodedJumpsAreSteppedThrough() {
        Fixture f;
        f.example("triangle10");
        f.find<QComboBox>("engine")->setCurrentIndex(1);
        f.run("peg.solve");
        QTRY_COMPARE_WITH_TIMEOUT(f.document().played(), std::size_t{8}, patience);
        QVERIFY(f.settled());
        auto* panel = f.page.findChild<PegSatPanel*>();
        auto* decoded = f.find<QPlainTextEdit>("decoded");
        const QString text = decoded->toPlainText();
        const auto button = [&](const char* name) {
            for (auto* each : panel->findChildren<QAbstractButton*>())
                if (each->accessibleName() == QLatin1String(name))
                    return each;
            return static_cast<QAbstractButton*>(nullptr);
        };
        QTest::mouseClick(button("One jump forward"), Qt::LeftButton);
        QTest::mouseClick(button("One jump forward"), Qt::LeftButton);
        QCOMPARE(f.document().shown(), std::size_t{2});
        QCOMPARE(decoded->toPlainText(), text);
        QVERIFY(f.find<QTableWidget>("axioms")->rowCount() > 5);
        QCOMPARE(decoded->extraSelections().size(), 1);
        QCOMPARE(decoded->extraSelections()[0].cursor.blockNumber(), 1);
        const QTextBlock fifth = decoded->document()->findBlockByNumber(4);
        QTest::mouseClick(decoded->viewport(), Qt::LeftButton, {},
                          decoded->cursorRect(QTextCursor(fifth)).center() + QPoint(30, 0));
        QCOMPARE(f.document().shown(), std::size_t{5});
        QTest::keyClick(decoded, Qt::Key_Up);
        QCOMPARE(f.document().shown(), std::size_t{4});
        f.document().show(7);
        QTest::mouseClick(button("Play the jumps"), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(f.document().shown(), std::size_t{8}, patience);
        QCOMPARE(decoded->toPlainText(), text);
        // Another game has other jumps, and these are gone.
        f.run("peg.restart");
        QVERIFY(decoded->toPlainText().isEmpty());
        QVERIFY(!button("One jump forward")->isEnabled());
        QCOMPARE(f.find<QTableWidget>("axioms")->rowCount(), 0);
    }

    void whatRunsCanBeStopped() {
        Fixture f;
        f.example("german45");
        f.find<QComboBox>("engine")->setCurrentIndex(2);
        f.run("peg.solve");
        QVERIFY(testing::canRun(f.page, q("peg.stop")));
        QTest::mouseClick(f.find<QPushButton>("stop"), Qt::LeftButton);
        QVERIFY(f.settled());
        QVERIFY(!testing::canRun(f.page, q("peg.stop")));
    }

    void staysUsableWhenSmall() {
        Fixture f;
        f.page.resize(600, 380);
        QTest::qWait(50);
        f.example("triangle15");
        clickHole(*f.board, 4);
        clickHole(*f.board, 1);
        QCOMPARE(f.document().played(), std::size_t{1});
    }
};

LOGGIA_WINDOW_TEST(PegPageTest)

} // namespace peg_page_test

#include "peg_page_test.moc"
