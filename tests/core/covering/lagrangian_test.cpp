#include "core/covering/lagrangian.hpp"
#include "tests/core/covering/covering_oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace lagrangian_test {

using namespace loggia;
using namespace loggia::covering;

class LagrangianTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void boundsAreNeverTooHigh() {
        Random random(test_suite::seed(1));
        for (int i = 0; i < 1500; ++i) {
            const CoverMatrix matrix = oracle::sample_matrix(random);
            const CoverCost least = oracle::least_cost(matrix);
            for (const CoverAim aim : {CoverAim::terms, CoverAim::literals}) {
                const bool terms = aim == CoverAim::terms;
                Prices prices = first_prices(matrix, aim);
                const auto found = [&](const std::vector<std::uint32_t>& columns) {
                    QVERIFY(oracle::covers_all(matrix, columns));
                };
                LagrangianAim goal{aim, {}, 1000, 200};
                if (!terms) // the number of columns is the fewest, which may be told or not
                    goal.count = {static_cast<int>(least.terms), i % 3 != 0};
                if (i % 2 == 0) {
                    goal.length = 0.3;
                    goal.patience = 40;
                    goal.deflection = 0.98;
                }
                const LagrangianBound bound = lagrangian_bound(matrix, goal, prices, found);
                const std::uint64_t cost = terms ? least.terms : least.literals;
                QVERIFY(bound.lower <= static_cast<double>(cost));
                QCOMPARE(bound.surplus.size(), matrix.columns());
            }
        }
    }

    /// Around a circle of an odd number of rows, each column in two, the linear program takes half
    /// of every column.
    void reachesTheLinearProgram() {
        for (std::uint32_t size = 3; size <= 41; size += 2) {
            std::vector<std::uint32_t> ends;
            std::vector<std::uint32_t> columns;
            std::vector<std::uint32_t> numbers;
            for (std::uint32_t r = 0; r < size; ++r) {
                columns.push_back(std::min(r, (r + 1) % size));
                columns.push_back(std::max(r, (r + 1) % size));
                ends.push_back(2 * r + 2);
                numbers.push_back(r);
            }
            const CoverMatrix matrix(ends, columns, std::vector<std::uint32_t>(size, 1), numbers,
                                     numbers);
            Prices prices = first_prices(matrix, CoverAim::terms);
            std::fill(prices.rows.begin(), prices.rows.end(), 0.0);
            const LagrangianBound bound = lagrangian_bound(
                matrix, {CoverAim::terms, {}, size, 3000, 1, 40, 0.98}, prices, {});
            QVERIFY(bound.lower <= size / 2.0);
            QVERIFY(bound.lower > size / 2.0 - 0.05);
        }
    }
};

LOGGIA_TEST(LagrangianTest)

} // namespace lagrangian_test

#include "lagrangian_test.moc"
