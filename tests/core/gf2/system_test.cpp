#include "core/gf2/system.hpp"
#include "tests/core/gf2/random_systems.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <chrono>
#include <map>
#include <thread>

namespace system_test {

using namespace loggia;
using namespace loggia::gf2;

/// What the terms of a step sum up to, with what was put in multiplied out.
Polynomial sum_of(const AlgebraStep& step) {
    Polynomial sum;
    for (const auto& factors : step.terms) {
        Polynomial term = Polynomial::constant(true);
        for (const int factor : factors)
            term = *product(term, factor < 0 ? step.value : Polynomial::variable(factor));
        sum += term;
    }
    return sum;
}

class SystemTest : public QObject {
    Q_OBJECT

private:
    static void check(const std::vector<Polynomial>& system, int variables) {
        const auto expected = oracle::common_zeros(system, variables);
        const SystemSolution solution = solve_system(system);
        QVERIFY(solution.complete);
        QCOMPARE(solution.consistent, !expected.empty());
        std::vector<Polynomial> solved = solution.rest;
        Monomial given;
        for (const auto& [v, value] : solution.values) {
            solved.push_back(Polynomial::variable(v) + value);
            given = given | Monomial::variable(v);
        }
        if (solution.consistent) {
            QVERIFY(oracle::common_zeros(solved, variables) == expected);
            for (const auto& [v, value] : solution.values)
                QVERIFY((value.support() & given) == Monomial());
            for (const Polynomial& p : solution.rest)
                QVERIFY((p.support() & given) == Monomial());
        }
        // Each step follows from the system: it is 0 wherever that is.
        for (const AlgebraStep& step : solution.steps) {
            const Polynomial after = step.reason == AlgebraStep::Reason::solved ||
                                             step.reason == AlgebraStep::Reason::forced
                                         ? Polynomial::variable(step.variable) + step.value
                                         : sum_of(step);
            QVERIFY(std::none_of(expected.begin(), expected.end(),
                                 [&](Monomial zero) { return after.at(zero); }));
        }
        // Another equation is added only where that makes one shorter.
        std::map<std::size_t, std::size_t> sizes;
        for (const AlgebraStep& step : solution.steps) {
            if (step.terms.empty() && step.reason != AlgebraStep::Reason::combine)
                continue;
            const std::size_t size = sum_of(step).terms().size();
            if (step.reason == AlgebraStep::Reason::combine && step.by != step.equation)
                QVERIFY(size < sizes.at(step.equation));
            sizes[step.equation] = size;
        }
        const SystemSolution silent = solve_system(system, false);
        QVERIFY(silent.steps.empty() && silent.values == solution.values &&
                silent.rest == solution.rest);
    }

private Q_SLOTS:
    void hasTheSolutionsOfTheSystem_data() {
        QTest::addColumn<int>("equations");
        QTest::addColumn<int>("terms");
        QTest::addColumn<int>("degree");
        QTest::newRow("linear") << 5 << 4 << 1;
        QTest::newRow("quadratic") << 5 << 4 << 2;
        QTest::newRow("few") << 2 << 5 << 3;
        QTest::newRow("many") << 9 << 3 << 3;
        QTest::newRow("dense") << 3 << 20 << 6;
    }
    void hasTheSolutionsOfTheSystem() {
        QFETCH(int, equations);
        QFETCH(int, terms);
        QFETCH(int, degree);
        Random random(test_suite::seed(111));
        for (int round = 0; round < 150 && !QTest::currentTestFailed(); ++round)
            check(oracle::random_system(random, 7, equations, terms, degree), 7);
    }

    void oneEquationStandsForAll() {
        Random random(test_suite::seed(112));
        for (int round = 0; round < 150 && !QTest::currentTestFailed(); ++round) {
            const auto system = oracle::random_system(random, 6, 5, 3);
            const auto one = one_equation(system);
            QVERIFY(one.has_value());
            QVERIFY(oracle::common_zeros({*one}, 6) == oracle::common_zeros(system, 6));
            check({*one}, 6);
        }
    }

    /// The first trial: m1 = r1 (r2 + 1), m2 = r1 + r2, m1 + m2 = 1.
    void solvesTheFirstTrial() {
        const auto x = [](int v) { return Polynomial::variable(v); };
        const Polynomial one = Polynomial::constant(true);
        const std::vector<Polynomial> system{x(0) + *product(x(2), x(3) + one), x(1) + x(2) + x(3),
                                             x(0) + x(1) + one};
        const SystemSolution solution = solve_system(system);
        QVERIFY(solution.consistent && solution.complete && solution.rest.empty());
        QCOMPARE(solution.values.size(), std::size_t{4});
        QVERIFY(solution.values[0].second.is_zero());
        QVERIFY(solution.values[1].second.is_one());
        QVERIFY(solution.values[2].second.is_zero());
        QVERIFY(solution.values[3].second.is_one());
        QVERIFY(std::any_of(solution.steps.begin(), solution.steps.end(), [](const auto& step) {
            return step.reason == AlgebraStep::Reason::cancel;
        }));
    }

    void larger() {
        Random random(test_suite::seed(113));
        for (int round = 0; round < 10; ++round) {
            const auto system = oracle::random_system(random, 18, 17, 4, 2);
            const SystemSolution solution = solve_system(system, false);
            QVERIFY(solution.complete);
            const auto expected = oracle::common_zeros(system, 18);
            QCOMPARE(solution.consistent, !expected.empty());
            std::vector<Polynomial> solved = solution.rest;
            for (const auto& [v, value] : solution.values)
                solved.push_back(Polynomial::variable(v) + value);
            if (solution.consistent)
                QVERIFY(oracle::common_zeros(solved, 18) == expected);
        }
    }

    /// Wherever it is stopped, what counts as complete is what comes out without a stop.
    void stoppedIsNotComplete() {
        Random random(test_suite::seed(115));
        const auto system = oracle::random_system(random, 26, 20, 6, 3);
        const SystemSolution whole = solve_system(system, false);
        QVERIFY(whole.complete);
        std::stop_source at_once;
        at_once.request_stop();
        QVERIFY(!solve_system(system, false, Control(at_once.get_token())).complete);
        for (int microseconds = 1; microseconds < 3'000'000; microseconds *= 2) {
            std::stop_source stop;
            const std::jthread stopper([&stop, microseconds] {
                std::this_thread::sleep_for(std::chrono::microseconds(microseconds));
                stop.request_stop();
            });
            const SystemSolution part = solve_system(system, false, Control(stop.get_token()));
            if (!part.complete)
                continue;
            QVERIFY(part.values == whole.values && part.rest == whole.rest);
            break;
        }
    }

    void stops() {
        std::stop_source stop;
        stop.request_stop();
        Random random(test_suite::seed(114));
        QVERIFY(
            !solve_system(oracle::random_system(random, 20, 20, 5), true, Control(stop.get_token()))
                 .complete);
    }
};

LOGGIA_LOOP_TEST(SystemTest)

} // namespace system_test

#include "system_test.moc"
