#include "tests/core/sat/pigeonhole.hpp"
#include "tests/core/sat/traced_runs.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <map>
#include <vector>

namespace davis_putnam_learn_test {

using namespace loggia;
using namespace loggia::sat;

/// The level at which each literal of a clause became false; empty where one is not false.
std::vector<std::uint32_t> levels_of(const TraceView& view, std::span<const int> clause) {
    std::vector<std::uint32_t> levels;
    for (const int literal : clause) {
        if (view.value(literal) >= 0)
            return {};
        levels.push_back(view.trace()[view.cause(std::abs(literal))].level);
    }
    std::sort(levels.begin(), levels.end());
    return levels;
}

Trace recorded(const logic::ClauseSet& clauses, const Features& features) {
    Trace trace;
    static_cast<void>(oracle::record(clauses, features, trace));
    return trace;
}

logic::ClauseSet hard_set(Random& random) {
    const int atoms = 12 + static_cast<int>(random.below(20));
    return oracle::uniform(random, atoms, static_cast<std::size_t>(atoms) * 43 / 10, 3);
}

class DavisPutnamLearnTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// What is learned is false, by one literal of the conflict's level: the search goes back to
    /// the highest level of the others, and there makes that one true.
    void learnsTheFirstUniqueImplicationPoint() {
        Random random(test_suite::seed(63));
        int learned = 0;
        for (int round = 0; round < test_suite::rounds(200); ++round) {
            Features features = cdcl();
            features.minimisation = round % 2 == 0;
            features.branching = static_cast<Branching>(random.below(5));
            features.restarts = static_cast<Restarts>(random.below(4));
            const Trace trace = recorded(hard_set(random), features);
            for (std::size_t i = 0; i < trace.size(); ++i) {
                if (trace[i].kind != EventKind::learn)
                    continue;
                TraceView view(trace);
                view.go_to(i);
                const auto clause = trace.clauses()[trace[i].clause];
                const auto levels = levels_of(view, clause);
                QVERIFY(!levels.empty());
                QCOMPARE(levels.back(), view.level());
                const std::uint32_t second = levels.size() == 1 ? 0 : levels[levels.size() - 2];
                QVERIFY(second < levels.back());
                QVERIFY(levels.size() == 1 || levels.front() > 0);
                QVERIFY(i + 2 < trace.size());
                QVERIFY(trace[i + 1].kind == EventKind::backtrack);
                QCOMPARE(trace[i + 1].level, second);
                QVERIFY(trace[i + 2].kind == EventKind::propagate);
                QCOMPARE(trace[i + 2].clause, trace[i].clause);
                QCOMPARE(trace[view.cause(std::abs(trace[i + 2].literal))].level, levels.back());
                ++learned;
            }
        }
        QVERIFY(learned > test_suite::rounds(500));
    }

    /// CaDiCaL, which knows the set alone, finds no model in which a learned clause is false.
    void whatIsLearnedFollows() {
        Random random(test_suite::seed(64));
        for (int round = 0; round < test_suite::rounds(120); ++round) {
            const auto clauses = hard_set(random);
            Features features = cdcl();
            features.pure_literals = round % 3 == 0;
            const Trace trace = recorded(clauses, features);
            const auto cadical = make_cadical();
            oracle::feed(*cadical, clauses);
            for (std::size_t c = trace.original(); c < trace.clauses().size(); ++c) {
                for (const int literal : trace.clauses()[c])
                    cadical->assume(-literal);
                QVERIFY(cadical->solve() == Status::unsatisfiable);
            }
        }
    }

    /// From the same conflict, the minimised clause is a part of the other.
    void minimisingOnlyTakesAway() {
        Random random(test_suite::seed(65));
        int shorter = 0;
        for (int round = 0; round < 500; ++round) {
            const auto clauses = hard_set(random);
            Features features = cdcl();
            features.minimisation = false;
            const Trace plain = recorded(clauses, features);
            features.minimisation = true;
            const Trace minimised = recorded(clauses, features);
            if (plain.clauses().size() == plain.original())
                continue;
            const auto first = static_cast<std::uint32_t>(plain.original());
            const auto whole = oracle::literals_of(plain, first);
            const auto part = oracle::literals_of(minimised, first);
            QVERIFY(std::includes(whole.begin(), whole.end(), part.begin(), part.end()));
            shorter += part.size() < whole.size() ? 1 : 0;
        }
        QVERIFY(shorter > 10);
    }

    /// Without room for another clause the search is given up, and says so.
    void noRoomIsSaid() {
        Features features = cdcl();
        const auto clauses = pigeonhole_clauses(7);
        features.clause_deletion = false;
        features.word_limit = 2000;
        const Answer answer = solve_by_davis_putnam(clauses, features);
        QVERIFY(answer.status == Status::unknown);
        QVERIFY(answer.shortfall == Shortfall::no_room);
        features.word_limit = std::size_t{1} << 31U;
        QVERIFY(solve_by_davis_putnam(clauses, features).status == Status::unsatisfiable);
    }
};

LOGGIA_TEST(DavisPutnamLearnTest)

} // namespace davis_putnam_learn_test

#include "davis_putnam_learn_test.moc"
