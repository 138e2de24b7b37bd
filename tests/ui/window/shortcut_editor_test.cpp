#include "tests/suite.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/bench.hpp"
#include "ui/commands/commands.hpp"
#include "ui/window/chord_edit.hpp"
#include "ui/window/shortcut_editor.hpp"

#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QTreeWidget>

namespace shortcut_editor_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

class ShortcutEditorTest : public QObject {
    Q_OBJECT

private:
    struct Fixture {
        Bench bench;
        ShortcutEditor* editor = nullptr;
        QTreeWidget* list = nullptr;

        Fixture() {
            QTest::keyClick(bench.window.get(), Qt::Key_F1, Qt::ControlModifier);
            editor = bench.window->findChild<ShortcutEditor*>();
            QVERIFY(editor != nullptr);
            QVERIFY(QTest::qWaitForWindowExposed(editor));
            list = editor->findChild<QTreeWidget*>();
        }
        void select(const char* name) const {
            const auto found = list->findItems(QString::fromLatin1(name), Qt::MatchExactly);
            QVERIFY(!found.isEmpty());
            list->setCurrentItem(found[0]);
        }
        void press(const char* text) const {
            for (QPushButton* button : editor->findChildren<QPushButton*>())
                if (plainText(button->text()) == QLatin1String(text)) {
                    QVERIFY(button->isVisible() && button->isEnabled());
                    QTest::mouseClick(button, Qt::LeftButton);
                    return;
                }
            QFAIL(text);
        }
        void type(Qt::Key key, Qt::KeyboardModifiers modifiers) const {
            auto* field = editor->findChild<ChordEdit*>();
            field->setFocus();
            QTest::keyClick(field, key, modifiers);
        }
        [[nodiscard]] QString key(const char* id) const {
            return bench.window->commands()
                .shortcut(QString::fromLatin1(id))
                .toString(QKeySequence::PortableText);
        }
    };

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void namesStandBelowEachOther() {
        Fixture f;
        for (int i = 0; i < f.list->topLevelItemCount(); ++i)
            QVERIFY2(!f.list->topLevelItem(i)->icon(0).isNull(),
                     qPrintable(f.list->topLevelItem(i)->text(0)));
    }

    void finds() {
        Fixture f;
        const auto shown = [&f] {
            int count = 0;
            for (int i = 0; i < f.list->topLevelItemCount(); ++i)
                count += f.list->topLevelItem(i)->isHidden() ? 0 : 1;
            return count;
        };
        QVERIFY(shown() > 20);
        auto* search = f.editor->findChild<QLineEdit*>();
        QTest::keyClicks(search, QStringLiteral("tab right"));
        QCOMPARE(shown(), 1);
        QCOMPARE(f.list->currentItem()->text(0), QStringLiteral("Move Tab Right"));
        search->setText(QStringLiteral("ctrl+shift+s"));
        QCOMPARE(shown(), 1);
        search->setText(QStringLiteral("nothing is called so"));
        QCOMPARE(shown(), 0);
        QVERIFY(f.list->currentItem() == nullptr);
        search->clear();
        QVERIFY(f.list->currentItem() != nullptr);
    }

    void changesAndResets() {
        Fixture f;
        f.select("Save");
        f.type(Qt::Key_F9, Qt::ShiftModifier);
        QCOMPARE(f.key("file.save"), QStringLiteral("Shift+F9"));
        QVERIFY(f.list->currentItem()->font(2).bold());
        f.press("Reset");
        QCOMPARE(f.key("file.save"), QStringLiteral("Ctrl+S"));
        f.press("No Key");
        QCOMPARE(f.key("file.save"), QString());
        f.select("Open");
        f.type(Qt::Key_F10, Qt::ControlModifier);
        f.press("Reset All");
        QCOMPARE(f.key("file.save"), QStringLiteral("Ctrl+S"));
        QCOMPARE(f.key("file.open"), QStringLiteral("Ctrl+O"));
    }

    void theFieldTakesAnyKeyButTab() {
        Fixture f;
        f.select("Save");
        auto* field = f.editor->findChild<ChordEdit*>();
        field->setFocus();
        QTest::keyClick(field, Qt::Key_Shift);
        QCOMPARE(f.key("file.save"), QStringLiteral("Ctrl+S"));
        QTest::keyClick(field, '?', Qt::ShiftModifier);
        QCOMPARE(f.key("file.save"), QStringLiteral("?"));
        QTest::keyClick(field, Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(f.key("file.save"), QStringLiteral("Ctrl+Return"));
        QTest::keyClick(field, Qt::Key_Backspace);
        QCOMPARE(f.key("file.save"), QString());
        QTest::keyClick(field, Qt::Key_Tab);
        QVERIFY(!field->hasFocus());
        QCOMPARE(f.key("file.save"), QString());
        // A key that runs a command anywhere else is taken here.
        field->setFocus();
        QTest::keyClick(field, Qt::Key_F11);
        QVERIFY(!f.bench.window->isFullScreen());
    }

    void warnsOfConflicts() {
        Fixture f;
        f.select("Save");
        f.type(Qt::Key_O, Qt::ControlModifier);
        QCOMPARE(f.key("file.save"), QStringLiteral("Ctrl+S"));
        const auto* warning = f.editor->findChild<QLabel*>(QStringLiteral("warning"));
        QVERIFY(warning->text().contains(QStringLiteral("Open")));
        f.press("Reassign Key");
        QCOMPARE(f.key("file.save"), QStringLiteral("Ctrl+O"));
        QCOMPARE(f.key("file.open"), QString());
        QVERIFY(warning->text().isEmpty());
    }

    void hasANameForEverything() {
        Fixture f;
        QCOMPARE(namelessWidgets(*f.editor).join(QLatin1Char(10)), QString());
        QCOMPARE(sharedMnemonics(*f.editor).join(QLatin1Char(10)), QString());
        QCOMPARE(unplacedWidgets(*f.editor), QStringList());
        for (const QLabel* label : f.editor->findChildren<QLabel*>())
            if (label->text() == QStringLiteral("&Key:"))
                QCOMPARE(label->buddy(), f.editor->findChild<ChordEdit*>());
        QPointer<ShortcutEditor> editor = f.editor;
        QTest::keyClick(f.editor, Qt::Key_Escape);
        QTRY_VERIFY(editor == nullptr);
    }
};

LOGGIA_WINDOW_TEST(ShortcutEditorTest)

} // namespace shortcut_editor_test

#include "shortcut_editor_test.moc"
