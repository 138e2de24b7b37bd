#include "core/base/random.hpp"
#include "core/gf2/polynomial.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <numeric>

namespace polynomial_table_test {

using namespace loggia;
using namespace loggia::gf2;

class PolynomialTableTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The coefficient of a monomial is the sum of the values at all its divisors.
    void transformsByDefinition() {
        Random random(test_suite::seed(8));
        for (int n = 0; n <= 9; ++n)
            for (int round = 0; round < 20; ++round) {
                logic::TruthTable values(n);
                for (std::uint64_t row = 0; row < values.rows(); ++row)
                    values.set(row, random.below(2) == 0);
                logic::TruthTable coefficients = values;
                moebius_transform(coefficients);
                for (std::uint64_t row = 0; row < values.rows(); ++row) {
                    bool sum = false;
                    for (std::uint64_t below = 0; below <= row; ++below)
                        sum = sum != ((below & row) == below && values[below]);
                    QCOMPARE(coefficients[row], sum);
                }
                logic::TruthTable back = coefficients;
                moebius_transform(back);
                QVERIFY(back == values);
            }
    }

    void goesThereAndBack_data() {
        QTest::addColumn<QList<int>>("variables");
        QTest::newRow("first") << QList<int>{0, 1, 2, 3, 4, 5, 6, 7};
        QTest::newRow("within") << QList<int>{40, 41, 42};
        QTest::newRow("apart") << QList<int>{2, 62, 64, 127};
        QTest::newRow("up to the border") << QList<int>{61, 62, 63};
        QTest::newRow("one over the border") << QList<int>{62, 63, 64};
        QTest::newRow("first after the border") << QList<int>{64};
        QTest::newRow("over the border") << QList<int>{62, 63, 64, 65};
        QTest::newRow("none") << QList<int>{};
    }
    void goesThereAndBack() {
        QFETCH(QList<int>, variables);
        const std::vector<int> all(variables.begin(), variables.end());
        Random random(test_suite::seed(10));
        for (int round = 0; round < 300; ++round) {
            std::vector<Monomial> terms;
            for (std::uint64_t n = random.below(12); n > 0; --n) {
                Monomial term;
                for (const int v : all)
                    if (random.below(2) == 0)
                        term = term | Monomial::variable(v);
                terms.push_back(term);
            }
            const Polynomial p = Polynomial::sum(terms);
            logic::TruthTable table = truth_table(p, all);
            for (std::uint64_t row = 0; row < table.rows(); ++row) {
                Monomial ones;
                for (std::size_t i = 0; i < all.size(); ++i)
                    if ((row >> (all.size() - 1 - i) & 1U) != 0)
                        ones = ones | Monomial::variable(all[i]);
                QCOMPARE(table[row], p.at(ones));
            }
            moebius_transform(table);
            QCOMPARE(from_coefficients(table, all), p);
        }
    }
};

LOGGIA_LOOP_TEST(PolynomialTableTest)

} // namespace polynomial_table_test

#include "polynomial_table_test.moc"
