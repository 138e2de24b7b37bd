#include "core/base/packing.hpp"
#include "tests/suite.hpp"
#include "tests/ui/support/bench.hpp"
#include "ui/shell/file_writer.hpp"

#include <QFile>
#include <QSignalSpy>

#include <latch>

namespace file_writer_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

struct Fixture {
    QTemporaryDir folder;
    FileWriter writer;
    QSignalSpy changed{&writer, &FileWriter::writingChanged};
    QSignalSpy progressed{&writer, &FileWriter::progressed};
    QSignalSpy failed{&writer, &FileWriter::failed};
    /// What was told of each file: its name, or why it failed, with a star where it was stopped.
    QStringList told;

    [[nodiscard]] QString at(const char* name) const {
        return folder.filePath(QString::fromUtf8(name));
    }
    void write(const char* name, const FileBytes& bytes) {
        writer.write(at(name), bytes,
                     [this, name](const Result<FileWriter::Written>& written, bool is_stopped) {
                         if (written) {
                             QCOMPARE(written->stamp, stampOf(at(name)));
                             QCOMPARE(written->digest, digestOf(bytesOf(at(name))));
                         }
                         told << (written ? QString::fromUtf8(name)
                                          : QString::fromStdString(written.error().message)) +
                                     (is_stopped ? QStringLiteral("*") : QString());
                     });
    }
    bool isDone() {
        return QTest::qWaitFor([this] { return !writer.isWriting(); }, patience);
    }
};

const QByteArray large(20'000'000, 'x');

class FileWriterTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void whatIsSmallIsThereAtOnce() {
        Fixture f;
        f.write("a", QByteArray("one"));
        QCOMPARE(f.told, QStringList{QStringLiteral("a")});
        QCOMPARE(bytesOf(f.at("a")), QByteArray("one"));
        QVERIFY(!f.writer.isWriting() && f.changed.isEmpty());
    }

    /// One after the other, and what comes later is what lies there in the end.
    void whatIsLargeIsWrittenOnTheSide() {
        Fixture f;
        f.write("a", large);
        QVERIFY(f.writer.isWriting() && f.told.isEmpty());
        QVERIFY(f.writer.isWriting(f.at("a")) && !f.writer.isWriting(f.at("b")));
        f.write("b", QByteArray("other")); // another file need not wait
        f.write("a", QByteArray("last"));  // but the same one has to
        QVERIFY(f.isDone());
        QCOMPARE(f.told,
                 QStringList({QStringLiteral("b"), QStringLiteral("a"), QStringLiteral("a")}));
        QCOMPARE(bytesOf(f.at("a")), QByteArray("last"));
        QCOMPARE(f.changed.first()[0].toString(), QStringLiteral("a"));
        QCOMPARE(f.changed.last()[0].toString(), QString());
        QVERIFY(!f.progressed.isEmpty() && f.failed.isEmpty());
    }

    /// Packing takes a while. What is packed already is written as it is.
    void whatIsNamedLikeAPackedFileIsPacked() {
        Fixture f;
        f.write("a.txt.gz", QByteArray("one"));
        QVERIFY(f.writer.isWriting());
        f.write("b.xz", FileBytes([]() -> Result<std::string> { return "two"; }));
        QVERIFY(f.isDone());
        QCOMPARE(f.told, QStringList({QStringLiteral("a.txt.gz"), QStringLiteral("b.xz")}));
        const std::string packed = bytesOf(f.at("a.txt.gz")).toStdString();
        QVERIFY(packing_of(packed) == Packing::gzip);
        QCOMPARE(unpack(packed).value(), std::string("one"));
        QCOMPARE(unpack(bytesOf(f.at("b.xz")).toStdString()).value(), std::string("two"));
        f.write("c.gz", QByteArray::fromStdString(packed));
        QVERIFY(f.isDone());
        QCOMPARE(bytesOf(f.at("c.gz")).toStdString(), packed);
        QCOMPARE(unpackedName(QStringLiteral("fü.txt.gz")), QStringLiteral("fü.txt"));
    }

    void whatTakesTimeIsMadeOnTheSide() {
        Fixture f;
        const QThread* window = QThread::currentThread();
        bool is_aside = false;
        f.write("a", FileBytes([&]() -> Result<std::string> {
                    is_aside = QThread::currentThread() != window;
                    return "made";
                }));
        QVERIFY(f.isDone());
        QVERIFY(is_aside);
        QCOMPARE(bytesOf(f.at("a")), QByteArray("made"));
        f.write("a", FileBytes([]() -> Result<std::string> { return failure("there is none"); }));
        QVERIFY(f.isDone());
        QCOMPARE(f.told.last(), QStringLiteral("there is none"));
        QCOMPARE(bytesOf(f.at("a")), QByteArray("made"));
        QCOMPARE(f.failed.size(), 1);
    }

    void whatIsGivenUpLeavesTheOldFile() {
        Fixture f;
        put(f.at("a"), "old");
        f.writer.stop(); // nothing
        // Not there before it is given up, however slowly this thread gets on.
        std::latch given_up(1);
        f.write("a", FileBytes([&given_up]() -> Result<std::string> {
                    given_up.wait();
                    return large.toStdString();
                }));
        f.write("b", large);
        f.writer.stop();
        given_up.count_down();
        QVERIFY(f.isDone());
        QCOMPARE(f.told, QStringList({QStringLiteral("stopped while writing ") + f.at("a") +
                                          QLatin1Char('*'),
                                      QStringLiteral("b")}));
        QCOMPARE(bytesOf(f.at("a")), QByteArray("old"));
        QCOMPARE(QDir(f.folder.path()).entryList(QDir::Files | QDir::Hidden),
                 QStringList({QStringLiteral("a"), QStringLiteral("b")}));
    }

    void whatCannotBeWrittenIsTold() {
        Fixture f;
        f.write("no/a", QByteArray("one"));
        QCOMPARE(f.told.size(), 1);
        f.write("no/a", large);
        QVERIFY(f.isDone());
        QCOMPARE(f.told.size(), 2);
        QVERIFY(f.told[1].contains(QStringLiteral("No such file")));
        QVERIFY(QDir().mkpath(f.at("folder")));
        f.write("folder", QByteArray("one"));
        QVERIFY(f.told[2].contains(QStringLiteral("it is a folder, not a file")));
    }

    /// What was begun is given up, not waited for.
    void itsEndGivesUp() {
        Fixture f;
        put(f.at("a"), "old");
        {
            FileWriter writer;
            writer.write(f.at("a"), large, [](const auto&, bool) { QFAIL("nobody listens"); });
        }
        QCOMPARE(bytesOf(f.at("a")), QByteArray("old"));
    }
};

LOGGIA_WINDOW_TEST(FileWriterTest)

} // namespace file_writer_test

#include "file_writer_test.moc"
