#include "core/normal_forms/exercises/random_function.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <cmath>

namespace random_function_test {

using namespace loggia;
using namespace loggia::normal_forms;

class RandomFunctionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rowsAreAsLikelyAsOrdered() {
        for (const double density : {0.0, 0.1, 0.5, 1.0})
            for (const double open : {0.0, 0.2, 1.0}) {
                const Function function = random_function({14, density, open, 3});
                QCOMPARE(function.inputs.size(), std::size_t{14});
                QCOMPARE(function.inputs.back(), std::string("n"));
                const Tables tables = tabulate(function).value();
                const auto near = [&](double count, double part) {
                    const double rows = 16384;
                    return std::abs(count - part * rows) <= 4 * std::sqrt(rows * part * (1 - part));
                };
                QVERIFY(near(static_cast<double>(tables.dont_care.count()), open));
                QVERIFY(near(static_cast<double>(tables.on.count()), density * (1 - open)));
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
