#include "tests/suite.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/bench.hpp"
#include "ui/commands/commands.hpp"
#include "ui/shell/page_host.hpp"
#include "ui/window/main_window.hpp"
#include "ui/window/page_tabs.hpp"

#include <QAction>
#include <QClipboard>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QToolBar>

namespace main_window_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

QStringList texts(const QMenu& menu) {
    QStringList result;
    for (const QAction* action : menu.actions())
        if (!action->isSeparator())
            result << plainText(action->text());
    return result;
}

class MainWindowTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void makesItsMenusFromTheTables() {
        Bench bench;
        QStringList titles;
        for (const QAction* action : bench.window->findChild<QMenuBar*>()->actions())
            titles << plainText(action->text());
        QCOMPARE(titles, QString::fromLatin1("File Edit View Sample Help").split(QLatin1Char(' ')));
        QCOMPARE(texts(*bench.menu(QStringLiteral("Sample"))),
                 QStringList({QStringLiteral("Hint"), QStringLiteral("Stop")}));
        const QAction* hint = bench.window->commands().action(QStringLiteral("sample.hint"));
        QCOMPARE(hint->toolTip(), QStringLiteral("Hint (H)\nShow a good move."));
        QVERIFY(bench.window->findChild<QToolBar*>()->actions().contains(hint));
        QVERIFY(!hint->icon().isNull());
    }

    void menusFollowThePage() {
        Bench bench;
        bench.window->showPage(&bench.page("peg"));
        const QMenu* pages_menu = bench.menu(QStringLiteral("Peg Solitaire"));
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

    void savesAndShowsIt() {
        Bench bench;
        QVERIFY(bench.window->windowTitle().contains(QStringLiteral("untitled")));
        bench.page().change(QStringLiteral("mine"), QStringLiteral("Type"));
        QVERIFY(bench.window->isWindowModified());
        bench.dialogs.file = bench.file("kept");
        bench.dialogs.filter = QStringLiteral("Sample text (*.sample)");
        QTest::keyClick(bench.window.get(), Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(bytesOf(bench.file("kept.sample")), QByteArray("sample: mine\n"));
        QVERIFY(!bench.window->isWindowModified());
        QVERIFY(bench.window->windowTitle().contains(QStringLiteral("kept.sample")));

        // The second time it knows where.
        bench.page().change(QStringLiteral("more"), QStringLiteral("Type"));
        QTest::keyClick(bench.window.get(), Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(bench.dialogs.saved.size(), 1);
        QCOMPARE(bytesOf(bench.file("kept.sample")), QByteArray("sample: more\n"));
        bench.page().history()->undo();
        QVERIFY(bench.window->isWindowModified());
        bench.page().history()->redo();
        QVERIFY(!bench.window->isWindowModified());
    }

    void aFailedSaveIsSaidAndChangesNothing() {
        Bench bench;
        bench.page().change(QStringLiteral("mine"), QStringLiteral("Type"));
        bench.dialogs.file = bench.file("no/such/folder.sample");
        QTest::keyClick(bench.window.get(), Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(bench.dialogs.questions.size(), 1);
        QVERIFY(bench.dialogs.questions[0].text.contains(QStringLiteral("No such file")));
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
        QCOMPARE(bench.page().history()->count(), 0);

        // What no page recognises goes to the one whose files are called so, for its reasons.
        put(bench.file("b.peg"), "nonsense");
        bench.window->openFiles({bench.file("b.peg")});
        QVERIFY(bench.dialogs.errors[1].excerpt.contains(QStringLiteral("b.peg:1:1:")));
        put(bench.file("c.xyz"), "nonsense");
        bench.window->openFiles({bench.file("c.xyz"), bench.file("missing")});
        QCOMPARE(bench.dialogs.errors.size(), 3);
        const QString list = bench.dialogs.errors[2].excerpt;
        QVERIFY(list.contains(QStringLiteral("c.xyz: Loggia does not recognise")));
        QVERIFY(list.contains(QStringLiteral("missing: ")) &&
                list.contains(QStringLiteral("No such file")));
    }

    void takesDroppedFiles() {
        Bench bench;
        put(bench.file("a.peg"), "peg: dropped");
        put(bench.file("b.formula"), "formula: dropped too");
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(bench.file("a.peg")),
                      QUrl::fromLocalFile(bench.file("b.formula"))});
        QDragEnterEvent enter({100, 300}, Qt::CopyAction | Qt::MoveAction, &data, Qt::LeftButton,
                              Qt::NoModifier);
        enter.setDropAction(Qt::MoveAction); // as the other program would like it
        QCoreApplication::sendEvent(bench.window.get(), &enter);
        QVERIFY(enter.isAccepted());
        QCOMPARE(enter.dropAction(), Qt::CopyAction);
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

    void pastesFiles() {
        Bench bench;
        put(bench.file("a.peg"), "peg: pasted");
        auto* data = new QMimeData;
        data->setUrls({QUrl::fromLocalFile(bench.file("a.peg"))});
        QGuiApplication::clipboard()->setMimeData(data);
        bench.page().areas()[0]->setFocus();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(bench.page("peg").text(), QStringLiteral("pasted"));
        QVERIFY(bench.dialogs.errors.isEmpty());
        QGuiApplication::clipboard()->clear();
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

    void copiesWhatAPageWants() {
        Bench bench;
        Q_EMIT bench.page().copyWanted(QStringLiteral("a table"));
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("a table"));
        const auto* status = bench.window->findChild<QLabel*>(QStringLiteral("status"));
        QCOMPARE(status->text(), QStringLiteral("Copied."));
        QTest::keyClick(bench.window.get(), Qt::Key_2, Qt::ControlModifier);
        QVERIFY(status->text().isEmpty()); // that was said of the other page
    }

    void saysMessages() {
        Bench bench;
        Q_EMIT bench.page().message(QStringLiteral("Well played"));
        const auto* status = bench.window->findChild<QLabel*>(QStringLiteral("status"));
        QCOMPARE(status->text(), QStringLiteral("Well played"));
        QCOMPARE(status->accessibleName(), QStringLiteral("Well played"));
        // A file may be called as if it were HTML, and keeps its name.
        QCOMPARE(status->textFormat(), Qt::PlainText);
    }

    /// What the window says of a file is not for the page to take back.
    void pagesTakeBackTheirOwnMessages() {
        Bench bench;
        const auto* status = bench.window->findChild<QLabel*>(QStringLiteral("status"));
        Q_EMIT bench.page().message(QStringLiteral("Solved"));
        Q_EMIT bench.page().message({});
        QCOMPARE(status->text(), QString());
        bench.window->showMessage(QStringLiteral("The file was read again"));
        Q_EMIT bench.page().message({});
        QCOMPARE(status->text(), QStringLiteral("The file was read again"));
        Q_EMIT bench.page().message(QStringLiteral("Solved"));
        Q_EMIT bench.page().message({});
        QCOMPARE(status->text(), QString());
    }

    /// A search that ends on another page has nothing to say of the one that is shown.
    void otherPagesAreSilent() {
        Bench bench;
        const auto* status = bench.window->findChild<QLabel*>(QStringLiteral("status"));
        SamplePage& other = bench.page("peg");
        Q_EMIT other.message(QStringLiteral("Solved"));
        QCOMPARE(status->text(), QString());
        Q_EMIT bench.page().message(QStringLiteral("Well played"));
        Q_EMIT other.message({});
        QCOMPARE(status->text(), QStringLiteral("Well played"));
        bench.window->showPage(&other);
        Q_EMIT other.message(QStringLiteral("Solved"));
        QCOMPARE(status->text(), QStringLiteral("Solved"));
    }

    /// What was said of a document goes when it changes; what is said of the change stays.
    void messagesGoWithWhatTheyWereOf() {
        Bench bench;
        const auto* status = bench.window->findChild<QLabel*>(QStringLiteral("status"));
        Q_EMIT bench.page().message(QStringLiteral("Hint: column 4"));
        QCoreApplication::processEvents();
        bench.page().newDocument();
        QCOMPARE(status->text(), QString());
        Q_EMIT bench.page().message(QStringLiteral("Moved"));
        bench.page().history()->undo();
        QCOMPARE(status->text(), QStringLiteral("Moved"));
        QCoreApplication::processEvents();
        bench.page("peg").newDocument(); // another page's document is another matter
        QCOMPARE(status->text(), QStringLiteral("Moved"));
        bench.page().history()->redo();
        QCOMPARE(status->text(), QString());
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

LOGGIA_WINDOW_TEST(MainWindowTest)

} // namespace main_window_test

#include "main_window_test.moc"
