#include "core/base/random.hpp"
#include "tests/suite.hpp"
#include "tests/ui/support/bench.hpp"
#include "ui/undo/history.hpp"
#include "ui/widgets/source/text_undo.hpp"

#include <QAction>
#include <QMainWindow>
#include <QSignalSpy>
#include <QTest>

namespace text_undo_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

/// An editor in a window whose undo and redo are the window's.
struct Desk {
    History stack;
    QMainWindow window;
    SourceEditor* editor = new SourceEditor;
    TextUndo undo{editor, &stack};

    Desk() {
        window.setCentralWidget(editor);
        auto* back = new QAction(&window);
        back->setShortcut(QKeySequence(QStringLiteral("Ctrl+Z")));
        QObject::connect(back, &QAction::triggered, &stack, &History::undo);
        auto* again = new QAction(&window);
        again->setShortcut(QKeySequence(QStringLiteral("Ctrl+Shift+Z")));
        QObject::connect(again, &QAction::triggered, &stack, &History::redo);
        window.addActions({back, again});
        window.show();
        window.activateWindow();
        editor->setFocus();
        QVERIFY(QTest::qWaitForWindowActive(&window));
    }
    void type(const char* text) { QTest::keyClicks(editor, QString::fromUtf8(text)); }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(editor, key, modifiers);
    }
};

class TextUndoTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    /// A step of another class is pushed, for what is typed and for what is replaced.
    void stepsCanBeMade() {
        SourceEditor editor;
        History stack;
        int made = 0;
        TextUndo undo(&editor, &stack, [&made](auto... parts) {
            ++made;
            return new SourceEditCommand(parts...);
        });
        QTest::keyClicks(&editor, QStringLiteral("ab"));
        undo.replaceText(QStringLiteral("cd"), QStringLiteral("test"));
        QCOMPARE(made, 3);
        QCOMPARE(stack.count(), 2);
        stack.undo();
        QCOMPARE(editor.text(), QStringLiteral("ab"));
    }

    void theWindowsUndoTakesBackWordAfterWord() {
        Desk desk;
        desk.type("foo bar");
        QCOMPARE(desk.stack.count(), 2);
        QCOMPARE(desk.stack.undoText(), QStringLiteral("type text"));
        desk.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(desk.editor->text(), QStringLiteral("foo "));
        QCOMPARE(desk.editor->textCursor().position(), 4);
        desk.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(desk.editor->text(), QString());
        desk.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(desk.editor->text(), QString());
        desk.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        desk.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(desk.editor->text(), QStringLiteral("foo bar"));
        QCOMPARE(desk.editor->textCursor().position(), 7);
    }

    void movingTheCursorBeginsAStep() {
        Desk desk;
        desk.type("ab");
        desk.key(Qt::Key_Left);
        desk.type("c");
        QCOMPARE(desk.editor->text(), QStringLiteral("acb"));
        desk.stack.undo();
        QCOMPARE(desk.editor->text(), QStringLiteral("ab"));
        QCOMPARE(desk.editor->textCursor().position(), 1);
    }

    void deletingIsOneStepInBothDirections() {
        Desk desk;
        desk.editor->setText(QStringLiteral("abcdef"));
        QCOMPARE(desk.stack.count(), 0);
        for (int i = 0; i < 3; ++i)
            desk.key(Qt::Key_Right);
        desk.key(Qt::Key_Backspace);
        desk.key(Qt::Key_Backspace);
        desk.key(Qt::Key_Delete);
        QCOMPARE(desk.editor->text(), QStringLiteral("aef"));
        QCOMPARE(desk.stack.count(), 1);
        desk.stack.undo();
        QCOMPARE(desk.editor->text(), QStringLiteral("abcdef"));
        QCOMPARE(desk.editor->textCursor().position(), 3);
    }

    void undoBringsTheSelectionBack() {
        Desk desk;
        desk.editor->setText(QStringLiteral("one two"));
        desk.key(Qt::Key_Right, Qt::ControlModifier | Qt::ShiftModifier);
        const TextSelection selected = desk.editor->selection();
        QVERIFY(selected.cursor > 0);
        desk.type("x");
        desk.type("y");
        QCOMPARE(desk.editor->text(), QStringLiteral("xytwo"));
        QCOMPARE(desk.stack.count(), 1);
        desk.stack.undo();
        QCOMPARE(desk.editor->text(), QStringLiteral("one two"));
        QVERIFY(desk.editor->selection() == selected);
    }

    void savingBeginsAStep() {
        Desk desk;
        desk.type("ab");
        desk.stack.setClean();
        desk.type("c");
        QVERIFY(!desk.stack.isClean());
        desk.stack.undo();
        QCOMPARE(desk.editor->text(), QStringLiteral("ab"));
        QVERIFY(desk.stack.isClean());
    }

    void aPauseBeginsAStep() {
        Desk desk;
        desk.type("ab");
        QTest::qWait(TextUndo::longest_pause_ms + 100);
        desk.type("c");
        desk.stack.undo();
        QCOMPARE(desk.editor->text(), QStringLiteral("ab"));
    }

    void anotherTextIsOneNamedStep() {
        Desk desk;
        desk.type("x");
        desk.undo.replaceText(QStringLiteral("a\nb"), QStringLiteral("open"));
        QCOMPARE(desk.editor->text(), QStringLiteral("a\nb"));
        QCOMPARE(desk.stack.undoText(), QStringLiteral("open"));
        desk.undo.replaceText(QStringLiteral("a\nb"), QStringLiteral("open"));
        QCOMPARE(desk.stack.count(), 2);
        desk.stack.undo();
        QCOMPARE(desk.editor->text(), QStringLiteral("x"));
        desk.type("y");
        desk.stack.undo();
        QCOMPARE(desk.editor->text(), QStringLiteral("x"));
    }

    void aChangeCanBePartOfAnotherStep() {
        Desk desk;
        auto both = std::make_unique<UndoStep>(QStringLiteral("both"));
        new SourceEditCommand(desk.editor, {0, {}, QStringLiteral("text")}, {}, {4, 4}, {}, false,
                              both.get());
        desk.stack.edit(std::move(both));
        QCOMPARE(desk.editor->text(), QStringLiteral("text"));
        desk.stack.undo();
        QCOMPARE(desk.editor->text(), QString());
    }

    /// Whatever is done, undo leads back through texts that were there, and redo forth again.
    void randomEditsAreTakenBack() {
        loggia::Random random(11);
        for (int round = 0; round < 30; ++round) {
            Desk desk;
            desk.editor->setText(QStringLiteral("ab (ä)\n\n😀 c"));
            QStringList seen{desk.editor->text()};
            QObject::connect(desk.editor, &SourceEditor::documentEdited, desk.editor,
                             [&] { seen << desk.editor->text(); });
            const QList<Qt::Key> keys{Qt::Key_Left,  Qt::Key_Right,     Qt::Key_Up,
                                      Qt::Key_Down,  Qt::Key_Backspace, Qt::Key_Delete,
                                      Qt::Key_Enter, Qt::Key_X,         Qt::Key_Space,
                                      Qt::Key_Home,  Qt::Key_End,       Qt::Key_ParenLeft};
            for (int i = 0; i < 60; ++i) {
                const Qt::Key key = keys[static_cast<qsizetype>(
                    random.below(static_cast<std::uint64_t>(keys.size())))];
                desk.key(key, key < Qt::Key_Escape || random.below(4) > 0 ? Qt::NoModifier
                                                                          : Qt::ShiftModifier);
                QString shown = desk.editor->document()->toRawText();
                shown.replace(QChar::ParagraphSeparator, QLatin1Char('\n'));
                QCOMPARE(desk.editor->text(), shown);
            }
            const QString last = desk.editor->text();
            const QStringList forth = seen;
            while (desk.stack.canUndo()) {
                desk.stack.undo();
                QVERIFY(forth.contains(desk.editor->text()));
            }
            QCOMPARE(desk.editor->text(), forth.first());
            while (desk.stack.canRedo())
                desk.stack.redo();
            QCOMPARE(desk.editor->text(), last);
        }
    }
};

LOGGIA_WINDOW_TEST(TextUndoTest)

} // namespace text_undo_test

#include "text_undo_test.moc"
