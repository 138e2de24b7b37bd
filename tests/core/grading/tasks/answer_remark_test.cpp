#include "core/grading/tasks/answer_remark.hpp"
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
             {"(3 clauses, 6 literals)", "(minimal)", "De Morgan's law)", "minimum", "3 Klauseln"})
            QVERIFY2(is_harmless_remark(remark, names), remark);
        for (const char* const remark : {"", "(not minimal)", "(complement)", "(wrong answer)",
                                         "(d)", "a & b", "(law a or b)"})
            QVERIFY2(!is_harmless_remark(remark, names), remark);
    }

    void linesWithoutThem() {
        const Names names{"a", "b", "c"};
        for (const auto& [line, formula] :
             {std::pair("(a | b) & c (2 clauses)", "(a | b) & c"),
              {"(a | b) & c by absorption", "(a | b) & c"},
              {"f = a, which is minimal.", "f = a"},
              {"(a | b) & c (not minimal)", "(a | b) & c (not minimal)"},
              {"(a | b) & c", "(a | b) & c"}})
            QCOMPARE(std::string(without_remark(line, names)), std::string(formula));
    }
};

LOGGIA_TEST(AnswerRemarkTest)

} // namespace answer_remark_test

#include "answer_remark_test.moc"
