#include "tests/suite.hpp"
#include "tests/ui/widgets/editor_desk.hpp"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QDragEnterEvent>
#include <QHelpEvent>
#include <QInputMethodEvent>
#include <QMenu>
#include <QMimeData>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTimer>
#include <QToolTip>

namespace source_editor_input_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

class SourceEditorInputTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() {
        failOnWarnings();
        QApplication::setPalette(paletteFor(lightColours()));
    }

    void showsMessagesAsToolTips() {
        EditorDesk desk;
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

    void tabMovesTheFocus() {
        EditorDesk desk;
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
        EditorDesk desk;
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
        EditorDesk desk(SourceEditor::Lines::one);
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
        EditorDesk desk;
        desk.editor->setCompletions({QStringLiteral("x1"), QStringLiteral("x10")});
        desk.type("x1");
        QVERIFY(!desk.editor->isCompleting());
        desk.key(Qt::Key_Return);
        QCOMPARE(desk.editor->text(), QStringLiteral("x1\n"));
        desk.type("x1(");
        QVERIFY(!desk.editor->isCompleting());
    }

    void ofOneLine() {
        EditorDesk desk(SourceEditor::Lines::one);
        const QSignalSpy entered(desk.editor, &SourceEditor::returnPressed);
        desk.type("a");
        desk.key(Qt::Key_Return);
        desk.key(Qt::Key_Enter, Qt::ShiftModifier);
        QCOMPARE(entered.count(), 2);
        QCOMPARE(desk.editor->text(), QStringLiteral("a"));
        toClipboard(QStringLiteral(" &\r\n b\n"));
        desk.key(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(desk.editor->text(), QStringLiteral("a &  b"));
        desk.editor->setText(QStringLiteral("x\ny"));
        QCOMPARE(desk.editor->blockCount(), 1);
        QVERIFY(desk.editor->height() <= 40);
        QVERIFY(!desk.editor->verticalScrollBar()->isVisible());
    }

    void linesEndAsCoreCounts() {
        EditorDesk desk;
        desk.type("a");
        desk.key(Qt::Key_Return, Qt::ShiftModifier);
        desk.type("b");
        QCOMPARE(desk.editor->text(), QStringLiteral("a\nb"));
        QCOMPARE(desk.editor->blockCount(), 2);
        toClipboard(QStringLiteral("1\u00A02\u20283\u20294\r5\r\n6"));
        desk.editor->selectAll();
        desk.key(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(desk.editor->text(), QStringLiteral("1 2\n3\n4\n5\n6"));
        // A file's bytes are shown as they are.
        desk.editor->setText(QStringLiteral("1\u00A02"));
        QCOMPARE(desk.editor->text(), QStringLiteral("1\u00A02"));
    }

    void filesAreLeftToTheWindow() {
        EditorDesk desk;
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
        EditorDesk desk;
        const QKeyCombination key = keys[0];
        QKeyEvent override(QEvent::ShortcutOverride, key.key(), key.keyboardModifiers(),
                           key.key() == Qt::Key_A ? QStringLiteral("a") : QString());
        override.ignore();
        QCoreApplication::sendEvent(desk.editor, &override);
        QCOMPARE(override.isAccepted(), claimed);
    }

    /// The window opens them.
    void leavesPastedFilesToTheWindow() {
        EditorDesk desk;
        auto* data = new QMimeData;
        data->setUrls({QUrl::fromLocalFile(QStringLiteral("/a/b.cnf"))});
        QGuiApplication::clipboard()->setMimeData(data);
        QKeyEvent override(QEvent::ShortcutOverride, Qt::Key_V, Qt::ControlModifier);
        override.ignore();
        QCoreApplication::sendEvent(desk.editor, &override);
        QVERIFY(!override.isAccepted());
        QGuiApplication::clipboard()->clear();
    }

    void composingKeepsTheColours() {
        EditorDesk desk;
        desk.editor->setText(QStringLiteral("MMMM"));
        desk.editor->setHighlighter([](QStringView line) {
            return std::vector<StyledRange>{{0, static_cast<int>(line.size()), TextStyle::error}};
        });
        const auto red = [&] {
            const QImage image = desk.editor->grab().toImage();
            return pixelsOf(image, lightColours().error, image.rect(), soft_edge);
        };
        const int before = red();
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

    void theMenuHasNoUndoOfItsOwn() {
        EditorDesk desk;
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
};

LOGGIA_WINDOW_TEST(SourceEditorInputTest)

} // namespace source_editor_input_test

#include "source_editor_input_test.moc"
