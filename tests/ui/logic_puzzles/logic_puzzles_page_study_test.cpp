#include "tests/suite.hpp"
#include "tests/ui/logic_puzzles/puzzle_page_fixture.hpp"
#include "tests/ui/support/accessibility.hpp"

#include <QAbstractButton>
#include <QListWidget>
#include <QMenu>
#include <QSignalSpy>
#include <QTabBar>
#include <QTabWidget>
#include <QToolButton>

namespace logic_puzzles_page_study_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

class LogicPuzzlesPageStudyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    /// A click into any of the forms marks the clue, and so do the keys.
    void cluesAreLinked() {
        PuzzlePageFixture f;
        f.set(SheetForm::propositions, clashing);
        QVERIFY(f.settled());
        SourceEditor* editor = f.editor(SheetForm::propositions);
        editor->setFocus();
        QTextCursor cursor = editor->textCursor();
        cursor.setPosition(static_cast<int>(editor->text().indexOf(uq("a | b"))));
        editor->setTextCursor(cursor);
        QCOMPARE(f.page.clue(), std::optional<std::size_t>(0));
        QTest::keyClick(editor, Qt::Key_Down);
        QCOMPARE(f.page.clue(), std::optional<std::size_t>(1));
        QCOMPARE(f.picture->clue(), std::optional<std::size_t>(1));
        f.page.runCommand(uq("logic-puzzles.next-clue"));
        QCOMPARE(f.page.clue(), std::optional<std::size_t>(2));
        f.page.runCommand(uq("logic-puzzles.next-clue"));
        QCOMPARE(f.page.clue(), std::optional<std::size_t>(0));
        f.page.runCommand(uq("logic-puzzles.previous-clue"));
        QCOMPARE(f.page.clue(), std::optional<std::size_t>(2));
        Q_EMIT f.picture->cluePicked(1);
        QCOMPARE(f.page.clue(), std::optional<std::size_t>(1));
        auto* clash = f.page.findChild<QListWidget*>(uq("clash"));
        QTest::mouseClick(clash->viewport(), Qt::LeftButton, {},
                          clash->visualItemRect(clash->item(1)).center());
        QCOMPARE(f.page.clue(), std::optional<std::size_t>(2));
        f.page.showExample(0);
        QVERIFY(f.settled());
        QCOMPARE(f.page.clue(), std::optional<std::size_t>(0));
    }

    /// A puzzle that was made is tried: nothing tells of its solution.
    void solutionsAreHidden() {
        PuzzlePageFixture f;
        QVERIFY(f.settled());
        f.riddle->setTrying(true);
        QCOMPARE(f.solutions->verdict(), uq("Your turn"));
        QVERIFY(!f.page.canRun(uq("logic-puzzles.last")));
        QTest::mouseClick(f.page.findChild<QAbstractButton*>(uq("show-solution")), Qt::LeftButton);
        QCOMPARE(f.solutions->verdict(), uq("Exactly one solution"));
        QVERIFY(f.page.canRun(uq("logic-puzzles.last")));
        const QString before = f.text(SheetForm::words);
        Q_EMIT f.riddle->textWanted(uq(islanders));
        QVERIFY(f.settled());
        QCOMPARE(f.text(SheetForm::words), uq(islanders));
        f.page.undoStack()->undo();
        QCOMPARE(f.text(SheetForm::words), before);
    }
};

LOGGIA_WINDOW_TEST(LogicPuzzlesPageStudyTest)

} // namespace logic_puzzles_page_study_test

#include "logic_puzzles_page_study_test.moc"
