#include "core/sat/traces/implication_graph.hpp"
#include "tests/core/sat/traced_runs.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <map>
#include <set>
#include <vector>

namespace implication_graph_test {

using namespace loggia;
using namespace loggia::sat;
using namespace loggia::sat::oracle;

void check_graph(const TraceView& view) {
    const auto graph = implication_graph(view);
    QVERIFY(graph.has_value());
    const auto& nodes = graph->nodes;
    // Each node is true, for a reason whose literals are nodes before it, or for none.
    std::map<std::uint32_t, std::set<int>> causes;
    for (const auto& edge : graph->edges) {
        QVERIFY(edge.from < edge.to);
        causes[edge.to].insert(-nodes[edge.from].literal);
    }
    for (std::uint32_t i = 0; i <= nodes.size(); ++i) {
        const std::uint32_t clause = i < nodes.size() ? nodes[i].clause : graph->conflict;
        if (clause == Event::none) {
            QVERIFY(!causes.contains(i));
            continue;
        }
        auto expected = literals_of(view.trace(), clause);
        if (i < nodes.size())
            QCOMPARE(expected.erase(nodes[i].literal), 1U);
        QVERIFY(causes[i] == expected);
    }
    // Implication points, by the definition: without the node, the conflict is out of reach.
    const std::uint32_t level = view.level();
    if (level == 0) // nothing has been decided
        for (const auto& node : nodes)
            QVERIFY(!node.implication_point);
    std::uint32_t decision = Event::none;
    for (std::uint32_t i = 0; i < nodes.size(); ++i)
        if (nodes[i].level == level && nodes[i].clause == Event::none && decision == Event::none)
            decision = i;
    if (level == 0 || decision == Event::none)
        return;
    std::uint32_t last_point = decision;
    if (graph->learned != Event::none) {
        for (std::uint32_t i = decision; i < nodes.size(); ++i) {
            std::vector<bool> reached(nodes.size() + 1, false);
            reached[decision] = decision != i;
            for (const auto& edge : graph->edges) // by rising target
                if (reached[edge.from] && edge.to != i)
                    reached[edge.to] = true;
            if (nodes[i].level == level)
                QCOMPARE(nodes[i].implication_point, !reached[nodes.size()]);
            if (nodes[i].implication_point)
                last_point = i;
        }
        // The cut is at the last of them.
        QVERIFY(literals_of(view.trace(), graph->learned).contains(-nodes[last_point].literal));
        QVERIFY(!nodes[last_point].beyond_cut);
    }
}

class ImplicationGraphTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyConflictHasItsGraph() {
        Random random(test_suite::seed(63));
        int conflicts = 0;
        for (int round = 0; round < 300; ++round) {
            const Features features = features_of(random, round);
            const auto clauses = sample(random);
            Trace trace;
            static_cast<void>(oracle::record(clauses, features, trace));
            TraceView view(trace);
            QVERIFY(!implication_graph(view));
            while (view.forward()) {
                if (view.last()->kind == EventKind::conflict) {
                    ++conflicts;
                    check_graph(view);
                } else {
                    QVERIFY(!implication_graph(view));
                }
                if (QTest::currentTestFailed())
                    return;
            }
        }
        QVERIFY(conflicts > 300);
    }
};

LOGGIA_TEST(ImplicationGraphTest)

} // namespace implication_graph_test

#include "implication_graph_test.moc"
