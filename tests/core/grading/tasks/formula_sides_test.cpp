#include "core/grading/tasks/formula_sides.hpp"
#include "tests/core/grading/tasks/cnf_answers.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace formula_sides_test {

using namespace loggia;
using namespace loggia::grading;

class FormulaSidesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sidesOutsideBrackets() {
        constexpr std::array<std::string_view, 2> signs{", ", "=>"};
        QVERIFY(sides_of("a, (b, c)=>[d, e]", signs) ==
                (std::vector<std::string_view>{"a", "(b, c)", "[d, e]"}));
        QVERIFY(sides_of("a", signs) == std::vector<std::string_view>{"a"});
    }

    void lastSideOfEquations() {
        QCOMPARE(last_side("f = a = b"), std::size_t{7});
        QCOMPARE(last_side("= a"), std::size_t{1});
        for (const char* const other : {"", "a & b", "a => b", "a <= b", "a != b"})
            QCOMPARE(last_side(other), std::size_t{0});
    }

    void namesOfOutputs() {
        const Names names{"a", "b", "c"};
        QCOMPARE(defined_side("z <-> a", names), std::size_t{5});
        QCOMPARE(defined_side("a <-> b", names), std::size_t{0});
        QCOMPARE(defined_side("z & a", names), std::size_t{0});
        QCOMPARE(defined_side("f(a, b, c) <-> a", names), std::size_t{14});
        QCOMPARE(defined_side("f(a | b) <-> a", names), std::size_t{0});
        QCOMPARE(without_output_behind("(a | b) & c = z", names), std::string("(a | b) & c "));
        for (const char* const line : {"(a | b) & c = a", "z = (a | b) & c", "(a | b) & c"})
            QCOMPARE(without_output_behind(line, names), std::string(line));
    }

    void steps() {
        for (const char* const line : {"= a", "=> a", "-> a", "\u21D2 a"})
            QVERIFY2(is_step(line), line);
        for (const char* const line : {"", "a = b", "-a"})
            QVERIFY2(!is_step(line), line);
        const Names names{"a", "b"};
        const auto last = [&](std::string_view text, bool begins_with_problem) {
            const ProblemTests problem{[](const AnsweredFormula&) { return false; },
                                       [=](const AnsweredFormula&) { return begins_with_problem; },
                                       [](const AnsweredFormula&) { return false; }};
            return std::string(last_step(text, names, problem));
        };
        QCOMPARE(last("a -> b <=> b | -a", true), std::string("b | -a"));
        QCOMPARE(last("a -> b <=> b | -a", false), std::string("a -> b <=> b | -a"));
        QCOMPARE(last("f \u2261 a & b \u2261 b & a", true), std::string("b & a"));
        QCOMPARE(last("a & b", true), std::string("a & b"));
    }

    void stepsInAnswers_data() {
        cnf_answers::add_columns();
        QTest::newRow("equals alone") << "= (a | b) & (a | c) & (b | c)\n"
                                      << "+++++";
        QTest::newRow("quoted as the last step")
            << "ab + ac + bc\n\u2261 \u201C(a + b)(a + c)(b + c)\u201D\n\nAnna 1\n"
            << "+++++";
        QTest::newRow("equations")
            << "z = (a & b) | (a & c) | (b & c)\n= (a | b) & (a | c) & (b | c)\n"
            << "+++++";
        QTest::newRow("the name behind it") << "(a | b) & (a | c) & (b | c) = f.\n"
                                            << "+++++";
        QTest::newRow("equations in a line") << "(a & b) | (a & c) | (b & c) = (a | b) & (a | c)"
                                             << "+-+--";
        QTest::newRow("a label and an equivalence")
            << "Answer: f \u2261 (a | b) & (a | c) & (b | c)\n"
            << "+++++";
        QTest::newRow("an equivalence") << "z <-> (a | b) & (a | c) & (b | c)"
                                        << "+++++";
        for (const char* const steps :
             {"(a & b) | (a & c) | (b & c)\n\u2261 (a & (b | c)) | (b & c)\n\u2261 (a | b) & (a | "
              "c) & "
              "(b | c)",
              "KNF: (a & b) | (a & c) | (b & c) <=> (a | b) & (a | c) & (b | c)",
              "Anna 1\nf \u21D4 ab + ac + bc \u21D4 (a + b)(a + c)(b + c)",
              "(a & b) | (a & c) | (b & c)\n=> (a | b) & (a | c) & (b | c)",
              "$ab + ac + bc \\equiv (a + b)(a + c)(b + c)$",
              "a'bc + ab'c + abc' + abc \u2261 (a + b)(a + c)(b + c)",
              "a'bc + ab'c + abc' + abc\n=> (a + b)(a + c)(b + c)",
              "(a+b+c)(a+b+c')(a+b'+c)(a'+b+c) <=> (a + b)(a + c)(b + c)",
              "(a + b)(a + c)(b + c) \u2261 a'bc + ab'c + abc' + abc",
              "(a + b)(a + c)(b + c) = ab + ac + bc",
              "f = (a + b)(a + c)(b + c) = a'bc + ab'c + abc' + abc",
              "Answer: f = (a + b)(a + c)(b + c)\n= ab + ac + bc",
              "DNF: a'bc + ab'c + abc' + abc\nKNF: (a + b)(a + c)(b + c)",
              "a'bc + ab'c + abc' + abc\n(a + b)(a + c)(b + c)",
              "f(a,b,c) \u2261 ab + ac + bc \u2261 (a + b)(a + c)(b + c)",
              "f(a, b, c) <-> (a + b)(a + c)(b + c)",
              "$ab + ac + bc \\Longleftrightarrow (a + b)(a + c)(b + c)$",
              "ab + ac + bc <--> (a + b)(a + c)(b + c)",
              "\\begin{align*}\nf &\\equiv ab + ac + bc \\\\\n&\\equiv (a + b)(a + c)(b + c) && "
              "\\text{(distributive law)}\n\\end{align*}",
              "\\begin{align*}\nf(a,b,c) & \\iff ab + ac + bc \\\\\n& \\iff (a + b)(a + c)(b + c)\n"
              "\\end{align*}"})
            QTest::newRow(steps) << steps << "+++++";
        QTest::newRow("a wrong step from a name with its variables")
            << "f(a,b,c) \u2261 ab + ac + bc \u2261 (a + b)(a + c)"
            << "+-+--";
        QTest::newRow("a wrong answer and the problem") << "f = (a + b)(a + c) = ab + ac + bc"
                                                        << "++---";
        QTest::newRow("a sign of definition") << "f \u2254 (a | b) & (a | c) & (b | c)"
                                              << "+++++";
        QTest::newRow("a factor") << "(a) (a + b)(a + c)"
                                  << "+-+--";
        QTest::newRow("a wrong step") << "ab + ac + bc \u2261 (a + b)(a + c)"
                                      << "+-+--";
        QTest::newRow("a wrong step from the canonical form")
            << "(a+b+c)(a+b+c')(a+b'+c)(a'+b+c) \u2261 (a + b)(a + c)"
            << "+-+--";
        QTest::newRow("an equivalence of other formulas")
            << "(a | b) & (a | c) <-> (a | b) & (a | c) & (b | c)"
            << "+----";
    }
    void stepsInAnswers() { cnf_answers::check(); }
};

LOGGIA_TEST(FormulaSidesTest)

} // namespace formula_sides_test

#include "formula_sides_test.moc"
