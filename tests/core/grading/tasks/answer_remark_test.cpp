#include "core/grading/tasks/answer_remark.hpp"
#include "tests/core/grading/tasks/cnf_answers.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <string>
#include <utility>

namespace answer_remark_test {

using namespace loggia;
using namespace loggia::grading;

class AnswerRemarkTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void remarks() {
        const Names names{"a", "b", "c"};
        for (const char* const remark :
             {"(3 clauses, 6 literals)", "(minimal)", "De Morgan's law)", "minimum", "3 Klauseln",
              "(q.e.d.)", "(in CNF)", "(complement law)", "(rows 0, 1, 2 and 4)", "(Ergebnis)"})
            QVERIFY2(is_harmless_remark(remark, names), remark);
        for (const char* const remark :
             {"", "(not minimal)", "(complement)", "(wrong answer)", "(incorrect answer)",
              "(respuesta incorrecta)", "(d)", "a & b", "(law a or b)"})
            QVERIFY2(!is_harmless_remark(remark, names), remark);
    }

    void linesWithoutThem() {
        const Names names{"a", "b", "c"};
        for (const auto& [line, formula] :
             {std::pair("(a | b) & c (2 clauses)", "(a | b) & c"),
              {"(a | b) & c by absorption", "(a | b) & c"},
              {"f = a, which is minimal.", "f = a"},
              {"(a | b) & c (not minimal)", "(a | b) & c (not minimal)"},
              {"(a | b) & c. This is minimal.", "(a | b) & c"},
              {"(a | b) & c in CNF", "(a | b) & c"},
              {"(a | b) & c QED", "(a | b) & c"},
              {"(a | b) & c!!", "(a | b) & c!!"},
              {"(a | b) & c", "(a | b) & c"}})
            QCOMPARE(std::string(without_remark(line, names)), std::string(formula));
    }

    void numbersOfEquations() {
        for (const auto& [text, plain] :
             {std::pair("f = a | b (1)\n  = c [12].\n", "f = a | b    \n  = c     .\n"),
              {"a & (1)b\n(1)\na (0)\na (b1)\na & (1)\n",
               "a & (1)b\n(1)\na (0)\na (b1)\na & (1)\n"}})
            QCOMPARE(without_numbers_behind(text), std::string(plain));
    }

    void remarksInAnswers_data() {
        cnf_answers::add_columns();
        for (const char* const remark :
             {"@ (3 clauses, 6 literals)", "@ (minimal)", "f = @ (by De Morgan's law)",
              "@, which is minimal.", "@ with 3 clauses and 6 literals", "@ \u2014 minimum",
              "@ <- final answer",
              "ab + ac + bc | given\n= a(b + c) + bc (factor a)\n= @ (distributive law)",
              "The CNF is @ because all primes are essential.", "@ (3 Klauseln)", "@ (q.e.d.)",
              "@ (result)", "f = @ (CNF)", "f = @   (1)", "@ as required", "@ OK",
              "f = @. It has 3 clauses.", "@ (5 points)"})
            QTest::newRow(remark) << QString(remark).replace(QLatin1Char('@'),
                                                             "(a + b)(a + c)(b + c)")
                                  << "+++++";
        for (const char* const remark :
             {"@ (not minimal)", "@ (complement)", "@ (for f')", "@ if minimal", "@ (wrong answer)",
              "@ (d)", "@ & (minimal)", "@ (DNF)", "@ (CNF of the complement)"})
            QTest::newRow(remark) << QString(remark).replace(QLatin1Char('@'),
                                                             "(a + b)(a + c)(b + c)")
                                  << "-----";
    }
    void remarksInAnswers() { cnf_answers::check(); }
};

LOGGIA_TEST(AnswerRemarkTest)

} // namespace answer_remark_test

#include "answer_remark_test.moc"
