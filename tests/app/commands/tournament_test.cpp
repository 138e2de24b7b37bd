#include "core/base/random.hpp"
#include "tests/app/commands/program.hpp"
#include "tests/suite.hpp"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>
#include <csignal>

namespace tournament_test {

using namespace loggia;
using program::Ended;
using program::Folder;

void write_program(const QString& path, const QByteArray& text) {
    QDir().mkpath(QFileInfo(path).path());
    program::write(path, text);
    QFile::setPermissions(path, QFile::permissions(path) | QFile::ExeOwner | QFile::ExeGroup |
                                    QFile::ExeOther);
}

/// The lines of the games of a journal, without the seconds.
QByteArrayList games_of(const QByteArray& journal) {
    QByteArrayList games;
    const auto begin = journal.indexOf("\ngames:\n");
    for (const QByteArray& line : journal.mid(begin + 8).split('\n')) {
        QByteArrayList words = line.split(' ');
        if (words.size() > 7) {
            words.removeAt(6);
            words.removeAt(5);
            games += words.join(' ');
        }
    }
    std::sort(games.begin(), games.end());
    return games;
}

class TournamentTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void depthDecides() {
        const Folder folder;
        const Ended ended = folder.cli(
            "tournament maxconnect4 engine:depth=1 engine:depth=6 engine:depth=3 --games 20");
        QVERIFY2(ended.status == 0, ended.err.constData());
        QCOMPARE(ended.err, QByteArray());
        QVERIFY(ended.out.startsWith("Round robin of 3 contestants, seed 1: 60 games\n"));
        const auto place = [&](const char* name) { return ended.out.indexOf(name); };
        QVERIFY2(place("  1 engine:depth=6 ") > 0, ended.out.constData());
        QVERIFY2(place("  2 engine:depth=3 ") > place("  1 engine:depth=6 "),
                 ended.out.constData());
        QVERIFY(ended.out.contains("points against"));
        for (const QByteArray& line : ended.out.split('\n'))
            QVERIFY2(line.size() <= 100, line.constData());
    }

    void theThreadsMakeNoDifference_data() {
        QTest::addColumn<QByteArray>("line");
        QTest::newRow("round robin")
            << QByteArray("maxconnect4 engine:depth=2,method=alpha-beta random a=random --games 4");
        QTest::newRow("swiss") << QByteArray("maxconnect4 a=random b=random c=random d=random "
                                             "e=random --kind swiss --rounds 4 --adjudicate 10");
        QTest::newRow("gauntlet") << QByteArray("formula perfect random engine:depth=2 --kind "
                                                "gauntlet --games 6 --variables 6 --leaves 16");
        QTest::newRow("sprt") << QByteArray(
            "maxconnect4 engine:depth=3,method=alpha-beta random --sprt 0,100");
    }
    void theThreadsMakeNoDifference() {
        QFETCH(QByteArray, line);
        const Folder folder;
        for (const char* const format : {"text", "csv", "json"}) {
            const QByteArray whole = "tournament " + line + " --format " + format;
            const Ended one = folder.cli(whole);
            QVERIFY2(one.status == 0, one.err.constData());
            QCOMPARE(folder.cli(whole + " --threads 3").out, one.out);
        }
    }

    void sprtEndsTheGames() {
        const Folder folder;
        const Ended ended = folder.cli("tournament maxconnect4 engine:depth=4 random --sprt "
                                       "0,100,0.05,0.05 --format json");
        QVERIFY2(ended.status == 0, ended.err.constData());
        const QJsonObject root = QJsonDocument::fromJson(ended.out).object();
        const QJsonObject sprt = root.value(QStringLiteral("sprt")).toObject();
        QCOMPARE(sprt.value(QStringLiteral("verdict")).toString(), QStringLiteral("H1 accepted"));
        QVERIFY(root.value(QStringLiteral("games")).toArray().size() < 100);
        QVERIFY(folder.cli("tournament maxconnect4 random engine:depth=4 --sprt -100,0")
                    .out.contains("H0 accepted"));
    }

    /// A line for each contestant, from the first place to the last.
    void csvHasThePlaces() {
        const Folder folder;
        const Ended ended =
            folder.cli("tournament maxconnect4 random engine:depth=4 --games 10 --format csv");
        QVERIFY2(ended.status == 0, ended.err.constData());
        const QByteArrayList lines = ended.out.split('\n');
        QCOMPARE(lines.size(), 4);
        QVERIFY(lines[0].startsWith("place,contestant,games,"));
        QVERIFY(lines[0].endsWith(",\"engine:depth=4\",\"random\""));
        QVERIFY2(lines[1].startsWith("1,\"engine:depth=4\",10,"), lines[1].constData());
        QVERIFY2(lines[2].startsWith("2,\"random\",10,"), lines[2].constData());
        QCOMPARE(lines[3], QByteArray());
    }

    /// Killed again and again: no game is lost, none is played twice, and the tournament comes out
    /// as it would have.
    void goesOnAfterKills_data() {
        QTest::addColumn<QByteArray>("line");
        QTest::newRow("round robin")
            << QByteArray("maxconnect4 a=random b=random c=random d=random --adjudicate 12 --games "
                          "20 --threads 2");
        QTest::newRow("swiss") << QByteArray("formula a=engine:depth=3 b=random c=perfect d=random "
                                             "e=random --kind swiss --games 10 --rounds 4");
    }
    void goesOnAfterKills() {
        QFETCH(QByteArray, line);
        const Folder folder;
        const QByteArray command = "tournament " + line + " --format csv --journal ";
        const Ended whole = folder.cli(command + "whole");
        QVERIFY2(whole.status == 0, whole.err.constData());
        const QByteArrayList games = games_of(program::contents(folder.path("whole")));
        QVERIFY(games.size() >= 60);
        Random random(3);
        QByteArray before;
        int in_the_middle = 0;
        for (int kills = 0; kills < 30; ++kills) {
            QProcess process;
            process.setWorkingDirectory(folder.directory());
            process.start(program::cli(), Folder::words(command + "killed"));
            QVERIFY(process.waitForStarted());
            QTest::qWait(5 + static_cast<int>(random.below(40)));
            program::send(process, SIGKILL);
            QVERIFY(process.state() == QProcess::NotRunning || process.waitForFinished(30000));
            const QByteArray journal = program::contents(folder.path("killed"));
            // What was there stays there, but for a line that was cut off.
            QVERIFY(journal.startsWith(before.left(before.lastIndexOf('\n') + 1)));
            in_the_middle += journal.size() > before.size() ? 1 : 0;
            before = journal;
            if (games_of(journal) == games)
                break;
        }
        QVERIFY(in_the_middle > 0);
        // As if killed in the middle of a line.
        program::write(folder.path("killed"), before.left(before.size() - 3));
        const Ended again = folder.cli(command + "killed");
        QVERIFY2(again.status == 0, again.err.constData());
        QCOMPARE(again.out, whole.out);
        QCOMPARE(games_of(program::contents(folder.path("killed"))), games);
        for (const QString& left : QDir::temp().entryList({QStringLiteral("loggia-tournament.*")}))
            QDir(QDir::temp().filePath(left)).removeRecursively();
    }

    void aSignalPrintsTheStandingsSoFar() {
        const Folder folder;
        write_program(folder.path("slow.sh"), "#!/bin/sh\nsleep 100\n");
        QProcess process;
        process.setWorkingDirectory(folder.directory());
        process.start(program::cli(),
                      Folder::words("tournament maxconnect4 slow=exec:./slow.sh random "
                                    "engine:depth=2 --journal kept"));
        QVERIFY(process.waitForStarted());
        QVERIFY(QTest::qWaitFor(
            [&] { return program::contents(folder.path("kept")).count("played") == 2; }, 30'000));
        program::send(process, SIGINT);
        QVERIFY(process.waitForFinished(20'000));
        QCOMPARE(process.exitCode(), 130);
        const QByteArray out = process.readAllStandardOutput();
        QVERIFY2(out.startsWith("Round robin of 3 contestants, seed 1: 2 of 6 games, interrupted"),
                 out.constData());
    }

    void savesGamesThatCanBeOpened() {
        const Folder folder;
        QCOMPARE(
            folder.cli("tournament maxconnect4 x=random y=random --games 4 --save games").status,
            0);
        const QStringList files = QDir(folder.path("games")).entryList(QDir::Files, QDir::Name);
        QCOMPARE(files,
                 QStringList({QStringLiteral("001_1-x_2-y.c4"), QStringLiteral("001_2-y_1-x.c4"),
                              QStringLiteral("002_1-x_2-y.c4"), QStringLiteral("002_2-y_1-x.c4")}));
        const Ended shown = folder.cli("maxconnect4 analyse games/001_1-x_2-y.c4 --depth 1");
        QVERIFY2(shown.status == 0, shown.err.constData());
        QCOMPARE(folder
                     .cli("tournament formula random perfect --variables 5 --leaves 12 --save "
                          "formulas")
                     .status,
                 0);
        QCOMPARE(folder.cli("formula solve formulas/001_1-random_2-perfect.txt").status, 0);
    }

    /// Hand-ins of a folder; one of them is of no use and forfeits its games.
    void handinsPlay() {
        if (test_suite::is_sanitized)
            QSKIP("This hand-in is loggia-cli, and with a sanitizer in it that needs more memory "
                  "than a hand-in may have");
        const Folder folder;
        write_program(folder.path("class/anna/run"), QByteArray("#!/bin/sh\nexec '") +
                                                         program::cli().toUtf8() +
                                                         "' maxconnect4 \"$@\"\n");
        program::write(folder.path("class/ben.txt"), "an essay\n");
        const Ended ended = folder.cli("tournament maxconnect4 handins:class random --unsafe "
                                       "--depth 2 --format json");
        QVERIFY2(ended.status == 0, ended.err.constData());
        const QJsonArray standings = QJsonDocument::fromJson(ended.out)
                                         .object()
                                         .value(QStringLiteral("standings"))
                                         .toArray();
        QCOMPARE(standings.at(0).toObject().value(QStringLiteral("contestant")).toString(),
                 QStringLiteral("anna"));
        QCOMPARE(standings.at(2).toObject().value(QStringLiteral("contestant")).toString(),
                 QStringLiteral("ben.txt"));
        QCOMPARE(standings.at(2).toObject().value(QStringLiteral("forfeits")).toInt(), 4);
        QVERIFY(ended.out.contains("it could not be run: no file in it can be run"));
        const Ended text = folder.cli("tournament maxconnect4 handins:class random --unsafe "
                                      "--depth 2");
        QVERIFY2(text.out.contains("Forfeited, and counted as lost:\n    ben.txt"),
                 text.out.constData());
        QVERIFY(text.out.contains("4: it could not be run: no file in it can be run"));
    }

    void withoutASandboxItRefusesHandins() {
        const Folder folder;
        write_program(folder.path("a.sh"), "exit 0\n");
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("PATH"), folder.directory()); // no bwrap there
        process.setProcessEnvironment(environment);
        process.setWorkingDirectory(folder.directory());
        process.start(program::cli(), Folder::words("tournament maxconnect4 handin:a.sh random"));
        QVERIFY(process.waitForFinished(20'000));
        QCOMPARE(process.exitCode(), 1);
        QVERIFY(process.readAllStandardError().contains("--unsafe"));
    }

    void growsButNeverMixes() {
        const Folder folder;
        const QByteArray line = "tournament maxconnect4 x=random y=random --journal grow ";
        QCOMPARE(folder.cli(line + "--games 4").status, 0);
        const QByteArray four = program::contents(folder.path("grow"));
        QCOMPARE(folder.cli(line + "--games 8").status, 0);
        const QByteArray eight = program::contents(folder.path("grow"));
        QVERIFY(eight.startsWith(four));
        QCOMPARE(games_of(eight).size(), 8);
        for (const char* const other :
             {"--seed 2", "--opening-plies 3", "--adjudicate 5", "--kind gauntlet"}) {
            const Ended ended = folder.cli(line + other);
            QCOMPARE(ended.status, 1);
            QVERIFY2(ended.err.startsWith("grow: it belongs to another tournament: "),
                     ended.err.constData());
        }
        QVERIFY(
            folder.cli(line + "--games 4").err.contains("4 games in the journal do not belong"));
        QByteArray wrong = eight;
        wrong.replace(" 1-0 played", " 1/2 played");
        wrong.replace(" 0-1 played", " 1/2 played");
        program::write(folder.path("grow"), wrong);
        QVERIFY(folder.cli(line + "--games 8").err.contains("do not lead to the result"));
        program::write(folder.path("grow"), "my essay\n");
        QCOMPARE(folder.cli(line + "--games 8").status, 1);
        QCOMPARE(program::contents(folder.path("grow")), QByteArray("my essay\n"));
    }

    void refusesWhatMakesNoSense_data() {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("message");
        const auto row = [](const char* line, int status, const char* message) {
            QTest::newRow(line) << QByteArray(line) << status << QByteArray(message);
        };
        row("maxconnect4 random", 2, "a tournament has 2 to 256 contestants");
        row("maxconnect4 random random", 2, "two contestants have this name");
        row("maxconnect4 random rendom", 2, "rendom: expected 'engine:depth=8'");
        row("maxconnect4 random engine", 2, "the engine needs a limit");
        row("maxconnect4 random a=random --games 3", 2, "expected an even number of games");
        row("maxconnect4 random a=random --rounds 3", 2, "only a Swiss tournament has rounds");
        row("maxconnect4 random a=random b=random --sprt 0,5", 2, "the test takes exactly two");
        row("maxconnect4 random a=random --sprt 5,0", 2, "ELO0 less than ELO1");
        row("maxconnect4 random a=random --sprt 0,5,0.7", 2, "error probabilities");
        row("maxconnect4 random a=random --kind knockout", 2, "round-robin, swiss or gauntlet");
        row("maxconnect4 random handin:none", 2, "no such file or folder");
        row("maxconnect4 random handins:none", 2, "No such file or directory");
        row("maxconnect4 random exec:./none.sh", 1,
            "cannot run ./none.sh: not an executable program");
        row("formula perfect engine:depth=30", 2, "expected a whole number from 1 to 26");
        row("formula perfect random --leaves 3", 2, "every variable must occur");
        row("chess a b", 2, "");
        row("maxconnect4 random a=random --journal no/such/folder", 1,
            "cannot write no/such/folder");
    }
    void refusesWhatMakesNoSense() {
        QFETCH(QByteArray, line);
        QFETCH(int, status);
        QFETCH(QByteArray, message);
        const Folder folder;
        const Ended ended = folder.cli("tournament " + line);
        QCOMPARE(ended.status, status);
        QVERIFY2(ended.err.contains(message), ended.err.constData());
    }
};

LOGGIA_LOOP_TEST(TournamentTest)

} // namespace tournament_test

#include "tournament_test.moc"
