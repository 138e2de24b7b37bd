// What davis_putnam_proof and the lookahead search write is proof enough for the checker.
#include "core/sat/engines/automatic_engine.hpp"
#include "core/sat/engines/davis_putnam.hpp"
#include "core/sat/engines/engine.hpp"
#include "core/sat/engines/lookahead.hpp"
#include "core/sat/proofs/check_proof.hpp"
#include "core/sat/queries/solve.hpp"
#include "tests/core/sat/cnf_samples.hpp"
#include "tests/core/sat/parity.hpp"
#include "tests/core/sat/pigeonhole.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <array>
#include <functional>

namespace engine_proofs_test {

using namespace loggia;
using namespace loggia::sat;

using Refuter = std::function<Answer(const logic::ClauseSet&, const Sinks&)>;

/// Whether the set has no model; fails unless the proof, or the model, is right.
bool refuted(const logic::ClauseSet& clauses, const Refuter& engine) {
    Proof proof;
    Sinks sinks;
    sinks.proof = &proof;
    const Answer answer = engine(clauses, sinks);
    if (answer.status != Status::unsatisfiable) {
        if (answer.status == Status::unknown || !clauses.satisfied_by(answer.model))
            QTest::qFail("no answer, or a model that is none", __FILE__, __LINE__);
        return false;
    }
    const ProofCheck check = check_proof(clauses, proof);
    if (check.verdict != ProofCheck::Verdict::verified)
        QTest::qFail(check.reason.c_str(), __FILE__, __LINE__);
    return true;
}

Refuter with(const Features& features) {
    return [features](const logic::ClauseSet& clauses, const Sinks& sinks) {
        return solve_by_davis_putnam(clauses, features, {}, sinks);
    };
}

Answer lookahead(const logic::ClauseSet& clauses, const Sinks& sinks) {
    return solve_by_lookahead(clauses, {}, sinks);
}

Features random_features(Random& random) {
    Features f;
    f.elimination = static_cast<Elimination>(random.below(3));
    f.subsumption = random.below(2) != 0;
    f.pure_literals = random.below(2) != 0;
    f.learning = random.below(2) != 0;
    f.minimisation = f.clause_deletion = f.phase_saving = f.learning;
    f.branching = static_cast<Branching>(random.below(5));
    f.restarts = static_cast<Restarts>(random.below(4));
    return f;
}

class EngineProofsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// All engines against each other and brute force: empty clauses, tautologies, repeated
    /// literals, atoms that occur nowhere. Whatever is answered is shown.
    void oddSets() {
        Random random(test_suite::seed(81));
        int count = 0;
        for (int round = 0; round < test_suite::rounds(3000); ++round) {
            const auto clauses = oracle::odd_set(random, 8);
            const bool expected = !oracle::brute_force(clauses);
            for (const NamedEngine& named : named_engines()) {
                if (named.engine == Engine::portfolio && round % 20 != 0)
                    continue; // of these, on two threads that have to be started each time
                const SolveOptions options{named.engine, named.features, round};
                QCOMPARE(refuted(clauses,
                                 [&](const logic::ClauseSet& set, const Sinks& sinks) {
                                     return solve(set, options, {}, sinks).value();
                                 }),
                         expected);
            }
            QCOMPARE(refuted(clauses, with(random_features(random))), expected);
            count += expected ? 1 : 0;
            if (QTest::currentTestFailed())
                return;
        }
        QVERIFY(count > test_suite::rounds(500));
    }

    /// Sets that need many branches, with pure literals on the way.
    void uniformSets() {
        Random random(test_suite::seed(82));
        for (int round = 0; round < 60; ++round) {
            const int atoms = 20 + static_cast<int>(random.below(20));
            auto clauses =
                oracle::uniform(random, atoms, static_cast<std::size_t>(atoms) * 46 / 10, 3);
            const bool learned = refuted(clauses, with(cdcl()));
            Features f = random_features(random);
            if (f.elimination == Elimination::complete)
                f.elimination = Elimination::bounded;
            for (const Refuter& engine : {with(dpll()), Refuter(lookahead), with(f)})
                QCOMPARE(refuted(clauses, engine), learned);
            if (QTest::currentTestFailed())
                return;
        }
    }

    /// Equations modulo 2 alone and among other clauses: each engine, and its proof.
    void paritySets() {
        Random random(test_suite::seed(85));
        int count = 0;
        for (int round = 0; round < test_suite::rounds(600); ++round) {
            const int atoms = 4 + static_cast<int>(random.below(8));
            auto clauses =
                random_parity(random, atoms, atoms - 1 + static_cast<int>(random.below(3)),
                              2 + random.below(2), false);
            if (random.below(2) == 0) {
                const auto more = oracle::uniform(random, atoms, 1 + random.below(8), 2);
                for (std::size_t i = 0; i < more.size(); ++i)
                    clauses.add(more[i]);
            }
            if (random.below(2) == 0)
                clauses = disguised(random, clauses);
            const bool expected = !oracle::brute_force(clauses);
            for (const NamedEngine& named : named_engines()) {
                if (named.engine == Engine::portfolio && round % 10 != 0)
                    continue;
                const SolveOptions options{named.engine, named.features, round};
                QCOMPARE(refuted(clauses,
                                 [&](const logic::ClauseSet& set, const Sinks& sinks) {
                                     return solve(set, options, {}, sinks).value();
                                 }),
                         expected);
            }
            count += expected ? 1 : 0;
            if (QTest::currentTestFailed())
                return;
        }
        QVERIFY(count > test_suite::rounds(100));
    }

    void longProofs() {
        Random random(test_suite::seed(83));
        QVERIFY(refuted(pigeonhole_clauses(6), with(cdcl())));
        QVERIFY(refuted(pigeonhole_clauses(5), with(dpll())));
        QVERIFY(refuted(pigeonhole_clauses(5), lookahead));
        QVERIFY(refuted(pigeonhole_clauses(4), with(procedure_1960())));
        QVERIFY(refuted(oracle::uniform(random, 100, 520, 3), with(cdcl())));
        QVERIFY(refuted(oracle::uniform(random, 120, 600, 3), lookahead));
        QVERIFY(refuted(oracle::uniform(random, 60, 1450, 5), lookahead));
    }

    /// The proof of an incremental solver is about all clauses that it was given.
    void incrementally() {
        Random random(test_suite::seed(84));
        for (int round = 0; round < test_suite::rounds(200); ++round) {
            Proof proof;
            Sinks sinks;
            sinks.proof = &proof;
            const auto solver =
                round % 2 == 0 ? make_davis_putnam(cdcl(), sinks) : make_solver(sinks);
            logic::ClauseSet clauses;
            Status status = Status::satisfiable;
            while (status == Status::satisfiable) {
                for (int i = 0; i < 10; ++i) {
                    std::array<int, 3> clause{};
                    for (int& l : clause)
                        l = random_literal(random, 15);
                    clauses.add(clause);
                    solver->add(clause);
                }
                solver->assume(random_literal(random, 15));
                static_cast<void>(solver->solve());
                status = solver->solve();
            }
            const ProofCheck check = check_proof(clauses, proof);
            QVERIFY2(check.verdict == ProofCheck::Verdict::verified, check.reason.c_str());
        }
    }
};

LOGGIA_TEST(EngineProofsTest)

} // namespace engine_proofs_test

#include "engine_proofs_test.moc"
