// The text and what is said of it; what a person does to it and how it looks are in
// source_editor_input_test and source_editor_painting_test.
#include "tests/suite.hpp"
#include "tests/ui/widgets/editor_desk.hpp"

#include <QAccessible>
#include <QSignalSpy>

namespace source_editor_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

class SourceEditorTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() {
        failOnWarnings();
        QApplication::setPalette(paletteFor(lightColours()));
    }

    void tellsEveryChangeOnce() {
        EditorDesk desk;
        const QSignalSpy edited(desk.editor, &SourceEditor::documentEdited);
        desk.type("a");
        QCOMPARE(edited.count(), 1);
        desk.key(Qt::Key_Enter);
        QCOMPARE(edited.count(), 2);
        QCOMPARE(desk.editor->text(), QStringLiteral("a\n"));
        desk.editor->setText(QStringLiteral("new"));
        QCOMPARE(edited.count(), 3);
        desk.editor->setText(QStringLiteral("new"));
        QCOMPARE(edited.count(), 3);
        toClipboard(QStringLiteral("x\ny"));
        desk.editor->selectAll();
        desk.key(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(edited.count(), 4);
        QCOMPARE(desk.editor->text(), QStringLiteral("x\ny"));
        // Colours are no change.
        desk.editor->setHighlighter([](QStringView line) {
            return std::vector<StyledRange>{{0, static_cast<int>(line.size()), TextStyle::keyword}};
        });
        desk.editor->grab();
        desk.editor->setDiagnostics({{{1, 1, 1}, Severity::error, QStringLiteral("no")}});
        desk.editor->grab();
        QCOMPARE(edited.count(), 4);
    }

    void goesToTheFirstError() {
        EditorDesk desk;
        desk.editor->setText(QStringLiteral("abc def\nghi jkl"));
        desk.after->setFocus();
        QVERIFY(!desk.editor->goToError());
        desk.editor->setDiagnostics({{{1, 1, 3}, Severity::warning, QStringLiteral("abc?")},
                                     {{2, 5, 3}, Severity::error, QStringLiteral("no jkl")}});
        QVERIFY(desk.editor->goToError());
        QCOMPARE(desk.editor->textCursor().selectedText(), QStringLiteral("jkl"));
        QVERIFY(desk.editor->hasFocus());
    }

    /// New diagnostics take the place of those before, also in a line that has some of both.
    void forgetsTheDiagnosticsBefore() {
        EditorDesk desk;
        desk.editor->setText(QStringLiteral("abc def"));
        const Diagnostic first{{1, 1, 3}, Severity::error, QStringLiteral("no abc")};
        const Diagnostic second{{1, 5, 3}, Severity::error, QStringLiteral("no def")};
        desk.editor->setDiagnostics({first, second});
        QTextCursor cursor = desk.editor->textCursor();
        cursor.setPosition(6);
        desk.editor->setTextCursor(cursor);
        QCOMPARE(desk.editor->currentDiagnostic(), std::optional(1));
        desk.editor->setDiagnostics({first});
        QCOMPARE(desk.editor->currentDiagnostic(), std::nullopt);
        cursor.setPosition(1);
        desk.editor->setTextCursor(cursor);
        QCOMPARE(desk.editor->currentDiagnostic(), std::optional(0));
    }

    void tellsTheDiagnosticAtTheCursor() {
        EditorDesk desk;
        desk.editor->setText(QStringLiteral("ä & b\nfine"));
        desk.editor->setDiagnostics(
            {{{1, 4, 1}, Severity::warning, QStringLiteral("an unusual sign")},
             {{1, 4, 1}, Severity::error, QStringLiteral("unknown operator")}});
        const QSignalSpy current(desk.editor, &SourceEditor::currentDiagnosticChanged);
        QVERIFY(!desk.editor->currentDiagnostic());
        desk.key(Qt::Key_Right);
        desk.key(Qt::Key_Right);
        QCOMPARE(current.count(), 1);
        QCOMPARE(desk.editor->currentDiagnostic(), std::optional(1));
        QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(desk.editor);
        QCOMPARE(spoken->text(QAccessible::Description), QStringLiteral("unknown operator"));
        desk.key(Qt::Key_Down);
        QCOMPARE(current.last().first().toInt(), -1);
        QCOMPARE(spoken->text(QAccessible::Description), QString());
        // It moves with its line.
        desk.editor->setText(QStringLiteral("a\nb\nc"));
        desk.editor->setDiagnostics({{{3, 1, 1}, Severity::note, QStringLiteral("here")}});
        desk.key(Qt::Key_Home, Qt::ControlModifier);
        desk.key(Qt::Key_Enter);
        desk.key(Qt::Key_End, Qt::ControlModifier);
        QCOMPARE(desk.editor->textCursor().blockNumber(), 3);
        QCOMPARE(desk.editor->currentDiagnostic(), std::optional(0));
    }

    void revealsSpans() {
        EditorDesk desk;
        QString text;
        for (int i = 1; i <= 500; ++i)
            text += QStringLiteral("line ä %1\n").arg(i);
        desk.editor->setText(text);
        desk.editor->revealSpan({400, 9, 3});
        QCOMPARE(desk.editor->textCursor().selectedText(), QStringLiteral("400"));
        QVERIFY(desk.editor->viewport()->rect().contains(desk.editor->cursorRect()));
        QCOMPARE(desk.editor->textCursor().blockNumber(), 399);
        desk.editor->revealSpan({9999, 1, 1});
        QCOMPARE(desk.editor->textCursor().blockNumber(), 500);
    }

    void refusesLinesThatWouldStopTheWindow() {
        const QString most(SourceEditor::longest_line, QLatin1Char('a'));
        QVERIFY(SourceEditor::canShow(most));
        QVERIFY(SourceEditor::canShow(most + QLatin1Char('\n') + most));
        const auto longer = SourceEditor::canShow(QStringLiteral("a\n") + most + u'a');
        QVERIFY(!longer);
        QCOMPARE(longer.error().span->line, 2);
        const QString lines = QStringLiteral("a\n").repeated(SourceEditor::longest_text / 2);
        QVERIFY(SourceEditor::canShow(lines));
        QVERIFY(!SourceEditor::canShow(lines + u'a'));
        EditorDesk desk(SourceEditor::Lines::one);
        desk.editor->setText(QStringLiteral("before"));
        const QSignalSpy refused(desk.editor, &SourceEditor::refused);
        toClipboard(QString(10'000'000, QLatin1Char('a')));
        desk.key(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(refused.count(), 1);
        toClipboard(most);
        desk.key(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(refused.count(), 2);
        QCOMPARE(desk.editor->text(), QStringLiteral("before"));
    }

    void takesTenMegabytes() {
        EditorDesk desk;
        QString text;
        while (text.size() < 10'000'000)
            text += QStringLiteral("(or M_1_2 (and S_1_1 B_2_2)) # a line\n");
        toClipboard(text);
        int looked_at = 0;
        desk.editor->setHighlighter([&looked_at](QStringView line) {
            ++looked_at;
            return std::vector<StyledRange>{{0, static_cast<int>(line.size()), TextStyle::comment}};
        });
        desk.key(Qt::Key_V, Qt::ControlModifier);
        desk.editor->grab();
        QCOMPARE(desk.editor->text().size(), text.size());
        // Of the 250,000 lines those that are seen, and after a letter those around it.
        constexpr int seen = 200;
        QVERIFY(looked_at > 0 && looked_at < seen);
        looked_at = 0;
        desk.type("x");
        desk.editor->grab();
        QVERIFY(looked_at > 0 && looked_at < seen);
    }
};

LOGGIA_WINDOW_TEST(SourceEditorTest)

} // namespace source_editor_test

#include "source_editor_test.moc"
