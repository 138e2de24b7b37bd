#include "core/base/file.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/bench.hpp"
#include "ui/shell/commands.hpp"
#include "ui/shell/main_window.hpp"
#include "ui/shell/page_host.hpp"
#include "ui/shell/page_tabs.hpp"

#include <QAction>
#include <QClipboard>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QToolBar>

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

namespace {

void put(const QString& path, const char* text) {
    QVERIFY(write_file(path.toStdString(), text).has_value());
}

std::string get(const QString& path) {
    return read_file(path.toStdString()).value_or("missing");
}

QMenu* menu(const Bench& bench, const QString& title) {
    for (QMenu* each : bench.window->findChildren<QMenu*>())
        if (plainText(each->title()) == title)
            return each;
    return nullptr;
}

QStringList texts(const QMenu& menu) {
    QStringList result;
    for (const QAction* action : menu.actions())
        if (!action->isSeparator())
            result << plainText(action->text());
    return result;
}

} // namespace

class MainWindowTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void makesItsMenusFromTheTables() {
        Bench bench;
        QStringList titles;
        for (const QAction* action : bench.window->menuBar()->actions())
            titles << plainText(action->text());
        QCOMPARE(titles, QString::fromLatin1("File Edit View Sample Help").split(QLatin1Char(' ')));
        QCOMPARE(texts(*menu(bench, QStringLiteral("Sample"))),
                 QStringList({QStringLiteral("Hint"), QStringLiteral("Stop")}));
        const QAction* hint = bench.window->commands().action(QStringLiteral("sample.hint"));
        QCOMPARE(hint->toolTip(), QStringLiteral("Hint (H)\nShow a good move."));
        QVERIFY(bench.window->findChild<QToolBar*>()->actions().contains(hint));
        QVERIFY(!hint->icon().isNull());
    }

    void menusFollowThePage() {
        Bench bench;
        bench.window->showPage(&bench.page("peg"));
        const QMenu* pages_menu = menu(bench, QStringLiteral("Peg Solitaire"));
        QVERIFY(pages_menu != nullptr);
        QTest::keyClick(bench.window->focusWidget(), Qt::Key_H);
        QCOMPARE(bench.page("peg").ran(), QStringList{QStringLiteral("peg.hint")});
        QVERIFY(bench.page().ran().isEmpty());
    }

    void commandsFollowWhatCanRun() {
        Bench bench;
        const QAction* stop = bench.window->commands().action(QStringLiteral("sample.stop"));
        QVERIFY(stop->isEnabled());
        bench.page().setRunnable(false);
        QVERIFY(!stop->isEnabled());
    }

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
    }

    void savesAndShowsIt() {
        Bench bench;
        QVERIFY(bench.window->windowTitle().contains(QStringLiteral("untitled")));
        bench.page().change(QStringLiteral("mine"), QStringLiteral("Type"));
        QVERIFY(bench.window->isWindowModified());
        bench.dialogs.file = bench.file("kept");
        bench.dialogs.filter = QStringLiteral("Sample text (*.sample)");
        QTest::keyClick(bench.window.get(), Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(get(bench.file("kept.sample")), std::string("sample: mine\n"));
        QVERIFY(!bench.window->isWindowModified());
        QVERIFY(bench.window->windowTitle().contains(QStringLiteral("kept.sample")));

        // The second time it knows where.
        bench.page().change(QStringLiteral("more"), QStringLiteral("Type"));
        QTest::keyClick(bench.window.get(), Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(bench.dialogs.saved.size(), 1);
        QCOMPARE(get(bench.file("kept.sample")), std::string("sample: more\n"));
        bench.page().undoStack()->undo();
        QVERIFY(bench.window->isWindowModified());
        bench.page().undoStack()->redo();
        QVERIFY(!bench.window->isWindowModified());
    }

    void aFailedSaveIsSaidAndChangesNothing() {
        Bench bench;
        bench.page().change(QStringLiteral("mine"), QStringLiteral("Type"));
        bench.dialogs.file = bench.file("no/such/folder.sample");
        QTest::keyClick(bench.window.get(), Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(bench.dialogs.errors.size(), 1);
        QVERIFY(bench.window->isWindowModified());
        QVERIFY(bench.window->windowFilePath().isEmpty());
    }

    void opensOnThePageThatRecognises() {
        Bench bench;
        put(bench.file("a.peg"), "peg: jumped");
        bench.dialogs.file = bench.file("a.peg");
        QTest::keyClick(bench.window.get(), Qt::Key_O, Qt::ControlModifier);
        QCOMPARE(bench.current().id(), QStringLiteral("peg"));
        QCOMPARE(bench.current().text(), QStringLiteral("jumped"));
        QVERIFY(!bench.window->isWindowModified());
        QTest::keyClick(bench.window.get(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(bench.current().text(), QStringLiteral("first"));
    }

    void saysWhereAFileIsWrong() {
        Bench bench;
        put(bench.file("a.sample"), "sample: oh?\n");
        bench.window->openFiles({bench.file("a.sample")});
        QCOMPARE(bench.dialogs.errors.size(), 1);
        QCOMPARE(bench.dialogs.errors[0].excerpt,
                 QStringLiteral("a.sample:1:11: a question mark, expected text\n"
                                "    sample: oh?\n"
                                "              ^\n"));
        QCOMPARE(bench.page().text(), QStringLiteral("first"));
        QCOMPARE(bench.page().undoStack()->count(), 0);

        // What no page recognises goes to the one whose files are called so, for its reasons.
        put(bench.file("b.peg"), "nonsense");
        bench.window->openFiles({bench.file("b.peg")});
        QVERIFY(bench.dialogs.errors[1].excerpt.contains(QStringLiteral("b.peg:1:1:")));
        put(bench.file("c.xyz"), "nonsense");
        bench.window->openFiles({bench.file("c.xyz"), bench.file("missing")});
        QCOMPARE(bench.dialogs.errors.size(), 4);
        QVERIFY(bench.dialogs.errors[3].text.contains(QStringLiteral("No such file")));
    }

    void takesDroppedFiles() {
        Bench bench;
        put(bench.file("a.peg"), "peg: dropped");
        put(bench.file("b.formula"), "formula: dropped too");
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(bench.file("a.peg")),
                      QUrl::fromLocalFile(bench.file("b.formula"))});
        QDragEnterEvent enter({100, 300}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(bench.window.get(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop({100, 300}, Qt::CopyAction | Qt::MoveAction, &data, Qt::LeftButton,
                        Qt::NoModifier);
        QCoreApplication::sendEvent(bench.window.get(), &drop);
        QCOMPARE(drop.dropAction(), Qt::CopyAction);
        QCOMPARE(bench.page("peg").text(), QStringLiteral("dropped"));
        QCOMPARE(bench.page("formula").text(), QStringLiteral("dropped too"));

        QMimeData text;
        text.setText(QStringLiteral("words"));
        QDragEnterEvent no({100, 300}, Qt::CopyAction, &text, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(bench.window.get(), &no);
        QVERIFY(!no.isAccepted());
    }

    void newIsUndoableAndHasNoFile() {
        Bench bench;
        put(bench.file("a.sample"), "sample: mine");
        bench.window->openFiles({bench.file("a.sample")});
        QTest::keyClick(bench.window.get(), Qt::Key_N, Qt::ControlModifier);
        QCOMPARE(bench.page().text(), QString());
        QVERIFY(bench.window->windowFilePath().isEmpty());
        QVERIFY(!bench.window->isWindowModified());
        QTest::keyClick(bench.window.get(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(bench.page().text(), QStringLiteral("mine"));
    }

    void recentFilesAreListedAndRemovable() {
        Bench bench;
        QMenu* recent = menu(bench, QStringLiteral("Open Recent"));
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

    void copiesAndPastes() {
        Bench bench;
        bench.page().areas()[0]->setFocus();
        QTest::keyClick(bench.window->focusWidget(), Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("first"));
        QGuiApplication::clipboard()->setText(QStringLiteral("pasted"));
        QTest::keyClick(bench.window->focusWidget(), Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(bench.page().text(), QStringLiteral("pasted"));
        QGuiApplication::clipboard()->setText({});
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
        QVERIFY(get(bench.file("picture.svg")).find("<svg") != std::string::npos);
        bench.dialogs.file = bench.file("picture");
        bench.dialogs.filter = QStringLiteral("PNG picture (*.png)");
        QTest::keyClick(bench.window.get(), Qt::Key_E, Qt::ControlModifier);
        QCOMPARE(QImage(bench.file("picture.png")).size(), bench.page().pictureSize() * 2);
        QTest::keyClick(bench.window.get(), Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(QGuiApplication::clipboard()->image().size(), bench.page().pictureSize() * 2);
    }

    void saysMessages() {
        Bench bench;
        Q_EMIT bench.page().message(QStringLiteral("Well played"));
        const auto* status = bench.window->findChild<QLabel*>(QStringLiteral("status"));
        QCOMPARE(status->text(), QStringLiteral("Well played"));
        QCOMPARE(status->accessibleName(), QStringLiteral("Well played"));
    }

    void hasANameForEverything() {
        Bench bench;
        for (int i = 0; i < bench.window->tabs().count(); ++i) {
            bench.window->tabs().setCurrentIndex(i);
            QCOMPARE(namelessWidgets(*bench.window).join(QLatin1Char(10)), QString());
            QCOMPARE(sharedMnemonics(*bench.window).join(QLatin1Char(10)), QString());
        }
    }

    void livesWithoutAnyPage() {
        QTemporaryDir folder;
        QSettings settings(folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat);
        Theme theme(*qApp, settings);
        ScriptedDialogs dialogs;
        SessionStore session(folder.path());
        MainWindow window({settings, dialogs, theme, session}, {});
        window.show();
        for (const auto& entry : window.commands().entries())
            if (entry.action->isEnabled() &&
                entry.action->objectName() != QLatin1String("file.quit") &&
                !entry.action->objectName().startsWith(QLatin1String("help.")))
                entry.action->trigger();
        window.openFiles({QStringLiteral("/etc/passwd")});
    }
};

QTEST_MAIN(MainWindowTest)
#include "main_window_test.moc"
