#include "core/gf2/algebra_steps.hpp"
#include "tests/core/gf2/random_systems.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace algebra_steps_test {

using namespace loggia;
using namespace loggia::gf2;

class AlgebraStepsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void writesAndReadsBack() {
        Random random(test_suite::seed(236));
        for (const Polynomial& p : oracle::random_system(random, 100, 1000, 8))
            QVERIFY(polynomial_of(written(p)) == p);
        QVERIFY(polynomial_of(WrittenSum{{0, 1}, {1, 0, 1}, {}}).is_one());
    }

    /// Each step has the same value as what was put in; the last one is cleared up.
    void substitutesStepByStep() {
        Random random(test_suite::seed(237));
        for (int round = 0; round < 2000; ++round) {
            const auto two = oracle::random_system(random, 6, 2, 5);
            const Polynomial value = restricted(two[0], 0, false);
            const auto after = substituted(two[1], 0, value);
            QVERIFY(after.has_value());
            const auto steps = substitution_steps(3, 4, 0, value, two[1], *after);
            QCOMPARE(steps.front().reason, AlgebraStep::Reason::substitute);
            for (std::size_t i = 0; i < steps.size(); ++i) {
                QCOMPARE(steps[i].equation, std::size_t{3});
                if (i > 0)
                    QVERIFY(polynomial_of(steps[i].terms) == *after);
            }
            QCOMPARE(steps.back().terms.size(), after->terms().size());
        }
    }

    void writesSums() {
        const AlgebraNotation notation{{"a", "b", "c"}};
        const Polynomial value = Polynomial::variable(2) + Polynomial::constant(true);
        QCOMPARE(sum_text({{0, -1}, {1, 1}, {}}, value, notation),
                 std::string("a*(c + 1) + b*b + 1"));
        QCOMPARE(sum_text({}, {}, notation), std::string("0"));
        QCOMPARE(equation_text(WrittenSum{{-1}, {}}, Polynomial(), notation),
                 std::string("(0) = 1"));
        QCOMPARE(equation_text(WrittenSum{{}, {0}}, {}, notation), std::string("1 + a = 0"));
        QCOMPARE(equation_text(WrittenSum{{}}, {}, notation), std::string("0 = 1"));
    }

    /// An equation that is 1 = 0 where the variable has the other value is a product that is 1.
    void factorsWhatForces() {
        const AlgebraNotation notation{{"a", "b", "c"}};
        const auto x = [](int v) { return Polynomial::variable(v); };
        const Polynomial one = Polynomial::constant(true);
        AlgebraStep step{
            AlgebraStep::Reason::forced, 0, 0, 0, one, written(*product(x(0), x(1) + x(2)) + one)};
        QCOMPARE(factors_text(step, notation), std::string("a*(b + c) = 1"));
        step.value = Polynomial();
        step.terms = written(*product(x(0) + one, x(1)) + one);
        QCOMPARE(factors_text(step, notation), std::string("(a + 1)*b = 1"));
        step.terms = written(x(0));
        QCOMPARE(factors_text(step, notation), std::string("(a + 1) = 1"));
    }
};

LOGGIA_LOOP_TEST(AlgebraStepsTest)

} // namespace algebra_steps_test

#include "algebra_steps_test.moc"
