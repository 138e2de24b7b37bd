#include "core/gf2/derivation.hpp"
#include "tests/core/gf2/written_equations.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace derivation_text_test {

using namespace loggia;
using namespace loggia::gf2;

class DerivationTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tellsTheFirstTrial() {
        Derivation derivation = oracle::first_trial();
        derivation.defined = {0, 1, -1};
        QCOMPARE(
            derivation_text(derivation),
            std::string("(1) m1 = r1*r2 + r1\n"
                        "(2) m2 = r1 + r2\n"
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
                        "(1) gives r2 = 1\n"
                        "(3) m1 = (0) + r2 + 1, r1 substituted by (1)\n"
                        "(3) m1 = r2 + 1, multiplied out\n"
                        "(3) m1 = (1) + 1, r2 substituted by (1)\n"
                        "(3) m1 = 1 + 1, multiplied out\n"
                        "(3) m1 = 0, for x + x = 0\n"
                        "(2) m2 = (0) + r2, r1 substituted by (1)\n"
                        "(2) m2 = r2, multiplied out\n"
                        "(2) m2 = (1), r2 substituted by (1)\n"
                        "(2) m2 = 1, multiplied out\n\n"
                        "m1 = 0\n"
                        "m2 = 1\n"
                        "r1 = 0\n"
                        "r2 = 1\n"));
    }

    void tellsWhatIsLeft() {
        const auto x = [](int v) { return Polynomial::variable(v); };
        const Derivation open = derive({"a", "b", "c"}, {*product(x(0), x(1)), x(0) + x(1) + x(2)});
        QVERIFY2(result_text(open).find("a*b = 0\n") != std::string::npos ||
                     result_text(open).find(" = 0\n") != std::string::npos,
                 result_text(open).c_str());
        const Derivation none = derive({"a"}, {x(0), x(0) + Polynomial::constant(true)});
        QVERIFY(derivation_text(none).ends_with("\n\nThere is no solution.\n"));
        QCOMPARE(derivation_text(derive({}, std::vector<Polynomial>{})), std::string());
    }

    void tellsThatItWasStopped() {
        std::stop_source stop;
        stop.request_stop();
        const auto x = Polynomial::variable(0);
        const Derivation stopped = derive({"a"}, {x}, true, Control(stop.get_token()));
        QVERIFY(result_text(stopped).ends_with("Stopped before the system was solved.\n"));
    }
};

LOGGIA_LOOP_TEST(DerivationTextTest)

} // namespace derivation_text_test

#include "derivation_text_test.moc"
