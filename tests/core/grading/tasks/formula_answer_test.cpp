#include "tests/core/grading/tasks/cnf_answers.hpp"
#include "tests/core/grading/tasks/judged.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <string>

namespace formula_answer_test {

using namespace loggia;
using namespace loggia::grading;

/// Which of several formulas is the answer.
class FormulaAnswerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void answersAmongOtherLines_data() {
        cnf_answers::add_columns();
        QTest::newRow("a formula in lines") << "(a | b)\n& (a | c) & (b | c)\n"
                                            << "+++++";
        QTest::newRow("a letter before signs") << "a\n& b | a & c | b & c\n"
                                               << "++---";
        QTest::newRow("an operator first") << "not\n(-a & -b | -a & -c | -b & -c)\n"
                                           << "++---";
        QTest::newRow("a message")
            << "Hello,\nhere it is:\n\nz = (a|b) & (a|c)\n  & (b|c)\n\nBest regards\nAnna\n"
            << "+++++";
        for (const char* const introduction :
             {"Therefore, ", "Thus ", "We get ", "Final answer ", "CNF ", "The CNF becomes ",
              "Die KNF lautet ", "1) Also ", "La respuesta ", "We have ", "This simplifies to ",
              "f can be written as ", "Finally, ", "Wir erhalten ", "Daraus folgt ",
              "Die KNF ist gegeben durch ", "Damit erh\u00E4lt man ", "Por lo tanto, ",
              "Se obtiene "})
            QTest::newRow(introduction)
                << QString::fromStdString(introduction +
                                          std::string("(a | b) & (a | c) & (b | c)\nAnna 1\n"))
                << "+++++";
        for (const char* const introduction :
             {"We do not get ", "Never answer ", "Without ", "The negation becomes ",
              "The complement can be written as ", "An incorrect answer ",
              "La respuesta incorrecta "})
            QTest::newRow(introduction)
                << QString::fromStdString(introduction +
                                          std::string("(a | b) & (a | c) & (b | c)\nAnna 1\n"))
                << "-----";
        QTest::newRow("an operator in a word") << "Thus a nor (a & b | a & c | b & c)\n"
                                               << "+----";
        QTest::newRow("words before sets") << "Therefore, {a, b}, {a, c}, {b, c}\n"
                                           << "+++++";
        QTest::newRow("a sentence") << "The answer is (a | b) & (a | c) & (b | c)."
                                    << "+++++";
        QTest::newRow("the problem above it")
            << "(a & b) | (a & c) | (b & c)\n\n(a | b) & (a | c) & (b | c)\n"
            << "+++++";
        QTest::newRow("the problem and it with labels")
            << "Problem: (a & b) | (a & c) | (b & c)\nAnswer: (a | b) & (a | c) & (b | c)\n"
            << "+++++";
        const std::string canonical = "(a+b+c)(a+b+c')(a+b'+c)(a'+b+c)";
        const std::string minimum = "(a + b)(a + c)(b + c)";
        for (const std::string& labels :
             {"Canonical CNF: " + canonical + "\nMinimum CNF: " + minimum,
              "# Canonical CNF\n" + canonical + "\n\n# Minimum CNF\n" + minimum,
              "CNF: " + canonical + "\nf_min = " + minimum, canonical + "\nAnswer: " + minimum,
              "Kanonische KNF: " + canonical + "\nso " + minimum,
              "Minimum DNF: ab + ac\nMinimum CNF: " + minimum,
              "Step 1: a(b + c) + bc\nStep 2: " + canonical + "\nStep 3: " + minimum,
              "f = " + canonical + "\nStep 1: absorption\nStep 2: " + minimum,
              "Draft: (a + b)(a + c)\nFinal: " + minimum,
              "## Solution\n\nf = " + canonical + "\n\n## Final answer\n\n" + minimum,
              "Solution: " + canonical + "\nAnswer: " + minimum,
              "Ergebnis: " + canonical + "\nEndergebnis: " + minimum})
            QTest::newRow(labels.c_str()) << QString::fromStdString(labels) << "+++++";
        for (const std::string& labels :
             {"Answer: " + minimum + "\nCheck: " + canonical,
              "Answer 1: " + minimum + "\nAnswer 2: " + canonical,
              "Final answer: " + minimum + "\nSolution: " + canonical,
              "Answer: " + minimum + "\n" + canonical, canonical + "\nNot the answer: " + minimum})
            QTest::newRow(labels.c_str()) << QString::fromStdString(labels) << "-----";
        for (const std::string& corrected :
             {"Answer: (a + b)(a + c)\nCorrection: " + minimum,
              "(a + b)(a + c)\n\nOops, I forgot a clause. Corrected:\n\n" + minimum,
              "## Antwort\n(a + b)(a + c)\n\n## Korrektur\n" + minimum,
              "Correction: (a + b)(a + c)\nAnswer: " + minimum})
            QTest::newRow(corrected.c_str()) << QString::fromStdString(corrected) << "+++++";
        QTest::newRow("a wrong correction")
            << "Answer: (a + b)(a + c)(b + c)\nCorrection: (a + b)(a + c)"
            << "+-+--";
        QTest::newRow("a correction that cannot be read")
            << "Answer: (a + b)(a + c)(b + c)\nCorrection: (a + x)b"
            << "-----";
        for (const std::string& steps :
             {"1. Start: ab + ac + bc\n2. Distribute: " + canonical + "\n3. Absorb: " + minimum,
              "1) " + canonical + "\n2) " + minimum, canonical + "\n\n" + minimum,
              canonical + "\n(distributive law)\n" + minimum + "\n(absorption)"})
            QTest::newRow(steps.c_str()) << QString::fromStdString(steps) << "+++++";
        for (const std::string& others :
             {"1) " + minimum + "\n2) " + canonical, canonical + "\nCheck: " + minimum,
              "1. ab + ac + bc\n2. " + canonical + "\n3. (a + b)(a + c)"})
            QTest::newRow(others.c_str()) << QString::fromStdString(others) << "-----";
        for (const char* const wrong : {"(a' + b')(a' + c')(b' + c')", "(a + b)"})
            QTest::newRow(wrong) << QString::fromStdString(wrong + ("\nDraft: " + minimum))
                                 << "+-+--";
        QTest::newRow("a disjunctive form below a draft")
            << QString::fromStdString("Draft: " + minimum + "\nf = ab + ac + bc") << "++---";
        QTest::newRow("a wrong step below the answer")
            << "(a | b) & (a | c) & (b | c)\nStep 1: (a | b) & (a | c)"
            << "+-+--";
        QTest::newRow("a wrong literal below a draft")
            << "Draft: (a | b) & (a | c) & (b | c)\nAnswer: c"
            << "+-+--";
        QTest::newRow("a wrong answer below a draft")
            << "Draft: (a | b) & (a | c) & (b | c)\nFinal: (a | b) & (a | c)"
            << "+-+--";
        // As language models answer: formulas in sentences, and the answer labelled or boxed.
        const QString form = QStringLiteral("(a \u2228 b) \u2227 (a \u2228 c) \u2227 (b \u2228 c)");
        for (const char* const text :
             {"- Rows 000 and 001 \u2192 $(a \\lor b)$\n\n## Final Answer\n\n$$\\boxed{@}$$",
              "Rows 000, 001 -> (a+b)\n\n**Minimum CNF:**\n\n\\[\nf = @\n\\]\n",
              "The minimum CNF is:\n\n@\n\nIts prime implicates are (a | b) and more.",
              "{000,001} -> (a+b), {000,010} -> (a+c)\n\nf = @"})
            QTest::newRow(text) << QString::fromUtf8(text).replace(QLatin1Char('@'), form)
                                << "+++++";
        for (const char* const text :
             {"The minimum CNF is:\n\n@\n\nFinal answer: (a | x) & b",
              "Answer: (a | x) & b\n\nf = @", "@\n\nIts prime implicates are (a | b) and more.",
              "Answer: @\n& (a | x)", "Answer:\n@\n(b | x)", "(a | b) & (\n@"})
            QTest::newRow(text) << QString::fromUtf8(text).replace(QLatin1Char('@'), form)
                                << "-----";
        for (const char* const clauses :
             {"K1 = (a | b)\nK2 = (a | c)\nK3 = (b | c)\nf = K1 & K2 & K3 = @",
              "Clauses:\n1. (a | b)\n2. (a | c)\n3. (b | c)\n\nSo the CNF is @.",
              "For row 000: (a | b | c)\nFor row 001: (a | b | !c)\n\n@",
              "(a|b|c)&(a|b|-c) = (a|b)\n(a|b|c)&(a|-b|c) = (a|c)\n\nf = @"})
            QTest::newRow(clauses)
                << QString::fromUtf8(clauses).replace(QLatin1Char('@'), form) << "+++++";
        for (const char* const others :
             {"K1 = (a | !b)\nK2 = (a | c)\nf = @", "(a | b)\n\nCNF: (a | c)\n\nor: (b | c)"})
            QTest::newRow(others) << QString::fromUtf8(others).replace(QLatin1Char('@'), form)
                                  << "-----";
        for (const char* const heading : {"## Answer: @", "# **Minimum CNF:** @",
                                          "### Answer: f = @", "## Result: @ (minimal)"})
            QTest::newRow(heading)
                << QStringLiteral("(a | b | c) & (a | b | !c) & (a | !b | c) & (!a | b | c)\n\n") +
                       QString::fromUtf8(heading).replace(
                           QLatin1Char('@'), QStringLiteral("(a | b) & (a | c) & (b | c)"))
                << "+++++";
        QTest::newRow("a wrong answer in a heading")
            << "(a | b) & (a | c) & (b | c)\n\n## Old answer: c\n\n## Answer: (a | b) & (a | c)\n"
            << "+-+--";
        QTest::newRow("two formulas") << "1) (a | b) & (a | c)\n2) (a | b) & (a | c) & (b | c)\n"
                                      << "-----";
        QTest::newRow("one formula in two notations")
            << "f = (a + b)(a + c)(b + c)\nAs code: (a | b) & (a | c) & (b | c)\n"
            << "+++++";
        QTest::newRow("clauses by numbers") << "c output f\nc 1 a\nc 2 b\np cnf 3 1\n1 2 0\n"
                                            << "-----";
        QTest::newRow("a netlist")
            << ".model f\n.inputs a b c\n.outputs f\n.names a b c f\n-00 0\n.end\n"
            << "-----";
        QTest::newRow("a table without names") << ".i 3\n.o 1\n--1 1\n1-- 1\n.e\n"
                                               << "-----";
        QTest::newRow("two functions") << "f = (a | b) & (a | c) & (b | c)\ng = a | b\n"
                                       << "-----";
        QTest::newRow("a damaged line") << "Anna Smith 1\n(a | b\n(a | c) & (b | c)\n"
                                        << "-----";
        QTest::newRow("a name alone") << "Anna Smith\n"
                                      << "-----";
    }
    void answersAmongOtherLines() { cnf_answers::check(); }

    /// Lines with names such as x1 side by side are a product, but not across a label.
    void aLabelBeginsAnotherFormula() {
        const Task& task = *find_task("cnf");
        CaseOrder order;
        order.problem = WorkFile{"problem.txt", "(x1 & x2) | (x1 & x3) | (x2 & x3)\n"};
        const auto cases = task.cases(order, {}).value();
        const auto passed = [&](std::string answer) {
            const std::string minimum = "(x1 + x2)(x1 + x3)(x2 + x3)";
            for (std::size_t at = 0; (at = answer.find('@')) != std::string::npos;)
                answer.replace(at, 1, minimum);
            const Trial trial = judged::trial_of({}, answer);
            QString found;
            for (const Case& each : cases)
                found += QLatin1Char(task.judge(each, trial, {}).value().passed ? '+' : '-');
            return found;
        };
        for (const char* const right :
             {"Draft: (x1 + x2)(x1' + x3)\nAnswer: @",
              "# Canonical CNF\n(x1 + x2)(x1' + x3)\n\n# Minimum CNF\n@",
              "DNF: x1'*x2*x3 + x1*x2'*x3 + x1*x2*x3' + x1*x2*x3\nCNF: @",
              "(x1 + x2) * // first\n# final clauses\n(x1 + x3)(x2 + x3)",
              "(x1 + x2)\n# minimal\n* (x1 + x3) * (x2 + x3)", "(x1 + x2)\n(x1 + x3)\n(x2 + x3)"})
            QCOMPARE(passed(right), QStringLiteral("+++++"));
        QCOMPARE(passed("Canonical CNF: @\nMinimum CNF: x1*x2 + x1*x3 + x2*x3"),
                 QStringLiteral("++---"));
        QCOMPARE(passed("Step 1: @\nStep 2: x1*x2 + x1*x3 + x2*x3"), QStringLiteral("++---"));
        QCOMPARE(passed("(x1 + x2) & (x1 + x3) & (x2 + x3) & \\text{x1}"), QStringLiteral("+-+--"));
        QCOMPARE(passed("Solution:\nx1*x2 + x1*x3 + x2*x3\n\n@"), QStringLiteral("+++++"));
    }

    void wordsMayStandBeforeAClause() {
        const Task& task = *find_task("cnf");
        CaseOrder order;
        order.problem = WorkFile{"problem.txt", "a -> b\n"};
        const auto cases = task.cases(order, {}).value();
        for (const char* const answer :
             {"Therefore, !a | b", "Die KNF lautet \u00ACa \u2228 b\nAnna 1"})
            for (const Case& each : cases) {
                const auto judged = task.judge(each, judged::trial_of({}, answer), {}).value();
                QVERIFY2(judged.passed, (answer + (": " + judged.why)).c_str());
            }
        // Without a sign they are a sentence.
        const Trial sentence = judged::trial_of({}, "Thus not a or b");
        QVERIFY(!task.judge(cases.front(), sentence, {}).value().passed);
    }

    /// As problems give it that are copied above the answer.
    void rowsAreNoAnswer() {
        const Task& task = *find_task("cnf");
        CaseOrder order;
        order.problem = WorkFile{"problem.txt", "(A & B) | (A & C) | (B & C)\n"};
        const auto cases = task.cases(order, {}).value();
        for (const std::string rows :
             {"F(A,B,C) = \u03A3m(3,5,6,7)", "F(A, B, C) = \u220FM(0, 1, 2, 4)",
              "$F(A,B,C) = \\sum m(3,5) + d(6,7)$", "F(A,B,C) = Sum m(3,5,6,7)",
              "f = m(3, 5, 6, 7)"})
            for (const char* const equals : {"\n\n", "\n= ", "\nF = "}) {
                const std::string answer = rows + equals + "(A | B) & (A | C) & (B | C)\n";
                for (const Case& each : cases) {
                    const auto judged = task.judge(each, judged::trial_of({}, answer), {}).value();
                    QVERIFY2(judged.passed, (answer + judged.why).c_str());
                }
            }
        const Trial rows_alone = judged::trial_of({}, "F(A,B,C) = \u03A3m(3,5,6,7)\n");
        QVERIFY(!task.judge(cases.front(), rows_alone, {}).value().passed);
    }

    /// Lines are looked through in texts of people only, and a message has an end.
    void longTextsAreReadAsTheyStand() {
        const Task& task = *find_task("cnf");
        CaseOrder order;
        order.problem = WorkFile{"problem.txt", "a & (b | c)\n"};
        const auto cases = task.cases(order, {}).value();
        const auto judged = [&](const std::string& answer) {
            return task.judge(cases.at(0), judged::trial_of({}, answer), {}).value();
        };
        const std::string blanks(120'000, ' ');
        QVERIFY(judged("Hello 1\na & (b | c)\n").passed);
        QVERIFY(!judged("Hello 1\na & (b | c)\n" + blanks).passed);
        QVERIFY(judged("a & (b | c)\n" + blanks).passed);
        QVERIFY(judged("a & " + std::string(100'000, 'x')).why.size() < 600);
    }
};

LOGGIA_TEST(FormulaAnswerTest)

} // namespace formula_answer_test

#include "formula_answer_test.moc"
