#include "tests/suite.hpp"
#include "tests/ui/shell/documents_desk.hpp"

#include <QThread>

#include <atomic>
#include <optional>

namespace file_reader_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

struct Fixture {
    QTemporaryDir folder;
    FileReader reader;
    QSignalSpy changed{&reader, &FileReader::readingChanged};
    QSignalSpy stopped{&reader, &FileReader::stopped};
    QStringList done; ///< "NAME BYTES", or "NAME failed", or "NAME stopped".

    [[nodiscard]] QString at(const char* name) const {
        return folder.filePath(QString::fromUtf8(name));
    }
    [[nodiscard]] FileReader::Done note(const char* name) {
        return [this, name](const Result<FileReading>& read, bool is_stopped) {
            const QString what = is_stopped ? QStringLiteral("stopped")
                                 : read     ? QString::number(read->content.size())
                                            : QStringLiteral("failed");
            done << QStringLiteral("%1 %2").arg(QLatin1String(name), what);
        };
    }
    void read(const char* name) { reader.read(at(name), &nobodys, note(name)); }

    static PageHost* nobodys(const QByteArray& /*content*/) { return nullptr; }
};

class FileReaderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    /// Whoever recognises it looks at pages that may go next.
    void endsWhenNothingIsRecognisedAnyMore() {
        Fixture f;
        put(f.at("a"), "text");
        std::atomic<bool> has_begun = false;
        std::atomic<bool> has_ended = false;
        f.reader.readLater(
            f.at("a"),
            [&](const QByteArray& /*content*/) -> PageHost* {
                has_begun = true;
                QThread::msleep(50);
                has_ended = true;
                return nullptr;
            },
            f.note("a"));
        QTRY_VERIFY(has_begun.load());
        f.reader.end();
        QVERIFY(has_ended.load());
        QVERIFY(!f.reader.isReading());
        QCOMPARE(f.done, QStringList());
    }

    void aSmallFileIsThereAtOnce() {
        Fixture f;
        put(f.at("a"), "text");
        PageHost host{SamplePage::pageInfo()};
        std::optional<FileReading> read;
        f.reader.read(
            f.at("a"),
            [&](const QByteArray& content) { return content == "text" ? &host : nullptr; },
            [&](const Result<FileReading>& result, bool is_stopped) {
                QVERIFY(!is_stopped);
                read = result.value();
            });
        QVERIFY(read);
        QCOMPARE(read->content, QByteArray("text"));
        QCOMPARE(read->digest, digestOf("text"));
        QVERIFY(read->stamp == stampOf(f.at("a")));
        QCOMPARE(read->host, &host);
        f.read("missing");
        QCOMPARE(f.done, QStringList{QStringLiteral("missing failed")});
        QVERIFY(!f.reader.isReading() && f.changed.isEmpty());
    }

    /// As the command line reads it.
    void blanksThatDoNotBreakLinesAreBlanks() {
        Fixture f;
        const auto read = [&f](const QByteArray& content) {
            put(f.at("a"), content);
            QByteArray text;
            f.reader.read(f.at("a"), &Fixture::nobodys,
                          [&text](const Result<FileReading>& result, bool /*is_stopped*/) {
                              text = result.value().content;
                          });
            return text;
        };
        QCOMPARE(read("4\xC2\xA0"
                      "1\n"),
                 QByteArray("4 1\n"));
        QCOMPARE(read("4\xA0"
                      "1\n"),
                 QByteArray("4 1\n"));
        const QByteArray packed("\x1F\x8B\xC2\xA0");
        QCOMPARE(read(packed), packed);
    }

    /// One after the other, on another thread, and small ones meanwhile.
    void largeFilesWaitForEachOther() {
        Fixture f;
        put(f.at("a"), QByteArray(3'000'000, 'a'));
        put(f.at("b"), QByteArray(2'000'000, 'b'));
        put(f.at("c"), "c");
        std::atomic<bool> is_elsewhere = false;
        f.reader.read(
            f.at("a"),
            [&is_elsewhere, here = QThread::currentThread()](const QByteArray& /*content*/) {
                is_elsewhere = QThread::currentThread() != here;
                return Fixture::nobodys({});
            },
            f.note("a"));
        f.read("b");
        f.read("c");
        f.reader.readLater(f.at("c"), &Fixture::nobodys, f.note("c"));
        QCOMPARE(f.done, QStringList{QStringLiteral("c 1")});
        QTRY_VERIFY_WITH_TIMEOUT(!f.reader.isReading(), patience);
        QCOMPARE(f.done, QStringLiteral("c 1,a 3000000,b 2000000,c 1").split(QLatin1Char(',')));
        QVERIFY(is_elsewhere);
        QStringList names;
        for (const auto& each : f.changed)
            names << each[0].toString();
        QCOMPARE(names, QStringLiteral("a,b,c,").split(QLatin1Char(',')));
    }

    /// Everybody who waits hears of it, and nothing is read any more.
    void allCanBeGivenUp() {
        Fixture f;
        f.reader.stop();
        QVERIFY(f.stopped.isEmpty());
        put(f.at("a"), QByteArray(3'000'000, 'a'));
        put(f.at("b"), QByteArray(2'000'000, 'b'));
        f.read("a");
        f.read("b");
        f.reader.stop();
        QVERIFY(!f.reader.isReading());
        QCOMPARE(f.done, QStringLiteral("a stopped,b stopped").split(QLatin1Char(',')));
        QCOMPARE(f.stopped.size(), 1);
        QCOMPARE(f.stopped[0][0].toString(), QStringLiteral("a"));
        QVERIFY(f.changed.last()[0].toString().isEmpty());
        QTest::qWait(20);
        QCOMPARE(f.done.size(), 2);
        f.read("b");
        QTRY_COMPARE_WITH_TIMEOUT(f.done.size(), 3, patience);
        QCOMPARE(f.done.last(), QStringLiteral("b 2000000"));
    }
};

LOGGIA_WINDOW_TEST(FileReaderTest)

} // namespace file_reader_test

#include "file_reader_test.moc"
