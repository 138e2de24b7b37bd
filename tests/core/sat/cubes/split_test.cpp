#include "core/sat/cubes/cube_proof.hpp"
#include "core/sat/cubes/cube_solver.hpp"
#include "core/sat/cubes/split.hpp"
#include "core/sat/instances/generate.hpp"
#include "core/sat/proofs/check_proof.hpp"
#include "tests/core/sat/random_clauses.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdlib>
#include <stop_token>

namespace split_test {

using namespace loggia;
using namespace loggia::sat;

logic::ClauseSet with_negations(const logic::ClauseSet& clauses, const std::vector<Cube>& cubes) {
    logic::ClauseSet result = clauses;
    for (const Cube& cube : cubes) {
        std::vector<int> clause;
        for (const int literal : cube)
            clause.push_back(-literal);
        result.add(clause);
    }
    return result;
}

bool holds_in(const Cube& cube, const std::vector<bool>& values) {
    return std::all_of(cube.begin(), cube.end(), [&](int literal) {
        return values[static_cast<std::size_t>(std::abs(literal))] == (literal > 0);
    });
}

bool verified(const logic::ClauseSet& clauses, const Proof& proof) {
    const ProofCheck check = check_proof(clauses, proof);
    return check.verdict == ProofCheck::Verdict::verified && check.by_pivot == 0;
}

class SplitTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Each model is in exactly one cube, and the proof shows that none is outside.
    void cubesHaveAllModels() {
        Random random(test_suite::seed(11));
        int cut = 0;
        for (int i = 0; i < test_suite::rounds(4000); ++i) {
            const int atoms = 3 + static_cast<int>(random.below(8));
            const auto clauses = random_clauses(
                random, atoms, static_cast<int>(random.below(5 * static_cast<unsigned>(atoms))), 1,
                4);
            const auto rows = satisfying_rows(clauses, atoms);
            const auto split = split_into_cubes(clauses, 1 + random.below(12));
            QVERIFY(split.has_value());
            if (split->status == Status::satisfiable) {
                QVERIFY(clauses.satisfied_by(split->model));
                continue;
            }
            QCOMPARE(split->status == Status::unsatisfiable, split->cubes.empty());
            cut += split->cubes.empty() ? 0 : 1;
            QVERIFY(verified(with_negations(clauses, split->cubes), split->proof));
            for (const std::uint64_t row : rows) {
                const auto values = row_values(row, atoms);
                QCOMPARE(std::count_if(split->cubes.begin(), split->cubes.end(),
                                       [&](const Cube& cube) { return holds_in(cube, values); }),
                         std::ptrdiff_t{1});
            }
        }
        QVERIFY(cut > test_suite::rounds(100));
    }

    void thereAreAsManyCubesAsWanted() {
        const auto clauses = random_clauses_of(300, 1278, 3, false, 7)->clauses;
        for (const std::size_t wanted : {1U, 2U, 7U, 64U, 300U}) {
            const auto split = split_into_cubes(clauses, wanted);
            QVERIFY(split.has_value());
            QCOMPARE(split->status, Status::unknown);
            QVERIFY(split->cubes.size() >= wanted);
            QVERIFY(split->cubes.size() <= wanted + 1);
            QVERIFY(split->cubes == split_into_cubes(clauses, wanted)->cubes);
        }
    }

    void largeAtomsCostNothing() {
        logic::ClauseSet clauses;
        clauses.add(std::array{1, 2'000'000'000});
        clauses.add(std::array{-1, 1'000'000'000, -2'000'000'000});
        const auto split = split_into_cubes(clauses, 4);
        QVERIFY(split.has_value());
    }

    void stopsAtOnce() {
        std::stop_source stop;
        stop.request_stop();
        const auto split = split_into_cubes(random_clauses_of(200, 850, 3, false, 1)->clauses, 50,
                                            Control(stop.get_token()));
        QVERIFY(split.has_value());
        QCOMPARE(split->status, Status::unknown);
        QVERIFY(split->cubes.empty());
    }

    /// Cubes from elsewhere: any set of conjunctions.
    void givenCubesAreExamined() {
        Random random(test_suite::seed(12));
        int complete = 0;
        int with_gap = 0;
        for (int i = 0; i < test_suite::rounds(2000); ++i) {
            constexpr int atoms = 6;
            const auto clauses =
                random_clauses(random, atoms, 4 + static_cast<int>(random.below(20)), 1, 3);
            std::vector<Cube> cubes;
            for (std::uint64_t n = random.below(8); n > 0; --n) {
                Cube cube;
                for (std::uint64_t k = random.below(3); k > 0; --k)
                    cube.push_back(random_literal(random, clauses.atoms()));
                cubes.push_back(cube);
            }
            const auto rows = satisfying_rows(clauses, atoms);
            const bool covered = std::all_of(rows.begin(), rows.end(), [&](std::uint64_t row) {
                const auto values = row_values(row, atoms);
                return std::any_of(cubes.begin(), cubes.end(),
                                   [&](const Cube& cube) { return holds_in(cube, values); });
            });
            const auto split = split_by_given(clauses, cubes);
            QVERIFY(split.has_value());
            QCOMPARE(split->status == Status::satisfiable, !covered);
            if (!covered) {
                ++with_gap;
                QVERIFY(clauses.satisfied_by(split->model));
                continue;
            }
            ++complete;
            QVERIFY(split->cubes == cubes);
            QVERIFY(verified(with_negations(clauses, cubes), split->proof));
        }
        QVERIFY(complete > test_suite::rounds(100) && with_gap > test_suite::rounds(100));
        logic::ClauseSet clauses;
        clauses.add(std::array{1, 2});
        QVERIFY(!split_by_given(clauses, {{3}}));
    }
};

LOGGIA_TEST(SplitTest)

} // namespace split_test

#include "split_test.moc"
