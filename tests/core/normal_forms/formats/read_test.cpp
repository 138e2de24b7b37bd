#include "tests/core/normal_forms/read_checks.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <set>
#include <vector>

namespace read_test {

using namespace loggia;
using namespace loggia::normal_forms;

class ReadTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reads_data() {
        oracle::reads_columns();
        oracle::reads_row("plain", "a & !b", Syntax::formula, "a b:f", "0010");
        oracle::reads_row("comment", "# what\n\na | b -> c", Syntax::formula, "a b c:f",
                          "11010101");
        oracle::reads_row("letters", "ab'(c+b)a'b + c", Syntax::formula, "a b c:f", "01010101");
        oracle::reads_row("prefix", "(and a (not b))", Syntax::formula, "a b:f", "0010");
        oracle::reads_row("order", "x10 & -x2", Syntax::formula, "x2 x10:f", "0100");
        oracle::reads_row("latex", "$\\neg x_{1} \\lor y$", Syntax::formula, "x_1 y:f", "1101");
        oracle::reads_row("a variable f", "e & f | g", Syntax::formula, "e f g:h", "01010111");
        oracle::reads_row("constant", "1", Syntax::formula, ":f", "1");
    }
    void reads() { oracle::check_read(); }

    void refuses_data() {
        oracle::refuses_columns();
        oracle::refuses_row("", 1, 1, "the formula is empty");
        oracle::refuses_row("a & & b", 1, 5, "expected a variable");
    }
    void refuses() { oracle::check_refused(); }
};

LOGGIA_TEST(ReadTest)

} // namespace read_test

#include "read_test.moc"
