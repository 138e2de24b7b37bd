#include "core/normal_forms/formats/read.hpp"
#include "core/normal_forms/minimize/compare_circuits.hpp"
#include "core/normal_forms/minimize/verify.hpp"
#include "tests/core/normal_forms/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <fmt/format.h>

namespace compare_circuits_test {

using namespace loggia;
using namespace loggia::normal_forms;

/// An adder of two numbers, whose carry is a majority or, otherwise, generated or passed on.
std::string adder(int bits, bool has_majority) {
    std::string text = ".inputs";
    for (int i = 0; i < bits; ++i)
        text += fmt::format(" a{} b{}", i, i);
    text += "\n.outputs";
    for (int i = 0; i < bits; ++i)
        text += fmt::format(" s{}", i);
    text += fmt::format(" c{}\n.names c0\n", bits);
    for (int i = 0; i < bits; ++i) {
        text += fmt::format(".names a{0} b{0} p{0}\n01 1\n10 1\n"
                            ".names p{0} c{0} s{0}\n01 1\n10 1\n",
                            i);
        if (has_majority)
            text += fmt::format(".names a{0} b{0} c{0} c{1}\n11- 1\n1-1 1\n-11 1\n", i, i + 1);
        else
            text += fmt::format(".names a{0} b{0} p{0} c{0} c{1}\n11-- 1\n--11 1\n", i, i + 1);
    }
    return text;
}

class CompareCircuitsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Against the comparison by rows.
    void agreesWithRows() {
        Random random(test_suite::seed(1));
        int different = 0;
        for (int i = 0; i < 400; ++i) {
            const Function left = oracle::random_function(random, 4, 2, 5, random.below(3), 0.6);
            Function right = left;
            if (random.below(3) != 0)
                right.on.cubes.pop_back();
            if (random.below(3) != 0)
                right.dont_care =
                    oracle::random_function(random, 4, 2, 0, random.below(4), 0.6).dont_care;
            const auto expected = difference(left, right).value();
            const auto found =
                difference(circuit_of(widened(left)), circuit_of(widened(right))).value();
            QCOMPARE(found.has_value(), expected.has_value());
            if (!found)
                continue;
            ++different;
            std::uint64_t row = 0;
            for (const bool value : found->point)
                row = row << 1U | (value ? 1U : 0U);
            const auto yes = found->expected ? oracle::Value::yes : oracle::Value::no;
            const auto no = found->expected ? oracle::Value::no : oracle::Value::yes;
            QVERIFY(oracle::value(left, row, found->output) == yes);
            QVERIFY(oracle::value(right, row, found->output) == no);
        }
        QVERIFY(different > 50 && different < 350);
    }

    /// Their DNFs have billions of terms.
    void comparesAdders() {
        const Circuit first = read_circuit(adder(40, true)).value().value();
        const Circuit second = read_circuit(adder(40, false)).value().value();
        QVERIFY(!difference(first, second).value());

        Circuit wrong = second;
        wrong.on[3] = wrong.store.negation(wrong.on[3]);
        const auto found = difference(first, wrong).value();
        QVERIFY(found);
        QCOMPARE(found->output, 3);
        QVERIFY(logic::evaluate(first.store, first.on[3], found->point) == found->expected);
    }

    void namesFewOfManyThatDiffer() {
        Circuit first = read_circuit(adder(40, true)).value().value();
        Circuit second = first;
        for (std::string& output : second.outputs)
            output = "out" + output;
        QCOMPARE(
            difference(first, second).error().message.c_str(),
            "the outputs have different names: s0 s1 s2 ... c40 and outs0 outs1 outs2 ... outc40");
        second.outputs = first.outputs;
        second.outputs[5] = "t";
        QCOMPARE(difference(first, second).error().message.c_str(),
                 "the outputs have different names: s5 and t");
        second.inputs[0] = "x";
        QCOMPARE(difference(first, second).error().message.c_str(),
                 "the inputs have different names: a0 and x");
    }
};

LOGGIA_TEST(CompareCircuitsTest)

} // namespace compare_circuits_test

#include "compare_circuits_test.moc"
