#include "tests/suite.hpp"
#include "tests/ui/support/bench.hpp"
#include "ui/window/chord_edit.hpp"
#include "ui/window/guards/alt_guard.hpp"

#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QShortcut>
#include <QSlider>
#include <QSpinBox>
#include <QTabBar>
#include <QVBoxLayout>

namespace alt_guard_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

/// One key as a keyboard gives it that has passed the shortcuts.
void press(QWidget* widget, int key, Qt::KeyboardModifiers modifiers, const QString& text) {
    QKeyEvent event(QEvent::KeyPress, key, modifiers, text);
    QCoreApplication::sendEvent(widget, &event);
}

class AltGuardTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void theKeyOfADisabledCommandTypesNothing() {
        AltGuard guard;
        qApp->installEventFilter(&guard);
        QWidget window;
        auto* column = new QVBoxLayout(&window);
        auto* line = new QLineEdit;
        auto* text = new QPlainTextEdit;
        auto* spin = new QSpinBox;
        auto* combo = new QComboBox;
        auto* stop = new QPushButton(QStringLiteral("&Stop"));
        combo->setEditable(true);
        stop->setEnabled(false);
        for (QWidget* widget : std::initializer_list<QWidget*>{line, text, spin, combo, stop})
            column->addWidget(widget);
        QShortcut one(QKeySequence(QStringLiteral("Alt+1")), &window);
        one.setEnabled(false);
        int chosen = 0;
        connect(&one, &QShortcut::activated, &window, [&chosen] { ++chosen; });
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        const auto press_all = [&](Qt::KeyboardModifiers modifiers) {
            for (QWidget* widget : std::initializer_list<QWidget*>{line, text, spin, combo}) {
                widget->setFocus();
                press(QApplication::focusWidget(), Qt::Key_1, modifiers, QStringLiteral("1"));
                press(QApplication::focusWidget(), Qt::Key_S, modifiers, QStringLiteral("s"));
            }
        };

        press_all(Qt::AltModifier);
        QCOMPARE(line->text(), QString());
        QCOMPARE(text->toPlainText(), QString());
        QCOMPARE(spin->value(), 0);
        QCOMPARE(combo->currentText(), QString());

        press_all(Qt::NoModifier); // what is typed is typed
        QCOMPARE(line->text(), QStringLiteral("1s"));
        QCOMPARE(text->toPlainText(), QStringLiteral("1s"));
        QCOMPARE(combo->currentText(), QStringLiteral("1s"));

        one.setEnabled(true); // and a key that answers does so
        line->setFocus();
        QTest::keyClick(line, Qt::Key_1, Qt::AltModifier);
        QCOMPARE(chosen, 1);
        QCOMPARE(line->text(), QStringLiteral("1s"));
    }

    /// As "Next mistake" is at the last one.
    void theKeyOfADisabledCommandGoesNowhere() {
        AltGuard guard;
        qApp->installEventFilter(&guard);
        QListWidget list;
        list.addItems({QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")});
        list.setCurrentRow(1);
        QSlider slider;
        slider.setValue(50);
        QSpinBox number;
        number.setValue(50);
        QComboBox box;
        QTabBar tabs;
        for (const char* name : {"a", "b", "c"}) {
            box.addItem(QLatin1String(name));
            tabs.addTab(QLatin1String(name));
        }
        box.setCurrentIndex(1);
        tabs.setCurrentIndex(1);
        for (const int key : {Qt::Key_PageDown, Qt::Key_Home, Qt::Key_Up, Qt::Key_Left}) {
            press(&list, key, Qt::AltModifier, {});
            QCOMPARE(list.currentRow(), 1);
            press(&slider, key, Qt::AltModifier, {});
            QCOMPARE(slider.value(), 50);
            press(&number, key, Qt::AltModifier, {});
            QCOMPARE(number.value(), 50);
            press(&box, key, Qt::AltModifier, {});
            QCOMPARE(box.currentIndex(), 1);
            press(&tabs, key, Qt::AltModifier, {});
            QCOMPARE(tabs.currentIndex(), 1);
        }
        press(&box, Qt::Key_C, Qt::AltModifier, QStringLiteral("c"));
        QCOMPARE(box.currentIndex(), 1);
        press(&list, Qt::Key_Down, Qt::NoModifier, {});
        QCOMPARE(list.currentRow(), 2);
        press(&number, Qt::Key_PageUp, Qt::NoModifier, {});
        QCOMPARE(number.value(), 60);
        press(&box, Qt::Key_Down, Qt::NoModifier, {});
        QCOMPARE(box.currentIndex(), 2);
    }

    void altGrTypes() {
        AltGuard guard;
        qApp->installEventFilter(&guard);
        QLineEdit line;
        line.show();
        press(&line, Qt::Key_AsciiTilde, Qt::AltModifier | Qt::ControlModifier,
              QStringLiteral("~"));
        press(&line, Qt::Key_At, Qt::GroupSwitchModifier, QStringLiteral("@"));
        // Option on a Mac: the character is not that of the key.
        press(&line, Qt::Key_L, Qt::AltModifier, QStringLiteral("¬"));
        QCOMPARE(line.text(), QStringLiteral("~@¬"));
    }

    void aFieldForShortcutsTakesAny() {
        AltGuard guard;
        qApp->installEventFilter(&guard);
        ChordEdit chord;
        chord.show();
        QTest::keyClick(&chord, Qt::Key_1, Qt::AltModifier);
        QCOMPARE(chord.chord(), QKeySequence(QStringLiteral("Alt+1")));
    }
};

LOGGIA_WINDOW_TEST(AltGuardTest)

} // namespace alt_guard_test

#include "alt_guard_test.moc"
