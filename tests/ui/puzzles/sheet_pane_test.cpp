#include "tests/suite.hpp"
#include "tests/ui/puzzles/puzzle_page_fixture.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "ui/theme/colours.hpp"

#include <QLabel>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTextBlock>
#include <QToolButton>

namespace sheet_pane_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

class SheetPaneTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void tellsOfLines() {
        SheetPane pane(SheetForm::words);
        pane.resize(300, 300);
        pane.editor()->setText(uq("one\ntwo\nthree\n"));
        pane.show();
        pane.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&pane));
        QSignalSpy entered(&pane, &SheetPane::lineEntered);
        QSignalSpy pointed(&pane, &SheetPane::linePointed);
        pane.editor()->setFocus();
        const int row = pane.editor()->fontMetrics().lineSpacing();
        const QPoint second(20, 4 + row + row / 2);
        QTest::mouseMove(pane.editor()->viewport(), second);
        QTRY_COMPARE(pointed.size(), 1);
        QCOMPARE(pointed.last().first().toInt(), 1);
        QTest::mouseClick(pane.editor()->viewport(), Qt::LeftButton, {}, second);
        QCOMPARE(entered.last().first().toInt(), 1);
        QTest::keyClick(pane.editor(), Qt::Key_Down);
        QCOMPARE(entered.last().first().toInt(), 2);
        QTest::mouseMove(pane.editor()->viewport(), QPoint(20, 250));
        QTRY_COMPARE(pointed.last().first().toInt(), -1);
        QCOMPARE(namelessWidgets(pane), QStringList());
    }

    /// A statement below is scrolled to, unless somebody writes here.
    void showsAStatement() {
        SheetPane pane(SheetForm::ring);
        pane.resize(200, 150);
        QString text;
        for (int line = 0; line < 60; ++line)
            text += QStringLiteral("line %1\n").arg(line);
        pane.editor()->setText(text);
        pane.show();
        QVERIFY(QTest::qWaitForWindowExposed(&pane));
        pane.editor()->clearFocus();
        pane.setStatement({40, 1});
        const QTextCursor cursor(pane.editor()->document()->findBlockByNumber(40));
        const QRect at = pane.editor()->cursorRect(cursor);
        QVERIFY(at.top() >= 0 && at.bottom() <= pane.editor()->viewport()->height());
        const int before = pane.editor()->verticalScrollBar()->value();
        pane.setStatement({41, 1});
        QCOMPARE(pane.editor()->verticalScrollBar()->value(), before);
        pane.setStatement({});
    }

    /// Of another puzzle the first formula is seen, however long the story before it, until
    /// somebody looks around.
    void beginsAtTheFormulas() {
        for (const SheetForm form : {SheetForm::words, SheetForm::propositions}) {
            SheetPane pane(form);
            pane.resize(260, 140);
            pane.setShowsComments(true);
            pane.editor()->setText(
                uq("% A story that takes many more rows than there are in this pane.\n")
                    .repeated(12) +
                uq("p.\n") + uq("q | r.\n").repeated(9));
            pane.show();
            QVERIFY(QTest::qWaitForWindowExposed(&pane));
            SourceEditor& editor = *pane.editor();
            const auto is_seen = [&editor] {
                const QTextCursor cursor(editor.document()->findBlockByNumber(12));
                const QRect at = editor.cursorRect(cursor);
                return at.top() >= 0 && at.bottom() <= editor.viewport()->height();
            };
            QTRY_VERIFY(is_seen());
            editor.clearFocus(); // which the window gave it
            pane.beginAtFormulas();
            pane.resize(420, 150); // other rows
            QTRY_VERIFY(is_seen());
            editor.verticalScrollBar()->triggerAction(QAbstractSlider::SliderToMinimum);
            pane.resize(260, 150);
            QTest::qWait(50);
            QVERIFY(!is_seen());
            pane.beginAtFormulas();
            QTRY_VERIFY(is_seen());
        }
    }

    /// Comments are folded in what the program writes; never where somebody types.
    void foldsComments() {
        SheetPane pane(SheetForm::propositions);
        pane.resize(400, 300);
        pane.show();
        pane.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&pane));
        SourceEditor& editor = *pane.editor();
        editor.clearFocus();
        const QString text = uq("% About it.\n\nformulas(assumptions).\n  % one\n  a.\n\n"
                                "  % two\n  b.\nend_of_list.\n");
        editor.setText(text);
        const auto seen = [&] {
            QStringList lines;
            for (QTextBlock block = editor.document()->begin(); block.isValid();
                 block = block.next())
                if (block.isVisible())
                    lines << block.text().trimmed();
            return lines.join(QLatin1Char('|'));
        };
        const QString folded = uq("formulas(assumptions).|a.|b.|end_of_list.|");
        QTRY_COMPARE(seen(), folded);
        QCOMPARE(editor.text(), text);
        auto* comments = pane.findChild<QToolButton*>(uq("comments"));
        QVERIFY(comments->isVisible());
        QTest::mouseClick(comments, Qt::LeftButton);
        QCOMPARE(seen().count(QLatin1Char('|')), 9);
        QTest::mouseClick(comments, Qt::LeftButton);
        QCOMPARE(seen(), folded);
        // The keyboard comes to a line that is seen, and goes from one to the next.
        editor.setFocus();
        QCOMPARE(editor.textCursor().blockNumber(), 2);
        QTest::keyClick(&editor, Qt::Key_Down);
        QCOMPARE(editor.textCursor().block().text().trimmed(), uq("a."));
        QTest::keyClick(&editor, Qt::Key_Down);
        QCOMPARE(editor.textCursor().block().text().trimmed(), uq("b."));
        QCOMPARE(seen(), folded);
        // A comment that is typed, or gone to, is seen.
        QTest::keyClick(&editor, Qt::Key_Home);
        QTest::keyClick(&editor, Qt::Key_Home, Qt::ControlModifier);
        QVERIFY2(seen().startsWith(uq("% About it.||formulas")), qPrintable(seen()));
        QTest::keyClick(&editor, Qt::Key_End, Qt::ControlModifier);
        QTest::keyClicks(&editor, uq("% mine"));
        QCoreApplication::processEvents();
        QVERIFY(seen().endsWith(uq("% mine")));
        // One that there is nothing else beside stays.
        editor.clearFocus();
        editor.setText(uq("% only\n% comments\n"));
        QTRY_VERIFY(!comments->isVisible());
        QCOMPARE(seen(), uq("% only|% comments|"));
        QCOMPARE(namelessWidgets(pane), QStringList());
    }

    /// Whoever scrolls on comes to the last line and not to the room of comments that are folded.
    void foldedCommentsTakeNoRoom() {
        SheetPane pane(SheetForm::propositions);
        pane.resize(400, 160);
        pane.show();
        QVERIFY(QTest::qWaitForWindowExposed(&pane));
        SourceEditor& editor = *pane.editor();
        editor.clearFocus();
        QString text = uq("formulas(assumptions).\n");
        for (int i = 0; i < 3; ++i)
            text += uq("  % a comment that says the same in words\n").repeated(20) + uq("  a.\n");
        editor.setText(text + uq("end_of_list.\n"));
        const QTextBlock last = editor.document()->lastBlock();
        const auto is_seen = [&] {
            const QRect at = editor.cursorRect(QTextCursor(last));
            return at.top() >= 0 && at.bottom() <= editor.viewport()->height();
        };
        auto* comments = pane.findChild<QToolButton*>(uq("comments"));
        QTRY_VERIFY(comments->isVisible());
        QTRY_COMPARE(editor.verticalScrollBar()->maximum(), 0); // It is all in view.
        editor.verticalScrollBar()->triggerAction(QAbstractSlider::SliderToMaximum);
        QVERIFY(is_seen());
        QTest::mouseClick(comments, Qt::LeftButton);
        QTRY_VERIFY(editor.verticalScrollBar()->maximum() > 40);
        editor.verticalScrollBar()->triggerAction(QAbstractSlider::SliderToMaximum);
        QVERIFY(is_seen());
        QTest::mouseClick(comments, Qt::LeftButton);
        QTRY_COMPARE(editor.verticalScrollBar()->maximum(), 0);
        QVERIFY(is_seen());
    }

    void saysHowItStands() {
        SheetPane pane(SheetForm::propositions);
        pane.setStatus(uq("out of date"), uq("tip"), true);
        QCOMPARE(pane.status(), uq("out of date"));
        QCOMPARE(pane.editor()->accessibleDescription(), uq("out of date"));
        // A warning in its colour, of the theme as it is now.
        for (const Colours* colours : {&darkColours(), &lightColours()}) {
            pane.setPalette(paletteFor(*colours));
            for (const bool warns : {true, false}) {
                pane.setStatus(uq("out of date"), uq("tip"), warns);
                const auto* status = pane.findChild<QLabel*>(uq("status"));
                QVERIFY(status != nullptr);
                QCOMPARE(status->palette().color(QPalette::WindowText),
                         warns ? colours->warning : colours->muted_text);
            }
        }
        for (const SheetForm form : sheet_forms)
            QVERIFY(!titleOf(form).isEmpty());
    }

    /// In a narrow pane a brief word stands in place of one that would be cut off.
    void isBriefWhereItIsNarrow() {
        SheetPane pane(SheetForm::words);
        const auto* status = pane.findChild<QLabel*>(uq("status"));
        const QString full = uq("200 lines are not understood at all");
        pane.setStatus(full, uq("tip"), true, uq("200"));
        pane.resize(600, 200);
        pane.show();
        QVERIFY(QTest::qWaitForWindowExposed(&pane));
        QTRY_COMPARE(status->text(), full);
        pane.resize(150, 200);
        QTRY_COMPARE(status->text(), uq("200"));
        QCOMPARE(pane.status(), full);
        QCOMPARE(status->accessibleName(), full);
        pane.resize(600, 200);
        QTRY_COMPARE(status->text(), full);
    }
};

LOGGIA_WINDOW_TEST(SheetPaneTest)

} // namespace sheet_pane_test

#include "sheet_pane_test.moc"
