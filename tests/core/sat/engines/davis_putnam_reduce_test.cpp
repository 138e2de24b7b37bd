#include "tests/core/sat/pigeonhole.hpp"
#include "tests/core/sat/traced_runs.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <set>
#include <vector>

namespace davis_putnam_reduce_test {

using namespace loggia;
using namespace loggia::sat;

/// The sequence 1, 1, 2, 1, 1, 2, 4, ... by its definition, from 1 on.
std::uint64_t luby(std::uint64_t i) {
    std::uint64_t power = 2;
    while (power - 1 < i)
        power *= 2;
    return power - 1 == i ? power / 2 : luby(i - power / 2 + 1);
}

/// How many levels the literals of a clause come from at a moment.
std::size_t levels_of(const TraceView& view, std::span<const int> clause) {
    std::set<std::uint32_t> levels;
    for (const int literal : clause)
        levels.insert(view.trace()[view.cause(std::abs(literal))].level);
    return levels.size();
}

class DavisPutnamReduceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void restartsGoByTheirSequence() {
        Features features = cdcl();
        features.restarts = Restarts::luby;
        features.branching = Branching::vsids;
        Trace trace;
        static_cast<void>(oracle::record(pigeonhole_clauses(7), features, trace));
        std::vector<std::size_t> conflicts; // between one restart and the next
        for (std::size_t i = 0; i < trace.size(); ++i) {
            if (trace[i].kind == EventKind::restart) {
                QCOMPARE(trace[i].level, 0U);
                conflicts.push_back(0);
            } else if (trace[i].kind == EventKind::conflict && !conflicts.empty()) {
                ++conflicts.back();
            }
        }
        QVERIFY(conflicts.size() > 8);
        conflicts.pop_back(); // the run ended before it was full
        // At the next decision, which some conflicts in a row may put off.
        constexpr std::size_t put_off = 30;
        for (std::size_t k = 0; k < conflicts.size(); ++k) {
            const std::size_t due = 100 * luby(k + 1);
            QVERIFY2(conflicts[k] >= due && conflicts[k] < due + put_off,
                     qPrintable(QStringLiteral("%1: %2").arg(k).arg(conflicts[k])));
        }
    }

    void withoutRestartsThereAreNone() {
        Features features = cdcl();
        features.restarts = Restarts::none;
        features.branching = Branching::vsids;
        features.clause_deletion = false;
        Trace trace;
        const Answer answer = oracle::record(pigeonhole_clauses(6), features, trace);
        QVERIFY(answer.status == Status::unsatisfiable);
        QCOMPARE(answer.statistics.restarts, std::uint64_t{0});
        QCOMPARE(answer.statistics.deleted, std::uint64_t{0});
        for (std::size_t i = 0; i < trace.size(); ++i)
            QVERIFY(trace[i].kind != EventKind::restart && trace[i].kind != EventKind::remove);
    }

    /// What goes is satisfied for good, or was learned, is no reason and comes from more than two
    /// levels.
    void goodClausesAndReasonsStay() {
        Random random(test_suite::seed(66));
        std::size_t removed = 0;
        for (int round = 0; round < 6; ++round) {
            const auto clauses =
                round == 0 ? pigeonhole_clauses(7) : oracle::uniform(random, 120, 512, 3);
            Trace trace;
            const Answer answer = oracle::record(clauses, cdcl(), trace);
            QVERIFY(trace.complete());
            std::uint64_t events = 0;
            for (std::size_t i = 0; i < trace.size(); ++i) {
                if (trace[i].kind != EventKind::remove)
                    continue;
                ++events;
                const std::uint32_t clause = trace[i].clause;
                TraceView view(trace);
                view.go_to(i);
                const auto literals = trace.clauses()[clause];
                const bool satisfied =
                    std::any_of(literals.begin(), literals.end(), [&](int literal) {
                        return view.value(literal) > 0 &&
                               trace[view.cause(std::abs(literal))].level == 0;
                    });
                if (satisfied)
                    continue;
                QVERIFY(clause >= trace.original());
                for (const std::uint32_t event : view.trail())
                    QVERIFY(trace[event].clause != clause || trace[event].level == 0);
                view.go_to(trace.born(clause));
                QVERIFY(levels_of(view, literals) > 2);
                ++removed;
            }
            QCOMPARE(answer.statistics.deleted, events);
        }
        QVERIFY(removed > 300);
    }
};

LOGGIA_TEST(DavisPutnamReduceTest)

} // namespace davis_putnam_reduce_test

#include "davis_putnam_reduce_test.moc"
