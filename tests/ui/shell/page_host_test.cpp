// Pages are made when they are first needed, and nobody can tell.
#include "core/base/file.hpp"
#include "tests/suite.hpp"
#include "tests/ui/support/bench.hpp"
#include "ui/commands/commands.hpp"
#include "ui/shell/documents.hpp"
#include "ui/shell/page_host.hpp"
#include "ui/window/page_tabs.hpp"

#include <QAccessible>
#include <QAction>
#include <QJsonDocument>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QSpinBox>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace page_host_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

PageHost& hostOf(const Bench& bench, const char* id) {
    for (auto* host : bench.window->findChildren<PageHost*>())
        if (host->info().id == QLatin1String(id))
            return *host;
    qFatal("no page %s", id);
}

QStringList madeIn(const Bench& bench) {
    QStringList ids;
    for (int i = 0; i < bench.window->tabs().count(); ++i)
        if (const auto* host = qobject_cast<PageHost*>(bench.window->tabs().widget(i));
            host->page())
            ids << host->info().id;
    return ids;
}

QJsonObject storedPages(const QString& path) {
    const QByteArray text = QByteArray::fromStdString(read_file(path.toStdString()).value_or(""));
    return QJsonDocument::fromJson(text).object()[QStringLiteral("pages")].toObject();
}

class PageHostTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void onlyThePageThatIsShownIsMade() {
        const int before = SamplePage::made();
        Bench bench;
        QCOMPARE(SamplePage::made(), before + 1);
        QCOMPARE(madeIn(bench), QStringList{QStringLiteral("sample")});
        QTest::keyClick(bench.window.get(), Qt::Key_3, Qt::ControlModifier);
        QCOMPARE(madeIn(bench), (QStringList{QStringLiteral("sample"), QStringLiteral("peg")}));
        QTest::keyClick(bench.window.get(), Qt::Key_1, Qt::ControlModifier);
        QTest::keyClick(bench.window.get(), Qt::Key_3, Qt::ControlModifier);
        QCOMPARE(SamplePage::made(), before + 2);
    }

    /// At the start it is the tab that was shown last time, not the first one.
    void theStartMakesThePageOfLastTime() {
        Bench bench;
        QTest::keyClick(bench.window.get(), Qt::Key_2, Qt::ControlModifier);
        bench.close();
        bench.open();
        QCOMPARE(madeIn(bench), QStringList{QStringLiteral("formula")});
        QVERIFY(bench.window->windowTitle().contains(QStringLiteral("Formula Game")));
    }

    void aClickOnATabMakesItsPageAndGivesItTheKeyboard() {
        Bench bench;
        QTabBar* bar = bench.window->tabs().tabBar();
        QTest::mouseClick(bar, Qt::LeftButton, {}, bar->tabRect(2).center());
        QCOMPARE(madeIn(bench), (QStringList{QStringLiteral("sample"), QStringLiteral("peg")}));
        QVERIFY(bench.page("peg").isVisible());
        QCOMPARE(bench.window->focusWidget(), bench.page("peg").areas()[0]);
        QTest::keyClick(bench.window->focusWidget(), Qt::Key_H);
        QCOMPARE(bench.page("peg").ran(), QStringList{QStringLiteral("peg.hint")});
        // Coming back, the keyboard is where it was.
        bench.page("peg").field()->setFocus();
        QTest::mouseClick(bar, Qt::LeftButton, {}, bar->tabRect(0).center());
        QTest::mouseClick(bar, Qt::LeftButton, {}, bar->tabRect(2).center());
        QCOMPARE(bench.window->focusWidget(), bench.page("peg").field());
    }

    void theSessionOfAPageNobodyLookedAtSurvives() {
        Bench bench;
        const QString path = bench.session->path();
        put(bench.file("a.peg"), "peg: from a file");
        bench.window->openFiles({bench.file("a.peg")});
        bench.page("peg").number()->setValue(9);
        bench.page("peg").change(QStringLiteral("mine"), QStringLiteral("Type"));
        QTest::keyClick(bench.window.get(), Qt::Key_1, Qt::ControlModifier);
        bench.close();
        const QJsonValue kept = storedPages(path)[QStringLiteral("peg")];
        QVERIFY(kept[QStringLiteral("session")].isObject());

        for (int start = 0; start < 3; ++start) {
            bench.open();
            bench.page().change(QString::number(start), QStringLiteral("Type"));
            QCOMPARE(madeIn(bench), QStringList{QStringLiteral("sample")});
            PageHost& host = hostOf(bench, "peg");
            QVERIFY(bench.window->documents().isModified(host));
            QCOMPARE(bench.window->documents().path(host), bench.file("a.peg"));
            bench.close();
            QCOMPARE(storedPages(path)[QStringLiteral("peg")], kept);
        }

        bench.open();
        QTest::keyClick(bench.window.get(), Qt::Key_3, Qt::ControlModifier);
        QCOMPARE(bench.page("peg").text(), QStringLiteral("mine"));
        QCOMPARE(bench.page("peg").number()->value(), 9);
        QVERIFY(bench.window->isWindowModified());
        QCOMPARE(bench.window->windowFilePath(), bench.file("a.peg"));
    }

    /// A page that was never made has no session, and gets none of another's making.
    void whatWasNeverMadeIsNotStored() {
        Bench bench;
        const QString path = bench.session->path();
        bench.close();
        QCOMPARE(storedPages(path).keys(), QStringList{QStringLiteral("sample")});
        bench.open();
        QCOMPARE(bench.page("peg").text(), QStringLiteral("first"));
        bench.close();
        QCOMPARE(storedPages(path).keys(),
                 (QStringList{QStringLiteral("peg"), QStringLiteral("sample")}));
    }

    void aFileMakesThePageThatRecognisesIt() {
        Bench bench;
        put(bench.file("a.txt"), "peg: by its content");
        put(bench.file("b.formula"), "by its name alone");
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(bench.file("a.txt"))});
        QDragEnterEvent enter({100, 300}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(bench.window.get(), &enter);
        QDropEvent drop({100, 300}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(bench.window.get(), &drop);
        QCOMPARE(bench.current().id(), QStringLiteral("peg"));
        QCOMPARE(bench.current().text(), QStringLiteral("by its content"));
        QVERIFY(!bench.window->isWindowModified());
        QCOMPARE(madeIn(bench), (QStringList{QStringLiteral("sample"), QStringLiteral("peg")}));
        // The page whose files are called so says what is wrong.
        bench.window->openFiles({bench.file("b.formula")});
        QVERIFY(bench.dialogs.errors.at(0).excerpt.contains(QStringLiteral("expected its name")));
    }

    /// Opening over a session that was not looked at leaves one step back to it.
    void openingOverAnUnseenSessionCanBeUndone() {
        Bench bench;
        bench.page("peg").change(QStringLiteral("mine"), QStringLiteral("Type"));
        bench.close();
        bench.open();
        put(bench.file("a.peg"), "peg: opened");
        bench.window->openFiles({bench.file("a.peg")});
        QCOMPARE(bench.current().text(), QStringLiteral("opened"));
        QTest::keyClick(bench.window.get(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(bench.current().text(), QStringLiteral("mine"));
        QVERIFY(bench.window->isWindowModified());
    }

    void commandsOfAllPagesAreThereFromTheStart() {
        Bench bench;
        const QAction* hint = bench.window->commands().action(QStringLiteral("peg.hint"));
        QVERIFY(hint != nullptr && !hint->isEnabled());
        bench.window->commands().setShortcut(QStringLiteral("peg.hint"),
                                             QKeySequence(QStringLiteral("Ctrl+J")));
        QCOMPARE(madeIn(bench), QStringList{QStringLiteral("sample")});
        QTest::keyClick(bench.window.get(), Qt::Key_3, Qt::ControlModifier);
        QVERIFY(hint->isEnabled());
        QTest::keyClick(bench.window.get(), Qt::Key_J, Qt::ControlModifier);
        QCOMPARE(bench.page("peg").ran(), QStringList{QStringLiteral("peg.hint")});
    }

    /// What is shown later gets the keyboard without screen readers being told.
    void whatStandsBesideIsSeenAtOnce() {
        QWidget window;
        auto* row = new QVBoxLayout(&window);
        auto* host = new PageHost(SamplePage::pageInfo(), &window);
        row->addWidget(host);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        host->beginGuest();
        auto* beside = new QLineEdit(host);
        host->setBeside(beside);
        QVERIFY(beside->isVisible());
    }

    /// A screen reader passes over parts of the layout, and reads panels with their names.
    void namesArePanels() {
        const Bench bench;
        QAccessibleInterface* read =
            QAccessible::queryAccessibleInterface(hostOf(bench, "sample").page());
        QCOMPARE(read->role(), QAccessible::Grouping);
        QCOMPARE(read->text(QAccessible::Name), SamplePage::pageInfo().title);
        auto* stack =
            bench.window->tabs().findChild<QStackedWidget*>(QString(), Qt::FindDirectChildrenOnly);
        read = QAccessible::queryAccessibleInterface(stack);
        QCOMPARE(read->role(), QAccessible::Client);
        QCOMPARE(read->childCount(), bench.window->tabs().count());
    }

    /// Half of the pages were never made when the window goes.
    void closesWithPagesNeverMade() {
        Bench bench;
        QTest::keyClick(bench.window.get(), Qt::Key_2, Qt::ControlModifier);
        bench.close();
        bench.open();
        QCOMPARE(bench.window->tabs().count(), 3);
    }
};

LOGGIA_WINDOW_TEST(PageHostTest)

} // namespace page_host_test

#include "page_host_test.moc"
