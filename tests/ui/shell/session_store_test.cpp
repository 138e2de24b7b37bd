#include "core/base/file.hpp"
#include "tests/ui/support/bench.hpp"
#include "ui/shell/session_store.hpp"

#include <QDir>
#include <QJsonDocument>
#include <QProcess>
#include <QSignalSpy>
#include <QThread>

#include <csignal>

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

namespace {

constexpr int quick = 20; // ms

QJsonObject value(const char* text) {
    return {{QStringLiteral("value"), QString::fromUtf8(text)}};
}

/// What the test runs of itself to be killed: a window whose work is never finished.
int work_until_killed(QApplication& application, const QString& folder) {
    QSettings settings(folder + QStringLiteral("/settings.ini"), QSettings::IniFormat);
    Theme theme(application, settings);
    ScriptedDialogs dialogs;
    SessionStore session(folder + QStringLiteral("/session"), quick);
    MainWindow window({settings, dialogs, theme, session}, {SamplePage::pageInfo()});
    window.show();
    auto* page = static_cast<SamplePage*>(window.currentPage());
    int steps = 0;
    QTimer timer;
    QObject::connect(&timer, &QTimer::timeout, &timer, [&] {
        page->change(QStringLiteral("step %1").arg(++steps), QStringLiteral("Type"));
    });
    timer.start(20);
    return QApplication::exec();
}

} // namespace

class SessionStoreTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void keepsWhatItIsGiven() {
        QTemporaryDir folder;
        {
            SessionStore store(folder.filePath(QStringLiteral("new/folder")));
            QVERIFY(store.load().state.isEmpty());
            store.setSource([] { return value("kept"); });
            store.flush();
            store.setSource({});
        }
        SessionStore again(folder.filePath(QStringLiteral("new/folder")));
        QCOMPARE(again.load().state, value("kept"));
    }

    void storesSoonHoweverOftenThingsChange() {
        QTemporaryDir folder;
        SessionStore store(folder.path(), quick);
        int asked = 0;
        int changes = 0;
        store.setSource([&] {
            ++asked;
            return QJsonObject{{QStringLiteral("changes"), changes}};
        });
        // However the changes follow each other, it does not wait for their end.
        QVERIFY(QTest::qWaitFor(
            [&] {
                ++changes;
                store.schedule();
                return asked > 1;
            },
            patience));
        QVERIFY(changes > 2 * asked);
        QVERIFY(QFile::exists(store.path()));
        QTRY_COMPARE(
            QJsonDocument::fromJson(bytesOf(store.path())).object()[QStringLiteral("changes")],
            QJsonValue(changes));
        store.setSource({});
    }

    void windowsSideBySideHaveTheirOwn() {
        QTemporaryDir folder;
        auto first = std::make_unique<SessionStore>(folder.path());
        SessionStore second(folder.path());
        QVERIFY(first->path() != second.path());
        first->setSource([] { return value("first"); });
        second.setSource([] { return value("second"); });
        first->flush();
        second.flush();
        const QString path = first->path();
        first.reset();
        SessionStore third(folder.path());
        QCOMPARE(third.path(), path);
        QCOMPARE(third.load().state, value("first"));
        second.setSource({});
    }

    /// Two windows that were killed come back by one start and one more.
    void tellsOfWindowsThatWereNotClosed() {
        QTemporaryDir folder;
        {
            SessionStore first(folder.path());
            SessionStore second(folder.path());
            SessionStore third(folder.path());
            for (SessionStore* store : {&first, &second, &third}) {
                store->setSource([] { return value("kept"); });
                QVERIFY(store->flush());
            }
            QVERIFY(second.setClosed(true));
            QCOMPARE(first.abandonedWindows(), 0); // they live
            for (SessionStore* store : {&first, &second, &third})
                store->setSource({});
        }
        SessionStore store(folder.path());
        QCOMPARE(store.abandonedWindows(), 1);
        SessionStore second(folder.path());
        SessionStore third(folder.path());
        QCOMPARE(store.abandonedWindows(), 0);
        QCOMPARE(third.load().state, value("kept"));
    }

    /// Who starts the program once would not see it again.
    void tellsOfWindowsThatWereClosedWithUnsavedWork() {
        QTemporaryDir folder;
        const auto unsaved = [] {
            QJsonObject state = value("unsaved");
            state.insert(SessionStore::unsaved_key, true);
            return state;
        };
        {
            SessionStore first(folder.path());
            SessionStore second(folder.path());
            SessionStore third(folder.path());
            for (SessionStore* store : {&first, &third})
                store->setSource([] { return value("saved"); });
            second.setSource(unsaved);
            for (SessionStore* store : {&first, &second, &third}) {
                QVERIFY(store->setClosed(true));
                QCOMPARE(store->unsavedWindows(), 0); // they live
                store->setSource({});
            }
        }
        {
            const SessionStore store(folder.path());
            QCOMPARE(store.unsavedWindows(), 1);
            QCOMPARE(store.abandonedWindows(), 0);
            SessionStore second(folder.path());
            QCOMPARE(store.unsavedWindows(), 0);
            QCOMPARE(second.load().state, value("unsaved"));
        }
        const SessionStore store(folder.path());
        QCOMPARE(store.unsavedWindows(), 1);
        store.leaveAbandonedClosed();
        QCOMPARE(store.unsavedWindows(), 0);
        SessionStore second(folder.path());
        QCOMPARE(second.load().state, value("unsaved"));
    }

    /// Nobody is asked about them at each start, and what was open in them is not lost.
    void leavesWindowsClosed() {
        QTemporaryDir folder;
        {
            SessionStore first(folder.path());
            SessionStore second(folder.path());
            for (SessionStore* store : {&first, &second}) {
                store->setSource([] { return value("kept"); });
                QVERIFY(store->flush());
                store->setSource({});
            }
        }
        SessionStore store(folder.path());
        QCOMPARE(store.abandonedWindows(), 1);
        store.leaveAbandonedClosed();
        QCOMPARE(store.abandonedWindows(), 0);
        SessionStore second(folder.path());
        QCOMPARE(second.load().state, value("kept"));
    }

    void leavesAFileOfANewerVersionAlone() {
        QTemporaryDir folder;
        SessionStore store(folder.path());
        const QString path = store.path();
        put(path, "{\"version\":2,\"value\":\"new\"}");
        const auto loaded = store.load();
        QCOMPARE(loaded.newer, path);
        QVERIFY(loaded.state.isEmpty() && loaded.damaged.isEmpty());
        store.setSource([] { return value("old"); });
        QVERIFY(store.flush());
        QCOMPARE(bytesOf(path), QByteArray("{\"version\":2,\"value\":\"new\"}"));
        QVERIFY(store.path() != path && QFile::exists(store.path()));
        store.setSource({});
    }

    /// Neither offered to this version, which could not read it, nor changed by it.
    void aWindowOfANewerVersionIsNotOffered() {
        QTemporaryDir folder;
        const QByteArray newer = "{\"version\":2,\"open\":true,\"value\":\"new\"}";
        const QString path = folder.filePath(QStringLiteral("session-2.json"));
        put(path, newer);
        put(folder.filePath(QStringLiteral("session-3.json")), "{\"version\":1,\"open\":true}");
        put(folder.filePath(QStringLiteral("session-4.json")), "{\"version\":1,\"open\":fal");
        SessionStore store(folder.path());
        QCOMPARE(store.abandonedWindows(), 1);
        store.leaveAbandonedClosed();
        QCOMPARE(store.abandonedWindows(), 0);
        QCOMPARE(bytesOf(path), newer);
    }

    /// It may be whole, and another user's; a folder can be read by nobody.
    void leavesAFileThatCannotBeReadAlone() {
        QTemporaryDir folder;
        SessionStore store(folder.path());
        const QString path = store.path();
        QVERIFY(QDir().mkpath(path + QStringLiteral("/kept")));
        const auto loaded = store.load();
        QCOMPARE(loaded.unreadable, path);
        QVERIFY(loaded.state.isEmpty() && loaded.damaged.isEmpty());
        QVERIFY(QFile::exists(path + QStringLiteral("/kept")));
        store.setSource([] { return value("other"); });
        QVERIFY(store.flush());
        QVERIFY(store.path() != path && QFile::exists(store.path()));
        QCOMPARE(store.abandonedWindows(), 0);
        store.setSource({});
    }

    void setsADamagedFileAside_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("cut short") << QByteArray("{\"value\":\"ke");
        QTest::newRow("not JSON") << QByteArray("\0\xff\x12hello", 9);
        QTest::newRow("no object") << QByteArray("[1,2,3]");
    }
    void setsADamagedFileAside() {
        QFETCH(QByteArray, bytes);
        QTemporaryDir folder;
        SessionStore store(folder.path());
        put(store.path(), bytes);
        const auto loaded = store.load();
        QVERIFY(loaded.state.isEmpty());
        QVERIFY(!QFile::exists(store.path()));
        QCOMPARE(bytesOf(loaded.damaged), bytes);
    }

    /// Though another state is being written, and what was written before it was the same.
    void theLastStateIsOnTheDisk() {
        QTemporaryDir folder;
        constexpr int at_once = 0;
        SessionStore store(folder.path(), at_once);
        const char* now = "first";
        store.setSource([&now] { return value(now); });
        QVERIFY(store.flush());
        const QByteArray first = bytesOf(store.path());
        now = "second";
        store.schedule();
        QCoreApplication::processEvents();
        for (int i = 0; i < 5000 && bytesOf(store.path()) == first; ++i)
            QThread::msleep(1); // without hearing that it is written
        QVERIFY(bytesOf(store.path()) != first);
        now = "first";
        QVERIFY(store.flush());
        QCOMPARE(bytesOf(store.path()), first);
        store.setSource({});
    }

    void saysOnceWhenItCannotStore() {
        QTemporaryDir folder;
        SessionStore store(folder.path());
        int number = 0;
        store.setSource([&] { return QJsonObject{{QStringLiteral("n"), ++number}}; });
        const QSignalSpy failed(&store, &SessionStore::failed);
        // Where there is a folder of that name no file can be put.
        QVERIFY(QDir().mkdir(store.path()));
        store.flush();
        store.flush();
        QCOMPARE(failed.size(), 1);
        const QSignalSpy recovered(&store, &SessionStore::recovered);
        QVERIFY(QDir().rmdir(store.path()));
        store.flush();
        store.flush();
        QCOMPARE(recovered.size(), 1);
        QVERIFY(QFile::exists(store.path()));
        store.setSource({});
    }

    void unfinishedWorkSurvivesAKill() {
        Bench bench;
        const QString path = bench.session->path();
        bench.close();
        QFile::remove(path);
        QProcess child;
        child.setProcessChannelMode(QProcess::ForwardedChannels);
        child.start(QCoreApplication::applicationFilePath(),
                    {QStringLiteral("--work-in"), bench.folder.path()});
        QVERIFY(child.waitForStarted());
        // Stored more than once.
        QByteArray stored;
        QTRY_VERIFY_WITH_TIMEOUT((stored = bytesOf(path)).contains("step"), patience);
        QTRY_VERIFY_WITH_TIMEOUT(bytesOf(path) != stored, patience);
        const auto id = static_cast<pid_t>(child.processId());
        QVERIFY(id > 0); // 0 would be our own group
        ::kill(id, SIGKILL);
        QVERIFY(child.waitForFinished());
        QCOMPARE(child.exitStatus(), QProcess::CrashExit);

        bench.open();
        QVERIFY(bench.dialogs.errors.isEmpty());
        QCOMPARE(bench.session->path(), path);
        QVERIFY2(bench.page().text().startsWith(QStringLiteral("step ")),
                 qPrintable(bench.page().text()));
        QVERIFY(bench.window->isWindowModified());
    }

    /// Failure takes the place of the result.
    void tellsWhenWritingFails() {
        QTemporaryDir folder;
        SessionStore store(folder.path(), 1);
        QSignalSpy failed(&store, &SessionStore::failed);
        store.setSource([] { return QJsonObject{{QStringLiteral("a"), 1}}; });
        {
            const MemoryShortage shortage;
            store.schedule();
            QTRY_COMPARE_WITH_TIMEOUT(failed.size(), 1, patience);
        }
        QVERIFY(failed[0][0].toString().contains(QStringLiteral("memory")));
    }
};

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    if (argc == 3 && qstrcmp(argv[1], "--work-in") == 0)
        return work_until_killed(application, QString::fromLocal8Bit(argv[2]));
    SessionStoreTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "session_store_test.moc"
