#include "tests/app/commands/program.hpp"
#include "tests/suite.hpp"

#include <QTemporaryDir>
#include <QTest>

namespace usage_test {

class UsageTest : public QObject {
    Q_OBJECT

private:
    static QStringList words(const QByteArray& line) {
        return line.isEmpty() ? QStringList() : QString::fromUtf8(line).split(QLatin1Char(' '));
    }

private Q_SLOTS:
    void helpsAtEveryLevel_data() {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("usage");
        QTest::newRow("cli") << QByteArray("--help") << QByteArray("Usage: loggia-cli [OPTIONS]");
        QTest::newRow("short") << QByteArray("-h") << QByteArray("Usage: loggia-cli [OPTIONS]");
        QTest::newRow("word") << QByteArray("help") << QByteArray("Usage: loggia-cli [OPTIONS]");
        QTest::newRow("group") << QByteArray("maxconnect4 --help")
                               << QByteArray("Usage: loggia-cli maxconnect4 [OPTIONS]");
        QTest::newRow("group, word") << QByteArray("maxconnect4 help")
                                     << QByteArray("Usage: loggia-cli maxconnect4 [OPTIONS]");
        for (const char* command : {"map", "why", "grade", "worlds", "walk", "lint", "rules"})
            QTest::newRow(command) << QByteArray("wumpus ").append(command).append(" --help")
                                   << QByteArray("Usage: loggia-cli wumpus ").append(command);
        QTest::newRow("wumpus") << QByteArray("wumpus --help")
                                << QByteArray("Usage: loggia-cli wumpus [OPTIONS]");
        QTest::newRow("davis-putnam") << QByteArray("davis-putnam --help")
                                      << QByteArray("Usage: loggia-cli davis-putnam [OPTIONS] "
                                                    "[IN] [OUT]");
        QTest::newRow("check_true_false")
            << QByteArray("check_true_false --help")
            << QByteArray("Usage: loggia-cli check_true_false [OPTIONS] RULES KB STATEMENT");
        for (const char* command : {"one-move", "interactive", "match"})
            QTest::newRow(command) << QByteArray("maxconnect4 ").append(command).append(" --help")
                                   << QByteArray("Usage: loggia-cli maxconnect4 ").append(command);
    }
    void helpsAtEveryLevel() {
        QFETCH(QByteArray, line);
        QFETCH(QByteArray, usage);
        const auto ended = program::run(program::cli(), words(line));
        QCOMPARE(ended.status, 0);
        QCOMPARE(ended.err, QByteArray());
        QVERIFY2(ended.out.contains(usage), ended.out.constData());
        QVERIFY(ended.out.endsWith('\n'));
        for (const QByteArray& text : ended.out.split('\n'))
            QVERIFY2(text.size() <= 90, text.constData());
        const auto version =
            program::run(program::cli(), words(QByteArray(line).replace("--help", "--version")));
        if (line.contains("--help"))
            QVERIFY2(version.out.startsWith("loggia-cli "), version.out.constData());
    }

    void refuses_data() {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("message");
        const auto row = [](const char* line, const char* message) {
            QTest::newRow(line) << QByteArray(line) << QByteArray(message);
        };
        row("maxconect4",
            "loggia-cli: unknown command 'maxconect4'; did you mean 'maxconnect4'?\n");
        row("zebra", "loggia-cli: unknown command 'zebra'\n");
        row("--versoin",
            "loggia-cli: unexpected argument '--versoin'; did you mean '--version'?\n");
        row("maxconnect4 one-mvoe",
            "loggia-cli maxconnect4: unknown command 'one-mvoe'; did you mean 'one-move'?\n");
        row("maxconnect4 one-move", "loggia-cli maxconnect4 one-move: IN is required\n");
        row("maxconnect4 one-move a", "loggia-cli maxconnect4 one-move: OUT is required\n");
        row("maxconnect4 one-move a b",
            "loggia-cli maxconnect4 one-move: DEPTH (moves to look ahead) or --time SECONDS is "
            "missing\n");
        row("maxconnect4 one-move a b 4 5",
            "loggia-cli maxconnect4 one-move: unexpected argument '5'\n");
        row("maxconnect4 one-move a b 4 --thread 2",
            "loggia-cli maxconnect4 one-move: unexpected argument '--thread'; did you mean "
            "'--threads'?\n");
        for (const char* depth : {"0", "-1", "43", "1e9", "1000000000", "99999999999999999999",
                                  "four", "4.0", "4x", "+4", "0x4"})
            QTest::newRow(depth)
                << QByteArray("maxconnect4 one-move a b ").append(depth)
                << QByteArray(
                       "loggia-cli maxconnect4 one-move: DEPTH: expected a whole number from "
                       "1 to 42, found '")
                       .append(depth)
                       .append("'\n");
        for (const char* time : {"0", "-1", "nan", "inf", "1e7", "soon"})
            QTest::newRow(time)
                << QByteArray("maxconnect4 one-move a b --time ").append(time)
                << QByteArray(
                       "loggia-cli maxconnect4 one-move: --time: expected a number of seconds "
                       "over 0 and at most 1000000, found '")
                       .append(time)
                       .append("'\n");
        row("maxconnect4 one-move a b 4 --threads 0",
            "loggia-cli maxconnect4 one-move: --threads: expected a whole number from 1 to 256, "
            "found '0'\n");
        row("maxconnect4 one-move a b 4 --method mtd",
            "loggia-cli maxconnect4 one-move: --method: expected minimax, alpha-beta or engine, "
            "found 'mtd'\n");
        row("maxconnect4 one-move a b 4 --evaluation rich",
            "loggia-cli maxconnect4 one-move: --evaluation: expected score or pattern, found "
            "'rich'\n");
        row("maxconnect4 solve --no-check=-9223372036854775809",
            "loggia-cli maxconnect4 solve: a number is out of range\n");
        row("maxconnect4 interactive a me 4",
            "loggia-cli maxconnect4 interactive: NEXT: expected computer-next or human-next, found "
            "'me'\n");
    }
    void refuses() {
        QFETCH(QByteArray, line);
        QFETCH(QByteArray, message);
        QTemporaryDir directory;
        const auto ended = program::run(program::cli(), words(line), directory.path());
        QCOMPARE(ended.status, 2);
        QCOMPARE(ended.out, QByteArray());
        QVERIFY2(ended.err.startsWith(message), ended.err.constData());
        QVERIFY(ended.err.endsWith("--help' to read what it takes.\n"));
    }

    void withoutACommandItPrintsItsHelp() {
        for (const char* line : {"", "maxconnect4"}) {
            const auto ended = program::run(program::cli(), words(line));
            QCOMPARE(ended.status, 2);
            QCOMPARE(ended.out, QByteArray());
            QVERIFY(ended.err.contains("Usage: loggia-cli"));
        }
    }

    void theWindowsProgramAnswersWithoutADisplay_data() {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("out");
        QTest::addColumn<QByteArray>("err");
        const auto row = [](const char* line, int status, const char* out, const char* err) {
            QTest::newRow(line) << QByteArray(line) << status << QByteArray(out) << QByteArray(err);
        };
        row("--version", 0, "loggia ", "");
        row("--help", 0, "Loggia is a workbench", "");
        row("some.txt --help", 0, "Loggia is a workbench", "");
        row("--one-move --help", 0, "Read a Max-Connect4 position", "");
        row("--one-move", 2, "", "loggia --one-move: IN is required\n");
        row("--one-move a b 0", 2, "", "loggia --one-move: DEPTH: expected a whole number");
        row("--one-mvoe a b 3", 2, "",
            "loggia: unexpected argument '--one-mvoe'; did you mean '--one-move'?\n");
        row("-x", 2, "", "loggia: unexpected argument '-x'\n");
    }
    void theWindowsProgramAnswersWithoutADisplay() {
        QFETCH(QByteArray, line);
        QFETCH(int, status);
        QFETCH(QByteArray, out);
        QFETCH(QByteArray, err);
        const auto ended = program::run(program::window(), words(line));
        QCOMPARE(ended.status, status);
        QVERIFY2(ended.out.startsWith(out) && ended.out.isEmpty() == out.isEmpty(),
                 ended.out.constData());
        QVERIFY2(ended.err.startsWith(err) && ended.err.isEmpty() == err.isEmpty(),
                 ended.err.constData());
    }

    void itsOtherNameIsTheCommand() {
        QTemporaryDir directory;
        const QString link = directory.filePath(QStringLiteral("maxconnect4"));
        QVERIFY(QFile::link(program::cli(), link));
        QVERIFY(program::run(link, words("--help")).out.contains("Usage: maxconnect4 [OPTIONS]"));
        QVERIFY(program::run(link, words("--version")).out.startsWith("maxconnect4 "));
        const auto ended = program::run(link, words("one-mve"));
        QCOMPARE(ended.status, 2);
        QVERIFY(ended.err.startsWith("maxconnect4: unknown command 'one-mve'; did you mean"));
    }
};

LOGGIA_LOOP_TEST(UsageTest)

} // namespace usage_test

#include "usage_test.moc"
