#include "core/base/random.hpp"
#include "core/sat/formats/format.hpp"
#include "tests/core/sat/cnf_samples.hpp"
#include "tests/suite.hpp"
#include "tests/ui/sat/sat_fixture.hpp"
#include "ui/sat/watch/implication_scene.hpp"
#include "ui/widgets/graph/route_arrows.hpp"

namespace implication_scene_test {

using namespace loggia;
using namespace loggia::ui;
using testing::q;

class ImplicationSceneTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void nothingWithoutAConflict() {
        Replay replay;
        QVERIFY(!implicationsAt(replay));
        replay.setRecording(testing::recordingOf(testing::conflict_text, testing::plainLearning()));
        QVERIFY(!implicationsAt(replay));
        QVERIFY(replay.forwardTo(sat::EventKind::decide));
        QVERIFY(!implicationsAt(replay));
    }

    /// At every conflict of random runs: no two nodes overlap, every edge leads downwards, what is
    /// beyond the cut is below its line and everything else above, and what crosses it is what the
    /// learned clause denies.
    void everyGraphIsDrawnWell() {
        Random random(9);
        int cuts = 0;
        for (int round = 0; round < 20; ++round) {
            const std::string text =
                sat::to_assignment_format(sat::oracle::uniform(random, 30, 130, 3), {});
            Replay replay;
            replay.setRecording(testing::recordingOf(text.c_str(), sat::cdcl()));
            while (replay.forwardTo(sat::EventKind::conflict)) {
                const auto graph = implicationsAt(replay);
                QVERIFY(graph.has_value());
                const GraphScene scene =
                    implicationScene(*graph, replay.words(), replay.view().trace().clauses(), {});
                check(scene, *graph, replay.view().trace().clauses());
                // In a narrow window, too, where its rows fit.
                constexpr double narrow = 300;
                const GraphScene slim = implicationScene(
                    *graph, replay.words(), replay.view().trace().clauses(), {}, narrow);
                check(slim, *graph, replay.view().trace().clauses());
                for (std::size_t node = 0; node <= graph->nodes.size(); ++node) {
                    QVERIFY(slim.places[node].left() >= -narrow / 2);
                    QVERIFY(slim.places[node].right() <= narrow / 2);
                }
                cuts += scene.size() == static_cast<int>(graph->nodes.size()) + 3 ? 1 : 0;
                if (graph->learned == sat::Event::none)
                    continue;
                // The graph stays while its clause is learned.
                replay.goTo(replay.position() + 1);
                const auto again = implicationsAt(replay);
                QVERIFY(again && again->nodes.size() == graph->nodes.size());
            }
        }
        QVERIFY(cuts > 20);
    }

private:
    /// Labels cover neither each other nor a node, and each literal that a clause forced has the
    /// number of that clause on an arrow.
    static void checkLabels(const GraphScene& scene, const sat::ImplicationGraph& graph) {
        std::vector<QRectF> labels;
        std::vector<QString> told(graph.nodes.size());
        for (const GraphEdge& edge : scene.edges) {
            if (edge.label.isEmpty())
                continue;
            const QRectF rect = arrowLabelRect(scene, edge, {});
            for (const QRectF& other : labels)
                QVERIFY(!rect.intersects(other));
            for (int node = 0; node < scene.size(); ++node)
                QVERIFY(!rect.intersects(scene.place(node)));
            QVERIFY(scene.bounds.contains(rect));
            labels.push_back(rect);
            if (static_cast<std::size_t>(edge.to) < told.size())
                told[static_cast<std::size_t>(edge.to)] = edge.label;
        }
        for (const auto& edge : graph.edges)
            if (edge.to < told.size())
                QCOMPARE(told[edge.to], QString::number(graph.nodes[edge.to].clause + 1));
    }

    static void check(const GraphScene& scene, const sat::ImplicationGraph& graph,
                      const logic::ClauseSet& clauses) {
        const auto nodes = static_cast<int>(graph.nodes.size());
        for (int a = 0; a < scene.size(); ++a) {
            QVERIFY(scene.bounds.contains(scene.place(a)));
            for (int b = 0; b < a; ++b)
                QVERIFY(!scene.place(a).intersects(scene.place(b)));
        }
        checkLabels(scene, graph);
        for (const auto& edge : graph.edges)
            QVERIFY(scene.place(static_cast<int>(edge.from)).bottom() <=
                    scene.place(static_cast<int>(edge.to)).top());
        if (scene.size() == nodes + 1)
            return; // no line
        QCOMPARE(scene.size(), nodes + 3);
        const double line = scene.place(nodes + 2).top();
        const auto learned = clauses[graph.learned];
        for (int node = 0; node < nodes; ++node) {
            const auto& each = graph.nodes[static_cast<std::size_t>(node)];
            QVERIFY(each.beyond_cut ? scene.place(node).top() > line
                                    : scene.place(node).bottom() < line);
        }
        for (const auto& edge : graph.edges) {
            const auto& from = graph.nodes[edge.from];
            const bool crosses = !from.beyond_cut &&
                                 (edge.to == graph.nodes.size() || graph.nodes[edge.to].beyond_cut);
            if (crosses && from.level > 0)
                QVERIFY(std::find(learned.begin(), learned.end(), -from.literal) != learned.end());
        }
    }
};

LOGGIA_WINDOW_TEST(ImplicationSceneTest)

} // namespace implication_scene_test

#include "implication_scene_test.moc"
