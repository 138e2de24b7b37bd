#include "tests/core/normal_forms/read_checks.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <string>
#include <vector>

namespace read_values_test {

using namespace loggia;
using namespace loggia::normal_forms;

class ReadValuesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reads_data() {
        oracle::reads_columns();
        oracle::reads_row("a value a line", "f(0,0) = 1\nf(0,1) = 0\nf(1,0) = 0\nf(1,1) = 1\n",
                          Syntax::table, "a b:f", "1001");
        oracle::reads_row("a list", "# equivalence\nf(0,0)=1, f(1,1)=1, f(1,0)=0; f(0,1)=0.",
                          Syntax::table, "a b:f", "1001");
        oracle::reads_row("of a sentence", "F(0) = 1 and F(1) = 0", Syntax::table, "a:F", "10");
        oracle::reads_row("named inputs", "f(p = 0, q = -) = 1\nf(p=1, q=0) := x\nf(p=1,q=1) = 0",
                          Syntax::table, "p q:f", "11-0");
        oracle::reads_row("without commas", "f(00) = 0\nf(01) = 1\nf(1-) = 1\n", Syntax::table,
                          "a b:f", "0111");
        oracle::reads_row("a don't-care of textbooks", "f(0) = d\nf(1) = 1\n", Syntax::table, "a:f",
                          "-1");
        oracle::reads_row("words", "f(T, true) = F\nf(T, F) = T\nf(F, -) = False\n", Syntax::table,
                          "a b:f", "0010");
        oracle::reads_row("two outputs, and letters beside them",
                          "b(0,0)=0\nb(0,1)=1\nb(1,-)=1\ng(-,0)=1\ng(-,1)=-\n", Syntax::table,
                          "a c:b g", "0111 1-1-");
        oracle::reads_row("LaTeX", "$f(0) = 1$ \\\\\n$f(1) = 0$ \\\\\n", Syntax::table, "a:f",
                          "10");
        oracle::reads_row("a variable is no value", "f(x, y) = x", Syntax::equations, "x y:f",
                          "0011");
        oracle::reads_row("a constant function", "f(x) = 1", Syntax::equations, "x:f", "11");
    }
    void reads() { oracle::check_read(); }

    void refuses_data() {
        const test_suite::Refusals row;
        row("f(0,0) = 1", 1, 1, "row 01 is missing");
        row("f(0) = 1\ng(0) = 1\nf(1) = 0\n", 2, 1, "row 1 is missing");
        row("f(0,0) = 1\nf(0,-) = 1\n", 2, 1, "row 00 is already given in line 1");
        row("f(0,0) = 1\nf(1) = 1\n", 2, 1,
            "expected the same inputs in the same order as in the first line");
        row("f(a=0,b=0) = 1\nf(b=0,a=1) = 1\n", 2, 1,
            "expected the same inputs in the same order as in the first line");
        row("f(a=0,a=0) = 1\n", 1, 1, "the input 'a' is listed twice");
        row("f(0,0) = 1\nf(0,b) = 1\n", 2, 5, "expected 0 or 1 for each input");
        row("f(0) = 1\nf(1) = 2\n", 2, 8, "expected 0, 1 or - for 'f'");
        row("f(0) = 1\nf(1) & 1\n", 2, 6, "expected `=`");
        row("f(0) = 1\n= 0\n", 2, 1, "expected a value such as f(0, 1) = 1");
        row("f(00000000000000000) = 1", 1, 1, "expected at most 16 inputs");
    }
    void refuses() { oracle::check_refused(); }

    /// Random tables, their rows in any order and as several people write them.
    void readsWhatIsWritten() {
        Random random(test_suite::seed(1));
        for (int round = 0; round < test_suite::rounds(300); ++round) {
            const auto inputs = 1 + random.below(4);
            const auto outputs = 1 + random.below(3);
            const bool named = random.below(2) == 0;
            const bool bare = !named && inputs > 1 && random.below(2) == 0;
            std::vector<std::string> columns(outputs, std::string(std::size_t{1} << inputs, '0'));
            std::vector<std::string> lines;
            for (std::size_t output = 0; output < outputs; ++output)
                for (std::size_t value = 0; value < columns[output].size(); ++value) {
                    columns[output][value] = "01-"[random.below(3)];
                    std::string arguments;
                    for (std::size_t i = 0; i < inputs; ++i) {
                        if (i > 0 && !bare)
                            arguments += ", ";
                        if (named)
                            arguments += fmt::format("in{} = ", i);
                        arguments += (value >> (inputs - 1 - i) & 1U) != 0 ? '1' : '0';
                    }
                    lines.push_back(
                        fmt::format("out{}({}) = {}", output, arguments, columns[output][value]));
                }
            for (std::size_t i = lines.size(); i > 1; --i)
                std::swap(lines[i - 1], lines[random.below(i)]);
            const std::string text =
                fmt::format("{}", fmt::join(lines, random.below(2) == 0 ? "\n" : ", "));
            const auto function = read_function(text);
            QVERIFY2(function, text.c_str());
            const std::string values = oracle::values(*function);
            for (std::size_t output = 0; output < outputs; ++output) {
                const auto name = "out" + std::to_string(output);
                const auto found =
                    std::find(function->outputs.begin(), function->outputs.end(), name) -
                    function->outputs.begin();
                const auto width = columns[output].size() + 1;
                QCOMPARE(values.substr(static_cast<std::size_t>(found) * width, width - 1),
                         columns[output]);
            }
            QCOMPARE(function->inputs.size(), inputs);
            QCOMPARE(function->inputs.front(), std::string(named ? "in0" : "a"));
        }
    }
};

LOGGIA_TEST(ReadValuesTest)

} // namespace read_values_test

#include "read_values_test.moc"
