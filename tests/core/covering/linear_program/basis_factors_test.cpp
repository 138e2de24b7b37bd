#include "core/base/random.hpp"
#include "core/covering/linear_program/basis_factors.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <cmath>

namespace basis_factors_test {

using namespace loggia;
using namespace loggia::covering;

using Columns = std::vector<std::vector<Entry>>;

std::vector<Entry> random_column(Random& random, std::uint32_t size, double density) {
    std::vector<Entry> column;
    for (std::uint32_t r = 0; r < size; ++r)
        if (random.real() < density)
            column.push_back({r, random.below(5) == 0 ? 2.0 : 1.0});
    if (column.empty())
        column.push_back({static_cast<std::uint32_t>(random.below(size)), -1});
    return column;
}

std::vector<BasisFactors::Replaced> factor(BasisFactors& factors, const Columns& columns) {
    std::vector<std::span<const Entry>> spans;
    spans.reserve(columns.size());
    for (const std::vector<Entry>& column : columns)
        spans.emplace_back(column);
    return factors.factor(spans);
}

std::vector<double> random_vector(Random& random, std::size_t size) {
    std::vector<double> v;
    for (std::size_t i = 0; i < size; ++i)
        v.push_back(static_cast<double>(random.below(7)) - 3);
    return v;
}

/// How far B x is from v, and x B.
double distance(const Columns& columns, const std::vector<double>& x,
                const std::vector<double>& v) {
    std::vector<double> product(v.size(), 0);
    for (std::size_t p = 0; p < columns.size(); ++p)
        for (const Entry& entry : columns[p])
            product[entry.at] += entry.value * x[p];
    double most = 0;
    for (std::size_t r = 0; r < v.size(); ++r)
        most = std::max(most, std::abs(product[r] - v[r]));
    return most;
}
double distance_transposed(const Columns& columns, const std::vector<double>& x,
                           const std::vector<double>& v) {
    double most = 0;
    for (std::size_t p = 0; p < columns.size(); ++p) {
        double sum = 0;
        for (const Entry& entry : columns[p])
            sum += entry.value * x[entry.at];
        most = std::max(most, std::abs(sum - v[p]));
    }
    return most;
}

class BasisFactorsTest : public QObject {
    Q_OBJECT

    static void check(BasisFactors& factors, const Columns& columns, Random& random) {
        const std::vector<double> v = random_vector(random, columns.size());
        std::vector<double> x = v;
        factors.solve(x);
        double size = 1;
        for (const double value : x)
            size = std::max(size, std::abs(value));
        QVERIFY(distance(columns, x, v) < 1e-7 * size);
        x = v;
        factors.solve_transposed(x);
        for (const double value : x)
            size = std::max(size, std::abs(value));
        QVERIFY(distance_transposed(columns, x, v) < 1e-7 * size);
    }

private Q_SLOTS:
    void solves() {
        Random random(test_suite::seed(1));
        for (int i = 0; i < test_suite::rounds(2000); ++i) {
            const auto size = static_cast<std::uint32_t>(1 + random.below(40));
            const double density = random.real() * 4 / size;
            Columns columns;
            for (std::uint32_t p = 0; p < size; ++p)
                columns.push_back(random_column(random, size, density));
            BasisFactors factors;
            // What depends on others is said, and a row's own column stands there.
            for (const BasisFactors::Replaced& one : factor(factors, columns))
                columns[one.place] = {{one.row, -1.0}};
            check(factors, columns, random);
            const Columns before = columns;
            std::vector<double> solved;
            std::vector<double> row;
            for (int k = 0; k < 10; ++k) {
                const std::vector<Entry> column = random_column(random, size, density);
                const auto place = static_cast<std::uint32_t>(random.below(size));
                factors.solve_entering(column, solved);
                factors.solve_leaving(place, row);
                double pivot = 0;
                for (const Entry& entry : column)
                    pivot += entry.value * row[entry.at];
                QVERIFY(std::abs(pivot - solved[place]) < 1e-7 * (1 + std::abs(pivot)));
                if (std::abs(solved[place]) < 1e-3)
                    continue;
                // What is solved in between does not matter.
                row = random_vector(random, size);
                factors.solve(row);
                factors.solve_transposed(row);
                factors.exchange();
                columns[place] = column;
                check(factors, columns, random);
            }
            factors.take_back(0);
            QCOMPARE(factors.exchanges(), std::size_t{0});
            check(factors, before, random);
        }
    }
};

LOGGIA_TEST(BasisFactorsTest)

} // namespace basis_factors_test

#include "basis_factors_test.moc"
