#include "core/base/random.hpp"
#include "tests/app/commands/program.hpp"
#include "tests/app/commands/referee.hpp"
#include "tests/suite.hpp"

#include <QElapsedTimer>
#include <QTest>

#include <csignal>
#include <sys/types.h>

namespace one_move_test {

using namespace loggia;

namespace {

const QByteArray empty_board = "0000000\n0000000\n0000000\n0000000\n0000000\n0000000\n1\n";
const QByteArray input2 = "0000000\n0000000\n0200000\n0100002\n0200111\n1100222\n1\n";
const QByteArray full_board = "1212121\n1212121\n1212121\n2121212\n2121212\n2121212\n1\n";

/// A file of the three that are mostly written wrong: lines, then how each ends.
QByteArray with_line_ends(const QByteArray& file, const QByteArray& end, bool last) {
    QByteArray text = file;
    text.replace('\n', end);
    return last ? text : text.left(text.size() - end.size());
}

} // namespace

class OneMoveTest : public QObject, program::Folder {
    Q_OBJECT

private:
    [[nodiscard]] program::Ended one_move(const QStringList& arguments,
                                          const QByteArray& input = {}) const {
        return program::maxconnect4(QStringList{QStringLiteral("one-move")} + arguments,
                                    directory(), input);
    }

private Q_SLOTS:
    void init() {
        program::write(path("empty.txt"), empty_board);
        program::write(path("input2.txt"), input2);
        program::write(path("full.txt"), full_board);
    }

    void printsAndWritesWhatTheSampleDoes() {
        for (const char* in : {"empty.txt", "input2.txt"}) {
            const auto ended =
                one_move({QString::fromLatin1(in), QStringLiteral("out.txt"), QStringLiteral("5")});
            QCOMPARE(ended.status, 0);
            QCOMPARE(ended.err, QByteArray());
            const QByteArray before = program::contents(path(in));
            const QByteArray after = program::contents(path("out.txt"));
            const int column = referee::move(before, after);
            QVERIFY(column > 0);
            const int number = static_cast<int>(before.count('1') + before.count('2'));
            QCOMPARE(ended.out, "\nMaxConnect-4 game\ngame state before move:\n" +
                                    referee::display(referee::state_of(before)) + "\n\n\nmove " +
                                    QByteArray::number(number) + ": Player 1, column " +
                                    QByteArray::number(column) + "\ngame state after move:\n" +
                                    referee::display(referee::state_of(after)) + "\n");
        }
    }

    /// Of a game the last position counts.
    void goesOnFromTheEndOfAGame() {
        program::write(path("game.txt"), empty_board + "moves: 4 4 4\n");
        program::write(path("moves.txt"), "moves: 4 4 4\n");
        program::write(path("end.txt"),
                       "0000000\n0000000\n0000000\n0001000\n0002000\n0001000\n2\n");
        const auto end = one_move(words("end.txt out.txt 5"));
        for (const char* game : {"game.txt", "moves.txt"}) {
            const auto ended = one_move(
                {QString::fromLatin1(game), QStringLiteral("out2.txt"), QStringLiteral("5")});
            QCOMPARE(ended.out, end.out);
            QCOMPARE(program::contents(path("out2.txt")), program::contents(path("out.txt")));
        }
    }

    void theWindowsProgramDoesTheSame() {
        const auto by_cli = one_move(words("input2.txt cli.txt 6"));
        const auto by_window = program::run(
            program::window(), words("--one-move input2.txt window.txt 6"), directory());
        QCOMPARE(by_window.status, 0);
        QCOMPARE(by_window.out, by_cli.out);
        QCOMPARE(program::contents(path("window.txt")), program::contents(path("cli.txt")));
    }

    void aFullBoardIsNoFailure() {
        program::write(path("kept.txt"), "as it was");
        const auto ended = one_move(words("full.txt kept.txt 5"));
        QCOMPARE(ended.status, 0);
        QCOMPARE(ended.out, "\nMaxConnect-4 game\ngame state before move:\n" +
                                referee::display(referee::state_of(full_board)) +
                                "\n\nBOARD FULL\nGame over!\n\n");
        QCOMPARE(program::contents(path("kept.txt")), QByteArray("as it was"));
    }

    void acceptsFilesAsTheyGoRound_data() {
        QTest::addColumn<QByteArray>("file");
        for (const QByteArray& end : {QByteArray("\n"), QByteArray("\r\n"), QByteArray("\r\r\n"),
                                      QByteArray(" \t\n"), QByteArray("  \r\n")})
            for (const bool last : {true, false})
                QTest::addRow("%s %d", end.toHex().constData(), last ? 1 : 0)
                    << with_line_ends(input2, end, last);
        QTest::newRow("empty lines at the end") << input2 + "\n \n\r\n";
        QTest::newRow("byte order mark") << QByteArray("\xEF\xBB\xBF") + input2;
    }
    void acceptsFilesAsTheyGoRound() {
        QFETCH(QByteArray, file);
        program::write(path("in.txt"), file);
        const auto ended = one_move(words("in.txt out.txt 4"));
        QCOMPARE(ended.err, QByteArray());
        QCOMPARE(ended.status, 0);
        QVERIFY(referee::move(input2, program::contents(path("out.txt"))) > 0);
    }

    void refusesMalformedFiles_data() {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QByteArray>("message");
        const auto row = [](const char* name, const QByteArray& file, const QByteArray& message) {
            QTest::newRow(name) << file << message;
        };
        const QByteArray five = "0000000\n0000000\n0000000\n0000000\n0000000\n";
        row("empty", "", "1:1: the file is empty; expected six rows of seven digits\n");
        row("blank", " \n\n", "1:1: the file is empty; expected six rows of seven digits\n");
        row("digit", five + "0003000\n1\n",
            "6:4: expected 0, 1 or 2, found '3'\n    0003000\n       ^\n");
        row("letter", "x" + empty_board.mid(1),
            "1:1: expected 0, 1 or 2, found 'x'\n    x000000\n    ^\n");
        row("control character", "000\x01" + empty_board.mid(4),
            "1:4: expected 0, 1 or 2, found byte 0x01\n    000?000\n       ^\n");
        row("blank between", "0 00000" + empty_board.mid(7),
            "1:2: expected 0, 1 or 2, found ' '\n    0 00000\n     ^\n");
        row("short row", "000000\n" + empty_board.mid(8),
            "1:7: expected 7 digits in this row, found 6\n"
            "    000000\n"
            "          ^\n");
        row("long row", "000000000\n" + empty_board.mid(8),
            "1:8: expected 7 digits in this row, found 9\n"
            "    000000000\n"
            "           ^^\n");
        row("columns of a game", "4453 -1\n",
            "1:1: expected a row of 0, 1 and 2; a list of columns needs `moves:` before it\n"
            "    4453 -1\n"
            "    ^^^^^^^\n");
        row("a wrong digit in a full row", "1212123\n" + empty_board.mid(8),
            "1:7: expected 0, 1 or 2, found '3'\n"
            "    1212123\n"
            "          ^\n");
        row("five rows", five,
            "5:8: expected 6 rows, found 5\n"
            "    0000000\n"
            "           ^\n");
        row("five rows and a turn", five + "1\n",
            "6:2: expected 7 digits in this row, found 1\n"
            "    1\n"
            "     ^\n");
        row("no turn", empty_board.left(48),
            "6:8: expected a seventh line with the player to move, 1 or 2\n"
            "    0000000\n"
            "           ^\n");
        row("turn 0", empty_board.left(48) + "0\n",
            "7:1: expected the player to move, 1 or 2, alone on this line\n"
            "    0\n"
            "    ^\n");
        row("turn 12", empty_board.left(48) + "12\n",
            "7:1: expected the player to move, 1 or 2, alone on this line\n"
            "    12\n"
            "    ^^\n");
        row("wrong turn", empty_board.left(48) + "2\n",
            "7:1: player 1 has 0 stones and player 2 has 0, so player 1 is to move, not player 2\n"
            "    2\n"
            "    ^\n");
        row("surplus", empty_board + "more\n",
            "8:1: expected the end of the file after the player to move\n"
            "    more\n"
            "    ^^^^\n");
        row("floating", "0000000\n0000000\n0000000\n0010000\n0000000\n0000000\n2\n",
            "4:3: the stone in column 3, row 3 floats: the cell below it is empty\n"
            "    0010000\n"
            "      ^\n");
        row("two more", five + "1100000\n2\n",
            "7:1: player 1 has 2 stones and player 2 has 0; player 1 moves first, so it must have "
            "as many stones as player 2 or one more\n"
            "    2\n"
            "    ^\n");
        row("green alone", five + "2000000\n1\n",
            "7:1: player 1 has 0 stones and player 2 has 1; player 1 moves first, so it must have "
            "as many stones as player 2 or one more\n"
            "    1\n"
            "    ^\n");
    }
    void refusesMalformedFiles() {
        QFETCH(QByteArray, file);
        QFETCH(QByteArray, message);
        program::write(path("bad.txt"), file);
        program::write(path("kept.txt"), "as it was");
        const auto ended = one_move(words("bad.txt kept.txt 4"));
        QCOMPARE(ended.err, "bad.txt:" + message);
        QCOMPARE(ended.status, 1);
        QCOMPARE(ended.out, QByteArray());
        QCOMPARE(program::contents(path("kept.txt")), QByteArray("as it was"));

        QCOMPARE(one_move(words("bad.txt bad.txt 4")).status, 1);
        QCOMPARE(program::contents(path("bad.txt")), file);
        QCOMPARE(one_move(words("- - 4"), file).err, "standard input:" + message);
    }

    void refusesFilesThatAreNotThere() {
        auto ended = one_move(words("none.txt out-of-none.txt 4"));
        QCOMPARE(ended.status, 1);
        QCOMPARE(ended.err, QByteArray("error: cannot open none.txt: No such file or directory\n"));
        QCOMPARE(program::contents(path("out-of-none.txt")), QByteArray("(no such file)"));
        QCOMPARE(one_move(words(". out.txt 4")).err,
                 QByteArray("error: cannot read .: Is a directory\n"));
        ended = one_move(words("empty.txt no/such/folder 2"));
        QCOMPARE(ended.status, 1);
        QCOMPARE(ended.err,
                 QByteArray("error: cannot write no/such/folder: No such file or directory\n"));
    }

    void infersTheTurnWhenTold() {
        for (const QByteArray& file : {input2, empty_board}) {
            program::write(path("six.txt"), file.left(48));
            QCOMPARE(one_move(words("six.txt out.txt 3")).status, 1);
            QCOMPARE(one_move(words("six.txt out.txt 3 --infer-turn")).status, 0);
            QVERIFY(referee::move(file, program::contents(path("out.txt"))) > 0);
        }
    }

    void readsAndWritesTheSameFile() {
        QCOMPARE(one_move(words("input2.txt input2.txt 4")).status, 0);
        QVERIFY(referee::move(input2, program::contents(path("input2.txt"))) > 0);
    }

    void isAFilterToo() {
        const auto ended = one_move(words("- - 4"), input2);
        QCOMPARE(ended.status, 0);
        QVERIFY(referee::move(input2, ended.out) > 0);
        QCOMPARE(one_move(words("- - 4"), full_board).out, QByteArray());
    }

    void takesTimeInsteadOfDepth() {
        QElapsedTimer timer;
        timer.start();
        const auto ended = one_move(words("empty.txt out.txt --time 0.3 --verbose"));
        QCOMPARE(ended.status, 0);
        QVERIFY(timer.elapsed() < 30000);
        QVERIFY(ended.err.contains("nodes: ") && ended.err.contains("depth: "));
        QVERIFY(!ended.out.contains("nodes"));
    }

    void everyMethodMoves() {
        for (const char* how :
             {"--method minimax", "--method alpha-beta", "--method engine", "--evaluation score",
              "--evaluation pattern", "--threads 2", "--table 1"}) {
            const auto ended = one_move(words("input2.txt out.txt 4") + words(how));
            QCOMPARE(ended.status, 0);
            QVERIFY(referee::move(input2, program::contents(path("out.txt"))) > 0);
        }
    }

    void standardOutputThatCannotBeWrittenIsAFailure() {
        program::write(path("kept.txt"), "as it was");
        const QString command =
            program::cli() + QStringLiteral(" maxconnect4 one-move empty.txt kept.txt 2 ");
        for (const char* where : {">/dev/full", ">&-"}) {
            const auto ended = program::shell(command + QString::fromLatin1(where), directory());
            QCOMPARE(ended.status, 1);
            QVERIFY(ended.err.startsWith("loggia-cli: cannot write to standard output: "));
        }
        QCOMPARE(program::contents(path("kept.txt")), QByteArray("as it was"));
        // A reader that has gone: the pipe's other end is closed before the program starts.
        const auto piped =
            program::shell(QStringLiteral("{ sleep 0.2; ") + command +
                               QStringLiteral("; echo $? >status; } 2>err | true; sleep 0.6"),
                           directory());
        QCOMPARE(program::contents(path("status")), QByteArray("141\n"));
        QCOMPARE(program::contents(path("err")), QByteArray());
        QCOMPARE(piped.out, QByteArray());
    }

    void aSignalPlaysTheBestMoveSoFar() {
        for (const int signal : {SIGINT, SIGTERM}) {
            QProcess process;
            process.setWorkingDirectory(directory());
            process.start(program::cli(), words("maxconnect4 one-move empty.txt signal.txt 42"));
            QVERIFY(process.waitForReadyRead(30000));
            QTest::qWait(300);
            QElapsedTimer timer;
            timer.start();
            program::send(process, signal);
            QVERIFY(process.waitForFinished(30000));
            QVERIFY(process.exitStatus() == QProcess::NormalExit);
            QCOMPARE(process.exitCode(), 130);
            QVERIFY(referee::move(empty_board, program::contents(path("signal.txt"))) > 0);
        }
    }

    void twoProgramsPlayAWholeGame_data() {
        QTest::addColumn<QByteArray>("start");
        QTest::newRow("from the empty board") << empty_board;
        QTest::newRow("from input2") << input2;
    }
    void twoProgramsPlayAWholeGame() {
        QFETCH(QByteArray, start);
        QByteArray state = start;
        program::write(path("a.txt"), start);
        int made = static_cast<int>(start.left(48).count('1') + start.left(48).count('2'));
        for (; made < 42; ++made) {
            const bool even = made % 2 == 0;
            const auto ended = even ? one_move(words("a.txt b.txt 6 --evaluation score"))
                                    : program::run(program::window(),
                                                   words("--one-move b.txt a.txt 5"), directory());
            QCOMPARE(ended.status, 0);
            const QByteArray next = program::contents(path(even ? "b.txt" : "a.txt"));
            const int column = referee::move(state, next);
            QVERIFY2(column > 0, next.constData());
            QVERIFY(ended.out.contains("move " + QByteArray::number(made + 1) + ": Player " +
                                       (even ? "1" : "2") + ", column " +
                                       QByteArray::number(column) + "\n"));
            QVERIFY(ended.out.contains(referee::display(referee::state_of(next))));
            state = next;
        }
        QVERIFY(one_move(words("a.txt b.txt 6")).out.contains("BOARD FULL"));
    }

    void aKillLeavesAWholeFile() {
        const QByteArray loop = "while :; do CLI maxconnect4 one-move empty.txt saved.txt 1; "
                                "CLI maxconnect4 one-move input2.txt saved.txt 1; done >/dev/null";
        program::write(path("loop.sh"), QByteArray(loop).replace("CLI", program::cli().toUtf8()));
        QCOMPARE(one_move(words("empty.txt saved.txt 1")).status, 0);
        Random random(23);
        for (int round = 0; round < 25; ++round) {
            QProcess process;
            process.setWorkingDirectory(directory());
            process.start(QStringLiteral("setsid"), words("sh loop.sh"));
            QVERIFY(process.waitForStarted());
            QTest::qWait(20 + static_cast<int>(random.below(60)));
            const auto group = static_cast<pid_t>(process.processId());
            QVERIFY(group > 0);
            while (::kill(-group, SIGKILL) != 0) // setsid may not have come to it yet
                QTest::qWait(5);
            QVERIFY(process.waitForFinished(30000));
            const QByteArray saved = program::contents(path("saved.txt"));
            QVERIFY2(referee::move(empty_board, saved) > 0 || referee::move(input2, saved) > 0,
                     saved.constData());
        }
    }
};

LOGGIA_LOOP_TEST(OneMoveTest)

} // namespace one_move_test

#include "one_move_test.moc"
