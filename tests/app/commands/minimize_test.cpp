#include "tests/app/commands/program.hpp"
#include "tests/places.hpp"
#include "tests/suite.hpp"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

namespace minimize_test {

namespace {

QString example(const char* name) {
    return places::example("normal_forms/") + QString::fromLatin1(name);
}

} // namespace

/// The commands `minimize` and `generate`.
class MinimizeTest : public QObject, program::Folder {
    Q_OBJECT

private:
    [[nodiscard]] program::Ended minimize(const QStringList& arguments,
                                          const QByteArray& input = {}) const {
        return cli(QStringList{QStringLiteral("minimize")} + arguments, input);
    }

private Q_SLOTS:
    void findsTheSmallest() {
        const auto ended = cli("minimize --to dnf", "a b | f\n0 0 | 1\n0 1 | 1\n1 - | 0\n");
        QCOMPARE(ended.status, 0);
        QCOMPARE(ended.out, QByteArray("f = -a\n"));
        QCOMPARE(ended.err, QByteArray("minimum: 1 term, 1 literal (proven)\n"));
        const auto example_of_class =
            minimize({example("class.txt"), QStringLiteral("--to"), QStringLiteral("dnf")});
        QCOMPARE(example_of_class.out, QByteArray("f = (-b & -d) | (b & d)\n"));
        QCOMPARE(minimize({example("majority.txt"), QStringLiteral("--format"),
                           QStringLiteral("eqntott")})
                     .out.count('|'),
                 3);
    }

    /// What is checked is not printed again.
    void aCheckHasNoFormat() {
        const QByteArray table = "a b | f\n0 0 | 1\n0 1 | 1\n1 - | 0\n";
        for (const char* other : {"--format pla", "--stats", "--json"})
            QCOMPARE(cli(QByteArray("minimize --check answer.txt ") + other, table).status, 2);
    }

    void takesAFormulaAndAnOrder() {
        const auto given = [&](const char* formula, const QStringList& more) {
            return minimize(QStringList{QStringLiteral("--formula"), QString::fromUtf8(formula)} +
                            more);
        };
        QCOMPARE(given("-a & (b -> c)", {}).out, QByteArray("f = (-b | c) & -a\n"));
        QCOMPARE(given("-a", {QStringLiteral("--format"), QStringLiteral("pla"),
                              QStringLiteral("--variables"), QStringLiteral("b,a")})
                     .out,
                 QByteArray(".i 2\n.o 1\n.ilb b a\n.ob f\n.phase 0\n.p 1\n-1 1\n.e\n"));
        const auto wrong = given("-a & & b", {});
        QCOMPARE(wrong.status, 1);
        QVERIFY(wrong.err.startsWith("formula:1:6: expected a variable"));
        const auto lacks = given("a", {QStringLiteral("--variables"), QStringLiteral("b")});
        QCOMPARE(lacks.status, 1);
        QCOMPARE(lacks.err, QByteArray("--variables: the order of the inputs lacks 'a'\n"));
    }

    void everyFormatIsTheSameFunction() {
        for (const char* const format :
             {"ascii", "unicode", "latex", "c", "python", "eqntott", "pla", "minterms", "table"})
            for (const char* const form : {"cnf", "dnf"}) {
                const auto ended = minimize({example("majority.txt"), QStringLiteral("--to"),
                                             QString::fromLatin1(form), QStringLiteral("--format"),
                                             QString::fromLatin1(format),
                                             QStringLiteral("--output"), path("form.txt")});
                QCOMPARE(ended.status, 0);
                QCOMPARE(ended.out, QByteArray());
                const auto checked = minimize(
                    {path("form.txt"), QStringLiteral("--check"), example("majority.txt")});
                QCOMPARE(checked.out, QByteArray("equivalent\n"));
                QCOMPARE(checked.status, 0);
            }
    }

    void readsWhatEspressoPrintedAndIsNoWorse() {
        const auto ended = minimize({example("espresso.eqn"), QStringLiteral("--heuristic"),
                                     QStringLiteral("--format"), QStringLiteral("eqntott"),
                                     QStringLiteral("--output"), path("small.eqn")});
        QCOMPARE(ended.status, 0);
        const QByteArray line = program::contents(path("small.eqn"));
        QVERIFY(line.startsWith("v13.0 = ("));
        QVERIFY(line.endsWith(");\n"));
        QVERIFY(line.count('&') + 1 < 39);
        QCOMPARE(
            minimize({path("small.eqn"), QStringLiteral("--check"), example("espresso.eqn")}).out,
            QByteArray("equivalent\n"));
    }

    void tellsWhereFunctionsDiffer() {
        const auto ended = minimize({QStringLiteral("--formula"), QStringLiteral("a ^ b"),
                                     QStringLiteral("--check"), QStringLiteral("a | b")});
        QCOMPARE(ended.status, 1);
        QCOMPARE(ended.out,
                 QByteArray("not equivalent: a=1 b=1 makes the first 0 and the second 1\n"));
        const auto renamed = minimize({QStringLiteral("--formula"), QStringLiteral("a & !b"),
                                       QStringLiteral("--check"), QStringLiteral("x & !y")});
        QCOMPARE(renamed.status, 1);
        QVERIFY(renamed.out.startsWith("not equivalent: "));
        QCOMPARE(renamed.err,
                 QByteArray("note: they are equivalent with the inputs in order: a for "
                            "x, b for y\n"));
        const auto otherwise = minimize({QStringLiteral("--formula"), QStringLiteral("a & !b"),
                                         QStringLiteral("--check"), QStringLiteral("x | !y")});
        QCOMPARE(otherwise.status, 1);
        QVERIFY(otherwise.err.isEmpty());
        // As ABC's cec does; here it is said.
        program::write(path("sum.eqn"), "S = A ^ B;\nC = A & B;\n");
        program::write(path("add.eqn"), "sum = A & !B | !A & B;\ncarry = A & B;\n");
        const auto outputs =
            minimize({path("sum.eqn"), QStringLiteral("--check"), path("add.eqn")});
        QCOMPARE(outputs.out, QByteArray("equivalent\n"));
        QCOMPARE(outputs.err,
                 QByteArray("note: the outputs are compared in order: S for sum, C for carry\n"));
        const auto missing = cli("minimize --check nothing.txt", "a");
        QCOMPARE(missing.status, 1);
        QVERIFY(missing.err.contains("there is no file 'nothing.txt'"));
        // Our own LaTeX.
        const auto indexed =
            minimize({QStringLiteral("--formula"), QStringLiteral("x1 & x2"),
                      QStringLiteral("--check"), QStringLiteral("x_{1} \\land x_{2}")});
        QCOMPARE(indexed.out, QByteArray("equivalent\n"));
        const auto set_low =
            minimize({QStringLiteral("--formula"), QStringLiteral("x1 & x2"),
                      QStringLiteral("--check"), QStringLiteral("x\u2081 & x\u2082")});
        QCOMPARE(set_low.out, QByteArray("equivalent\n"));
        // The inputs of the first say that ab is a product.
        for (const QString& product :
             {QStringLiteral("AB + C"), QStringLiteral("C + BA"), QStringLiteral("F = AB + C"),
              QStringLiteral("assign F = C + BA;")}) {
            const auto letters = minimize({QStringLiteral("--formula"), QStringLiteral("A & B | C"),
                                           QStringLiteral("--check"), product});
            QCOMPARE(letters.out, QByteArray("equivalent\n"));
        }
        const auto alone = minimize({QStringLiteral("--formula"), QStringLiteral("A & B"),
                                     QStringLiteral("--check"), QStringLiteral("AB")});
        QCOMPARE(alone.out, QByteArray("equivalent\n"));
        const auto alone_named = minimize({QStringLiteral("--formula"), QStringLiteral("A & B"),
                                           QStringLiteral("--check"), QStringLiteral("F = AB")});
        QCOMPARE(alone_named.out, QByteArray("equivalent\n"));
        const auto both = minimize({QStringLiteral("--formula"), QStringLiteral("x1 & x_1"),
                                    QStringLiteral("--check"), QStringLiteral("x_{1}")});
        QCOMPARE(both.out, QByteArray("not equivalent: x1=0 x_1=1 makes the first 0 and the "
                                      "second 1\n"));
        // Of one output each it does not matter what they are called.
        program::write(path("f.txt"), "INORDER = a b;\nOUTORDER = f;\nf = a & b;\n");
        program::write(path("g.txt"), "INORDER = a b;\nOUTORDER = g;\ng = b & a;\n");
        const auto named = minimize({path("f.txt"), QStringLiteral("--check"), path("g.txt")});
        QCOMPARE(named.out, QByteArray("equivalent\n"));
        // Too large for a DNF, and compared as they are written.
        QStringList odd;
        QStringList clauses;
        for (int i = 1; i < 30; i += 2) {
            odd << QStringLiteral("(x%1 ^ x%2)").arg(i).arg(i + 1);
            clauses << QStringLiteral("(x%1 | x%2) & (!x%1 | !x%2)").arg(i).arg(i + 1);
        }
        const QString formula = odd.join(QStringLiteral(" & "));
        const auto large =
            minimize({QStringLiteral("--formula"), formula, QStringLiteral("--check"),
                      clauses.join(QStringLiteral(" & "))});
        QCOMPARE(large.out, QByteArray("equivalent\n"));
        QCOMPARE(large.status, 0);
        const auto unlike = minimize({QStringLiteral("--formula"), formula,
                                      QStringLiteral("--check"), QStringLiteral("x1 & !x1")});
        QCOMPARE(unlike.status, 1);
        QVERIFY(unlike.out.startsWith("not equivalent: x1="));
        QVERIFY(unlike.out.endsWith(" makes the first 1 and the second 0\n"));
        // What a script passes on may be empty: that is no formula, and not as if it were not
        // there.
        const auto empty = minimize({QStringLiteral("--formula"), QStringLiteral("a"),
                                     QStringLiteral("--check"), QString()});
        QCOMPARE(empty.status, 1);
        QVERIFY(empty.err.contains("the formula is empty"));
        QCOMPARE(empty.out, QByteArray());
        QCOMPARE(minimize({QStringLiteral("--formula"), QString()}, "a").status, 1);
    }

    void jsonTellsWhatIsKnown() {
        const auto ended =
            minimize({example("seven_segments.pla"), QStringLiteral("--to"), QStringLiteral("dnf"),
                      QStringLiteral("--json"), QStringLiteral("--stats")});
        QCOMPARE(ended.status, 0);
        const QJsonObject json = QJsonDocument::fromJson(ended.out).object();
        QCOMPARE(json[QStringLiteral("outputs")].toArray().size(), 7);
        QCOMPARE(json[QStringLiteral("form")].toString(), QStringLiteral("dnf"));
        const auto cnf =
            minimize({QStringLiteral("--formula"), QStringLiteral("a | b"), QStringLiteral("--to"),
                      QStringLiteral("cnf"), QStringLiteral("--json")});
        QCOMPARE(QJsonDocument::fromJson(cnf.out).object()[QStringLiteral("form")].toString(),
                 QStringLiteral("cnf"));
        QVERIFY(json[QStringLiteral("minimal")].toBool());
        const QJsonObject terms = json[QStringLiteral("terms")].toObject();
        QCOMPARE(terms[QStringLiteral("lower")].toInt(), terms[QStringLiteral("upper")].toInt());
        QCOMPARE(json[QStringLiteral("parts")].toArray().size(),
                 terms[QStringLiteral("upper")].toInt());
        QVERIFY(ended.err.contains("primes "));
    }

    /// Clauses are multiplied out while they are read.
    void readingEndsInTime() {
        const QByteArray hard =
            cli("sat generate random --atoms 110 --clauses 460 --format dimacs").out;
        QVERIFY(hard.contains("p cnf 110 460"));
        program::write(path("hard.cnf"), hard);
        for (const char* line :
             {"minimize hard.cnf --time 0.2", "minimize hard.cnf --check hard.cnf --time 0.2",
              "minimize --formula a --check hard.cnf --time 0.2"}) {
            const auto ended = cli(line);
            QCOMPARE(ended.status, 1);
            QCOMPARE(ended.out, QByteArray());
            QVERIFY2(ended.err.contains("stopped"), ended.err.constData());
            QVERIFY2(!ended.err.contains("hard.cnf: stopped"), ended.err.constData());
        }
    }

    void stopsInTimeAndWhenInterrupted() {
        const auto limited = minimize({example("espresso.eqn"), QStringLiteral("--exact"),
                                       QStringLiteral("--time"), QStringLiteral("0.2")});
        QCOMPARE(limited.status, 0);
        QVERIFY(limited.out.startsWith("\"v13.0\" = "));
        QVERIFY(limited.err.startsWith("not proven minimum: ") ||
                limited.err.startsWith("minimal: "));

        QProcess process;
        process.start(program::cli(),
                      {QStringLiteral("minimize"), QStringLiteral("--exact"),
                       example("espresso.eqn"), QStringLiteral("--output"), path("best.txt")});
        QVERIFY(process.waitForStarted());
        QTest::qSleep(300);
        program::send(process, SIGINT);
        QVERIFY(process.waitForFinished(20000));
        QCOMPARE(process.exitCode(), 130);
        QCOMPARE(
            minimize({path("best.txt"), QStringLiteral("--check"), example("espresso.eqn")}).out,
            QByteArray("equivalent\n"));
    }

    void doesNotWaitForItsInputWhenInterrupted() {
        QProcess process;
        process.start(program::cli(), {QStringLiteral("minimize")});
        QVERIFY(process.waitForStarted());
        QTest::qSleep(300);
        program::send(process, SIGINT);
        QVERIFY(process.waitForFinished(20000));
        QCOMPARE(process.exitCode(), 130);
    }

    void writesTheProblemForAnotherSolver() {
        const QByteArray circle("f(a, b, c) = m(0, 1, 2, 5, 6, 7)\n");
        const auto lp = cli("minimize --to dnf --format lp", circle);
        QCOMPARE(lp.status, 0);
        QCOMPARE(lp.err, QByteArray("6 primes, 0 chosen; 6 rows and 6 columns left\n"));
        QVERIFY(lp.out.contains("\\ x1 -01 1\n"));
        QVERIFY(lp.out.contains("\n r0_0: x3 + x5 >= 1\n"));
        QVERIFY(lp.out.endsWith("Binary\n x1 x2 x3 x4 x5 x6\nEnd\n"));
        const auto reduced = cli("minimize --to cnf --format opb", "f(a, b) = m(0, 3)\n");
        QVERIFY(reduced.out.endsWith("*   01 1\n*   10 1\nmin: +2 x1 ;\n+1 x1 >= 1 ;\n"));
        const auto whole = cli("minimize --format opb --unreduced", "f(a, b) = m(0, 3)\n");
        QVERIFY(whole.out.endsWith("min: +1 x1 +1 x2 ;\n+1 x1 >= 1 ;\n+1 x2 >= 1 ;\n"));
        QCOMPARE(cli("minimize --format lp --json", circle).status, 2);
        QCOMPARE(cli("minimize --unreduced", circle).status, 2);
    }

    void makesRandomFunctions() {
        const char* const order = "generate function --variables 4 --dont-cares 0.25 --seed 5";
        const auto rows = cli(order);
        QCOMPARE(rows.status, 0);
        QVERIFY(rows.out.startsWith("z(a, b, c, d) = m("));
        QCOMPARE(cli(order).out, rows.out);
        QVERIFY(cli(words(order) + words("--format table")).out.startsWith("a b c d | z\n0 0 0 0"));
        QCOMPARE(minimize(words("--to dnf --exact --work 1000"), rows.out).status, 0);
        QCOMPARE(cli("generate function --density 1.5").status, 2);
        QCOMPARE(cli("generate function --variables 17").status, 2);
    }

    /// The tables of `formula table`, with a column for each subformula.
    void readsTablesOfFormulas() {
        for (const auto& [formula, inputs] : {std::pair("-p", 1),
                                              {"(p+-p)", 1},
                                              {"(p*q)", 2},
                                              {"((p*q)+r)", 3},
                                              {"(-(p*q)+-q)", 2},
                                              {"(((a+-b)*(c+d))+-(a*d))", 4}})
            for (const char* const way : {"", "--csv", "--result-only", "--csv --result-only"}) {
                const auto table = cli(words("formula table") + words(way) +
                                       QStringList{QStringLiteral("--"), QLatin1String(formula)});
                QCOMPARE(table.status, 0);
                const auto read = minimize(words("--json"), table.out);
                QVERIFY2(read.status == 0, read.err + table.out);
                const QJsonObject object = QJsonDocument::fromJson(read.out).object();
                QCOMPARE(object[QStringLiteral("inputs")].toArray().size(), inputs);
                QCOMPARE(object[QStringLiteral("outputs")].toArray().last().toString(),
                         QLatin1String(formula));
            }
    }

    void usage() {
        QCOMPARE(cli("minimize --to nnf", "a").status, 2);
        QCOMPARE(cli("minimize --exact --heuristic", "a").status, 2);
        QCOMPARE(cli("minimize in.txt --formula a").status, 2);
        QCOMPARE(cli("minimize --to dnf --format dimacs", "a").status, 2);
        QCOMPARE(cli("minimize --format dimacs", "a & b").out,
                 QByteArray("c output f\nc 1 a\nc 2 b\np cnf 2 2\n2 0\n1 0\n"));
        QCOMPARE(cli("minimize no-such-file").status, 1);
        // Before the search, not after it.
        const auto nowhere = cli("minimize -o no/such/file", "a & b");
        QCOMPARE(nowhere.status, 2);
        QVERIFY2(nowhere.err.contains("--output: there is no folder no/such"), nowhere.err);
        QCOMPARE(cli("minimize --format c", "\"a b\"").status, 1);
        const auto wrong = cli("minimize", ".i 2\n.o 1\n1x 1\n");
        QCOMPARE(wrong.status, 1);
        QCOMPARE(wrong.err, QByteArray("standard input:3:2: expected 0, 1 or - for input 2 of 2, "
                                       "found `x`\n    1x 1\n     ^\n"));
        QCOMPARE(wrong.out, QByteArray());
    }

    void makesExercises() {
        const char* const order = "generate cnf-problem --variables 6 --terms 7 --seed 11";
        const auto sheet = cli(order);
        QCOMPARE(sheet.status, 0);
        QVERIFY(sheet.out.startsWith("# Conjunctive normal form\n"));
        QVERIFY(!sheet.out.contains("seed"));
        QCOMPARE(sheet.err, QByteArray("every CNF is proven minimum\n"));
        QCOMPARE(cli(order).out, sheet.out);
        const auto key = cli(words(order) + words("--sheet key"));
        QVERIFY(key.out.contains("seed 11"));
        QVERIFY(key.out.contains("Proven: no other has fewer clauses"));
        // What the key says is the function that was given.
        const auto formulas = key.out.split('`');
        program::write(path("given.txt"), formulas[3].trimmed());
        program::write(path("answer.txt"), formulas[9].trimmed());
        QVERIFY(formulas[9].contains("∧"));
        QCOMPARE(minimize({path("given.txt"), QStringLiteral("--check"), path("answer.txt")}).out,
                 QByteArray("equivalent\n"));
    }

    void makesAClassOfThem() {
        const QStringList order = words("generate cnf-problem --variables 8 --terms 8 --seed 3 "
                                        "--variants 4 --format pdf -o");
        QCOMPARE(cli(order + QStringList{path("first.pdf")}).status, 0);
        QCOMPARE(cli(order + QStringList{path("second.pdf")}).status, 0);
        const QByteArray bytes = program::contents(path("first.pdf"));
        QVERIFY(bytes.startsWith("%PDF-"));
        QVERIFY(bytes == program::contents(path("second.pdf")));
        const auto latex = cli("generate cnf-problem --variables 5 --terms 5 --variants 3 "
                               "--format latex --sheet key");
        QCOMPARE(latex.out.count("\\newpage"), 2);
        QVERIFY(!latex.err.contains("2 of 3\n")); // progress is for a terminal
        QCOMPARE(cli("generate").status, 2);
        QCOMPARE(cli("generate cnf-problem --variables 17").status, 2);
        const auto impossible = cli("generate cnf-problem --variables 12 --terms 2");
        QCOMPARE(impossible.status, 1);
        QCOMPARE(impossible.err,
                 QByteArray("error: 2 terms of 3 literals are too few to use all 12 variables\n"));
    }
};

LOGGIA_LOOP_TEST(MinimizeTest)

} // namespace minimize_test

#include "minimize_test.moc"
