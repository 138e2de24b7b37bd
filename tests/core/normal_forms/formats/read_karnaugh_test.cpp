#include "tests/core/normal_forms/read_checks.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <string>
#include <vector>

namespace read_karnaugh_test {

using namespace loggia;
using namespace loggia::normal_forms;

class ReadKarnaughTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reads_data() {
        oracle::reads_columns();
        oracle::reads_row("four inputs",
                          "AB\\CD 00 01 11 10\n00 1 0 0 1\n01 0 0 0 0\n11 0 x 0 0\n10 1 0 0 1\n",
                          Syntax::table, "A B C D:f", "1010000010100-00");
        oracle::reads_row("a frame",
                          "# adder\n  a/bc | 00 | 01 | 11 | 10 |\n-----+----+----+----+\n"
                          "  0    |  0 |  1 |  0 |  1 |\n  1    |  1 |  0 |  1 |  - |\n",
                          Syntax::table, "a b c:f", "011010-1");
        oracle::reads_row("of a sheet in Markdown",
                          "| a / bc | 00 | 01 | 11 | 10 |\n|---|---|---|---|---|\n"
                          "| 0 | 0 | 1 | 0 | 1 |\n| 1 | 1 | 0 | - | 1 |\n",
                          Syntax::table, "a b c:f", "0110101-");
        oracle::reads_row("of a sheet in Markdown with a short rule",
                          "|a/bc|00|01|11|10|\n|-|-|-|-|-|\n|0|0|1|0|1|\n|1|1|0|-|1|\n",
                          Syntax::table, "a b c:f", "0110101-");
        oracle::reads_row(
            "blanks between the names",
            "A B \\ C D 00 01 11 10\n00 1 0 0 1\n01 0 0 0 0\n11 0 x 0 0\n10 1 0 0 1\n",
            Syntax::table, "A B C D:f", "1010000010100-00");
        oracle::reads_row(
            "tabs between the names",
            "A\tB \\ C\tD\t00\t01\t11\t10\n00\t1\t0\t0\t1\n01\t0\t0\t0\t0\n11\t0\tx\t0\t0\n"
            "10\t1\t0\t0\t1\n",
            Syntax::table, "A B C D:f", "1010000010100-00");
        oracle::reads_row("of a sheet in LaTeX",
                          "\\begin{tabular}{c|cccc}\na / bc & 00 & 01 & 11 & 10 \\\\ \\hline\n"
                          "0 & 0 & 1 & 0 & 1 \\\\\n1 & 1 & 0 & - & 1 \\\\\n\\end{tabular}\n",
                          Syntax::table, "a b c:f", "0110101-");
        oracle::reads_row("rows and columns named by products",
                          "      C'D'  C'D  CD  CD'\nA'B'  1  0  1  1\nA'B   0  1  0  0\n"
                          "AB    1  1  0  0\nAB'   0  0  x  1\n",
                          Syntax::table, "A B C D:f", "10110100001-1100");
        oracle::reads_row(
            "products in Markdown, and a corner",
            "| A\\BC | B\u0305C\u0305 | B\u0305C | BC | BC\u0305 |\n|---|---|---|---|---|\n"
            "| \u00ACA | 0 | 1 | 0 | 1 |\n| A | 1 | 0 | - | 1 |\n",
            Syntax::table, "A B C:f", "0110101-");
        oracle::reads_row("indices, and f is an input",
                          "x1x2\\f\t0\t1\n01\t1\t0\n00\t0\t0\n"
                          "10\t1\t1\n11\tF\tT",
                          Syntax::table, "x1 x2 f:g", "00101101");
        oracle::reads_row("indices set as such", "x₁x₂\\y_₃ 0 1\n01 1 0\n00 0 0\n10 1 1\n11 0 1",
                          Syntax::table, "x₁ x₂ y_₃:f", "00101101");
        oracle::reads_row("a doubled bar of Markdown",
                          "| A\\\\BC | 00 | 01 | 11 | 10 |\n|---|---|---|---|---|\n"
                          "| 0 | 0 | 1 | 0 | 1 |\n| 1 | 1 | 0 | 1 | 0 |\n",
                          Syntax::table, "A B C:f", "01101001");
        oracle::reads_row("a wide bar", "A \uFF3C B 0 1\n0 1 0\n1 1 1\n", Syntax::table, "A B:f",
                          "1011");
        oracle::reads_row("longer names",
                          "CinA \\ BSel 00 01 11 10\n00 0 1 0 0\n01 1 1 1 0\n11 1 1 1 1\n"
                          "10 0 0 0 0\n",
                          Syntax::table, "Cin A B Sel:f", "0100110100001111");
        oracle::reads_row("letters whose zeros a spreadsheet dropped",
                          "Ab\\Cd,0,1,11,10\n0,1,0,0,1\n1,0,1,1,0\n11,0,1,1,0\n10,1,0,0,1\n",
                          Syntax::table, "A b C d:f", "1010010110100101");
        oracle::reads_row("CSV in quotation marks",
                          "\"A\\BC\",\"00\",\"01\",\"11\",\"10\"\n0,1,0,0,1\n1,0,1,1,0\n",
                          Syntax::table, "A B C:f", "10100101");
        oracle::reads_row("signs of textbooks for don't-cares",
                          "A\\BC 00 01 11 10\n0 1 d 0 Φ\n1 * 1 ∅ 0\n", Syntax::table, "A B C:f",
                          "1--0-10-");
        oracle::reads_row("CSV with commas between the names",
                          "\"A,B\\C,D\",\"00\",\"01\",\"11\",\"10\"\n\"00\",1,0,0,1\n"
                          "\"01\",0,0,0,0\n\"11\",0,x,0,0\n\"10\",1,0,0,1\n",
                          Syntax::table, "A B C D:f", "1010000010100-00");
        oracle::reads_row("Markdown with commas between the names",
                          "| A\\B,C | 00 | 01 | 11 | 10 |\n|---|---|---|---|---|\n"
                          "| 0 | 0 | 1 | 0 | 1 |\n| 1 | 1 | 0 | - | 1 |\n",
                          Syntax::table, "A B C:f", "0110101-");
        oracle::reads_row("drawn with names at its axes",
                          "Map of f\n\n      AB\n     00 01 11 10\n   +--+--+--+--+\n"
                          "C 0| 0| 1| 1| 0|\n   +--+--+--+--+\n  1| 1| 1| 0| x|\n"
                          "   +--+--+--+--+\n",
                          Syntax::table, "C A B:f", "010111-0");
        oracle::reads_row("drawn with the name of the rows between them",
                          "    B\n    0 1\n  0|1|0|\nA\n  1|1|1|\n", Syntax::table, "A B:f",
                          "1011");
        oracle::reads_row("names above and before the columns",
                          "\\ CD\nAB\\ 00 01 11 10\n00 | 1 0 0 1\n01 | 0 1 1 0\n"
                          "11 | 0 1 1 0\n10 | 1 0 0 1\n",
                          Syntax::table, "A B C D:f", "1010010110100101");
        oracle::reads_row("zeros that a spreadsheet dropped",
                          "AB\\CD,0,1,11,10\n0,1,0,0,1\n1,0,0,0,0\n11,0,x,0,0\n10,1,0,0,1\n",
                          Syntax::table, "A B C D:f", "1010000010100-00");
    }
    void reads() { oracle::check_read(); }

    void refuses_data() {
        const test_suite::Refusals row;
        row("AB\\CD 00 01 11 11\n00 1 0 0 1\n", 1, 1,
            "expected each combination of the inputs of the columns once");
        row("A\\BC 00 01 11\n0 1 0 0\n", 1, 1,
            "expected each combination of the inputs of the columns once");
        row("A\\BC 000 001 011 010\n0 1 0 0 1\n1 0 1 1 0\n", 1, 1,
            "expected each combination of the inputs of the columns once");
        row("A\\B 0 1\n0 1 0\n0 1 1\n", 3, 1,
            "expected the input values of a new row, then a value for each column");
        row("A\\B 0 1\n0 1 0\n1 1\n", 3, 1,
            "expected the input values of a new row, then a value for each column");
        row("A\\B 0 1\n0 1 0\n1 1 2\n", 3, 5, "expected 0, 1 or - for '1', found '2'");
        row("A\\B 0 1\n0 1 0\n", 1, 1, "row 1 is missing");
        row("A\\BC 0 00 11 10\n0 1 0 0 1\n1 0 1 1 0\n", 1, 1,
            "expected each combination of the inputs of the columns once");
        row(",00,01,11,10\n0,1,0,0,1\n1,0,1,1,0\n", 1, 2,
            "expected the inputs of rows and columns, for example `AB\\CD`");
        row("AB 00 01 11 10\n00 1 0 0 1\n01 0 1 1 0\n", 1, 1,
            "expected the inputs of rows and columns, for example `AB\\CD`");
        row("  B' B\nA' 1 0\nA' 1 1\n", 3, 1,
            "expected the input values of a new row, then a value for each column");
        row("  B' B\nA' 1 0\nC 1 1\n", 3, 1,
            "expected the input values of a new row, then a value for each column");
        row("  B' B'\nA' 1 0\nA 1 1\n", 1, 3,
            "expected each combination of the inputs of the columns once");
        row("  B' B\nA' 1 0\nA 1 y\n", 3, 5, "expected 0, 1 or - for 'B', found 'y'");
        row("  A' A\nA' 1 0\nA 1 1\n", 1, 3, "the input 'A' is listed twice");
        row("A\\A 0 1\n0 1 0\n1 1 1\n", 1, 1, "the input 'A' is listed twice");
        row("| AB\\C | 0 | 1 |\n|---|---|---|\n| 00 |  | 1 |\n", 3, 3,
            "expected the input values of a new row, then a value for each column");
        row("a\\textbackslash bc,00,01,11,10\n0,1,0,0,1\n1,0,1,1,0\n", 1, 1,
            "expected the inputs of rows and columns, for example `AB\\CD`");
        row("A+BC | 0 1 11 10\n0 | 1 0 0 1\n1 | 0 1 1 0\n", 1, 1,
            "expected the inputs of rows and columns, for example `AB\\CD`");
    }
    void refuses() { oracle::check_refused(); }

    /// Random maps, their rows and columns in any order.
    void readsWhatIsDrawn() {
        Random random(test_suite::seed(1));
        const auto shuffled = [&](std::size_t digits) {
            std::vector<std::size_t> order(std::size_t{1} << digits);
            for (std::size_t i = 0; i < order.size(); ++i) {
                order[i] = i;
                std::swap(order[i], order[random.below(i + 1)]);
            }
            return order;
        };
        const auto code = [](std::size_t number, std::size_t digits) {
            std::string text;
            for (std::size_t i = digits; i-- > 0;)
                text += (number >> i & 1U) != 0 ? '1' : '0';
            return text;
        };
        for (int round = 0; round < test_suite::rounds(200); ++round) {
            const std::size_t rows = 1 + random.below(3);
            const std::size_t columns = 1 + random.below(3);
            std::string drawn =
                std::string("ABC").substr(0, rows) + '\\' + std::string("XYZ").substr(0, columns);
            const auto across = shuffled(columns);
            for (const std::size_t column : across)
                drawn += ' ' + code(column, columns);
            std::string values(std::size_t{1} << (rows + columns), ' ');
            for (const std::size_t row : shuffled(rows)) {
                drawn += '\n' + code(row, rows);
                for (const std::size_t column : across) {
                    const char value = "01-"[random.below(3)];
                    values[row << columns | column] = value;
                    drawn += std::string(" ") + value;
                }
            }
            const auto function = read_function(drawn);
            QVERIFY2(function, drawn.c_str());
            QCOMPARE(oracle::values(*function), values);
        }
    }
};

LOGGIA_TEST(ReadKarnaughTest)

} // namespace read_karnaugh_test

#include "read_karnaugh_test.moc"
