#include "core/normal_forms/function.hpp"
#include "tests/core/normal_forms/oracle.hpp"
#include "tests/core/sat/stop_soon.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace function_test {

using namespace loggia;
using namespace loggia::normal_forms;

/// Another size for each case.
Function sample(Random& random) {
    const int inputs = static_cast<int>(random.below(9));
    const int outputs = 1 + static_cast<int>(random.below(3));
    return oracle::random_function(random, inputs, outputs, random.below(12), random.below(4),
                                   0.2 + 0.6 * random.real());
}

class NormalFormsFunctionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tablesSayWhatCubesSay() {
        Random random(test_suite::seed(1));
        for (int i = 0; i < 2000; ++i) {
            const Function function = sample(random);
            for (int output = 0; output < function.on.outputs; ++output) {
                const Tables tables = tabulate(function, output).value();
                for (std::uint64_t row = 0; row < tables.on.rows(); ++row) {
                    const oracle::Value value = oracle::value(function, row, output);
                    QCOMPARE(tables.on[row], value == oracle::Value::yes);
                    QCOMPARE(tables.dont_care[row], value == oracle::Value::open);
                }
                const Function again = function_of(tables, function.inputs);
                QVERIFY(tabulate(again).value() == tables);
            }
        }
    }

    void complementIsTrueWhereFalse() {
        Random random(test_suite::seed(2));
        for (int i = 0; i < 2000; ++i) {
            const Function function = sample(random);
            const Function other = complement(function).value();
            QVERIFY(oracle::covers(function, other.on, true));
            QVERIFY(other.dont_care == function.dont_care);
        }
    }

    void complementsWithoutTables() {
        Random random(test_suite::seed(3));
        for (int i = 0; i < 20; ++i) {
            const Function function = oracle::random_function(random, 17, 1, 12, 3, 0.3);
            const Function other = complement(function).value();
            for (int k = 0; k < 2000; ++k) {
                const std::uint64_t row = random.below(std::uint64_t{1} << 17U);
                if (!function.dont_care.value(row))
                    QVERIFY(function.on.value(row) != other.on.value(row));
            }
        }
    }

    /// In the middle of the cubes, and no table that is half done. Some seconds where it goes on.
    void stopsInTheMiddle() {
        Random random(test_suite::seed(4));
        Function function = oracle::random_function(random, 24, 1, 0, 0, 0.5);
        function.on.cubes.assign(20'000, Cube{0, 0, 1});
        const sat::StopSoon soon;
        QVERIFY(!tabulate(function, 0, soon.control()));
        std::swap(function.on, function.dont_care);
        const sat::StopSoon again;
        QVERIFY(!tabulate(function, 0, again.control()));
    }
};

LOGGIA_TEST(NormalFormsFunctionTest)

} // namespace function_test

#include "function_test.moc"
