#include "core/base/random.hpp"
#include "core/gf2/polynomial.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>

namespace polynomial_test {

using namespace loggia;
using namespace loggia::gf2;

Polynomial random_polynomial(Random& random, const std::vector<int>& variables, int terms) {
    std::vector<Monomial> all;
    for (int i = 0; i < terms; ++i) {
        Monomial term;
        for (const int v : variables)
            if (random.below(3) == 0)
                term = term | Monomial::variable(v);
        all.push_back(term);
    }
    return Polynomial::sum(all);
}

std::vector<Monomial> assignments(const std::vector<int>& variables) {
    std::vector<Monomial> all;
    for (unsigned row = 0; row < 1U << variables.size(); ++row) {
        Monomial ones;
        for (std::size_t i = 0; i < variables.size(); ++i)
            if ((row >> i & 1U) != 0)
                ones = ones | Monomial::variable(variables[i]);
        all.push_back(ones);
    }
    return all;
}

class PolynomialTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void ordersMonomialsByExponents() {
        const auto x = [](int v) { return Monomial::variable(v); };
        const std::vector<Monomial> falling{x(0) | x(1), x(0) | x(64), x(0),   x(1) | x(127),
                                            x(1),        x(64),        x(127), Monomial()};
        QVERIFY(std::is_sorted(falling.begin(), falling.end(), std::greater<>()));
        QCOMPARE((x(3) | x(100)).degree(), 2);
        QCOMPARE(x(100).first(), 100);
        QCOMPARE(Monomial().first(), Monomial::most_variables);
        QVERIFY(x(3).divides(x(3) | x(4)) && !x(5).divides(x(3)));
        QCOMPARE(variables_of(x(127) | x(0) | x(63)), (std::vector<int>{0, 63, 127}));
    }

    void keepsTheRulesOfTheRing() {
        const Polynomial x = Polynomial::variable(0);
        const Polynomial y = Polynomial::variable(1);
        QVERIFY((x + x).is_zero());
        QCOMPARE(*product(x, x), x);
        QVERIFY((x + x + Polynomial::constant(true)).is_one());
        QVERIFY(product(x, x + Polynomial::constant(true))->is_zero());
        QCOMPARE((*product(x, y) + x).degree(), 2);
        QCOMPARE((*product(x, y) + x).times(Monomial::variable(1)), Polynomial());
    }

    void agreesWithValues_data() {
        QTest::addColumn<QList<int>>("variables");
        QTest::newRow("first") << QList<int>{0, 1, 2, 3, 4, 5, 6};
        QTest::newRow("within") << QList<int>{11, 12, 13, 14, 15};
        QTest::newRow("apart") << QList<int>{0, 5, 63, 64, 100, 127};
    }
    void agreesWithValues() {
        QFETCH(QList<int>, variables);
        const std::vector<int> all(variables.begin(), variables.end());
        Random random(test_suite::seed(21));
        for (int round = 0; round < 150; ++round) {
            const int most = round % 7 == 0 ? 60 : 6;
            std::vector<Polynomial> p;
            for (int i = 0; i < 4; ++i)
                p.push_back(random_polynomial(
                    random, all, static_cast<int>(random.below(static_cast<std::uint64_t>(most)))));
            const auto two = product(p[0], p[1]);
            const auto four = product(p);
            const int v = all[static_cast<std::size_t>(random.below(all.size()))];
            const auto put = substituted(p[0], v, p[1]);
            QVERIFY(two && four && put);
            for (const Monomial ones : assignments(all)) {
                QCOMPARE((p[0] + p[1]).at(ones), p[0].at(ones) != p[1].at(ones));
                QCOMPARE(two->at(ones), p[0].at(ones) && p[1].at(ones));
                QCOMPARE(four->at(ones),
                         p[0].at(ones) && p[1].at(ones) && p[2].at(ones) && p[3].at(ones));
                const Monomial rest = ones - Monomial::variable(v);
                QCOMPARE(put->at(ones),
                         p[0].at(p[1].at(ones) ? rest | Monomial::variable(v) : rest));
                QCOMPARE(p[0].times(Monomial::variable(v)).at(ones),
                         p[0].at(ones) && ones.contains(v));
            }
        }
    }

    void givesUpWhereItGetsTooLarge() {
        std::vector<Polynomial> factors;
        for (int v = 0; v < 100; v += 2)
            factors.push_back(Polynomial::variable(v) + Polynomial::variable(v + 1));
        QVERIFY(!product(factors));
    }
};

LOGGIA_LOOP_TEST(PolynomialTest)

} // namespace polynomial_test

#include "polynomial_test.moc"
