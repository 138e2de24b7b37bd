#include "core/base/random.hpp"
#include "core/sat/proofs/check_proof.hpp"
#include "core/sat/proofs/proof_format.hpp"
#include "core/sat/solver.hpp"
#include "tests/core/sat/pigeonhole.hpp"
#include "tests/core/sat/random_clauses.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <array>
#include <set>

namespace check_proof_test {

using namespace loggia;
using namespace loggia::sat;
using logic::ClauseSet;
using Verdict = ProofCheck::Verdict;

ClauseSet subset(const ClauseSet& clauses, const std::vector<std::size_t>& numbers) {
    ClauseSet result;
    for (const std::size_t i : numbers)
        result.add(clauses[i]);
    return result;
}

ClauseSet without(const ClauseSet& clauses, std::size_t left_out) {
    ClauseSet result;
    for (std::size_t i = 0; i < clauses.size(); ++i)
        if (i != left_out)
            result.add(clauses[i]);
    return result;
}

/// CaDiCaL's proof that there is no model; nothing where there is one.
std::optional<Proof> refute(const ClauseSet& clauses) {
    Proof proof;
    CadicalOptions options;
    options.proof = &proof;
    const auto solver = make_cadical(options);
    for (std::size_t i = 0; i < clauses.size(); ++i)
        solver->add(clauses[i]);
    return solver->solve() == Status::unsatisfiable ? std::optional(proof) : std::nullopt;
}

/// Goes through a proof forwards, without any data structure: whether every step up to the empty
/// clause follows by propagation or by its pivot.
class PlainChecker {
public:
    explicit PlainChecker(const ClauseSet& clauses) {
        for (std::size_t i = 0; i < clauses.size(); ++i)
            clauses_.insert(set(clauses[i]));
    }

    bool accepts(const Proof& proof) {
        for (std::size_t i = 0; i < proof.size() && !conflicts({}); ++i) {
            const Set clause = set(proof.clause(i));
            if (proof.is_deletion(i)) {
                if (const auto found = clauses_.find(clause);
                    found != clauses_.end() && clause.size() != 1)
                    clauses_.erase(found);
                continue;
            }
            if (!conflicts(negated(clause)) &&
                (clause.empty() || !follows_by(clause, proof.clause(i)[0])))
                return false;
            clauses_.insert(clause);
        }
        return conflicts({});
    }

private:
    using Set = std::set<int>;

    static Set set(std::span<const int> clause) { return {clause.begin(), clause.end()}; }
    static Set negated(const Set& clause) {
        Set result;
        for (const int literal : clause)
            result.insert(-literal);
        return result;
    }
    bool follows_by(const Set& clause, int pivot) {
        return std::all_of(clauses_.begin(), clauses_.end(), [&](Set other) {
            if (other.erase(-pivot) == 0)
                return true;
            other.insert(clause.begin(), clause.end());
            return conflicts(negated(other));
        });
    }
    bool conflicts(Set true_literals) {
        for (const int literal : true_literals)
            if (true_literals.contains(-literal))
                return true;
        for (bool changed = true; changed;) {
            changed = false;
            for (const Set& clause : clauses_) {
                int open = 0;
                std::size_t count = 0;
                bool holds = false;
                for (const int literal : clause) {
                    holds = holds || true_literals.contains(literal);
                    if (!true_literals.contains(-literal)) {
                        open = literal;
                        ++count;
                    }
                }
                if (holds)
                    continue;
                if (count == 0)
                    return true;
                if (count == 1)
                    changed = true_literals.insert(open).second;
            }
        }
        return false;
    }

    std::multiset<Set> clauses_;
};

/// Extended resolution for the pigeonhole principle (Cook 1976): definitions, which follow by their
/// pivot only, take the problem to one pigeon less, down to a contradiction.
Proof cooks_proof(int holes) {
    Proof proof;
    int next_atom = (holes + 1) * holes + 1;
    // in[p][h]
    std::vector<std::vector<int>> in;
    for (int p = 0; p <= holes; ++p) {
        in.emplace_back();
        for (int h = 0; h < holes; ++h)
            in.back().push_back(p * holes + h + 1);
    }
    for (int n = holes; n > 1; --n) { // n holes, n + 1 pigeons
        std::vector<std::vector<int>> smaller;
        const auto last_hole = static_cast<std::size_t>(n - 1);
        const auto last_pigeon = static_cast<std::size_t>(n);
        for (std::size_t p = 0; p < last_pigeon; ++p) {
            smaller.emplace_back();
            for (std::size_t h = 0; h < last_hole; ++h) {
                const int q = next_atom++; // in[p][h] or (in[p][last] and in[last][h])
                smaller.back().push_back(q);
                proof.add(std::array{q, -in[p][h]});
                proof.add(std::array{q, -in[p][last_hole], -in[last_pigeon][h]});
                proof.add(std::array{-q, in[p][h], in[p][last_hole]});
                proof.add(std::array{-q, in[p][h], in[last_pigeon][h]});
            }
        }
        for (std::size_t h = 0; h < last_hole; ++h)
            for (std::size_t p = 0; p < last_pigeon; ++p)
                for (std::size_t q = 0; q < p; ++q) {
                    const int a = smaller[p][h];
                    const int b = smaller[q][h];
                    proof.add(std::array{-a, -b, in[p][h]});
                    proof.add(std::array{-a, -b});
                }
        for (const auto& row : smaller) {
            const auto p = static_cast<std::size_t>(&row - smaller.data());
            std::vector<int> clause = row;
            clause.push_back(in[p][last_hole]);
            proof.add(clause);
            clause.pop_back();
            proof.add(clause);
        }
        in = smaller;
    }
    proof.add({});
    return proof;
}

class CheckProofTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void verifiesCadicalsProofs() {
        Random random(test_suite::seed(31));
        int refuted = 0;
        std::size_t lemmas = 0;
        for (int round = 0; round < 3000; ++round) {
            constexpr int atoms = 9;
            const bool mixed = random.below(3) == 0;
            const ClauseSet clauses = random_clauses(random, atoms, mixed ? 25 : 55, mixed ? 1 : 3,
                                                     random.below(40) == 0 ? 0 + 4 : 3);
            const auto proof = refute(clauses);
            if (!proof)
                continue;
            ++refuted;
            const ProofCheck check = check_proof(clauses, *proof);
            QVERIFY2(check.verdict == Verdict::verified, check.reason.c_str());
            QVERIFY(satisfying_rows(subset(clauses, check.core), atoms).empty());
            lemmas += check.lemmas;
        }
        QVERIFY(refuted > 1000);
        QVERIFY(lemmas > 2000);
    }

    void verifiesHardProofs() {
        Random random(test_suite::seed(32));
        for (int round = 0; round < 4; ++round) {
            const ClauseSet clauses = random_clauses(random, 120, 700, 3, 3);
            const auto proof = refute(clauses);
            QVERIFY(proof.has_value());
            const ProofCheck check = check_proof(clauses, *proof);
            QVERIFY2(check.verdict == Verdict::verified, check.reason.c_str());
            QVERIFY(check.lemmas > 20);
            QVERIFY(refute(subset(clauses, check.core)).has_value());
        }
        for (int holes = 2; holes <= 7; ++holes) {
            const ClauseSet clauses = pigeonhole_clauses(holes);
            const ProofCheck check = check_proof(clauses, *refute(clauses));
            QVERIFY2(check.verdict == Verdict::verified, check.reason.c_str());
            QCOMPARE(check.core.size(), clauses.size());
        }
    }

    void verifiesExtendedResolution() {
        for (int holes = 3; holes <= 12; ++holes) {
            const ProofCheck check = check_proof(pigeonhole_clauses(holes), cooks_proof(holes));
            QVERIFY2(check.verdict == Verdict::verified, check.reason.c_str());
            QVERIFY(check.by_pivot > 0);
        }
    }

    /// Each clause of the pigeonhole principle is needed, so no proof is one without it.
    void provesNothingThatIsFalse() {
        for (int holes = 2; holes <= 5; ++holes) {
            const ClauseSet clauses = pigeonhole_clauses(holes);
            const Proof found = *refute(clauses);
            const Proof known = cooks_proof(holes);
            for (std::size_t i = 0; i < clauses.size(); ++i) {
                QVERIFY(check_proof(without(clauses, i), found).verdict == Verdict::refused);
                QVERIFY(check_proof(without(clauses, i), known).verdict == Verdict::refused);
            }
        }
        Random random(test_suite::seed(33));
        int satisfiable = 0;
        for (int round = 0; round < 4000; ++round) { // any steps at all
            const ClauseSet clauses = random_clauses(random, 5, 12);
            if (satisfying_rows(clauses, 5).empty())
                continue;
            ++satisfiable;
            const ClauseSet steps = random_clauses(random, 6, 8, 0, 3);
            Proof proof;
            for (std::size_t i = 0; i < steps.size(); ++i)
                random.below(4) == 0 ? proof.remove(clauses[random.below(clauses.size())])
                                     : proof.add(steps[i]);
            QVERIFY(check_proof(clauses, proof).verdict == Verdict::refused);
        }
        QVERIFY(satisfiable > 500);
    }

    /// What a checker that goes through every step accepts, ours accepts; where a damaged proof is
    /// refused, the plain one refuses it too.
    void agreesWithAPlainCheckerOnDamagedProofs() {
        Random random(test_suite::seed(34));
        int refused = 0;
        int accepted = 0;
        for (int round = 0; round < 600; ++round) {
            const ClauseSet clauses = random_clauses(random, 10, 48, 3, 3);
            const auto proof = refute(clauses);
            if (!proof || proof->size() < 3)
                continue;
            QVERIFY(PlainChecker(clauses).accepts(*proof));
            for (int damage = 0; damage < 4; ++damage) {
                std::uint64_t place = 0;
                do
                    place = random.below(proof->size());
                while (proof->is_deletion(place));
                Proof damaged;
                for (std::size_t i = 0; i < proof->size(); ++i) {
                    const auto span = proof->clause(i);
                    std::vector<int> clause(span.begin(), span.end());
                    if (i == place) {
                        if (damage % 2 == 0 || clause.empty())
                            continue;
                        int& flipped = clause[random.below(clause.size())];
                        flipped = -flipped;
                    }
                    proof->is_deletion(i) ? damaged.remove(clause) : damaged.add(clause);
                }
                const ProofCheck check = check_proof(clauses, damaged);
                if (check.verdict == Verdict::refused) {
                    ++refused;
                    QVERIFY(!PlainChecker(clauses).accepts(damaged));
                } else {
                    ++accepted;
                    QVERIFY(check.verdict == Verdict::verified);
                }
            }
        }
        QVERIFY(refused > 100);
        QVERIFY(accepted > 50);
    }

    void saysWhichStepFails() {
        ClauseSet clauses;
        clauses.add(std::array{1, 2});
        clauses.add(std::array{-1, 2, 3});
        Proof proof;
        proof.add(std::array{2, 3});
        proof.add(std::array{-2});
        proof.add(std::array{-3});
        const ProofCheck check = check_proof(clauses, proof);
        QVERIFY(check.verdict == Verdict::refused);
        QCOMPARE(check.step, std::size_t{2});
        QCOMPARE(QString::fromStdString(check.reason),
                 "step 3, which adds the clause \"-3 0\", does not follow");

        proof.clear();
        proof.add(std::array{2, 3});
        const ProofCheck unfinished = check_proof(clauses, proof);
        QVERIFY(unfinished.verdict == Verdict::refused);
        QCOMPARE(unfinished.step, std::size_t{1});
        QCOMPARE(QString::fromStdString(unfinished.reason),
                 "the proof does not derive the empty clause");

        proof.clear();
        proof.add({});
        QCOMPARE(QString::fromStdString(check_proof(clauses, proof).reason),
                 "step 1, which adds the clause \"0\", does not follow");
    }

    void needsNoProofWherePropagationIsEnough() {
        ClauseSet clauses;
        clauses.add(std::array{1, 1, 2'000'000'000});
        clauses.add(std::array{5, 6});
        clauses.add(std::array{-1});
        clauses.add(std::array{-2'000'000'000, 1});
        const ProofCheck check = check_proof(clauses, {});
        QVERIFY(check.verdict == Verdict::verified);
        QCOMPARE(check.core, (std::vector<std::size_t>{0, 2, 3}));
    }

    void stopsWhenTold() {
        const ClauseSet clauses = pigeonhole_clauses(8);
        const Proof proof = *refute(clauses);
        std::stop_source source;
        source.request_stop();
        QVERIFY(check_proof(clauses, proof, Control(source.get_token())).verdict ==
                Verdict::stopped);
    }
};

LOGGIA_TEST(CheckProofTest)

} // namespace check_proof_test

#include "check_proof_test.moc"
