#include "tests/core/grading/tasks/cnf_answers.hpp"
#include "tests/core/grading/tasks/judged.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <array>
#include <string>
#include <string_view>

namespace formula_spellings_test {

using namespace loggia;
using namespace loggia::grading;

class FormulaSpellingsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void spellings_data() {
        cnf_answers::add_columns();
        QTest::newRow("a letter for or, a caret for and") << "(a v b) ^ (a v c) ^ (b v c)"
                                                          << "+++++";
        QTest::newRow("the same without blanks") << "(avb)^(avc)^(bvc)"
                                                 << "+++++";
        QTest::newRow("capitals") << "F(A,B,C) = (A+B)(A+C)(B+C)"
                                  << "+++++";
        QTest::newRow("a capital at the beginning")
            << "(A \u2228 b) \u2227 (a \u2228 c) \u2227 (b \u2228 c)"
            << "+++++";
        for (const char* const sets :
             {"{a,b},{a,c},{b,c}", "z = {{a, b}, {a, c}, {b, c}}", "[[a, b], [a, c], [b, c]]",
              "f = [{a,b},{a,c},{b,c}]", "(a,b),(a,c),(b,c)",
              "[(\"a\", \"b\"), (\"a\", \"c\"), (\"b\", \"c\")]",
              "Name: Anna 1\n\n$\\{\\{a, b\\}, \\{a, c\\},\n\\{b, c\\}\\}$\n\nThanks\n"})
            QTest::newRow(sets) << sets << "+++++";
        for (const char* const alike :
             {"(aVb)^(aVc)^(bVc)", "(A V B) \u039B (A V C) \u039B (B V C)",
              "(a v b) \u028C (a v c) \u028C (b v c)",
              "Anna 1\n(a \u222A b) \u2229 (a \u222A c) \u2229 (b \u222A c)\n",
              "(a \u2223 b) & (a \u2223 c) & (b \u2223 c)"})
            QTest::newRow(alike) << alike << "+++++";
        for (const char* const lists :
             {"Variables: (a, b, c)", "(a), (b)", "Variables: (a), (b), (c)", "(0,0,0), (0,0,1)",
              "zeros = [[0,0,0],[0,0,1]]"})
            QTest::newRow(lists) << lists + QStringLiteral("\n(a | b) & (a | c) & (b | c)\n")
                                 << "+++++";
        for (const char* const words :
             {"(a oder b) und (a oder c) und (b oder c)", "(a o b) y (a o c) y (b o c)",
              "30.11.2026\n(a oder b) und (a oder c) und (b oder c)\n-- \nAnna\n",
              "Hola:\n\n(a o b) y (a o c) y (b o c)\n\nSaludos\n"})
            QTest::newRow(words) << words << "+++++";
        QTest::newRow("a set too many") << "{{a,b},{a,c},{b,c},{a,b,c}}"
                                        << "+++--";
        QTest::newRow("sets that do not end") << "{{a,b},{a,c},{b,c}"
                                              << "-----";
        QTest::newRow("signs of ASCII below a date")
            << "30.11.2026\nf = $(a \\/ b) /\\ (a \\/ c) /\\ (b \\/ c)$\nAnna\n"
            << "+++++";
    }
    void spellings() { cnf_answers::check(); }

    /// Of whoever hands in, signs mean what they mean in mathematics.
    void aNotBelongsToItsVariable() {
        const Task& task = *find_task("cnf");
        CaseOrder order;
        order.problem = WorkFile{"problem.txt", "(a & !b) | (a & c) | (!b & c)\n"};
        const auto cases = task.cases(order, {}).value();
        for (const char* const answer :
             {"(a | not b) & (a | c) & (not b | c)", "(a || not b) && (a || c) && (not b || c)",
              "(a v not b) ^ (a v c) ^ (not b v c)", "{a, \\neg b}, {a, c}, {-b, c}",
              "(a o no b) y (a o c) y (no b o c)", "[[\"a\", \"b'\"], ['a', 'c'], [\"b'\", 'c']]",
              "anna@uni.edu\nz := (a|!b) & (a|c) & (!b|c)",
              "Exercise 2 (b)\n---\n(a or !b) and (a or c) and (!b or c)",
              "Dear Dr. Smith,\n---\n(a|!b) & (a|c) & (!b|c)\n-- \nAnna"})
            for (const Case& each : cases) {
                const auto judged = task.judge(each, judged::trial_of({}, answer), {}).value();
                QVERIFY2(judged.passed, (answer + (": " + judged.why)).c_str());
            }
        QCOMPARE(task.judge(cases.at(0), judged::trial_of({}, "Anna 1\nz = (a | !b) & (a | c"), {})
                     .value()
                     .why,
                 std::string("The formula is not understood: line 2: expected an operator or ')' "
                             "for the '(' in line 2, column 16, found the end."));
    }

    /// However an index is set, the variable is the problem's, unless it could be another one.
    void anIndexMayBeSetOtherwise() {
        const Task& task = *find_task("cnf");
        for (const auto& [problem, answer, passed] :
             {std::array{"x1 & x2", "x₁ ∧ x₂", "yes"},
              std::array{"x1 & x2", "x_1 \\land x_2", "yes"},
              std::array{"x₁ & x₂", "x1 & x2", "yes"}, std::array{"x1 & x2", "x₁ & x_1 & x2", "no"},
              std::array{"x1 & x2", "x1 & x₁ & x2", "no"},
              std::array{"x1 & x2", "x₁ & x₃", "no"}}) {
            CaseOrder order;
            order.problem = WorkFile{"problem.txt", problem};
            const auto cases = task.cases(order, {}).value();
            for (const Case& each : cases) {
                const auto judgement = task.judge(each, judged::trial_of({}, answer), {}).value();
                QVERIFY2(judgement.passed == (std::string_view(passed) == "yes"), answer);
            }
        }
    }

    /// As in Compare: what letters side by side are, the problem's inputs tell.
    void lettersSideBySideAreAProduct() {
        const Task& task = *find_task("cnf");
        for (const auto& [problem, answer, passed] :
             {std::array{"p & q", "pq", "yes"},
              std::array{"!(p & q)", "\\overline{pq} = p' + q'", "yes"},
              std::array{"!(p & q)", "Anna 1\n(PQ)' = P' + Q'", "yes"},
              std::array{"p & !q", "Q'(P) = PQ'", "yes"}, std::array{"A & B & C", "F = ABC", "yes"},
              std::array{"x1 & (x2 | !x3)", "(x2 + x3')(x1)", "yes"},
              std::array{"x1 & (x2 | !x3)", "(x2 + x3') (x4)", "no"},
              std::array{"x1 & (x2 | !x3)", "(x2 + x3')x1", "yes"},
              std::array{"x1 & (x2 | !x3)", "F = x1(x2 + x3')", "yes"},
              std::array{"!x1 & (x2 | !x3)", "x1' (x2 + x3')", "yes"},
              std::array{"x1 & (x2 | !x3)", "x1(x2 + x3')x4", "no"},
              std::array{"x1 | x2", "x2\n(x1 + x2)", "yes"},
              std::array{"(x1 & x2) | x3", "(x1 v x3)(x2 v x3)", "yes"},
              std::array{"p & q", "pr", "no"}, std::array{"pq & r", "pq & r", "yes"},
              std::array{"x1 & (x2 | !x3)", "We get x1 & (x2 | !x3)", "yes"},
              std::array{"!p & (q | r)", "Also nicht p und (q oder r)", "yes"},
              std::array{"!p & (q | r)", "Never CNF !p & (q | r)", "no"},
              std::array{"x1 & x2", "x1x2", "no"}}) {
            CaseOrder order;
            order.problem = WorkFile{"problem.txt", problem};
            const auto cases = task.cases(order, {}).value();
            for (const Case& each : cases) {
                const auto judgement = task.judge(each, judged::trial_of({}, answer), {}).value();
                QVERIFY2(judgement.passed == (std::string_view(passed) == "yes"), answer);
            }
        }
        // That it is no CNF is another fault than that it cannot be read.
        CaseOrder order;
        order.problem = WorkFile{"problem.txt", "(a & b) | c"};
        const auto cases = task.cases(order, {}).value();
        QVERIFY(task.judge(cases.at(1), judged::trial_of({}, "ab + c"), {}).value().passed);
        QVERIFY(!task.judge(cases.at(2), judged::trial_of({}, "ab + c"), {}).value().passed);
    }
};

LOGGIA_TEST(FormulaSpellingsTest)

} // namespace formula_spellings_test

#include "formula_spellings_test.moc"
