#include "core/sat/engines/pigeonhole.hpp"
#include "core/sat/proofs/check_proof.hpp"
#include "core/sat/proofs/proof_format.hpp"
#include "tests/core/sat/cnf_samples.hpp"
#include "tests/core/sat/pigeonhole.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <array>
#include <climits>
#include <cstdlib>
#include <iterator>
#include <set>
#include <stop_token>
#include <string>

namespace pigeonhole_proof_test {

using namespace loggia;
using namespace loggia::sat;

class PigeonholeProofTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Accepted by a check that knows no pigeons; and no longer where any part of it is missing
    /// from the end.
    void isAProofAndEndsWithTheEmptyClause() {
        Random random(test_suite::seed(72));
        for (int holes = 1; holes <= 8; ++holes) {
            const auto clauses = disguised(random, pigeonhole_clauses(holes));
            const auto proof =
                prove_overcrowding(clauses, find_overcrowding(clauses).value()).value();
            QVERIFY(check_proof(clauses, proof).verdict == ProofCheck::Verdict::verified);
            const std::string text = to_drat(proof);
            QVERIFY(text.ends_with("\n0\n") || text == "0\n");
            if (holes < 3)
                continue;
            // The clauses alone do not come to the end by unit clauses.
            Proof only_the_end;
            only_the_end.add({});
            QVERIFY(check_proof(clauses, only_the_end).verdict != ProofCheck::Verdict::verified);
        }
    }

    /// As short as the header says: a polynomial, where resolution alone needs an exponential.
    void isShort() {
        const auto size = [](int holes) {
            const auto clauses = pigeonhole_clauses(holes);
            return to_drat(prove_overcrowding(clauses, find_overcrowding(clauses).value()).value())
                .size();
        };
        QVERIFY(size(10) < 100'000);
        // Of the fourth degree: twice as many holes, at most some 2^4 times the steps, which have
        // longer clauses and numbers.
        QVERIFY(static_cast<double>(size(16)) < 64.0 * static_cast<double>(size(8)));
    }

    void newAtomsComeAfterThoseOfTheClauses() {
        auto clauses = pigeonhole_clauses(4);
        clauses.ask_for_atoms(1000);
        const auto proof = prove_overcrowding(clauses, find_overcrowding(clauses).value()).value();
        std::set<int> atoms;
        for (std::size_t i = 0; i < proof.size(); ++i)
            for (const int literal : proof.clause(i))
                atoms.insert(std::abs(literal));
        for (const int atom : atoms)
            QVERIFY(atom <= 20 || atom > 1000);
        QVERIFY(*atoms.rbegin() > 1000);
        QCOMPARE(static_cast<int>(std::distance(atoms.upper_bound(1000), atoms.end())),
                 *atoms.rbegin() - 1000); // without a gap
    }

    /// More pigeons than one too many, and pigeons that fit into some holes only.
    void otherCrowds() {
        Random random(test_suite::seed(73));
        for (int holes = 2; holes <= 6; ++holes) {
            const auto clauses = disguised(random, with_more(holes, holes % 2 == 0, true));
            const auto found = find_overcrowding(clauses).value();
            const auto proof = prove_overcrowding(clauses, found).value();
            QVERIFY(check_proof(clauses, proof).verdict == ProofCheck::Verdict::verified);
        }
        const auto board = mutilated_chessboard(8);
        const auto proof = prove_overcrowding(board, find_overcrowding(board).value()).value();
        QVERIFY(check_proof(board, proof).verdict == ProofCheck::Verdict::verified);
    }

    void limitsAndStop() {
        const auto clauses = pigeonhole_clauses(12);
        const auto found = find_overcrowding(clauses).value();
        QVERIFY(!prove_overcrowding(clauses, found, {}, 1000));
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!prove_overcrowding(clauses, found, Control(stop.get_token())));
        // Atoms as large as they get leave no room for new ones.
        logic::ClauseSet large;
        for (const int pigeon : {0, 1, 2})
            large.add(std::array{INT_MAX - 2 * pigeon, INT_MAX - 2 * pigeon - 1});
        for (const int hole : {0, 1})
            for (const int p : {0, 1, 2})
                for (int q = 0; q < p; ++q)
                    large.add(std::array{-(INT_MAX - 2 * p - hole), -(INT_MAX - 2 * q - hole)});
        const auto crowd = find_overcrowding(large);
        QVERIFY(crowd && is_overcrowded(large, *crowd));
        QVERIFY(!prove_overcrowding(large, *crowd));
    }
};

LOGGIA_TEST(PigeonholeProofTest)

} // namespace pigeonhole_proof_test

#include "pigeonhole_proof_test.moc"
