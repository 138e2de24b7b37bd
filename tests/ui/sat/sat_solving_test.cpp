#include "core/base/random.hpp"
#include "core/sat/proofs/check_proof.hpp"
#include "tests/core/sat/cnf_samples.hpp"
#include "tests/core/sat/pigeonhole.hpp"
#include "tests/suite.hpp"
#include "tests/ui/sat/sat_fixture.hpp"
#include "ui/sat/sat_solving.hpp"

#include <stop_token>

namespace sat_solving_test {

using namespace loggia;
using namespace loggia::ui;
using testing::q;

SatOutcome solved(const logic::ClauseSet& clauses, SatEngine engine, bool proof = true) {
    SatSettings settings;
    settings.engine = engine;
    settings.proof = proof;
    return solveBy(clauses, settings, {}, [](const sat::Statistics&) {});
}

class SatSolvingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    /// All engines against brute force; every proof is checked.
    void everyEngineIsRight() {
        Random random(17);
        for (int round = 0; round < 150; ++round) {
            const logic::ClauseSet clauses = sat::oracle::odd_set(random, 8);
            const bool expected = sat::oracle::brute_force(clauses);
            for (int i = 0; i < sat_engines; ++i) {
                const auto engine = static_cast<SatEngine>(i);
                const SatOutcome outcome = solved(clauses, engine);
                QVERIFY(!outcome.error);
                QCOMPARE(outcome.answer.status == sat::Status::satisfiable, expected);
                QCOMPARE(outcome.answer.status == sat::Status::unsatisfiable, !expected);
                if (expected)
                    QVERIFY(clauses.satisfied_by(outcome.answer.model));
                QCOMPARE(outcome.proof != nullptr, !expected && engine != SatEngine::portfolio);
                if (outcome.proof)
                    QCOMPARE(sat::check_proof(clauses, *outcome.proof).verdict,
                             sat::ProofCheck::Verdict::verified);
            }
        }
    }

    void keepsNoProofUnasked() {
        QVERIFY(!solved(sat::pigeonhole_clauses(3), SatEngine::automatic, false).proof);
    }

    void saysItInWords() {
        const logic::ClauseSet holes = sat::pigeonhole_clauses(2);
        const SatOutcome none = solved(holes, SatEngine::cdcl);
        QCOMPARE(verdictOf(none), q("Unsatisfiable"));
        QVERIFY(explanationOf(none, holes).startsWith(q("No assignment satisfies all 9 clauses")));
        logic::ClauseSet one;
        one.add(std::array{1});
        const SatOutcome some = solved(one, SatEngine::cadical);
        QCOMPARE(verdictOf(some), q("Satisfiable"));
        QVERIFY(explanationOf(some, one).contains(q("the only clause")));
    }

    void stopsWhenTold() {
        std::stop_source stop;
        stop.request_stop();
        const logic::ClauseSet clauses = sat::pigeonhole_clauses(11);
        for (int i = 0; i < sat_engines; ++i) {
            SatSettings settings;
            settings.engine = static_cast<SatEngine>(i);
            const SatOutcome outcome = solveBy(clauses, settings, Control(stop.get_token()),
                                               [](const sat::Statistics&) {});
            QCOMPARE(outcome.answer.status, sat::Status::unknown);
            QCOMPARE(verdictOf(outcome), q("Stopped"));
        }
    }

    void givesUpInWords() {
        SatSettings settings;
        settings.engine = SatEngine::own_switches;
        settings.switches = sat::procedure_1960();
        settings.switches.literal_limit = 100;
        const logic::ClauseSet clauses = sat::pigeonhole_clauses(6);
        const SatOutcome outcome = solveBy(clauses, settings, {}, [](const sat::Statistics&) {});
        QCOMPARE(outcome.answer.status, sat::Status::unknown);
        QVERIFY(explanationOf(outcome, clauses).startsWith(q("Gave up: ")));
    }
};

LOGGIA_WINDOW_TEST(SatSolvingTest)

} // namespace sat_solving_test

#include "sat_solving_test.moc"
