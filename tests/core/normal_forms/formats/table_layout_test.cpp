#include "core/base/random.hpp"
#include "core/normal_forms/formats/table_layout.hpp"
#include "tests/core/normal_forms/read_checks.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <array>
#include <string>

namespace table_layout_test {

using namespace loggia;
using namespace loggia::normal_forms;

/// A table as it is drawn from values: how each line and cell is written.
struct Style {
    const char* above;     ///< the first lines
    const char* header;    ///< before the names; none where it is null
    const char* between;   ///< names and inputs
    const char* border;    ///< before the outputs in rows
    const char* in_header; ///< before the outputs in the line of names
    const char* end;       ///< of a line
    const char* yes;
    const char* no;
    int label; ///< 0 none, 1 `mN `, 2 `N: `, 3 `N.` and a tab, 4 `N ` with a name in the header
    const char* below;
};

std::string drawn(const Style& style, int inputs, int outputs,
                  const std::vector<std::uint64_t>& values) {
    std::string text = style.above;
    const auto join = [&](const auto& cell, int count) {
        std::string cells;
        for (int i = 0; i < count; ++i)
            cells += (i > 0 ? style.between : "") + cell(i);
        return cells;
    };
    if (style.header != nullptr)
        text += style.header +
                join([](int i) { return std::string(1, static_cast<char>('p' + i)); }, inputs) +
                style.in_header + join([](int i) { return fmt::format("out{}", i); }, outputs) +
                style.end;
    for (std::uint64_t row = 0; row < std::uint64_t{1} << inputs; ++row) {
        const std::array<std::string, 5> labels{"", fmt::format("m{} ", row),
                                                fmt::format("{}: ", row), fmt::format("{}.\t", row),
                                                fmt::format("{} ", row)};
        text +=
            labels.at(static_cast<std::size_t>(style.label)) +
            join(
                [&](int i) {
                    return std::string((row >> (inputs - 1 - i) & 1U) != 0 ? style.yes : style.no);
                },
                inputs) +
            style.border +
            join(
                [&](int i) {
                    return std::string((values[static_cast<std::size_t>(i)] >> row & 1U) != 0
                                           ? style.yes
                                           : style.no);
                },
                outputs) +
            style.end;
    }
    return text + style.below;
}

class TableLayoutTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reads_data() {
        oracle::reads_columns();
        const auto row = [](const char* name, const char* text, const char* names,
                            const char* values) {
            oracle::reads_row(name, text, Syntax::table, names, values);
        };
        row("arrows", "00 -> 1\n01 -> 0\n10 -> 0\n11 -> 1\n", "a b:f", "1001");
        row("arrows below names", "a b c\n00 -> 1\n01 -> 0\n10 -> 0\n11 -> 1\n", "a b:c", "1001");
        row("an arrow between names, too", "p q -> r\n0 0 -> 1\n0 1 -> 0\n1 0 -> 0\n1 1 -> 1\n",
            "p q:r", "1001");
        row("signs of equality", "00=1\n01=0\n10=0\n11=1\n", "a b:f", "1001");
        row("colons", "A B : F\n0 0 : 1\n0 1 : 0\n1 0 : 0\n1 1 : 1\n", "A B:F", "1001");
        row("minterms before rows", "m0 0 0 | 1\nm1 0 1 | 0\nm2 1 0 | 0\nm3 1 1 | 1\n", "a b:f",
            "1001");
        row("numbers before colons", "  p q | r\n0: 0 0 | 1\n1: 0 1 | 0\n2: 1 0 | 0\n3: 1 1 | 1\n",
            "p q:r", "1001");
        row("numbers from one on", "p q r\n1. T T F\n2. T F T\n3. F T T\n4. F F F\n", "p q:r",
            "0110");
        row("a column of numbers", "Row A B F\n0 0 0 1\n1 0 1 0\n2 1 0 0\n3 1 1 1\n", "A B:F",
            "1001");
        row("a column of numbers as a comment", "# A B F\n0 0 0 1\n1 0 1 0\n2 1 0 0\n3 1 1 1\n",
            "A B:F", "1001");
        row("names in a comment", "# p q r\n0 0 1\n0 1 0\n1 0 0\n1 1 1\n", "p q:r", "1001");
        row("names in a comment, without blanks",
            "# An exercise\n#x1,x2,out\n0,0,1\n0,1,0\n1,0,0\n1,1,1\n", "x1 x2:out", "1001");
        row("a comment of three words", "# my first table\n0 0 1\n0 1 0\n1 0 0\n1 1 1\n", "a b:f",
            "1001");
        row("a comment with a formula", "# p q p&q\n0 0 1\n0 1 0\n1 0 0\n1 1 1\n", "a b:f", "1001");
        row("a comment with a colon", "# p q r:\n0 0 1\n0 1 0\n1 0 0\n1 1 1\n", "a b:f", "1001");
        row("a comment that has a letter twice", "# p p r\n0 0 1\n0 1 0\n1 0 0\n1 1 1\n", "a b:f",
            "1001");
        row("a comment with an article", "# A table\n0 1\n1 0\n", "a:f", "10");
        row("a comment with a pronoun", "# I think\n0 1\n1 0\n", "a:f", "10");
        row("an input A in a comment", "# A out\n0 1\n1 0\n", "A:out", "10");
        row("an input I in a comment", "# I Q\n0 1\n1 0\n", "I:Q", "10");
        row("an index of CSV", ",A,B,F\n0,0,0,1\n1,0,1,0\n2,1,0,0\n3,1,1,1\n", "A B:F", "1001");
        for (const std::string title : {"row", "#", "", "\"#\"", "\"\""}) {
            const std::string one =
                "," + title + ",A,B,F\n,0,0,0,1\n,1,0,1,0\n,2,1,0,0\n,3,1,1,1\n";
            const std::string two = ";;" + title + ";p;out\n;;1;0;1\n;;2;1;0\n";
            row(("numbers behind an empty column: " + title).c_str(), one.c_str(), "A B:F", "1001");
            row(("numbers behind two empty columns: " + title).c_str(), two.c_str(), "p:out", "10");
        }
        row("an index of R's CSV", "\"\",\"A\",\"F\"\n\"1\",FALSE,TRUE\n\"2\",TRUE,FALSE\n", "A:F",
            "10");
        row("empty columns and rows before CSV", ";;;\n;a;b;f\n;0;0;1\n;0;1;0\n;1;0;0\n;1;1;1\n",
            "a b:f", "1001");
        row("empty columns with blanks before CSV",
            " , ,a,b,f\n , ,0,0,1\n , ,0,1,0\n , ,1,0,0\n , ,1,1,1\n", "a b:f", "1001");
        row("empty columns in quotation marks before CSV",
            "\"\",,a,b,,f\n,,0,0,,1\n,,0,1,,0\n,,1,0,,0\n,,1,1,,1\n", "a b:f", "1001");
        row("a numbered row of one input", "row a f\n0 0 1\n1 1 0\n", "a:f", "10");
        row("Markdown with numbers",
            "| # | A | B | F |\n|---|---|---|---|\n| 0 | 0 | 0 | 1 |\n| 1 | 0 | 1 | 0 |\n"
            "| 2 | 1 | 0 | 0 |\n| 3 | 1 | 1 | 1 |\n",
            "A B:F", "1001");
        row("Markdown with a column Row",
            "| Row | A | B | F |\n|---|---|---|---|\n| 0 | 0 | 0 | 1 |\n| 1 | 0 | 1 | 0 |\n"
            "| 2 | 1 | 0 | 0 |\n| 3 | 1 | 1 | 1 |\n",
            "A B:F", "1001");
        row("Markdown of two outputs",
            "| A | B | S | C |\n|---|---|---|---|\n| 0 | 0 | 0 | 0 |\n| 0 | 1 | 1 | 0 |\n"
            "| 1 | 0 | 1 | 0 |\n| 1 | 1 | 0 | 1 |\n",
            "A B:S C", "0110 0001");
        row("a double bar", "| A || F | G |\n|---||---|---|\n| 0 || 0 | 1 |\n| 1 || 1 | 1 |\n",
            "A:F G", "01 11");
        row("numbers and a formula as a name",
            "p q | p -> q\n0: 0 0 | 1\n1: 0 1 | 1\n2: 1 0 | 0\n3: 1 1 | 1\n", "p q:p -> q", "1101");
        row("numbers with a bus", "Row A[1..0] | F\n0 00 | 1\n1 01 | 0\n2 10 | 0\n3 11 | 1\n",
            "A1 A0:F", "1001");
        row("text around it",
            "Truth table of XNOR:\n\nA B | F\nF F | T\nF T | F\nT F | F\nT T | T\n\n"
            "So F is true iff A = B.\n",
            "A B:F", "1001");
        row("Markdown with a title",
            "# Exercise 3\n\nHere is the table.\n\n| A | B | F |\n|---|---|---|\n| 0 | 0 | 1 |\n"
            "| 0 | 1 | 0 |\n| 1 | 0 | 0 |\n| 1 | 1 | 1 |\n",
            "A B:F", "1001");
        row("a formula as a name",
            "p q r | p -> (q & r)\n0 0 0 | 1\n0 0 1 | 1\n0 1 0 | 1\n0 1 1 | 1\n1 0 0 | 0\n"
            "1 0 1 | 0\n1 1 0 | 0\n1 1 1 | 1\n",
            "p q r:p -> (q & r)", "11110001");
        row("a formula as a name with bars",
            "p | q | p & q\n--+---+------\nT | T |   T\nT | F |   F\nF | T |   F\nF | F |   F\n",
            "p q:p & q", "0001");
        row("a list of Wolfram",
            "{{{True, True}, True}, {{True, False}, False},\n {{False, True}, False}, "
            "{{False, False}, True}}\n",
            "a b:f", "1001");
        row("a flat list of Wolfram", "{{1, 1, 1}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1}}\n", "a b:f",
            "1001");
        row("rules of Wolfram",
            "{True, True} -> True\n{True, False} -> False\n"
            "{False, True} -> False\n{False, False} -> True\n",
            "a b:f", "1001");
        row("Logic Friday",
            "A\tB\t=>\tF0\tF1\n0\t0\t\t1\t0\n0\t1\t\t0\t0\n1\t0\t\t0\tX\n1\t1\t\t1\t1\n",
            "A B:F0 F1", "1001 00-1");
        row("Logic Friday with commas",
            "A,B\t=>\tF0,F1\n0\t0\t=>\t1\t0\n0\t1\t=>\t0\t0\n1\t0\t=>\t0\tX\n1\t1\t=>\t1\t1\n",
            "A B:F0 F1", "1001 00-1");
        row("box characters",
            "┌───┬───┬───┐\n│ A │ B │ F │\n├───┼───┼───┤\n│ 0 │ 0 │ 1 │\n│ 0 │ 1 │ 0 │\n"
            "│ 1 │ 0 │ 0 │\n│ 1 │ 1 │ 1 │\n└───┴───┴───┘\n",
            "A B:F", "1001");
        row("a double line", "A B ║ F\n════╬══\n0 0 ║ 1\n0 1 ║ 0\n1 0 ║ 0\n1 1 ║ 1\n", "A B:F",
            "1001");
        row("LaTeX",
            "\\begin{tabular}{cc|c}\nA & B & F \\\\ \\hline\n0 & 0 & 1 \\\\\n0 & 1 & 0 \\\\\n"
            "1 & 0 & 0 \\\\\n1 & 1 & 1 \\\\\n\\end{tabular}\n",
            "A B:F", "1001");
        row("LaTeX with formulas",
            "\\begin{tabular}{|c|c||c|}\n\\hline\n$p$ & $q$ & $p \\land q$ \\\\ \\hline\n"
            "0 & 0 & 0 \\\\\n0 & 1 & 0 \\\\\n1 & 0 & 0 \\\\\n1 & 1 & 1 \\\\ \\hline\n"
            "\\end{tabular}\n",
            "p q:p \\land q", "0001");
        row("LaTeX with fonts",
            "\\begin{table}[ht]\n\\centering\n\\begin{tabular}{cc|c}\n\\toprule\n\\textbf{p} & "
            "$\\mathbf{q}$ & \\multicolumn{1}{c}{$p = q$} \\\\[2pt]\n\\cmidrule(lr){1-2}\n"
            "\\texttt{0} & 0 & 1 \\\\\n0 & 1 & 0 \\\\\n1 & 0 & 0 \\\\\n1 & 1 & 1 \\\\\n"
            "\\bottomrule\n\\end{tabular}\n\\end{table}\n",
            "p q:p = q", "1001");
        row("LaTeX in an array",
            "$\\begin{array}{cc|c}\np & q & p \\to q \\\\ \\hline\nF & F & T \\\\\n"
            "F & T & T \\\\\nT & F & F \\\\\nT & T & T\n\\end{array}$\n",
            "p q:p \\to q", "1101");
        row("numbers before formulas of CSV", "Row,p,q,p->q\n0,0,0,1\n1,0,1,1\n2,1,0,0\n3,1,1,1\n",
            "p q:p->q", "1101");
        row("German formulas",
            "A;B;A UND B\nWAHR;WAHR;WAHR\nWAHR;FALSCH;FALSCH\nFALSCH;WAHR;FALSCH\n"
            "FALSCH;FALSCH;FALSCH\n",
            "A B:A UND B", "0001");
        row("German",
            "A;B;F\nWAHR;WAHR;WAHR\nWAHR;FALSCH;FALSCH\nFALSCH;WAHR;FALSCH\n"
            "FALSCH;FALSCH;WAHR\n",
            "A B:F", "1001");
        row("German values of digits", "A;B;F\n0;0;WAHR\n0;1;FALSCH\n1;0;FALSCH\n1;1;WAHR\n",
            "A B:F", "1001");
        row("yes in German", "A;B;F\nnein;nein;ja\nnein;ja;nein\nja;nein;nein\nja;ja;ja\n", "A B:F",
            "1001");
        row("yes in Spanish", "A,B,F\nno,no,sí\nno,sí,no\nsí,no,no\nsí,sí,sí\n", "A B:F", "1001");
        row("yes in Italian", "A,B,F\nNo,No,Si\nNo,Si,No\nSi,No,No\nSi,Si,Si\n", "A B:F", "1001");
        row("yes in French", "A B F\nnon non oui\nnon oui non\noui non non\noui oui oui\n", "A B:F",
            "1001");
        row("numbered rows in Markdown without bars around them",
            "# | A | B | F\n---|---|---|---\n0 | 0 | 0 | 1\n1 | 0 | 1 | 0\n2 | 1 | 0 | 0\n"
            "3 | 1 | 1 | 1\n",
            "A B:F", "1001");
        row("numbered rows and a title of as many words as there are names",
            "The truth table\n#;A;B;F\n0;0;0;1\n1;0;1;0\n2;1;0;0\n3;1;1;1\n", "A B:F", "1001");
        row("numbers behind tabs below a title",
            "Tabla de verdad\n\n#\tx1\tx2\tS\n0\t0\t0\t1\n1\t0\t1\t0\n2\t1\t0\t0\n3\t1\t1\t1\n",
            "x1 x2:S", "1001");
        row("numbers and an arrow below a title",
            "The truth table\n# v -> p q\n0 off -> on on\n1 on -> off on\n", "v:p q", "10 11");
        row("a comment of letters below names",
            "Door,Window,Alarm\n# p q r\n0,0,0,1\n1,0,1,0\n2,1,0,0\n3,1,1,1\n", "Door Window:Alarm",
            "1001");
        row("a comment below names", "Nr A B F\n# x y z\n0 0 0 1\n1 0 1 0\n2 1 0 0\n3 1 1 1\n",
            "A B:F", "1001");
        row("a title of as many words as there are columns",
            "Table of the functions\n# | A | B | F\n0 | 0 | 0 | 1\n1 | 0 | 1 | 0\n"
            "2 | 1 | 0 | 0\n3 | 1 | 1 | 1\n",
            "A B:F", "1001");
        row("an output with its arguments", "A B F(A,B)\n0 0 1\n0 1 0\n1 0 0\n1 1 1\n", "A B:F",
            "1001");
        row("numbered rows and an output with its arguments",
            "# | A | B | F(A, B)\n0 | 0 | 0 | 1\n1 | 0 | 1 | 0\n2 | 1 | 0 | 0\n3 | 1 | 1 | 1\n",
            "A B:F", "1001");
        row("CSV and an output with its arguments", "A,B,F(A,B)\n0,0,1\n0,1,0\n1,0,0\n1,1,1\n",
            "A B:F", "1001");
        row("titles of inputs and outputs in Markdown",
            "|  Inputs  || Output |\n| A | B | Y |\n|---|---|---|\n| 0 | 0 | 1 |\n| 0 | 1 | 0 |\n"
            "| 1 | 0 | 0 |\n| 1 | 1 | 1 |\n",
            "A B:Y", "1001");
        row("titles of inputs and outputs",
            "Eing\u00E4nge | Ausg\u00E4nge\n---\nA B | S C\n0 0 | 0 0\n"
            "0 1 | 1 0\n1 0 | 1 0\n1 1 | 0 1\n",
            "A B:S C", "0110 0001");
        row("Input and Output are names", "Input | Output\n0 | 1\n1 | 0\n", "Input:Output", "10");
        row("Input and Output above words", "Input,Output\nyes,no\nno,yes\n", "Input:Output", "10");
        row("Entrada and Salida above letters",
            "| Entrada | Salida |\n|---|---|\n| V | F |\n| F | V |\n", "Entrada:Salida", "10");
        row("Input and Output above arrows", "Input Output\nno -> yes\nyes -> no\n", "Input:Output",
            "10");
        row("Input and Output above numbered rows", "Input Output\n0 | no | yes\n1 | yes | no\n",
            "Input:Output", "10");
        row("Input and Output behind numbers", "Input;Output\n1;nein;ja\n2;ja;nein\n",
            "Input:Output", "10");
        row("titles above names that can be values", "Inputs | Output\nv | f\n0 | 1\n1 | 0\n",
            "v:f", "10");
        row("Spanish letters", "p q | r\nV V | V\nV F | F\nF V | F\nF F | V\n", "p q:r", "1001");
        row("levels", "A B | Y\nL L | H\nL H | L\nH X | L\n", "A B:Y", "1000");
        row("signs of truth", "p q | r\n⊤ ⊤ | ⊤\n⊤ ⊥ | ⊥\n⊥ ⊤ | ⊥\n⊥ ⊥ | ⊤\n", "p q:r", "1001");
    }
    void reads() { oracle::check_read(); }

    void refuses_data() {
        const test_suite::Refusals row;
        row("0: 0 1\n1: 1 0\n", 1, 1, "ambiguous: the number of a row or the inputs before `:`");
        row("Two of them.\n\na | f\n0 | 1\n1 | 0\n\nAnd the other one:\na | f\n0 | 0\n1 | 1\n", 9,
            1, "expected one table, but a second one begins here");
        row("{{0, 1}, {0, 0}}\n", 1, 11, "row 0 is already given in line");
        // Lines of names that err are no text to be passed over.
        row("alpha beta f g\n0 0 | 1\n0 1 | 0\n1 0 | 0\n1 1 | 1\n", 2, 8,
            "expected 0, 1 or - for 'g', found the end of the line");
        row("a b | f\n0 0 | 1\n0 l | 0\n1 0 | 0\n1 1 | 1\n", 3, 3, "expected 0, 1 or - for 'b'");
        row("3: 0 0 | 1\n7: 0 1 | 0\n1: 1 0 | 0\n2: 1 1 | 1\n", 1, 6, "the name '0' is used twice");
    }
    void refuses() { oracle::check_refused(); }

    void leavesOtherTextsAlone() {
        for (const char* text : {"a -> b", "f = a & b;\ng = a | b;", "a b | c", "0 -> 1", "m(0, 1)",
                                 "f = 1\ng = 0\n", "a:b", "{a} | {b}", "x & y \\\\ z", "0 0 | 1\n",
                                 "T & F", "", "\n\n", "│", "a = b\nb = c"})
            QCOMPARE(plain_table(text).value(), std::string(text));
    }

    /// Random tables in random styles are read as what they were drawn from, or refused, and never
    /// as anything else.
    void neverGuessesWrong() {
        constexpr std::array styles{
            Style{"", "", " ", " | ", " | ", "\n", "1", "0", 0, ""},
            Style{"Some text.\n", "", " ", " -> ", " ", "\n", "1", "0", 0, "The end.\n"},
            Style{"", "", " ", " : ", " : ", "\n", "T", "F", 0, ""},
            Style{"", nullptr, " ", " | ", "", "\n", "1", "0", 1, ""},
            Style{"", nullptr, " ", " | ", "", "\n", "1", "0", 2, ""},
            Style{"Table:\n", "", " ", " | ", " | ", "\n", "true", "false", 2, ""},
            Style{"", "", "\t", "\t", "\t", "\r\n", "1", "0", 3, ""},
            Style{"", "row ", " ", " ", " ", "\n", "1", "0", 4, ""},
            Style{"", "", ",", ",", ",", "\n", "TRUE", "FALSE", 0, ""},
            Style{"", "", " & ", " & ", " & ", " \\\\\n", "1", "0", 0, "\\end{tabular}\n"},
            Style{"", "", " ", " │ ", " │ ", "\n", "V", "F", 0, ""},
            Style{"", nullptr, "", " => ", "", "\n", "1", "0", 0, ""},
        };
        Random random(test_suite::seed(1));
        for (int i = 0; i < 2000; ++i) {
            const Style& style = styles.at(random.below(styles.size()));
            const int inputs = 1 + static_cast<int>(random.below(4));
            const int outputs = 1 + static_cast<int>(random.below(3));
            std::vector<std::uint64_t> values;
            std::string expected;
            for (int k = 0; k < outputs; ++k) {
                values.push_back(random.below(std::uint64_t{1} << (1 << inputs)));
                expected += k > 0 ? " " : "";
                for (int row = 0; row < 1 << inputs; ++row)
                    expected += (values.back() >> row & 1U) != 0 ? '1' : '0';
            }
            const std::string text = drawn(style, inputs, outputs, values);
            const auto function = read_function(text);
            if (!function)
                continue;
            const bool is_said =
                std::string_view(style.border).find_first_not_of(" ,\t&") != std::string_view::npos;
            if (is_said || static_cast<int>(function->inputs.size()) == inputs)
                QVERIFY2(oracle::values(*function) == expected, text.c_str());
        }
    }

    void mostAreRead() {
        const Style style{"Table:\n", "", " ", " -> ", " -> ", "\n", "1", "0", 2, ""};
        for (int inputs = 2; inputs < 7; ++inputs) {
            const auto function = read_function(drawn(style, inputs, 2, {6, 9}));
            QVERIFY2(function, function ? "" : function.error().message.c_str());
            QCOMPARE(static_cast<int>(function->inputs.size()), inputs);
        }
    }
};

LOGGIA_TEST(TableLayoutTest)

} // namespace table_layout_test

#include "table_layout_test.moc"
