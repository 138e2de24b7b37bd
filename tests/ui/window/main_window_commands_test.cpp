#include "tests/suite.hpp"
#include "tests/ui/support/bench.hpp"
#include "ui/commands/commands.hpp"
#include "ui/shell/page_host.hpp"
#include "ui/window/page_tabs.hpp"

#include <QAction>
#include <QClipboard>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>

namespace main_window_commands_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

class MainWindowCommandsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void tabsGoByKeyboard() {
        Bench bench;
        QWidget* window = bench.window.get();
        QTest::keyClick(window, Qt::Key_PageDown, Qt::ControlModifier);
        QCOMPARE(bench.current().id(), QStringLiteral("formula"));
        QTest::keyClick(window, Qt::Key_PageUp, Qt::ControlModifier);
        QTest::keyClick(window, Qt::Key_PageUp, Qt::ControlModifier);
        QCOMPARE(bench.current().id(), QStringLiteral("peg"));
        QTest::keyClick(window, Qt::Key_2, Qt::ControlModifier);
        QCOMPARE(bench.current().id(), QStringLiteral("formula"));
    }

    void tabsMoveByKeyboardAndMouse() {
        Bench bench;
        const auto order = [&bench] {
            QStringList ids;
            for (int i = 0; i < bench.window->tabs().count(); ++i)
                ids << qobject_cast<PageHost*>(bench.window->tabs().widget(i))->info().id;
            return ids.join(QLatin1Char(' '));
        };
        QTest::keyClick(bench.window.get(), Qt::Key_PageDown,
                        Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(order(), QStringLiteral("formula sample peg"));
        QCOMPARE(bench.current().id(), QStringLiteral("sample"));
        QTest::keyClick(bench.window.get(), Qt::Key_1, Qt::ControlModifier);
        QCOMPARE(bench.current().id(), QStringLiteral("formula"));
        // At the end it stays.
        QTest::keyClick(bench.window.get(), Qt::Key_PageUp,
                        Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(order(), QStringLiteral("formula sample peg"));

        QTabBar* bar = bench.window->tabs().tabBar();
        const QPoint from = bar->tabRect(0).center();
        const QPoint to = bar->tabRect(2).center() + QPoint(20, 0);
        QTest::mousePress(bar, Qt::LeftButton, {}, from);
        for (int step = 1; step <= 10; ++step)
            QTest::mouseMove(bar, from + (to - from) * step / 10);
        QTest::mouseRelease(bar, Qt::LeftButton, {}, to);
        QTRY_COMPARE(order(), QStringLiteral("sample peg formula"));
    }

    void f6VisitsTheAreas() {
        Bench bench;
        SamplePage& page = bench.page();
        page.areas()[0]->setFocus();
        QTest::keyClick(bench.window.get(), Qt::Key_F6);
        QCOMPARE(bench.window->focusWidget(), page.field());
        QTest::keyClick(bench.window.get(), Qt::Key_F6);
        QCOMPARE(bench.window->focusWidget(), bench.window->tabs().tabBar());
        QTest::keyClick(bench.window.get(), Qt::Key_F6);
        QCOMPARE(bench.window->focusWidget(), page.areas()[0]);
        QTest::keyClick(bench.window.get(), Qt::Key_F6, Qt::ShiftModifier);
        QCOMPARE(bench.window->focusWidget(), bench.window->tabs().tabBar());
    }

    void undoFollowsTheTab() {
        Bench bench;
        const QAction* undo = bench.window->commands().action(QStringLiteral("edit.undo"));
        QVERIFY(!undo->isEnabled());
        bench.page().change(QStringLiteral("second"), QStringLiteral("Move 4"));
        QVERIFY(undo->isEnabled());
        QCOMPARE(plainText(undo->text()), QStringLiteral("Undo Move 4"));
        bench.window->showPage(&bench.page("peg"));
        QVERIFY(!undo->isEnabled());
        QCOMPARE(plainText(undo->text()), QStringLiteral("Undo"));
        bench.window->showPage(&bench.page());
        QTest::keyClick(bench.window.get(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(bench.page().text(), QStringLiteral("first"));
        QTest::keyClick(bench.window.get(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(bench.page().text(), QStringLiteral("second"));
        QTest::keyClick(bench.window.get(), Qt::Key_Z, Qt::ControlModifier);
        QTest::keyClick(bench.window.get(), Qt::Key_Y, Qt::ControlModifier);
        QCOMPARE(bench.page().text(), QStringLiteral("second"));
    }

    /// What was tried and is no step goes before the steps.
    void undoTakesBackATrialFirst() {
        Bench bench;
        SamplePage& page = bench.page();
        const QAction* undo = bench.window->commands().action(QStringLiteral("edit.undo"));
        page.setTrial(QStringLiteral("the try"));
        QVERIFY(undo->isEnabled());
        QCOMPARE(plainText(undo->text()), QStringLiteral("Undo the try"));
        page.change(QStringLiteral("second"), QStringLiteral("Move 4"));
        QTest::keyClick(bench.window.get(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(page.text(), QStringLiteral("second"));
        QCOMPARE(plainText(undo->text()), QStringLiteral("Undo Move 4"));
        QTest::keyClick(bench.window.get(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(page.text(), QStringLiteral("first"));
    }

    void aTabsCommandIsCalledAsItsPage() {
        Bench bench;
        Commands& commands = bench.window->commands();
        const auto tab = [&commands](int number) {
            return commands.action(QStringLiteral("view.tab%1").arg(number));
        };
        QCOMPARE(plainText(tab(3)->text()), QStringLiteral("Peg Solitaire"));
        QVERIFY(tab(1)->isChecked() && !tab(3)->isChecked());
        QVERIFY(tab(3)->isVisible() && !tab(4)->isVisible());
        tab(3)->trigger();
        QVERIFY(tab(3)->isChecked() && !tab(1)->isChecked());
        commands.action(QStringLiteral("view.moveTabLeft"))->trigger();
        QCOMPARE(plainText(tab(2)->text()), QStringLiteral("Peg Solitaire"));
        QCOMPARE(bench.window->findChild<QLabel*>(QStringLiteral("status"))->text(),
                 QStringLiteral("Peg Solitaire is now tab 2 of 3"));
        // Its tool tip names its key, whatever that is now.
        commands.setShortcut(QStringLiteral("view.tab2"), QKeySequence(QStringLiteral("F7")));
        QCOMPARE(bench.window->tabs().tabToolTip(1), QStringLiteral("Peg Solitaire (F7)"));
        commands.setShortcut(QStringLiteral("view.tab2"), {});
        QCOMPARE(bench.window->tabs().tabToolTip(1), QStringLiteral("Peg Solitaire"));
    }

    void theWholeScreenAndBack() {
        Bench bench;
        QTest::keyClick(bench.window.get(), Qt::Key_F11);
        QVERIFY(bench.window->isFullScreen());
        QTest::keyClick(bench.window.get(), Qt::Key_F11);
        QVERIFY(!bench.window->isFullScreen());
    }

    void recentFilesAreListedAndRemovable() {
        Bench bench;
        QMenu* recent = bench.menu(QStringLiteral("Open Recent"));
        Q_EMIT recent->aboutToShow();
        QVERIFY(!recent->actions().at(0)->isEnabled());
        put(bench.file("a.sample"), "sample: a");
        put(bench.file("b & c.peg"), "peg: b");
        bench.window->openFiles({bench.file("a.sample"), bench.file("b & c.peg")});
        QFile::remove(bench.file("a.sample"));
        Q_EMIT recent->aboutToShow();
        QCOMPARE(recent->actions().size(), 4);
        QVERIFY(plainText(recent->actions().at(0)->text()).startsWith(QStringLiteral("1 b & c")));
        QVERIFY(recent->actions().at(1)->text().contains(QStringLiteral("(missing)")));

        bench.dialogs.answer = 0;
        recent->actions().at(1)->trigger();
        QCOMPARE(bench.dialogs.questions.size(), 1);
        Q_EMIT recent->aboutToShow();
        QCOMPARE(recent->actions().size(), 3);
        bench.page("peg").change(QStringLiteral("else"), QStringLiteral("Type"));
        recent->actions().at(0)->trigger();
        QCOMPARE(bench.page("peg").text(), QStringLiteral("b"));
        recent->actions().last()->trigger();
        Q_EMIT recent->aboutToShow();
        QVERIFY(!recent->actions().at(0)->isEnabled());
    }

    /// What lies under the person's own folder is named from there, and nothing else is.
    void recentFilesAreNamedFromHome() {
        Bench bench;
        const QByteArray home = qgetenv("HOME");
        QVERIFY(QDir(bench.folder.path()).mkpath(QStringLiteral("al/games")));
        QVERIFY(QDir(bench.folder.path()).mkpath(QStringLiteral("alice")));
        qputenv("HOME", QFile::encodeName(bench.file("al")));
        for (const char* name : {"al/a.sample", "al/games/b.sample", "alice/c.sample"}) {
            put(bench.file(name), "sample: x");
            bench.window->openFiles({bench.file(name)});
        }
        QMenu* recent = bench.menu(QStringLiteral("Open Recent"));
        Q_EMIT recent->aboutToShow();
        QStringList folders;
        for (int i = 0; i < 3; ++i)
            folders << recent->actions().at(i)->text().section(QStringLiteral(" \u2013 "), 1);
        qputenv("HOME", home);
        QCOMPARE(folders, (QStringList{bench.file("alice"), QStringLiteral("~/games"),
                                       QStringLiteral("~")}));
    }

    void copiesAndPastes() {
        Bench bench;
        bench.page().areas()[0]->setFocus();
        QTest::keyClick(bench.window->focusWidget(), Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("first"));
        QGuiApplication::clipboard()->setText(QStringLiteral("pasted"));
        QTest::keyClick(bench.window->focusWidget(), Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(bench.page().text(), QStringLiteral("pasted"));
        QGuiApplication::clipboard()->setText(QStringLiteral("refused?"));
        QTest::keyClick(bench.window->focusWidget(), Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(bench.dialogs.errors.size(), 1);

        // A text field keeps its own, by key and by menu.
        QGuiApplication::clipboard()->setText(QStringLiteral("typed"));
        bench.page().field()->setFocus();
        QTest::keyClick(bench.page().field(), Qt::Key_V, Qt::ControlModifier);
        bench.window->commands().action(QStringLiteral("edit.paste"))->trigger();
        QCOMPARE(bench.page().field()->text(), QStringLiteral("typedtyped"));
        QCOMPARE(bench.page().text(), QStringLiteral("pasted"));
        bench.page().field()->selectAll();
        bench.window->commands().action(QStringLiteral("edit.copy"))->trigger();
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("typedtyped"));
    }

    void exportsPictures() {
        Bench bench;
        bench.dialogs.file = bench.file("picture.svg");
        QTest::keyClick(bench.window.get(), Qt::Key_E, Qt::ControlModifier);
        QVERIFY(bytesOf(bench.file("picture.svg")).contains("<svg"));
        bench.dialogs.file = bench.file("picture");
        bench.dialogs.filter = QStringLiteral("PNG picture (*.png)");
        QTest::keyClick(bench.window.get(), Qt::Key_E, Qt::ControlModifier);
        // It is packed on another thread.
        QTRY_COMPARE(QImage(bench.file("picture.png")).size(), bench.page().pictureSize() * 2);
        QTest::keyClick(bench.window.get(), Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(QGuiApplication::clipboard()->image().size(), bench.page().pictureSize() * 2);
    }
};

LOGGIA_WINDOW_TEST(MainWindowCommandsTest)

} // namespace main_window_commands_test

#include "main_window_commands_test.moc"
