#include "core/gf2/derivation.hpp"
#include "tests/core/gf2/written_equations.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace derivation_test {

using namespace loggia;
using namespace loggia::gf2;

class DerivationTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isTheSolutionOfTheSystem() {
        Random random(test_suite::seed(233));
        for (int round = 0; round < 500; ++round) {
            const auto system = oracle::random_system(random, 7, 5, 4, 3);
            const SystemSolution solution = solve_system(system);
            const Derivation derivation = derive({"a", "b", "c", "d", "e", "f", "g"}, system);
            QVERIFY(derivation.solution.values == solution.values);
            QVERIFY(derivation.solution.rest == solution.rest);
            QVERIFY(derivation.solution.steps.size() + system.size() >= solution.steps.size());
            for (const AlgebraStep& step : derivation.solution.steps)
                QVERIFY(step.reason != AlgebraStep::Reason::given);
        }
    }

    void isSilentWhereNoStepsAreWanted() {
        const auto system = oracle::first_trial().equations;
        const Derivation derivation = derive({"m1", "m2", "r1", "r2"}, system, false);
        QVERIFY(derivation.solution.steps.empty());
        QCOMPARE(derivation.solution.values.size(), std::size_t{4});
    }

    void stops() {
        std::stop_source stop;
        stop.request_stop();
        Derivation derivation;
        derivation.names = {"m1", "m2", "r1", "r2"};
        derivation.equations = oracle::first_trial().equations;
        solve(derivation, true, Control(stop.get_token()));
        QVERIFY(!derivation.solution.complete);
    }
};

LOGGIA_LOOP_TEST(DerivationTest)

} // namespace derivation_test

#include "derivation_test.moc"
