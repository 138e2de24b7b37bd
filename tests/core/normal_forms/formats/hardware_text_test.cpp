#include "core/normal_forms/formats/hardware_text.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace hardware_text_test {

using namespace loggia;
using namespace loggia::normal_forms;

class HardwareTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void begins() {
        for (const char* text :
             {"module m(a);", "// a\n`timescale 1ns\nmodule m;", "/* a */ module \\m+ (a);",
              "module\nm #(1) (a);", "input a, b;\n", "output [1:0] f;", "library ieee;",
              "-- a\nUSE ieee.std_logic_1164.all;", "Entity E is", "architecture A of E is"})
            QVERIFY2(begins_hardware(text), text);
        for (const char* text :
             {"", "module M U | f\n0 0 0 | 1\n", "module & a", "module", "entity and b", "library",
              "use a | b", "input a, b\n0 0\n", "input = a;", "inputs a;", "f = a;", "/* module",
              "Module m;", "-"})
            QVERIFY2(!begins_hardware(text), text);
    }

    void leavesEquationsInTheirPlace() {
        const auto module = read_hardware("module m(input a, output f);\n"
                                          "assign f = \\a+b , g = a;\nnand (h, a, (b));\n"
                                          "endmodule // m");
        QVERIFY(module);
        QCOMPARE(module->equations.c_str(), "                            \n"
                                            "assign f = \"a+b\"; g = a;\n    h=~( a& (b));\n"
                                            "              ");
        QCOMPARE(module->inputs.size(), 1U);
        QCOMPARE(module->inputs[0].text.c_str(), "a");
        QCOMPARE(module->inputs[0].offset, std::size_t{15});
        QCOMPARE(module->outputs[0].text.c_str(), "f");
    }

    void definitionsComeBeforeTheirUse() {
        const auto ordered = [](std::string_view text) {
            std::string result;
            for (const EquationStatement& s : in_order_of_definition(text, statements_in(text)))
                result += std::string(text.substr(s.begin, s.end - s.begin)) + ';';
            return result;
        };
        QCOMPARE(ordered("a=b;b=c;c=d").c_str(), "c=d;b=c;a=b;");
        QCOMPARE(ordered("a=x;b=a;c=y").c_str(), "a=x;b=a;c=y;");
        QCOMPARE(ordered("a=\"b\";\"b\"=c").c_str(), "\"b\"=c;a=\"b\";");
        QCOMPARE(ordered("a=b;b=a").c_str(), "b=a;a=b;");
    }
};

LOGGIA_TEST(HardwareTextTest)

} // namespace hardware_text_test

#include "hardware_text_test.moc"
