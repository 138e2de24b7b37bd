#include "tests/suite.hpp"
#include "tests/ui/puzzles/puzzle_page_fixture.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/run_command.hpp"
#include "ui/puzzles/picture/puzzle_board.hpp"
#include "ui/puzzles/puzzle_maker.hpp"
#include "ui/puzzles/sheet_pane.hpp"

#include <QAbstractButton>
#include <QListWidget>
#include <QMenu>
#include <QSignalSpy>
#include <QTabBar>
#include <QTabWidget>
#include <QTableView>
#include <QToolButton>

namespace puzzles_page_study_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

class PuzzlesPageStudyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    /// A click into any of the forms marks the statement, and so do the keys.
    void statementsAreLinked() {
        PuzzlePageFixture f;
        f.set(SheetForm::propositions, clashing);
        QVERIFY(f.settled());
        SourceEditor* editor = f.editor(SheetForm::propositions);
        editor->setFocus();
        QTextCursor cursor = editor->textCursor();
        cursor.setPosition(static_cast<int>(editor->text().indexOf(uq("a | b"))));
        editor->setTextCursor(cursor);
        QCOMPARE(f.page.statement(), std::optional<std::size_t>(0));
        QTest::keyClick(editor, Qt::Key_Down);
        QCOMPARE(f.page.statement(), std::optional<std::size_t>(1));
        QCOMPARE(f.picture->statement(), std::optional<std::size_t>(1));
        runCommand(f.page, uq("puzzles.next-clue"));
        QCOMPARE(f.page.statement(), std::optional<std::size_t>(2));
        runCommand(f.page, uq("puzzles.next-clue"));
        QCOMPARE(f.page.statement(), std::optional<std::size_t>(0));
        runCommand(f.page, uq("puzzles.previous-clue"));
        QCOMPARE(f.page.statement(), std::optional<std::size_t>(2));
        // Where none is marked, the first and the last one are next.
        for (const auto& [command, first] :
             {std::pair("puzzles.next-clue", 0U), {"puzzles.previous-clue", 2U}}) {
            editor->moveCursor(QTextCursor::Start);
            editor->moveCursor(QTextCursor::End);
            QCOMPARE(f.page.statement(), std::nullopt);
            runCommand(f.page, uq(command));
            QCOMPARE(f.page.statement(), std::optional<std::size_t>(first));
        }
        Q_EMIT f.picture->statementPicked(1);
        QCOMPARE(f.page.statement(), std::optional<std::size_t>(1));
        auto* clash = f.page.findChild<QListWidget*>(uq("clash"));
        QTest::mouseClick(clash->viewport(), Qt::LeftButton, {},
                          clash->visualItemRect(clash->item(1)).center());
        QCOMPARE(f.page.statement(), std::optional<std::size_t>(2));
        f.page.showExample(0);
        QVERIFY(f.settled());
        QCOMPARE(f.page.statement(), std::optional<std::size_t>(0));
    }

    /// A line that is not understood is underlined, and the others count.
    void linesAreSkipped() {
        PuzzlePageFixture f;
        f.set(SheetForm::words, "Abe says: Bea is a baker.\nBea says: we are both knaves.\nAbe and "
                                "Bea are knights or true.");
        QVERIFY(f.settled());
        QCOMPARE(f.solutions->verdict(), uq("Exactly one solution"));
        QCOMPARE(f.page.pane(SheetForm::words)->status(), uq("1 line not understood"));
        const auto& diagnostics = f.editor(SheetForm::words)->diagnostics();
        QCOMPARE(diagnostics.size(), std::size_t{1});
        QCOMPARE(diagnostics[0].span.line, 1);
        QVERIFY(!f.page.document()->isStale(SheetForm::propositions));
        // It is still there when a formula is edited.
        QString formulas = f.text(SheetForm::propositions);
        formulas.replace(uq("end_of_list."), uq("k_Abe | -k_Abe.\nend_of_list."));
        f.page.document()->editText(SheetForm::propositions, formulas, uq("edit"));
        QVERIFY(f.settled());
        QVERIFY2(f.text(SheetForm::words).startsWith(uq("Abe says: Bea is a baker.\n")),
                 qPrintable(f.text(SheetForm::words)));
    }

    /// Guesses are made on the people themselves, and are those of the Play tab.
    void guessesInThePicture() {
        PuzzlePageFixture f;
        f.set(SheetForm::words, islanders);
        QVERIFY(f.settled());
        f.riddle->setTrying(true);
        PuzzleBoard& board = f.picture->board();
        const auto& item = board.puzzle().items[0];
        QVERIFY(item.guessed.has_value());
        const auto click = [&] {
            const QRectF place = board.itemRect(0);
            QTest::mouseClick(&board, Qt::LeftButton, {},
                              QPointF(place.center().x(), place.bottom() - 8).toPoint());
        };
        click();
        QCOMPARE(f.riddle->guesses()[0], puzzles::FigureAnswer::good);
        QVERIFY(board.puzzle().items[0].name.contains(uq("Your guess: knight.")));
        click();
        QCOMPARE(f.riddle->guesses()[0], puzzles::FigureAnswer::bad);
        board.setFocus();
        QTest::keyClick(&board, Qt::Key_Home);
        QTest::keyClick(&board, Qt::Key_G);
        QCOMPARE(f.riddle->guesses()[0], puzzles::FigureAnswer::open);
        f.riddle->setTrying(false);
        QVERIFY(!board.puzzle().items[0].guessed);
    }

    /// Beside a text that is not understood they would look like what it says.
    void examplesAreForWhoBegins() {
        PuzzlePageFixture f;
        const auto example = [&f] {
            return f.page.findChild<SourceEditor*>(uq("propositions"))->placeholderText();
        };
        f.page.newDocument();
        QVERIFY(f.settled());
        QVERIFY(example().contains(uq("a <-> -b")));
        f.set(SheetForm::words, "Abe says: Bea ist a knave.");
        QVERIFY(f.settled());
        QCOMPARE(f.text(SheetForm::propositions), QString());
        QCOMPARE(example(), QString());
        f.page.newDocument();
        QVERIFY(f.settled());
        QVERIFY(!example().isEmpty());
    }

    /// A solution that is chosen in the table is shown in the picture.
    void solutionsAreShown() {
        PuzzlePageFixture f;
        f.set(SheetForm::words, "Abe says: Bea is a knight.");
        QVERIFY(f.settled());
        auto* table = f.page.findChild<QTableView*>(uq("solutions"));
        const auto who = [&](std::size_t item) {
            return f.picture->board().puzzle().items[item].who;
        };
        QVERIFY(who(0) == PuzzleItem::Who::either);
        for (int row = 0; row < 2; ++row) {
            table->selectRow(row);
            QVERIFY(who(0) == (row == 0 ? PuzzleItem::Who::bad : PuzzleItem::Who::good));
            QVERIFY(who(0) == who(1));
        }
    }

    /// Claims are offered while somebody types, and what is offered is understood.
    void claimsAreOffered() {
        PuzzlePageFixture f;
        f.set(SheetForm::words, islanders);
        QVERIFY(f.settled());
        SourceEditor* editor = f.editor(SheetForm::words);
        editor->setFocus();
        editor->moveCursor(QTextCursor::End);
        typeText(editor, uq("\nBea says: nei"));
        QVERIFY(editor->isCompleting());
        QWidget* popup = QApplication::activePopupWidget();
        QTest::keyClick(popup != nullptr ? popup : editor, Qt::Key_Return);
        QVERIFY2(editor->text().endsWith(uq("Bea says: neither of us is a knave")),
                 qPrintable(editor->text()));
        QVERIFY(f.settled());
        QVERIFY(!f.page.document()->state()->error);
        QVERIFY(f.page.document()->state()->sheet->skipped.empty());
    }

    /// All that was typed of a claim counts, and who speaks on the line, from the first line on.
    void claimsAreOfferedWordByWord() {
        PuzzlePageFixture f;
        SourceEditor* editor = f.editor(SheetForm::words);
        const auto types = [&](const char* text) {
            typeText(editor, uq(text));
            const bool offers = editor->isCompleting();
            if (QWidget* popup = QApplication::activePopupWidget())
                QTest::keyClick(popup, Qt::Key_Escape);
            return offers;
        };
        f.type(SheetForm::words, "");
        QTest::keyClick(editor, Qt::Key_Delete);
        QVERIFY(f.settled());
        QVERIFY(types("Abe says: We are b"));
        f.set(SheetForm::words, "Sign 1 says: a lady is in this room.\n");
        QVERIFY(f.settled());
        editor->moveCursor(QTextCursor::End);
        QVERIFY(types("Sign 2 says: a t"));
        QVERIFY(!types("x"));
    }

    /// A puzzle that was made is tried: nothing tells of its solution.
    void solutionsAreHidden() {
        PuzzlePageFixture f;
        QVERIFY(f.settled());
        f.riddle->setTrying(true);
        QCOMPARE(f.solutions->verdict(), uq("Your turn"));
        QTest::mouseClick(f.page.findChild<QAbstractButton*>(uq("show-solution")), Qt::LeftButton);
        QCOMPARE(f.solutions->verdict(), uq("Exactly one solution"));
        const QString before = f.text(SheetForm::words);
        Q_EMIT f.riddle->textWanted(uq(islanders));
        QVERIFY(f.settled());
        QCOMPARE(f.text(SheetForm::words), uq(islanders));
        f.page.history()->undo();
        QCOMPARE(f.text(SheetForm::words), before);
    }

    /// Puzzles open with their answers hidden, wherever these could be read.
    void answersWaitUntilAskedFor() {
        PuzzlePageFixture f(AnswersAtStart::remembered);
        QSignalSpy messages(&f.page, &Page::message);
        const auto telltales = [&] {
            QStringList found;
            if (f.solutions->verdict() != uq("Your turn"))
                found << f.solutions->verdict();
            if (f.page.findChild<QTableView*>(uq("solutions"))->isVisible())
                found << uq("the table");
            for (const PuzzleItem& item : f.picture->board().puzzle().items)
                if (item.who == PuzzleItem::Who::good || item.who == PuzzleItem::Who::bad)
                    found << item.name;
            for (const auto& message : messages)
                if (message.first().toString().contains(uq("solution")))
                    found << message.first().toString();
            if (f.algebra->step() > 0)
                found << uq("the algebra");
            return found;
        };
        QVERIFY(f.settled());
        QCOMPARE(telltales(), QStringList());
        // Asking: the algebra goes step by step, and a button shows everything.
        QTabBar* tabs = f.page.findChild<QTabWidget*>(uq("side"))->tabBar();
        QVERIFY(tabs->isTabEnabled(1) && canRun(f.page, uq("puzzles.last")));
        runCommand(f.page, uq("puzzles.last"));
        QCOMPARE(f.algebra->step(), f.algebra->steps());
        tabs->setCurrentIndex(0);
        QTest::mouseClick(f.page.findChild<QAbstractButton*>(uq("show-solution")), Qt::LeftButton);
        QCOMPARE(f.solutions->verdict(), uq("Exactly one solution"));
        // The next puzzle is hidden again, and undo brings the one before back as it was.
        f.page.showExample(2);
        QVERIFY(f.settled());
        messages.clear();
        QCOMPARE(telltales(), QStringList());
        f.page.history()->undo();
        QVERIFY(f.settled());
        QCOMPARE(f.solutions->verdict(), uq("Exactly one solution"));
        // Without rooms or people, or with goals, there is nothing to try.
        f.set(SheetForm::propositions, loose);
        QVERIFY(f.settled());
        QCOMPARE(f.solutions->verdict(), uq("8 solutions"));
        f.set(SheetForm::propositions, "formulas(assumptions).\n  l1.\n  l1 -> t2.\nend_of_list.\n"
                                       "formulas(goals).\n  t2.\nend_of_list.\n");
        QVERIFY(f.settled());
        QCOMPARE(f.solutions->verdict(), uq("The goal follows"));
        QVERIFY(f.solutions->summary().contains(uq("It follows from:\n")));
        // A puzzle without a solution is told to have none.
        f.set(SheetForm::words, "Abe says: I am a knave.");
        QVERIFY(f.settled());
        QCOMPARE(f.solutions->verdict(), uq("No solution"));
        // And whoever writes a puzzle sees what follows.
        f.page.newDocument();
        f.type(SheetForm::words, islanders);
        QVERIFY(f.settled());
        QCOMPARE(f.solutions->verdict(), uq("Exactly one solution"));
    }

    /// Whoever asks for a solution that is hidden learns where it is.
    void solveTellsOfTheHiddenSolution() {
        PuzzlePageFixture f(AnswersAtStart::remembered);
        QVERIFY(f.settled());
        const QString words =
            uq("The solution is hidden while you try the puzzle; the Solutions tab can show it.");
        QSignalSpy messages(&f.page, &Page::message);
        QTest::mouseClick(f.page.findChild<QAbstractButton*>(uq("start")), Qt::LeftButton);
        QVERIFY(f.settled());
        QVERIFY(messages.contains(QVariantList{words}));
        QTest::mouseClick(f.page.findChild<QAbstractButton*>(uq("show-solution")), Qt::LeftButton);
        QCOMPARE(messages.last(), QVariantList{QString()}); // it is no longer hidden
        messages.clear();
        runCommand(f.page, uq("puzzles.solve"));
        QVERIFY(f.settled());
        QVERIFY(!messages.contains(QVariantList{words}));
    }

    /// A puzzle that was made is tried; the one before it comes back with its solution shown, and
    /// the attempt with the puzzle.
    void undoBringsAttemptsBack() {
        PuzzlePageFixture f;
        QVERIFY(f.settled());
        const QString before = f.text(SheetForm::words);
        buttonOf(*f.riddle, "New puzzle")->click();
        QTRY_VERIFY_WITH_TIMEOUT(f.text(SheetForm::words) != before, patience);
        QVERIFY(f.settled());
        QVERIFY(f.riddle->isTrying());
        RiddlePanel::Attempt tried = f.riddle->attempt();
        tried.hints = 2;
        f.riddle->setAttempt(tried);
        f.page.history()->undo();
        QVERIFY(f.settled());
        QVERIFY(f.riddle->isSolutionVisible());
        QCOMPARE(f.riddle->hints(), 0);
        QCOMPARE(f.solutions->verdict(), uq("Exactly one solution"));
        f.page.history()->redo();
        QVERIFY(f.settled());
        QVERIFY(f.riddle->isTrying());
        QCOMPARE(f.riddle->hints(), 2);
    }

    /// Whoever writes down the seed beside a puzzle gets that puzzle again.
    void undoBringsTheSeedBack() {
        PuzzlePageFixture f;
        QVERIFY(f.settled());
        puzzles::PuzzleRecipe recipe = f.riddle->maker().recipe();
        const auto make = [&](std::uint64_t seed) {
            const QString before = f.text(SheetForm::words);
            recipe.seed = seed;
            f.riddle->maker().setRecipe(recipe);
            f.riddle->maker().make();
            return QTest::qWaitFor([&] { return f.text(SheetForm::words) != before; }, patience) &&
                   f.settled();
        };
        QVERIFY(make(3));
        const QString third = f.text(SheetForm::words);
        QVERIFY(make(4));
        f.page.history()->undo();
        QVERIFY(f.settled());
        QCOMPARE(f.text(SheetForm::words), third);
        QCOMPARE(f.riddle->maker().recipe().seed, std::uint64_t{3});
        f.page.history()->redo();
        QVERIFY(f.settled());
        QCOMPARE(f.riddle->maker().recipe().seed, std::uint64_t{4});
    }

    /// An edit does not end an attempt, and neither does taking it back.
    void editsLeaveTheAttempt() {
        PuzzlePageFixture f;
        QVERIFY(f.settled());
        f.riddle->setTrying(true);
        f.page.document()->editText(SheetForm::words, uq(islanders), uq("typed"));
        QVERIFY(f.settled());
        QVERIFY(f.riddle->isTrying());
        f.page.history()->undo();
        QVERIFY(f.settled());
        QVERIFY(f.riddle->isTrying());
    }
};

LOGGIA_WINDOW_TEST(PuzzlesPageStudyTest)

} // namespace puzzles_page_study_test

#include "puzzles_page_study_test.moc"
