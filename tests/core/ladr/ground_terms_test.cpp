#include "core/ladr/ground.hpp"
#include "core/ladr/interpretation.hpp"
#include "tests/core/ladr/mace_oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <fmt/format.h>

namespace ground_terms_test {

using namespace loggia;
using namespace loggia::ladr;

class GroundTermsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Each assignment of the variables satisfies the formulas where the interpretation does.
    void arithmeticMeansWhatItDoesWithIntegers() {
        Random random(test_suite::seed(31));
        std::size_t satisfied = 0;
        for (int round = 0; round < 700; ++round) {
            const auto input = read_mace(oracle::random_file(random, false, true, 1));
            QVERIFY2(input.has_value(), input ? "" : input.error().message.c_str());
            const auto signature = signature_of(*input);
            QVERIFY2(signature.has_value(), signature ? "" : signature.error().message.c_str());
            const auto problem = ground(*input, *signature, 2);
            QVERIFY2(problem.has_value(), problem ? "" : problem.error().message.c_str());
            const auto models = oracle::all_models(*input, *signature, 2);
            std::size_t count = 0;
            const auto variables = static_cast<unsigned>(problem->store.variables());
            for (unsigned row = 0; row < 1U << variables; ++row) {
                std::vector<bool> values;
                for (unsigned v = 0; v < variables; ++v)
                    values.push_back((row >> v & 1U) != 0);
                const bool holds = std::all_of(
                    problem->formulas.begin(), problem->formulas.end(), [&](logic::Expr formula) {
                        return logic::evaluate(problem->store, formula, values);
                    });
                count += holds ? 1 : 0;
            }
            QCOMPARE(count, models.size());
            satisfied += count;
        }
        QVERIFY(satisfied > 1000);
    }

    /// By the table of Mace4's manual, and where the divisor goes in.
    void modHasTheSignOfItsDivisor() {
        const auto holds = [](const std::string& formula) {
            const auto input =
                read_mace("set(arithmetic). formulas(a). " + formula + " end_of_list.");
            const auto problem = ground(*input, *signature_of(*input), 3);
            return problem.has_value() && problem->formulas.empty();
        };
        for (int a = -15; a <= 15; ++a)
            for (const int b : {-7, -5, -1, 1, 2, 5}) {
                int expected = a;
                while (b > 0 ? expected < 0 : expected > 0)
                    expected += b;
                while (b > 0 ? expected >= b : expected <= b)
                    expected -= b;
                const auto number = [](int n) {
                    return n < 0 ? fmt::format("-({})", -n) : fmt::format("{}", n);
                };
                const std::string formula =
                    fmt::format("({}) mod ({}) = {}.", number(a), number(b), number(expected));
                QVERIFY2(holds(formula), formula.c_str());
            }
        QVERIFY(holds("domain_size = 3 & 7 mod domain_size = 1."));
        QVERIFY(!holds("domain_size = 2."));
    }

    void sumsModuloTwoStaySmall() {
        std::string sum = "a1";
        for (int i = 2; i <= 300; ++i)
            sum += " + a" + std::to_string(i) + "*a" + std::to_string(i - 1);
        const auto input =
            read_mace("set(arithmetic). formulas(a). (" + sum + ") mod 2 = 1. end_of_list.");
        const auto problem = ground(*input, *signature_of(*input), 2);
        QVERIFY(problem.has_value());
        QVERIFY(problem->store.size() < 2000);
    }
};

LOGGIA_LOOP_TEST(GroundTermsTest)

} // namespace ground_terms_test

#include "ground_terms_test.moc"
