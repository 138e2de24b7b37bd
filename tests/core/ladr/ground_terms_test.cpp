#include "core/ladr/ground.hpp"
#include "core/ladr/interpretation.hpp"
#include "core/ladr/models/models.hpp"
#include "core/sat/queries/count.hpp"
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

    /// Digits of numbers with many digits, whose values are too many to be listed.
    void sumsOfDigitsAreCompared_data() {
        QTest::addColumn<QString>("formula");
        QTest::addColumn<int>("size");
        QTest::addColumn<int>("models");
        // T and F are not 0, all letters differ
        QTest::newRow("two") << "T != 0 & F != 0 & T * 200 + W * 20 + 2 * O = "
                                "1000 * F + 100 * O + 10 * U + R & T != W & T != O & T != F & "
                                "T != U & T != R & W != O & W != F & W != U & W != R & O != F & "
                                "O != U & O != R & F != U & F != R & U != R"
                             << 10 << 7;
        QTest::newRow("less") << "1000 * A + 100 * B + 10 * C + D < 2020" << 10 << 2020;
        QTest::newRow("at least") << "2020 <= 1000 * A + 100 * B + 10 * C + D" << 10 << 7980;
        QTest::newRow("more") << "1000 * A + 100 * B + 10 * C + D > 9990" << 10 << 9;
        QTest::newRow("at most") << "-(1000 * A + 100 * B + 10 * C + D) >= -3" << 10 << 4;
        QTest::newRow("other") << "1000 * A + 100 * B + 10 * C + D != 1000 * A + 100 * B + 7" << 10
                               << 9900;
        QTest::newRow("product") << "(A * 100000 + B * 10000 + C * 1000 + D * 100 + E * 10 + F) * "
                                    "N = F * 100000 + E * 10000 + D * 1000 + C * 100 + B * 10 + A "
                                    "& A != 0 & F != 0 & N != 1"
                                 << 10 << 2;
        QTest::newRow("divisor") << "A / B = 1" << 3 << 2; // false where B is 0
        QTest::newRow("other quotient") << "A / B != 1" << 3 << 4;
        QTest::newRow("divisor of mod") << "A mod B < 1" << 3 << 5;
        QTest::newRow("never") << "10000 * A + 1000 * B + 100 * C + 10 * D + 5 = 10 * E" << 10 << 0;
    }
    void sumsOfDigitsAreCompared() {
        QFETCH(const QString, formula);
        QFETCH(const int, size);
        QFETCH(const int, models);
        const auto input =
            read_mace("set(arithmetic). formulas(a). " + formula.toStdString() + ". end_of_list.");
        QVERIFY2(input.has_value(), input ? "" : input.error().message.c_str());
        const auto problem = ground(*input, *signature_of(*input), size);
        QVERIFY2(problem.has_value(), problem ? "" : problem.error().message.c_str());
        QCOMPARE(*sat::count_models(clauses_of(*problem)), std::to_string(models));
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
