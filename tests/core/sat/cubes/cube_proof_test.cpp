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
#include <memory>

namespace cube_proof_test {

using namespace loggia;
using namespace loggia::sat;

/// What shards do: each part has a solver of its own, and its cubes are dealt out in turns. A part
/// may be interrupted after any cube, and a new solver goes on.
struct Conquest {
    Status status = Status::unknown;
    std::vector<bool> model;
    Proof proof;
    bool parts_verified = true; ///< each by itself
};

Conquest conquer(const logic::ClauseSet& clauses, const CubeSplit& split, std::size_t parts,
                 CubeEngine engine, Random& random) {
    Conquest result;
    CubeProof whole;
    std::vector<std::vector<int>> last_steps;
    bool verified = true;
    for (std::size_t part = 0; part < parts; ++part) {
        std::vector<Cube> cubes;
        for (std::size_t i = part; i < split.cubes.size(); i += parts)
            cubes.push_back(split.cubes[i]);
        std::vector<Proof> proofs;
        auto solver = std::make_unique<CubeSolver>(clauses, cubes, engine);
        for (const Cube& cube : cubes) {
            if (random.below(5) == 0)
                solver = std::make_unique<CubeSolver>(clauses, cubes, engine);
            auto answer = solver->solve(cube);
            if (!answer || answer->status == Status::unknown)
                return result;
            if (answer->status == Status::satisfiable)
                return {Status::satisfiable, answer->model, {}, true};
            whole.add(answer->proof);
            const auto last = answer->proof.clause(answer->proof.size() - 1);
            last_steps.emplace_back(last.begin(), last.end());
            proofs.push_back(answer->proof);
        }
        whole.end_part();
        verified =
            verified && check_cubes(clauses, proofs)->verdict == ProofCheck::Verdict::verified;
    }
    verified = verified && check_split(clauses, last_steps, split.proof).verdict ==
                               ProofCheck::Verdict::verified;
    return {Status::unsatisfiable, {}, whole.finish(split.proof), verified};
}

class CubeProofTest : public QObject {
    Q_OBJECT

private:
    static void verify(const logic::ClauseSet& clauses, const Conquest& found, bool satisfiable) {
        QCOMPARE(found.status, satisfiable ? Status::satisfiable : Status::unsatisfiable);
        if (satisfiable) {
            QVERIFY(clauses.satisfied_by(found.model));
        } else {
            const ProofCheck check = check_proof(clauses, found.proof);
            QVERIFY2(check.verdict == ProofCheck::Verdict::verified, check.reason.c_str());
            QCOMPARE(check.by_pivot, std::size_t{0});
            QVERIFY(found.parts_verified);
        }
    }

private Q_SLOTS:
    void smallSetsAgreeWithBruteForce() {
        Random random(test_suite::seed(21));
        int satisfiable = 0;
        int refuted_by_cubes = 0;
        for (int i = 0; i < test_suite::rounds(3000); ++i) {
            const int atoms = 4 + static_cast<int>(random.below(7));
            const auto clauses = random_clauses(
                random, atoms,
                3 * atoms + static_cast<int>(random.below(3 * static_cast<unsigned>(atoms))),
                1 + static_cast<int>(random.below(3)), 3);
            const bool has_model = !satisfying_rows(clauses, atoms).empty();
            const auto split = split_into_cubes(clauses, 2 + random.below(10));
            QVERIFY(split.has_value());
            if (split->status != Status::unknown) {
                QCOMPARE(split->status == Status::satisfiable, has_model);
                continue;
            }
            const auto engine = static_cast<CubeEngine>(random.below(3));
            const Conquest found = conquer(clauses, *split, 1 + random.below(4), engine, random);
            verify(clauses, found, has_model);
            satisfiable += has_model ? 1 : 0;
            refuted_by_cubes += has_model ? 0 : 1;
        }
        QVERIFY(satisfiable > test_suite::rounds(100));
        qInfo("%d satisfiable, %d refuted by cubes", satisfiable, refuted_by_cubes);
    }

    /// Lookahead refutes small sets by itself, so here cubes of any kind are dealt out.
    void anyCubesOfUnsatisfiableSets() {
        Random random(test_suite::seed(22));
        int refuted = 0;
        for (int i = 0; i < test_suite::rounds(3000); ++i) {
            const int atoms = 5 + static_cast<int>(random.below(6));
            const auto clauses = random_clauses(random, atoms, 6 * atoms, 2, 3);
            if (!satisfying_rows(clauses, atoms).empty() || clauses.atoms() < 3)
                continue;
            std::vector<Cube> cubes;
            for (unsigned row = 0; row < 8; ++row)
                cubes.push_back(
                    {(row & 1U) != 0 ? 1 : -1, (row & 2U) != 0 ? 2 : -2, (row & 4U) != 0 ? 3 : -3});
            cubes.push_back({1, 1, -1});
            cubes.push_back({});
            const auto split = split_by_given(clauses, cubes);
            QVERIFY(split.has_value());
            const auto engine = static_cast<CubeEngine>(random.below(3));
            verify(clauses, conquer(clauses, *split, 1 + random.below(4), engine, random), false);
            ++refuted;
        }
        QVERIFY(refuted > 300);
    }

    void largerSets_data() {
        QTest::addColumn<int>("engine");
        QTest::addColumn<int>("atoms");
        QTest::addColumn<int>("clauses");
        for (const CubeEngine engine :
             {CubeEngine::cdcl, CubeEngine::lookahead, CubeEngine::cadical})
            for (const auto& [atoms, clauses] : {std::pair{160, 690}, {200, 852}})
                QTest::addRow("%s, %d atoms", std::string(to_text(engine)).c_str(), atoms)
                    << static_cast<int>(engine) << atoms << clauses;
    }
    void largerSets() {
        QFETCH(int, engine);
        QFETCH(int, atoms);
        QFETCH(int, clauses);
        Random random(test_suite::seed(23));
        for (unsigned seed = 1; seed <= 2; ++seed) {
            const auto set = random_clauses_of(atoms, clauses, 3, false, seed)->clauses;
            const auto split = split_into_cubes(set, 16);
            QVERIFY(split.has_value());
            if (split->status != Status::unknown)
                continue;
            const bool has_model = solve(set)->status == Status::satisfiable;
            verify(set, conquer(set, *split, 3, static_cast<CubeEngine>(engine), random),
                   has_model);
        }
    }

    /// A last step that does not follow is found, whatever the others are.
    void falsePartsAreRefused() {
        Random random(test_suite::seed(24));
        int refused = 0;
        for (int i = 0; i < test_suite::rounds(2000); ++i) {
            constexpr int atoms = 6;
            const auto clauses =
                random_clauses(random, atoms, 6 + static_cast<int>(random.below(12)), 2, 3);
            const auto rows = satisfying_rows(clauses, atoms);
            std::vector<Proof> proofs;
            bool all_follow = true;
            for (std::uint64_t n = random.below(4); n > 0; --n) {
                std::vector<int> clause;
                for (std::uint64_t k = 1 + random.below(4); k > 0; --k)
                    clause.push_back(random_literal(random, atoms));
                logic::ClauseSet last;
                last.add(clause);
                all_follow = all_follow && std::all_of(rows.begin(), rows.end(), [&](auto row) {
                                 return last.satisfied_by(row_values(row, atoms));
                             });
                proofs.emplace_back().add(clause);
            }
            const auto check = check_cubes(clauses, proofs);
            QVERIFY(check.has_value());
            // A clause that follows may still need steps before it.
            if (check->verdict == ProofCheck::Verdict::verified)
                QVERIFY(all_follow);
            refused += check->verdict == ProofCheck::Verdict::refused ? 1 : 0;
        }
        QVERIFY(refused > 100);
    }

    void stepsOfOthersStay() {
        CubeProof whole;
        Proof first;
        first.add(std::array{3});
        first.remove(std::array{1, 2}); // of the set, not of this part
        first.remove(std::array{3});
        first.add(std::array{4, 5});
        first.add(std::array{-1});
        whole.add(first);
        whole.end_part();
        Proof second;
        second.remove(std::array{-1}); // what the first part has shown
        second.add(std::array{1});
        whole.add(second);
        Proof split;
        split.add({});
        const Proof proof = whole.finish(split);
        Proof wanted;
        wanted.add(std::array{3});
        wanted.remove(std::array{3});
        wanted.add(std::array{4, 5});
        wanted.add(std::array{-1});
        wanted.remove(std::array{4, 5});
        wanted.add(std::array{1});
        wanted.add({});
        QVERIFY(proof == wanted);
    }
};

LOGGIA_TEST(CubeProofTest)

} // namespace cube_proof_test

#include "cube_proof_test.moc"
