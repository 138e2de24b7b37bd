#include "core/base/random.hpp"
#include "tests/core/normal_forms/read_checks.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <array>
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
        oracle::reads_row("a next state", "Q D Q+\n0 0 0\n0 1 1\n1 0 0\n1 1 1\n", Syntax::table,
                          "Q D:Q+", "0101");
        oracle::reads_row("a next state in time", "Q(t) D Q(t+1)\n0 0 0\n0 1 1\n1 0 0\n1 1 1\n",
                          Syntax::table, "Q(t) D:Q(t+1)", "0101");
        oracle::reads_row("numbers and a next state",
                          "No. J K Q*\n0 0 0 0\n1 0 1 0\n2 1 0 1\n3 1 1 1\n", Syntax::table,
                          "J K:Q*", "0011");
        oracle::reads_row("Markdown",
                          "| a | b | f |\n|---|---|---|\n| 0 | - | 1 |\n| 1 | - | 0 |\n",
                          Syntax::table, "a b:f", "1100");
        oracle::reads_row("Markdown with emphasis",
                          "| **a** | $b$ | `f` |\n|---|---|---|\n| 0 | - | **1** |\n"
                          "| 1 | - | ** 0** |\n",
                          Syntax::table, "a b:f", "1100");
        oracle::reads_row("Markdown with a dash a column", "|a|b|f|\n|-|-|-|\n|0|-|1|\n|1|-|0|\n",
                          Syntax::table, "a b:f", "1100");
        oracle::reads_row("numbered Markdown with a dash a column",
                          "| Nr | Cin | A |sum |\n|-|-|-|-|\n| 1 | 0 | 0 | 1 |\n"
                          "| 2 | 0 | 1 | 0 |\n| 3 | 1 | 0 | 0 |\n| 4 | 1 | 1 | 1 |\n",
                          Syntax::table, "Cin A:sum", "1001");
        oracle::reads_row("numbered Markdown with a dash a column and nothing above the numbers",
                          "|  | p | q |F |\n|-|-|-|-|\n| 0 | L | L | H |\n| 1 | L | H | L |\n"
                          "| 2 | H | L | L |\n| 3 | H | H | H |\n",
                          Syntax::table, "p q:F", "1001");
        oracle::reads_row("Markdown without bars outside",
                          "a | b | f\n- | - | -\n0 | - | 1\n1 | - | 0\n", Syntax::table, "a b:f",
                          "1100");
        oracle::reads_row("a row of dashes", "a | b | f\n- | - | -\n# free\n", Syntax::table,
                          "a b:f", "----");
        oracle::reads_row("run together", "# t\na b|f\n--+--\n00|1\n01|1\n10|0\n11|0",
                          Syntax::table, "a b:f", "1100");
        oracle::reads_row("no border", "a b f\n0 0 0\n0 1 1\n1 0 1\n1 1 0\n", Syntax::table,
                          "a b:f", "0110");
        oracle::reads_row("commas", "a,b,f\n0,0,0\n0,1,1\n1,-,1\n", Syntax::table, "a b:f", "0111");
        oracle::reads_row("long dashes", "a,b,f\n0,0,–\n0,1,—\n1,−,1\n", Syntax::table, "a b:f",
                          "--11");
        oracle::reads_row("signs of textbooks for don't-cares",
                          "a b | f g\n0 0 | d 1\n0 1 | 0 Φ\n1 * | 1 0\n", Syntax::table, "a b:f g",
                          "-011 1-00");
        oracle::reads_row("d is an input", "d e f\n0 0 d\n0 1 0\n1 d 1\n", Syntax::table, "d e:f",
                          "-011");
        oracle::reads_row("decimal commas", "a;b;f\n0,0;0,0;0,0\n0,0;1,0;1\n1,0;0,0;1,0\n1;1;0,0\n",
                          Syntax::table, "a b:f", "0110");
        oracle::reads_row("two outputs without a border",
                          "a b s c\n0 0 0 0\n0 1 1 0\n1 0 1 0\n1 1 0 1\n", Syntax::table, "a b:s c",
                          "0110 0001");
        oracle::reads_row("decimal commas and don't-cares",
                          "a;b;f\n0,0;0,0;d\n0,0;1,0;1\n1,0;0,0;-\n1,0;1,0;0,0\n", Syntax::table,
                          "a b:f", "-1-0");
        oracle::reads_row("one input of decimal commas", "a;f\n0,0;d\n1,0;1\n", Syntax::table,
                          "a:f", "-1");
        oracle::reads_row("numbers before decimal commas",
                          "Nr;a;b;f\n0;0,0;0,0;1,0\n1;0,0;1,0;x\n2;1,0;0,0;0,0\n3;1,0;1,0;0\n",
                          Syntax::table, "a b:f", "1-00");
        oracle::reads_row("CSV of two outputs", "a,b,s,c\n0,0,0,0\n0,1,1,0\n1,0,1,0\n1,1,0,1\n",
                          Syntax::table, "a b:s c", "0110 0001");
        oracle::reads_row("an open column is an input", "a,b,f\n0,-,1\n1,-,0\n", Syntax::table,
                          "a b:f", "1100");
        oracle::reads_row("an empty column before the outputs", "a,,b,f\n0,,-,1\n1,,-,0\n",
                          Syntax::table, "a:b f", "-- 10");
        oracle::reads_row("CSV of a spreadsheet",
                          "\"in 1\";\"in \"\"2\"\"\";out;;\r\n\"0\";0;TRUE;;\r\n0;1;FALSE;;\r\n"
                          "1;\"-\";0;;\r\n",
                          Syntax::table, "in 1 in \"2\":out", "1000");
        oracle::reads_row("values as names", "\"T\",\"x\"\n0,1\n1,0\n", Syntax::table, "T:x", "10");
        oracle::reads_row("without inputs", ",f,g\n,1,0\n", Syntax::table, ":f g", "1 0");
        oracle::reads_row("tabs", "a\tb\tf\n0\t0\t1\n0\t1\t0\n1\t-\t1\n", Syntax::table, "a b:f",
                          "1011");
        for (const char* const names : {"# a f\n0 0 1\n1 1 0\n", "#,a,f\n0,0,1\n1,1,0\n",
                                        "# | a | f\n1 | 0 | 1\n2 | 1 | 0\n"})
            oracle::reads_row((std::string("numbers of the rows of one input ") + names).c_str(),
                              names, Syntax::table, "a:f", "10");
        oracle::reads_row("a multiplexer", "A B | F\n0 0 | D\n0 1 | D'\n1 0 | 0\n1 1 | 1\n",
                          Syntax::table, "A B D:F", "01100011");
        oracle::reads_row("a multiplexer with two outputs",
                          "S T | F G\n0 0 | !I 1\n0 1 | I -\n1 0 | 0 0\n1 1 | 1 1\n", Syntax::table,
                          "S T I:F G", "10010011 11--0011");
        oracle::reads_row("rows alone", "# xor\n00 0\n01 1\n10 1\n11 0", Syntax::table, "a b:f",
                          "0110");
        oracle::reads_row("rows alone with a border", "0 | 1\n1 | 0", Syntax::table, "a:f", "10");
        oracle::reads_row("six inputs", "0-----1\n1-----0", Syntax::table, "a b c d e f:g",
                          "1111111111111111111111111111111100000000000000000000000000000000");
        oracle::reads_row("truth letters", "p q | r\nT T | T\nT F | F\nF T | true\nF F | False",
                          Syntax::table, "p q:r", "0101");
        oracle::reads_row("Logisim",
                          "# Truth table\n# Exported\n\nA B | S Cout\n~~~~~~~~~~~~\n"
                          "0 0 | 0 0\n0 1 | 1 0\n1 0 | 1 0\n1 1 | 0 1\n",
                          Syntax::table, "A B:S Cout", "0110 0001");
        oracle::reads_row("buses of Logisim",
                          "A[1..0] B | S[1..0] c\n~~~~~~~~~~~~~~~~~~~~~\n  00    0 |   01    0\n"
                          "  00    1 |   1-    1\n  01    - |   00    0\n  10    x |   11    1\n"
                          "  11    - |   00    -\n",
                          Syntax::table, "A1 A0 B:S1 S0 c", "01001100 1-001100 010011--");
        oracle::reads_row("CSV of Logisim",
                          "\"A[1..0]\",,\"B\",\"|\",\"S[1..0]\",,\"c\"\n"
                          "0,0,0,\"|\",0,1,0\n0,0,1,\"|\",1,-,1\n0,1,-,\"|\",0,0,0\n"
                          "1,0,x,\"|\",1,1,1\r\n1,1,-,\"|\",0,0,-\n",
                          Syntax::table, "A1 A0 B:S1 S0 c", "01001100 1-001100 010011--");
        oracle::reads_row("CSV with a column of bars", "a;b;|;f\n0;0;|;1\n0;1;|;0\n1;-;|;1\n",
                          Syntax::table, "a b:f", "1011");
        oracle::reads_row("framed",
                          "+---+---+-----+\n| a | b | out |\n+---+---+-----+\n| 0 | 0 |  0  |\n"
                          "| 0 | 1 |  1  |\n+---+---+-----+\n| 1 | 0 |  1  |\n| 1 | 1 |  0  |\n"
                          "+---+---+-----+\n",
                          Syntax::table, "a b:out", "0110");
        oracle::reads_row("rows alone with open inputs and several outputs",
                          "0 0 x | 0 1\n0 1 0 | 1 1\n0 1 1 | x x\n1 x x | 1 0\n", Syntax::table,
                          "a b c:f1 f2", "001-1111 111-0000");
        oracle::reads_row("named by a formula", "p q p->q\nT T T\nT F F\nF T T\nF F T\n",
                          Syntax::table, "p q:p->q", "1101");
        oracle::reads_row("named by formulas", "a b a'*b a=>b\n0 0 0 1\n0 1 1 1\n1 0 0 0\n1 1 0 1",
                          Syntax::table, "a b:a'*b a=>b", "0100 1101");
        oracle::reads_row("named by signs", "p\tq\tp\u2227q\n1\t1\t1\n1\t0\t0\n0\t1\t0\n0\t0\t0\n",
                          Syntax::table, "p q:p\u2227q", "0001");
        oracle::reads_row("CSV named by a formula", "p,q,\"p -> q\"\n0,0,1\n0,1,1\n1,0,0\n1,1,1\n",
                          Syntax::table, "p q:p -> q", "1101");
        oracle::reads_row("CSV of names with signs",
                          "\"=\";\"a;b\";\"c\"\" =>\"\n0;0;0\n0;1;0\n1;0;0\n1;1;1\n", Syntax::table,
                          "= a;b:c\" =>", "0001");
        oracle::reads_row("CSV of Excel", "sep=;\na;b;f\n0;0;0\n0;1;1\n1;0;1\n1;1;0\n",
                          Syntax::table, "a b:f", "0110");
        oracle::reads_row("CSV of Excel with commas", "SEP=,\na,f\n0,1\n1,0\n", Syntax::table,
                          "a:f", "10");
        oracle::reads_row("empty rows of CSV",
                          "a,b,f\n,,\n0,0,0\n0,1,1\n\"\",\"\",\"\"\n1,0,1\n1,1,0\n,,\n,,\n",
                          Syntax::table, "a b:f", "0110");
        oracle::reads_row("CSV of numbers", "a,b,f\n0.0,0.0,0.0\n0.0,1.0,1\n1.0,0,1.00\n1,1,0.0\n",
                          Syntax::table, "a b:f", "0110");
        oracle::reads_row("columns of subformulas",
                          "p q r | (p*q) | ((p*q)+r)\n------+-------+----------\n"
                          "0 0 0 |   0   |     0\n0 0 1 |   0   |     1\n"
                          "0 1 0 |   0   |     0\n0 1 1 |   0   |     1\n"
                          "1 0 0 |   0   |     0\n1 0 1 |   0   |     1\n"
                          "1 1 0 |   1   |     1\n1 1 1 |   1   |     1\n",
                          Syntax::table, "p q r:(p*q) ((p*q)+r)", "00000011 01010111");
        oracle::reads_row("a subformula of one variable",
                          "p | -p | (p+-p)\n--+----+-------\n0 | 1  |   1\n1 | 0  |   1\n",
                          Syntax::table, "p:-p (p+-p)", "10 11");
        oracle::reads_row("CSV of subformulas", "p,q,¬p,p∨q\n0,0,1,0\n0,1,1,1\n1,0,0,1\n1,1,0,1\n",
                          Syntax::table, "p q:¬p p∨q", "1100 0111");
        oracle::reads_row("CSV of one formula", "p,q,(p+q)\n0,0,0\n0,1,1\n1,0,1\n1,1,1\n",
                          Syntax::table, "p q:(p+q)", "0111");
        oracle::reads_row("CSV of a conditional",
                          "p,q,p->q,p=q\n0,0,1,1\n0,1,1,0\n1,0,0,0\n1,1,1,1\n", Syntax::table,
                          "p q:p->q p=q", "1101 1001");
        oracle::reads_row("CSV of names with blanks", "A,B,A AND B\n0,0,0\n0,1,0\n1,0,0\n1,1,1\n",
                          Syntax::table, "A B:A AND B", "0001");
        oracle::reads_row("CSV of words", "a;b;carry out\n0;0;0\n0;1;0\n1;0;0\n1;1;1\n",
                          Syntax::table, "a b:carry out", "0001");
        oracle::reads_row("CSV of a bar", "p,q,p|q\n0,0,0\n0,1,1\n1,0,1\n1,1,1\n", Syntax::table,
                          "p q:p|q", "0111");
        oracle::reads_row("tabs between formulas",
                          "p\tq\tp ∧ q\n0\t0\t0\n0\t1\t0\n1\t0\t0\n1\t1\t1\n", Syntax::table,
                          "p q:p ∧ q", "0001");
        oracle::reads_row("a rule below with a dash for each column",
                          "| a | b | f |\n|---|---|---|\n| 0 | - | 1 |\n| 1 | - | 0 |\n\n---\n",
                          Syntax::table, "a b:f", "1100");
        oracle::reads_row("Markdown of names with blanks",
                          "| in 1 | in 2 | out |\n|---|---|---|\n| 0 | 0 | 1 |\n| 0 | 1 | 0 |\n"
                          "| 1 | 0 | 0 |\n| 1 | 1 | 0 |\n",
                          Syntax::table, "in 1 in 2:out", "1000");
        oracle::reads_row("an expression of the output below",
                          "a | b | f\n0 | 0 | 0\n0 | 1 | 1\n1 | 0 | 1\n1 | 1 | 0\n\n`f = a ⊕ b`\n",
                          Syntax::table, "a b:f", "0110");
        oracle::reads_row("expressions of the outputs below",
                          "a b S C\n0 0 0 0\n0 1 1 0\n1 0 1 0\n1 1 0 1\nS = a'b + ab'\n"
                          "$C = ab$\n",
                          Syntax::table, "a b:S C", "0110 0001");
        oracle::reads_row("Markdown of formulas",
                          "| p | q | ¬p | ¬p ∨ q |\n|---|---|---|---|\n| 0 | 0 | 1 | 1 |\n"
                          "| 0 | 1 | 1 | 1 |\n| 1 | 0 | 0 | 0 |\n| 1 | 1 | 0 | 1 |\n",
                          Syntax::table, "p q:¬p ¬p ∨ q", "1100 1101");
        oracle::reads_row("x is a name", "x x0\n0 1\n1 0\n", Syntax::table, "x:x0", "10");
    }
    void reads() { oracle::check_read(); }

    void refuses_data() {
        const test_suite::Refusals row;
        row("a | f\n0 | 1\n", 3, 1, "row 1 is missing");
        row("p q | p -> q\n1 1 | 1 1 1\n1 0 | 1 0 0\n0 1 | 0 1 1\n0 0 | 0 1 0\n", 1, 7,
            "expected one value in each row for this formula, that of its main connective");
        row("p q | ~ (p & q)\nT T | F T T T\nT F | T T F F\nF T | T F F T\nF F | T F F F\n", 1, 7,
            "expected one value in each row for this formula, that of its main connective");
        row("a | f\n0 | 1\n- | 1\n", 3, 1, "row 0 is already given in line 2");
        row("a | f\n0 | 1\n1 | 2\n", 3, 5, "expected 0, 1 or - for 'f'");
        row("a b | f\n0 0 2\n", 2, 5, "expected 0, 1 or - for 'f', found `2`");
        row("a | f\n0 | 1\n1 | 0\ng = a\n", 4, 1, "expected 0, 1 or - for 'a', found `g`");
        row("a,b,f\n0,0,?\n", 2, 5, "expected 0, 1 or - for 'f', found `?`");
        row("a;b;f;remark\n0;0;1;fine\n", 2, 7, "expected 0, 1 or - for 'remark', found `f`");
        row("a b | f\n0 0 | 1 <- here\n", 2, 9,
            "expected the end of the line after 3 values, found `<`");
        row("| a | b | f |\n|---|---|---|\n| 0 | 0 | 1 | \u2190 here\n", 3, 15,
            "expected the end of the line after 3 values");
        row("a b | f | remark\n0 0 | 1 | fine\n", 2, 11,
            "expected 0, 1 or - for 'remark', found `f`");
        row("a b f remark\n0 0 1 fine\n", 2, 7, "expected 0, 1 or - for 'remark', found `f`");
        row("a a | f\n0 0 | 1\n", 1, 3, "the name 'a' is used twice");
        row("a b f g\n0 0 0 0\n0 1 1 0\n1 0 1 0\n", 5, 1,
            "row 001 is missing; without '|' the inputs are the first columns");
        row("a,b,f\n0,,1\n", 2, 3, "expected 0, 1 or - for 'b', found `,`");
        row("a,b,f\n0,,1,1\n", 2, 3, "expected 0, 1 or - for 'b', found `,`");
        row("a,b,,f\n0,,1,1\n", 2, 3, "expected 0, 1 or - for 'b', found `,`");
        row("a,b,f\n,0,1\n", 2, 1, "expected 0, 1 or - for 'a', found `,`");
        row("a,\"b\",\"b\"\n0,0,1\n", 1, 7, "the name 'b' is used twice");
        row("a b f\n0 0\n", 2, 4, "expected 0, 1 or - for 'f'");
        row("a a f\n0 0 1\n", 1, 3, "the name 'a' is used twice");
        row("0\n1\n1\n0\n", 1, 1, "expected a function, found only numbers");
        row("0 1 1 0", 1, 1, "expected a function, found only numbers");
        row("0110", 1, 1, "expected a function, found only numbers");
        row("a,f\n0.0,1.0\n1.0,1.5\n", 3, 6, "expected the end of the line after 2 values");
        row("a,f\n0,1\n,,\n", 4, 1, "row 1 is missing");
        row("a b | r | r\n0 0 | 1 | 1\n0 1 | 0 | 0\n1 0 | 1 | 1\n1 1 | 0 | 0\n", 1, 1,
            "the name 'r' is used twice");
        row("p,p q,p q\n0,0,0\n", 1, 7, "the name 'p q' is used twice");
        row("p,q,p and q\n0,0,0\n0,1,0\n1,1,1\n", 5, 1, "row 10 is missing; without '|'");
        row("| a | f | g |\n| 0 | 1 | 1 |\n| 1 | 0 | 0 |\n", 4, 1, "row 00 is missing");
        row("A[1..0] | f\n00 | 1\n", 3, 1, "row 01 is missing");
        row("A[1..0] A0 | f\n000 | 1\n", 1, 9, "the name 'A0' is used twice");
        row("A[0..1] | f\n00 | 1\n", 2, 6, "expected the end of the line after 2 values");
        row("0 0 | 0 1\n0 1 | 1 0\n0 0 | 1 1\n1 0 | 0 0\n", 3, 1,
            "row 00 is already given in line 1");
        row("a | f\n0 | 1 1\n1 | 0", 2, 7, "expected the end of the line after 2 values");
    }
    void refuses() { oracle::check_refused(); }

    /// Tables of formulas, in the ways people name and part columns, keep all of each name.
    void readsFreeNames() {
        struct Style {
            const char* before;
            const char* between;
            const char* after;
        };
        constexpr std::array styles{Style{"", ",", ""},   Style{"", "; ", ""},
                                    Style{"", "\t", ""},  Style{"| ", " | ", " |"},
                                    Style{"", " | ", ""}, Style{"", " & ", " \\\\"}};
        constexpr std::array<const char*, 9> names{
            "carry out", "p and q", "¬p", "(p*q)", "p -> q", "x = y", "f(p) = q", "-(p+q)", "Out"};
        Random random(test_suite::seed(1));
        for (int i = 0; i < 3000; ++i) {
            const Style& style = styles.at(random.below(styles.size()));
            const std::size_t inputs = 2 + random.below(3);
            const std::size_t outputs = 1 + random.below(3);
            std::vector<std::string> columns;
            for (std::size_t k = 0; k < inputs; ++k)
                columns.push_back(random.below(4) == 0 ? fmt::format("in {}", k)
                                                       : fmt::format("q{}", k));
            std::set<std::string> used;
            while (used.size() < outputs)
                used.insert(names.at(random.below(names.size())));
            columns.insert(columns.end(), used.begin(), used.end());
            const auto line = [&style](const std::vector<std::string>& cells) {
                return fmt::format("{}{}{}\n", style.before, fmt::join(cells, style.between),
                                   style.after);
            };
            std::string text = line(columns);
            std::vector<std::string> expected(outputs);
            for (std::uint64_t row = 0; row < std::uint64_t{1} << inputs; ++row) {
                std::vector<std::string> cells;
                for (std::size_t k = inputs; k-- > 0;)
                    cells.emplace_back((row >> k & 1U) != 0 ? "1" : "0");
                for (std::string& column : expected) {
                    column += random.below(2) == 0 ? '0' : '1';
                    cells.emplace_back(1, column.back());
                }
                text += line(cells);
            }
            const auto function = read_function(text);
            QVERIFY2(function, text.c_str());
            QCOMPARE(function->inputs,
                     std::vector<std::string>(
                         columns.begin(), columns.begin() + static_cast<std::ptrdiff_t>(inputs)));
            QCOMPARE(function->outputs, std::vector<std::string>(used.begin(), used.end()));
            QCOMPARE(oracle::values(*function), fmt::format("{}", fmt::join(expected, " ")));
        }
    }

    void otherDataIsNoTable() {
        QVERIFY(!looks_like_function("x,y\n0.5,1.5\n0.25,3\n"));
        QVERIFY(!looks_like_function("\"name\",\"size\"\n\"0\",\"12 MB\"\n"));
        std::string measured = "time,value\n";
        for (int i = 0; i < 10'000; ++i)
            measured += fmt::format("{}.5,{}\n", i, i * i);
        QVERIFY(!looks_like_function(measured));
        QVERIFY(looks_like_function("\"in 1\",out\n\"0\",\"1\"\n\"1\",\"0\"\n"));
    }
};

LOGGIA_TEST(ReadTableTest)

} // namespace read_table_test

#include "read_table_test.moc"
