#include "core/sat/cubes/conquer.hpp"
#include "core/sat/instances/generate.hpp"
#include "core/sat/proofs/check_proof.hpp"
#include "tests/core/sat/random_clauses.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <stop_token>

namespace conquer_test {

using namespace loggia;
using namespace loggia::sat;

class ConquerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// With every engine and any number of threads; models are models, proofs are checked.
    void agreesWithAllRows() {
        Random random(test_suite::seed(77));
        int unsatisfiable = 0;
        for (int i = 0; i < test_suite::rounds(200); ++i) {
            const int atoms = 4 + static_cast<int>(random.below(5));
            const auto clauses = random_clauses(random, atoms, 5 * atoms, 3);
            const bool has_model = !satisfying_rows(clauses, atoms).empty();
            unsatisfiable += has_model ? 0 : 1;
            for (const auto engine :
                 {CubeEngine::cdcl, CubeEngine::lookahead, CubeEngine::cadical}) {
                std::vector<bool> model;
                for (const int threads : {1, 2, 3}) {
                    const auto found = solve_by_cubes(clauses, {5, engine, threads, true});
                    QVERIFY(found.has_value());
                    QCOMPARE(found->status == Status::satisfiable, has_model);
                    QVERIFY(found->status != Status::unknown);
                    if (!has_model) {
                        QVERIFY(check_proof(clauses, found->proof).verdict ==
                                ProofCheck::Verdict::verified);
                        continue;
                    }
                    QVERIFY(clauses.satisfied_by(found->model));
                    // Where each cube is solved by itself, the model is the same one, too.
                    if (engine != CubeEngine::cdcl && threads > 1)
                        QVERIFY(found->model == model);
                    model = found->model;
                }
            }
        }
        QVERIFY(unsatisfiable > 10);
    }

    /// Too large for the split to refute by itself: the proof is that of all cubes, whichever
    /// thread refuted them, and there is one only where it was asked for.
    void theProofIsThatOfAllCubes() {
        const auto clauses = pigeonhole(7, 6)->clauses;
        for (const auto engine : {CubeEngine::cdcl, CubeEngine::lookahead, CubeEngine::cadical})
            for (const int threads : {1, 3}) {
                const auto found = solve_by_cubes(clauses, {8, engine, threads, true});
                QVERIFY(found.has_value());
                QCOMPARE(found->status, Status::unsatisfiable);
                QVERIFY(found->cubes >= 8);
                const ProofCheck check = check_proof(clauses, found->proof);
                QVERIFY2(check.verdict == ProofCheck::Verdict::verified, check.reason.c_str());
                QCOMPARE(check.by_pivot, std::size_t{0});
                const auto bare = solve_by_cubes(clauses, {8, engine, threads, false});
                QCOMPARE(bare->status, Status::unsatisfiable);
                QVERIFY(bare->proof.empty());
            }
    }

    void stops() {
        Random random(test_suite::seed(78));
        const auto clauses = random_clauses(random, 400, 1700, 3);
        std::stop_source stop;
        stop.request_stop();
        const auto found =
            solve_by_cubes(clauses, {64, CubeEngine::cdcl, 2, false}, Control(stop.get_token()));
        QVERIFY(found.has_value());
        QVERIFY(found->status == Status::unknown);
    }
};

LOGGIA_TEST(ConquerTest)

} // namespace conquer_test

#include "conquer_test.moc"
