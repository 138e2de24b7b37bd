#include "tests/suite.hpp"
#include "tests/ui/support/bench.hpp"
#include "ui/shell/colours.hpp"
#include "ui/widgets/source_editor.hpp"

#include <QAbstractItemView>
#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QDragEnterEvent>
#include <QHelpEvent>
#include <QInputMethodEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QTextBlock>
#include <QTimer>
#include <QToolTip>
#include <QVBoxLayout>

namespace source_editor_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

/// An editor and a field after it, in a window.
struct Desk {
    QWidget window;
    SourceEditor* editor;
    QLineEdit* after = new QLineEdit;

    explicit Desk(SourceEditor::Lines lines = SourceEditor::Lines::many)
        : editor(new SourceEditor(lines)) {
        auto* layout = new QVBoxLayout(&window);
        layout->addWidget(editor);
        layout->addWidget(after);
        window.resize(500, 300);
        window.show();
        window.activateWindow();
        editor->setFocus();
        QVERIFY(QTest::qWaitForWindowActive(&window));
    }
    void type(const char* text) {
        for (const QChar c : QString::fromUtf8(text))
            QTest::keyClick(receiver(), c.toLatin1());
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(receiver(), key, modifiers);
    }
    /// Where the platform sends keys: a popup takes them all.
    [[nodiscard]] QWidget* receiver() const {
        QWidget* popup = QApplication::activePopupWidget();
        return popup ? popup : editor;
    }
};

QRgb dotsOf(const QImage& image, const QColor& colour, const QRect& within) {
    QRgb count = 0;
    for (int y = within.top(); y <= within.bottom(); ++y)
        for (int x = within.left(); x <= within.right(); ++x)
            if (image.valid(x, y)) {
                const QColor dot = image.pixelColor(x, y);
                if (std::abs(dot.red() - colour.red()) + std::abs(dot.green() - colour.green()) +
                        std::abs(dot.blue() - colour.blue()) <
                    60)
                    ++count;
            }
    return count;
}

class SourceEditorTest : public QObject {
    Q_OBJECT

private:
    static void paste(const QString& text) { QGuiApplication::clipboard()->setText(text); }

private Q_SLOTS:
    void init() {
        failOnWarnings();
        QApplication::setPalette(paletteFor(lightColours()));
    }

    void tellsEveryChangeOnce() {
        Desk desk;
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
        paste(QStringLiteral("x\ny"));
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

    void coloursWhatTheHighlighterSays() {
        Desk desk;
        desk.editor->setText(QStringLiteral("MMMM\nMMMM"));
        desk.editor->setHighlighter([](QStringView line) {
            return std::vector<StyledRange>{{0, static_cast<int>(line.size()), TextStyle::error}};
        });
        const QImage image = desk.editor->grab().toImage();
        QVERIFY(dotsOf(image, lightColours().error, image.rect()) > 50);
        desk.editor->setHighlighter({});
        const QImage plain = desk.editor->grab().toImage();
        QCOMPARE(dotsOf(plain, lightColours().error, plain.rect()), QRgb{0});
    }

    void onlySeenLinesAreColoured() {
        Desk desk;
        int calls = 0;
        desk.editor->setHighlighter([&calls](QStringView) {
            ++calls;
            return std::vector<StyledRange>{};
        });
        desk.editor->setText(QStringLiteral("line\n").repeated(10'000));
        desk.editor->grab();
        QVERIFY2(calls > 0 && calls < 100, qPrintable(QString::number(calls)));
        calls = 0;
        desk.editor->grab();
        QCOMPARE(calls, 0);
    }

    void underlinesDiagnostics_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<SourceSpan>("span");
        QTest::newRow("a word") << QStringLiteral("ä😀 word") << SourceSpan{1, 8, 4};
        QTest::newRow("beyond the end of the line") << QStringLiteral("ab") << SourceSpan{1, 9, 4};
        QTest::newRow("an empty line") << QStringLiteral("a\n\nb") << SourceSpan{2, 1, 1};
        QTest::newRow("an empty text") << QString() << SourceSpan{1, 1, 1};
        QTest::newRow("the end of the text") << QStringLiteral("a\n") << SourceSpan{2, 1, 1};
        QTest::newRow("behind the end of the text") << QStringLiteral("a") << SourceSpan{9, 1, 1};
    }
    void underlinesDiagnostics() {
        QFETCH(QString, text);
        QFETCH(SourceSpan, span);
        Desk desk;
        desk.editor->setText(text);
        const QRect viewport(desk.editor->viewport()->pos(), desk.editor->viewport()->size());
        const auto red = [&] {
            return dotsOf(desk.editor->grab().toImage(), lightColours().error, viewport);
        };
        QCOMPARE(red(), QRgb{0});
        desk.editor->setDiagnostics({{span, Severity::error, QStringLiteral("expected more")}});
        QVERIFY2(red() >= 3, qPrintable(QString::number(red())));
        // The gutter has its sign too.
        const QRect gutter(0, 0, viewport.left(), viewport.height());
        QVERIFY(dotsOf(desk.editor->grab().toImage(), lightColours().error, gutter) > 20);
        desk.editor->revealSpan(span);
        QCOMPARE(desk.editor->currentDiagnostic(), std::optional(0));
        desk.editor->setDiagnostics({});
        QCOMPARE(red(), QRgb{0});
    }

    void tellsTheDiagnosticAtTheCursor() {
        Desk desk;
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

    void showsMessagesAsToolTips() {
        Desk desk;
        desk.editor->setText(QStringLiteral("abc def"));
        desk.editor->setDiagnostics({{{1, 5, 3}, Severity::error, QStringLiteral("who is def?")}});
        QTextCursor cursor = desk.editor->textCursor();
        cursor.setPosition(6);
        const QPoint place = desk.editor->cursorRect(cursor).center();
        QHelpEvent help(QEvent::ToolTip, place, desk.editor->viewport()->mapToGlobal(place));
        QCoreApplication::sendEvent(desk.editor->viewport(), &help);
        QCOMPARE(QToolTip::text(), QStringLiteral("who is def?"));
        auto* gutter = desk.editor->findChild<QWidget*>(QStringLiteral("gutter"));
        QHelpEvent beside(QEvent::ToolTip, QPoint(3, 8), gutter->mapToGlobal(QPoint(3, 8)));
        QCoreApplication::sendEvent(gutter, &beside);
        QCOMPARE(QToolTip::text(), QStringLiteral("who is def?"));
        QToolTip::hideText();
    }

    void revealsSpans() {
        Desk desk;
        QString text;
        for (int i = 1; i <= 500; ++i)
            text += QStringLiteral("line ä %1\n").arg(i);
        desk.editor->setText(text);
        desk.editor->revealSpan({400, 9, 3});
        QCOMPARE(desk.editor->textCursor().selectedText(), QStringLiteral("400"));
        QVERIFY(desk.editor->viewport()->rect().contains(desk.editor->cursorRect()));
        QVERIFY(desk.editor->selectedSpan() == (SourceSpan{400, 9, 3}));
        desk.editor->revealSpan({9999, 1, 1});
        QCOMPARE(desk.editor->textCursor().blockNumber(), 500);
    }

    void marksLines() {
        Desk desk;
        desk.editor->setText(QStringLiteral("a\nb\nc"));
        const QImage before = desk.editor->grab().toImage();
        desk.editor->markLines({2, 99, 0});
        const QImage marked = desk.editor->grab().toImage();
        QVERIFY(marked != before);
        desk.editor->markLines({});
        QVERIFY(desk.editor->grab().toImage() == before);
    }

    void tabMovesTheFocus() {
        Desk desk;
        desk.type("a");
        desk.key(Qt::Key_Tab);
        QVERIFY(desk.after->hasFocus());
        QCOMPARE(desk.editor->text(), QStringLiteral("a"));
    }

    void completesWords_data() {
        QTest::addColumn<Qt::Key>("key");
        QTest::newRow("Tab") << Qt::Key_Tab;
        QTest::newRow("Enter") << Qt::Key_Return;
    }
    void completesWords() {
        QFETCH(Qt::Key, key);
        Desk desk;
        desk.editor->setCompletions(
            {QStringLiteral("exactly_one"), QStringLiteral("exists"), QStringLiteral("xor")});
        desk.type("(e");
        QVERIFY(!desk.editor->isCompleting());
        desk.type("x");
        QVERIFY(desk.editor->isCompleting());
        desk.key(Qt::Key_Down);
        const QSignalSpy edited(desk.editor, &SourceEditor::documentEdited);
        desk.key(key);
        QVERIFY(!desk.editor->isCompleting());
        QCOMPARE(desk.editor->text(), QStringLiteral("(exists"));
        QCOMPARE(edited.count(), 1);
        QVERIFY(desk.editor->hasFocus());
        desk.key(Qt::Key_Return);
        QCOMPARE(desk.editor->text(), QStringLiteral("(exists\n"));
    }
    void completesOnDemand() {
        Desk desk(SourceEditor::Lines::one);
        desk.editor->setCompletions({QStringLiteral("M_1_1"), QStringLiteral("P_1_1")});
        desk.key(Qt::Key_Space, Qt::ControlModifier);
        QVERIFY(desk.editor->isCompleting());
        desk.key(Qt::Key_Escape);
        QVERIFY(!desk.editor->isCompleting());
        QCOMPARE(desk.editor->text(), QString());
        desk.key(Qt::Key_Space, Qt::ControlModifier);
        desk.type("p");
        QVERIFY(desk.editor->isCompleting());
        desk.key(Qt::Key_Tab);
        QCOMPARE(desk.editor->text(), QStringLiteral("P_1_1"));
        QVERIFY(desk.editor->hasFocus());
    }
    void aCompleteWordNeedsNoList() {
        Desk desk;
        desk.editor->setCompletions({QStringLiteral("x1"), QStringLiteral("x10")});
        desk.type("x1");
        QVERIFY(!desk.editor->isCompleting());
        desk.key(Qt::Key_Return);
        QCOMPARE(desk.editor->text(), QStringLiteral("x1\n"));
        desk.type("x1(");
        QVERIFY(!desk.editor->isCompleting());
    }

    void ofOneLine() {
        Desk desk(SourceEditor::Lines::one);
        const QSignalSpy entered(desk.editor, &SourceEditor::returnPressed);
        desk.type("a");
        desk.key(Qt::Key_Return);
        desk.key(Qt::Key_Enter, Qt::ShiftModifier);
        QCOMPARE(entered.count(), 2);
        QCOMPARE(desk.editor->text(), QStringLiteral("a"));
        paste(QStringLiteral(" &\r\n b\n"));
        desk.key(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(desk.editor->text(), QStringLiteral("a &  b"));
        desk.editor->setText(QStringLiteral("x\ny"));
        QCOMPARE(desk.editor->blockCount(), 1);
        QVERIFY(desk.editor->height() <= 40);
        QVERIFY(!desk.editor->verticalScrollBar()->isVisible());
    }

    void linesEndAsCoreCounts() {
        Desk desk;
        desk.type("a");
        desk.key(Qt::Key_Return, Qt::ShiftModifier);
        desk.type("b");
        QCOMPARE(desk.editor->text(), QStringLiteral("a\nb"));
        QCOMPARE(desk.editor->blockCount(), 2);
        paste(QStringLiteral("1\u00A02\u20283\u20294\r5\r\n6"));
        desk.editor->selectAll();
        desk.key(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(desk.editor->text(), QStringLiteral("1 2\n3\n4\n5\n6"));
        // A file's bytes are shown as they are.
        desk.editor->setText(QStringLiteral("1\u00A02"));
        QCOMPARE(desk.editor->text(), QStringLiteral("1\u00A02"));
    }

    void highlightsBrackets() {
        Desk desk;
        desk.editor->setText(QStringLiteral("x(y)"));
        const QRect all = desk.editor->rect();
        const auto accented = [&] {
            return dotsOf(desk.editor->viewport()->grab().toImage(), lightColours().accent, all);
        };
        QCOMPARE(accented(), QRgb{0});
        desk.key(Qt::Key_End);
        QVERIFY(accented() > 20);
        desk.key(Qt::Key_Home);
        QCOMPARE(accented(), QRgb{0});
    }

    void filesAreLeftToTheWindow() {
        Desk desk;
        QMimeData files;
        files.setUrls({QUrl::fromLocalFile(QStringLiteral("/tmp/a.txt"))});
        QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(desk.editor->viewport(), &enter);
        QVERIFY(!enter.isAccepted());
        QMimeData text;
        text.setText(QStringLiteral("abc"));
        QDragEnterEvent other(QPoint(5, 5), Qt::CopyAction, &text, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(desk.editor->viewport(), &other);
        QVERIFY(other.isAccepted());
        QDropEvent drop(QPointF(5, 5), Qt::CopyAction, &text, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(desk.editor->viewport(), &drop);
        QCOMPARE(desk.editor->text(), QStringLiteral("abc"));
    }

    void leavesKeysToTheWindow_data() {
        QTest::addColumn<QKeySequence>("keys");
        QTest::addColumn<bool>("claimed");
        QTest::newRow("undo") << QKeySequence(QKeySequence::Undo) << false;
        QTest::newRow("redo") << QKeySequence(QKeySequence::Redo) << false;
        QTest::newRow("copy nothing") << QKeySequence(QKeySequence::Copy) << false;
        QTest::newRow("run") << QKeySequence(Qt::CTRL | Qt::Key_Return) << false;
        QTest::newRow("next tab") << QKeySequence(Qt::CTRL | Qt::Key_PageDown) << false;
        QTest::newRow("paste") << QKeySequence(QKeySequence::Paste) << true;
        QTest::newRow("a letter") << QKeySequence(Qt::Key_A) << true;
    }
    void leavesKeysToTheWindow() {
        QFETCH(QKeySequence, keys);
        QFETCH(bool, claimed);
        Desk desk;
        const QKeyCombination key = keys[0];
        QKeyEvent override(QEvent::ShortcutOverride, key.key(), key.keyboardModifiers(),
                           key.key() == Qt::Key_A ? QStringLiteral("a") : QString());
        override.ignore();
        QCoreApplication::sendEvent(desk.editor, &override);
        QCOMPARE(override.isAccepted(), claimed);
    }

    void composingKeepsTheColours() {
        Desk desk;
        desk.editor->setText(QStringLiteral("MMMM"));
        desk.editor->setHighlighter([](QStringView line) {
            return std::vector<StyledRange>{{0, static_cast<int>(line.size()), TextStyle::error}};
        });
        const auto red = [&] {
            const QImage image = desk.editor->grab().toImage();
            return dotsOf(image, lightColours().error, image.rect());
        };
        const QRgb before = red();
        QInputMethodEvent compose(QStringLiteral("ˆ"), {});
        QCoreApplication::sendEvent(desk.editor, &compose);
        desk.editor->grab();
        QCOMPARE(desk.editor->text(), QStringLiteral("MMMM"));
        QInputMethodEvent cancel;
        QCoreApplication::sendEvent(desk.editor, &cancel);
        QCOMPARE(red(), before);
        QInputMethodEvent commit;
        commit.setCommitString(QStringLiteral("ê"));
        const QSignalSpy edited(desk.editor, &SourceEditor::documentEdited);
        QCoreApplication::sendEvent(desk.editor, &commit);
        QCOMPARE(desk.editor->text(), QStringLiteral("êMMMM"));
        QCOMPARE(edited.count(), 1);
    }

    void refusesLinesThatWouldStopTheWindow() {
        const QString most(SourceEditor::longest_line, QLatin1Char('a'));
        QVERIFY(SourceEditor::canShow(most));
        QVERIFY(SourceEditor::canShow(most + QLatin1Char('\n') + most));
        const auto longer = SourceEditor::canShow(QStringLiteral("a\n") + most + u'a');
        QVERIFY(!longer);
        QCOMPARE(longer.error().span->line, 2);
        Desk desk(SourceEditor::Lines::one);
        desk.editor->setText(QStringLiteral("before"));
        const QSignalSpy refused(desk.editor, &SourceEditor::refused);
        paste(QString(10'000'000, QLatin1Char('a')));
        desk.key(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(refused.count(), 1);
        paste(most);
        desk.key(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(refused.count(), 2);
        QCOMPARE(desk.editor->text(), QStringLiteral("before"));
    }

    void theMenuHasNoUndoOfItsOwn() {
        Desk desk;
        QStringList names;
        QTimer::singleShot(0, this, [&names] {
            auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            QVERIFY(menu != nullptr);
            for (const QAction* action : menu->actions())
                names << (action->isSeparator() ? QStringLiteral("-") : action->objectName());
            menu->close();
        });
        QContextMenuEvent event(QContextMenuEvent::Mouse, QPoint(30, 30),
                                desk.editor->mapToGlobal(QPoint(30, 30)));
        QCoreApplication::sendEvent(desk.editor->viewport(), &event);
        QVERIFY(names.contains(QStringLiteral("edit-paste")));
        QVERIFY(!names.contains(QStringLiteral("edit-undo")));
        QVERIFY(!names.contains(QStringLiteral("edit-redo")));
        QVERIFY(names.first() != QStringLiteral("-"));
    }

    void takesTenMegabytes() {
        Desk desk;
        QString text;
        while (text.size() < 10'000'000)
            text += QStringLiteral("(or M_1_2 (and S_1_1 B_2_2)) # a line\n");
        paste(text);
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
