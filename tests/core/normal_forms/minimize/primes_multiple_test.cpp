#include "core/normal_forms/minimize/primes.hpp"
#include "core/normal_forms/minimize/primes_multiple.hpp"
#include "tests/core/normal_forms/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace primes_multiple_test {

using namespace loggia;
using namespace loggia::normal_forms;

class PrimesMultipleTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void oneOutputIsAsUsual() {
        Random random(test_suite::seed(1));
        for (int i = 0; i < 300; ++i) {
            const Function function = oracle::random_function(
                random, static_cast<int>(random.below(8)), 1, random.below(20), 3, 0.7);
            const Tables tables = tabulate(function).value();
            QCOMPARE(multiple_primes(std::span(&tables, 1)).value(), primes(tables).value());
        }
    }

    void areMaximalImplicants() {
        Random random(test_suite::seed(2));
        for (int i = 0; i < 300; ++i) {
            const int inputs = static_cast<int>(random.below(5));
            const int outputs = 1 + static_cast<int>(random.below(3));
            const Function function =
                oracle::random_function(random, inputs, outputs, random.below(10), 3, 0.7);
            std::vector<Tables> tables;
            for (int output = 0; output < outputs; ++output)
                tables.push_back(tabulate(function, output).value());
            // All cubes with all outputs that they are implicants of.
            std::vector<Cube> implicants;
            for (std::uint64_t care = 0; care < std::uint64_t{1} << inputs; ++care)
                for (std::uint64_t value = care;; value = (value - 1) & care) {
                    Cube cube{care, value, low_bits(outputs)};
                    bool useful = false;
                    for (int output = 0; output < outputs; ++output)
                        for (std::uint64_t row = 0; row < std::uint64_t{1} << inputs; ++row)
                            if (cube.holds(row) &&
                                oracle::value(function, row, output) == oracle::Value::no)
                                cube.outputs &= ~(std::uint64_t{1} << output);
                    for (int output = 0; output < outputs; ++output)
                        for (std::uint64_t row = 0; row < std::uint64_t{1} << inputs; ++row)
                            useful = useful ||
                                     (cube.holds(row) && (cube.outputs >> output & 1U) != 0 &&
                                      oracle::value(function, row, output) == oracle::Value::yes);
                    if (useful)
                        implicants.push_back(cube);
                    if (value == 0)
                        break;
                }
            std::vector<Cube> expected;
            for (const Cube& cube : implicants)
                if (std::none_of(implicants.begin(), implicants.end(), [&](const Cube& other) {
                        return !(other == cube) && other.contains(cube);
                    }))
                    expected.push_back(cube);
            std::sort(expected.begin(), expected.end());
            std::vector<Cube> found = multiple_primes(tables).value();
            std::sort(found.begin(), found.end());
            QCOMPARE(found, expected);
        }
    }
};

LOGGIA_TEST(PrimesMultipleTest)

} // namespace primes_multiple_test

#include "primes_multiple_test.moc"
