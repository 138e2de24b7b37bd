#include "core/covering/covering.hpp"
#include "core/normal_forms/minimize/check_cover.hpp"
#include "core/normal_forms/minimize/covering_problem.hpp"
#include "tests/core/normal_forms/minimum_oracle.hpp"
#include "tests/core/normal_forms/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace covering_problem_test {

using namespace loggia;
using namespace loggia::covering;
using namespace loggia::normal_forms;

/// One output as a word, of a function of at most 6 inputs.
std::uint64_t word(const Function& function, oracle::Value wanted) {
    std::uint64_t rows = 0;
    for (std::uint64_t row = 0; row < std::uint64_t{1} << function.on.inputs; ++row)
        if (oracle::value(function, row, 0) == wanted)
            rows |= std::uint64_t{1} << row;
    return rows;
}

CoverCost least(const CoveringProblem& problem) {
    return solve_covering(problem.chart.matrix, CoverEffort::exact).cost;
}

class CoveringProblemTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void leastCoversAreThoseOfTheFunction() {
        Random random(test_suite::seed(1));
        for (int i = 0; i < test_suite::rounds(600); ++i) {
            const int inputs = 1 + static_cast<int>(random.below(4));
            const Function function =
                oracle::random_function(random, inputs, 1, random.below(7), random.below(3), 0.7);
            const std::uint64_t on = word(function, oracle::Value::yes);
            const std::uint64_t open = word(function, oracle::Value::open);
            const std::uint64_t off = word(function, oracle::Value::no);
            for (const Form form : {Form::dnf, Form::cnf}) {
                const Result<CoveringProblem> problem = covering_problem(function, form);
                QVERIFY(problem.has_value());
                const oracle::LeastCover expected(form == Form::dnf ? on : off, open, inputs);
                const CoverCost cost =
                    problem->chart.matrix.rows() == 0 ? CoverCost{} : least(*problem);
                QCOMPARE(cost.terms, expected.terms());
                QCOMPARE(cost.literals, expected.literals());
            }
        }
    }

    /// Tables and cubes are two ways to the same problem.
    void tablesAndCubesAgree() {
        Random random(test_suite::seed(2));
        for (int i = 0; i < test_suite::rounds(150); ++i) {
            const int outputs = 1 + static_cast<int>(random.below(3));
            const Function function = oracle::random_function(
                random, 5, outputs, 1 + random.below(8), random.below(3), 0.7);
            const auto tables = tables_to_cover(function, Form::dnf);
            QVERIFY(tables.has_value());
            const auto by_tables = covering_of_tables(*tables, exact_chart_visits);
            const auto by_cubes =
                covering_of_cubes(function.on, function.dont_care, exact_prime_work);
            QVERIFY(by_tables && by_cubes);
            if (by_tables->chart.matrix.rows() == 0 || by_cubes->chart.matrix.rows() == 0) {
                QCOMPARE(by_tables->chart.matrix.rows(), by_cubes->chart.matrix.rows());
                continue;
            }
            const CoverSolution solution =
                solve_covering(by_tables->chart.matrix, CoverEffort::exact);
            QVERIFY(solution.cost == least(*by_cubes));
            std::vector<Cube> cubes;
            for (const std::uint32_t column : solution.columns)
                cubes.push_back(by_tables->primes[column]);
            QVERIFY(is_cover_of_tables(cubes, *tables));
        }
    }

    void endsWhereItWouldBeTooMuch() {
        Random random(test_suite::seed(3));
        const Function function = oracle::random_function(random, 8, 1, 20, 0, 0.6);
        const auto tables = tables_to_cover(function, Form::dnf);
        QVERIFY(tables && !covering_of_tables(*tables, 1));
        QVERIFY(!covering_of_cubes(function.on, function.dont_care, 1));
        std::stop_source stop;
        stop.request_stop();
        const Result<CoveringProblem> problem =
            covering_problem(function, Form::cnf, Control(stop.get_token()));
        QVERIFY(!problem && problem.error().message == "stopped");
    }
};

LOGGIA_TEST(CoveringProblemTest)

} // namespace covering_problem_test

#include "covering_problem_test.moc"
