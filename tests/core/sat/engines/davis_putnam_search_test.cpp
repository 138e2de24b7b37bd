#include "tests/core/sat/traced_runs.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>

namespace davis_putnam_search_test {

using namespace loggia;
using namespace loggia::sat;

/// In how many clauses of the set that are not satisfied each open literal is.
std::map<int, int> open_counts(const TraceView& view) {
    const Trace& trace = view.trace();
    std::map<int, int> counts;
    for (std::uint32_t c = 0; c < trace.original(); ++c) {
        const auto literals = trace.clauses()[c];
        if (std::none_of(literals.begin(), literals.end(),
                         [&view](int literal) { return view.value(literal) > 0; }))
            for (const int literal : literals)
                if (view.value(literal) == 0)
                    ++counts[literal];
    }
    return counts;
}

logic::ClauseSet some_set(Random& random) {
    const int atoms = 6 + static_cast<int>(random.below(14));
    return oracle::uniform(random, atoms,
                           static_cast<std::size_t>(atoms) * (30 + random.below(20)) / 10, 3);
}

class DavisPutnamSearchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The lowest open atom first, with the value that is asked for.
    void decidesInOrder() {
        Random random(test_suite::seed(67));
        int decisions = 0;
        for (int round = 0; round < test_suite::rounds(300); ++round) {
            Features features = round % 2 == 0 ? dpll() : cdcl();
            features.branching = Branching::first;
            features.phase_saving = false;
            features.first_value = random.below(2) == 0;
            Trace trace;
            const auto clauses = some_set(random);
            static_cast<void>(oracle::record(clauses, features, trace));
            TraceView view(trace);
            while (view.forward_to(EventKind::decide)) {
                const int literal = view.last()->literal;
                QCOMPARE(literal > 0, features.first_value);
                view.back();
                const auto counts = open_counts(view);
                for (int atom = 1; atom < std::abs(literal); ++atom)
                    QVERIFY(view.value(atom) != 0 ||
                            (!counts.contains(atom) && !counts.contains(-atom)));
                QCOMPARE(view.value(literal), 0);
                view.forward();
                ++decisions;
            }
        }
        QVERIFY(decisions > test_suite::rounds(500));
    }

    /// The literal that most of the clauses that are still open have.
    void decidesTheMostFrequent() {
        Random random(test_suite::seed(68));
        int decisions = 0;
        for (int round = 0; round < test_suite::rounds(300); ++round) {
            Features features = dpll();
            features.branching = Branching::most_frequent;
            features.pure_literals = round % 2 == 0;
            Trace trace;
            static_cast<void>(oracle::record(some_set(random), features, trace));
            TraceView view(trace);
            while (view.forward_to(EventKind::decide)) {
                const int literal = view.last()->literal;
                view.back();
                auto counts = open_counts(view);
                const int count = counts[literal];
                for (const auto& [other, of_other] : counts)
                    QVERIFY(of_other <= count);
                view.forward();
                ++decisions;
            }
        }
        QVERIFY(decisions > test_suite::rounds(250));
    }

    /// Without learning, a conflict turns the last decision round, one level up.
    void aConflictTurnsTheLastDecision() {
        Random random(test_suite::seed(69));
        int turns = 0;
        for (int round = 0; round < test_suite::rounds(300); ++round) {
            Features features = dpll();
            features.branching = static_cast<Branching>(random.below(5));
            Trace trace;
            static_cast<void>(oracle::record(some_set(random), features, trace));
            TraceView view(trace);
            while (view.forward_to(EventKind::conflict)) {
                const std::uint32_t level = view.level();
                const std::size_t at = view.position();
                if (level == 0) {
                    QVERIFY(trace[at].kind == EventKind::unsatisfiable);
                    continue;
                }
                const auto decision =
                    std::find_if(view.trail().rbegin(), view.trail().rend(), [&](std::uint32_t e) {
                        return trace[e].kind == EventKind::decide;
                    });
                QVERIFY(decision != view.trail().rend());
                QCOMPARE(trace[*decision].level, level);
                QVERIFY(trace[at].kind == EventKind::backtrack);
                QCOMPARE(trace[at].level, level - 1);
                QVERIFY(trace[at + 1].kind == EventKind::flip);
                QCOMPARE(trace[at + 1].literal, -trace[*decision].literal);
                ++turns;
            }
        }
        QVERIFY(turns > test_suite::rounds(250));
    }

    /// A conflict between clauses as they come counts, and nothing is propagated after it.
    void aConflictBeforeTheSearchEndsTheRun() {
        logic::ClauseSet clauses;
        for (const int literal : {1, -1, 2, -2})
            clauses.add(std::array{literal});
        Features features = cdcl();
        features.elimination = Elimination::none;
        Trace trace;
        const Answer answer = oracle::record(clauses, features, trace);
        QVERIFY(answer.status == Status::unsatisfiable);
        QCOMPARE(answer.statistics.conflicts, std::uint64_t{1});
        QCOMPARE(trace.size(), std::size_t{3});
        QVERIFY(trace[0].kind == EventKind::propagate && trace[1].kind == EventKind::conflict);
        QVERIFY(trace[2].kind == EventKind::unsatisfiable);
    }

    /// Assumptions that contradict each other or a unit are all that is named as failed.
    void failedAssumptionsAreThoseInTheWay() {
        const auto solver = make_davis_putnam();
        solver->add(std::array{-1, 2});
        solver->add(std::array{-2, 3});
        solver->add(std::array{-5});
        for (const int literal : {4, 1, -3})
            solver->assume(literal);
        QVERIFY(solver->solve() == Status::unsatisfiable);
        QVERIFY(solver->failed(1) && solver->failed(-3) && !solver->failed(4));
        solver->assume(4);
        solver->assume(5);
        QVERIFY(solver->solve() == Status::unsatisfiable);
        QVERIFY(solver->failed(5) && !solver->failed(4));
        for (const int literal : {4, -4, 1})
            solver->assume(literal);
        QVERIFY(solver->solve() == Status::unsatisfiable);
        QVERIFY(solver->failed(4) && solver->failed(-4) && !solver->failed(1));
        QVERIFY(solver->solve() == Status::satisfiable);
    }
};

LOGGIA_TEST(DavisPutnamSearchTest)

} // namespace davis_putnam_search_test

#include "davis_putnam_search_test.moc"
