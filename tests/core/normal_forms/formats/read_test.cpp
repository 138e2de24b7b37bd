#include "core/normal_forms/formats/syntax_readers.hpp"
#include "tests/core/normal_forms/read_checks.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <set>
#include <stop_token>
#include <string>
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
        oracle::reads_row("nand", "a nand b", Syntax::formula, "a b:f", "1110");
        oracle::reads_row("prefix not", "(not (or a b))", Syntax::formula, "a b:f", "1000");
        oracle::reads_row("infix not", "(not (a or b)) and c", Syntax::formula, "a b c:f",
                          "01000000");
        oracle::reads_row("infix not not", "(not (not a)) or b", Syntax::formula, "a b:f", "0111");
        oracle::reads_row("prefix nor", "(nor a b)", Syntax::formula, "a b:f", "1000");
        oracle::reads_row("prefix xnor", "(xnor a b)", Syntax::formula, "a b:f", "1001");
        oracle::reads_row("a word between blanks", "a imp b", Syntax::formula, "", "");
        oracle::reads_row("two readings", "ab + bc", Syntax::formula, "", "");
        oracle::reads_row("digits", "0110", Syntax::formula, "", "");
        oracle::reads_row("constant", "1", Syntax::formula, ":f", "1");
    }
    void reads() { oracle::check_read(); }

    void readsWhatIsAskedFor() {
        const auto named = [](Syntax syntax) {
            return oracle::names(read_function("ab + bc", syntax).value());
        };
        QVERIFY(named(Syntax::words) == "ab bc:f");
        QVERIFY(named(Syntax::letters) == "a b c:f");
        QVERIFY(!read_function("ab + bc").has_value());
        QVERIFY(read_function("f = ab + bc;").error().message.starts_with("'ab' is ambiguous"));
        QVERIFY(read_function("INORDER = ab bc; f = ab + bc;").has_value());
        QVERIFY(read_function("m0 + m12").error().message.starts_with("'m0' is ambiguous"));
        QVERIFY(read_function("M0 \u00B7 M1").error().message.starts_with("'M0' is ambiguous"));
        for (const char* const lowered :
             {"m\u2081 + m\u2083", "f = m\u2081\u2080 \u2228 m\u2083", "M\u2080M\u2082",
              "F = M\u2080 \u22C5 M\u2082", "m_{1} + m_{3}", "$M_0 \\cdot M_2$"})
            QVERIFY2(read_function(lowered).error().message.find("' is ambiguous; write ") !=
                         std::string::npos,
                     lowered);
        for (const char* variables :
             {"INORDER = m0 m2; f = m0 + m2;", "m0 = a * b; f = m0 + c",
              "f(m_0, m_2) = m_{0} + m_{2}", "f(m\u2080) = m\u2080 + m\u2080",
              "m0 = a; m1 = b; f = m0 + m1;", "\"m0\" + m2", "m0 | m2", "m0 * m2", "m0 + n2", "m0",
              "m + m1", "f = m2 \u2228 m1", "f = m_{2} \\lor m_{1}", "F = M2 \u2227 M0",
              "F = M_{2} \\land M_{0}"})
            QVERIFY2(read_function(variables).has_value(), variables);
        QVERIFY(oracle::names(read_function("f = a'b + cd;").value()) == "a b c d:f");
    }

    /// Before the operand that is missing.
    void stopsWithinAFormula() {
        std::stop_source stop;
        stop.request_stop();
        for (const Syntax syntax : {Syntax::automatic, Syntax::words, Syntax::letters})
            QCOMPARE(read_function("a & b |", syntax, Control(stop.get_token())).error().message,
                     std::string("stopped"));
        QCOMPARE(
            read_circuit("a & b |", Syntax::formula, Control(stop.get_token())).error().message,
            std::string("stopped"));
    }

    /// Texts of megabytes that are no formulas either.
    void stopsInListsOfRows() {
        std::stop_source stop;
        stop.request_stop();
        const Control stopped(stop.get_token());
        for (const char* const text :
             {"a b | f\n0 0 | 1\n0 1 | 0\n1 0 | 1\n1 1 | 1\n", "a,f\n0,1\n1,0\n", "0 1\n1 0\n",
              "a | f\nwahr | falsch\nfalsch | wahr\n", "f(0) = 1, f(1) = 0",
              "A\\B 0 1\n0 1 0\n1 1 1\n", "f(a, b) = m(0, 1)", "M(0, 1)"}) {
            QVERIFY2(read_function(text), text);
            const auto read = read_function(text, Syntax::automatic, stopped);
            QVERIFY2(!read && read.error().message == "stopped", text);
        }
    }

    void longTextsAreTablesByTheirStart() {
        std::string table = "a b | f\n";
        std::string prose;
        for (int i = 0; i < 10'000; ++i) {
            table += "0 1 | 0\n";
            prose += "These lines are no table.\n";
        }
        QVERIFY(begins_table(table));
        QVERIFY(begins_table("Short is what stands above it.\n" + table));
        QVERIFY(!begins_table(prose + table));
    }

    /// At each `<=` all up to the next `;` was looked at.
    void manyComparisonsAreNoDefinition() {
        std::string text = "a";
        for (int i = 0; i < 300'000; ++i)
            text += " <= b";
        QCOMPARE(find_definition(text), std::string_view::npos);
        QCOMPARE(find_definition(text + ";"), std::string_view::npos);
        QCOMPARE(find_definition(text + ";\nf <= a and b;"), text.size() + 5);
    }

    void digitsOfAnotherFileAreNoTable() {
        QVERIFY(looks_like_function("0 0\n1 1\n"));
        QVERIFY(!looks_like_function("0000000\n0000000\n0000000\n"));
        QVERIFY(!looks_like_function("1 0\n1 1\n"));
        std::string maze;
        for (int row = 0; row < 400; ++row)
            maze += std::string(400, '0') + '\n';
        QVERIFY(!looks_like_function(maze));
    }

    /// Whoever opens them is asked which of the two is meant.
    void ambiguousFunctionsAreFunctions() {
        for (const char* const text : {"S = A ^ B;\nC = AB;\n", "F = AB + C\n", "AB + BC"})
            QVERIFY2(looks_like_function(text) && !read_function(text), text);
        for (const char* const text : {"pq\n", "p v q\n", "x = a +\n"})
            QVERIFY2(!looks_like_function(text), text);
    }

    /// A file with a mistake goes to the page that can say what it is.
    void resemblesAFunction() {
        for (const char* text : {"A B | F\n0 0 | 1\n0 1 | 0\n1 1 | 0\n",
                                 "| a | b | f |\n|---|---|---|\n| 0 | 0 | 1 |\n| 0 | 1 | 0 |\n",
                                 "f(a, b) = m(1, 9)\n"}) {
            QVERIFY2(resembles_function(text), text);
            QVERIFY2(!looks_like_function(text), text);
        }
        for (const char* text : {"", "1 -2 0\n2 3 0\n", "0 1\n1 1 0\n", "A says B lies.\n1 0\n",
                                 "x = a +\n", "a b\n1. A is a knave.\n2. B is a knight.\n"})
            QVERIFY2(!resembles_function(text), text);
    }

    void knowsLongListsOfRowsByTheirStart() {
        std::string inputs;
        std::string rows;
        for (int i = 0; i < 20; ++i)
            inputs += fmt::format("{}x{}", i > 0 ? "," : "", i);
        for (int i = 0; i < 30'000; ++i)
            rows += fmt::format("{}{}", i > 0 ? "," : "", 7 * i);
        for (const char* const above : {"", "# The rows.\n"})
            for (const char* const equals : {" = ", "=", " =\t"}) {
                const std::string text =
                    fmt::format("{}f({}){}m({})\n", above, inputs, equals, rows);
                QVERIFY(looks_like_function(text));
                QVERIFY(syntax_of(text) == Syntax::minterms);
            }
    }

    void refuses_data() {
        const test_suite::Refusals row;
        row("", 1, 1, "the formula is empty");
        row("a & & b", 1, 5, "expected a variable");
        row("aag 3 2 0 1 1\n2\n4\n6\n6 2 4\n", 1, 1,
            "expected a function; AIGER is not read, but ABC writes such circuits as BLIF");
        row("# c17\nINPUT(a)\nOUTPUT(b)\nb = NOT(a)\n", 2, 1,
            "expected a function; BENCH is not read, but ABC writes such circuits as BLIF");
        row("(set-logic QF_UF)\n(check-sat)\n", 1, 1, "expected a function; SMT-LIB is not read");
        row("0,2,5,8\n", 1, 1, "expected a function, found only numbers; write a list of rows as");
        row("# rows\n4\nm1,m2\n", 2, 1, "expected a function, found only numbers");
        row("# rows\n 12\n0 1 2\n", 2, 2, "expected a function, found only numbers");
    }
    void refuses() { oracle::check_refused(); }
};

LOGGIA_TEST(ReadTest)

} // namespace read_test

#include "read_test.moc"
