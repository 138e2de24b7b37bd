#include "core/normal_forms/two_level/wide_function.hpp"
#include "tests/core/normal_forms/two_level/wide_oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace wide_function_test {

using namespace loggia;
using namespace loggia::normal_forms;

class WideFunctionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void complementsAreTheOtherRows() {
        Random random(test_suite::seed(1));
        for (int i = 0; i < 1000; ++i) {
            const Function function = oracle::random_function(
                random, static_cast<int>(random.below(7)), 1 + static_cast<int>(random.below(4)),
                random.below(9), random.below(3), 0.5);
            const auto other = complement(widened(function));
            QVERIFY(other.has_value());
            QVERIFY(oracle::covers(function, plain(other->on), true));
        }
    }

    void namesMoveWithTheirInputs() {
        Random random(test_suite::seed(2));
        const Function function = oracle::random_function(random, 5, 3, 8, 2, 0.5);
        const WideFunction wide = widened(function);
        QVERIFY(narrowed(wide) == function);
        const auto moved = with_inputs(wide, {"x3", "new", "x0", "x4", "x1", "x2"});
        QVERIFY(moved.has_value());
        const auto back = with_inputs(*moved, {"x0", "x1", "x2", "x3", "x4", "new", "x3b"});
        QVERIFY(back.has_value());
        QVERIFY(!with_inputs(wide, {"x0"}).has_value());
        QVERIFY(!with_inputs(wide, {"x0", "x0", "x1", "x2", "x3", "x4"}).has_value());
        const auto outputs = with_outputs(wide, {"f2", "f0", "f1"});
        QVERIFY(outputs.has_value());
        QVERIFY(!with_outputs(wide, {"f2", "f0"}).has_value());
        for (std::uint64_t row = 0; row < 32; ++row) {
            std::vector<bool> point;
            for (int k = 5; k-- > 0;)
                point.push_back((row >> k & 1U) != 0);
            const std::vector<bool> of_moved{point[3], true,     point[0],
                                             point[4], point[1], point[2]};
            for (int output = 0; output < 3; ++output) {
                const bool value = function.on.value(row, output);
                QCOMPARE(moved->on.value(of_moved, output), value);
                QCOMPARE(outputs->on.value(point, (output + 1) % 3), value);
                QCOMPARE(only_output(wide, output).on.value(point, 0), value);
            }
        }
    }

    /// As many inputs and outputs as fit into a word.
    void knowsWhatIsNarrow() {
        const auto narrow = [](int inputs, int outputs) {
            const PositionalCover none(inputs, outputs);
            return is_narrow({{}, {}, none, none});
        };
        QVERIFY(narrow(most_inputs, most_outputs));
        QVERIFY(!narrow(most_inputs + 1, 1));
        QVERIFY(!narrow(1, most_outputs + 1));
    }
};

LOGGIA_TEST(WideFunctionTest)

} // namespace wide_function_test

#include "wide_function_test.moc"
