#include "program.hpp"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

namespace {

QString example(const char* name) {
    return QStringLiteral(LOGGIA_EXAMPLES "/sat/") + QString::fromLatin1(name);
}

const QByteArray before = "what was there before";

QStringList words(const char* line) {
    return QString::fromLatin1(line).split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

} // namespace

class SatTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir directory_;

    [[nodiscard]] QString path(const char* name) const {
        return directory_.filePath(QString::fromLatin1(name));
    }
    [[nodiscard]] program::Ended cli(const QStringList& arguments,
                                     const QByteArray& input = {}) const {
        return program::run(program::cli(), arguments, directory_.path(), input);
    }
    [[nodiscard]] program::Ended cli(const char* arguments, const QByteArray& input = {}) const {
        return cli(words(arguments), input);
    }

private Q_SLOTS:
    void init() {
        program::write(path("in.txt"), "1 2 3\n-2 3\n-3\n0\nThis is a simple example with 3 "
                                       "clauses and 3 atoms.\n");
        program::write(path("none.cnf"), "c no model\np cnf 2 5\n1 2 0\n1 -2 0\n2 1 0\n-1 2 0\n"
                                         "-1 -2 0\n");
        program::write(path("out.txt"), before);
    }

    void answersAsTheHandoutDoes() {
        const QByteArray answer = "1 T\n2 F\n3 F\n0\nThis is a simple example with 3 clauses and "
                                  "3 atoms.\n";
        QCOMPARE(cli("davis-putnam in.txt out.txt").status, 0);
        QCOMPARE(program::contents(path("out.txt")), answer);
        QCOMPARE(cli("davis-putnam in.txt").out, answer);
        QCOMPARE(cli("davis-putnam", program::contents(path("in.txt"))).out, answer);
        QCOMPARE(cli("davis-putnam - - --threads 2", program::contents(path("in.txt"))).out,
                 answer);
        const auto none = cli("davis-putnam --check", "1\n-1\r\n0\r\nback\r\n\0x");
        QCOMPARE(none.status, 0);
        QCOMPARE(none.out, QByteArray("0\nback\r\n"));
        QVERIFY(none.err.startsWith("proof verified: 2 of 2 clauses"));
    }

    void runsUnderItsOwnName() {
        const QString name = path("davis-putnam");
        QVERIFY(QFile::link(program::cli(), name));
        const auto ended = program::run(name, words("in.txt"), directory_.path());
        QCOMPARE(ended.status, 0);
        QVERIFY(ended.out.startsWith("1 T\n2 F\n3 F\n0\n"));
    }

    void solvesAsTheCompetitionDoes() {
        const auto yes = cli("sat solve in.txt");
        QCOMPARE(yes.status, 10);
        QCOMPARE(yes.out, QByteArray("s SATISFIABLE\nv 1 -2 -3 0\n"));
        const auto no = cli("sat solve none.cnf --check --proof proof.drat");
        QCOMPARE(no.status, 20);
        QCOMPARE(no.out, QByteArray("s UNSATISFIABLE\n"));
        QVERIFY(no.err.contains("warning") == false);
        QVERIFY(no.err.contains("proof verified"));
        QCOMPARE(cli("sat check none.cnf --proof proof.drat").status, 0);
        QCOMPARE(cli("sat solve none.cnf --proof proof.bin --proof-form binary").status, 20);
        QCOMPARE(cli("sat check none.cnf --proof proof.bin").status, 0);
        const auto refused = cli("sat check in.txt --proof proof.drat");
        QCOMPARE(refused.status, 1);
        QVERIFY(refused.out.startsWith("refused: "));
    }

    void checksModels() {
        QCOMPARE(cli("sat solve in.txt --output model.txt").status, 10);
        QCOMPARE(cli("sat check in.txt --model model.txt").out,
                 QByteArray("verified: the model satisfies all 3 clauses\n"));
        QCOMPARE(cli("davis-putnam in.txt model.txt").status, 0);
        QCOMPARE(cli("sat check in.txt --model model.txt").status, 0);
        program::write(path("model.txt"), "1 T\n2 T\n3 F\n0\n");
        const auto refused = cli("sat check in.txt --model model.txt");
        QCOMPARE(refused.status, 1);
        QCOMPARE(refused.out, QByteArray("refused: clause 2, \"-2 3\", is false\n"));
        QCOMPARE(cli("sat check in.txt").status, 2);
        QCOMPARE(cli("sat check in.txt --model a --proof b").status, 2);
    }

    void listsAndCountsModels() {
        const QByteArray clauses = "1 2\n0\n";
        const auto all = cli("sat models", clauses);
        QCOMPARE(all.status, 0);
        auto lines = all.out.split('\n');
        std::sort(lines.begin(), lines.end());
        QCOMPARE(lines, (QList<QByteArray>{"", "-1 2 0", "1 -2 0", "1 2 0", "c 3 models in all"}));
        QCOMPARE(cli("sat models --project 2", clauses).out.count('\n'), 3);
        const auto one = cli("sat models --limit 1", clauses);
        QVERIFY(one.out.endsWith("c 1 model; there may be more\n"));
        QCOMPARE(cli("sat models --project x", clauses).status, 2);
        QCOMPARE(cli("sat count", clauses).out, QByteArray("3\n"));
        QCOMPARE(cli("sat count", "p cnf 100 0\n").out,
                 QByteArray("1267650600228229401496703205376\n"));
        QCOMPARE(cli("sat count none.cnf").out, QByteArray("0\n"));
    }

    void findsCores() {
        const auto core = cli("sat core none.cnf");
        QCOMPARE(core.status, 0);
        QVERIFY(core.out.contains("p cnf 2 4\n"));
        QVERIFY(core.err.startsWith("4 of 5 clauses have no model, and each of them is needed"));
        const auto handout = cli("sat core", "1\n2\n-1\n0\nback");
        QCOMPARE(handout.out, QByteArray("1\n-1\n0\nback"));
        QCOMPARE(cli("sat core in.txt").status, 1);
    }

    void generates() {
        for (const char* kind :
             {"random", "pigeonhole", "colouring", "queens", "parity", "sudoku"}) {
            const QStringList arguments{QStringLiteral("sat"), QStringLiteral("generate"),
                                        QString::fromLatin1(kind)};
            const auto handout = cli(arguments);
            QCOMPARE(handout.status, 0);
            QCOMPARE(cli(arguments).out, handout.out);
            const auto dimacs = cli(arguments + words("--form dimacs --output problem.cnf"));
            QCOMPARE(dimacs.status, 0);
            const int verdict = cli("sat solve problem.cnf").status;
            QCOMPARE(cli("sat solve", handout.out).status, verdict);
            const QByteArray name(kind);
            if (name == "pigeonhole")
                QCOMPARE(verdict, 20);
            else if (name == "queens" || name == "sudoku")
                QCOMPARE(verdict, 10);
            else
                QVERIFY(verdict == 10 || verdict == 20);
        }
        QCOMPARE(cli("sat generate queens --size 0").status, 2);
    }

    void saysWhatIsWrongAndLeavesTheOutput() {
        program::write(path("bad.txt"), "1 2\n3 cat\n0\n");
        const auto ended = cli("davis-putnam bad.txt out.txt");
        QCOMPARE(ended.status, 1);
        QCOMPARE(ended.err, QByteArray("bad.txt:2:3: expected a literal, found \"cat\"\n"
                                       "    3 cat\n"
                                       "      ^^^\n"));
        QCOMPARE(cli("davis-putnam nowhere.txt out.txt").status, 1);
        QCOMPARE(cli("davis-putnam in.txt out.txt --threads 2 --check").status, 2);
        QCOMPARE(program::contents(path("out.txt")), before);
        const auto warned = cli("davis-putnam", "1 2\n");
        QCOMPARE(warned.status, 0);
        QVERIFY(warned.err.startsWith("standard input:2:1: warning: the line 0"));
    }

    void readsPackedFiles() {
        QCOMPARE(program::shell(QStringLiteral("gzip -k in.txt"), directory_.path()).status, 0);
        QCOMPARE(cli("sat solve in.txt.gz").status, 10);
        const auto cut =
            program::shell(QStringLiteral("head -c 40 in.txt.gz > cut.gz"), directory_.path());
        QCOMPARE(cut.status, 0);
        const auto ended = cli("sat solve cut.gz");
        QCOMPARE(ended.status, 1);
        QCOMPARE(ended.err, QByteArray("cut.gz: the gzip file is cut off\n"));
    }

    void stopsOnASignal() {
        QCOMPARE(cli("sat generate pigeonhole --pigeons 14 --holes 13 --output hard.txt").status,
                 0);
        QProcess process;
        process.setWorkingDirectory(directory_.path());
        process.start(program::cli(), words("sat solve hard.txt"));
        QVERIFY(process.waitForStarted());
        QVERIFY(!process.waitForFinished(500));
        program::send(process, SIGINT);
        QVERIFY(process.waitForFinished(5000));
        QCOMPARE(process.exitCode(), 0);
        QCOMPARE(process.readAllStandardOutput(), QByteArray("s UNKNOWN\n"));
    }

    void theExamplesAreAsTheirReadmeSays() {
        const QByteArray readme = program::contents(example("README.txt"));
        const QDir folder(example(""));
        const auto names = folder.entryList(QDir::Files);
        QVERIFY(names.size() >= 5);
        for (const QString& name : names) {
            if (name == QStringLiteral("README.txt"))
                continue;
            QVERIFY2(readme.contains('\n' + name.toLatin1() + ' '), qPrintable(name));
            const auto ended = cli({QStringLiteral("davis-putnam"), folder.filePath(name)});
            QCOMPARE(ended.status, 0);
            QCOMPARE(ended.err, QByteArray());
            QCOMPARE(ended.out.startsWith("0\n"), name.contains(QStringLiteral("pigeonhole")));
        }
        const QByteArray notes =
            cli({QStringLiteral("davis-putnam"), example("class-notes.txt")}).out;
        QVERIFY(notes.startsWith("1 F\n2 T\n3 F\n4 F\n5 T\n"));
        QVERIFY(notes.endsWith("0\n1 P\n2 Q\n3 R\n4 W\n5 U\n6 X\n"));
    }
};

QTEST_APPLESS_MAIN(SatTest)
#include "sat_test.moc"
