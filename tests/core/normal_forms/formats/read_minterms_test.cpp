#include "tests/core/normal_forms/read_checks.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <set>
#include <vector>

namespace read_minterms_test {

using namespace loggia;
using namespace loggia::normal_forms;

class ReadMintermsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reads_data() {
        oracle::reads_columns();
        oracle::reads_row("minterms", "f(a, b, c) = m(0, 1, 5) + d(7)", Syntax::minterms, "a b c:f",
                          "1100010-");
        oracle::reads_row("sums", "f(a,b)=Σm(1 2)+Σd(0)", Syntax::minterms, "a b:f", "-110");
        oracle::reads_row("maxterms", "f(a,b,c) = M(0,2,3)*D(7)", Syntax::minterms, "a b c:f",
                          "0100111-");
        oracle::reads_row("LaTeX in dollars",
                          "$f(a,b) = \\sum m(0,1) + \\sum d(2)$\n$g(a,b)=\\Pi(1)$\n",
                          Syntax::minterms, "a b:f g", "11-0 1011");
        oracle::reads_row("displayed LaTeX", "\\[\n f(a,b) = \\sum m(0,1)\n\\]\n", Syntax::minterms,
                          "a b:f", "1100");
        oracle::reads_row("LaTeX in brackets", "\\(f(a,b) = \\sum m(0,1)\\)", Syntax::minterms,
                          "a b:f", "1100");
        oracle::reads_row("product sign", "f(a,b) = ∏(0)\ng(a,b) = \\sum m(3);", Syntax::minterms,
                          "a b:f g", "0111 0001");
        oracle::reads_row("words with capitals",
                          "f(a,b) = Sum m(1)+Sum d(0)\ng(a,b) = Product M(1) . D(0)",
                          Syntax::minterms, "a b:f g", "-100 -011");
        oracle::reads_row("inputs below the sign",
                          "F = Σ_{B,A}(1) + d(0)\nG = ∏_{B, A}(3)\nH = Σ(2)", Syntax::minterms,
                          "B A:F G H", "-100 1110 0010");
        oracle::reads_row("signs of a definition", "f(a,b) := m(0) + d(3)\ng(a,b) := M(1)",
                          Syntax::minterms, "a b:f g", "100- 1011");
        oracle::reads_row("a definition without inputs", "f := m(0, 3)", Syntax::minterms, "a b:f",
                          "1001");
        oracle::reads_row("inputs behind the sign", "F = ΣX,Y,Z(0,7)", Syntax::minterms, "X Y Z:F",
                          "10000001");
        oracle::reads_row("inputs below a sum of LaTeX", "\\sum_{f,g}(1)", Syntax::minterms,
                          "f g:h", "0100");
        oracle::reads_row("φ for don't-cares", "f(a,b) = Σm(1) + Σφ(0)\ng(a,b) = ΠM(3).Φ(0)",
                          Syntax::minterms, "a b:f g", "-100 -110");
        oracle::reads_row("sets", "f(a,b) = Σm{1, 2} + d{0}\ng(a,b) = ∑{}", Syntax::minterms,
                          "a b:f g", "-110 0000");
        oracle::reads_row("a line of don't-cares", "m(0,1)\nd(3)\n", Syntax::minterms, "a b:f",
                          "110-");
        oracle::reads_row("lines of don't-cares",
                          "f(a,b) = m(0)\n  + d(3)\n\ng(a,b) = M(1)\nD(0)\n", Syntax::minterms,
                          "a b:f g", "100- -011");
        oracle::reads_row("a sign at the end of a line, and before a list of rows that are false",
                          "f(a,b) = m(0) +\nd(3)\ng(a,b) = M(1)\n* D(0)\n", Syntax::minterms,
                          "a b:f g", "100- -011");
        oracle::reads_row("lists below their outputs",
                          "f(a,b) =\n  m(0)\n  + d(3)\ng(a,b) = \r\n\n\u03A0M(1)\n",
                          Syntax::minterms, "a b:f g", "100- 1011");
        oracle::reads_row("full stops", "f(a,b) = m(0) + d(3).\ng(a,b) = M(1) . D(0).\n",
                          Syntax::minterms, "a b:f g", "100- -011");
        oracle::reads_row("an output d below", "f(a,b) = m(0)\nd(a,b) = m(1)", Syntax::minterms,
                          "a b:f d", "1000 0100");
        oracle::reads_row("one input of several letters", "f( \"ab\" ) = m(1)", Syntax::minterms,
                          "ab:f", "01");
        oracle::reads_row("a word", "f(rain) = m(1)", Syntax::minterms, "rain:f", "01");
        oracle::reads_row("none", "f(a) = m()", Syntax::minterms, "a:f", "00");
        oracle::reads_row("all but none", "f(a) = M()", Syntax::minterms, "a:f", "11");
        oracle::reads_row("nothing but rows", "m(0,1,5) + d(7)", Syntax::minterms, "a b c:f",
                          "1100010-");
        oracle::reads_row("false rows alone", "# two inputs\nΠM(0, 3)\n", Syntax::minterms, "a b:f",
                          "0110");
        oracle::reads_row("no names of inputs", "y = m(0, 1)\nb = M(3) * D(2)", Syntax::minterms,
                          "a c:y b", "1100 11-0");
        oracle::reads_row("letters up to the output's", "sum(63)", Syntax::minterms,
                          "a b c d e f:g", (std::string(63, '0') + '1').c_str());
        oracle::reads_row("one row", "m(0)", Syntax::minterms, "a:f", "10");
        oracle::reads_row("LaTeX", "f(a,b) = \\sum_{m}(0,1) + \\sum_{d}(2)\ng(a,b)=\\Pi(1)",
                          Syntax::minterms, "a b:f g", "11-0 1011");
        oracle::reads_row("outputs up to d", "c(a,b) = Σ(1)\nd(a,b) = Σ(0)", Syntax::minterms,
                          "a b:c d", "0100 1000");
        oracle::reads_row("an output d that shares a row", "f(a,b) = Σ(1)\nd(a,b) = Σ(0,1)",
                          Syntax::minterms, "a b:f d", "0100 1100");
        oracle::reads_row("an output d beside don't-cares", "f(a,b) = Σ(1)+d(2)\nd(a,b) = Σ(0)",
                          Syntax::minterms, "a b:f d", "01-0 1000");
        oracle::reads_row("an output d among three", "f(a,b)=Σ(1)\nd(a,b)=Σ(0)\ng(a,b)=Σ(2)",
                          Syntax::minterms, "a b:f d g", "0100 1000 0010");
        oracle::reads_row("an output d as Loggia writes it", "f(a,b) = m(1)\nd(a,b) = m(0)",
                          Syntax::minterms, "a b:f d", "0100 1000");
        oracle::reads_row("letters side by side", "m(0 + d)", Syntax::formula, "d m:f", "0001");
    }
    void reads() { oracle::check_read(); }

    void refuses_data() {
        const test_suite::Refusals row;
        row("f(ABC) = m(0, 1)", 1, 3,
            "'ABC' is ambiguous; write \"ABC\" for one input, or A, B, C for several");
        row("f(a) = m(2)", 1, 10, "row 2 is too large; the last row is 1");
        row("f(a) = m(0) + d(0)", 1, 17, "row 0 is given twice");
        row("f(a) = m(0) M(1)", 1, 16, "expected either true rows (m) or false rows (M)");
        row("f(a) = m(0) + x", 1, 15, "expected rows, for example m(0, 1)");
        row("f(a) = m(0 ; 1)", 1, 12, "expected ',' or ')'");
        row("f = m(0, 1)\ng(a) = m(0)", 2, 2,
            "expected `=` (the first line has no names of inputs)");
        row("m(0, 1) + x", 1, 11, "expected rows, for example m(0, 1)");
        row("f = m(65536)", 1, 7, "row 65536 is too large; above 65535 name the inputs");
        row("f(a)=m(0)\nf(a)=m(1)", 2, 1, "the output 'f' is defined twice");
        row("f(a, \"b\nc\") = m(2)", 1, 6,
            "expected a name without line breaks and control characters");
        row("f(a)=m(0)\ng(b)=m(1)", 2, 2, "expected the same inputs");
        row("F(w,x) = Σ(1,3)\nd(w,x) = Σ(0)", 2, 1,
            "ambiguous: `d` is an output or the don't-cares");
        row("F = ∑m(1)\nd = ∑m(0)\n", 2, 1, "ambiguous: `d` is an output or the don't-cares");
        row("F(w,x) = Π(1,3)\nd(w,x) = \\sum(0)", 2, 1, "ambiguous: `d` is an output or the");
        row("F(w,x) = Σ(1,3), d(w,x) = Σ(0)", 1, 21, "ambiguous: `d` is an output or the");
    }
    void refuses() { oracle::check_refused(); }

    void theLastRowOfTheWidestFunction() {
        std::string arguments;
        for (int input = 0; input < most_inputs; ++input)
            arguments += (input > 0 ? ", " : "") + fmt::format("x{}", input);
        const std::string head = fmt::format("f({}) = ", arguments);
        const auto twice =
            read_function(head + "m(18446744073709551615) + d(18446744073709551615)");
        QVERIFY(!twice.has_value());
        QCOMPARE(twice.error().message,
                 std::string("row 18446744073709551615 is given twice with different values"));
        const auto once = read_function(head + "m(18446744073709551615)").value();
        QVERIFY(once.on.cubes == std::vector{(Cube{~std::uint64_t{0}, ~std::uint64_t{0}, 1})});
    }

    void wideListsOfMaxterms() {
        Random random(test_suite::seed(1));
        for (int i = 0; i < 300; ++i) {
            const int inputs = 1 + static_cast<int>(random.below(7));
            std::string arguments;
            for (int input = 0; input < inputs; ++input)
                arguments += (input > 0 ? ", " : "") + fmt::format("x{}", input);
            std::set<std::uint64_t> off;
            for (std::uint64_t n = random.below(20); n > 0; --n)
                off.insert(random.below(std::uint64_t{1} << inputs));
            const auto function =
                read_function(fmt::format("f({}) = M({})", arguments, fmt::join(off, ", ")))
                    .value();
            for (std::uint64_t row = 0; row < std::uint64_t{1} << inputs; ++row)
                QCOMPARE(function.on.value(row), !off.contains(row));
        }
        std::string arguments;
        for (int input = 0; input < 64; ++input)
            arguments += (input > 0 ? ", " : "") + fmt::format("x{}", input);
        const auto wide =
            read_function(fmt::format("f({}) = M(5, 18446744073709551615)", arguments)).value();
        QVERIFY(!wide.on.value(5) && !wide.on.value(~std::uint64_t{0}));
        QVERIFY(wide.on.value(0) && wide.on.value(6) && wide.on.value(~std::uint64_t{1}));
        QVERIFY(wide.on.terms() <= 128);
    }
};

LOGGIA_TEST(ReadMintermsTest)

} // namespace read_minterms_test

#include "read_minterms_test.moc"
