#include "core/base/random.hpp"
#include "core/normal_forms/formats/read.hpp"
#include "core/normal_forms/formats/write.hpp"
#include "tests/core/normal_forms/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <array>
#include <regex>

namespace write_circuit_test {

using namespace loggia;
using namespace loggia::normal_forms;

Function sample() {
    return {{"a", "b", "c"}, {"f"}, {3, 1, {{0b110, 0b100, 1}, {0b001, 0b001, 1}}}, {3, 1, {}}};
}

std::string text_of(const Function& function, Form form, const Cover& cover, Format format) {
    return write_form(function, form, cover, format).value_or("(error)");
}

/// What a formula that was read says in a row of inputs a, b, c, d; inputs may be missing.
bool value_in(const Function& read, std::uint64_t row) {
    std::uint64_t mapped = 0;
    for (const std::string& input : read.inputs)
        mapped = mapped << 1U | (row >> static_cast<unsigned>('d' - input[0]) & 1U);
    return read.on.value(mapped, 0);
}

class WriteCircuitTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aSampleOfEach() {
        const Function f = sample();
        const Cover clauses{3, 1, {{0b101, 0b000, 1}, {0b011, 0b010, 1}}};
        QCOMPARE(text_of(f, Form::dnf, f.on, Format::nand),
                 "f = nand(nand(a, nand(b, b)), nand(c, c))\n");
        QCOMPARE(text_of(f, Form::cnf, clauses, Format::nor),
                 "f = nor(nor(a, c), nor(nor(b, b), c))\n");
        QCOMPARE(text_of(f, Form::dnf, f.on, Format::verilog),
                 "module form(input a, input b, input c, output f);\n"
                 "  assign f = (a & ~b) | c;\nendmodule\n");
        QVERIFY(text_of(f, Form::cnf, clauses, Format::vhdl)
                    .find("  port (a, b, c : in std_logic; f : out std_logic);\n") !=
                std::string::npos);
        QVERIFY(text_of(f, Form::cnf, clauses, Format::vhdl)
                    .find("  f <= (a or c) and (not b or c);\n") != std::string::npos);
    }

    /// Of random forms, also constants and single literals: nothing but the one gate is used, and
    /// what is read back is the same function.
    void gatesOfOneKind() {
        Random random(test_suite::seed(31));
        for (int round = 0; round < 3000; ++round) {
            const Function f{{"a", "b", "c", "d"},
                             {"f"},
                             oracle::random_cover(random, 4, 1, random.below(4), 0.5),
                             {4, 1, {}}};
            const Form form = round % 2 == 0 ? Form::dnf : Form::cnf;
            const bool nand = round % 4 < 2;
            const std::string text = text_of(f, form, f.on, nand ? Format::nand : Format::nor);
            static const std::regex nands("f = ((nand\\(|[abcd]|, |\\))+|0|1)\n");
            static const std::regex nors("f = ((nor\\(|[abcd]|, |\\))+|0|1)\n");
            QVERIFY2(std::regex_match(text, nand ? nands : nors), text.c_str());
            const auto read = read_function(text.substr(4));
            QVERIFY2(read.has_value(), text.c_str());
            for (std::uint64_t row = 0; row < 16; ++row)
                QCOMPARE(value_in(*read, row), f.on.value(row, 0) == (form == Form::dnf));
        }
    }

    /// What both languages have is read back as the same function.
    void languagesSayTheSame() {
        Random random(test_suite::seed(32));
        for (int round = 0; round < 1000; ++round) {
            const Function f{{"a", "b", "c", "d"},
                             {"f"},
                             oracle::random_cover(random, 4, 1, random.below(4), 0.5),
                             {4, 1, {}}};
            const Form form = round % 2 == 0 ? Form::dnf : Form::cnf;
            for (const Format format : {Format::verilog, Format::vhdl}) {
                const std::string text = text_of(f, form, f.on, format);
                const auto read = read_function(text);
                QVERIFY2(read.has_value(), text.c_str());
                QVERIFY(read->inputs == f.inputs && read->outputs == f.outputs);
                for (std::uint64_t row = 0; row < 16; ++row)
                    QCOMPARE(value_in(*read, row), f.on.value(row, 0) == (form == Form::dnf));
            }
        }
    }

    void namesOfEachLanguage() {
        Function f = sample();
        f.inputs = {"not", "=", "or"};
        const auto read = read_function(text_of(f, Form::dnf, f.on, Format::vhdl));
        QVERIFY(read && read->inputs == f.inputs);
        f.inputs = {"wire", "A", "a"};
        f.outputs = {"x+y"};
        const std::string verilog = text_of(f, Form::dnf, f.on, Format::verilog);
        QVERIFY2(verilog.find("assign \\x+y  = (\\wire  & ~A) | a;") != std::string::npos,
                 verilog.c_str());
        const std::string vhdl = text_of(f, Form::dnf, f.on, Format::vhdl);
        QVERIFY2(vhdl.find("\\x+y\\ <= (wire and not A) or \\a\\;") != std::string::npos,
                 vhdl.c_str());
        for (const std::string& text : {verilog, vhdl}) {
            const auto again = read_function(text);
            QVERIFY2(again.has_value(), text.c_str());
            QVERIFY(again->inputs == f.inputs && again->outputs == f.outputs);
        }
        f.inputs = {"a b", "c", "d"};
        QVERIFY(!write_form(f, Form::dnf, f.on, Format::verilog));
        QVERIFY(write_form(f, Form::dnf, f.on, Format::vhdl));
        f.inputs = {"a\nb", "c", "d"};
        QVERIFY(!write_form(f, Form::dnf, f.on, Format::vhdl));
        // An output that is called like an input is another one.
        f.inputs = {"f", "b", "c"};
        f.outputs = {"f"};
        QCOMPARE(text_of(f, Form::dnf, f.on, Format::nand),
                 "f_ = nand(nand(f, nand(b, b)), nand(c, c))\n");
    }

    void severalOutputs() {
        const Function f{
            {"a", "b"}, {"f", "g"}, {2, 2, {{0b10, 0b10, 3}, {0b01, 0b00, 2}}}, {2, 2, {}}};
        QCOMPARE(text_of(f, Form::dnf, f.on, Format::nand),
                 "f = nand(nand(a, a), nand(a, a))\ng = nand(nand(a, a), b)\n");
        QVERIFY(text_of(f, Form::dnf, f.on, Format::verilog)
                    .find("  assign f = a;\n  assign g = a | ~b;\n") != std::string::npos);
    }
};

LOGGIA_TEST(WriteCircuitTest)

} // namespace write_circuit_test

#include "write_circuit_test.moc"
