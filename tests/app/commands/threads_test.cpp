#include "tests/app/commands/program.hpp"
#include "tests/places.hpp"
#include "tests/suite.hpp"

#include <QDir>
#include <QTest>

namespace threads_test {

using program::Ended;
using program::Folder;

/// Every command with --threads gives the same answer with any number.
class ThreadsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theAnswerIsTheSame_data() {
        QTest::addColumn<QByteArray>("line");
        const auto add = [](const char* line) { QTest::newRow(line) << QByteArray(line); };
        add("peg table --layout triangle15 --save table");
        add("peg solve board.txt --fewest-moves");
        add("game solve connect4 4x4");
        add("game solve tic-tac-toe --json");
        add("game solve dots-and-boxes 3x2");
        add("path scenario EXAMPLES/pathfinding/caves.map.scen --each");
        add("puzzle generate --seed 11 --difficulty hard");
        add("puzzle generate --seed 3 --difficulty medium --doors");
        add("generate cnf-problem --seed 7 --variables 6 --terms 6 --variants 6 --sheet key");
        add("maxconnect4 match engine:depth=2,method=alpha-beta random --games 8");
        add("tournament maxconnect4 engine:depth=2,method=alpha-beta random x=random --games 4");
        add("tournament formula engine:depth=2 random perfect --variables 6 --leaves 16");
        add("sat solve small.cnf --engine lookahead --cubes 6");
        add("sat solve pigeons.cnf --engine cdcl --cubes 6");
        add("grade davis-putnam wrong.sh empty.sh --unsafe --cases 2 --report csv");
    }
    void theAnswerIsTheSame() {
        QFETCH(QByteArray, line);
        line.replace("EXAMPLES", places::example().toUtf8());
        const Folder folder;
        program::write(folder.path("board.txt"),
                       program::contents(places::example("peg/triangle15.txt")));
        program::write(folder.path("small.cnf"),
                       "p cnf 6 8\n1 2 3 0\n-1 4 0\n-2 5 0\n-3 6 0\n-4 -5 0\n-4 -6 0\n2 3 0\n-2 -6 "
                       "0\n");
        program::write(folder.path("pigeons.cnf"),
                       folder.cli("sat generate pigeonhole --pigeons 5 --holes 4").out);
        for (const char* const name : {"wrong.sh", "empty.sh"})
            program::write(folder.path(name), name[0] == 'w' ? "echo 0\n" : "exit 0\n");
        QByteArray first;
        int status = 0;
        for (const char* const threads : {"1", "2", "3"}) {
            const Ended ended = folder.cli(line + " --threads " + threads);
            QVERIFY2(ended.status >= 0 && ended.status != 2, ended.err.constData());
            QByteArray out = ended.out;
            if (line.contains("--save"))
                out += program::contents(folder.path("table"));
            if (first.isNull()) {
                first = out;
                status = ended.status;
                QVERIFY2(!first.isEmpty(), ended.err.constData());
            }
            QCOMPARE(ended.status, status);
            QCOMPARE(withoutTimes(out), withoutTimes(first));
        }
    }

    void otherNumbersAreRefused() {
        const Folder folder;
        for (const char* const number : {"0", "-1", "1025", "two"})
            QCOMPARE(
                folder.cli(QByteArray("peg table --layout triangle15 --threads ") + number).status,
                2);
    }

private:
    /// Of a spreadsheet of grading, whose column of processor time differs from run to run.
    static QByteArray withoutTimes(const QByteArray& text) {
        if (!text.startsWith("hand-in,"))
            return text;
        QByteArray result;
        for (const QByteArray& line : text.split('\n')) {
            QByteArrayList cells = line.split(',');
            if (cells.size() > 9)
                cells.removeAt(9);
            result += cells.join(',') + '\n';
        }
        return result;
    }
};

LOGGIA_TEST(ThreadsTest)

} // namespace threads_test

#include "threads_test.moc"
