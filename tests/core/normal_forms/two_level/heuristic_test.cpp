#include "core/normal_forms/minimize/covering_problem.hpp"
#include "core/normal_forms/two_level/heuristic.hpp"
#include "core/normal_forms/two_level/signature_problem.hpp"
#include "tests/core/normal_forms/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace heuristic_test {

using namespace loggia;
using namespace loggia::normal_forms;

class NormalFormsHeuristicTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void coversAreNeverWrongNorWorse() {
        Random random(test_suite::seed(1));
        for (int i = 0; i < 3000; ++i) {
            const int inputs = static_cast<int>(random.below(8));
            const int outputs = 1 + static_cast<int>(random.below(4));
            const Function function =
                oracle::random_function(random, inputs, outputs, random.below(14), random.below(5),
                                        0.3 + 0.6 * random.real());
            HeuristicOptions options;
            options.most_off = i % 3 == 0 ? 0 : 100'000;
            std::vector<Cube> last;
            options.better = [&](const PositionalCover& cover) { last = plain(cover).cubes; };
            const std::vector<Cube> cubes =
                plain(heuristic_cover(positional(function.on), positional(function.dont_care),
                                      options)
                          .cover)
                    .cubes;
            QVERIFY(cubes.size() <= function.on.cubes.size());
            QVERIFY(oracle::covers(function, {inputs, outputs, cubes}));
            QVERIFY(oracle::covers(function, {inputs, outputs, last}));
            // Irredundant: without any one cube something is missing.
            for (std::size_t k = 0; k < cubes.size(); ++k) {
                std::vector<Cube> fewer = cubes;
                fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(k));
                QVERIFY(!oracle::covers(function, {inputs, outputs, fewer}));
            }
        }
    }

    /// Each of them, and no other: every cover of primes has them all.
    void findsTheEssentialPrimes() {
        Random random(test_suite::seed(3));
        std::uint64_t essential = 0;
        for (int i = 0; i < 2000; ++i) {
            const int inputs = 1 + static_cast<int>(random.below(6));
            const int outputs = 1 + static_cast<int>(random.below(4));
            const Function function =
                oracle::random_function(random, inputs, outputs, random.below(12), random.below(4),
                                        0.3 + 0.6 * random.real());
            const auto tables = tables_to_cover(function, Form::dnf);
            const auto problem = covering_of_tables(*tables, UINT64_MAX);
            QVERIFY(problem.has_value());
            const HeuristicCover found =
                heuristic_cover(positional(function.on), positional(function.dont_care));
            QCOMPARE(found.essential, problem->chart.essential.size());
            essential += found.essential;
        }
        QVERIFY(essential > 1000);
    }

    void endsAtItsLimitOfWork() {
        Random random(test_suite::seed(4));
        const Function function = oracle::random_function(random, 12, 6, 200, 20, 0.7);
        std::uint64_t before = 0;
        for (const std::uint64_t work : {1'000U, 100'000U, 1'000'000U, 10'000'000U}) {
            HeuristicOptions options;
            options.work = work;
            const HeuristicCover found =
                heuristic_cover(positional(function.on), positional(function.dont_care), options);
            QVERIFY(found.work <= work + 1'000'000);
            QVERIFY(before == 0 || found.cover.terms() <= before); // more is never worse
            before = found.cover.terms();
            QVERIFY(
                is_cover_of(found.cover, positional(function.on), positional(function.dont_care)));
        }
    }

    void cubesArePrime() {
        Random random(test_suite::seed(2));
        for (int i = 0; i < 500; ++i) {
            const int inputs = 1 + static_cast<int>(random.below(6));
            const int outputs = 1 + static_cast<int>(random.below(3));
            const Function function =
                oracle::random_function(random, inputs, outputs, random.below(10), random.below(3),
                                        0.3 + 0.6 * random.real());
            const Cover cover = plain(
                heuristic_cover(positional(function.on), positional(function.dont_care)).cover);
            for (std::size_t k = 0; k < cover.cubes.size(); ++k) {
                const auto still = [&](const Cube& larger) {
                    Cover other = cover;
                    other.cubes[k] = larger;
                    return oracle::covers(function, other);
                };
                Cube cube = cover.cubes[k];
                for (std::uint64_t rest = cube.care; rest != 0; rest &= rest - 1) {
                    const std::uint64_t bit = rest & -rest;
                    QVERIFY(!still({cube.care & ~bit, cube.value & ~bit, cube.outputs}));
                }
            }
        }
    }
};

LOGGIA_TEST(NormalFormsHeuristicTest)

} // namespace heuristic_test

#include "heuristic_test.moc"
