#include "tests/app/commands/program.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <chrono>
#include <sys/stat.h>

namespace reading_test {

/// What commands do with files that are none.
class ReadingTest : public QObject {
    Q_OBJECT

private:
    program::Folder folder_;

private Q_SLOTS:
    void aPipeWithoutAWriterCanBeStopped_data() {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<int>("signal");
        for (const char* line :
             {"puzzle solve -f pipe", "sat solve pipe", "minimize --to dnf pipe", "path solve pipe",
              "wumpus worlds pipe kb", "game solve --file pipe", "peg solve pipe"}) {
            QTest::addRow("%s, SIGTERM", line) << QByteArray(line) << SIGTERM;
            QTest::addRow("%s, SIGINT", line) << QByteArray(line) << SIGINT;
        }
    }

    void aPipeWithoutAWriterCanBeStopped() {
        QFETCH(QByteArray, line);
        QFETCH(int, signal);
        const QString pipe = folder_.path("pipe");
        ::mkfifo(QFile::encodeName(pipe).constData(), 0600);
        QProcess process;
        process.setWorkingDirectory(folder_.directory());
        process.start(program::cli(), program::Folder::words(line));
        QVERIFY(process.waitForStarted());
        QVERIFY2(!process.waitForFinished(200), process.readAllStandardError().constData());
        program::send(process, signal);
        QVERIFY(process.waitForFinished(5000));
    }

    void aPipeIsReadWhenItsWriterComes() {
        const QString pipe = folder_.path("pipe");
        ::mkfifo(QFile::encodeName(pipe).constData(), 0600);
        const auto ended =
            program::shell(QStringLiteral("(sleep 0.2; cat '%1/sat/class-notes.txt' >pipe) & "
                                          "exec '%2' sat solve pipe")
                               .arg(QStringLiteral(LOGGIA_EXAMPLES), program::cli()),
                           folder_.directory());
        const auto direct =
            program::run(program::cli(), {QStringLiteral("sat"), QStringLiteral("solve"),
                                          QStringLiteral(LOGGIA_EXAMPLES "/sat/class-notes.txt")});
        QVERIFY(!ended.out.isEmpty());
        QCOMPARE(ended.out, direct.out);
        QCOMPARE(ended.status, direct.status);
    }

    void standardInputIsReadByItsName() {
        const QString example = QStringLiteral(LOGGIA_EXAMPLES "/sat/class-notes.txt");
        const auto direct =
            program::run(program::cli(), {QStringLiteral("sat"), QStringLiteral("solve"), example});
        const auto named = folder_.cli("sat solve /dev/stdin", program::contents(example));
        QCOMPARE(named.out, direct.out);
        QCOMPARE(named.status, direct.status);
    }

    void anEndlessStreamIsRefused_data() {
        QTest::addColumn<QByteArray>("line");
        for (const char* line :
             {"puzzle solve -f /dev/zero", "sat solve /dev/zero", "path solve /dev/zero",
              "wumpus worlds /dev/zero kb", "game solve --file /dev/zero", "peg solve /dev/zero",
              "mace4 -f /dev/zero"})
            QTest::addRow("%s", line) << QByteArray(line);
    }

    void anEndlessStreamIsRefused() {
        QFETCH(QByteArray, line);
        const auto ended = folder_.cli(line.constData());
        QCOMPARE(ended.status, 1);
        QCOMPARE(ended.out, QByteArray());
        QVERIFY2(ended.err.contains("/dev/zero is larger than 256 MB, the most that is read"),
                 ended.err.constData());
    }

    void anEndlessPipeOfTextIsRefused() {
        const auto ended =
            program::shell(QStringLiteral("yes | '%1' puzzle solve -f -").arg(program::cli()),
                           folder_.directory());
        QCOMPARE(ended.status, 1);
        QVERIFY2(ended.err.contains("standard input is larger than 256 MB"), ended.err.constData());
    }
};

LOGGIA_LOOP_TEST(ReadingTest)

} // namespace reading_test

#include "reading_test.moc"
