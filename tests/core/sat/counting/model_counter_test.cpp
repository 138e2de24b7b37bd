#include "core/base/random.hpp"
#include "core/sat/counting/model_counter.hpp"
#include "tests/core/sat/counting/counting_samples.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <optional>
#include <stop_token>

namespace model_counter_test {

using namespace loggia;
using namespace loggia::sat;

CountingProblem twice(const CountingProblem& problem) {
    CountingProblem result = problem;
    for (auto clause : problem.clauses) {
        for (auto& literal : clause)
            literal += 2 * problem.atoms;
        result.clauses.push_back(std::move(clause));
    }
    result.atoms *= 2;
    result.shown.insert(result.shown.end(), problem.shown.begin(), problem.shown.end());
    result.weights.insert(result.weights.end(), problem.weights.begin(), problem.weights.end());
    return result;
}

class ModelCounterTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Without what count_models() does before: clauses that are not simplified and may have no
    /// model; with a cache for all and with one that is always full.
    void agreesWithAllAssignments() {
        Random random(test_suite::seed(31));
        int without = 0;
        for (int round = 0; round < test_suite::rounds(4000); ++round) {
            CountingProblem problem = counting_oracle::random_problem(random, 10);
            counting_oracle::hide_and_weigh(random, problem);
            const mpz_class expected = counting_oracle::weight_of(problem);
            without += expected == 0 ? 1 : 0;
            for (const std::size_t bytes : {std::size_t{0}, std::size_t{1'000'000}}) {
                const Control control;
                const std::optional<mpz_class> count = ModelCounter(problem, bytes, control).run();
                QVERIFY(count.has_value());
                QCOMPARE(count->get_str(), expected.get_str());
            }
        }
        QVERIFY(without > test_suite::rounds(100));
    }

    /// Two copies that share no atom have the square; what is not a component of its own would not
    /// be found in the cache.
    void countsPartsByTheirProduct() {
        Random random(test_suite::seed(32));
        for (int round = 0; round < test_suite::rounds(500); ++round) {
            CountingProblem problem = counting_oracle::random_problem(random, 12);
            counting_oracle::hide_and_weigh(random, problem);
            const CountingProblem both = twice(problem);
            const Control control;
            mpz_class expected = counting_oracle::weight_of(problem);
            expected *= expected;
            QCOMPARE(ModelCounter(both, 1'000'000, control).run()->get_str(), expected.get_str());
        }
    }

    /// Statistics of a path of 40 atoms, no two neighbours of which hold: 267,914,296 models, which
    /// nobody counts one by one.
    void tellsWhatItTook() {
        CountingProblem problem;
        problem.atoms = 40;
        problem.shown.assign(problem.atoms, 1);
        for (std::uint32_t atom = 0; atom + 1 < problem.atoms; ++atom)
            problem.clauses.push_back({2 * atom + 1, 2 * atom + 3});
        const Control control;
        ModelCounter counter(problem, 16'000'000, control);
        QCOMPARE(counter.run()->get_str(), std::string("267914296"));
        const CountStatistics statistics = counter.statistics();
        QVERIFY(statistics.decisions > 0 && statistics.decisions < 200);
        QVERIFY(statistics.hits > 0 && statistics.hits < statistics.components);
        QCOMPARE(statistics.conflicts, std::uint64_t{0});
        QCOMPARE(statistics.evictions, std::uint64_t{0});
        QVERIFY(statistics.cache_bytes > 0 && statistics.cache_bytes <= 16'000'000);
    }

    void stops() {
        Random random(test_suite::seed(33));
        CountingProblem problem = counting_oracle::random_problem(random, 12);
        while (problem.clauses.size() < 10)
            problem = counting_oracle::random_problem(random, 12);
        std::stop_source source;
        source.request_stop();
        const Control control(source.get_token());
        QVERIFY(!ModelCounter(problem, 1'000'000, control).run());
    }
};

LOGGIA_TEST(ModelCounterTest)

} // namespace model_counter_test

#include "model_counter_test.moc"
