#include "tests/suite.hpp"
#include "tests/ui/game_graph/study_fixture.hpp"
#include "ui/game_graph/graph/layered_scene.hpp"
#include "ui/widgets/graph/graph_arrow.hpp"
#include "ui/widgets/graph/route_arrows.hpp"

#include <QTest>

namespace layered_scene_test {

using namespace loggia;
using namespace loggia::ui;
using testing::studyFor;

class LayeredSceneTest : public QObject {
    Q_OBJECT

private:
    static GraphScene sceneOf(const ShownGraph& graph, const std::vector<bool>& folded) {
        return layeredScene(graph, lookAfter(graph, graph.steps.size(), true, 0), folded, QFont());
    }

private Q_SLOTS:
    /// No arrow runs behind a node that is not its own, and no two labels touch, also after another
    /// look.
    void arrowsDoNotMislead_data() {
        QTest::addColumn<QString>("game");
        for (const char* game :
             {"1-2-10", "even-or-odd 5", "nim 1 2", "chomp 2x2", "subtraction 8 take 1 2"})
            QTest::newRow(game) << QString::fromLatin1(game);
    }
    void arrowsDoNotMislead() {
        QFETCH(QString, game);
        const auto study = studyFor(qPrintable(game), 0);
        const ShownGraph& graph = *study->shown;
        GraphScene scene = sceneOf(graph, std::vector<bool>(graph.nodes.size()));
        for (const bool again : {false, true}) {
            if (again)
                showLook(scene, graph, lookAfter(graph, 3, true, -1));
            std::vector<QRectF> labels;
            for (const GraphEdge& edge : scene.edges) {
                const GraphArrow arrow = arrowOf(scene, edge);
                for (int node = 0; node < scene.size(); ++node)
                    for (int i = 0; i <= 40 && node != edge.from && node != edge.to; ++i)
                        QVERIFY2(!scene.place(node).contains(pointOn(arrow, i / 40.0)),
                                 qPrintable(scene.nodes[static_cast<std::size_t>(node)].label));
                if (edge.label.isEmpty())
                    continue;
                const QRectF label = arrowLabelRect(scene, edge, QFont());
                for (const QRectF& other : labels)
                    QVERIFY2(!label.intersects(other), qPrintable(edge.label));
                labels.push_back(label);
            }
        }
    }

    void rowsAreRemotenesses_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("level");
        for (const char* game : {"1-2-10", "even-or-odd 7", "nim 1 2 3", "tic-tac-toe", "mu-torere",
                                 "dodgem 2", "kayles 5", "chomp 2x3"})
            QTest::newRow(game) << QString::fromLatin1(game)
                                << (QLatin1String(game) == QLatin1String("tic-tac-toe") ? 1 : 0);
    }
    void rowsAreRemotenesses() {
        QFETCH(QString, game);
        QFETCH(int, level);
        const auto study = studyFor(qPrintable(game), level);
        const ShownGraph& graph = *study->shown;
        const GraphScene scene = sceneOf(graph, std::vector<bool>(graph.nodes.size()));
        QCOMPARE(scene.size(), graph.size());
        for (int a = 0; a < graph.size(); ++a) {
            QVERIFY(scene.shows(a) && scene.bounds.contains(scene.place(a)));
            // A neighbour to compare with; all pairs would be slow for the large ones.
            for (int b = a + 1; b < std::min(graph.size(), a + 60); ++b) {
                QVERIFY(!scene.place(a).intersects(scene.place(b)));
                const auto near = graph.at(a).value.remoteness;
                const auto far = graph.at(b).value.remoteness;
                if (near < far)
                    QVERIFY(scene.place(a).top() > scene.place(b).bottom());
                else if (near > far)
                    QVERIFY(scene.place(a).bottom() < scene.place(b).top());
            }
        }
        QCOMPARE(static_cast<int>(scene.edges.size()), graph.arcs());
    }

    void anotherLookMovesNothing() {
        const auto study = studyFor("1-2-10");
        const ShownGraph& graph = *study->shown;
        const GraphScene before = sceneOf(graph, std::vector<bool>(20));
        GraphScene after = before;
        showLook(after, graph, lookAfter(graph, 3, true, -1));
        QVERIFY(after.places == before.places);
        QVERIFY(after.nodes != before.nodes);
        showLook(after, graph, lookAfter(graph, 20, true, 0));
        QVERIFY(after.nodes == before.nodes);
    }

    void foldedNodesHide() {
        const auto study = studyFor("1-2-10");
        const ShownGraph& graph = *study->shown;
        std::vector<bool> folded(20);
        folded[1] = folded[2] = true; // where the start's moves lead
        const GraphScene scene = sceneOf(graph, folded);
        QVERIFY(scene.shows(0) && scene.shows(1) && scene.shows(2) && !scene.shows(3));
        QCOMPARE(scene.foldedUnder(1) + scene.foldedUnder(2), std::uint64_t{17});
        for (const GraphEdge& edge : scene.edges)
            QVERIFY(scene.shows(edge.from) && scene.shows(edge.to));
    }
};

LOGGIA_WINDOW_TEST(LayeredSceneTest)

} // namespace layered_scene_test

#include "layered_scene_test.moc"
