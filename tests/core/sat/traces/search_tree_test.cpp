#include "core/sat/engines/davis_putnam.hpp"
#include "core/sat/traces/search_tree.hpp"
#include "tests/core/sat/cnf_samples.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>

namespace search_tree_test {

using namespace loggia;
using namespace loggia::sat;
using Kind = SearchTree::Kind;

class SearchTreeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// At every moment the literals from the root to where the search stands are in force, in the
    /// order of the trail, and all decisions in force are among them.
    void pathIsInForce() {
        Random random(test_suite::seed(3));
        for (int round = 0; round < 300; ++round) {
            const logic::ClauseSet clauses = oracle::uniform(random, 8, 34, 3);
            for (const Features& features : {dpll(), cdcl()}) {
                Trace trace;
                Sinks sinks;
                sinks.trace = &trace;
                const Answer answer = solve_by_davis_putnam(clauses, features, {}, sinks);
                const SearchTree tree = search_tree(trace, 100'000);
                QVERIFY(tree.complete);
                TraceView view(trace);
                for (std::size_t position = 0; position <= trace.size(); ++position) {
                    view.go_to(position);
                    checkPath(tree, view);
                }
                const auto models =
                    std::count_if(tree.nodes.begin(), tree.nodes.end(),
                                  [](const auto& node) { return node.kind == Kind::model; });
                QCOMPARE(models == 1, answer.status == Status::satisfiable);
            }
        }
    }

    void countsWhatHappened() {
        Trace trace;
        Sinks sinks;
        sinks.trace = &trace;
        Random random(test_suite::seed(5));
        const logic::ClauseSet clauses = oracle::uniform(random, 20, 90, 3);
        static_cast<void>(solve_by_davis_putnam(clauses, dpll(), {}, sinks));
        TraceView view(trace);
        view.go_to(trace.size());
        const SearchTree tree = search_tree(trace, 100'000);
        const auto count = [&](Kind kind) {
            return static_cast<std::size_t>(
                std::count_if(tree.nodes.begin(), tree.nodes.end(),
                              [kind](const auto& node) { return node.kind == kind; }));
        };
        QCOMPARE(count(Kind::decision), view.count(EventKind::decide));
        QCOMPARE(count(Kind::turned), view.count(EventKind::flip));
        QCOMPARE(count(Kind::conflict), view.count(EventKind::conflict));
        QVERIFY(count(Kind::conflict) > 0);
    }

    void isCutOff() {
        Trace trace;
        Sinks sinks;
        sinks.trace = &trace;
        Random random(test_suite::seed(5));
        static_cast<void>(
            solve_by_davis_putnam(oracle::uniform(random, 20, 90, 3), dpll(), {}, sinks));
        const SearchTree tree = search_tree(trace, 4);
        QCOMPARE(tree.nodes.size(), std::size_t{4});
        QVERIFY(!tree.complete && tree.ended);
        QVERIFY(tree.at(trace.size()) < 4);
    }

    /// Under each node that is there lie as many as in the whole tree, and the search stands at the
    /// lowest of them.
    void countsWhatItLeavesOut() {
        Random random(test_suite::seed(7));
        for (int round = 0; round < 60; ++round) {
            const logic::ClauseSet clauses = oracle::uniform(random, 12, 50, 3);
            for (const Features& features : {dpll(), cdcl()}) {
                Trace trace;
                Sinks sinks;
                sinks.trace = &trace;
                static_cast<void>(solve_by_davis_putnam(clauses, features, {}, sinks));
                const SearchTree all = search_tree(trace, 100'000);
                const std::size_t most = 1 + random.below(all.nodes.size());
                const SearchTree tree = search_tree(trace, most);
                QCOMPARE(tree.nodes.size(), most);
                QCOMPARE(tree.complete, most == all.nodes.size());
                QCOMPARE(tree.size(), all.nodes.size());
                const auto there = [&](std::uint32_t node) {
                    while (node >= most)
                        node = all.nodes[node].parent;
                    return node;
                };
                std::vector<std::uint32_t> left_out(most, 0);
                for (auto node = static_cast<std::uint32_t>(most); node < all.nodes.size(); ++node)
                    ++left_out[there(all.nodes[node].parent)];
                QVERIFY(tree.left_out == left_out);
                for (std::size_t position = 0; position <= trace.size(); ++position)
                    QCOMPARE(tree.at(position), there(all.at(position)));
            }
        }
    }

    void knowsWhereTheRecordingEnds() {
        Trace trace(40);
        Sinks sinks;
        sinks.trace = &trace;
        Random random(test_suite::seed(5));
        static_cast<void>(
            solve_by_davis_putnam(oracle::uniform(random, 20, 90, 3), dpll(), {}, sinks));
        QVERIFY(!trace.complete());
        const SearchTree tree = search_tree(trace, 100'000);
        QVERIFY(tree.complete && !tree.ended);
        QCOMPARE(tree.size(), tree.nodes.size());
    }

private:
    static void checkPath(const SearchTree& tree, const TraceView& view) {
        std::vector<int> path;
        for (std::uint32_t node = tree.at(view.position()); node != 0;
             node = tree.nodes[node].parent)
            if (tree.nodes[node].literal != 0)
                path.push_back(tree.nodes[node].literal);
        std::reverse(path.begin(), path.end());
        auto next = path.begin();
        std::size_t decisions = 0;
        for (const std::uint32_t event : view.trail()) {
            if (next != path.end() && view.trace()[event].literal == *next)
                ++next;
            else if (view.trace()[event].kind == EventKind::decide)
                ++decisions; // one that the path leaves out
        }
        QVERIFY(next == path.end());
        QCOMPARE(decisions, std::size_t{0});
    }
};

LOGGIA_TEST(SearchTreeTest)

} // namespace search_tree_test

#include "search_tree_test.moc"
