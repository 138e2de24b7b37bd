#include "core/sat/proofs/check_proof.hpp"
#include "core/sat/queries/solve.hpp"
#include "tests/core/sat/cnf_samples.hpp"
#include "tests/core/sat/parity.hpp"
#include "tests/core/sat/pigeonhole.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <set>

namespace proof_hints_test {

using namespace loggia;
using namespace loggia::sat;

/// A checker that does nothing but what the hints say.
class HintFollower {
public:
    explicit HintFollower(const logic::ClauseSet& clauses) {
        for (std::size_t i = 0; i < clauses.size(); ++i)
            clauses_[static_cast<std::int64_t>(i + 1)] = {clauses[i].begin(), clauses[i].end()};
        last_ = static_cast<std::int64_t>(clauses.size());
    }

    /// Whether the steps end in the empty clause and all are right.
    bool accepts(const std::vector<HintedStep>& steps) {
        for (const HintedStep& step : steps) {
            if (step.deletion) {
                for (const std::int64_t number : step.hints)
                    if (clauses_.erase(number) == 0)
                        return false;
                continue;
            }
            if (static_cast<std::int64_t>(step.number) <= last_ || !follows(step))
                return false;
            last_ = static_cast<std::int64_t>(step.number);
            clauses_[last_] = {step.literals.begin(), step.literals.end()};
            if (step.literals.empty())
                return true;
        }
        return false;
    }

private:
    enum class Outcome { open, conflict, wrong };

    /// Makes the one literal of each hinted clause true that does not fail.
    Outcome follow(std::set<int>& true_literals, std::span<const std::int64_t> hints) {
        for (const std::int64_t hint : hints) {
            const auto found = clauses_.find(hint);
            if (found == clauses_.end())
                return Outcome::wrong;
            std::vector<int> left;
            for (const int literal : found->second)
                if (!true_literals.contains(-literal))
                    left.push_back(literal);
            if (left.empty())
                return Outcome::conflict;
            if (left.size() > 1)
                return Outcome::wrong;
            true_literals.insert(left[0]);
        }
        return Outcome::open;
    }

    bool follows(const HintedStep& step) {
        std::set<int> true_literals;
        for (const int literal : step.literals)
            true_literals.insert(-literal);
        const auto first = std::find_if(step.hints.begin(), step.hints.end(),
                                        [](std::int64_t hint) { return hint < 0; });
        const Outcome common = follow(true_literals, std::span(step.hints.begin(), first));
        if (common != Outcome::open || step.literals.empty())
            return common == Outcome::conflict;
        std::map<std::int64_t, std::vector<std::int64_t>> groups;
        std::int64_t group = 0;
        for (auto hint = first; hint != step.hints.end(); ++hint) {
            if (*hint < 0)
                groups[group = -*hint];
            else
                groups[group].push_back(*hint);
        }
        const int opposite = -step.literals.front();
        for (const auto& [number, literals] : clauses_) {
            if (!literals.contains(opposite))
                continue;
            const auto hints = groups.find(number);
            if (hints == groups.end())
                return false;
            std::set<int> with = true_literals;
            bool satisfied = false;
            for (const int literal : literals)
                if (literal != opposite) {
                    satisfied = satisfied || with.contains(literal);
                    with.insert(-literal);
                }
            if (!satisfied && follow(with, hints->second) != Outcome::conflict)
                return false;
        }
        return true;
    }

    std::map<std::int64_t, std::set<int>> clauses_;
    std::int64_t last_ = 0;
};

/// Whether the set has no model; then the proof with hints is followed.
bool refuted_with_hints(const logic::ClauseSet& clauses, const SolveOptions& options) {
    Proof proof;
    Sinks sinks;
    sinks.proof = &proof;
    if (solve(clauses, options, {}, sinks).value().status != Status::unsatisfiable)
        return false;
    std::vector<HintedStep> hinted;
    const ProofCheck check = check_proof(clauses, proof, {}, &hinted);
    if (check.verdict != ProofCheck::Verdict::verified)
        QTest::qFail(check.reason.c_str(), __FILE__, __LINE__);
    if (!HintFollower(clauses).accepts(hinted))
        QTest::qFail("the hints do not lead to the empty clause", __FILE__, __LINE__);
    return true;
}

class ProofHintsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyEngine() {
        Random random(test_suite::seed(1));
        int count = 0;
        for (int round = 0; round < test_suite::rounds(500); ++round) {
            const auto clauses = oracle::odd_set(random, 9);
            for (const NamedEngine& named : named_engines())
                if (named.engine != Engine::portfolio)
                    count += refuted_with_hints(clauses, {named.engine, named.features, round, {}});
            if (QTest::currentTestFailed())
                return;
        }
        QVERIFY(count > test_suite::rounds(500));
    }

    void harderSets_data() {
        QTest::addColumn<quint64>("seed");
        QTest::newRow("any") << quint64{test_suite::seed(2)};
        // Of clauses that follow by their pivot, and what served two resolvents was needed by one.
        QTest::newRow("resolvents") << quint64{30'000'090'002};
    }
    void harderSets() {
        QFETCH(quint64, seed);
        Random random(seed);
        for (int round = 0; round < 30; ++round) {
            const auto clauses = oracle::uniform(random, 50, 260, 3);
            for (const NamedEngine& named : named_engines())
                if (named.engine != Engine::portfolio && named.name != "dp1960")
                    refuted_with_hints(clauses, {named.engine, named.features, round, {}});
            if (QTest::currentTestFailed())
                return;
        }
    }

    /// Proofs with definitions of new atoms.
    void extendedResolution() {
        QVERIFY(refuted_with_hints(pigeonhole_clauses(7), {}));
        QVERIFY(refuted_with_hints(pigeonhole_clauses(7, AtMostOne::product), {}));
        QVERIFY(refuted_with_hints(mutilated_chessboard(6), {}));
        QVERIFY(refuted_with_hints(tseitin_torus(4, 5), {}));
        QVERIFY(refuted_with_hints(parity_ladder(20), {}));
    }

    void aWrongHintIsNoticed() {
        const auto clauses = pigeonhole_clauses(3);
        Proof proof;
        Sinks sinks;
        sinks.proof = &proof;
        SolveOptions options;
        options.engine = Engine::davis_putnam;
        QVERIFY(solve(clauses, options, {}, sinks).value().status == Status::unsatisfiable);
        std::vector<HintedStep> hinted;
        static_cast<void>(check_proof(clauses, proof, {}, &hinted));
        QVERIFY(HintFollower(clauses).accepts(hinted));
        auto wrong = hinted;
        wrong.back().hints.pop_back();
        QVERIFY(!HintFollower(clauses).accepts(wrong));
        wrong = hinted;
        wrong.front().hints.assign(1, 1);
        QVERIFY(!HintFollower(clauses).accepts(wrong));
    }

    void asText() {
        logic::ClauseSet clauses;
        clauses.add(std::array{1, 2});
        clauses.add(std::array{-1, 2});
        clauses.add(std::array{-2});
        Proof proof;
        proof.add(std::array{2});
        proof.add({});
        std::vector<HintedStep> hinted;
        QVERIFY(check_proof(clauses, proof, {}, &hinted).verdict == ProofCheck::Verdict::verified);
        QVERIFY(HintFollower(clauses).accepts(hinted));
        QCOMPARE(
            QString::fromStdString(to_lrat({{4, false, {2, -3}, {1, -2, 3}}, {4, true, {}, {1}}})),
            QStringLiteral("4 2 -3 0 1 -2 3 0\n4 d 1 0\n"));
        // No step is needed where the clauses alone propagate to a conflict.
        QVERIFY(!hinted.empty() && hinted.back().literals.empty());
    }
};

LOGGIA_TEST(ProofHintsTest)

} // namespace proof_hints_test

#include "proof_hints_test.moc"
