#include "core/gf2/system.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace system_text_test {

using namespace loggia;
using namespace loggia::gf2;

class SystemTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void putsConstantsOnTheRight() {
        const std::vector<std::string> names{"a", "b"};
        const Polynomial a = Polynomial::variable(0);
        const Polynomial b = Polynomial::variable(1);
        QCOMPARE(equation_text(*product(a, b) + b, names), std::string("a*b + b = 0"));
        QCOMPARE(equation_text(a + Polynomial::constant(true), names), std::string("a = 1"));
        QCOMPARE(equation_text(Polynomial::constant(true), names), std::string("0 = 1"));
        QCOMPARE(equation_text(Polynomial(), names), std::string("0 = 0"));
    }

    void tellsEachStep() {
        const std::vector<std::string> names{"m1", "m2", "r1", "r2"};
        const auto x = [](int v) { return Polynomial::variable(v); };
        const Polynomial one = Polynomial::constant(true);
        const SystemSolution solution = solve_system(
            {x(0) + *product(x(2), x(3) + one), x(1) + x(2) + x(3), x(0) + x(1) + one});
        std::string all;
        for (const AlgebraStep& step : solution.steps)
            all += to_text(step, names) + "\n";
        QCOMPARE(
            all,
            std::string("(1) m1 + r1*r2 + r1 = 0\n"
                        "(2) m2 + r1 + r2 = 0\n"
                        "(3) m1 + m2 = 1\n"
                        "(2) gives m2 = r1 + r2\n"
                        "(3) m1 + (r1 + r2) = 1, m2 substituted by (2)\n"
                        "(3) m1 + r1 + r2 = 1, multiplied out\n"
                        "(3) gives m1 = r1 + r2 + 1\n"
                        "(1) (r1 + r2 + 1) + r1*r2 + r1 = 0, m1 substituted by (3)\n"
                        "(1) r1 + r2 + 1 + r1*r2 + r1 = 0, multiplied out\n"
                        "(1) r1*r2 + r2 = 1, for x + x = 0\n"
                        "(1) is (r1 + 1)*r2 = 1; a product is 1 only if each factor is, so r1 = 0\n"
                        "(1) (0)*r2 + r2 = 1, r1 substituted by (1)\n"
                        "(1) r2 = 1, multiplied out\n"
                        "(1) gives r2 = 1\n"));
    }
};

LOGGIA_LOOP_TEST(SystemTextTest)

} // namespace system_text_test

#include "system_text_test.moc"
