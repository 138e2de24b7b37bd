#include "core/gf2/groebner.hpp"
#include "tests/core/gf2/random_systems.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace groebner_test {

using namespace loggia;
using namespace loggia::gf2;

class GroebnerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// By pairs and by points: the reduced basis is unique.
    void twoWaysLeadToOneBasis() {
        Random random(test_suite::seed(101));
        for (int round = 0; round < 600; ++round) {
            constexpr int variables = 6;
            const auto system =
                oracle::random_system(random, variables, 1 + static_cast<int>(random.below(6)), 4);
            const auto zeros = oracle::common_zeros(system, variables);
            const auto by_pairs = groebner_basis(system);
            const auto by_zeros = groebner_basis_of_zeros(system);
            QVERIFY(by_pairs && by_zeros);
            QVERIFY(*by_pairs == *by_zeros);
            QVERIFY(oracle::common_zeros(*by_pairs, variables) == zeros);
            if (zeros.empty())
                QVERIFY(by_pairs->size() == 1 && by_pairs->front().is_one());
            for (const Polynomial& p : system)
                QVERIFY(remainder(p, *by_pairs).is_zero());
        }
    }

    void remaindersAreSmaller() {
        const auto x = [](int v) { return Polynomial::variable(v); };
        const std::vector<Polynomial> divisors{x(0) + x(1), *product(x(1), x(2)) + x(3)};
        std::size_t uses = 0;
        const Polynomial p = *product(x(0), x(2)) + x(4);
        QCOMPARE(remainder(p, divisors, [&](std::size_t, Monomial) { ++uses; }), x(3) + x(4));
        QCOMPARE(uses, std::size_t{2});
    }

    void givesUpWhenTold() {
        Random random(test_suite::seed(102));
        const auto system = oracle::random_system(random, 30, 20, 6);
        QVERIFY(!groebner_basis(system, 3));
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!groebner_basis(system, 1000000000, Control(stop.get_token())));
        QVERIFY(!groebner_basis_of_zeros(system, Control(stop.get_token())));
    }
};

LOGGIA_LOOP_TEST(GroebnerTest)

} // namespace groebner_test

#include "groebner_test.moc"
