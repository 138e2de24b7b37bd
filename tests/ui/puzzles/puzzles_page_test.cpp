#include "tests/suite.hpp"
#include "tests/ui/puzzles/puzzle_page_fixture.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/run_command.hpp"

#include <QAbstractButton>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTabBar>
#include <QTabWidget>
#include <QTextBlock>
#include <QToolButton>

namespace puzzles_page_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

class PuzzlesPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void opensOnAnExample() {
        PuzzlePageFixture f;
        QCOMPARE(f.verdict(), uq("Exactly one solution"));
        for (const SheetForm form : sheet_forms)
            QVERIFY(!f.text(form).isEmpty());
        QVERIFY(!f.page.history()->canUndo());
        QCOMPARE(namelessWidgets(f.page), QStringList());
        QCOMPARE(sharedMnemonics(f.page), QStringList());
        QVERIFY2(f.page.minimumSizeHint().width() <= 640,
                 qPrintable(QString::number(f.page.minimumSizeHint().width())));
    }

    void typingIsFollowed() {
        PuzzlePageFixture f;
        QVERIFY(f.settled());
        const QString before = f.text(SheetForm::ring);
        f.type(SheetForm::words, islanders);
        QCOMPARE(f.verdict(), uq("Exactly one solution"));
        QVERIFY(f.solutions->summary().contains(uq("Abe: knight")));
        QVERIFY(f.text(SheetForm::propositions).contains(uq("<->")));
        while (f.page.history()->canUndo())
            f.page.history()->undo();
        QVERIFY(f.settled());
        QCOMPARE(f.text(SheetForm::ring), before);
    }

    void aSlipIsMarked() {
        PuzzlePageFixture f;
        f.set(SheetForm::propositions, loose);
        QVERIFY(f.settled());
        const QString ring = f.text(SheetForm::ring);
        f.type(SheetForm::propositions, "formulas(assumptions). a & | b. end_of_list.");
        QCOMPARE(f.verdict(), uq("Not understood"));
        QCOMPARE(f.text(SheetForm::ring), ring);
        QCOMPARE(f.editor(SheetForm::propositions)->diagnostics().size(), std::size_t{1});
        QCOMPARE(f.page.pane(SheetForm::ring)->status(), uq("out of date"));
        QCOMPARE(f.page.pane(SheetForm::propositions)->status(), uq("not understood"));
        QTest::mouseClick(f.page.findChild<QPushButton*>(uq("start")), Qt::LeftButton);
        QVERIFY(f.editor(SheetForm::propositions)->hasFocus());
        QCOMPARE(f.editor(SheetForm::propositions)->textCursor().selectedText(), uq("|"));
        QCOMPARE(f.verdict(), uq("Not understood"));
        f.page.history()->undo();
        f.type(SheetForm::propositions, "formulas(assumptions). a. end_of_list.");
        QCOMPARE(f.verdict(), uq("Exactly one solution"));
        QVERIFY(f.editor(SheetForm::propositions)->diagnostics().empty());
        QVERIFY(f.page.pane(SheetForm::ring)->status() != uq("out of date"));
    }

    void moduloIsExplainedAndMended() {
        PuzzlePageFixture f;
        QTabBar* tabs = f.page.findChild<QTabWidget*>(uq("side"))->tabBar();
        f.set(SheetForm::ring, slipping);
        QVERIFY(f.settled());
        QCOMPARE(tabs->tabText(3), uq("Mod 2 (1)"));
        QCOMPARE(f.editor(SheetForm::ring)->diagnostics().size(), std::size_t{1});
        QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(3).center());
        auto* slips = f.page.findChild<QListWidget*>(uq("slips"));
        QTest::mouseClick(slips->viewport(), Qt::LeftButton, {},
                          slips->visualItemRect(slips->item(0)).center());
        QCOMPARE(f.editor(SheetForm::ring)->textCursor().blockNumber(), 2);
        QTest::mouseClick(f.page.findChild<QAbstractButton*>(uq("wrap")), Qt::LeftButton);
        QVERIFY(f.settled());
        QVERIFY(f.text(SheetForm::ring).contains(uq("(a + b + c) mod 2 = 1.")));
        QCOMPARE(tabs->tabText(3), uq("Mod 2"));
        QVERIFY(f.editor(SheetForm::ring)->diagnostics().empty());
        f.page.history()->undo();
        QCOMPARE(f.text(SheetForm::ring), uq(slipping));
    }

    void examplesAreOneClickAway() {
        PuzzlePageFixture f;
        auto* button = f.page.findChild<QToolButton*>(uq("examples"));
        QCOMPARE(button->menu()->actions().size(), 12);
        const QString before = f.text(SheetForm::propositions);
        button->menu()->actions().last()->trigger();
        QCOMPARE(f.verdict(), uq("Exactly one solution"));
        QVERIFY(f.text(SheetForm::propositions) != before);
        f.page.history()->undo();
        QVERIFY(f.settled());
        runCommand(f.page, uq("puzzles.next-example"));
        QVERIFY(f.settled());
    }

    /// The story of a puzzle is scrolled past at first, at the start and with another one.
    void textsBeginWhereThePuzzleDoes() {
        PuzzlePageFixture f;
        f.page.resize(1100, 560);
        const auto begins = [&f] {
            SourceEditor& words = *f.editor(SheetForm::words);
            QTextBlock block = words.document()->begin();
            while (block.isValid() &&
                   (block.text().trimmed().isEmpty() || block.text().startsWith(QLatin1Char('%'))))
                block = block.next();
            const QRect at = words.cursorRect(QTextCursor(block));
            return block.blockNumber() > 0 && at.top() >= 0 &&
                   at.bottom() <= words.viewport()->height();
        };
        QTRY_VERIFY(begins());
        f.editor(SheetForm::words)
            ->verticalScrollBar()
            ->triggerAction(QAbstractSlider::SliderToMinimum);
        QVERIFY(!begins());
        runCommand(f.page, uq("puzzles.next-example"));
        QVERIFY(f.settled());
        QTRY_VERIFY(begins());
    }

    void theAlgebraGoesByKeys() {
        PuzzlePageFixture f;
        f.set(SheetForm::words, islanders);
        QVERIFY(f.settled());
        f.algebra->setStep(0);
        QVERIFY(!canRun(f.page, uq("puzzles.back")));
        runCommand(f.page, uq("puzzles.forward"));
        QCOMPARE(f.algebra->step(), std::size_t{1});
        runCommand(f.page, uq("puzzles.last"));
        QCOMPARE(f.algebra->step(), f.algebra->steps());
        runCommand(f.page, uq("puzzles.back"));
        runCommand(f.page, uq("puzzles.first"));
        QCOMPARE(f.algebra->step(), std::size_t{0});
    }

    void isUsableWhenSmall() {
        PuzzlePageFixture f;
        f.page.resize(620, 340);
        QVERIFY(f.settled());
        QTest::qWait(20);
        QVERIFY(f.page.width() <= 640);
        for (const SheetForm form : sheet_forms)
            QVERIFY(f.editor(form)->viewport()->height() >
                    2 * f.editor(form)->fontMetrics().lineSpacing());
    }
};

LOGGIA_WINDOW_TEST(PuzzlesPageTest)

} // namespace puzzles_page_test

#include "puzzles_page_test.moc"
