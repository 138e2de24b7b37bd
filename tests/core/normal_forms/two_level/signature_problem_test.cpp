#include "core/covering/covering.hpp"
#include "core/normal_forms/minimize/minimize.hpp"
#include "core/normal_forms/two_level/signature_problem.hpp"
#include "tests/core/normal_forms/two_level/wide_oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>

namespace signature_problem_test {

using namespace loggia;
using namespace loggia::normal_forms;

constexpr std::uint64_t much = 1'000'000'000;

class SignatureProblemTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The least choice of these primes costs what the least of all primes does, which tables find.
    void itsMinimumIsThatOfAllPrimes() {
        Random random(test_suite::seed(1));
        for (int i = 0; i < 1700; ++i) {
            const bool large = i >= 1500;
            const int inputs = large ? 7 + static_cast<int>(random.below(2))
                                     : 1 + static_cast<int>(random.below(6));
            const Function function = oracle::random_function(
                random, inputs, 1 + static_cast<int>(random.below(large ? 5 : 3)),
                random.below(large ? 40 : 12), random.below(4), 0.3 + 0.6 * random.real());
            const auto problem = signature_problem(positional(function.on),
                                                   positional(function.dont_care), much, 100'000);
            QVERIFY(problem.has_value());
            const auto least = minimize(function, {Form::dnf, Method::exact}).value();
            if (problem->matrix.rows() == 0) {
                QCOMPARE(least.cover.terms(), std::size_t{0});
                continue;
            }
            const auto chosen =
                covering::solve_covering(problem->matrix, covering::CoverEffort::exact);
            QVERIFY(chosen.minimal());
            QCOMPARE(chosen.cost.terms, least.terms.upper);
            QCOMPARE(chosen.cost.literals, least.literals.upper);
            PositionalCover cover(problem->primes.inputs(), problem->primes.outputs());
            for (const std::uint32_t column : chosen.columns)
                cover.add_cube(problem->primes.cube(column));
            QVERIFY(oracle::covers(function, plain(cover)));
            QVERIFY(is_cover_of(cover, positional(function.on), positional(function.dont_care)));
            QVERIFY(independent_points(*problem).size() <= least.terms.upper);
            QVERIFY(problem->essential <= least.terms.upper);
        }
    }

    void eachRowHasThePrimesThatHoldIt() {
        Random random(test_suite::seed(2));
        for (int i = 0; i < 500; ++i) {
            const Function function =
                oracle::random_function(random, 5, 2, 8, 2, 0.3 + 0.6 * random.real());
            const PositionalCover on = positional(function.on);
            const PositionalCover open = positional(function.dont_care);
            const auto problem = signature_problem(on, open, much, 100'000).value();
            for (std::size_t r = 0; r < problem.matrix.rows(); ++r) {
                const OutputPoint& at = problem.rows[r];
                QVERIFY(on.value(at.point, at.output) && !open.value(at.point, at.output));
                const auto columns = problem.matrix.row(r);
                for (std::uint32_t c = 0; c < problem.primes.terms(); ++c)
                    QCOMPARE(problem.primes.holds(c, at.point) &&
                                 problem.primes.has_output(c, at.output),
                             std::binary_search(columns.begin(), columns.end(), c));
            }
            // No two independent points lie in one prime.
            const auto points = independent_points(problem);
            for (std::size_t c = 0; c < problem.primes.terms(); ++c)
                QVERIFY(std::count_if(points.begin(), points.end(), [&](const OutputPoint& at) {
                            return problem.primes.holds(c, at.point) &&
                                   problem.primes.has_output(c, at.output);
                        }) <= 1);
        }
    }

    void aWideUnateFunctionHasItsOwnCubes() {
        PositionalCover on(60, 1);
        for (int i = 0; i < 8; ++i) {
            on.add_cube();
            for (int k = 0; k < 3; ++k)
                on.restrict(7 * i + k, true);
            on.add_output(0);
        }
        const auto problem = signature_problem(on, PositionalCover(60, 1), much, 100'000).value();
        QCOMPARE(problem.primes.terms(), std::size_t{8});
        QCOMPARE(problem.essential, std::uint64_t{8});
        QCOMPARE(independent_points(problem).size(), std::size_t{8});
    }

    void endsEarly() {
        Random random(test_suite::seed(3));
        const Function function = oracle::random_function(random, 16, 4, 60, 10, 0.5);
        const PositionalCover on = positional(function.on);
        const PositionalCover open = positional(function.dont_care);
        QVERIFY(!signature_problem(on, open, 1000, 100'000));
        QVERIFY(!signature_problem(on, open, much, 2));
        std::stop_source source;
        source.request_stop();
        QVERIFY(!signature_problem(on, open, much, 100'000, Control(source.get_token())));
    }
};

LOGGIA_TEST(SignatureProblemTest)

} // namespace signature_problem_test

#include "signature_problem_test.moc"
