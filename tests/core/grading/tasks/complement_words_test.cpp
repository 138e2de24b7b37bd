#include "core/grading/tasks/complement_words.hpp"
#include "tests/core/grading/tasks/cnf_answers.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <string>
#include <vector>

namespace complement_words_test {

using namespace loggia;
using namespace loggia::grading;

class ComplementWordsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void announcements() {
        for (const char* const words :
             {"The complement of f is", "Complement:", "Das Komplement", "f complement ="})
            QVERIFY2(announces_complement(words), words);
        for (const char* const words :
             {"", "The function f is",
              "By De Morgan, from the complement:", "complement of the complement"})
            QVERIFY2(!announces_complement(words), words);
    }

    /// Of what stands before a sign of equality.
    void names() {
        const std::vector<std::string> inputs{"a", "b", "c"};
        for (const char* const side : {"f'", "!f", "not(f)", "(f)'", "F(A, B, C)'", "\\bar{f}",
                                       "\\overline{F(A,B,C)}", "Thus f'", "- f'", "(\u00ACf) :"})
            QVERIFY2(names_complement(side, inputs), side);
        for (const char* const side :
             {"", "f", "f(a, b, c)", "(f')'", "not(not(f))", "a'", "ab'", "f' + g"})
            QVERIFY2(!names_complement(side, inputs), side);
    }

    void complementsInAnswers_data() {
        cnf_answers::add_columns();
        QTest::newRow("the complement's name behind it") << "(a | b) & (a | c) & (b | c) = f'\n"
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
              "F = (a + b)(a + c)(b + c)\nF' = (a' + b')(a' + c')(b' + c')",
              "We have f' = (a' + b')(a' + c')(b' + c')\nf = (a + b)(a + c)(b + c)",
              "1. Find the complement: (a' + b')(a' + c')(b' + c')\n\n(a + b)(a + c)(b + c)",
              "Inverted: (a' + b')(a' + c')(b' + c')\nf = (a + b)(a + c)(b + c)"})
            QTest::newRow(both) << both << "+++++";
        for (const char* const other :
             {"f = (a + b)(a + c)(b + c)\nf = (a' + b')(a' + c')(b' + c')",
              "f(a, b, c) = (a' + b')(a' + c')(b' + c')\n(a + b)(a + c)(b + c)",
              "f <-> (a' + b')(a' + c')(b' + c')\n(a + b)(a + c)(b + c)",
              "Wrong: (a + b)(a + c)(b + c)\nSo (a' + b')(a' + c')(b' + c')"})
            QTest::newRow(other) << other << "-----";
        QTest::newRow("the complement labelled as the answer")
            << "f = (a + b)(a + c)(b + c)\nAnswer: (a' + b')(a' + c')(b' + c')"
            << "+-+--";
        QTest::newRow("a heading of the complement") << "## Complement\n(a + b)(a + c)(b + c)\n"
                                                     << "-----";
        QTest::newRow("the complement is") << "The complement of f is\n\n(a + b)(a + c)(b + c)\n"
                                           << "-----";
        QTest::newRow("headings")
            << "# Complement\na'b' + a'c' + b'c'\n\n# Answer\n(a + b)(a + c)(b + c)\n"
            << "+++++";
        for (const char* const between : {" => ", ", so ", ". Hence "}) {
            const std::string first = "f' = a'b' + a'c' + b'c'";
            const std::string second = "f = (a + b)(a + c)(b + c)";
            QTest::newRow(between) << QString::fromStdString(first + between + second) << "+++++";
        }
        QTest::newRow("the complement last")
            << "f(a, b, c) = ab + ac + bc, so f(a, b, c)' = (a + b)(a + c)(b + c)"
            << "-----";
    }
    void complementsInAnswers() { cnf_answers::check(); }
};

LOGGIA_TEST(ComplementWordsTest)

} // namespace complement_words_test

#include "complement_words_test.moc"
