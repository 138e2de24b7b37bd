#include "core/grading/tasks/answer_lines.hpp"
#include "tests/core/grading/tasks/cnf_answers.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace answer_lines_test {

using namespace loggia;
using namespace loggia::grading;

/// Labels, numbers, names of people and marks around a formula.
class AnswerLinesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void linesOfAnswers_data() {
        cnf_answers::add_columns();
        for (const char* const code :
             {"return (a || b) && (a || c) && (b || c);",
              "def f(a, b, c):\n    return (a or b) and (a or c) and (b or c)\n",
              "def f(a, b, c): return (a or b) and (a or c) and (b or c)",
              "bool f(bool a, bool b, bool c) {\n  return (a || b) && (a || c) && (b || c);\n}\n",
              "f(a, b, c) { return (a || b) && (a || c) && (b || c); }",
              "const f = (a, b, c) => (a || b) && (a || c) && (b || c);",
              "print((a | b) & (a | c) & (b | c))", "y <= (a or b) and (a or c) and (b or c);",
              "{\n {a, b},\n {a, c},\n {b, c}\n}\n"})
            QTest::newRow(code) << code << "+++++";
        QTest::newRow("wrong code") << "def f(a, b, c):\n    return (a or b) and (a or c)\n"
                                    << "+-+--";
        for (const char* const dashes :
             {"- (a + b)(a + c)(b + c)\n",
              "- (a + b)\n- (a + c)\n- (b + c)\n\nf = (a + b)(a + c)(b + c)",
              "\u2013 f = (a + b)(a + c)(b + c)\n"})
            QTest::newRow(dashes) << dashes << "+++++";
        QTest::newRow("a negation in the next line") << "(a | b) & (a | c) & (b |\n- c)\n"
                                                     << "+-+--";
        QTest::newRow("a negation without a blank") << "-(a + b)(a + c)(b + c)\n"
                                                    << "+----";
        QTest::newRow("comments") << "# mine\n(a + b)(a + c)(b + c)\n"
                                  << "+++++";
        QTest::newRow("a comment in slashes") << "// mine\n(a + b)(a + c)(b + c)\n"
                                              << "+++++";
        QTest::newRow("labelled") << "My answer: (a | b) & (a | c) & (b | c)\n"
                                  << "+++++";
        QTest::newRow("label on a line of its own") << "Minimum CNF:\n(a | b) & (a | c) & (b | c)\n"
                                                    << "+++++";
        QTest::newRow("labelled and named") << "CNF: f := (a | b) & (a | c) & (b | c)\n"
                                            << "+++++";
        QTest::newRow("quoted") << "\"(a | b) & (a | c) & (b | c)\"\n"
                                << "+++++";
        QTest::newRow("quoted names") << "(\"a\" | b) & (a | c) & (b | \"c\")\n"
                                      << "+++++";
        QTest::newRow("numbered") << "1) (a | b) & (a | c) & (b | c)\n"
                                  << "+++++";
        QTest::newRow("numbered with a full stop") << "2. (a | b)(a | c)(b | c)\n"
                                                   << "+++++";
        QTest::newRow("numbered in two ways") << "1.) (a | b) & (a | c) & (b | c)\n"
                                              << "+++++";
        QTest::newRow("a letter in two ways") << "a.) (a | b) & (a | c) & (b | c)\n"
                                              << "+++++";
        QTest::newRow("below a rule with a blank before it")
            << " ---\n(a | b) & (a | c) & (b | c)\n"
            << "+++++";
        QTest::newRow("below a name") << "Anna Sm\u00EDth, Bob\n\n(a | b) & (a | c)\n& (b | c)\n"
                                      << "+++++";
        QTest::newRow("a number in parentheses") << "(1) (a | b) & (a | c) & (b | c)"
                                                 << "+++++";
        QTest::newRow("a number and a letter") << "1a) (a | b) & (a | c) & (b | c)"
                                               << "+++++";
        QTest::newRow("quotation marks of a word processor")
            << "\u201C(a | b) & (a | c) & (b | c)\u201D"
            << "+++++";
        QTest::newRow("a name, a number and a date")
            << "Anna Smith (1234567)\n30.11.2026\n\n(a | b) & (a | c) & (b | c)\n"
            << "+++++";
        QTest::newRow("a rule with a blank behind it") << "Anna 1\n--- \n(a|b) & (a|c) & (b|c)\n"
                                                       << "+++++";
        QTest::newRow("comments below a number")
            << "Anna 1\n\n(a | b) & # mine\n(a | c) & % and\n(b | c)\n"
            << "+++++";
        QTest::newRow("letters that are no name") << "ab\n(a | b) & (a | c) & (b | c)\n"
                                                  << "+++++";
        QTest::newRow("quoted below a greeting")
            << "Dear Dr. Smith,\n\nf = \"(a | b) & (a | c) & (b | c)\"\n\nAnna\n"
            << "+++++";
        QTest::newRow("two people") << "Names: Anna & Ben Berg\n\n(a | b) & (a | c) & (b | c)\n"
                                    << "+++++";
        QTest::newRow("capitals that are no names") << "AB & BC\n\n(a | b) & (a | c) & (b | c)\n"
                                                    << "-----";
        for (const char* const mark : {"* ", "\u2022 ", "(1) ", "\u2022 f = "})
            QTest::newRow(mark) << QString::fromStdString(
                                       "f = (a & b) | (a & c) | (b & c)\n\n" + std::string(mark) +
                                       "(a | b) & (a | c) & (b | c)\n3 clauses\n")
                                << "+++++";
        QTest::newRow("a document of LaTeX")
            << "\\documentclass{article}\n\\begin{document}\n$(a \\lor b) \\land (a \\lor c) "
               "\\land (b \\lor c)$\n\\end{document}\n"
            << "+++++";
        for (const char* const marked :
             {"\u2022 (a | b) & (a | c) & (b | c)", "Anna 1\n* (a | b) & (a | c) & (b | c)",
              "\u2192 z = (a | b) & (a | c) & (b | c)", "=> (a | b) & (a | c) & (b | c)",
              "Absorption, so:\n\u2234 (a | b) & (a | c) & (b | c)",
              "The CNF is `(a | b) & (a | c) & (b | c)`.", "`(a | b) & (a | c) & (b | c)`\nAnna"})
            QTest::newRow(marked) << marked << "+++++";
        for (const char* const line : {"(a | b) & (a | c)\n* (b | c)", "a | b\n=> a | b"})
            QTest::newRow(line) << line << (line[0] == '(' ? "+++++" : "+----");
        for (const char* const set : {"$f = (a \\lor b) \\land (a \\lor c) \\land (b \\lor c)$",
                                      "The minimum CNF is\n\\[ f(a,b,c) = (a+b)(a+c)(b+c) \\]",
                                      "Anna 1\n\\(\\mathrm{CNF}(f) = (a+b)(a+c)(b+c)\\)",
                                      "**Step 1** Distribute.\n\n$$\\boxed{(a \\lor b) \\land (a "
                                      "\\lor c) \\land (b \\lor c)}$$",
                                      "\\boxed{f_{min} = (a+b)(a+c)(b+c)}"})
            QTest::newRow(set) << set << "+++++";
        for (const char* const markup :
             {"# Answer: @", "## @", "# Exercise 2 & 3\n# f = @", "*@*", "_@_", "***@***", "__@__",
              "*Answer:* @", "__Answer:__ @", "The minimum CNF is *@*.", "| f | @ |",
              "| Form | Formula |\n|---|---|\n| CNF | @ |", "\u2705 @", "**\u2714\uFE0F @**",
              "**Answer:** \u2705 @", "@ \u2713", "@ \u220E", "1\uFE0F\u20E3 @"})
            QTest::newRow(markup) << QString(markup).replace(QLatin1Char('@'),
                                                             "(a | b) & (a | c) & (b | c)")
                                  << "+++++";
        for (const char* const markup : {"# @\n# (a | b) & c", "| @ | (a | b) & c |", "\u274C @",
                                         "# (a & b) | (a & c) | (b & c)"})
            QTest::newRow(markup) << QString(markup).replace(QLatin1Char('@'),
                                                             "(a | b) & (a | c) & (b | c)")
                                  << "-----";
        QTest::newRow("a product between blanks") << "(a | b) *(a | c)* (b | c)"
                                                  << "+++++";
        QTest::newRow("a formula in a comment above the answer")
            << "Anna 1\n# from (a | b) & (a | c)\na"
            << "+-+--";
        for (const char* const latex :
             {"$f = @ \\quad \\text{(absorption)}$", "$\\text{Answer: } @$", "$\\therefore @$",
              "$f = @ \\checkmark$", "$$f = @\\tag{1}$$",
              "$$\n\\begin{aligned}\nf &= ab + ac + bc \\\\\n &= @ && \\text{(absorption)} "
              "\\\\\n\\end{aligned}\n$$",
              "Q1. @", "Q12) @", "(a) @", "Name: Anna\n(b) @\n", "(a) f = @", "@<br>", "<b>@</b>",
              "Answer:<br/>\n@<br />", "CNF -> @", "Minimum CNF \u2192 @", "Answer => @"})
            QTest::newRow(latex) << QString(latex).replace(QLatin1Char('@'),
                                                           "(a + b)(a + c)(b + c)")
                                 << "+++++";
        QTest::newRow("a comment behind it") << "(a | b) & (a | c) & (b | c) // minimum\n"
                                             << "+++++";
    }
    void linesOfAnswers() { cnf_answers::check(); }

    void dashesThatMayBeMarks() {
        QVERIFY(without_dashes("- (a | b) & c\n"));
        QVERIFY(without_dashes("| 0 | - |\n- (a | -b) & c\n"));
        for (const char* const negations : {"- a | - b\n", "- a & (b | - c)\n", "- (- a | b)\n"})
            QVERIFY2(!without_dashes(negations), negations);
    }
};

LOGGIA_TEST(AnswerLinesTest)

} // namespace answer_lines_test

#include "answer_lines_test.moc"
