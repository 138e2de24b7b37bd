#include "core/sat/engines/davis_putnam.hpp"
#include "core/sat/traces/implication_graph.hpp"
#include "core/sat/traces/trace_text.hpp"
#include "tests/core/sat/cnf_samples.hpp"
#include "tests/core/sat/pigeonhole.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <array>
#include <set>
#include <string>

namespace trace_text_test {

using namespace loggia;
using namespace loggia::sat;

Trace recorded(const logic::ClauseSet& clauses, const Features& features) {
    Trace trace;
    Sinks sinks;
    sinks.trace = &trace;
    static_cast<void>(solve_by_davis_putnam(clauses, features, {}, sinks));
    return trace;
}

std::vector<std::string> lines_of(const Trace& trace) {
    std::vector<std::string> lines;
    TraceView view(trace);
    while (view.forward())
        lines.push_back(std::string(name_of(view.last()->kind)) + ' ' + describe_last(view));
    return lines;
}

class TraceTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyKindHasANameOfItsOwn() {
        std::set<std::string_view> names;
        for (std::size_t kind = 0; kind < event_kinds; ++kind)
            names.insert(name_of(static_cast<EventKind>(kind)));
        QCOMPARE(names.size(), event_kinds);
        QVERIFY(!names.contains(""));
    }

    /// -1 is tried; 2 and its negation follow; so 1, and then nothing is left to be true.
    void aRunThatLearns() {
        logic::ClauseSet clauses;
        clauses.add(std::array{1, 2});
        clauses.add(std::array{1, -2});
        clauses.add(std::array{-1, 3});
        Features features = cdcl();
        features.branching = Branching::first;
        const Trace trace = recorded(clauses, features);
        TraceView start(trace);
        QVERIFY(describe_last(start).empty());
        const auto lines = lines_of(trace);
        QVERIFY(lines.size() >= 6);
        QCOMPARE(lines[0], std::string("decide -1"));
        QVERIFY(lines[1] == "propagate 2 by clause 1 (1 2)" ||
                lines[1] == "propagate -2 by clause 2 (1 -2)");
        const bool two = lines[1] == "propagate 2 by clause 1 (1 2)";
        QCOMPARE(lines[2],
                 std::string(two ? "conflict clause 2 (1 -2)" : "conflict clause 1 (1 2)") +
                     "; unique implication points: -1");
        QCOMPARE(lines[3],
                 std::string(two ? "learn clause 4 (1) from 2, on 2 with 1; cut: -1 | 2"
                                 : "learn clause 4 (1) from 1, on -2 with 2; cut: -1 | -2"));
        QCOMPARE(lines[4], std::string("backtrack to level 0"));
        QCOMPARE(lines[5], std::string("propagate 1 by clause 4 (1)"));
        QCOMPARE(lines.back(), std::string("satisfiable "));
    }

    void aConflictWithoutDecisionsHasNoImplicationPoints() {
        logic::ClauseSet clauses;
        clauses.add(std::array{1});
        clauses.add(std::array{2});
        clauses.add(std::array{-1, -2});
        const auto lines = lines_of(recorded(clauses, cdcl()));
        QVERIFY(std::any_of(lines.begin(), lines.end(), [](const std::string& line) {
            return line.starts_with("conflict clause ");
        }));
        for (const std::string& line : lines)
            QVERIFY2(line.find("implication") == std::string::npos, line.c_str());
    }

    /// The cut is the one of the implication graph.
    void cutsPartTheGraph() {
        const Trace trace = recorded(pigeonhole_clauses(5), cdcl());
        TraceView view(trace);
        int cuts = 0;
        while (view.forward_to(EventKind::conflict)) {
            const auto graph = implication_graph(view);
            QVERIFY(graph.has_value());
            std::vector<int> points;
            std::set<int> beyond;
            for (const auto& node : graph->nodes) {
                if (node.implication_point)
                    points.push_back(node.literal);
                if (node.beyond_cut)
                    beyond.insert(node.literal);
            }
            QVERIFY(points == implication_points(view));
            if (graph->learned == Event::none)
                continue;
            const Cut cut = cut_of(trace, graph->learned);
            QVERIFY(std::set<int>(cut.resolved.begin(), cut.resolved.end()) == beyond);
            for (const int literal : cut.reasons) {
                QCOMPARE(view.value(literal), 1);
                QVERIFY(!beyond.contains(literal));
            }
            ++cuts;
        }
        QVERIFY(cuts > 20);
    }

    void eliminationIsTold() {
        const auto lines = lines_of(recorded(pigeonhole_clauses(3), procedure_1960()));
        const auto begins = [&](const char* text) {
            return std::any_of(lines.begin(), lines.end(),
                               [text](const std::string& line) { return line.starts_with(text); });
        };
        QVERIFY(begins("resolve clause 23 ("));
        QVERIFY(begins("remove clause "));
        QVERIFY(begins("eliminate atom "));
    }

    void longClausesAreCutOff() {
        logic::ClauseSet clauses;
        for (int atom = 1; atom <= 1000; ++atom)
            clauses.push(atom);
        clauses.end_clause();
        const std::string text = describe_clause(recorded(clauses, dpll()), 0);
        QVERIFY(text.ends_with(" 20 and 980 more)"));
    }

    /// Nothing that happens is without words.
    void everyEventIsDescribed() {
        Random random(test_suite::seed(151));
        for (int round = 0; round < 300; ++round) {
            const auto clauses = oracle::odd_set(random, 8);
            for (const Features& features : {procedure_1960(), dpll(), cdcl()})
                for (const std::string& line : lines_of(recorded(clauses, features)))
                    QVERIFY(line == "satisfiable " || line == "unsatisfiable " ||
                            line.back() != ' ');
        }
    }
};

LOGGIA_TEST(TraceTextTest)

} // namespace trace_text_test

#include "trace_text_test.moc"
