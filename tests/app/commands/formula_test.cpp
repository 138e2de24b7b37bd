#include "core/base/random.hpp"
#include "tests/app/commands/program.hpp"
#include "tests/suite.hpp"

#include <QTemporaryDir>
#include <QTemporaryFile>
#include <QTest>

#include <csignal>
#include <vector>

namespace formula_test {

namespace {

program::Ended formula(QStringList arguments, const QByteArray& input = {},
                       const QString& directory = {}) {
    arguments.prepend(QStringLiteral("formula"));
    return program::run(program::cli(), arguments, directory, input);
}

/// Arguments separated by blanks.
program::Ended line(const QByteArray& text, const QByteArray& input = {}) {
    return formula(QString::fromUtf8(text).split(QLatin1Char(' ')), input);
}

const QByteArray handout = "((x+y)*((y+z)*(-y+-z)))";

} // namespace

class FormulaTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void prints_data() {
        QTest::addColumn<QByteArray>("arguments");
        QTest::addColumn<QByteArray>("out");
        const auto row = [](const char* arguments, const char* out) {
            QTest::newRow(arguments) << QByteArray(arguments) << QByteArray(out);
        };
        row("check x", "valid: 1 variable, 1 leaf, depth 1\n");
        row("check -y", "valid: 1 variable, 1 leaf, depth 2\n");
        row("check --x", "valid: 1 variable, 1 leaf, depth 3\n");
        row("check ((-x+y)*-(-y+x))", "valid: 2 variables, 4 leaves, depth 5\n");
        row("check -- -y", "valid: 1 variable, 1 leaf, depth 2\n");
        row("check --lenient !x&y->z", "(-(-x*y)+z)\n");
        row("check --lenient [x|y]", "(x+y)\n");
        row("draw x", "x\n");
        row("draw -x", "- x\n");
        row("draw (x+y)", "+ y\n  x\n");
        row("draw ((-x+y)*-(-y+x))", "* - + x\n      - y\n  + y\n    - x\n");
        row("draw (x+(u*v*w*z)+y)", "+ y\n  * z\n    w\n    v\n    u\n  x\n");
        row("repr ((x+y)*-z)", "AndTree(OrTree(Leaf('x'), Leaf('y')), NotTree(Leaf('z')))\n");
        row("repr --read AndTree(Leaf('x'),NotTree(Leaf('y')))", "(x*-y)\n");
        row("simplify (x*(y*z))", "(x*y*z)\n");
        row("simplify ((a+(b+c))*(d*e))", "((a+b+c)*d*e)\n");
        row("eval (x*-y) xy 10", "1\n");
        row("eval (x*-y) y=1 x=1", "0\n");
        row("eval -x x=0", "1\n");
        row("eval ((x+y)*((y+z)*(-y+-z))) xyz 011", "0\n");
        row("table -(x*-y)", "x y | -y | (x*-y) | -(x*-y)\n"
                             "----+----+--------+--------\n"
                             "0 0 | 1  |   0    |    1\n"
                             "0 1 | 0  |   0    |    1\n"
                             "1 0 | 1  |   1    |    0\n"
                             "1 1 | 0  |   0    |    1\n");
        row("table x", "x | x\n--+--\n0 | 0\n1 | 1\n");
        row("table --csv (y+-x)", "x,y, -x,(y+-x)\n0,0,1,1\n0,1,1,1\n1,0,0,0\n1,1,0,1\n");
        row("table --csv --result-only (y+-x)", "x,y,(y+-x)\n0,0,1\n0,1,1\n1,0,0\n1,1,1\n");
        row("equal (x*(y+z)) ((x*y)+(x*z))", "equivalent\n");
        row("equal -(a*b) (-a+-b)", "equivalent\n");
        row("equal --structure (a*(b+c)) (a*(b+c))", "the same tree\n");
        row("equal --lenient a'b+cd (!a&b)|(c&d)", "equivalent\n");
        row("check --binary ((x+y)+z)", "valid: 3 variables, 3 leaves, depth 3\n");
        row("equal --lenient rain->wet !rain|wet", "equivalent\n");
        row("solve ((x+y)*((y+z)*(-y+-z))) EEA xyz 0",
            "turn 1: player E chooses y\n"
            "y = 0: player A wins; with best play on both sides the values are 000\n"
            "y = 1: player A wins; with best play on both sides the values are 011\n"
            "move: 1 (neither value wins, and then player E chooses 1)\n"
            "player A wins\n");
        row("solve (x*y) EA xy 1",
            "turn 1: player A chooses y\n"
            "y = 0: player A wins; with best play on both sides the values are 10\n"
            "y = 1: player E wins; with best play on both sides the values are 11\n"
            "move: 0 (only 0 wins)\n"
            "player A wins\n");
        row("solve --move ((x+y)*((y+z)*(-y+-z))) EEA xyz 01", "1\n");
        row("solve (x+-x) E x 0", "The game is over: player E has won\n");
        row("generate 4v-8l-E-hard-7", "formula: ((b*d)+(((d*(-a+-c))+(-b*c))*c))\n"
                                       "turns: EAAE\nvariables: bacd\nvalues:\n");
    }
    void prints() {
        QFETCH(QByteArray, arguments);
        QFETCH(QByteArray, out);
        const auto ended = line(arguments);
        QCOMPARE(ended.out, out);
        QCOMPARE(ended.status, 0);
        QVERIFY(ended.err.isEmpty() || arguments.startsWith("generate"));
    }

    void refuses_data() {
        QTest::addColumn<QByteArray>("arguments");
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("err");
        const auto row = [](const char* arguments, int status, const char* err) {
            QTest::newRow(arguments) << QByteArray(arguments) << status << QByteArray(err);
        };
        row("check X", 1,
            "formula:1:1: expected a lower-case letter, a to z (accepted with --lenient)\n"
            "    X\n"
            "    ^\n");
        row("check --binary (x+(u*v*w)+y)", 1,
            "formula:1:8: by the assignment's rules each pair of brackets joins two operands; this "
            "is a third one\n    (x+(u*v*w)+y)\n           ^\n");
        row("check x*y", 1,
            "formula:1:2: missing brackets around the operands of `*` (accepted with --lenient)\n"
            "    x*y\n"
            "     ^\n");
        row("check x*+y", 1,
            "formula:1:2: missing brackets around the operands of `*`\n"
            "    x*+y\n"
            "     ^\n");
        row("check -(x)", 1,
            "formula:1:2: brackets are not allowed around a variable after `-` (accepted with "
            "--lenient)\n"
            "    -(x)\n"
            "     ^^^\n");
        row("check (x+(y)*z)", 1,
            "formula:1:4: brackets are not allowed around a variable (accepted with --lenient)\n"
            "    (x+(y)*z)\n"
            "       ^^^\n");
        row("check", 2, "loggia-cli formula check: missing FORMULA\n");
        row("check x -y", 2, "loggia-cli formula check: unexpected argument '-y'\n");
        row("check x --lenien", 2,
            "loggia-cli formula check: unexpected argument '--lenien'; did you mean "
            "'--lenient'?\n");
        row("check --lenient x|true", 1,
            "formula: the formula is always true; the game's syntax has no constants\n");
        row("check --file nowhere", 1, "error: cannot open nowhere: No such file or directory\n");
        row("repr --read Leaf(x)", 1,
            "formula:1:6: expected a letter in quotes, for example Leaf('x'), not `x`\n");
        row("eval (x*y) x 1", 1, "variables: variable y has no value\n");
        row("eval (x*y) x=1 y", 2,
            "loggia-cli formula eval: expected VARIABLES VALUES or x=1 y=0 ..., found 'y'\n");
        row("equal x", 2, "loggia-cli formula equal: expected two formulas\n");
        row("equal x Y", 1,
            "second formula:1:1: expected a lower-case letter, a to z (accepted with --lenient)\n");
        row("solve x E y", 1, "variables:1:1: variable y not in formula\n");
        row("solve x EE x", 1, "turns:1:2: too many turns for number of variables\n");
        row("solve x E x 2", 1, "values:1:1: expected the value 0 or 1, found `2`\n");
        row("solve x E", 2,
            "loggia-cli formula solve: expected FILE, or FORMULA TURNS VARIABLES [VALUES]\n");
        row("solve --move x E x 1", 1, "error: the game is over: there is no move\n");
        row("play -", 2,
            "loggia-cli formula play: the game cannot be read from standard input, because your "
            "moves are read from there\n");
        row("generate 27v-30l-E-hard-1", 2,
            "loggia-cli formula generate: 27v-30l-E-hard-1: expected a number of variables, 1v to "
            "26v, as in 26v-200l-E-hard-1a2b3c\n");
        row("generate 1v-1l-E-easy-1", 1,
            "1v-1l-E-easy-1: found no easy game that E wins with 1 variable and 1 leaf in 1152 "
            "trials; try other sizes or another seed\n");
    }
    void refuses() {
        QFETCH(QByteArray, arguments);
        QFETCH(int, status);
        QFETCH(QByteArray, err);
        const auto ended = line(arguments);
        QVERIFY2(ended.err.startsWith(err), ended.err.constData());
        QCOMPARE(ended.status, status);
        QCOMPARE(ended.out, QByteArray());
    }

    void theEmptyFormula() {
        const auto ended = formula({QStringLiteral("check"), QString()});
        QCOMPARE(ended.status, 1);
        QVERIFY(ended.err.startsWith("formula:1:1: expected a formula, found nothing\n"));
    }

    void whereTheyDiffer() {
        const auto ended = line("equal (x*y) (x+y)");
        QCOMPARE(ended.status, 1);
        const QByteArray zero_one = "not equivalent: x=0 y=1 makes the first 0 and the second 1\n";
        const QByteArray one_zero = "not equivalent: x=1 y=0 makes the first 0 and the second 1\n";
        QVERIFY2(ended.out == zero_one || ended.out == one_zero, ended.out.constData());
    }

    void readsFilesAndStandardInput() {
        QTemporaryDir directory;
        const auto path = [&](const char* name) { return directory.filePath(QLatin1String(name)); };
        program::write(path("f.txt"), "\xEF\xBB\xBF(x*-y) \r\n");
        program::write(path("game.txt"),
                       "formula: " + handout + "\nturns: EEA\nvariables: xyz\nvalues: 10\n");
        program::write(path("bad.txt"), "formula: (x+y)\nturns: EB\nvariables: xy\nvalues:\n");
        const auto run = [&](const char* arguments, const QByteArray& input = {}) {
            return formula(QString::fromUtf8(arguments).split(QLatin1Char(' ')), input,
                           directory.path());
        };
        QCOMPARE(run("draw --file f.txt").out, QByteArray("* - y\n  x\n"));
        QCOMPARE(run("draw --file game.txt").out, line("draw " + handout).out);
        QCOMPARE(run("eval --file f.txt xy 10").out, QByteArray("1\n"));
        QCOMPARE(run("draw -", "(x*-y)\n").out, QByteArray("* - y\n  x\n"));
        QCOMPARE(run("check -", "-h\n").status, 0);
        QCOMPARE(run("solve game.txt --move").out, QByteArray("0\n"));
        QCOMPARE(run("solve - --move", program::contents(path("game.txt"))).out, QByteArray("0\n"));
        program::write(path("typed.txt"), "formula: x & !y\nturns: EA\nvariables: xy\nvalues:\n");
        program::write(path("three.txt"),
                       "formula: (x+y+z)\nturns: EAA\nvariables: xyz\nvalues:\n");
        QCOMPARE(run("solve typed.txt --move").status, 1);
        QCOMPARE(run("solve typed.txt --move --lenient").out, QByteArray("1\n"));
        QCOMPARE(run("check --file typed.txt --lenient").out, QByteArray("(x*-y)\n"));
        QCOMPARE(run("solve three.txt --move").out, QByteArray("1\n"));
        const auto three = run("solve three.txt --move --binary");
        QCOMPARE(three.status, 1);
        QCOMPARE(three.out, QByteArray());
        QVERIFY(three.err.startsWith("three.txt:1:5: by the assignment's rules"));
        QCOMPARE(run("solve game.txt --lenient --binary").status, 2);
        QVERIFY(run("solve bad.txt").err.startsWith("bad.txt:2:9: B is not a valid player\n"));
        QCOMPARE(run("generate 4v-8l-E-hard-7 --output new.txt").status, 0);
        QCOMPARE(program::contents(path("new.txt")), line("generate 4v-8l-E-hard-7").out);
    }

    void playsToTheLetter() {
        const QByteArray answers = handout + "\nxyz\nEEA\n0\n1\n1\n";
        const auto ended = line("play", answers);
        QCOMPARE(ended.status, 0);
        const auto state = [](const char* values) {
            return "Formula: " + handout +
                   "\nTurns:         EEA\nVariables:     xyz\nValues played: " + values + "\n";
        };
        QCOMPARE(ended.out,
                 "Please enter formula: Please enter order of variables to assign: Please enter "
                 "turns of players E and A: Turn 0\n" +
                     state("") +
                     "Player E please enter value for variable x[0/1/C(omputer)]: Turn 1\n" +
                     state("0") +
                     "Player E please enter value for variable y[0/1/C(omputer)]: Turn 2\n" +
                     state("01") +
                     "Player A please enter value for variable z[0/1/C(omputer)]: Game over\n" +
                     state("011") + "Player A wins!\n");
        QCOMPARE(line("play", "x\n").out,
                 QByteArray("Please enter formula: Please enter order of variables to assign: \n"));
        QVERIFY(line("play (x+y) EA xy", "C\nC\n").out.endsWith("Player E wins!\n"));
    }

    void aLargeGameEndsInTime() {
        loggia::Random random(1);
        std::vector<QByteArray> level;
        for (int i = 0; i < 1 << 17; ++i)
            level.push_back(QByteArray(random.below(2) == 0 ? "-" : "") +
                            static_cast<char>('a' + static_cast<int>(random.below(26))));
        for (bool both = true; level.size() > 1; both = !both) {
            for (std::size_t i = 0; i < level.size() / 2; ++i)
                level[i] = '(' + level[2 * i] + (both ? '*' : '+') + level[2 * i + 1] + ')';
            level.resize(level.size() / 2);
        }
        const auto solve = [&](const QByteArray& turns, const QStringList& options) {
            QTemporaryFile file;
            if (!file.open())
                return program::Ended();
            file.write("formula: " + level.front() + "\nturns: " + turns +
                       "\nvariables: abcdefghijklmnopqrstuvwxyz\nvalues:\n");
            file.close();
            return program::run(
                program::cli(),
                QStringList{QStringLiteral("formula"), QStringLiteral("solve"), file.fileName()} +
                    options);
        };
        const auto stopped = solve(QByteArray("EA").repeated(13), {QStringLiteral("--time=0.05")});
        QCOMPARE(stopped.status, 1);
        QVERIFY2(stopped.out.endsWith("stopped before the whole answer was known\n"),
                 stopped.out.constData());
        const QByteArray blocks = QByteArray("A").repeated(13) + QByteArray("E").repeated(13);
        QCOMPARE(solve(blocks, {QStringLiteral("--time=100")}).status, 0);
        QCOMPARE(solve(blocks, {QStringLiteral("--move")}).out.size(), 2);
    }

    /// The table of 26 variables is printed as it is made, and stops when nobody reads on.
    void aLargeTableStreams() {
        const auto head = program::shell(
            program::cli() +
                QStringLiteral(
                    " formula table --csv --result-only "
                    "'(a*b*c*d*e*f*g*h*i*j*k*l*m*n*o*p*q*r*s*t*u*v*w*x*y*z)' | head -n 3"),
            {});
        QCOMPARE(head.out.count('\n'), 3);
        QVERIFY(head.out.startsWith("a,b,c,"));

        QProcess process;
        process.setStandardOutputFile(QProcess::nullDevice());
        process.start(program::cli(),
                      {QStringLiteral("formula"), QStringLiteral("table"),
                       QStringLiteral("(a*b*c*d*e*f*g*h*i*j*k*l*m*n*o*p*q*r*s*t*u*v*w*x*y*z)")});
        QVERIFY(process.waitForStarted());
        QTest::qWait(200);
        program::send(process, SIGINT);
        QVERIFY(process.waitForFinished(10000));
        QCOMPARE(process.exitCode(), 130);
    }
};

LOGGIA_LOOP_TEST(FormulaTest)

} // namespace formula_test

#include "formula_test.moc"
