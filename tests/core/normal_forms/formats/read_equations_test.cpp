#include "tests/core/normal_forms/read_checks.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <set>
#include <vector>

namespace read_equations_test {

using namespace loggia;
using namespace loggia::normal_forms;

// What a student was given on a blog, as espresso printed it.
constexpr const char* blog =
    "v13.0 = (d|!j|!l|!m) & (!a|!g|m) & (d|!k|l|m) & (c|!d|!e|!j|!l) & (c|d|i|k|m) & (b|!g|!j|m) "
    "& (!a|!i) & (!c|k|l|m) & (a|b|j|!m) & (!c|!e|!k|l|!m) & (!b|d|!e|!l|!m) & (a|c|!e|l) & "
    "(!b|j|!l|m) & (e|i|j|!k) & (!d|e|!k|l) & (!c|h) & (b|!d|i|k) & (!c|d|!i) & (!a|d|l) & "
    "(!b|!c|!l) & (!b|c|e|!j) & (c|e|k|!l) & (a|g) & (!c|e|!l|!m) & (!c|j|!k) & (d|h) & "
    "(e|j|l|!m) & (b|d|!g|!k) & (!a|!d|j) & (c|!d|!i) & (!a|!c) & (!b|c|!h|l) & (!d|g) & "
    "(!d|!e|k) & (d|!j|k) & (!i|!j) & (!e|g) & (h|!k) & (!f);";

class ReadEquationsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reads_data() {
        oracle::reads_columns();
        oracle::reads_row("espresso",
                          "INORDER = a b c;\nOUTORDER = g f;\nf = (a&!b) | (c);\ng = !f & a;\n",
                          Syntax::equations, "a b c:g f", "00000010 01011101");
        for (const char* const name :
             {"adder", "half adder", "4-bit adder", "\"a & b\"", "C++", ""})
            oracle::reads_row((std::string("a name: ") + name).c_str(),
                              (std::string("NAME = ") + name + ";\nf = a & b;\n").c_str(),
                              Syntax::equations, "a b:f", "0001");
        for (const char* const value : {"a & b", "a and b", "a*b", "nand(nand(a, b), 1)"})
            oracle::reads_row((std::string("an output that is called NAME: ") + value).c_str(),
                              (std::string("NAME = ") + value + "\nf = a | b\n").c_str(),
                              Syntax::equations, "a b:NAME f", "0001 0111");
        oracle::reads_row("espresso names", "v2.0 = (x[1]&!y<0>);", Syntax::equations,
                          "x[1] y<0>:v2.0", "0010");
        oracle::reads_row("assignments of Verilog",
                          "assign s = a ^ b;\nassign c = a & b;\nassign = !a;\n", Syntax::equations,
                          "a b:s c assign", "0110 0001 1100");
        oracle::reads_row("assignments of VHDL", "s <= a xor b;\n  c <= s nor (not b);\n",
                          Syntax::equations, "a b:s c", "0110 0001");
        oracle::reads_row("assignments of VHDL without blanks", "s<=a xor b;", Syntax::equations,
                          "a b:s", "0110");
        oracle::reads_row("constants of VHDL", "y <= '0';\nz <= a and '1';", Syntax::equations,
                          "a:y z", "00 01");
        oracle::reads_row("a module",
                          "module half(a, b, s, c);\n  input a, b; // bits\n"
                          "  output s, c;\n  assign s = a ^ b, c = a & b;\nendmodule\n",
                          Syntax::equations, "a b:s c", "0110 0001");
        oracle::reads_row(
            "a module with signals in any order",
            "`timescale 1ns/1ps\nmodule m(input wire T, b, input or_, output logic f);\n"
            "  assign f = w | ~or_;\n  wire w = T & b;\nendmodule\n",
            Syntax::equations, "T b or_:f", "10101011");
        oracle::reads_row("a module of gates",
                          "module m(a, b, f, g);\ninput a, b;\noutput f, g;\nwire n, m;\n"
                          "not(n,a);\nnand g1 (f, n, b), (m,b,b);\nxor (g, m, a);\nendmodule\n",
                          Syntax::equations, "a b:f g", "1011 1001");
        oracle::reads_row("a module with several bits",
                          "module m(input [1:0] a, output [0:1] f);\nassign f[0] = a[1];\n"
                          "assign f[1] = !a[0];\nendmodule\n",
                          Syntax::equations, "a[1] a[0]:f[0] f[1]", "0011 1010");
        oracle::reads_row("a module with escaped names",
                          "module m(input \\x' , input \\and , output f);\n"
                          "assign f = ~\\x' & \\and ;\nendmodule\n",
                          Syntax::equations, "x' and:f", "0100");
        oracle::reads_row("ports of Verilog alone", "input d, c;\noutput f;\nassign f = d & ~c;\n",
                          Syntax::equations, "d c:f", "0010");
        oracle::reads_row("an input called if", "f = (if | !a) & b", Syntax::equations, "a b if:f",
                          "00110001");
        oracle::reads_row("lists of names", "Inputs: a, b, c\nOutputs: g, f\nf = ab + c\ng = !f\n",
                          Syntax::equations, "a b c:g f", "10101000 01010111");
        oracle::reads_row("lists of names behind =", "inputs = d, c\nOutput = f\nf = d & !c",
                          Syntax::equations, "d c:f", "0010");
        oracle::reads_row("outputs that are called like lists", "input = a & b\noutput = input | c",
                          Syntax::equations, "a b c:input output", "00000011 01010111");
        oracle::reads_row("an entity",
                          "library ieee;\nuse ieee.std_logic_1164.all;\n\nentity E is\n"
                          "  port (A, b : in std_logic; -- bits\n        \\mod\\ : in bit; F : out "
                          "std_logic);\nend entity E;\n\nARCHITECTURE rtl OF E IS\n"
                          "  signal w : std_logic;\nBEGIN\n  F <= w OR \\mod\\;\n"
                          "  one: W <= a AND NOT B;\nEND rtl;\n",
                          Syntax::equations, "A b mod:F", "01011101");
        oracle::reads_row("colons", "g(a, b) := !a & b\nf := a & !g\n", Syntax::equations,
                          "a b:g f", "0100 0011");
        oracle::reads_row("declared names with dots", "INORDER = A.B C;\nf = A.B & C;",
                          Syntax::equations, "A.B C:f", "0001");
        oracle::reads_row("quoted names with dots", "f = \"A.B\" & clk.en;", Syntax::equations,
                          "A.B clk.en:f", "0001");
        oracle::reads_row("plus", "F = a*b + c # no more", Syntax::equations, "a b c:F",
                          "01010111");
        oracle::reads_row("lines", "f = a & b\ng = a |\n b", Syntax::equations, "a b:f g",
                          "0001 0111");
        oracle::reads_row("C", "bool f = (a && !b) || c;", Syntax::equations, "a b c:f",
                          "01011101");
        oracle::reads_row("Python", "f = (a and not b) or c\n", Syntax::equations, "a b c:f",
                          "01011101");
        oracle::reads_row("arguments", "f(b, a) = a & !b", Syntax::equations, "b a:f", "0100");
        oracle::reads_row("bits of Verilog", "assign y = (a == 1'b0) & b | 1'b0;",
                          Syntax::equations, "a b:y", "0100");
        oracle::reads_row(
            "comments of Verilog",
            "/* half\n adder */\nassign s = a ^ b; // sum\nassign c = a & b; /* carry */",
            Syntax::equations, "a b:s c", "0110 0001");
        oracle::reads_row("comments of VHDL", "-- half adder\ns <= a xor b; -- sum\nc <= a and b;",
                          Syntax::equations, "a b:s c", "0110 0001");
        oracle::reads_row("product of arguments", "F(A,B,C) = AB + C'", Syntax::equations,
                          "A B C:F", "10101011");
        oracle::reads_row("product in a xor", "f(x, y, z) = xy ^ z\ng(x, y, z) = f + yz",
                          Syntax::equations, "x y z:f g", "01010110 01010111");
        oracle::reads_row("half adder", "S = A'B + AB'\nC = AB\n", Syntax::equations, "A B:S C",
                          "0110 0001");
        oracle::reads_row("full adder", "S = A'B'C + A'BC' + AB'C' + ABC\nCout = AB + AC + BC\n",
                          Syntax::equations, "A B C:S Cout", "01101001 00010111");
        oracle::reads_row("a letter twice", "F = A'B\nG = B + AA\n", Syntax::equations, "A B:F G",
                          "0100 0111");
        oracle::reads_row("words beside letters", "S = A ^ B; C = A & AB; D = \"AB\";",
                          Syntax::equations, "A AB B:S C D", "01011010 00000011 00110011");
        oracle::reads_row("names with numbers", "X = A'B;\nY = in1 + A;", Syntax::equations,
                          "A B in1:X Y", "00110000 01011111");
        oracle::reads_row("declared words", "INORDER = a b ab;\nf = ab + a", Syntax::equations,
                          "a b ab:f", "01011111");
        oracle::reads_row("defined words", "ab(a, b) = a + b\nf(a, b) = ab & a", Syntax::equations,
                          "a b:ab f", "0111 0011");
        oracle::reads_row("wires",
                          "wire w1, w2;\nassign w1 = a & b;\nassign w2 = ~c;\nwire w3 = w1 | w2;\n"
                          "assign y = w3;",
                          Syntax::equations, "a b c:w1 w2 w3 y",
                          "00000011 10101010 10101011 10101011");
        oracle::reads_row("signals of VHDL", "signal w : std_logic;\nw <= a and b;\ny <= not w;",
                          Syntax::equations, "a b:w y", "0001 1110");
        oracle::reads_row("an output called wire", "wire = a & b;", Syntax::equations, "a b:wire",
                          "0001");
        oracle::reads_row("products of inputs with longer names",
                          "F(A,B,Cin) = AB + Cin(A^B)\nG(A,B,Cin) = A B'Cin + (A)(B)",
                          Syntax::equations, "A B Cin:F G", "00010111 00000111");
        oracle::reads_row("products of inputs with numbers", "f(x1, x2, x10) = x1x2 + x10x2'",
                          Syntax::equations, "x1 x2 x10:f", "01000111");
        oracle::reads_row("unused", "INORDER = a b; f = 1;", Syntax::equations, "a b:f", "1111");
        oracle::reads_row("words", "INORDER = or T; f = or & !T;", Syntax::equations, "or T:f",
                          "0010");
        oracle::reads_row("quoted", "f = \"a;b\" & \"=\" ;", Syntax::equations, "= a;b:f", "0001");
        oracle::reads_row("words as outputs", "and = a; T = b; bool true = c; bool = !a",
                          Syntax::equations, "a b c:and T true bool",
                          "00001111 00110011 01010101 11110000");
        oracle::reads_row("quoted inputs",
                          "INORDER = \"a b\" c, \"d;\";\nf = c & !\"a b\" & \"d;\"",
                          Syntax::equations, "a b c d;:f", "00010000");
        oracle::reads_row("names in LaTeX",
                          "\\text{v2.0} = x_{1} \\land \\neg \\text{a\\textbackslash{}.b\\%}",
                          Syntax::equations, "a\\.b% x_1:v2.0", "0100");
        oracle::reads_row("comments", "// of Verilog\nassign f = a & ~b; # and ours\n",
                          Syntax::equations, "a b:f", "0010");
        oracle::reads_row("comments behind", "assign f = a & b; // c # d\n\t// none\ng = a | b;//",
                          Syntax::equations, "a b:f g", "0001 0111");
        oracle::reads_row("LaTeX in dollars", "$f = \\bar{a} b$\n$g = a + b$\n", Syntax::equations,
                          "a b:f g", "0100 0111");
        oracle::reads_row("displayed LaTeX", "# a\n\\[\nf = a \\land b\n\\]\n", Syntax::equations,
                          "a b:f", "0001");
        oracle::reads_row("LaTeX in brackets", "\\(f = a \\lor b\\)", Syntax::equations, "a b:f",
                          "0111");
        oracle::reads_row("no comment", "f = \"a;//b\" & c;", Syntax::equations, "a;//b c:f",
                          "0001");
        oracle::reads_row("several", "t = a ^ b; OUTORDER = s; s = t ^ c;", Syntax::equations,
                          "a b c:s", "01101001");
    }
    void reads() { oracle::check_read(); }

    void refuses_data() {
        const test_suite::Refusals row;
        row("f = v1.0 & & b;", 1, 12, "expected a variable");
        row("f = \n v1.0 & in.y )", 2, 14, "expected an operator or the end of the formula");
        row("INORDER = a b;\nf = a & v1.0 & (b;\n", 2, 18,
            "expected an operator or ')' for the '(' in line 2, column 16, found the end");
        row("S = A ^ Bin;\nC = A'B + Bin;", 2, 11,
            "'Bin' is ambiguous; write \"Bin\" for a variable, or B*i*n for a product");
        row("S = A'B'Cin + A'BCin' + AB'Cin' + ABCin;\nC = AB + ACin + BCin;", 1, 9,
            "'Cin' is ambiguous; write \"Cin\" for a variable, or C*i*n for a product");
        row("ab = a & b;\nf = a'c + ab;", 2, 11,
            "'ab' is ambiguous; write \"ab\" for a variable, or a*b for a product");
        row("S1 = A'B;\nS0 = A1'B;", 2, 9, "expected an operator or the end of the formula");
        row("assign y;\nassign z = a;", 1, 9, "expected `=` in this equation");
        row("wire;\ny = a;", 1, 5, "expected `=` in this equation");
        row("F(A, B) = A1'B", 1, 14, "expected an operator or the end of the formula");
        row("F(A, B) = 0110", 1, 11,
            "expected a name that starts with a letter, or a constant 0 or 1");
        row("F(A, B) = 0 1 1 0", 1, 13, "expected an operator or the end of the formula");
        row("F(A, B) = A + B\n1 0", 2, 1, "expected an operator or the end of the formula");
        row("F(A, B, C) = A + B\nC", 2, 1, "expected an operator or the end of the formula");
        row("F(A, B) = AB1", 1, 11, "'AB1' is neither an input nor defined above");
        row("F(A, B) = AB + A1", 1, 16, "'A1' is neither an input nor defined above");
        row("F(A, B) = AB + A1B", 1, 16, "'A1B' is neither an input nor defined above");
        row("S = A ^ B;\nC = AB;", 2, 5,
            "'AB' is ambiguous; write \"AB\" for a variable, or A*B for a product");
        row("D1 = Q1X;\nD0 = Q1';\nZ = X';", 1, 6,
            "'Q1X' is ambiguous; write \"Q1X\" for a variable, or Q1*X for a product");
        row("Z = X'Y;\nD0 = Q1Q0X;", 2, 6,
            "'Q1Q0X' is ambiguous; write \"Q1Q0X\" for a variable, or Q1*Q0*X for a product");
        row("X = A'B;\nY = CD;", 2, 5,
            "'CD' is ambiguous; write \"CD\" for a variable, or C*D for a product");
        row("F = A.B + C", 1, 5,
            "'A.B' is ambiguous; write \"A.B\" for a variable, or A*B for a product");
        row("$n5 = a & b;", 1, 1, "expected the name of an output before `=`");
        row("$f = a & )$", 1, 10, "expected a variable");
        row("F = m0 + m2 + m5", 1, 5,
            "'m0' is ambiguous; write m(0, 2, 5) for minterms, or \"m0\" for a variable");
        row("F(A, B, C) = M1 * M3;", 1, 14,
            "'M1' is ambiguous; write M(1, 3) for maxterms, or \"M1\" for a variable");
        row("F = m_{1} + m_4", 1, 5,
            "'m_{1}' is ambiguous; write m(1, 4) for minterms, or \"m_1\" for a variable");
        row("F = M0.M2.M4", 1, 5,
            "'M0' is ambiguous; write M(0, 2, 4) for maxterms, or \"M0\" for a variable");
        row("F = M0 M2", 1, 5,
            "'M0' is ambiguous; write M(0, 2) for maxterms, or \"M0\" for a variable");
        row("f = x1.x2.x3;", 1, 5,
            "'x1.x2.x3' is ambiguous; write \"x1.x2.x3\" for a variable, or x1*x2*x3");
        row("f = x1x2 + x3;", 1, 5,
            "'x1x2' is ambiguous; write \"x1x2\" for a variable, or x1*x2 for a product");
        row("// a half adder\nmodule half(input a, input b, output s);\nassign s = a ^ b;\n", 4, 1,
            "expected `endmodule`");
        row("module f(input a, output y);\nalways @(*) y = a;\nendmodule\n", 2, 1,
            "expected ports, assign statements or gates; Loggia does not read 'always' in Verilog");
        row("module f(input a, output y);\nassign y = ab;\nendmodule\n", 2, 12,
            "'ab' is neither an input nor defined above");
        row("module f(input a, output y);\nwire v, w;\nassign v = w;\nassign w = v;\n"
            "assign y = a;\nendmodule\n",
            4, 12, "'v' is neither an input nor defined above");
        row("module f(input [2] a, output y);\nassign y = a;\nendmodule\n", 1, 16,
            "expected a range of bits such as [3:0]");
        row("module f(a, y);\ninput a;\noutput y;\nnot (y, a, a);\nendmodule\n", 4, 6,
            "expected one operand of 'not'");
        row("entity e is port (a : in std_logic_vector(1 downto 0); f : out bit); end;\n", 1, 26,
            "expected a port of one bit (std_logic, bit or boolean)");
        row("entity e is port (a : in bit; f : out bit); end;\narchitecture x of e is begin\n"
            "f <= '1' when a = '1' else '0';\nend;\n",
            3, 10, "expected an expression; Loggia does not read 'when' in VHDL");
        row("p <= q", 1, 3, "unknown character '<'");
        row("p <= q => r;", 1, 3, "unknown character '<'");
        row("f = a; g;", 1, 9, "expected `=` in this equation");
        row("f = a; f = b;", 1, 8, "'f' is already defined");
        row("f = g; g = b;", 1, 8, "'g' is an input, or is used before this definition");
        row("INORDER = a; f = a & b;", 1, 22, "'b' is neither an input nor defined above");
        row("f(x, y) = xyz + x;", 1, 11, "'xyz' is ambiguous");
        row("f(ab, c, a, bc) = abc + c;", 1, 19, "'abc' is ambiguous");
        row("f(ab, c) = ab\n c;", 2, 2, "expected an operator");
        row("INORDER = ab; f = ab & b;", 1, 24, "'b' is neither an input nor defined above");
        row("INORDER = ab; f = ab & \"b\";", 1, 25, "'b' is neither an input nor defined above");
        row("INORDER = a a; f = a;", 1, 13, "the input 'a' is listed twice");
        row("OUTORDER = g; f = a;", 1, 12, "the output 'g' has no equation");
        row("OUTORDER = f; OUTORDER = g; f = a; g = b;", 1, 26,
            "the outputs differ from those given before, or are in another order");
        row("a & b = c;", 1, 1, "expected the name of an output before `=`");
        row("INORDER = a;", 1, 13, "expected an equation");
        row("f(a,b c) = a", 1, 7, "expected ',' or ')'");
        row("f(a,!) = a", 1, 5, "expected the name of an input");
    }
    void refuses() { oracle::check_refused(); }

    void readsWhatTheBlogPrinted() {
        const auto function = read_function(blog).value();
        QCOMPARE(oracle::names(function).c_str(), "a b c d e f g h i j k l m:v13.0");
        // Each row, by the clauses as they stand there.
        const std::string text = blog;
        std::vector<std::vector<std::pair<int, bool>>> clauses(1);
        for (std::size_t i = text.find('='); i < text.size(); ++i) {
            if (text[i] == '&')
                clauses.emplace_back();
            if (text[i] >= 'a' && text[i] <= 'm')
                clauses.back().emplace_back(12 - (text[i] - 'a'), text[i - 1] != '!');
        }
        QCOMPARE(clauses.size(), std::size_t{39});
        for (std::uint64_t row = 0; row < 8192; ++row) {
            bool all = true;
            for (const auto& clause : clauses)
                all = all && std::any_of(clause.begin(), clause.end(), [&](const auto& literal) {
                          return (row >> literal.first & 1U) == (literal.second ? 1U : 0U);
                      });
            QCOMPARE(function.on.value(row), all);
        }
    }
};

LOGGIA_TEST(ReadEquationsTest)

} // namespace read_equations_test

#include "read_equations_test.moc"
