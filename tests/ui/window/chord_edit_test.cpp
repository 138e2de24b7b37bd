// The field by itself; what the shortcut editor makes of it is in shortcut_editor_test.
#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/window/chord_edit.hpp"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QSignalSpy>
#include <QVBoxLayout>

namespace chord_edit_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

struct Desk {
    QWidget window;
    ChordEdit* field = new ChordEdit;
    QLineEdit* before = new QLineEdit;
    QLineEdit* after = new QLineEdit;
    QSignalSpy entered{field, &ChordEdit::entered};

    Desk() {
        auto* column = new QVBoxLayout(&window);
        for (QWidget* widget : std::initializer_list<QWidget*>{before, field, after})
            column->addWidget(widget);
        window.show();
        window.activateWindow();
        field->setFocus();
        static_cast<void>(QTest::qWaitForWindowActive(&window));
    }
    /// Whether the field took the key from the window's commands, and from what lies around.
    bool press(int key, Qt::KeyboardModifiers modifiers, const QString& text) const {
        QKeyEvent over(QEvent::ShortcutOverride, key, modifiers, text);
        over.ignore();
        QCoreApplication::sendEvent(field, &over);
        QKeyEvent down(QEvent::KeyPress, key, modifiers, text);
        QCoreApplication::sendEvent(field, &down);
        return over.isAccepted();
    }
};

class ChordEditTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void takesWhatIsPressed_data() {
        QTest::addColumn<int>("key");
        QTest::addColumn<int>("modifiers");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("chord");
        const int none = Qt::NoModifier;
        const int shift = Qt::ShiftModifier;
        const int ctrl = Qt::ControlModifier;
        const auto row = [](const char* name, int key, int modifiers, const char* text,
                            const char* chord) {
            QTest::newRow(name) << key << modifiers << QString::fromUtf8(text)
                                << QString::fromUtf8(chord);
        };
        row("a letter", Qt::Key_A, none, "a", "A");
        row("a capital letter", Qt::Key_A, shift, "A", "Shift+A");
        row("a digit with Shift", Qt::Key_5, ctrl | shift, "", "Ctrl+Shift+5");
        row("a sign has its Shift in it", Qt::Key_Plus, ctrl | shift, "+", "Ctrl++");
        row("the blank is no sign", Qt::Key_Space, shift, " ", "Shift+Space");
        row("the keypad is no other key", Qt::Key_5, Qt::KeypadModifier, "5", "5");
        row("a function key", Qt::Key_F6, shift, "", "Shift+F6");
        row("Tab with Ctrl", Qt::Key_Tab, ctrl, "", "Ctrl+Tab");
        row("Escape with Ctrl", Qt::Key_Escape, ctrl, "", "Ctrl+Esc");
        row("Delete with Ctrl", Qt::Key_Delete, ctrl, "", "Ctrl+Del");
        row("Backspace with Alt", Qt::Key_Backspace, Qt::AltModifier, "", "Alt+Backspace");
        row("what a field pastes by", Qt::Key_V, ctrl, "", "Ctrl+V");
        row("an umlaut", Qt::Key_Udiaeresis, none, "ü", "Ü");
    }
    void takesWhatIsPressed() {
        QFETCH(int, key);
        QFETCH(int, modifiers);
        QFETCH(QString, text);
        QFETCH(QString, chord);
        QGuiApplication::clipboard()->setText(QStringLiteral("pasted"));
        Desk desk;
        QVERIFY(desk.press(key, Qt::KeyboardModifiers(modifiers), text));
        QCOMPARE(desk.entered.count(), 1);
        QCOMPARE(desk.field->chord().toString(QKeySequence::PortableText), chord);
        QCOMPARE(desk.field->text(), desk.field->chord().toString(QKeySequence::NativeText));
        // Delete and Backspace by themselves mean no key.
        QVERIFY(desk.press(Qt::Key_Delete, Qt::NoModifier, {}));
        QVERIFY(desk.field->chord().isEmpty() && desk.field->text().isEmpty());
        QCOMPARE(desk.entered.last().first().value<QKeySequence>(), QKeySequence());
    }

    void modifiersAloneAreNoKeyYet() {
        Desk desk;
        for (const int key : {Qt::Key_Shift, Qt::Key_Control, Qt::Key_Alt, Qt::Key_Meta,
                              Qt::Key_AltGr, Qt::Key_Super_L, Qt::Key_unknown})
            desk.press(key, Qt::ControlModifier, {});
        QCOMPARE(desk.entered.count(), 0);
        QVERIFY(desk.field->text().isEmpty());
    }

    /// The way out of the field, forwards, backwards and out of the dialog.
    void navigationIsLeftToTheDialog() {
        Desk desk;
        QVERIFY(!desk.press(Qt::Key_Escape, Qt::NoModifier, {}));
        QTest::keyClick(desk.field, Qt::Key_Tab);
        QVERIFY(desk.after->hasFocus());
        desk.field->setFocus();
        QTest::keyClick(desk.field, Qt::Key_Backtab, Qt::ShiftModifier);
        QVERIFY(desk.before->hasFocus());
        QCOMPARE(desk.entered.count(), 0);
    }

    void whatIsSetIsNotEntered() {
        Desk desk;
        desk.field->setChord(QKeySequence(QStringLiteral("Ctrl+J")));
        QCOMPARE(desk.field->text(),
                 QKeySequence(QStringLiteral("Ctrl+J")).toString(QKeySequence::NativeText));
        QCOMPARE(desk.entered.count(), 0);
        // No menu of a text field, with its Paste and Select All.
        QContextMenuEvent menu(QContextMenuEvent::Keyboard, QPoint(3, 3),
                               desk.field->mapToGlobal(QPoint(3, 3)));
        QCoreApplication::sendEvent(desk.field, &menu);
        QVERIFY(menu.isAccepted() && QApplication::activePopupWidget() == nullptr);
    }
};

LOGGIA_WINDOW_TEST(ChordEditTest)

} // namespace chord_edit_test

#include "chord_edit_test.moc"
