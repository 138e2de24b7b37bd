#include "core/sat/engines/pigeonhole.hpp"
#include "core/sat/proofs/check_proof.hpp"
#include "core/sat/proofs/proof_format.hpp"
#include "core/sat/queries/solve.hpp"
#include "tests/core/sat/cnf_samples.hpp"
#include "tests/core/sat/pigeonhole.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <array>
#include <stop_token>
#include <utility>
#include <vector>

namespace pigeonhole_test {

using namespace loggia;
using namespace loggia::sat;

/// Pigeons that fit into some of the holes, by up to two ways into each.
logic::ClauseSet random_matching(Random& random, int pigeons, int holes, std::uint64_t density) {
    logic::ClauseSet clauses;
    std::vector<std::vector<std::pair<int, int>>> in(static_cast<std::size_t>(holes));
    int atom = 0;
    for (int p = 0; p < pigeons; ++p) {
        std::vector<int> clause;
        for (auto& hole : in)
            for (int way = 0; way < 2; ++way)
                if (random.below(way == 0 ? 6 : 30) < density) {
                    clause.push_back(++atom);
                    hole.emplace_back(p, atom);
                }
        clauses.add(clause);
    }
    for (const auto& hole : in)
        for (std::size_t a = 0; a < hole.size(); ++a)
            for (std::size_t b = 0; b < a; ++b)
                if (hole[a].first != hole[b].first || random.below(2) == 0)
                    clauses.add(std::array{-hole[a].second, -hole[b].second});
    return clauses;
}

bool proof_is_verified(const logic::ClauseSet& clauses, const Overcrowding& found) {
    const auto proof = prove_overcrowding(clauses, found);
    return proof && check_proof(clauses, *proof).verdict == ProofCheck::Verdict::verified;
}

class PigeonholeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void pigeonsInHoles() {
        Random random(test_suite::seed(41));
        for (int holes = 1; holes <= 9; ++holes)
            for (int round = 0; round < 3; ++round) {
                const auto clauses = disguised(random, pigeonhole_clauses(holes));
                const auto found = find_overcrowding(clauses);
                QVERIFY(found);
                QCOMPARE(found->pigeons.size(), static_cast<std::size_t>(holes + 1));
                QCOMPARE(found->holes.size(), static_cast<std::size_t>(holes));
                QVERIFY(is_overcrowded(clauses, *found));
                QVERIFY(proof_is_verified(clauses, *found));
            }
    }

    void largeOnes() {
        const auto clauses = pigeonhole_clauses(40);
        const auto found = find_overcrowding(clauses);
        QVERIFY(found && is_overcrowded(clauses, *found));
        QCOMPARE(found->pigeons.size(), std::size_t{41});
    }

    void byEncodings_data() {
        QTest::addColumn<int>("encoding");
        QTest::addRow("sequential") << static_cast<int>(AtMostOne::sequential);
        QTest::addRow("ladder") << static_cast<int>(AtMostOne::ladder);
        QTest::addRow("product") << static_cast<int>(AtMostOne::product);
        QTest::addRow("commander") << static_cast<int>(AtMostOne::commander);
        QTest::addRow("binary") << static_cast<int>(AtMostOne::binary);
    }
    void byEncodings() {
        QFETCH(int, encoding);
        Random random(test_suite::seed(46));
        for (const int holes : {4, 5, 7, 9, 12, 16}) {
            auto clauses = pigeonhole_clauses(holes, static_cast<AtMostOne>(encoding));
            for (int round = 0; round < 3; ++round) {
                const auto found = find_overcrowding(clauses);
                QVERIFY(found && is_overcrowded(clauses, *found));
                QVERIFY(proof_is_verified(clauses, *found));
                clauses = disguised(random, clauses);
            }
            // Without one of the pigeons there is a model.
            logic::ClauseSet fewer;
            bool left_out = false;
            for (std::size_t i = 0; i < clauses.size(); ++i)
                if (left_out || clauses[i].size() != static_cast<std::size_t>(holes))
                    fewer.add(clauses[i]);
                else
                    left_out = true;
            if (holes > 5) // no clause but a pigeon is as long
                QVERIFY(left_out && !find_overcrowding(fewer));
        }
    }

    void withClausesThatHelpNobody() {
        Random random(test_suite::seed(42));
        for (const bool functional : {false, true})
            for (const bool onto : {false, true})
                for (int holes = 2; holes <= 8; ++holes) {
                    const auto clauses = disguised(random, with_more(holes, functional, onto));
                    const auto found = find_overcrowding(clauses);
                    QVERIFY(found && is_overcrowded(clauses, *found));
                    QVERIFY(proof_is_verified(clauses, *found));
                }
    }

    void chessboardsWithoutCorners() {
        Random random(test_suite::seed(43));
        for (const int size : {4, 5, 6, 8, 11, 12}) {
            const auto clauses = disguised(random, mutilated_chessboard(size));
            const auto found = find_overcrowding(clauses);
            QVERIFY(found && is_overcrowded(clauses, *found));
            QVERIFY(proof_is_verified(clauses, *found));
        }
    }

    /// A model is in any of them that lacks a clause.
    void oneClauseLess() {
        const auto whole = pigeonhole_clauses(5);
        for (std::size_t without = 0; without < whole.size(); ++without) {
            logic::ClauseSet clauses;
            for (std::size_t i = 0; i < whole.size(); ++i)
                if (i != without)
                    clauses.add(whole[i]);
            QVERIFY(!find_overcrowding(clauses));
            QVERIFY(!is_overcrowded(clauses, find_overcrowding(whole).value()));
        }
    }

    void matchingsLikeCadical() {
        Random random(test_suite::seed(44));
        int refuted = 0;
        constexpr int rounds = 1500;
        for (int round = 0; round < rounds; ++round) {
            const int pigeons = 1 + static_cast<int>(random.below(6));
            const int holes = 1 + static_cast<int>(random.below(6));
            const auto clauses =
                disguised(random, random_matching(random, pigeons, holes, 1 + random.below(5)));
            const auto cadical = make_cadical();
            oracle::feed(*cadical, clauses);
            const bool has_model = cadical->solve() == Status::satisfiable;
            const auto found = find_overcrowding(clauses);
            QVERIFY(!(has_model && found));
            if (!found)
                continue;
            ++refuted;
            QVERIFY(is_overcrowded(clauses, *found));
            QVERIFY(proof_is_verified(clauses, *found));
        }
        QVERIFY(refuted > rounds / 5 && refuted < rounds);
    }

    /// Each of the sets has pairs that exclude each other, and some have a model.
    void nothingWithAModelIsRefuted() {
        Random random(test_suite::seed(45));
        int refuted = 0;
        for (int round = 0; round < 6000; ++round) {
            const int atoms = 2 + static_cast<int>(random.below(7));
            logic::ClauseSet clauses = oracle::uniform(
                random, atoms, random.below(static_cast<std::uint64_t>(3 * atoms)), 2);
            const std::uint64_t longer = random.below(6);
            for (std::uint64_t i = 0; i < longer; ++i) {
                for (std::uint64_t k = 1 + random.below(4); k > 0; --k)
                    clauses.push(random_literal(random, atoms));
                clauses.end_clause();
            }
            const auto found = find_overcrowding(clauses);
            if (!found)
                continue;
            ++refuted;
            QVERIFY(!oracle::brute_force(clauses));
            QVERIFY(is_overcrowded(clauses, *found));
            QVERIFY(proof_is_verified(clauses, *found));
        }
        QVERIFY(refuted > 100);
    }

    void theAnswerSaysHow() {
        const auto clauses = pigeonhole_clauses(30);
        const Answer answer = solve(clauses).value();
        QVERIFY(answer.status == Status::unsatisfiable);
        QVERIFY(answer.overcrowding && is_overcrowded(clauses, *answer.overcrowding));
        QCOMPARE(QString::fromStdString(describe(*answer.overcrowding)),
                 QStringLiteral("31 clauses each need a true literal, but 30 at-most-one groups "
                                "allow only one each"));
        Proof proof;
        Sinks sinks;
        sinks.proof = &proof;
        const auto small = pigeonhole_clauses(10);
        QVERIFY(solve(small, {}, {}, sinks).value().status == Status::unsatisfiable);
        QVERIFY(check_proof(small, proof).verdict == ProofCheck::Verdict::verified);
        // Another engine does without.
        SolveOptions options;
        options.engine = Engine::davis_putnam;
        QVERIFY(!solve(pigeonhole_clauses(4), options).value().overcrowding);
    }

    void whatIsHiddenIsNotFound() { QVERIFY(!find_overcrowding(hidden_pigeonhole_clauses(5))); }

    /// Each two of them share an atom, which are 20 billion pairs.
    void clausesThatShareAnAtom() {
        constexpr int clauses_with_it = 200'000;
        logic::ClauseSet clauses;
        clauses.add(std::array{-1, -2});
        for (int i = 1; i <= clauses_with_it; ++i) {
            clauses.add(std::array{1, 2 * i, 2 * i + 1});
            clauses.add(std::array{-2 * i, -2 * i - 1});
        }
        QVERIFY(!find_overcrowding(clauses));
    }

    void stopsAndFindsNothingInNothing() {
        const auto clauses = pigeonhole_clauses(12);
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!find_overcrowding(clauses, Control(stop.get_token())));
        logic::ClauseSet none;
        QVERIFY(!find_overcrowding(none));
        none.add({});
        QVERIFY(!find_overcrowding(none));
    }
};

LOGGIA_TEST(PigeonholeTest)

} // namespace pigeonhole_test

#include "pigeonhole_test.moc"
