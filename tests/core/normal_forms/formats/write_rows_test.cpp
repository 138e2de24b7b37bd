#include "core/normal_forms/formats/read.hpp"
#include "core/normal_forms/formats/write_rows.hpp"
#include "tests/core/normal_forms/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <fmt/format.h>

#include <algorithm>

namespace write_rows_test {

using namespace loggia;
using namespace loggia::normal_forms;

class WriteRowsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Names beyond letters, in the formats that have them.
    void namesComeBack() {
        const Cover on{3, 2, {{0b110, 0b010, 0b01}, {0b001, 0b001, 0b11}}};
        Function function{{"a[1]", "\u03B1", "22(3)"}, {"f.0", "n-1"}, on, {3, 2, {}}};
        for (const auto& text : {write_pla(widened(function), Form::dnf, positional(on)),
                                 write_table(function), write_minterms(function, Form::dnf)}) {
            QVERIFY(text.has_value());
            const auto read = read_function(*text);
            QVERIFY2(read.has_value(), text->c_str());
            QVERIFY(read->inputs == function.inputs && read->outputs == function.outputs);
            for (std::uint64_t row = 0; row < 8; ++row)
                for (int output = 0; output < 2; ++output)
                    QCOMPARE(read->on.value(row, output), on.value(row, output));
        }
        function.inputs[0] = "a \"b\\";
        const auto text = write_minterms(function, Form::cnf).value();
        QCOMPARE(read_function(text).value().inputs[0].c_str(), "a \"b\\");
    }

    /// Long lists of rows go on in new lines, which are read.
    void breaksLongLists() {
        Random random(test_suite::seed(2));
        for (const Form form : {Form::dnf, Form::cnf}) {
            Tables tables{logic::TruthTable(15), logic::TruthTable(15)};
            for (std::uint64_t row = 0; row < tables.on.rows(); ++row)
                (random.below(3) == 0 ? tables.dont_care : tables.on)
                    .set(row, random.below(2) == 0);
            std::vector<std::string> inputs;
            for (int i = 0; i < 15; ++i)
                inputs.push_back(fmt::format("x{}", i));
            const Function function = function_of(tables, inputs, "f");
            const auto text = write_minterms(function, form).value();
            QVERIFY(std::count(text.begin(), text.end(), '\n') > 5);
            for (std::size_t at = 0; at < text.size();) {
                const std::size_t end = text.find('\n', at);
                QVERIFY(end - at < 10'200);
                at = end + 1;
            }
            QVERIFY(looks_like_function(text));
            const auto read = read_function(text);
            QVERIFY2(read, read ? "" : read.error().message.c_str());
            for (std::uint64_t row = 0; row < tables.on.rows(); row += 7)
                QVERIFY(read->on.value(row) == tables.on[row] &&
                        read->dont_care.value(row) == tables.dont_care[row]);
        }
    }

    void aPlaOfClausesIsTheFunction() {
        Random random(test_suite::seed(1));
        for (int i = 0; i < 500; ++i) {
            const int inputs = 1 + static_cast<int>(random.below(6));
            const auto function =
                oracle::random_function(random, inputs, 2, random.below(5), 0, random.real());
            const auto opposite = complement(function).value();
            const auto text =
                write_pla(widened(function), Form::cnf, positional(opposite.on)).value();
            const auto read = read_function(text).value();
            for (std::uint64_t row = 0; row < std::uint64_t{1} << inputs; ++row)
                for (int output = 0; output < 2; ++output)
                    QCOMPARE(read.on.value(row, output), function.on.value(row, output));
        }
    }

    void noInputs() {
        Function function{{}, {"f"}, {0, 1, {{0, 0, 1}}}, {0, 1, {}}};
        QCOMPARE(write_table(function).value().c_str(), "| f\n| 1\n");
        QCOMPARE(write_minterms(function, Form::dnf).value().c_str(), "f() = m(0)\n");
        QCOMPARE(write_pla(widened(function), Form::dnf, positional(function.on)).value().c_str(),
                 ".i 0\n.o 1\n.ob f\n.p 1\n 1\n.e\n");
        QVERIFY(read_function("f() = m(0)\n").value().on.value(0));
        QVERIFY(read_function("| f\n| 1\n").value().on.value(0));
        QVERIFY(read_function(".i 0\n.o 1\n.ob f\n.p 1\n 1\n.e\n").value().on.value(0));
        function.outputs[0] = "f\nT";
        QVERIFY(!write_minterms(function, Form::dnf));
    }
};

LOGGIA_TEST(WriteRowsTest)

} // namespace write_rows_test

#include "write_rows_test.moc"
