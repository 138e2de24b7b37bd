#include "tests/app/commands/program.hpp"
#include "tests/places.hpp"
#include "tests/suite.hpp"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>

namespace sat_test {

namespace {

QString example(const char* name) {
    return places::example("sat/") + QString::fromLatin1(name);
}

const QByteArray before = "what was there before";

} // namespace

class SatTest : public QObject, program::Folder {
    Q_OBJECT

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
        QCOMPARE(cli("davis-putnam - - --engine portfolio", program::contents(path("in.txt"))).out,
                 answer);
        // Any set of clauses, also the empty one, which holds.
        const auto empty = cli("davis-putnam", "0\nback\n");
        QCOMPARE(empty.status, 0);
        QCOMPARE(empty.out, QByteArray("0\nback\n"));
        QVERIFY(empty.err.contains("warning: there are no clauses"));
        QCOMPARE(cli("davis-putnam", "p cnf 2 0\n").out, QByteArray("1 F\n2 F\n0\n"));
        const auto none = cli("davis-putnam --check", "1\n-1\r\n0\r\nback\r\n\0x");
        QCOMPARE(none.status, 0);
        QCOMPARE(none.out, QByteArray("0\nback\r\n"));
        QVERIFY(none.err.startsWith("proof verified: 2 of 2 clauses"));
    }

    /// Back matter in another encoding than UTF-8 stays as it is, and so does a Ctrl+Z behind it.
    void reproducesBackMatterByteForByte() {
        for (const QByteArray& back : {QByteArray("Gr\xFC\xDF"
                                                  "e\r\n"),
                                       QByteArray("x\x1A")}) {
            QCOMPARE(cli("davis-putnam", "1\n0\n" + back).out, "1 T\n0\n" + back);
            QCOMPARE(cli("davis-putnam", "1\n-1\n0\n" + back).out, "0\n" + back);
        }
        QCOMPARE(cli("davis-putnam", "1\r0\rx\r").out, QByteArray("1 T\n0\nx\n"));
    }

    void runsUnderItsOwnName() {
        const QString name = path("davis-putnam");
        QVERIFY(QFile::link(program::cli(), name));
        const auto ended = program::run(name, words("in.txt"), directory());
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
        QCOMPARE(cli("sat check none.cnf proof.drat").status, 0); // as for drat-trim
        QCOMPARE(cli("sat solve none.cnf --proof proof.bin --proof-form binary").status, 20);
        QCOMPARE(cli("sat check none.cnf --proof proof.bin").status, 0);
        QCOMPARE(cli("sat solve none.cnf --proof proof.lrat --proof-form lrat").status, 20);
        QCOMPARE(cli("sat check none.cnf --proof proof.drat --lrat again.lrat").status, 0);
        QVERIFY(program::contents(path("proof.lrat")).endsWith(" 0\n"));
        QVERIFY(program::contents(path("again.lrat")).endsWith(" 0\n"));
        QCOMPARE(cli("sat check in.txt --model out.txt --lrat again.lrat").status, 2);
        const auto refused = cli("sat check in.txt --proof proof.drat");
        QCOMPARE(refused.status, 1);
        QVERIFY(refused.out.startsWith("refused: "));
    }

    void proofsReplaceNoClauses() {
        const QByteArray clauses = program::contents(path("none.cnf"));
        for (const char* command :
             {"sat solve none.cnf --proof ./none.cnf", "davis-putnam none.cnf --proof none.cnf",
              "sat solve none.cnf --proof both -o both"}) {
            const auto ended = cli(command);
            QCOMPARE(ended.status, 2);
            QVERIFY2(ended.err.contains("--proof: "), ended.err);
        }
        QCOMPARE(cli("sat solve none.cnf --proof kept.drat").status, 20);
        QCOMPARE(cli("sat check none.cnf --proof kept.drat --lrat none.cnf").status, 2);
        QCOMPARE(program::contents(path("none.cnf")), clauses);
        QCOMPARE(cli("sat solve none.cnf --proof /dev/null -o /dev/null").status, 20);
    }

    void everyEngineHasTheSameAnswer() {
        for (const char* engine :
             {"auto", "lookahead", "cdcl", "dpll", "dp1960", "cadical", "portfolio"}) {
            const QStringList options{QStringLiteral("--engine"), QString::fromLatin1(engine)};
            QCOMPARE(cli(words("sat solve in.txt") + options).status, 10);
            QCOMPARE(cli(words("sat solve none.cnf") + options).status, 20);
            const auto checked = cli(words("sat solve none.cnf --check") + options);
            QCOMPARE(checked.status, 20);
            QVERIFY(checked.err.contains("proof verified"));
        }
        QCOMPARE(cli("sat solve in.txt --engine minisat").status, 2);
        QCOMPARE(cli("sat solve in.txt --engine cadical --seed 7").status, 10);
        QCOMPARE(cli("sat solve in.txt --seed 7").status, 2);
    }

    void assumesLiterals() {
        for (const char* engine : {"auto", "lookahead", "cdcl", "dpll", "cadical", "portfolio"}) {
            const QStringList options{QStringLiteral("--engine"), QString::fromLatin1(engine)};
            // 1 -> 2 -> 3, and 4 has nothing to do with it.
            program::write(path("chain.cnf"), "p cnf 4 2\n-1 2 0\n-2 3 0\n");
            const auto no = cli(words("sat solve chain.cnf --assume=4,1,-3") + options);
            QCOMPARE(no.status, 20);
            QCOMPARE(no.out, QByteArray("c failed assumptions: 1 -3\ns UNSATISFIABLE\n"));
            const auto yes = cli(words("sat solve chain.cnf --assume=1,-4") + options);
            QCOMPARE(yes.out, QByteArray("s SATISFIABLE\nv 1 2 3 -4 0\n"));
        }
        const auto checked = cli("sat solve chain.cnf --assume=1,-3 --check");
        QCOMPARE(checked.status, 20);
        QVERIFY(checked.err.contains("proof verified"));
        const auto alone = cli("sat solve none.cnf --assume=1");
        QCOMPARE(alone.status, 20);
        QVERIFY(alone.out.startsWith("c failed assumptions: "));
        QCOMPARE(cli("sat solve chain.cnf --assume=1,x").status, 2);
        QCOMPARE(cli("sat solve chain.cnf --assume=1,0,2").status, 2);
        QCOMPARE(cli("sat solve chain.cnf --assume=0").status, 2);
        QVERIFY(cli("sat solve chain.cnf --assume=-5")
                    .err.contains("--assume: unknown atom 5; the clauses have atoms up to 4"));
    }

    /// What is not said is no empty line, and an option that would do nothing is refused.
    void saysNothingEmpty() {
        program::write(path("chain.cnf"), "p cnf 4 2\n-1 2 0\n-2 3 0\n");
        const auto verbose = cli("sat solve chain.cnf --engine cadical --verbose");
        QCOMPARE(verbose.status, 10);
        QCOMPARE(verbose.err, QByteArray());
        QVERIFY(cli("sat solve none.cnf --proof-form lrat").err.contains("needs --proof"));
    }

    /// Students who end clauses with 0 write the line 0 of the assignment, too.
    void readsClausesThatEndWithZero() {
        const QByteArray clauses = "1 2 3 0\n-1 -2 0\n0\n1 P\n";
        const auto solved = cli("davis-putnam", clauses);
        QCOMPARE(solved.status, 0);
        QVERIFY2(solved.out.endsWith("0\n1 P\n"), solved.out.constData());
        QVERIFY(solved.out.startsWith("1 "));
        QVERIFY(solved.err.contains("warning: read as the 0 after the clauses"));
        QCOMPARE(cli("sat solve", clauses).status, 10);
    }

    void givesUpInTime() {
        QCOMPARE(cli("sat generate pigeonhole --pigeons 12 --holes 11 --output hard.txt").status,
                 0);
        const auto late = cli("sat solve hard.txt --engine cdcl --time 0.2");
        QCOMPARE(late.status, 0);
        QCOMPARE(late.out, QByteArray("s UNKNOWN\n"));
        QCOMPARE(late.err, QByteArray("no answer within 0.2 s\n"));
        QCOMPARE(cli("sat solve in.txt --time 100").status, 10);
        for (const char* bad : {"0", "-1", "nan", "x", "1e300"})
            QCOMPARE(cli(words("sat solve in.txt --time") << QString::fromLatin1(bad)).status, 2);
    }

    void enginesAreSwitched() {
        QCOMPARE(cli("sat solve none.cnf --check --engine cdcl --elimination bounded --subsumption "
                     "on --branching vsids --restarts luby --minimisation off --phase-saving off "
                     "--clause-deletion off --pure-literals on --first-value on")
                     .status,
                 20);
        QCOMPARE(cli("sat generate pigeonhole --pigeons 7 --holes 6 --output pigeons.txt").status,
                 0);
        const auto conflicts = [&](const char* arguments) {
            const auto ended = cli(arguments);
            return ended.status == 20 ? ended.err : QByteArray("not refuted");
        };
        const QByteArray learning = conflicts("sat solve pigeons.txt --engine cdcl --verbose");
        QVERIFY(learning.contains("learned clauses"));
        const QByteArray plain =
            conflicts("sat solve pigeons.txt --engine cdcl --learning off --verbose");
        QVERIFY(plain.contains(" conflicts, ") && !plain.contains("learned clauses"));
        QVERIFY(conflicts("sat solve none.cnf --engine dp1960 --verbose").contains("eliminated"));

        const auto gave_up = cli("sat solve pigeons.txt --engine dp1960 --literal-limit 300");
        QCOMPARE(gave_up.status, 0);
        QCOMPARE(gave_up.out, QByteArray("s UNKNOWN\n"));
        QVERIFY(gave_up.err.startsWith("no answer: "));
        const auto refused =
            cli("davis-putnam pigeons.txt out.txt --engine dp1960 --literal-limit 300");
        QCOMPARE(refused.status, 1);
        QCOMPARE(program::contents(path("out.txt")), before);

        for (const char* senseless :
             {"--learning on", "--engine cadical --learning on", "--engine cdcl --learning maybe",
              "--engine dpll --restarts luby", "--engine cdcl --subsumption on",
              "--engine dp1960 --literal-limit x"}) {
            const auto ended = cli(words("sat solve in.txt") + words(senseless));
            QVERIFY2(ended.status == 2, senseless);
        }
    }

    void tracesRuns() {
        const QByteArray clauses = "1 2\n1 -2\n-1 3\n0\n";
        const auto run = cli("sat trace --branching first", clauses);
        QCOMPARE(run.status, 0);
        const auto lines = run.out.split('\n');
        QCOMPARE(lines[0], QByteArray("c 3 atoms, 3 clauses, engine cdcl, 9 events"));
        QCOMPARE(lines[1], QByteArray("1 1 decide -1"));
        QVERIFY(lines[4].startsWith("4 1 learn clause 4 (1) from "));
        QVERIFY(lines[4].contains("; cut: -1 | "));
        QCOMPARE(lines[5], QByteArray("5 0 backtrack to level 0"));
        QCOMPARE(lines[6], QByteArray("6 0 propagate 1 by clause 4 (1)"));
        QVERIFY(run.out.contains("\nc satisfiable: 1 conflict,"));

        // A range, and the state at its end.
        const auto moment = cli("sat trace --branching first --from 3 --to 3 --state", clauses);
        QCOMPARE(moment.out.count('\n'), 7);
        QVERIFY(moment.out.contains("\n3 1 conflict clause "));
        QVERIFY(moment.out.contains("\nc after event 3:\nc level 0: \nc level 1: -1 "));
        QVERIFY(moment.out.contains("; conflicting: "));
        const auto learned = cli("sat trace --branching first --kind learn", clauses);
        QCOMPARE(learned.out.count('\n'), 3);
        const auto cut_off = cli("sat trace --branching first --limit 2", clauses);
        QVERIFY(cut_off.out.contains("2 events, truncated\n"));

        const auto history = cli("sat trace --engine dp1960 --kind resolve", clauses);
        QCOMPARE(history.status, 0);
        QVERIFY(cli("sat trace --engine dpll none.cnf").out.contains("\nc unsatisfiable: "));

        QCOMPARE(cli("sat trace --engine cadical", clauses).status, 2);
        QCOMPARE(cli("sat trace --kind nonsense", clauses).status, 2);
        QCOMPARE(cli("sat trace --from 3 --to 2", clauses).status, 2);
        QCOMPARE(cli("sat trace", "1 cat\n").status, 1);
        QCOMPARE(cli("sat trace", "999999999\n0\n").status, 1);
    }

    void tracesAsJson() {
        const auto run = cli("sat trace --branching first --json --state", "1 2\n1 -2\n-1 3\n0\n");
        QCOMPARE(run.status, 0);
        QList<QJsonObject> lines;
        for (const QByteArray& line : run.out.split('\n'))
            if (!line.isEmpty())
                lines.push_back(QJsonDocument::fromJson(line).object());
        QCOMPARE(lines.size(), 12);
        QCOMPARE(lines[0][u"events"].toInt(), 9);
        for (int i = 1; i <= 9; ++i)
            QCOMPARE(lines[i][u"event"].toInt(), i);
        QCOMPARE(lines[1][u"kind"].toString(), QStringLiteral("decide"));
        QCOMPARE(lines[1][u"literal"].toInt(), -1);
        QCOMPARE(lines[3][u"implication_points"].toArray(), QJsonArray{-1});
        QCOMPARE(lines[4][u"literals"].toArray(), QJsonArray{1});
        QCOMPARE(lines[4][u"cut"][u"reasons"].toArray(), QJsonArray{-1});
        QCOMPARE(lines[4][u"resolutions"].toArray().size(), 1);
        QCOMPARE(lines[10][u"state_after"].toInt(), 9);
        QCOMPARE(lines[10][u"satisfied"].toInt(), 4);
        QCOMPARE(lines[11][u"answer"].toString(), QStringLiteral("satisfiable"));
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
        QCOMPARE(lines,
                 (QList<QByteArray>{"", "-1 2 0", "1 -2 0", "1 2 0", "c 3 models in total"}));
        QCOMPARE(cli("sat models --project 2", clauses).out.count('\n'), 3);
        const auto one = cli("sat models --limit 1", clauses);
        QVERIFY(one.out.endsWith("c 1 model; there may be more\n"));
        QCOMPARE(cli("sat models --project x", clauses).status, 2);
        for (const char* command :
             {"sat models --project 3", "sat count --project 1 --project 3"}) {
            const auto beyond = cli(command, clauses);
            QCOMPARE(beyond.status, 2);
            QCOMPARE(beyond.out, QByteArray());
            QVERIFY(beyond.err.contains("unknown atom 3; the clauses have atoms up to 2"));
        }
        const QByteArray weights = "c t wmc\np cnf 2 1\nc weights 0.4 0.6 1 1\n1 2 0\n";
        QCOMPARE(cli("sat count", weights).status, 1);
        QVERIFY(cli("sat count", weights).err.contains("are not read"));
        QCOMPARE(cli("sat count --ignore-weights", weights).out, QByteArray("3\n"));
        const auto multiplied = cli("sat count", "p cnf 2 1\nc MUST MULTIPLY BY 2**3 0\n1 2 0\n");
        QCOMPARE(multiplied.status, 1);
        QVERIFY(multiplied.err.contains("2:20: lines \"c MUST MULTIPLY BY\" are not read"));
        QCOMPARE(cli("sat count", clauses).out, QByteArray("3\n"));
        QCOMPARE(cli("sat count", "p cnf 100 0\n").out,
                 QByteArray("1267650600228229401496703205376\n"));
        QCOMPARE(cli("sat count none.cnf").out, QByteArray("0\n"));
    }

    /// Auxiliary atoms of long xor lines are in no answer, but what is written has them.
    void readsXorLines() {
        program::write(path("xor.cnf"), "c 8 P\nc p show 1 2 3 0\np cnf 8 2\nx1 2 3 4 5 6 7 8 0\n"
                                        "-1 2 0\n");
        QCOMPARE(cli("sat count xor.cnf --ignore-projection").out, QByteArray("96\n"));
        QCOMPARE(cli("sat count xor.cnf").out, QByteArray("6\n"));
        const auto all = cli("sat models xor.cnf --ignore-projection").out;
        QCOMPARE(all.count('\n'), 97);
        for (const QByteArray& line : all.split('\n').mid(0, 96))
            QCOMPARE(line.count(' '), 8);
        const auto solved = cli("sat solve xor.cnf");
        QCOMPARE(solved.status, 10);
        QCOMPARE(solved.out.count(' '), 1 + 1 + 8);
        program::write(path("model.txt"), solved.out);
        QCOMPARE(cli("sat check xor.cnf --model model.txt").status, 0);
        program::write(path("wrong.txt"), "s SATISFIABLE\nv 1 2 0\n");
        QCOMPARE(cli("sat check xor.cnf --model wrong.txt").status, 1);
        QCOMPARE(cli("davis-putnam xor.cnf").out.count('\n'), 9);

        // As plain clauses: the same count, and the projection and the name are kept.
        QCOMPARE(cli("sat convert xor.cnf -o plain.cnf").status, 0);
        const QByteArray plain = program::contents(path("plain.cnf"));
        QVERIFY(plain.startsWith("c 8 P\nc p show 1 2 3 0\np cnf 10 25\n"));
        QVERIFY(!plain.contains('x'));
        QCOMPARE(cli("sat count plain.cnf").out, QByteArray("6\n"));
        QCOMPARE(cli("sat count plain.cnf --ignore-projection").out, QByteArray("96\n"));
        QCOMPARE(cli("sat convert xor.cnf --format assignment").status, 1);
        const auto kept = cli("sat convert in.txt").out;
        QVERIFY(kept.contains("p cnf 3 3\n1 2 3 0\n"));

        // A proof is about the clauses as they are written out.
        program::write(path("odd.cnf"), "p cnf 9 3\nx1 2 3 4 5 6 7 8 9 0\nx1 2 3 4 0\n"
                                        "x5 6 7 8 9 0\n");
        QCOMPARE(cli("sat solve odd.cnf --proof odd.drat --check").status, 20);
        QCOMPARE(cli("sat convert odd.cnf -o odd_plain.cnf").status, 0);
        QCOMPARE(cli("sat check odd_plain.cnf --proof odd.drat").status, 0);
        QCOMPARE(cli("sat check odd.cnf --proof odd.drat").status, 0);
    }

    void findsCores() {
        const auto core = cli("sat core none.cnf");
        QCOMPARE(core.status, 0);
        QVERIFY(core.out.contains("p cnf 2 4\n"));
        QVERIFY(core.err.startsWith("4 of 5 clauses are a minimal unsatisfiable core"));
        QVERIFY(cli("sat core", "p cnf 1 1\n0\n")
                    .err.startsWith("1 of 1 clause is a minimal unsatisfiable core"));
        QVERIFY(cli("sat trace", "p cnf 1 1\n1 0\n").out.startsWith("c 1 atom, 1 clause, "));
        const auto handout = cli("sat core", "1\n2\n-1\n0\nback");
        QCOMPARE(handout.out, QByteArray("1\n-1\n0\nback"));
        QCOMPARE(cli("sat core in.txt").status, 1);
        const auto xors = cli("sat core", "p cnf 4 4\nx1 2 3 0\nx1 2 -3 0\n4 0\n-4 1 0\n");
        QCOMPARE(xors.out, QByteArray("c 2 of 4 clauses are a minimal unsatisfiable core\n"
                                      "p cnf 3 2\nx1 2 3 0\nx-1 2 3 0\n"));
    }

    void generates() {
        for (const char* kind :
             {"random", "pigeonhole", "colouring", "queens", "parity", "sudoku"}) {
            const QStringList arguments{QStringLiteral("sat"), QStringLiteral("generate"),
                                        QString::fromLatin1(kind)};
            const auto handout = cli(arguments);
            QCOMPARE(handout.status, 0);
            QCOMPARE(cli(arguments).out, handout.out);
            const auto dimacs = cli(arguments + words("--format dimacs --output problem.cnf"));
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
        QCOMPARE(ended.err,
                 QByteArray("bad.txt:2:3: expected a number (a name needs a line such as "
                            "1 P after the line 0), found \"cat\"\n"
                            "    3 cat\n"
                            "      ^^^\n"));
        QCOMPARE(cli("davis-putnam nowhere.txt out.txt").status, 1);
        QCOMPARE(cli("davis-putnam in.txt out.txt --engine portfolio --seed -1").status, 2);
        QCOMPARE(program::contents(path("out.txt")), before);
        const auto warned = cli("davis-putnam", "1 2\n");
        QCOMPARE(warned.status, 0);
        QVERIFY(warned.err.startsWith(
            "standard input:2:1: warning: the line 0 after the clauses is missing"));
    }

    void readsPackedFiles() {
        QCOMPARE(program::shell(QStringLiteral("gzip -k in.txt"), directory()).status, 0);
        QCOMPARE(cli("sat solve in.txt.gz").status, 10);
        const auto cut =
            program::shell(QStringLiteral("head -c 40 in.txt.gz > cut.gz"), directory());
        QCOMPARE(cut.status, 0);
        const auto ended = cli("sat solve cut.gz");
        QCOMPARE(ended.status, 1);
        QCOMPARE(ended.err, QByteArray("cut.gz: the gzip file is truncated\n"));
        for (const char* packed : {"/Td6WFoAAATm1rRGAgAhARwAAAAQz1jMAQAPcCBjbmYgMiAxCjEgMiAwCgC1/"
                                   "JxVSUoYcQABKBDlC2xgH7bzfQEAAAAABFla",
                                   "QlpoOTFBWSZTWZN+ZEYAAAfZgAAQQABwAAkBQAAgACGhpk0IMmIJ0Y4w7qQ+"
                                   "LuSKcKEhJvzIjA=="}) {
            const QByteArray bytes = QByteArray::fromBase64(packed);
            QCOMPARE(cli("sat count", bytes).out, QByteArray("3\n"));
            QCOMPARE(cli("sat count", bytes.chopped(20)).status, 1);
        }
    }

    /// Other programs go by the name.
    void writesPackedFiles() {
        const QByteArray plain = cli("sat convert in.txt --format dimacs").out;
        QCOMPARE(cli("sat convert in.txt --format dimacs -o in.cnf.gz").status, 0);
        QCOMPARE(program::shell(QStringLiteral("gzip -dc in.cnf.gz"), directory()).out, plain);
        QCOMPARE(cli("sat solve in.cnf.gz").status, 10);
    }

    void refusesFilesThatAreCutOff() {
        const QByteArray clauses = "p cnf 2 3\n1 0\n-1 0\n";
        for (const char* command : {"sat solve", "sat count", "sat models", "sat core", "sat trace",
                                    "davis-putnam", "sat check --model in.txt -"}) {
            const auto ended = cli(command, clauses);
            QCOMPARE(ended.status, 1);
            QCOMPARE(ended.out, QByteArray());
            QVERIFY(ended.err.startsWith(
                "standard input:4:1: expected 3 clauses according to the header, found 2; the file "
                "seems to be truncated (accepted with --lenient)\n"));
        }
        const auto read = cli("sat solve --lenient", clauses);
        QCOMPARE(read.status, 20);
        QVERIFY(read.err.startsWith("standard input:4:1: warning: expected 3 clauses"));
        QCOMPARE(cli("sat solve", "c only a comment\n").status, 1);
        QCOMPARE(cli("sat solve --lenient", " \n").status, 1);
    }

    void countsAsAtTheModelCountingCompetition() {
        const QByteArray projected = "c t pmc\np cnf 3 1\nc p show 1 2 0\n1 2 3 0\n";
        QCOMPARE(cli("sat count", projected).out, QByteArray("4\n"));
        QVERIFY(cli("sat models", projected).out.endsWith("c 4 models in total\n"));
        QCOMPARE(cli("sat count --ignore-projection", projected).out, QByteArray("7\n"));
        QVERIFY(
            cli("sat models --ignore-projection", projected).out.endsWith("c 7 models in total\n"));
        QCOMPARE(cli("sat count --project 3", projected).out, QByteArray("2\n"));
        QCOMPARE(cli("sat count --project 0", projected).status, 2);
        const QByteArray weighted = "p cnf 2 1\n1 2 0\nc p weight 1 0.3 0\nc p weight -1 0.7 0\n";
        QCOMPARE(cli("sat count", weighted).out, QByteArray("13/10\n")); // 2 * 0.3 + 0.7
        QCOMPARE(
            cli("sat count", "p cnf 2 1\n1 2 0\nc p weight 1 0.08 0\nc p weight -1 0.92 0\n").out,
            QByteArray("27/25\n")); // 2 * 0.08 + 0.92
        QCOMPARE(cli("sat count --ignore-weights", weighted).out, QByteArray("3\n"));
        QCOMPARE(cli("sat count --competition", weighted).out,
                 QByteArray("s SATISFIABLE\nc s type wmc\nc s log10-estimate 0.113943352\n"
                            "c s exact arb frac 13/10\n"));
        QCOMPARE(cli("sat count --competition",
                     "p cnf 1 1\n-1 0\nc p weight -1 -1/4 0\nc p weight 1 1 0\n")
                     .out,
                 QByteArray("s SATISFIABLE\nc s type wmc\nc s neglog10-estimate -0.602059991\n"
                            "c s exact arb frac -1/4\n"));
        QCOMPARE(cli("sat count --competition", "p cnf 1 2\n1 0\n-1 0\n").out,
                 QByteArray("s UNSATISFIABLE\nc s type mc\nc s log10-estimate -inf\n"
                            "c s exact arb int 0\n"));
        const auto wrong = cli("sat count", "p cnf 1 0\nc p weight 1 0.5 0\n");
        QCOMPARE(wrong.status, 1);
        QVERIFY(wrong.err.startsWith("standard input:2:12: missing weight of -1"));
        QCOMPARE(cli("sat solve", "p cnf 1 0\nc p weight 1 0.5 0\n").status, 10);
    }

    void countsWithinLimits() {
        QCOMPARE(cli("sat count --cache 1 --memory 1000 --time 100 --verbose in.txt").out,
                 cli("sat count in.txt").out);
        QVERIFY(cli("sat count --verbose in.txt").err.contains("decisions"));
        QCOMPARE(cli("sat generate queens --size 12 --format dimacs --output queens.cnf").status,
                 0);
        const auto ended = cli("sat count --time 0.05 queens.cnf");
        QCOMPARE(ended.status, 1);
        QCOMPARE(ended.out, QByteArray());
        QCOMPARE(ended.err, QByteArray("error: stopped before all models were counted\n"));
    }

    void pigeonsAreCountedWithThreads() {
        QCOMPARE(cli("sat generate pigeonhole --pigeons 14 --holes 13 -o pigeons.txt").status, 0);
        const auto ended = cli("sat solve pigeons.txt --threads 2 --verbose --time 60");
        QCOMPARE(ended.status, 20);
        QVERIFY2(ended.err.contains("decided by counting"), ended.err);
        QCOMPARE(cli("sat solve pigeons.txt --threads 2 --proof pigeons.drat").status, 20);
        QCOMPARE(cli("sat check pigeons.txt --proof pigeons.drat").status, 0);
    }

    void pigeonsAreCounted() {
        QCOMPARE(cli("sat generate pigeonhole --pigeons 21 --holes 20 --output crowd.txt").status,
                 0);
        const auto ended = cli("sat solve crowd.txt --verbose --check --proof crowd.drat");
        QCOMPARE(ended.status, 20);
        QVERIFY(ended.err.startsWith("decided by counting: 21 clauses each need a true literal"));
        QVERIFY(ended.err.contains("proof verified"));
        QCOMPARE(cli("sat check crowd.txt --proof crowd.drat").status, 0);
    }

    void stopsOnASignal() {
        QCOMPARE(cli("sat generate pigeonhole --pigeons 14 --holes 13 --output hard.txt").status,
                 0);
        QProcess process;
        process.setWorkingDirectory(directory());
        process.start(program::cli(), words("sat solve hard.txt --engine cdcl"));
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
            const auto at = readme.indexOf('\n' + name.toLatin1() + ' ');
            QVERIFY2(at >= 0, qPrintable(name));
            const QByteArray line = readme.mid(at + 1, readme.indexOf('\n', at + 1) - at - 1);
            const auto ended = cli({QStringLiteral("davis-putnam"), folder.filePath(name)});
            QCOMPARE(ended.status, 0);
            QCOMPARE(ended.err, QByteArray());
            QCOMPARE(ended.out.startsWith("0\n"), line.contains("no model"));
        }
        const QByteArray notes =
            cli({QStringLiteral("davis-putnam"), example("class-notes.txt")}).out;
        QVERIFY(notes.startsWith("1 F\n2 T\n3 F\n4 F\n5 T\n"));
        QVERIFY(notes.endsWith("0\n1 P\n2 Q\n3 R\n4 W\n5 U\n6 X\n"));
    }
};

LOGGIA_LOOP_TEST(SatTest)

} // namespace sat_test

#include "sat_test.moc"
