#include "tests/app/commands/program.hpp"
#include "tests/places.hpp"
#include "tests/suite.hpp"

#include <QFileInfo>
#include <QTest>

namespace puzzles_test {

namespace {

QString puzzle(const char* name) {
    return places::example("puzzles/") + QString::fromLatin1(name);
}

program::Ended run(const char* line, const QByteArray& input = {}) {
    return program::run(program::cli(),
                        QString::fromLatin1(line).split(QLatin1Char(' '), Qt::SkipEmptyParts), {},
                        input);
}

program::Ended run_on(const char* line, const char* file) {
    return program::run(program::cli(), QString::fromLatin1(line).split(QLatin1Char(' ')) +
                                            QStringList{QStringLiteral("--file"), puzzle(file)});
}

} // namespace

class PuzzlesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void listsModelsAsInterpformat() {
        const auto ended = run_on("mace4", "trial_01.in");
        QCOMPARE(ended.status, 3);
        QCOMPARE(ended.out, QByteArray("interpretation( 2, [number = 1,seconds = 0], [\n"
                                       "    relation(l1, [0]),\n    relation(l2, [1]),\n"
                                       "    relation(m1, [0]),\n    relation(m2, [1]),\n"
                                       "    relation(t1, [1]),\n    relation(t2, [0])]).\n"));
        QVERIFY(ended.err.startsWith("\n=== Mace4 starting on domain size 2. ===\n"));
        QVERIFY(ended.err.endsWith(" exit (all_models) -----\n"));
        const auto cooked = run("interpformat cooked", ended.out);
        QCOMPARE(cooked.status, 0);
        QCOMPARE(cooked.out, run_on("mace4 --format cooked --quiet", "trial_01.in").out);
        QCOMPARE(run("interpformat --format standard2", ended.out).out, ended.out);
    }

    void takesTheFileWithOrWithoutItsOption() {
        for (const char* line :
             {"mace4 --quiet", "translate --mod", "puzzle solve", "puzzle say", "puzzle verdict"}) {
            const auto named = run_on(line, "trial_01.in");
            QVERIFY2(!named.out.isEmpty(), line);
            const auto plain =
                run((line + QByteArray(" ") + puzzle("trial_01.in").toUtf8()).constData());
            QCOMPARE(plain.out, named.out);
            QCOMPARE(plain.status, named.status);
        }
    }

    void pipesAsTheHandoutDoes() {
        const auto ring = run_on("translate --collect --merge --mod", "trial_10.in");
        QCOMPARE(ring.status, 0);
        QCOMPARE(ring.err, QByteArray());
        const auto models = run("mace4 --quiet --format tabular", ring.out);
        QCOMPARE(models.status, 3);
        QCOMPARE(models.out.count(": 1\n"), 5);
        const QString alias = QFileInfo(program::cli()).path() + QStringLiteral("/translator");
        const auto same = program::run(alias, {QStringLiteral("-c"), QStringLiteral("-m"),
                                               QStringLiteral("--mod"), QStringLiteral("-f"),
                                               puzzle("trial_10.in")});
        QCOMPARE(same.out, ring.out);
    }

    void exitsAsMace4_data() {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("input");
        QTest::addColumn<int>("status");
        QTest::addColumn<int>("models");
        const auto row = [](const char* line, const char* input, int status, int models) {
            QTest::addRow("%s %s", line, input)
                << QByteArray(line) << QByteArray(input) << status << models;
        };
        row("mace4", "formulas(a). p | q. end_of_list.", 0, 1);
        row("mace4 -m -1", "formulas(a). p | q. end_of_list.", 3, 3);
        row("mace4 -m 2", "formulas(a). p | q. end_of_list.", 0, 2);
        row("mace4 -m -1 --project q", "formulas(a). p | q. end_of_list.", 3, 2);
        row("mace4", "formulas(a). p & -p. end_of_list.", 2, 0);
        row("mace4 -n 3 -m -1", "formulas(a). a != b. end_of_list.", 3, 1);
        row("mace4 -n 3 -m -1 --isomorphic all", "formulas(a). a != b. end_of_list.", 3, 6);
        row("mace4 -n 3 -m -1 --isomorphic none", "formulas(a). p(a). end_of_list.", 3, 3);
        row("mace4 --isomorphic some", "formulas(a). p(a). end_of_list.", 2, 0);
        row("mace4", "formulas(a). p", 1, 0);
        row("mace4 -n 2", "formulas(a). p(5). end_of_list.", 2, 0);
    }
    void exitsAsMace4() {
        QFETCH(QByteArray, line);
        QFETCH(QByteArray, input);
        QFETCH(int, status);
        QFETCH(int, models);
        const auto ended = run(line.constData(), input);
        QCOMPARE(ended.status, status);
        QCOMPARE(ended.out.count("interpretation("), models);
    }

    void counts() {
        const auto ended = run("mace4 --count", "formulas(a). a1 | a2 | a3. b = c. end_of_list.");
        QCOMPARE(ended.status, 3);
        QCOMPARE(ended.out, QByteArray("7\n"));
        const auto every =
            run("mace4 --count --isomorphic all", "formulas(a). a1 | a2 | a3. b = c. end_of_list.");
        QCOMPARE(every.out, QByteArray("14\n"));
        const auto sizes =
            run("mace4 --count --isomorphic all", "assign(domain_size, 2). assign(end_size, 4). "
                                                  "formulas(a). f(x, y) = f(y, x). end_of_list.");
        QCOMPARE(sizes.status, 3);
        QCOMPARE(sizes.out, QByteArray("2: 8\n3: 729\n4: 1048576\n"));
        QCOMPARE(run("mace4 --count -m 3", "formulas(a). p. end_of_list.").status, 2);
    }

    void refusesWithThePlace_data() {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("input");
        QTest::addColumn<QByteArray>("message");
        const auto row = [](const char* line, const char* input, const char* message) {
            QTest::addRow("%s %s", line, input)
                << QByteArray(line) << QByteArray(input) << QByteArray(message);
        };
        row("mace4", "formulas(a).\na -> b -> c.\nend_of_list.",
            "standard input:2:8: '->' after '->' is ambiguous");
        row("mace4", "assign(iterate, squares).", "standard input:1:1: expected all, evens");
        row("interpformat", "nothing.", "standard input:1:1: expected interpretation(SIZE");
        row("mace4", "formulas(a). x. end_of_list.", "standard input:1:14: 'x' is a variable");
        row("interpformat", "interpretation( 2, [], [p]).", "standard input:1:25: expected");
        row("translate", "", "Error: Input file is empty\n");
        row("translate", "formulas(a). p. end_of_list", "Error: Terminating \".\" not found\n");
        row("translate", "p & q.",
            "Error: Invalid command format: \"p & q\"\nstandard input:1:1: formulas stand between "
            "'formulas(assumptions).' and 'end_of_list.'\n");
        row("mace4", "p & q.",
            "standard input:1:1: Invalid command format: \"p & q\"; formulas stand between ");
        row("translate --subs", "formulas(a). p. end_of_list.",
            "Error: Cannot substitute. 'formulas(substitutions).' does not exist\n");
        row("translate", "formulas(a). p q. end_of_list.",
            "Error: expected an operator or '.', found 'q'\nstandard input:1:16: here\n");
    }
    void refusesWithThePlace() {
        QFETCH(QByteArray, line);
        QFETCH(QByteArray, input);
        QFETCH(QByteArray, message);
        const auto ended = run(line.constData(), input);
        QCOMPARE(ended.status, 1);
        QVERIFY2(ended.err.contains(message), ended.err.constData());
    }

    void translatesBackAndIntoClauses() {
        const auto back =
            run("translate --back",
                "set(arithmetic). formulas(a). m1 = r1 * (r2 + 1). m1 + m2 = 1. end_of_list.");
        QCOMPARE(back.out, QByteArray("assign(domain_size, 2).\n\nformulas(a).\n"
                                      "\tm1 <-> r1 & -r2.\n\t-(m1 <-> m2).\nend_of_list.\n\n"));
        const auto clauses =
            run("translate --clauses assignment", "formulas(a). p -> q. -q. end_of_list.");
        QCOMPARE(clauses.out, QByteArray("-2\n-1 2\n0\n1 p\n2 q\n"));
        QCOMPARE(run("translate --back --mod", "").status, 2);
        QCOMPARE(run("translate --back --clauses dimacs", "").status, 2);
    }

    void solvesByAlgebra() {
        const auto ended = run_on("puzzle solve", "trial_01_ring.in");
        QCOMPARE(ended.status, 0);
        QVERIFY(ended.out.contains(" substituted by ("));
        QVERIFY(ended.out.endsWith("\nm1 = 0\nm2 = 1\nr1 = 0\nr2 = 1\n"));
        for (const char* file : {"trial_10.in", "choice.in"}) {
            const auto all = run_on("puzzle solve --quiet", file);
            QCOMPARE(run_on("puzzle solve --quiet --one-equation", file).out, all.out);
            QCOMPARE(all.out.count(" = 1\n"), 5);
        }
        QCOMPARE(run_on("puzzle solve --format text", "trial_01_ring.in").out, ended.out);
        const auto latex = run_on("puzzle solve --format latex", "trial_01_ring.in");
        QCOMPARE(latex.status, 0);
        QVERIFY(latex.out.startsWith("\\documentclass{article}\n"));
        QVERIFY(latex.out.contains("$m_{1} = 0$"));
        QVERIFY(latex.out.endsWith("\\end{document}\n"));
        QCOMPARE(run("puzzle solve --format word").status, 2);
        const auto none = run("puzzle solve", "formulas(a). p. p -> q. -q. end_of_list.");
        QCOMPARE(none.status, 2);
        QVERIFY(none.out.endsWith("\nThere is no solution.\n"));
    }

    void makesAndReadsPuzzles() {
        const auto puzzle = run("puzzle generate --seed 3 --difficulty medium");
        QCOMPARE(puzzle.status, 0);
        QCOMPARE(puzzle.out.count(" says: "), 4);
        QCOMPARE(run("puzzle generate --seed 3 --difficulty medium").out, puzzle.out);
        const auto mace = run("puzzle sentences", puzzle.out);
        QCOMPARE(mace.status, 0);
        QCOMPARE(run("mace4 --count", mace.out).out, QByteArray("1\n"));
        const auto wrong = run("puzzle sentences", "A says: B is a baker");
        QCOMPARE(wrong.status, 1);
        QVERIFY(wrong.err.startsWith("standard input:1:16: expected 'knight' or 'knave'"));
    }

    void speaksOfDoors() {
        const auto puzzle = run("puzzle generate --doors --seed 5 --difficulty medium");
        QCOMPARE(puzzle.status, 0);
        QCOMPARE(puzzle.out.count("Sign "), 3);
        const auto verdict = run("puzzle verdict", puzzle.out);
        QCOMPARE(verdict.status, 0);
        QVERIFY(verdict.out.startsWith("Exactly one solution.\nl1 = "));
        for (const char* form : {"puzzle sentences", "puzzle sentences --ring"}) {
            const auto mace = run(form, puzzle.out);
            QCOMPARE(mace.status, 0);
            QCOMPARE(run("puzzle verdict", mace.out).out, verdict.out);
            const auto words = run("puzzle say", mace.out);
            QCOMPARE(words.status, 0);
            QCOMPARE(run("puzzle verdict", words.out).out, verdict.out);
            QCOMPARE(run("puzzle solve --quiet", words.out).status, 0);
        }
        const auto solved = run_on("puzzle solve", "trial_01.txt");
        QCOMPARE(solved.status, 0);
        QVERIFY(solved.out.endsWith("\nl1 = 0\nl2 = 1\nm1 = 0\nm2 = 1\n"));
        const auto plain = run_on("puzzle say --plainly", "trial_02.in");
        QVERIFY(plain.out.contains("fact: if room 1 has a lady then room 1 has no tiger.\n"));
        QVERIFY(plain.out.contains("Sign 2 says: the other room has a tiger.\n"));
        QVERIFY(run_on("puzzle say", "choice.in").out.startsWith("% First, second"));
        QVERIFY(!run_on("puzzle say --plainly", "choice.in").out.contains('%'));
        const auto wrong = run("puzzle solve", "\nSign 1 says: a dog is in room 1\n");
        QCOMPARE(wrong.status, 1);
        QVERIFY(wrong.err.startsWith("standard input:2:"));
        const auto clash = run("puzzle verdict", "Abe says: I am a knave.\n");
        QCOMPARE(clash.status, 2);
        QCOMPARE(clash.out, QByteArray("No solution: statement 1 contradicts itself.\n"
                                       "1: Abe says: I am a knave.\n"));
        // The ends of lines under Windows are no part of them.
        QCOMPARE(run("puzzle verdict", "Abe says: I am a knave. \r\n").out, clash.out);
        // A formula without a comment, between others that have one.
        QCOMPARE(
            run("puzzle verdict", "formulas(a).\n  % a note\n  a | b.\n  -a.\n  a.\nend_of_list.\n")
                .out,
            QByteArray("No solution: statements 2 and 3 contradict each other.\n"
                       "2: -a.\n"
                       "3: a.\n"));
        // Their polynomials would be too large to write.
        QByteArray islanders;
        for (int i = 0; i < 15; ++i)
            islanders += QByteArray("X") + static_cast<char>('a' + i) + " says: exactly " +
                         QByteArray::number(i + 1) + " of us are knaves.\n";
        QCOMPARE(run("puzzle sentences", islanders).status, 1);
        const auto counted = run("puzzle verdict", islanders);
        QCOMPARE(counted.status, 0);
        QVERIFY2(counted.out.startsWith("Exactly one solution.\n"), counted.out.constData());
        QCOMPARE(counted.out.count(" = 1\n"), 1);
        QVERIFY2(counted.out.contains("k_Xn = 1\n"), counted.out.constData()); // says: 14
        QCOMPARE(run("puzzle verdict", islanders + "Abe is a dog.\n").status, 1);
        // Of a paragraph each statement by itself.
        QCOMPARE(
            run("puzzle verdict", "Abe says Bea is a knave. Bea says, 'Abe is a knight.'\n").out,
            QByteArray("No solution: statements 1 and 2 contradict each other.\n"
                       "1: Abe says Bea is a knave.\n"
                       "2: Bea says, 'Abe is a knight.'\n"));
        QCOMPARE(run("puzzle sentences", "% nothing\n").status, 1);
    }

    void warnsWhereModIsNeeded() {
        const auto ended = run("translate", "formulas(a). p | q. end_of_list.");
        QCOMPARE(ended.status, 0);
        QVERIFY(ended.err.startsWith("standard input:1:16: warning: Mace4 computes with integers"));
    }
};

LOGGIA_LOOP_TEST(PuzzlesTest)

} // namespace puzzles_test

#include "puzzles_test.moc"
