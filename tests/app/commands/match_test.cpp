#include "core/base/random.hpp"
#include "tests/app/commands/program.hpp"
#include "tests/app/commands/referee.hpp"
#include "tests/suite.hpp"

#include <QDir>
#include <QTest>

#include <csignal>
#include <sys/types.h>

namespace match_test {

using namespace loggia;

class MatchCommandTest : public QObject, program::Folder {
    Q_OBJECT

private:
    [[nodiscard]] program::Ended match(const QByteArray& line) const {
        return program::maxconnect4(QStringList{QStringLiteral("match")} + words(line),
                                    directory());
    }
    /// Without the seconds, which differ from run to run.
    static QByteArrayList moves_of(const QByteArray& journal) {
        QByteArrayList games;
        for (const QByteArray& line : journal.split('\n'))
            games += line.split(' ').mid(0, 3).join(' ');
        return games;
    }

private Q_SLOTS:
    void initTestCase() {
        const auto script = [&](const char* name, const QByteArray& body) {
            program::write(path(name), "#!/bin/sh\n" + body + "\n");
            QFile::setPermissions(path(name), QFile::permissions(path(name)) | QFile::ExeOwner);
        };
        script("crash.sh", "kill -SEGV $$");
        script("hang.sh", "sleep 100");
        script("hang_with_child.sh", "sleep 100 & echo $$ $! >" + path("pids").toUtf8() + "; wait");
        script("silent.sh", "exit 0");
        script("twice.sh", QByteArray("CLI maxconnect4 one-move \"$2\" half 1 >/dev/null && "
                                      "CLI maxconnect4 one-move half \"$3\" 1 >/dev/null")
                               .replace("CLI", program::cli().toUtf8()));
        script("turn.sh", QByteArray("CLI maxconnect4 one-move \"$2\" half 1 >/dev/null && "
                                     "{ head -n 6 half; tail -n 1 \"$2\"; } > \"$3\"")
                              .replace("CLI", program::cli().toUtf8()));
        script("illegal.sh", "sed '1s/./1/' \"$2\" > \"$3\"");
    }

    void printsACrosstable() {
        const auto ended = match("engine:depth=3 random --games 4 --seed 3");
        QCOMPARE(ended.status, 0);
        QCOMPARE(ended.err, QByteArray());
        QVERIFY(ended.out.startsWith("A: engine:depth=3,"));
        for (const char* text : {"game 1 (A moves 1st): A ", "game 2 (B moves 1st): A ",
                                 "\nA together       4 ", "\nB moves 2nd      2 ", "(95 %: "})
            QVERIFY2(ended.out.contains(text), ended.out.constData());
    }

    /// Strengths by name, the same match each time, and by how much one is the stronger.
    void levelsPlayByName() {
        const QByteArray line = "level:casual level:beginner --games 6 --seed 4";
        const auto ended = match(line);
        QCOMPARE(ended.status, 0);
        QVERIFY(ended.out.startsWith("A: level:casual\nB: level:beginner\n"));
        QVERIFY2(ended.out.contains("\nA's Elo difference "), ended.out.constData());
        QCOMPARE(match(line).out, ended.out);
        QVERIFY(match("level:easy random").err.contains("expected beginner, casual,"));
    }

    void anotherProgramPlaysThroughFiles() {
        const auto ended = match(QByteArray("exec:depth=3:CLI,maxconnect4 random --games 2 --csv")
                                     .replace("CLI,maxconnect4", "maxconnect4.sh"));
        QCOMPARE(ended.status, 1);
        const auto real =
            program::maxconnect4({QStringLiteral("match"),
                                  QStringLiteral("exec:depth=3:%1 maxconnect4").arg(program::cli()),
                                  QStringLiteral("engine:depth=3"), QStringLiteral("--games"),
                                  QStringLiteral("2"), QStringLiteral("--csv")},
                                 directory());
        QCOMPARE(real.status, 0);
        const QByteArrayList lines = real.out.trimmed().split('\n');
        QCOMPARE(lines.size(), 3);
        for (const QByteArray& line : lines.mid(1)) {
            const QByteArrayList fields = line.split(',');
            QCOMPARE(fields.size(), 10);
            referee::State state =
                referee::state_of("0000000\n0000000\n0000000\n0000000\n0000000\n0000000\n1\n");
            QCOMPARE(fields.at(5).size(), 42);
            for (const char column : fields.at(5))
                QVERIFY(referee::drop(state, column - '1'));
            const bool a_first = fields.at(1) == "A";
            QCOMPARE(fields.at(2).toInt(), referee::score(state, a_first ? '1' : '2'));
            QCOMPARE(fields.at(3).toInt(), referee::score(state, a_first ? '2' : '1'));
        }
    }

    void aForfeitIsNoWin_data() {
        QTest::addColumn<QByteArray>("script");
        QTest::addColumn<QByteArray>("reason");
        QTest::newRow("crash") << QByteArray("crash.sh")
                               << QByteArray("it wrote no output (it crashed: Segmentation fault)");
        QTest::newRow("hang") << QByteArray("hang.sh")
                              << QByteArray("it made no move in 0.3 seconds");
        QTest::newRow("silent") << QByteArray("silent.sh") << QByteArray("it wrote no output");
        QTest::newRow("illegal") << QByteArray("illegal.sh")
                                 << QByteArray(
                                        "its output is not a position: line 1, column 1: the stone "
                                        "in column 1, row 6 floats: the cell below it is empty");
        QTest::newRow("twice") << QByteArray("twice.sh")
                               << QByteArray("its output contains 2 moves instead of 1");
        QTest::newRow("turn") << QByteArray("turn.sh")
                              << QByteArray("so player 2 is to move, not player 1");
    }
    void aForfeitIsNoWin() {
        QFETCH(QByteArray, script);
        QFETCH(QByteArray, reason);
        const QByteArray timeout = script == "hang.sh" ? "0.3" : "20";
        const auto ended = match("exec:depth=2,timeout=" + timeout + ":./" + script +
                                 " random --games 1 --opening-plies 0");
        QCOMPARE(ended.status, 0);
        QVERIFY2(ended.out.contains("game 1 (A moves 1st): A forfeits at move 1: "),
                 ended.out.constData());
        QVERIFY2(ended.out.contains(reason + "\n"), ended.out.constData());
        QVERIFY(ended.out.contains(
            "\nB together       0      0      0      0 |      0        0 |        0\n"));
        QVERIFY(ended.out.contains(
            "\nA together       0      0      0      0 |      0        0 |        1\n"));
    }

    /// A program that plays ends with the match, however that ends.
    void noPlayerOutlivesAKill() {
        QProcess process;
        process.setWorkingDirectory(directory());
        process.start(program::cli(),
                      words("maxconnect4 match random exec:./hang_with_child.sh --games 1"));
        const auto pids = [&] { return program::contents(path("pids")).simplified().split(' '); };
        const bool started = QTest::qWaitFor([&] { return pids().size() == 2; }, 20'000);
        process.kill();
        QVERIFY(process.waitForFinished());
        QVERIFY(started);
        for (const QByteArray& pid : pids()) {
            const auto is_gone = [&] { return ::kill(static_cast<pid_t>(pid.toInt()), 0) != 0; };
            QVERIFY2(QTest::qWaitFor(is_gone, 10'000), pid.constData());
        }
    }

    void goesOnAfterAKill() {
        const QByteArray line = "engine:depth=3 random --games 12 --seed 5 --resume ";
        QCOMPARE(match(line + "whole").status, 0);
        const QByteArrayList whole = moves_of(program::contents(path("whole")));
        Random random(3);
        int kills = 0;
        for (; kills < 40; ++kills) {
            QProcess process;
            process.setWorkingDirectory(directory());
            process.start(program::cli(), words("maxconnect4 match " + line + "killed"));
            QVERIFY(process.waitForStarted());
            QTest::qWait(3 + static_cast<int>(random.below(25)));
            program::send(process, SIGKILL);
            QVERIFY(process.state() == QProcess::NotRunning || process.waitForFinished(30000));
            if (moves_of(program::contents(path("killed"))) == whole)
                break;
        }
        QCOMPARE(match(line + "killed").status, 0);
        QCOMPARE(moves_of(program::contents(path("killed"))), whole);
        for (const QString& left : QDir::temp().entryList({QStringLiteral("loggia-match.*")}))
            QDir(QDir::temp().filePath(left)).removeRecursively();
    }

    /// Cut off before its first game, it has none.
    void beginsAgainWhereNothingIsLost() {
        const QByteArray line = "random random --games 2 --seed 5 --resume ";
        QCOMPARE(match(line + "all").status, 0);
        const QByteArrayList all = moves_of(program::contents(path("all")));
        for (const int size : {1, 25, 40}) {
            program::write(path("cut"), program::contents(path("all")).left(size));
            QCOMPARE(match(line + "cut").status, 0);
            QCOMPARE(moves_of(program::contents(path("cut"))), all);
        }
        program::write(path("other"), "Max-Connect4 match\nA: level:ca");
        QCOMPARE(match(line + "other").status, 1);
    }

    void anInterruptKeepsTheJournal() {
        QProcess process;
        process.setWorkingDirectory(directory());
        process.start(program::cli(),
                      words("maxconnect4 match random exec:timeout=50:./hang.sh --games 3 "
                            "--resume interrupted"));
        QVERIFY(process.waitForReadyRead(30000));
        QTest::qWait(200);
        program::send(process, SIGINT);
        QVERIFY(process.waitForFinished(10000));
        QCOMPARE(process.exitCode(), 130);
        QCOMPARE(program::contents(path("interrupted")), QByteArray());
    }

    void growsButNeverMixes() {
        QCOMPARE(match("random random --games 3 --resume grow").status, 0);
        const QByteArray three = program::contents(path("grow"));
        QCOMPARE(match("random random --games 6 --resume grow").status, 0);
        QVERIFY(program::contents(path("grow")).startsWith(three));
        const QByteArray six = program::contents(path("grow"));
        for (const char* line :
             {"random random --seed 2 --resume grow", "random engine:depth=1 --resume grow",
              "random random --opening-plies 3 --resume grow"}) {
            const auto ended = match(line);
            QCOMPARE(ended.status, 1);
            QVERIFY(ended.err.startsWith("grow: it belongs to another match: "));
        }
        program::write(path("broken"), six.left(150) + "x\n");
        const auto broken = match("random random --resume broken");
        QCOMPARE(broken.status, 1);
        QVERIFY2(broken.err.startsWith("broken:7:"), broken.err.constData());
        QCOMPARE(program::contents(path("grow")), six);
    }

    /// Nor the games of two versions of a program.
    void refusesAChangedProgram() {
        const auto write_script = [&](const QByteArray& body) {
            program::write(path("version.sh"), "#!/bin/sh\n" + body + "\n");
            QFile::setPermissions(path("version.sh"),
                                  QFile::permissions(path("version.sh")) | QFile::ExeOwner);
        };
        const QByteArray line = "exec:./version.sh random --resume versions --games ";
        write_script("exit 0");
        QCOMPARE(match(line + "1").status, 0);
        QCOMPARE(match(line + "2").status, 0);
        const QByteArray two = program::contents(path("versions"));
        write_script("exit 1");
        const auto ended = match(line + "3");
        QCOMPARE(ended.status, 1);
        QCOMPARE(ended.err, QByteArray("versions: it belongs to another match: the program of A "
                                       "has changed since then\n"));
        QCOMPARE(program::contents(path("versions")), two);
    }

    void aProgramMayWriteToAFileThatItIsGiven() {
        program::write(path("logs.sh"), "#!/bin/sh\necho move >> \"$1\"\n");
        QFile::setPermissions(path("logs.sh"),
                              QFile::permissions(path("logs.sh")) | QFile::ExeOwner);
        program::write(path("moves.log"), "");
        QStringList line = words("match exec:./logs.sh random --resume logs --games 1");
        line[1] += QStringLiteral(" moves.log");
        QCOMPARE(program::maxconnect4(line, directory()).status, 0);
        QVERIFY(!program::contents(path("moves.log")).isEmpty());
        QVERIFY(!program::contents(path("logs")).contains(", program"));
        line.last() = QStringLiteral("2");
        QCOMPARE(program::maxconnect4(line, directory()).status, 0);
    }

    void aJournalThatCannotBeWrittenEndsTheMatch() {
        const auto ended = match("random random --games 3 --resume no/such/folder");
        QCOMPARE(ended.status, 1);
        QVERIFY(ended.err.startsWith("error: cannot write no/such/folder: "));
        QVERIFY(!ended.out.contains("game 2"));
    }

    void refusesWhatMakesNoSense_data() {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("message");
        QTest::newRow("player")
            << QByteArray("random rendom") << 2
            << QByteArray("B: expected 'engine:depth=8', 'level:beginner', 'random' or");
        QTest::newRow("limit") << QByteArray("engine random") << 2
                               << QByteArray("A: the engine needs a limit");
        QTest::newRow("games") << QByteArray("random random --games 0") << 2
                               << QByteArray("--games");
        QTest::newRow("seed") << QByteArray("random random --seed x") << 2 << QByteArray("--seed");
        QTest::newRow("opening") << QByteArray("random random --opening-plies 42") << 2
                                 << QByteArray("--opening-plies");
        QTest::newRow("one") << QByteArray("random") << 2 << QByteArray("missing B");
        QTest::newRow("program") << QByteArray("random exec:./none.sh") << 1
                                 << QByteArray("cannot run ./none.sh: not an executable program");
    }
    void refusesWhatMakesNoSense() {
        QFETCH(QByteArray, line);
        QFETCH(int, status);
        QFETCH(QByteArray, message);
        const auto ended = match(line);
        QCOMPARE(ended.status, status);
        QVERIFY2(ended.err.contains(message), ended.err.constData());
    }
};

LOGGIA_LOOP_TEST(MatchCommandTest)

} // namespace match_test

#include "match_test.moc"
