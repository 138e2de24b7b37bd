#include "tests/suite.hpp"
#include "tests/ui/support/bench.hpp"
#include "ui/shell/file_watch.hpp"

#include <QDir>
#include <QFile>
#include <QSignalSpy>

namespace file_watch_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

struct Fixture {
    QTemporaryDir folder;
    FileWatch watch;
    QSignalSpy changed{&watch, &FileWatch::changed};

    [[nodiscard]] QString path(const char* name) const {
        return folder.filePath(QString::fromLatin1(name));
    }
    /// Whether it is told what `act` does.
    template <class Act>
    [[nodiscard]] bool tells(Act act) {
        changed.clear();
        act();
        return QTest::qWaitFor([this] { return !changed.isEmpty(); }, patience);
    }
    [[nodiscard]] bool isQuiet() {
        QTest::qWait(3 * FileWatch::delay_ms);
        changed.clear();
        QTest::qWait(3 * FileWatch::delay_ms);
        return changed.isEmpty();
    }
};

void overwrite(const QString& path, const QByteArray& content) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(content), content.size());
}

class FileWatchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void tellsWhateverHappensToAFile() {
        Fixture f;
        f.watch.setPaths({f.path("file")});
        QVERIFY(f.tells([&] { overwrite(f.path("file"), "made"); }));
        QVERIFY(f.tells([&] { overwrite(f.path("file"), "changed"); }));
        // Replaced by another file: the next change is one of that.
        QVERIFY(f.tells([&] { put(f.path("file"), "replaced"); }));
        QVERIFY(f.tells([&] { overwrite(f.path("file"), "changed again"); }));
        QVERIFY(f.tells([&] { QVERIFY(QFile::remove(f.path("file"))); }));
        QVERIFY(f.tells([&] { overwrite(f.path("file"), "back"); }));
    }

    void followsALink() {
        Fixture f;
        QVERIFY(QDir(f.folder.path()).mkdir(QStringLiteral("far")));
        overwrite(f.path("far/file"), "one");
        QVERIFY(QFile::link(f.path("far/file"), f.path("link")));
        f.watch.setPaths({f.path("link")});
        QVERIFY(f.tells([&] { overwrite(f.path("far/file"), "two"); }));
        QVERIFY(f.tells([&] { put(f.path("far/file"), "three"); }));
    }

    void manyChangesAreToldOnce() {
        Fixture f;
        f.watch.setPaths({f.path("file")});
        QVERIFY(f.tells([&] {
            for (int i = 0; i < 20; ++i)
                overwrite(f.path("file"), QByteArray::number(i));
        }));
        QVERIFY(f.changed.size() < 20);
    }

    void whatIsNotWatchedAnyMoreIsNotTold() {
        Fixture f;
        QVERIFY(QDir(f.folder.path()).mkdir(QStringLiteral("other")));
        f.watch.setPaths({f.path("file")});
        f.watch.setPaths({f.path("other/file")});
        overwrite(f.path("file"), "unseen");
        QVERIFY(f.isQuiet());
        QVERIFY(f.tells([&] { overwrite(f.path("other/file"), "seen"); }));
    }
};

LOGGIA_WINDOW_TEST(FileWatchTest)

} // namespace file_watch_test

#include "file_watch_test.moc"
