#include "core/sat/engines/lookahead.hpp"
#include "core/sat/proofs/check_proof.hpp"
#include "core/sat/solver.hpp"
#include "tests/core/sat/cnf_samples.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <array>
#include <utility>
#include <vector>

namespace lookahead_trials_test {

using namespace loggia;
using namespace loggia::sat;

int sign(Random& random, int atom) {
    return random.below(2) == 0 ? atom : -atom;
}

/// What trials are ordered by: trees of implications, with circles closed in some of them, beside
/// clauses of three literals and longer ones.
logic::ClauseSet implications(Random& random, int atoms) {
    logic::ClauseSet clauses;
    std::vector<int> signs{0};
    for (int atom = 1; atom <= atoms; ++atom)
        signs.push_back(sign(random, atom));
    const auto any = [&] {
        return static_cast<int>(random.below(static_cast<std::uint64_t>(atoms))) + 1;
    };
    for (int atom = 2; atom <= atoms; ++atom)
        if (random.below(4) != 0) {
            const auto above =
                static_cast<std::size_t>(random.below(static_cast<std::uint64_t>(atom - 1))) + 1;
            clauses.add(std::array{-signs[static_cast<std::size_t>(atom)], signs[above]});
        }
    for (std::uint64_t circles = random.below(3); circles > 0; --circles) {
        const int first = any();
        const int second = any();
        if (first != second)
            clauses.add(std::array{-signs[static_cast<std::size_t>(first)],
                                   signs[static_cast<std::size_t>(second)]});
    }
    for (int i = 0; i < 2 * atoms; ++i) {
        std::vector<int> clause;
        const std::uint64_t length = random.below(3) == 0 ? 4 + random.below(4) : 3;
        for (std::uint64_t j = 0; j < length; ++j)
            clause.push_back(sign(random, any()));
        clauses.add(clause);
    }
    return clauses;
}

/// The answer is right, and its model or its proof shows it.
void check(const logic::ClauseSet& clauses, bool satisfiable) {
    Proof proof;
    Sinks sinks;
    sinks.proof = &proof;
    const Answer answer = solve_by_lookahead(clauses, {}, sinks);
    QCOMPARE(answer.status, satisfiable ? Status::satisfiable : Status::unsatisfiable);
    if (satisfiable)
        QVERIFY(clauses.satisfied_by(answer.model));
    else
        QCOMPARE(check_proof(clauses, proof).verdict, ProofCheck::Verdict::verified);
}

class LookaheadTrialsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void treesAndCirclesAgainstBruteForce() {
        Random random(test_suite::seed(81));
        for (int round = 0; round < test_suite::rounds(3000) && !QTest::currentTestFailed();
             ++round) {
            const auto clauses = implications(random, 3 + static_cast<int>(random.below(10)));
            check(clauses, oracle::brute_force(clauses));
        }
    }

    void largerTreesAgainstCadical() {
        Random random(test_suite::seed(82));
        for (int round = 0; round < test_suite::rounds(150) && !QTest::currentTestFailed();
             ++round) {
            const auto clauses = implications(random, 40 + static_cast<int>(random.below(60)));
            const auto cadical = make_cadical();
            oracle::feed(*cadical, clauses);
            check(clauses, cadical->solve() == Status::satisfiable);
        }
    }

    /// One literal that implies thousands, each of which implies the next: what fails on top of it
    /// fails at the root, and no recursion runs out of stack.
    void deepTrees() {
        constexpr int length = 20'000;
        logic::ClauseSet clauses;
        for (int atom = 1; atom < length; ++atom)
            clauses.add(std::array{-atom, atom + 1});
        clauses.add(std::array{-length, -length + 1, -1});
        check(clauses, true);
        clauses.add(std::array{1, 2});
        clauses.add(std::array{1, -2, length});
        check(clauses, true);
        clauses.add(std::array{-length, -3});
        clauses.add(std::array{3, 1});
        check(clauses, false);
    }
};

LOGGIA_TEST(LookaheadTrialsTest)

} // namespace lookahead_trials_test

#include "lookahead_trials_test.moc"
