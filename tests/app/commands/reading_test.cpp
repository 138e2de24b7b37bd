#include "tests/app/commands/program.hpp"
#include "tests/places.hpp"
#include "tests/suite.hpp"

#include <QRegularExpression>
#include <QStringEncoder>
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
                               .arg(places::example(), program::cli()),
                           folder_.directory());
        const auto direct =
            program::run(program::cli(), {QStringLiteral("sat"), QStringLiteral("solve"),
                                          places::example("sat/class-notes.txt")});
        QVERIFY(!ended.out.isEmpty());
        QCOMPARE(ended.out, direct.out);
        QCOMPARE(ended.status, direct.status);
    }

    void standardInputIsReadByItsName() {
        const QString example = places::example("sat/class-notes.txt");
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
        QVERIFY2(ended.err.contains("/dev/zero is larger than 256 MB (the limit)"),
                 ended.err.constData());
    }

    void whoSawEnoughEndsItQuietly_data() {
        QTest::addColumn<QString>("line");
        for (const char* line : {"path generate --width 1500 --height 1500",
                                 "generate function --variables 16 --format table",
                                 "wumpus worlds --limit 100000 rules.txt empty.txt",
                                 "game tree nim 3 4 5 --nodes 2000000", "sat models loose.cnf",
                                 "peg-front board.txt", "maxconnect4 depth-table",
                                 "path distances maze.txt", "mace4 -n 5 -m -1 -f semigroups.in"})
            QTest::newRow(line) << QString::fromLatin1(line);
    }

    void whoSawEnoughEndsItQuietly() {
        QFETCH(QString, line);
        program::write(folder_.path("rules.txt"), folder_.cli("wumpus rules").out);
        program::write(folder_.path("empty.txt"), "");
        program::write(folder_.path("loose.cnf"), "p cnf 40 1\n1 2 0\n");
        program::write(folder_.path("board.txt"), folder_.cli("peg board english33").out);
        program::write(folder_.path("maze.txt"),
                       folder_.cli("path generate --width 500 --height 500").out);
        program::write(folder_.path("semigroups.in"),
                       "formulas(a). (x * y) * z = x * (y * z). end_of_list.");
        const auto ended = program::shell(
            QStringLiteral("{ '%1' %2; echo $? >status; } 2>err | head -1; cat status err >&2")
                .arg(program::cli(), line),
            folder_.directory());
        const bool named = ended.err.contains("annot write") || ended.err.contains("roken pipe");
        QVERIFY2(!named, ended.err.constData());
        QVERIFY2(ended.err.startsWith("141\n") || ended.err.startsWith("0\n"),
                 ended.err.constData());
    }

    void textsOfOtherSystemsAreRead_data() {
        QTest::addColumn<QString>("line");
        for (const char* line :
             {"puzzle verdict F puzzles/trial_03.txt", "mace4 F puzzles/trial_03_ring.in",
              "sat solve F sat/colouring.cnf", "minimize --to dnf F normal_forms/majority.txt",
              "minimize --to dnf F normal_forms/adder.pla", "peg solve F peg/ring4.txt",
              "path solve F pathfinding/corridors.lay", "game solve graph F game_graph/circle.txt",
              "formula solve F formula_game/handout.txt"})
            QTest::newRow(line) << QString::fromLatin1(line);
    }

    /// PowerShell and Notepad save UTF-16 and marks, old spreadsheets end lines by carriage returns
    /// alone, DOS ends files by Ctrl+Z: whole files were taken for a comment or refused.
    void textsOfOtherSystemsAreRead() {
        QFETCH(QString, line);
        const QString example = line.section(QLatin1Char(' '), -1);
        QStringList words = line.section(QLatin1Char(' '), 0, -2).split(QLatin1Char(' '));
        words.replace(words.indexOf(QStringLiteral("F")), QStringLiteral("text"));
        const QByteArray text = program::contents(places::example("%1").arg(example));
        const auto answer = [&](const QByteArray& bytes) {
            program::write(folder_.path("text"), bytes);
            auto ended = program::run(program::cli(), words, folder_.directory());
            static const QRegularExpression times(QStringLiteral("[0-9.]+ m?s\\b"));
            return QStringLiteral("%1 %2")
                .arg(ended.status)
                .arg(QString::fromUtf8(ended.out).remove(times));
        };
        const QString plain = answer(text);
        QVERIFY2(!plain.startsWith(QLatin1Char('1') + QStringLiteral(" ")), qPrintable(plain));
        QStringEncoder encoder(QStringConverter::Utf16LE, QStringConverter::Flag::WriteBom);
        QCOMPARE(answer(encoder(QString::fromUtf8(text))), plain);
        QCOMPARE(answer("\xEF\xBB\xBF" + text), plain);
        QCOMPARE(answer(QByteArray(text).replace('\n', '\r')), plain);
        QCOMPARE(answer(text + '\x1A'), plain);
        QCOMPARE(answer(QByteArray(text).replace("\n", "\r\n") + '\x1A'), plain);
        QCOMPARE(answer(QByteArray(text).replace(" ", "\xC2\xA0")), plain); // of a web page
        program::write(folder_.path("text"), text);
        QCOMPARE(
            program::shell(QStringLiteral("gzip -c text > text.gz"), folder_.directory()).status,
            0);
        QCOMPARE(answer(program::contents(folder_.path("text.gz"))), plain);
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
