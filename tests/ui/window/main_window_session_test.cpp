#include "tests/suite.hpp"
#include "tests/ui/support/bench.hpp"
#include "ui/connect4/analysis_run.hpp"
#include "ui/connect4/connect4_page.hpp"
#include "ui/shell/documents.hpp"
#include "ui/shell/page_host.hpp"
#include "ui/window/page_tabs.hpp"
#include "ui/window/pages.hpp"

#include <QFile>
#include <QJsonDocument>
#include <QLabel>
#include <QScreen>
#include <QSpinBox>

namespace main_window_session_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

class MainWindowSessionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void theWindowComesBack() {
        Bench bench;
        put(bench.file("a.peg"), "peg: from a file");
        bench.window->openFiles({bench.file("a.peg")});
        bench.page("peg").change(QStringLiteral("and changed"), QStringLiteral("Type"));
        bench.page("formula").number()->setValue(9);
        bench.page("formula").change(QStringLiteral("mine"), QStringLiteral("Type"));
        bench.window->tabs().tabBar()->moveTab(2, 0);
        bench.window->resize(700, 600);
        bench.theme->setMode(ThemeMode::dark);
        bench.theme->setMotion(Motion::reduced);
        bench.close();

        bench.open();
        QCOMPARE(bench.current().id(), QStringLiteral("peg"));
        QCOMPARE(bench.window->tabs().currentIndex(), 0);
        QCOMPARE(bench.current().text(), QStringLiteral("and changed"));
        QVERIFY(bench.window->windowTitle().contains(QStringLiteral("a.peg")));
        QVERIFY(bench.window->isWindowModified());
        QCOMPARE(bench.page("formula").text(), QStringLiteral("mine"));
        QCOMPARE(bench.page("formula").number()->value(), 9);
        QCOMPARE(bench.page().text(), QStringLiteral("first"));
        QCOMPARE(bench.window->size(), QSize(700, 600));
        QVERIFY(bench.theme->mode() == ThemeMode::dark && bench.theme->isDark());
        QVERIFY(bench.theme->motion() == Motion::reduced);
        bench.window->showPage(&bench.page());
        QVERIFY(!bench.window->isWindowModified());

        // Saving makes it clean, and that comes back as well.
        bench.window->showPage(&bench.page("peg"));
        QTest::keyClick(bench.window.get(), Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(bytesOf(bench.file("a.peg")), QByteArray("peg: and changed\n"));
        bench.close();
        bench.open();
        QVERIFY(!bench.window->isWindowModified());
    }

    /// Closing while a large file is being written waits for it; what fails keeps the window.
    void theWindowClosesWhenTheFileIsSaved() {
        Bench bench;
        bench.current().change(QString(20'000'000, QLatin1Char('x')), QStringLiteral("Type"));
        bench.dialogs.file = bench.file("large.sample");
        QTest::keyClick(bench.window.get(), Qt::Key_S, Qt::ControlModifier);
        QVERIFY(bench.window->documents().isSaving());
        bench.window->close();
        QVERIFY(bench.window->isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(!bench.window->isVisible(), patience);
        QCOMPARE(bytesOf(bench.file("large.sample")).size(), 20'000'009);

        bench.window->show();
        bench.dialogs.file = bench.file("no/large.sample");
        bench.window->documents().saveAs(*PageHost::of(bench.current()));
        bench.window->close();
        QTRY_VERIFY_WITH_TIMEOUT(!bench.dialogs.questions.isEmpty(), patience);
        QTest::qWait(100);
        QVERIFY(bench.window->isVisible());
    }

    /// The next start asks about it where this is not the window that comes back.
    void aClosedWindowTellsOfUnsavedWork() {
        Bench bench;
        const QString path = bench.session->path();
        bench.close();
        QVERIFY(!bytesOf(path).contains("\"unsaved\""));
        bench.open();
        bench.page().change(QStringLiteral("mine"), QStringLiteral("Type"));
        QVERIFY(bench.session->flush());
        QVERIFY(!bytesOf(path).contains("\"unsaved\""));
        bench.close();
        QVERIFY(bytesOf(path).contains("\"unsaved\":true"));
        bench.open();
        QCOMPARE(bench.page().text(), QStringLiteral("mine"));
        QVERIFY(bench.session->flush());
        QVERIFY(!bytesOf(path).contains("\"unsaved\""));
    }

    void aDamagedSessionIsReported() {
        Bench bench;
        const QString path = bench.session->path();
        bench.close();
        put(path, "{\"pages\":");
        bench.open();
        QCOMPARE(bench.dialogs.errors.size(), 1);
        QVERIFY(QFile::exists(bench.dialogs.errors[0].excerpt));
        QCOMPARE(bench.page().text(), QStringLiteral("first"));
    }

    /// What another version wrote, or a person: every value of a wrong type is passed over, and
    /// pages that are not there keep theirs.
    void oddSessionsAreNoTrouble() {
        Bench bench;
        const QString path = bench.session->path();
        bench.close();
        put(path, R"({"version":1,"geometry":7,"window":"!!","tabs":["nobody",3,"peg"],
                      "current":[],"pages":{"peg":"odd","sample":{"session":[1],"file":5},
                      "later":{"session":{"x":1}}}})");
        bench.open();
        QVERIFY(bench.dialogs.errors.isEmpty());
        QCOMPARE(bench.current().id(), QStringLiteral("peg"));
        bench.close();
        const QJsonObject kept = QJsonDocument::fromJson(bytesOf(path)).object();
        QCOMPARE(kept[QStringLiteral("pages")][QStringLiteral("later")][QStringLiteral("session")]
                     [QStringLiteral("x")],
                 QJsonValue(1));
    }

    /// A newer version may keep more than this one could write back.
    void aNewerSessionIsLeftAlone() {
        Bench bench;
        const QString path = bench.session->path();
        bench.close();
        const QByteArray newer = R"({"version":2,"pages":{"sample":{"session":{"new":true}}}})";
        put(path, newer);
        bench.open();
        QCOMPARE(bench.dialogs.notices.size(), 1);
        QCOMPARE(bench.dialogs.notices[0].excerpt, path);
        QCOMPARE(bench.page().text(), QStringLiteral("first"));
        QVERIFY(bench.session->path() != path);
        bench.page().change(QStringLiteral("kept elsewhere"), QStringLiteral("Type"));
        bench.close();
        QCOMPARE(bytesOf(path), newer);
    }

    void asksBeforeClosingLosesWork() {
        Bench bench;
        bench.window->close();
        QVERIFY(bench.dialogs.questions.isEmpty());
        bench.window->show();
        // Where there is a folder of that name no session can be put.
        QFile::remove(bench.session->path());
        QVERIFY(QDir().mkdir(bench.session->path()));
        bench.page().change(QStringLiteral("mine"), QStringLiteral("Type"));
        bench.window->close();
        QCOMPARE(bench.dialogs.questions.size(), 1);
        QVERIFY(bench.dialogs.questions[0].detail.contains(QStringLiteral("Sample")));
        QVERIFY(bench.window->isVisible());
        bench.dialogs.answer = 0;
        bench.window->close();
        QTRY_VERIFY(!bench.window->isVisible());
        QVERIFY(QDir().rmdir(bench.session->path()));
    }

    /// What took long to find is in no session.
    void asksBeforeClosingStopsALongRun() {
        Bench bench(allPages);
        bench.close();
        bench.long_run = 0;
        bench.open();
        auto* page = qobject_cast<Connect4Page*>(bench.window->page(QStringLiteral("connect4")));
        page->newDocument();
        ThinkSettings slow;
        slow.seconds = 600;
        page->analysisRun()->setSettings(slow);
        page->analysisRun()->setOn(true);
        QTRY_VERIFY(!bench.window->longRuns().isEmpty());
        bench.window->close();
        QCOMPARE(bench.dialogs.questions.size(), 1);
        QVERIFY(bench.dialogs.questions[0].detail.contains(page->info().title));
        QVERIFY(bench.window->isVisible() && page->isRunning());
        // A run that was stopped is no reason to ask.
        page->stop();
        QTRY_VERIFY(!page->isRunning());
        bench.window->close();
        QCOMPARE(bench.dialogs.questions.size(), 1);
        QVERIFY(!bench.window->isVisible());

        bench.close();
        bench.open();
        page = qobject_cast<Connect4Page*>(bench.window->page(QStringLiteral("connect4")));
        page->analysisRun()->setSettings(slow);
        page->analysisRun()->setOn(false);
        page->analysisRun()->setOn(true);
        QTRY_VERIFY(!bench.window->longRuns().isEmpty());
        bench.dialogs.answer = 0;
        bench.window->close();
        QCOMPARE(bench.dialogs.questions.size(), 2);
        QTRY_VERIFY(!bench.window->isVisible());
    }

    /// On a screen that is smaller than the window would like to be, or than it was last time.
    void theWindowFitsTheScreen() {
        Bench bench;
        const QRect room = bench.window->screen()->availableGeometry();
        const auto fits = [&] { return room.contains(bench.window->frameGeometry()); };
        QVERIFY(fits());
        QVERIFY(bench.window->width() > room.width() * 3 / 4);
        bench.window->setGeometry(room.adjusted(300, 200, 400, 300));
        QVERIFY(!fits());
        bench.close();
        bench.open();
        QVERIFY(fits());
    }

    /// Whatever moves or changes is in the session soon, without anybody closing the window.
    void everyChangeIsKeptSoon() {
        Bench bench;
        const auto kept = [&bench] { return bytesOf(bench.session->path()); };
        bench.page().change(QStringLiteral("typed just now"), QStringLiteral("Type"));
        QTRY_VERIFY(kept().contains("typed just now"));
        QByteArray before = kept();
        const auto is_kept = [&] {
            const bool changed = QTest::qWaitFor([&] { return kept() != before; }, patience);
            before = kept();
            return changed;
        };
        bench.window->resize(bench.window->size() - QSize(40, 30));
        QVERIFY(is_kept());
        bench.window->move(bench.window->pos() + QPoint(30, 20));
        QVERIFY(is_kept());
        // One that is not in front, and then pages that are there already.
        const int front = bench.window->tabs().currentIndex();
        bench.window->tabs().tabBar()->moveTab(front == 1 ? 0 : 1, 2);
        QVERIFY(is_kept());
        for (const int tab : {2, bench.window->tabs().currentIndex(), 2}) {
            bench.window->tabs().setCurrentIndex(tab);
            QVERIFY(is_kept());
        }
    }

    void saysWhenTheSessionCannotBeKept() {
        Bench bench;
        Q_EMIT bench.session->failed(QStringLiteral("the disk is full"));
        QCOMPARE(bench.window->findChild<QLabel*>(QStringLiteral("status"))->text(),
                 QStringLiteral("Unsaved work cannot be stored: the disk is full"));
    }

    /// Until it can: what is said meanwhile takes its place for as long as that is shown.
    void thatTheSessionCannotBeKeptStaysThere() {
        Bench bench;
        const auto* status = bench.window->findChild<QLabel*>(QStringLiteral("status"));
        const QString warning = QStringLiteral("Unsaved work cannot be stored: the disk is full");
        Q_EMIT bench.session->failed(QStringLiteral("the disk is full"));
        bench.page().change(QStringLiteral("typed"), QStringLiteral("Type"));
        QCOMPARE(status->text(), warning);
        bench.window->showMessage(QStringLiteral("Copied."));
        QCOMPARE(status->text(), QStringLiteral("Copied."));
        bench.window->tabs().setCurrentIndex(1);
        QCOMPARE(status->text(), warning);
        Q_EMIT bench.session->recovered();
        QCOMPARE(status->text(), QString());
    }
};

LOGGIA_WINDOW_TEST(MainWindowSessionTest)

} // namespace main_window_session_test

#include "main_window_session_test.moc"
