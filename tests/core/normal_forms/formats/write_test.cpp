#include "core/normal_forms/formats/read.hpp"
#include "core/normal_forms/formats/write.hpp"
#include "core/sat/formats/format.hpp"
#include "tests/core/normal_forms/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <fmt/format.h>

#include <cstdlib>

namespace write_test {

using namespace loggia;
using namespace loggia::normal_forms;

/// A cover of what is false, a cube for each row.
Cover opposite(const Function& function) {
    Cover cover{function.on.inputs, function.on.outputs, {}};
    for (std::uint64_t row = 0; row < std::uint64_t{1} << function.on.inputs; ++row)
        for (int output = 0; output < function.on.outputs; ++output)
            if (oracle::value(function, row, output) == oracle::Value::no)
                cover.cubes.push_back(
                    {low_bits(function.on.inputs), row, std::uint64_t{1} << output});
    return cover;
}

/// Names that each format has, and that come back in the same order by themselves.
Function named(Function function) {
    for (std::size_t i = 0; i < function.inputs.size(); ++i)
        function.inputs[i] = std::string(1, static_cast<char>('a' + i));
    for (std::size_t i = 0; i < function.outputs.size(); ++i)
        function.outputs[i] = std::string(1, static_cast<char>('p' + i));
    return function;
}

/// Whether what was read says in each row what the cover says of the inputs of `function`; inputs
/// that do not occur may be missing.
bool says(const Function& read, const Function& function, const Cover& cover, Form form) {
    std::vector<int> bits; // of the inputs read, in rows of `function`
    for (const std::string& input : read.inputs) {
        const auto at = std::find(function.inputs.begin(), function.inputs.end(), input);
        if (at == function.inputs.end())
            return false;
        bits.push_back(cover.inputs - 1 - static_cast<int>(at - function.inputs.begin()));
    }
    if (read.outputs != function.outputs)
        return false;
    for (std::uint64_t row = 0; row < std::uint64_t{1} << cover.inputs; ++row) {
        std::uint64_t mapped = 0;
        for (const int bit : bits)
            mapped = mapped << 1U | (row >> bit & 1U);
        for (int output = 0; output < cover.outputs; ++output)
            if (read.on.value(mapped, output) != (cover.value(row, output) == (form == Form::dnf)))
                return false;
    }
    return true;
}

class WriteTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void writes_data() {
        QTest::addColumn<int>("format");
        QTest::addColumn<QByteArray>("dnf");
        QTest::addColumn<QByteArray>("cnf");
        const auto row = [](const char* name, Format format, const char* dnf, const char* cnf) {
            QTest::newRow(name) << static_cast<int>(format) << QByteArray(dnf) << QByteArray(cnf);
        };
        row("unicode", Format::unicode, "f = (a ∧ ¬b) ∨ c\n", "f = (a ∨ c) ∧ (¬b ∨ c)\n");
        row("ascii", Format::ascii, "f = (a & -b) | c\n", "f = (a | c) & (-b | c)\n");
        row("latex", Format::latex, "f = (a \\land \\neg b) \\lor c\n",
            "f = (a \\lor c) \\land (\\neg b \\lor c)\n");
        row("c", Format::c, "bool f = (a && !b) || c;\n", "bool f = (a || c) && (!b || c);\n");
        row("python", Format::python, "f = (a and not b) or c\n",
            "f = (a or c) and (not b or c)\n");
        row("eqntott", Format::eqntott, "f = (a&!b) | (c);\n", "f = (a|c) & (!b|c);\n");
        row("pla", Format::pla, ".i 3\n.o 1\n.ilb a b c\n.ob f\n.p 2\n10- 1\n--1 1\n.e\n",
            ".i 3\n.o 1\n.ilb a b c\n.ob f\n.phase 0\n.p 2\n0-0 1\n-10 1\n.e\n");
        row("dimacs", Format::dimacs, "",
            "c output f\nc 1 a\nc 2 b\nc 3 c\np cnf 3 2\n1 3 0\n-2 3 0\n");
        row("minterms", Format::minterms, "f(a, b, c) = m(1, 3, 4, 5, 7)\n",
            "f(a, b, c) = M(0, 2, 6)\n");
        row("table", Format::table,
            "a b c | f\n0 0 0 | 0\n0 0 1 | 1\n0 1 0 | 0\n0 1 1 | 1\n1 0 0 | 1\n1 0 1 | 1\n"
            "1 1 0 | 0\n1 1 1 | 1\n",
            "a b c | f\n0 0 0 | 0\n0 0 1 | 1\n0 1 0 | 0\n0 1 1 | 1\n1 0 0 | 1\n1 0 1 | 1\n"
            "1 1 0 | 0\n1 1 1 | 1\n");
    }
    void writes() {
        QFETCH(int, format);
        QFETCH(QByteArray, dnf);
        QFETCH(QByteArray, cnf);
        const Cover terms{3, 1, {{0b110, 0b100, 1}, {0b001, 0b001, 1}}};
        const Cover clauses{3, 1, {{0b101, 0b000, 1}, {0b011, 0b010, 1}}};
        const Function function{{"a", "b", "c"}, {"f"}, terms, {3, 1, {}}};
        const auto as = static_cast<Format>(format);
        QCOMPARE(write_form(function, Form::dnf, terms, as).value_or("").c_str(), dnf.constData());
        QCOMPARE(write_form(function, Form::cnf, clauses, as).value_or("").c_str(),
                 cnf.constData());
    }

    void namesInDimacsAreReadBack() {
        const auto text = [](const char* input, const char* output) {
            const Cover clause{2, 1, {{0b11, 0b00, 1}}};
            const Function function{{input, "b"}, {output}, clause, {2, 1, {}}};
            return write_form(function, Form::cnf, clause, Format::dimacs);
        };
        // Lines "c t" and "c ind" would be meant for counters, "c 1 q" would name an atom.
        for (const char* output : {"t", "ind", "1 q"})
            QCOMPARE(
                text("a", output).value().c_str(),
                (std::string("c output ") + output + "\nc 1 a\nc 2 b\np cnf 2 1\n1 2 0\n").c_str());
        QCOMPARE(text("a b", "f").error().message.c_str(),
                 "DIMACS files do not allow the name 'a b'");
    }

    void constantsAndCubes() {
        const Function function{{"a"}, {"f"}, {1, 1, {}}, {1, 1, {}}};
        const Cover none{1, 1, {}};
        const Cover all{1, 1, {{0, 0, 1}}};
        const auto text = [&](Form form, const Cover& cover, Format format) {
            return write_form(function, form, cover, format).value();
        };
        QCOMPARE(text(Form::dnf, none, Format::unicode).c_str(), "f = ⊥\n");
        QCOMPARE(text(Form::dnf, all, Format::unicode).c_str(), "f = ⊤\n");
        QCOMPARE(text(Form::cnf, none, Format::python).c_str(), "f = True\n");
        QCOMPARE(text(Form::cnf, all, Format::eqntott).c_str(), "f = 0;\n");
        QCOMPARE(write_cube(function, Form::cnf, {1, 1, 1}, Format::c).value().c_str(), "!a");
        QCOMPARE(write_cube(function, Form::dnf, {1, 1, 1}, Format::latex).value().c_str(), "a");
        QVERIFY(!write_cube(function, Form::dnf, {1, 1, 1}, Format::pla));
    }

    void openRowsAreWrittenAsSuch() {
        const Function function{
            {"a", "bc"}, {"f"}, {2, 1, {{0b11, 0b01, 1}}}, {2, 1, {{0b10, 0b10, 1}}}};
        QCOMPARE(write_form(function, Form::dnf, function.on, Format::minterms).value().c_str(),
                 "f(a, bc) = m(1) + d(2, 3)\n");
        QCOMPARE(write_form(function, Form::cnf, function.on, Format::minterms).value().c_str(),
                 "f(a, bc) = M(0) * D(2, 3)\n");
        QCOMPARE(write_form(function, Form::dnf, function.on, Format::table).value().c_str(),
                 "a bc | f\n0  0 | 0\n0  1 | 1\n1  0 | -\n1  1 | -\n");
    }

    void wordsAsNames() {
        const Cover both{2, 1, {{0b11, 0b11, 1}}};
        for (const char* word :
             {"T",        "F",   "true", "FALSE", "and",  "Or",   "not",   "xor",  "implies",
              "iff",      "one", "bool", "x.0",   "v[3]", "a<2>", "é",     "NAME", "INORDER",
              "OUTORDER", "m",   "d",    "f",     "x_1",  "A.B",  "x1.x2", "x1x2"})
            for (const bool as_input : {true, false})
                for (const Format format :
                     {Format::unicode, Format::ascii, Format::latex, Format::eqntott, Format::pla,
                      Format::blif, Format::minterms, Format::table, Format::csv, Format::nand,
                      Format::nor}) {
                    const Function function{
                        {as_input ? word : "a", "zz"}, {as_input ? "q" : word}, both, {2, 1, {}}};
                    const auto text = write_form(function, Form::dnf, both, format);
                    if (!text) {
                        QCOMPARE(static_cast<int>(format), static_cast<int>(Format::eqntott));
                        QVERIFY(QByteArray(word).isUpper());
                        continue;
                    }
                    const auto read = read_function(*text);
                    QVERIFY2(read.has_value(), text->c_str());
                    QVERIFY2(says(*read, function, both, Form::dnf), text->c_str());
                }
        const auto refused = [&](const char* input, Format format) {
            const Function function{{input, "zz"}, {"q"}, both, {2, 1, {}}};
            return !write_form(function, Form::dnf, both, format).has_value();
        };
        for (const char* word : {"true", "false", "bool", "and", "xor", "while"})
            QVERIFY2(refused(word, Format::c), word);
        QVERIFY(!refused("T", Format::c));
    }

    /// A function may be called F: before the `=` that is no constant. An input is in quotes.
    void functionsCalledF() {
        const Cover both{2, 1, {{0b11, 0b11, 1}}};
        const Function function{{"a", "T"}, {"F"}, both, {2, 1, {}}};
        for (const auto& [format, text] :
             {std::pair(Format::ascii, "F = a & \"T\"\n"),
              std::pair(Format::unicode, "F = a ∧ \"T\"\n"),
              std::pair(Format::nand, "F = nand(nand(a, \"T\"), nand(a, \"T\"))\n")}) {
            QCOMPARE(write_form(function, Form::dnf, both, format).value().c_str(), text);
            QVERIFY(says(*read_function(text), function, both, Form::dnf));
        }
    }

    /// Without quotation marks these would be rows.
    void inputsCalledLikeRows() {
        const Cover either{2, 1, {{0b10, 0b10, 1}, {0b01, 0b01, 1}}};
        for (const auto& [name, text] :
             {std::pair("m₂", "f = \"m₁\" ∨ \"m₂\"\n"), std::pair("x", "f = m₁ ∨ x\n")}) {
            const Function function{{"m₁", name}, {"f"}, either, {2, 1, {}}};
            QCOMPARE(write_form(function, Form::dnf, either, Format::unicode).value().c_str(),
                     text);
            QVERIFY(says(*read_function(text), function, either, Form::dnf));
        }
    }

    void inputsAndOutputsNeverLookTheSame() {
        const Function function{{"x_1", "y"}, {"x1", "y"}, {2, 2, {{0b11, 0b11, 3}}}, {2, 2, {}}};
        QCOMPARE(write_form(function, Form::dnf, function.on, Format::latex).value().c_str(),
                 "\\mathit{x1} = x_{1} \\land y\n\\mathit{y\\_} = x_{1} \\land y\n");
    }

    /// A blank before such a name keeps spreadsheets from computing it, and readers skip it.
    void namesAreNoFormulasOfASpreadsheet() {
        const Cover both{2, 1, {{0b11, 0b11, 1}}};
        for (const char* name : {"=1+1", "-a", "+a", "@f"}) {
            const Function function{{name, "b"}, {"f"}, both, {2, 1, {}}};
            const auto text = write_form(function, Form::dnf, both, Format::csv).value();
            QCOMPARE(text.substr(0, text.find(',')), " \"" + std::string(name) + '"');
            QCOMPARE(read_function(text)->inputs, function.inputs);
        }
    }

    void everyFormatIsReadBack() {
        Random random(test_suite::seed(1));
        for (int i = 0; i < 2000; ++i) {
            const int inputs = static_cast<int>(random.below(7));
            const int outputs = 1 + static_cast<int>(random.below(3));
            const Function function = named(oracle::random_function(
                random, inputs, outputs, random.below(8), random.below(3), random.real()));
            const Form form = random.below(2) == 0 ? Form::dnf : Form::cnf;
            const Cover cover = form == Form::dnf ? function.on : opposite(function);
            for (const Format format :
                 {Format::unicode, Format::ascii, Format::latex, Format::c, Format::python,
                  Format::eqntott, Format::pla, Format::blif, Format::verilog, Format::vhdl}) {
                const auto text = write_form(function, form, cover, format);
                QVERIFY2(text.has_value(), text.has_value() ? "" : text.error().message.c_str());
                const auto read = read_function(*text);
                QVERIFY2(read.has_value(),
                         (*text + (read.has_value() ? "" : read.error().message)).c_str());
                QVERIFY2(says(*read, function, cover, form), text->c_str());
            }
            for (const Format format : {Format::minterms, Format::table, Format::csv}) {
                const auto text = write_form(function, form, cover, format).value();
                const auto read = read_function(text);
                QVERIFY2(read.has_value(), text.c_str());
                QVERIFY(read->inputs == function.inputs && read->outputs == function.outputs);
                for (std::uint64_t row = 0; row < std::uint64_t{1} << inputs; ++row)
                    for (int output = 0; output < outputs; ++output)
                        QVERIFY2(oracle::value(*read, row, output) ==
                                     oracle::value(function, row, output),
                                 text.c_str());
            }
        }
    }

    void dimacsHasTheModels() {
        Random random(test_suite::seed(2));
        for (int i = 0; i < 500; ++i) {
            const Function function =
                named(oracle::random_function(random, 1 + static_cast<int>(random.below(6)), 1,
                                              random.below(6), 0, random.real()));
            const Cover cover = opposite(function);
            const auto text = write_form(function, Form::cnf, cover, Format::dimacs).value();
            const auto file = sat::parse_clauses(text).value();
            QVERIFY(file.warnings.empty());
            for (std::uint64_t row = 0; row < std::uint64_t{1} << cover.inputs; ++row) {
                std::vector<bool> model(static_cast<std::size_t>(cover.inputs) + 1);
                for (int atom = 1; atom <= cover.inputs; ++atom)
                    model[static_cast<std::size_t>(atom)] =
                        (row >> (cover.inputs - atom) & 1U) != 0;
                QCOMPARE(file.clauses.satisfied_by(model), function.on.value(row));
            }
        }
    }

    void refuses() {
        const Cover cover{1, 1, {}};
        const Function function{{"a b"}, {"for"}, cover, cover};
        QVERIFY(!write_form(function, Form::dnf, cover, Format::dimacs));
        QVERIFY(!write_form(function, Form::dnf, cover, Format::c));
        QVERIFY(!write_form(function, Form::dnf, cover, Format::pla));
        QVERIFY(!write_form(function, Form::dnf, cover, Format::table));
        QVERIFY(!write_form(function, Form::dnf, cover, Format::eqntott));
        QCOMPARE(write_form(function, Form::dnf, cover, Format::unicode).value().c_str(),
                 "for = ⊥\n");
        const Function clash{{"f"}, {"f"}, cover, cover};
        QCOMPARE(write_form(clash, Form::dnf, cover, Format::unicode).value().c_str(), "f_ = ⊥\n");
        QVERIFY(write_form(clash, Form::dnf, cover, Format::pla).has_value());
        Function wide{{}, {"f"}, {17, 1, {}}, {17, 1, {}}};
        for (int i = 0; i < 17; ++i)
            wide.inputs.push_back(fmt::format("x{}", i));
        QVERIFY(!write_form(wide, Form::dnf, wide.on, Format::table));
        QVERIFY(!write_form(wide, Form::dnf, wide.on, Format::minterms));
    }
};

LOGGIA_TEST(WriteTest)

} // namespace write_test

#include "write_test.moc"
