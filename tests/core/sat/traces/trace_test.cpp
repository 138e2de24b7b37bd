#include "core/sat/engines/davis_putnam.hpp"
#include "core/sat/traces/trace.hpp"
#include "tests/core/sat/pigeonhole.hpp"
#include "tests/core/sat/traced_runs.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <set>

namespace trace_test {

using namespace loggia;
using namespace loggia::sat;
using namespace loggia::sat::oracle;

/// What is true after some events, by going through them from the start with nothing but the words
/// that describe each kind.
struct Plain {
    std::vector<std::uint32_t> trail;
    std::vector<std::uint32_t> levels; ///< of the trail
    std::set<std::uint32_t> clauses;   ///< there are
    std::uint32_t level = 0;

    void apply(const Trace& trace, std::uint32_t i) {
        const Event& event = trace[i];
        level = event.level;
        if (event.kind == EventKind::backtrack || event.kind == EventKind::restart) {
            while (!trail.empty() && levels.back() > event.level) {
                trail.pop_back();
                levels.pop_back();
            }
        }
        if (event.assigns()) {
            trail.push_back(i);
            levels.push_back(event.level);
        }
        if (event.kind == EventKind::learn || event.kind == EventKind::resolve)
            clauses.insert(event.clause);
        if (event.kind == EventKind::remove)
            clauses.erase(event.clause);
    }
};

/// Every event is what its kind promises, at the moment before it.
void check_event(const TraceView& before, const Event& event) {
    const Trace& trace = before.trace();
    using State = TraceView::ClauseState;
    switch (event.kind) {
    case EventKind::decide:
        QCOMPARE(before.value(event.literal), 0);
        QCOMPARE(event.level, before.level() + 1);
        break;
    case EventKind::propagate: {
        QCOMPARE(before.value(event.literal), 0);
        QVERIFY(before.state(event.clause) == State::unit);
        QVERIFY(literals_of(trace, event.clause).contains(event.literal));
        break;
    }
    case EventKind::pure:
        QCOMPARE(before.value(event.literal), 0);
        for (std::uint32_t c = 0; c < trace.clauses().size(); ++c) {
            const auto literals = literals_of(trace, c);
            // What is learned follows from the rest; a clause true of itself is none.
            const bool learned =
                c >= trace.original() && trace[trace.born(c)].kind == EventKind::learn;
            const bool trivial = std::any_of(literals.begin(), literals.end(),
                                             [&](int l) { return literals.contains(-l); });
            const auto state = before.state(c);
            if (!learned && !trivial && literals.contains(-event.literal))
                QVERIFY(state == State::satisfied || state == State::absent);
        }
        break;
    case EventKind::flip:
        QVERIFY(before.last()->kind == EventKind::backtrack);
        QCOMPARE(before.value(event.literal), 0);
        break;
    case EventKind::conflict:
        QVERIFY(before.state(event.clause) == State::conflicting);
        break;
    case EventKind::learn:
    case EventKind::resolve: {
        QVERIFY(before.state(event.clause) == State::absent);
        const auto derivation = trace.derivation(event.clause);
        std::set<int> resolvent = literals_of(trace, derivation.start);
        for (const Resolution& step : derivation.steps) {
            const std::set<int> with = literals_of(trace, step.clause);
            QVERIFY(before.state(step.clause) != State::absent);
            QVERIFY(with.contains(step.pivot));
            QVERIFY(resolvent.contains(-step.pivot));
            resolvent.insert(with.begin(), with.end());
            resolvent.erase(step.pivot);
            resolvent.erase(-step.pivot);
        }
        std::erase_if(resolvent, [&](int l) {
            return before.value(l) < 0 && trace[before.cause(std::abs(l))].level == 0;
        });
        QVERIFY(resolvent == literals_of(trace, event.clause));
        break;
    }
    case EventKind::remove:
        QVERIFY(before.state(event.clause) != State::absent);
        break;
    case EventKind::eliminate:
        for (std::uint32_t c = 0; c < trace.clauses().size(); ++c) {
            const auto literals = literals_of(trace, c);
            const auto state = before.state(c);
            const bool trivial = std::any_of(literals.begin(), literals.end(),
                                             [&](int l) { return literals.contains(-l); });
            if (!trivial && (literals.contains(event.literal) || literals.contains(-event.literal)))
                QVERIFY(state == State::absent || state == State::satisfied);
        }
        break;
    case EventKind::satisfiable:
        for (std::uint32_t c = 0; c < trace.original(); ++c) {
            const auto literals = literals_of(trace, c);
            const bool trivial = std::any_of(literals.begin(), literals.end(),
                                             [&](int l) { return literals.contains(-l); });
            QVERIFY(trivial || before.state(c) == State::satisfied ||
                    before.state(c) == State::absent);
        }
        break;
    default:
        break;
    }
}

class TraceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyEventIsWhatItSays() {
        Random random(test_suite::seed(61));
        int conflicts = 0;
        for (int round = 0; round < test_suite::rounds(250); ++round) {
            const Features features = features_of(random, round);
            const auto clauses = sample(random);
            Trace trace;
            const Answer answer = oracle::record(clauses, features, trace);
            QVERIFY(answer.status ==
                    solve_by_davis_putnam(clauses, features).status); // recorded or not
            QVERIFY(trace.complete());
            QVERIFY(trace.size() > 0);
            QVERIFY(trace[trace.size() - 1].kind == (answer.status == Status::satisfiable
                                                         ? EventKind::satisfiable
                                                         : EventKind::unsatisfiable));
            TraceView view(trace);
            for (std::size_t i = 0; i < trace.size(); ++i) {
                QCOMPARE(view.position(), i);
                check_event(view, trace[i]);
                QVERIFY(view.forward());
                conflicts += trace[i].kind == EventKind::conflict ? 1 : 0;
                if (QTest::currentTestFailed())
                    return;
            }
            QVERIFY(!view.forward());
        }
        QVERIFY(conflicts > test_suite::rounds(100));
    }

    /// Forward, back and in leaps: the state is the one that replaying from the start gives.
    void anyMomentCanBeGoneTo() {
        Random random(test_suite::seed(62));
        for (int round = 0; round < 25; ++round) {
            const Features features = features_of(random, round);
            const auto clauses = sample(random);
            Trace trace;
            static_cast<void>(oracle::record(clauses, features, trace));
            std::vector<Plain> states(1);
            for (std::uint32_t i = 0; i < trace.size(); ++i) {
                states.push_back(states.back());
                states.back().apply(trace, i);
            }
            TraceView view(trace);
            const auto check = [&] {
                const Plain& plain = states[view.position()];
                QVERIFY(std::equal(plain.trail.begin(), plain.trail.end(), view.trail().begin(),
                                   view.trail().end()));
                QCOMPARE(view.level(), plain.level);
                std::vector<int> values(static_cast<std::size_t>(trace.atoms()) + 1, 0);
                for (const std::uint32_t event : plain.trail) {
                    const int l = trace[event].literal;
                    values[static_cast<std::size_t>(std::abs(l))] = l > 0 ? 1 : -1;
                }
                for (int a = 1; a <= trace.atoms(); ++a)
                    QCOMPARE(view.value(a), values[static_cast<std::size_t>(a)]);
                for (std::uint32_t c = 0; c < trace.clauses().size(); ++c)
                    if (c >= trace.original())
                        QCOMPARE(view.state(c) != TraceView::ClauseState::absent,
                                 plain.clauses.contains(c));
                std::size_t decisions = 0;
                for (std::size_t i = 0; i < view.position(); ++i)
                    decisions += trace[i].kind == EventKind::decide ? 1 : 0;
                QCOMPARE(view.count(EventKind::decide), decisions);
            };
            while (view.forward())
                check();
            while (view.back())
                check();
            QVERIFY(view.trail().empty());
            for (int leap = 0; leap < 30; ++leap) {
                view.go_to(random.below(trace.size() + 1));
                check();
            }
            view.go_to(0);
            std::size_t conflicts = 0;
            while (view.forward_to(EventKind::conflict)) {
                ++conflicts;
                QVERIFY(view.last()->kind == EventKind::conflict);
            }
            view.go_to(trace.size());
            QCOMPARE(view.count(EventKind::conflict), conflicts);
            while (view.back_to(EventKind::conflict))
                --conflicts;
            QCOMPARE(conflicts, 0U);
            if (QTest::currentTestFailed())
                return;
        }
    }

    void recordsNoMoreThanItMay() {
        Trace trace(100);
        Sinks sinks;
        sinks.trace = &trace;
        const Answer answer = solve_by_davis_putnam(pigeonhole_clauses(5), cdcl(), {}, sinks);
        QVERIFY(answer.status == Status::unsatisfiable);
        QVERIFY(!trace.complete());
        QCOMPARE(trace.size(), 100U);
        TraceView view(trace);
        view.go_to(1000);
        QCOMPARE(view.position(), 100U);
    }

    /// Deletions and moves of clauses must not mix up their numbers.
    void longRunsWithDeletions() {
        Trace trace;
        Sinks sinks;
        sinks.trace = &trace;
        const Answer answer = solve_by_davis_putnam(pigeonhole_clauses(7), cdcl(), {}, sinks);
        QVERIFY(answer.statistics.deleted > 100);
        TraceView view(trace);
        for (std::size_t i = 0; i < trace.size(); ++i) {
            check_event(view, trace[i]);
            view.forward();
            if (QTest::currentTestFailed())
                return;
        }
        QCOMPARE(view.count(EventKind::conflict), answer.statistics.conflicts);
        QCOMPARE(view.count(EventKind::decide), answer.statistics.decisions);
        QCOMPARE(view.count(EventKind::remove), answer.statistics.deleted);
    }
};

LOGGIA_TEST(TraceTest)

} // namespace trace_test

#include "trace_test.moc"
