#include "core/grading/tasks/answer_tables.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <string>

namespace answer_tables_test {

using namespace loggia;
using namespace loggia::grading;

class AnswerTablesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void linesKeepTheirNumbers() {
        for (const std::string table : {"a b | f\n0 0 | 0\n0 1 | 1\n", "|a|f|\n|0|0|\n|1|1|\n",
                                        "a & f \\\\\n0 & T \\\\\n1 & F \\\\\n"})
            QVERIFY2(without_tables(table + "a & b\n").starts_with("\n\n\na & b\n"), table.c_str());
        QVERIFY(without_tables("(a | b) & c\n0 0 1\n0 1 1\n").starts_with("(a | b) & c\n\n\n"));
    }

    void otherTextsStay() {
        for (const std::string text : {"a b f\n0 0 1\n0 1 1\n", "a & b\n0 1 1\n", "a\nb\n"})
            QVERIFY2(without_tables(text).starts_with(text), text.c_str());
    }
};

LOGGIA_TEST(AnswerTablesTest)

} // namespace answer_tables_test

#include "answer_tables_test.moc"
