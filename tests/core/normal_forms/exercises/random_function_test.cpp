#include "core/normal_forms/exercises/random_function.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <cmath>
#include <utility>

namespace random_function_test {

using namespace loggia;
using namespace loggia::normal_forms;

class RandomFunctionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rowsAreAsLikelyAsOrdered() {
        for (const double density : {0.0, 0.1, 0.5, 1.0})
            for (const double open : {0.0, 0.2, 1.0}) {
                // Of one table by many seeds and of one seed in many rows.
                for (const auto& [inputs, seeds] : {std::pair(4, 40'000U), std::pair(14, 4U)}) {
                    double dont_care = 0;
                    double on = 0;
                    for (std::uint64_t seed = 0; seed < seeds; ++seed) {
                        const Function function = random_function({inputs, density, open, seed});
                        QCOMPARE(function.inputs.size(), static_cast<std::size_t>(inputs));
                        QCOMPARE(function.inputs.back(), std::string(inputs == 4 ? "d" : "n"));
                        const Tables tables = tabulate(function).value();
                        dont_care += static_cast<double>(tables.dont_care.count());
                        on += static_cast<double>(tables.on.count());
                    }
                    // Five standard deviations; exactly that where the chance is 0 or 1.
                    const double rows = std::ldexp(static_cast<double>(seeds), inputs);
                    const auto near = [rows](double count, double part) {
                        return std::abs(count - part * rows) <=
                               5 * std::sqrt(rows * part * (1 - part));
                    };
                    QVERIFY(near(dont_care, open));
                    QVERIFY(near(on, density * (1 - open)));
                }
            }
    }

    void aSeedIsAFunction() {
        QCOMPARE(random_function({}), random_function({}));
        QVERIFY(!(random_function({6, 0.5, 0, 1}) == random_function({6, 0.5, 0, 2})));
        QCOMPARE(random_function({4, 0.5, 0, 1}).on.cubes.size(), std::size_t{5});
    }
};

LOGGIA_TEST(RandomFunctionTest)

} // namespace random_function_test

#include "random_function_test.moc"
