#include "tests/suite.hpp"
#include "tests/ui/puzzles/puzzle_page_fixture.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/run_command.hpp"

#include <QAbstractButton>
#include <QListWidget>
#include <QMenu>
#include <QSignalSpy>
#include <QTabBar>
#include <QTabWidget>
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
        runCommand(f.page, uq("logic-puzzles.next-clue"));
        QCOMPARE(f.page.statement(), std::optional<std::size_t>(2));
        runCommand(f.page, uq("logic-puzzles.next-clue"));
        QCOMPARE(f.page.statement(), std::optional<std::size_t>(0));
        runCommand(f.page, uq("logic-puzzles.previous-clue"));
        QCOMPARE(f.page.statement(), std::optional<std::size_t>(2));
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

    /// A puzzle that was made is tried: nothing tells of its solution.
    void solutionsAreHidden() {
        PuzzlePageFixture f;
        QVERIFY(f.settled());
        f.riddle->setTrying(true);
        QCOMPARE(f.solutions->verdict(), uq("Your turn"));
        QVERIFY(!canRun(f.page, uq("logic-puzzles.last")));
        QTest::mouseClick(f.page.findChild<QAbstractButton*>(uq("show-solution")), Qt::LeftButton);
        QCOMPARE(f.solutions->verdict(), uq("Exactly one solution"));
        QVERIFY(canRun(f.page, uq("logic-puzzles.last")));
        const QString before = f.text(SheetForm::words);
        Q_EMIT f.riddle->textWanted(uq(islanders));
        QVERIFY(f.settled());
        QCOMPARE(f.text(SheetForm::words), uq(islanders));
        f.page.history()->undo();
        QCOMPARE(f.text(SheetForm::words), before);
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
