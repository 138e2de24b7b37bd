#include "tests/app/commands/program.hpp"
#include "tests/app/commands/referee.hpp"
#include "tests/suite.hpp"

#include <QFile>
#include <QTest>

namespace interactive_test {

namespace {

const QByteArray empty_board = "0000000\n0000000\n0000000\n0000000\n0000000\n0000000\n1\n";
const QByteArray input2 = "0000000\n0000000\n0200000\n0100002\n0200111\n1100222\n1\n";
const QByteArray full_board = "1212121\n1212121\n1212121\n2121212\n2121212\n2121212\n1\n";
const QByteArray one_left = "1012121\n1212121\n1212121\n2121212\n2121212\n2121212\n2\n";

} // namespace

class InteractiveTest : public QObject, program::Folder {
    Q_OBJECT

private:
    [[nodiscard]] program::Ended interactive(const char* line, const QByteArray& input) const {
        return program::maxconnect4(QStringList{QStringLiteral("interactive")} + words(line),
                                    directory(), input);
    }

private Q_SLOTS:
    void init() {
        program::write(path("input2.txt"), input2);
        QFile::remove(path("computer.txt"));
        QFile::remove(path("human.txt"));
    }

    void theHumanBegins() {
        for (const char* next : {"human-next", "human-first"}) {
            const auto ended = interactive(
                QByteArray("input2.txt ").append(next).append(" 3").constData(), "4\nq\n");
            QCOMPARE(ended.status, 0);
            QCOMPARE(ended.err, QByteArray());
            const QByteArray human = program::contents(path("human.txt"));
            const QByteArray computer = program::contents(path("computer.txt"));
            QCOMPARE(referee::move(input2, human), 4);
            QVERIFY(referee::move(human, computer) > 0);
            QVERIFY(ended.out.startsWith("\nMaxConnect-4 game\ngame state:\n" +
                                         referee::display(referee::state_of(input2))));
            QVERIFY(ended.out.contains("move 13: Player 1, column 4\ngame state:\n" +
                                       referee::display(referee::state_of(human))));
            QVERIFY(ended.out.contains(referee::display(referee::state_of(computer))));
        }
    }

    void theComputerBegins() {
        for (const char* next : {"computer-next", "computer-first"}) {
            init();
            const auto ended =
                interactive(QByteArray("input2.txt ").append(next).append(" 3").constData(), "");
            QCOMPARE(ended.status, 0);
            QVERIFY(referee::move(input2, program::contents(path("computer.txt"))) > 0);
            QVERIFY(!QFile::exists(path("human.txt")));
        }
    }

    void aMissingFileIsTheEmptyBoard() {
        const auto ended = interactive("none.txt human-next 2", "7\nq\n");
        QCOMPARE(ended.status, 0);
        QVERIFY(
            ended.out.startsWith("none.txt does not exist; the game starts on the empty board\n"));
        QCOMPARE(referee::move(empty_board, program::contents(path("human.txt"))), 7);
        QVERIFY(!QFile::exists(path("none.txt")));
    }

    /// Whoever talks to a command through pipes sees what it asks before the answer is due.
    void asksBeforeItReads_data() {
        QTest::addColumn<QString>("line");
        for (const char* line : {"maxconnect4 interactive none.txt human-next 2", "game play 1-2-3",
                                 "formula play ((x+y)*-x) EA xy"})
            QTest::newRow(line) << QString::fromLatin1(line);
    }
    void asksBeforeItReads() {
        QFETCH(const QString, line);
        QProcess process;
        process.setWorkingDirectory(directory());
        process.start(program::cli(), line.split(QLatin1Char(' ')));
        // Until it asks: then there is no more for as long as nobody answers.
        QByteArray asked;
        while (!asked.trimmed().endsWith(':') && !asked.trimmed().endsWith('?') &&
               process.waitForReadyRead(20'000))
            asked += process.readAllStandardOutput();
        QVERIFY2(asked.trimmed().endsWith(':') || asked.trimmed().endsWith('?'), asked.constData());
        QCOMPARE(process.state(), QProcess::Running);
        process.closeWriteChannel();
        QVERIFY(process.waitForFinished(20'000));
    }

    /// Ctrl-C in the middle of a game: it is where it was asked to be stored.
    void aGameThatIsInterruptedIsStored() {
        for (const int signal : {SIGINT, SIGTERM}) {
            QFile::remove(path("game.txt"));
            QProcess process;
            process.setWorkingDirectory(directory());
            process.start(program::cli(),
                          words("game play nim 3 4 5 --two person --save game.txt"));
            process.write("A1\n");
            QByteArray asked;
            while (asked.count("to move") < 2 && process.waitForReadyRead(20'000))
                asked += process.readAllStandardOutput();
            program::send(process, signal);
            QVERIFY(process.waitForFinished(20'000));
            QCOMPARE(process.exitStatus(), QProcess::NormalExit);
            QCOMPARE(process.exitCode(), 130);
            QVERIFY(program::contents(path("game.txt")).contains("moves: A1"));
        }
    }

    /// Ctrl-C where a person is asked, and while the computer thinks.
    void anInterruptLeavesTheGame_data() {
        QTest::addColumn<QString>("line");
        for (const char* line : {"maxconnect4 interactive none.txt human-next 2",
                                 "maxconnect4 interactive none.txt computer-next 42",
                                 "formula play", "formula play ((x+y)*-x) EA xy"})
            QTest::newRow(line) << QString::fromLatin1(line);
    }
    void anInterruptLeavesTheGame() {
        QFETCH(const QString, line);
        for (const int signal : {SIGINT, SIGTERM}) {
            QProcess process;
            process.setWorkingDirectory(directory());
            process.start(program::cli(), line.split(QLatin1Char(' ')));
            QVERIFY(process.waitForReadyRead(20'000));
            program::send(process, signal);
            QVERIFY(process.waitForFinished(20'000));
            QCOMPARE(process.exitStatus(), QProcess::NormalExit);
            QCOMPARE(process.exitCode(), 130);
        }
    }

    void asksAgainAndSaysWhy() {
        program::write(path("column1.txt"),
                       "2000000\n1000000\n2000000\n1000000\n2000000\n1000000\n1\n");
        const auto ended =
            interactive("column1.txt human-next 2", "x\n\n0\n8\n44\n4 5\n-4\n1\n \t4 \r\nq\n");
        QCOMPARE(ended.status, 0);
        QCOMPARE(ended.out.count("expected a column from 1 to 7\n"), 7);
        QCOMPARE(ended.out.count("column 1 is full\n"), 1);
        QCOMPARE(ended.out.count("your move"), 10);
        QVERIFY(program::contents(path("human.txt")).contains("1001000"));
    }

    void playsToTheEnd() {
        // Whoever answers each question with every column in turn has always named one that is
        // open.
        const QByteArray tireless = QByteArray("1\n2\n3\n4\n5\n6\n7\n").repeated(42);
        for (const char* next : {"computer-next", "human-next"}) {
            const auto ended = interactive(
                QByteArray("none.txt ").append(next).append(" 4").constData(), tireless);
            QCOMPARE(ended.status, 0);
            QVERIFY(ended.out.contains("move 42: Player 2"));
            QCOMPARE(ended.out.count("game state:\n"), 43);
            QVERIFY(ended.out.contains("\nBOARD FULL\nGame over! "));
            const bool computer_last = QByteArray(next) == "human-next";
            QCOMPARE(referee::move(
                         program::contents(path(computer_last ? "human.txt" : "computer.txt")),
                         program::contents(path(computer_last ? "computer.txt" : "human.txt"))) > 0,
                     true);
        }
    }

    void endsAtOnceOnAFullBoard() {
        program::write(path("full.txt"), full_board);
        for (const char* next : {"full.txt computer-next 4", "full.txt human-next 4"}) {
            const auto ended = interactive(next, "");
            QCOMPARE(ended.status, 0);
            const auto state = referee::state_of(full_board);
            const int lead = referee::score(state, '1') - referee::score(state, '2');
            const QByteArray verdict = lead == 0  ? "The game is a draw."
                                       : lead > 0 ? "Player 1 wins."
                                                  : "Player 2 wins.";
            QVERIFY(ended.out.endsWith(referee::display(state) + "\nBOARD FULL\nGame over! " +
                                       verdict + "\n\n"));
            QVERIFY(!QFile::exists(path("computer.txt")));
        }
    }

    void endsAfterTheLastMove() {
        program::write(path("one.txt"), one_left);
        auto ended = interactive("one.txt computer-next 4", "");
        QCOMPARE(ended.status, 0);
        QCOMPARE(program::contents(path("computer.txt")), full_board);
        QVERIFY(ended.out.contains("BOARD FULL"));
        QVERIFY(!ended.out.contains("your move"));
        ended = interactive("one.txt human-next 4", "1\n2\n");
        QCOMPARE(ended.status, 0);
        QCOMPARE(program::contents(path("human.txt")), full_board);
    }

    void leavesWhenItsInputEnds() {
        const auto ended = interactive("input2.txt human-next 3", "");
        QCOMPARE(ended.status, 0);
        QVERIFY(ended.out.endsWith("your move (1-7, q to leave): \n"));
        QCOMPARE(interactive("input2.txt human-next 3", "4").status, 0); // no newline after the 4
        QCOMPARE(referee::move(input2, program::contents(path("human.txt"))), 4);
    }

    void refusesABadFileAndBadWords() {
        program::write(path("bad.txt"), "0000000\n");
        const auto ended = interactive("bad.txt human-next 3", "4\n");
        QCOMPARE(ended.status, 1);
        QCOMPARE(ended.out, QByteArray());
        QVERIFY(ended.err.startsWith("bad.txt:1:8: expected 6 rows, found 1\n"));
        QCOMPARE(interactive("input2.txt human 3", "").status, 2);
        QCOMPARE(interactive("input2.txt human-next", "").status, 2);
        QCOMPARE(interactive("- human-next 3", "").status, 2);
    }

    void saysWhenItCannotSave() {
        if (!QFile::exists(QStringLiteral("/proc/self")))
            return;
        const auto ended =
            program::maxconnect4({QStringLiteral("interactive"), QStringLiteral("none"),
                                  QStringLiteral("computer-next"), QStringLiteral("2")},
                                 QStringLiteral("/proc/self"), "");
        QCOMPARE(ended.status, 1);
        QVERIFY(ended.err.startsWith("error: cannot write computer.txt: "));
    }
};

LOGGIA_LOOP_TEST(InteractiveTest)

} // namespace interactive_test

#include "interactive_test.moc"
