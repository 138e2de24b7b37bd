#include "core/normal_forms/minimize/prime_chart.hpp"
#include "core/normal_forms/minimize/primes.hpp"
#include "tests/core/normal_forms/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace prime_chart_test {

using namespace loggia;
using namespace loggia::normal_forms;

class PrimeChartTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rowsDecideWhatCovers() {
        Random random(test_suite::seed(1));
        for (int i = 0; i < 500; ++i) {
            const int inputs = static_cast<int>(random.below(6));
            const Function function =
                oracle::random_function(random, inputs, 1, random.below(10), 3, 0.7);
            const Tables tables = tabulate(function).value();
            const std::vector<Cube> all = primes(tables).value();
            const PrimeChart chart = prime_chart(all, std::span(&tables.on, 1)).value();
            QCOMPARE(chart.matrix.rows(), chart.rows.size());
            for (int k = 0; k < 30; ++k) {
                std::vector<bool> chosen(all.size());
                for (std::size_t c = 0; c < all.size(); ++c)
                    chosen[c] = random.below(4) != 0;
                bool covered = true;
                for (std::uint64_t row = 0; row < tables.on.rows(); ++row) {
                    bool here = !tables.on[row];
                    for (std::size_t c = 0; c < all.size(); ++c)
                        here = here || (chosen[c] && all[c].holds(row));
                    covered = covered && here;
                }
                bool listed = true;
                for (std::size_t r = 0; r < chart.matrix.rows(); ++r) {
                    const auto columns = chart.matrix.row(r);
                    listed = listed && std::any_of(columns.begin(), columns.end(),
                                                   [&](std::uint32_t c) { return chosen[c]; });
                }
                QCOMPARE(listed, covered);
            }
        }
    }
};

LOGGIA_TEST(PrimeChartTest)

} // namespace prime_chart_test

#include "prime_chart_test.moc"
