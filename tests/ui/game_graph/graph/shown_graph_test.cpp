#include "core/base/random.hpp"
#include "tests/suite.hpp"
#include "tests/ui/game_graph/study_fixture.hpp"

#include <QTest>

#include <set>

namespace shown_graph_test {

using namespace loggia;
using namespace loggia::ui;
using testing::nodeNamed;
using testing::studyFor;

class ShownGraphTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tellsTheLesson() {
        const auto study = studyFor("1-2-10");
        const ShownGraph& graph = *study->shown;
        QCOMPARE(graph.size(), 20);
        QCOMPARE(graph.arcs(), 34);
        QCOMPARE(graph.at(0).text, std::string("(1, 0)"));
        const ShownGraph::Node& start = graph.at(0);
        QCOMPARE(start.moves.size(), std::size_t{2});
        QVERIFY(graph.isBest(0, start.moves[0]) && !graph.isBest(0, start.moves[1]));
        QCOMPARE(graph.valueOf(start.moves[0]).remoteness, 7U);
        QVERIFY(graph.at(nodeNamed(graph, "(2, 10)")).end);
        QCOMPARE(graph.steps.size(), std::size_t{20});
    }

    void largeGraphsAreNotDrawn() {
        game_graph::Graph graph;
        QVERIFY(canBeDrawn(graph));
        graph.edges.resize(ShownGraph::most_arcs + 1);
        QVERIFY(!canBeDrawn(graph));
    }

    /// What folding leaves is what can be reached: by walking along every way at random.
    void foldingHidesWhatNothingElseLeadsTo() {
        const auto study = studyFor("nim 1 2 3", 1);
        const ShownGraph& graph = *study->shown;
        Random random(1);
        for (int round = 0; round < 50; ++round) {
            std::vector<bool> folded(graph.nodes.size());
            for (std::size_t i = 0; i < folded.size(); ++i)
                folded[i] = random.below(4) == 0;
            const std::vector<bool> reached = reachedUnfolded(graph, folded);
            std::set<int> seen{0};
            for (bool grown = true; grown;) {
                grown = false;
                for (const int node : std::set<int>(seen))
                    if (!folded[static_cast<std::size_t>(node)])
                        for (const ShownGraph::Arc& arc : graph.at(node).moves)
                            grown = seen.insert(arc.to).second || grown;
            }
            int shown = 0;
            for (int node = 0; node < graph.size(); ++node) {
                QCOMPARE(static_cast<bool>(reached[static_cast<std::size_t>(node)]),
                         seen.count(node) == 1);
                shown += seen.count(node) == 1 ? 1 : 0;
            }
            std::uint64_t hidden = 0;
            for (const std::uint64_t count : hiddenBy(graph, folded, reached))
                hidden += count;
            QCOMPARE(static_cast<std::uint64_t>(shown) + hidden,
                     static_cast<std::uint64_t>(graph.size()));
        }
    }
};

LOGGIA_TEST(ShownGraphTest)

} // namespace shown_graph_test

#include "shown_graph_test.moc"
