#include "tests/core/sat/traced_runs.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <set>

namespace davis_putnam_propagate_test {

using namespace loggia;
using namespace loggia::sat;

/// Whether a clause is there at a moment.
bool is_there(const Trace& trace, std::uint32_t clause, std::size_t position) {
    return (clause < trace.original() || trace.born(clause) < position) &&
           trace.removed(clause) >= position;
}

/// No clause that is there has all of its literals false, or all but one that is open.
bool nothing_follows(const TraceView& view) {
    const Trace& trace = view.trace();
    for (std::uint32_t c = 0; c < trace.clauses().size(); ++c) {
        if (!is_there(trace, c, view.position()))
            continue;
        std::set<int> open;
        bool satisfied = false;
        for (const int literal : trace.clauses()[c]) {
            satisfied = satisfied || view.value(literal) > 0;
            if (view.value(literal) == 0)
                open.insert(literal);
        }
        if (!satisfied && open.size() < 2)
            return false;
    }
    return true;
}

/// Clauses with at most one literal that is not negated.
logic::ClauseSet horn_clauses(Random& random, int atoms) {
    logic::ClauseSet clauses;
    for (std::uint64_t left = 1 + random.below(static_cast<std::uint64_t>(3 * atoms)); left > 0;
         --left) {
        const auto atom = [&] {
            return 1 + static_cast<int>(random.below(static_cast<std::uint64_t>(atoms)));
        };
        if (random.below(8) != 0)
            clauses.push(atom());
        for (std::uint64_t body = random.below(4); body > 0; --body)
            clauses.push(-atom());
        clauses.end_clause();
    }
    return clauses;
}

/// By forward chaining over sets, until nothing is added.
bool horn_satisfiable(const logic::ClauseSet& clauses) {
    std::set<int> known;
    for (bool grows = true; grows;) {
        grows = false;
        for (std::size_t i = 0; i < clauses.size(); ++i) {
            int head = 0;
            bool holds = true;
            for (const int literal : clauses[i]) {
                if (literal > 0)
                    head = literal;
                else
                    holds = holds && known.contains(-literal);
            }
            if (!holds)
                continue;
            if (head == 0)
                return false;
            grows = known.insert(head).second || grows;
        }
    }
    return true;
}

class DavisPutnamPropagateTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Whatever the engine does, it decides nothing while something follows by itself.
    void beforeADecisionAllThatFollowsIsTrue() {
        Random random(test_suite::seed(61));
        int decisions = 0;
        for (int round = 0; round < test_suite::rounds(600); ++round) {
            const auto clauses = oracle::sample(random);
            Trace trace;
            static_cast<void>(oracle::record(clauses, oracle::features_of(random, round), trace));
            TraceView view(trace);
            while (view.forward_to(EventKind::decide)) {
                view.back();
                QVERIFY(nothing_follows(view));
                view.forward();
                ++decisions;
            }
        }
        QVERIFY(decisions > test_suite::rounds(250));
    }

    /// Propagation decides Horn clauses alone: with what is not forced false, no conflict comes
    /// after a decision.
    void hornClausesNeedNoSearch() {
        Random random(test_suite::seed(62));
        int refuted = 0;
        constexpr int rounds = 2000;
        for (int round = 0; round < rounds; ++round) {
            const auto clauses = horn_clauses(random, 3 + static_cast<int>(random.below(20)));
            Features features = round % 2 == 0 ? dpll() : cdcl();
            features.pure_literals = false;
            features.phase_saving = false;
            features.first_value = false;
            if (features.branching == Branching::most_frequent)
                features.branching = Branching::first; // the other chooses the value too
            const Answer answer = solve_by_davis_putnam(clauses, features);
            const bool satisfiable = horn_satisfiable(clauses);
            QCOMPARE(answer.status, satisfiable ? Status::satisfiable : Status::unsatisfiable);
            if (satisfiable)
                QCOMPARE(answer.statistics.conflicts, std::uint64_t{0});
            else
                QCOMPARE(answer.statistics.decisions, std::uint64_t{0});
            refuted += satisfiable ? 0 : 1;
        }
        QVERIFY(refuted > rounds / 20 && refuted < rounds * 19 / 20);
    }
};

LOGGIA_TEST(DavisPutnamPropagateTest)

} // namespace davis_putnam_propagate_test

#include "davis_putnam_propagate_test.moc"
