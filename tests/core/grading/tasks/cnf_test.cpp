#include "tests/core/grading/tasks/judged.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <array>
#include <string>
#include <string_view>

namespace cnf_test {

using namespace loggia;
using namespace loggia::grading;

class CnfTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void judgesEachQuality_data() {
        QTest::addColumn<QString>("answer");
        QTest::addColumn<QString>("passed"); // a character a check: + or -
        // (a & b) | (a & c) | (b & c), the majority of three.
        QTest::newRow("minimum") << "(a | b) & (a | c) & (b | c)"
                                 << "+++++";
        QTest::newRow("a full stop") << "(a | b) & (a | c) & (b | c).\n"
                                     << "+++++";
        QTest::newRow("named, on two lines") << "f = (a | b) &\n(a | c) & (b | c);\n"
                                             << "+++++";
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
        QTest::newRow("equals alone") << "= (a | b) & (a | c) & (b | c)\n"
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
        QTest::newRow("a formula in lines") << "(a | b)\n& (a | c) & (b | c)\n"
                                            << "+++++";
        QTest::newRow("a letter before signs") << "a\n& b | a & c | b & c\n"
                                               << "++---";
        QTest::newRow("an operator first") << "not\n(-a & -b | -a & -c | -b & -c)\n"
                                           << "++---";
        QTest::newRow("a number in parentheses") << "(1) (a | b) & (a | c) & (b | c)"
                                                 << "+++++";
        QTest::newRow("a number and a letter") << "1a) (a | b) & (a | c) & (b | c)"
                                               << "+++++";
        QTest::newRow("quotation marks of a word processor")
            << "\u201C(a | b) & (a | c) & (b | c)\u201D"
            << "+++++";
        QTest::newRow("a letter for or, a caret for and") << "(a v b) ^ (a v c) ^ (b v c)"
                                                          << "+++++";
        QTest::newRow("the same without blanks") << "(avb)^(avc)^(bvc)"
                                                 << "+++++";
        QTest::newRow("capitals") << "F(A,B,C) = (A+B)(A+C)(B+C)"
                                  << "+++++";
        QTest::newRow("a capital at the beginning")
            << "(A \u2228 b) \u2227 (a \u2228 c) \u2227 (b \u2228 c)"
            << "+++++";
        QTest::newRow("a name, a number and a date")
            << "Anna Smith (1234567)\n30.11.2026\n\n(a | b) & (a | c) & (b | c)\n"
            << "+++++";
        QTest::newRow("a message")
            << "Hello,\nhere it is:\n\nz = (a|b) & (a|c)\n  & (b|c)\n\nBest regards\nAnna\n"
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
        QTest::newRow("quoted as the last step")
            << "ab + ac + bc\n\u2261 \u201C(a + b)(a + c)(b + c)\u201D\n\nAnna 1\n"
            << "+++++";
        for (const char* const introduction :
             {"Therefore, ", "Thus ", "We get ", "Final answer ", "CNF ", "The CNF becomes ",
              "Die KNF lautet ", "1) Also ", "La respuesta "})
            QTest::newRow(introduction)
                << QString::fromStdString(introduction +
                                          std::string("(a | b) & (a | c) & (b | c)\nAnna 1\n"))
                << "+++++";
        for (const char* const introduction :
             {"We do not get ", "Never answer ", "Without ", "The negation becomes "})
            QTest::newRow(introduction)
                << QString::fromStdString(introduction +
                                          std::string("(a | b) & (a | c) & (b | c)\nAnna 1\n"))
                << "-----";
        QTest::newRow("words before sets") << "Therefore, {a, b}, {a, c}, {b, c}\n"
                                           << "+++++";
        QTest::newRow("two people") << "Names: Anna & Ben Berg\n\n(a | b) & (a | c) & (b | c)\n"
                                    << "+++++";
        QTest::newRow("capitals that are no names") << "AB & BC\n\n(a | b) & (a | c) & (b | c)\n"
                                                    << "-----";
        QTest::newRow("a sentence") << "The answer is (a | b) & (a | c) & (b | c)."
                                    << "+++++";
        QTest::newRow("equations")
            << "z = (a & b) | (a & c) | (b & c)\n= (a | b) & (a | c) & (b | c)\n"
            << "+++++";
        QTest::newRow("the name behind it") << "(a | b) & (a | c) & (b | c) = f.\n"
                                            << "+++++";
        QTest::newRow("the complement's name behind it") << "(a | b) & (a | c) & (b | c) = f'\n"
                                                         << "-----";
        QTest::newRow("equations in a line") << "(a & b) | (a & c) | (b & c) = (a | b) & (a | c)"
                                             << "+-+--";
        QTest::newRow("a label and an equivalence")
            << "Answer: f \u2261 (a | b) & (a | c) & (b | c)\n"
            << "+++++";
        QTest::newRow("an equivalence") << "z <-> (a | b) & (a | c) & (b | c)"
                                        << "+++++";
        QTest::newRow("the problem above it")
            << "(a & b) | (a & c) | (b & c)\n\n(a | b) & (a | c) & (b | c)\n"
            << "+++++";
        QTest::newRow("the problem and it with labels")
            << "Problem: (a & b) | (a & c) | (b & c)\nAnswer: (a | b) & (a | c) & (b | c)\n"
            << "+++++";
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
        const std::string rows = "0 0 0 0\n0 0 1 0\n0 1 0 0\n0 1 1 1\n1 0 0 0\n1 0 1 1\n";
        for (const std::string& table :
             {"a b c f\n" + rows, "a b c | f(a, b, c)\n------+--\n" + rows, "a b c\n" + rows,
              std::string("a b c f row\n0 0 0 0 0\n0 1 1 1 3\n"),
              std::string("|a|b|c|z|\n|---|---|---|---|\n|0|0|0|0|\n|1|1|1|1|\n"),
              std::string("a & b & c & z \\\\\n0 & 1 & 1 & 1 \\\\\n1 & 1 & 1 & 1 \\\\\n"),
              std::string("00 01 11 10\n0 0 0 1 0\n1 0 1 1 1\n"),
              std::string("a,b,c,f\nF,F,T,F\nT,T,F,T\n")})
            QTest::newRow(table.c_str())
                << QString::fromStdString(table + "\n(a | b) & (a | c) & (b | c)\n") << "+++++";
        const std::string spaced = "0 0 0 | 0\n\n0 1 1 | 1\n\n1 0 1 | 1\n\n";
        for (const std::string& above : {"a b c | f\n\n" + spaced, "a b c f(a, b, c)\n\n" + spaced,
                                         "a b c | f\n\n------+--\n\n" + spaced})
            QTest::newRow(above.c_str())
                << QString::fromStdString(above + "(a | b) & (a | c) & (b | c)\n") << "+++++";
        QTest::newRow("a table below it") << "(a | b) & (a | c) & (b | c)\n0 0 1 0\n0 1 1 1\n"
                                          << "+++++";
        QTest::newRow("a table alone") << "a b c f\n0 0 1 0\n0 1 1 1\n"
                                       << "-----";
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
              "DNF: a'bc + ab'c + abc' + abc\nKNF: (a + b)(a + c)(b + c)",
              "a'bc + ab'c + abc' + abc\n(a + b)(a + c)(b + c)"})
            QTest::newRow(steps) << steps << "+++++";
        const std::string canonical = "(a+b+c)(a+b+c')(a+b'+c)(a'+b+c)";
        const std::string minimum = "(a + b)(a + c)(b + c)";
        for (const std::string& labels :
             {"Canonical CNF: " + canonical + "\nMinimum CNF: " + minimum,
              "# Canonical CNF\n" + canonical + "\n\n# Minimum CNF\n" + minimum,
              "CNF: " + canonical + "\nf_min = " + minimum, canonical + "\nAnswer: " + minimum,
              "Kanonische KNF: " + canonical + "\nso " + minimum,
              "Minimum DNF: ab + ac\nMinimum CNF: " + minimum,
              "Step 1: a(b + c) + bc\nStep 2: " + canonical + "\nStep 3: " + minimum,
              "Draft: (a + b)(a + c)\nFinal: " + minimum})
            QTest::newRow(labels.c_str()) << QString::fromStdString(labels) << "+++++";
        for (const std::string& labels :
             {"Answer: " + minimum + "\nCheck: " + canonical,
              "Answer 1: " + minimum + "\nAnswer 2: " + canonical,
              "Answer: " + minimum + "\n" + canonical, canonical + "\nNot the answer: " + minimum})
            QTest::newRow(labels.c_str()) << QString::fromStdString(labels) << "-----";
        QTest::newRow("a wrong answer below a draft")
            << "Draft: (a | b) & (a | c) & (b | c)\nFinal: (a | b) & (a | c)"
            << "+-+--";
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
        for (const char* const remark :
             {"@ (3 clauses, 6 literals)", "@ (minimal)", "f = @ (by De Morgan's law)",
              "@, which is minimal.", "@ with 3 clauses and 6 literals", "@ \u2014 minimum",
              "@ <- final answer",
              "ab + ac + bc | given\n= a(b + c) + bc (factor a)\n= @ (distributive law)",
              "The CNF is @ because all primes are essential.", "@ (3 Klauseln)"})
            QTest::newRow(remark) << QString(remark).replace(QLatin1Char('@'),
                                                             "(a + b)(a + c)(b + c)")
                                  << "+++++";
        for (const char* const remark :
             {"@ (not minimal)", "@ (complement)", "@ (for f')", "@ if minimal", "@ (wrong answer)",
              "@ (d)", "@ & (minimal)"})
            QTest::newRow(remark) << QString(remark).replace(QLatin1Char('@'),
                                                             "(a + b)(a + c)(b + c)")
                                  << "-----";
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
        for (const char* const latex :
             {"$f = @ \\quad \\text{(absorption)}$", "$\\text{Answer: } @$", "$\\therefore @$",
              "$f = @ \\checkmark$", "$$f = @\\tag{1}$$",
              "$$\n\\begin{aligned}\nf &= ab + ac + bc \\\\\n &= @ && \\text{(absorption)} "
              "\\\\\n\\end{aligned}\n$$",
              "Q1. @", "Q12) @"})
            QTest::newRow(latex) << QString(latex).replace(QLatin1Char('@'),
                                                           "(a + b)(a + c)(b + c)")
                                 << "+++++";
        QTest::newRow("a wrong step") << "ab + ac + bc \u2261 (a + b)(a + c)"
                                      << "+-+--";
        QTest::newRow("a wrong step from the canonical form")
            << "(a+b+c)(a+b+c')(a+b'+c)(a'+b+c) \u2261 (a + b)(a + c)"
            << "+-+--";
        QTest::newRow("the canonical form alone") << "a'bc + ab'c + abc' + abc"
                                                  << "++---";
        QTest::newRow("an equivalence of other formulas")
            << "(a | b) & (a | c) <-> (a | b) & (a | c) & (b | c)"
            << "+----";
        QTest::newRow("a comment behind it") << "(a | b) & (a | c) & (b | c) // minimum\n"
                                             << "+++++";
        for (const char* const sets :
             {"{a,b},{a,c},{b,c}", "z = {{a, b}, {a, c}, {b, c}}",
              "Name: Anna 1\n\n$\\{\\{a, b\\}, \\{a, c\\},\n\\{b, c\\}\\}$\n\nThanks\n"})
            QTest::newRow(sets) << sets << "+++++";
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
        for (const char* const complement :
             {"f' = (a + b)(a + c)(b + c)", "!f = (a + b)(a + c)(b + c)",
              "Anna 1\n\\bar{f} = (a + b)(a + c)(b + c)", "F(A,B,C)' = (A + B)(A + C)(B + C)",
              "1) CNF: \u00ACf = a'b' + a'c' + b'c'\n= (a + b)(a + c)(b + c)",
              "The complement of f is (a + b)(a + c)(b + c)", "Complement: (a + b)(a + c)(b + c)",
              "not(f) = (a + b)(a + c)(b + c)", "(f)' = (a + b)(a + c)(b + c)",
              "(\u00ACf) := (a + b)(a + c)(b + c)",
              "$\\overline{F(A,B,C)} = (A + B)(A + C)(B + C)$", "Thus f' = (a + b)(a + c)(b + c)",
              "=> f' = (a + b)(a + c)(b + c)", "\u2022 f' = (a + b)(a + c)(b + c)",
              "*f'* = (a + b)(a + c)(b + c)", "f' is (a + b)(a + c)(b + c)",
              "CNF of f': (a + b)(a + c)(b + c)", "f complement = (a + b)(a + c)(b + c)",
              "Das Komplement:\n\n(a + b)(a + c)(b + c)"})
            QTest::newRow(complement) << complement << "-----";
        for (const char* const both :
             {"f' = a'b' + a'c' + b'c'\nf = (a + b)(a + c)(b + c)",
              "f' = a'b' + a'c' + b'c'\n\nf = (f')' = (a + b)(a + c)(b + c)",
              "Complement: a'b' + a'c' + b'c'\nf: (a + b)(a + c)(b + c)",
              "f' = (a' + b')(a' + c')(b' + c')\n\n(a + b)(a + c)(b + c)",
              "The complement of f is (a' + b')(a' + c')\n\u2022 (a + b)(a + c)(b + c)",
              "Complement: a'b' + a'c' + b'c'\nab + ac + bc <=> (a + b)(a + c)(b + c)",
              "By De Morgan, from the complement: (a + b)(a + c)(b + c)",
              "(f')' = (a + b)(a + c)(b + c)", "not(not(f)) = (a + b)(a + c)(b + c)",
              "Thus f(a, b, c) = (a + b)(a + c)(b + c)", "CNF of (f')': (a + b)(a + c)(b + c)",
              "By De Morgan on f': (a + b)(a + c)(b + c)", "- f = (a + b)(a + c)(b + c)",
              "F = (a + b)(a + c)(b + c)\nF' = (a' + b')(a' + c')(b' + c')"})
            QTest::newRow(both) << both << "+++++";
        QTest::newRow("a heading of the complement") << "## Complement\n(a + b)(a + c)(b + c)\n"
                                                     << "-----";
        QTest::newRow("the complement is") << "The complement of f is\n\n(a + b)(a + c)(b + c)\n"
                                           << "-----";
        QTest::newRow("headings")
            << "# Complement\na'b' + a'c' + b'c'\n\n# Answer\n(a + b)(a + c)(b + c)\n"
            << "+++++";
        QTest::newRow("two functions") << "f = (a | b) & (a | c) & (b | c)\ng = a | b\n"
                                       << "-----";
        QTest::newRow("a damaged line") << "Anna Smith 1\n(a | b\n(a | c) & (b | c)\n"
                                        << "-----";
        for (const char* const between : {" => ", ", so ", ". Hence "}) {
            const std::string first = "f' = a'b' + a'c' + b'c'";
            const std::string second = "f = (a + b)(a + c)(b + c)";
            QTest::newRow(between) << QString::fromStdString(first + between + second) << "+++++";
        }
        QTest::newRow("the complement last")
            << "f(a, b, c) = ab + ac + bc, so f(a, b, c)' = (a + b)(a + c)(b + c)"
            << "-----";
        QTest::newRow("a name alone") << "Anna Smith\n"
                                      << "-----";
        QTest::newRow("clause too many") << "(a|b) & (a|c) & (b|c) & (a|b|c)"
                                         << "+++--";
        QTest::newRow("literal too many") << "(a|b) & (a|c) & (b|c|-a)"
                                          << "++++-";
        QTest::newRow("literal twice") << "(a|b|b) & (a|c) & (b|c)"
                                       << "++++-";
        QTest::newRow("a DNF") << "(a & b) | (a & c) | (b & c)"
                               << "++---";
        QTest::newRow("no normal form") << "(a & (b | c)) | (b & c)"
                                        << "++---";
        QTest::newRow("not equivalent") << "(a | b) & (a | c)"
                                        << "+-+--";
        QTest::newRow("negated") << "(-a | -b) & (-a | -c) & (-b | -c)"
                                 << "+-+--";
        QTest::newRow("other variable") << "(a | b) & (a | d) & (b | d)"
                                        << "-----";
        QTest::newRow("no formula") << "I did not finish."
                                    << "-----";
        QTest::newRow("unbalanced") << "(a | b & (c"
                                    << "-----";
        QTest::newRow("empty") << " "
                               << "-----";
    }
    /// Lines with such names side by side are a product, but not across a label.
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

    void judgesEachQuality() {
        QFETCH(QString, answer);
        QFETCH(QString, passed);
        const Task& task = *find_task("cnf");
        CaseOrder order;
        order.problem = WorkFile{"problem.txt", "(a & b) | (a & c) | (b & c)\n"};
        const auto cases = task.cases(order, {}).value();
        const Trial trial = judged::trial_of({}, answer.toStdString());
        QString found;
        std::string reasons;
        for (const Case& each : cases) {
            const Judgement judgement = task.judge(each, trial, {}).value();
            QCOMPARE(judgement.passed, judgement.why.empty());
            found += QLatin1Char(judgement.passed ? '+' : '-');
            reasons += judgement.why + '\n';
        }
        QVERIFY2(found == passed, reasons.c_str());
    }

    /// What is wrong is explained where it counts; the checks after it are short.
    void explainsEachMistakeOnce() {
        const Task& task = *find_task("cnf");
        CaseOrder order;
        order.problem = WorkFile{"problem.txt", "(a & b) | (a & c) | (b & c)\n"};
        const auto cases = task.cases(order, {}).value();
        const auto told = [&](const char* answer) {
            std::vector<std::string> reasons;
            for (const Case& each : cases)
                reasons.push_back(task.judge(each, judged::trial_of({}, answer), {}).value().why);
            return reasons;
        };
        const std::string size = "The size counts only if the formula is ";
        const auto other = told("(a | b) & (a | c)");
        QVERIFY(other.at(1).starts_with("Your formula is not equivalent"));
        QCOMPARE(other.at(3), size + "equivalent to the problem.");
        QCOMPARE(other.at(4), other.at(3));
        const auto dnf = told("(a & b) | (a & c) | (b & c)");
        QVERIFY(dnf.at(2).starts_with("The formula is a disjunctive normal form"));
        QCOMPARE(dnf.at(3), size + "in conjunctive normal form.");
        const auto unread = told("(a | b & (c");
        QVERIFY(unread.at(0).starts_with("The formula is not understood: "));
        QCOMPARE(unread.at(1), std::string("The formula is not understood."));
    }

    /// It has the terms of the problem.
    void oneClauseIsAnAnswer() {
        const Task& task = *find_task("cnf");
        CaseOrder order;
        order.problem = WorkFile{"problem.txt", "!(a & b & c)\n"};
        const auto cases = task.cases(order, {}).value();
        for (const char* const answer :
             {"!a | !b | !c", "f = !(a & b & c)\nf = !a | !b | !c",
              "f' = a & b & c\nf = a' + b' + c'", "f = a' + b' + c'\nComplement: a & b & c"})
            for (const Case& each : cases) {
                const auto judged = task.judge(each, judged::trial_of({}, answer), {}).value();
                QVERIFY2(judged.passed, (answer + (": " + judged.why)).c_str());
            }
        const Trial complement = judged::trial_of({}, "f = !(a & b & c)\nf' = a & b & c");
        QVERIFY(!task.judge(cases.at(1), complement, {}).value().passed);
    }

    /// Of whoever hands in, signs mean what they mean in mathematics.
    void aNotBelongsToItsVariable() {
        const Task& task = *find_task("cnf");
        CaseOrder order;
        order.problem = WorkFile{"problem.txt", "(a & !b) | (a & c) | (!b & c)\n"};
        const auto cases = task.cases(order, {}).value();
        for (const char* const answer :
             {"(a | not b) & (a | c) & (not b | c)", "(a || not b) && (a || c) && (not b || c)",
              "(a v not b) ^ (a v c) ^ (not b v c)", "{a, \\neg b}, {a, c}, {-b, c}",
              "(a o no b) y (a o c) y (no b o c)", "anna@uni.edu\nz := (a|!b) & (a|c) & (!b|c)",
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

    void layoutOfLatexIsNoPartOfTheFormula_data() {
        QTest::addColumn<QString>("body"); // @ is the formula
        QTest::addColumn<QString>("passed");
        for (const char* const body :
             {"\\begin{enumerate}\n\\item[(a)] $@$\n\\end{enumerate}",
              "\\textbf{Answer:} $f = @$\\par",
              "\\section*{Task 3}\\label{sec:3}\n\\noindent $@$\\newpage",
              "\\begin{align}\n f &\\equiv ab + ac + bc \\\\\n &\\equiv @ \\tag{1}\n\\end{align}",
              "\\begin{multline*}\n(a + b) \\\\ \\cdot (a + c) \\\\[2pt] \\cdot (b + "
              "c)\n\\end{multline*}",
              "\\begin{tabular}{|c|c|c|c|}\n\\hline\n$a$ & $b$ & $c$ & $f$ \\\\ \\hline\n"
              "0 & 0 & 0 & 0 \\\\\n0 & 1 & 1 & 1 \\\\ \\hline\n\\end{tabular}\n\n$f = @$",
              "\\begin{comment}\n$a + b$\n\\end{comment}\n\\underline{$@$}",
              "\\title{Task 3}\\author{Anna \\and Ben}\\date{30.11.2026}\\maketitle\n$@$",
              "\\textcolor{red}{$@$}\\footnote{by hand}", "\\texttt{(a | b) & (a | c) & (b | c)}",
              "\\begin{verbatim}\n(a | b) & (a | c) & (b | c)\n\\end{verbatim}"})
            QTest::newRow(body) << body << "+++++";
        QTest::newRow("negated") << "\\begin{multline*}\n\\neg(\n@\n)\\end{multline*}"
                                 << "+----";
        QTest::newRow("the complement") << "\\begin{align*}\\bar{f} &= @ \\label{x}\\end{align*}"
                                        << "-----";
        QTest::newRow("crossed out") << "\\begin{center}\\sout{$@$}\\end{center}"
                                     << "-----";
    }
    void layoutOfLatexIsNoPartOfTheFormula() {
        QFETCH(QString, body);
        QFETCH(QString, passed);
        const Task& task = *find_task("cnf");
        CaseOrder order;
        order.problem = WorkFile{"problem.txt", "(a & b) | (a & c) | (b & c)\n"};
        body.replace(QLatin1Char('@'),
                     QLatin1String("(a \\lor b) \\land (a \\lor c) \\land (b \\lor c)"));
        const std::string answer = "\\documentclass{article}\n\\begin{document}\n" +
                                   body.toStdString() + "\n\\end{document}\n";
        QString found;
        std::string reasons;
        const auto cases = task.cases(order, {}).value();
        for (const Case& each : cases) {
            const auto judged = task.judge(each, judged::trial_of({}, answer), {}).value();
            found += QLatin1Char(judged.passed ? '+' : '-');
            reasons += judged.why + '\n';
        }
        QVERIFY2(found == passed, reasons.c_str());
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

    void explainsWhatCannotBeSeen() {
        const Task& task = *find_task("cnf");
        CaseOrder order;
        order.problem = WorkFile{"problem.txt", "a & (b | c)\n"};
        const auto cases = task.cases(order, {}).value();
        const auto why = [&](std::size_t check, const char* answer) {
            return task.judge(cases.at(check), judged::trial_of({}, answer), {}).value().why;
        };
        QVERIFY(
            why(1, "a ^ (b | c)").ends_with(" Loggia reads ^ as exclusive or; write & for and."));
        QVERIFY(why(1, "a & b").ends_with("and your formula is 0."));
        QCOMPARE(why(0, "x = a & b\n\ny = a & c"),
                 std::string("The formula is not understood: it has several formulas, in lines 1 "
                             "and 3; hand in one."));
        QCOMPARE(
            why(0, "Anna 1\nf' = a & (b | c)"),
            std::string("The formula is not understood: line 2 is a formula for the complement "
                        "of the function, not for the function itself."));
        // a variable that is called so is no or
        order.problem = WorkFile{"problem.txt", "a & v & c\n"};
        const auto of_letters = task.cases(order, {}).value();
        for (const Case& each : of_letters)
            QVERIFY(task.judge(each, judged::trial_of({}, "a v c"), {}).value().passed);
    }

    /// Whoever grades sees the formula itself in each check, beside what is wrong with it.
    void showsTheFormula() {
        const Task& task = *find_task("cnf");
        CaseOrder order;
        order.problem = WorkFile{"problem.txt", "(a & b) | (a & c) | (b & c)\n"};
        const auto cases = task.cases(order, {}).value();
        for (const std::string formula :
             {"(a | b) & (a | c)", "(a & b) | (a & c) | (b & c)", "(a | b | b) & (a | c) & (b | c)",
              "(a | b) & (a | c) & (b | c) & (a | b | c)"})
            for (const Case& each : cases) {
                const auto judgement = task.judge(each, judged::trial_of({}, formula), {}).value();
                QVERIFY2(judgement.got.starts_with(formula), judgement.got.c_str());
            }
        const auto other =
            task.judge(cases.at(1), judged::trial_of({}, "(a | b) & (a | c)"), {}).value();
        QCOMPARE(other.expected, std::string("a formula with the value 0 for a=1 b=0 c=0"));
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

    /// 1 is the CNF without clauses, 0 that of the empty clause: nobody finds a smaller one.
    void aConstantHasAMinimumToo_data() {
        QTest::addColumn<QString>("problem");
        QTest::addColumn<QString>("answer");
        QTest::addColumn<QString>("passed");
        QTest::newRow("true") << "a | !a"
                              << "1"
                              << "+++++";
        QTest::newRow("true, as a word") << "a -> a"
                                         << "true"
                                         << "+++++";
        QTest::newRow("false") << "a & !a"
                               << "0"
                               << "+++++";
        QTest::newRow("false, written with a") << "a & !a"
                                               << "a & !a"
                                               << "+++--";
        QTest::newRow("the other one") << "a & !a"
                                       << "1"
                                       << "+-+--";
        QTest::newRow("of a function that is not constant") << "a & b"
                                                            << "0"
                                                            << "+-+--";
    }
    void aConstantHasAMinimumToo() {
        QFETCH(QString, problem);
        QFETCH(QString, answer);
        QFETCH(QString, passed);
        const Task& task = *find_task("cnf");
        CaseOrder order;
        order.problem = WorkFile{"problem.txt", problem.toStdString()};
        const Trial trial = judged::trial_of({}, answer.toStdString());
        QString found;
        const auto cases = task.cases(order, {}).value();
        for (const Case& each : cases)
            found += QLatin1Char(task.judge(each, trial, {}).value().passed ? '+' : '-');
        QCOMPARE(found, passed);
    }

    void namesTheRow() {
        const Task& task = *find_task("cnf");
        CaseOrder order;
        order.problem = WorkFile{"problem.txt", "x_1 & x_2"};
        const auto cases = task.cases(order, {}).value();
        const auto judgement = task.judge(cases.at(1), judged::trial_of({}, "x_{1}"), {}).value();
        QVERIFY(!judgement.passed);
        QVERIFY(judgement.why.find("x_1=1 x_2=0") != std::string::npos);
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

    void hasAProblemOfItsOwn() {
        const Task& task = *find_task("cnf");
        const auto one = task.cases({.seed = 7}, {}).value();
        QVERIFY(one == task.cases({.seed = 7}, {}).value());
        QVERIFY(one != task.cases({.seed = 8}, {}).value());
        // The problem itself is equivalent, and no CNF.
        const Trial trial = judged::trial_of({}, one.front().files.front().text);
        QVERIFY(task.judge(one.at(1), trial, {}).value().passed);
        QVERIFY(!task.judge(one.at(2), trial, {}).value().passed);
    }
};

LOGGIA_TEST(CnfTest)

} // namespace cnf_test

#include "cnf_test.moc"
