#include "tests/core/normal_forms/read_checks.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <set>
#include <vector>

namespace read_table_test {

using namespace loggia;
using namespace loggia::normal_forms;

class ReadTableTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reads_data() {
        oracle::reads_columns();
        oracle::reads_row("table", "a b | f\n0 0 | 1\n0 1 | 0\n1 - | -\n", Syntax::table, "a b:f",
                          "10--");
        oracle::reads_row("table of two", "a | f g\n0 | 1 0\n1 | x 1", Syntax::table, "a:f g",
                          "1- 01");
        oracle::reads_row("Markdown",
                          "| a | b | f |\n|---|---|---|\n| 0 | - | 1 |\n| 1 | - | 0 |\n",
                          Syntax::table, "a b:f", "1100");
        oracle::reads_row("run together", "# t\na b|f\n--+--\n00|1\n01|1\n10|0\n11|0",
                          Syntax::table, "a b:f", "1100");
    }
    void reads() { oracle::check_read(); }

    void refuses_data() {
        oracle::refuses_columns();
        oracle::refuses_row("a | f\n0 | 1\n", 3, 1, "row 1 is missing");
        oracle::refuses_row("a | f\n0 | 1\n- | 1\n", 3, 1, "row 0 is in line 2 already");
        oracle::refuses_row("a | f\n0 | 1\n1 | 2\n", 3, 5, "expected 0, 1 or - for 'f'");
        oracle::refuses_row("a b | f\n0 0 2\n", 2, 5, "expected 0, 1 or - for 'f', found `2`");
        oracle::refuses_row("a a | f\n0 0 | 1\n", 1, 3, "the name 'a' is there already");
        oracle::refuses_row("a | f\n0 | 1 1\n1 | 0", 2, 7,
                            "expected the end of the line after 2 values");
    }
    void refuses() { oracle::check_refused(); }
};

LOGGIA_TEST(ReadTableTest)

} // namespace read_table_test

#include "read_table_test.moc"
