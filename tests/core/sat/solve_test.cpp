#include "core/base/random.hpp"
#include "core/sat/check_proof.hpp"
#include "core/sat/solve.hpp"
#include "tests/core/sat/pigeonhole.hpp"
#include "tests/core/sat/random_clauses.hpp"

#include <QTest>

#include <array>
#include <climits>
#include <cstdlib>

using namespace loggia;
using namespace loggia::sat;
using logic::ClauseSet;

class SolveTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The same clauses with small and with scattered large atoms.
    void agreesWithTheTruthTable() {
        Random random(121);
        int refuted = 0;
        for (int round = 0; round < 1200; ++round) {
            constexpr int atoms = 8;
            const ClauseSet clauses =
                random_clauses(random, atoms, 10 + static_cast<int>(random.below(40)), 1, 4);
            const bool expected = !satisfying_rows(clauses, atoms).empty();
            ClauseSet scattered;
            for (std::size_t i = 0; i < clauses.size(); ++i) {
                for (const int literal : clauses[i])
                    scattered.push(literal * 20'000);
                scattered.end_clause();
            }
            for (const auto& set : {clauses, scattered}) {
                Proof proof;
                SolveOptions options;
                options.proof = &proof;
                options.seed = round;
                const auto solution = solve_clauses(set, options);
                QVERIFY(solution.has_value());
                QCOMPARE(solution->status == Status::satisfiable, expected);
                if (expected) {
                    QCOMPARE(solution->values.size(), static_cast<std::size_t>(set.atoms()) + 1);
                    QVERIFY(set.satisfied_by(solution->values));
                } else {
                    ++refuted;
                    QVERIFY(check_proof(set, proof).verdict == ProofCheck::Verdict::verified);
                }
                if (round % 50 == 0) {
                    options.proof = nullptr;
                    options.portfolio = true;
                    QVERIFY(solve_clauses(set, options)->status == solution->status);
                }
            }
        }
        QVERIFY(refuted > 300);
    }

    void namesOnlyAtomsThatCanBeListed() {
        ClauseSet clauses;
        clauses.add(std::array{INT_MAX, -5});
        QVERIFY(!solve_clauses(clauses).has_value());
        clauses.add(std::array{-INT_MAX});
        clauses.add(std::array{5});
        QVERIFY(solve_clauses(clauses)->status == Status::unsatisfiable);
        QVERIFY(solve_clauses({})->status == Status::satisfiable);
    }

    void stopsWhenTold() {
        std::stop_source source;
        source.request_stop();
        QVERIFY(solve_clauses(pigeonhole_clauses(9), {}, Control(source.get_token()))->status ==
                Status::unknown);
    }
};

QTEST_APPLESS_MAIN(SolveTest)
#include "solve_test.moc"
