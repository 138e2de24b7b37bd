#include "core/sat/formats/format.hpp"
#include "core/sat/instances/generate.hpp"
#include "core/sat/queries/solve.hpp"
#include "tests/suite.hpp"
#include "tests/ui/sat/sat_fixture.hpp"
#include "ui/sat/model/colouring_scene.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace colouring_scene_test {

using namespace loggia;
using namespace loggia::ui;
using testing::q;

class ColouringSceneTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void aModelColoursTheGraph() {
        const auto problem = *sat::graph_colouring(12, 20, 3, 8);
        const std::string text = sat::to_assignment_format(problem.clauses, problem.key);
        auto reading = std::make_shared<const ClauseReading>(readClauses(text));
        const auto graph = std::get<ColouringInstance>(instanceOf(*reading));
        Assignment assignment;
        assignment.setReading(reading);
        const auto places = layOutGraph(graph);
        QVERIFY(places == layOutGraph(graph));
        GraphScene scene = colouringScene(graph, places, assignment);
        for (int a = 0; a < scene.size(); ++a) {
            QVERIFY(scene.bounds.contains(scene.place(a)));
            QCOMPARE(scene.nodes[static_cast<std::size_t>(a)].group, 0);
            for (int b = 0; b < a; ++b)
                QVERIFY(!scene.place(a).intersects(scene.place(b)));
        }
        const auto answer = sat::solve(problem.clauses);
        QVERIFY(answer && answer->status == sat::Status::satisfiable);
        assignment.setModel(answer->model);
        scene = colouringScene(graph, places, assignment);
        for (const GraphEdge& edge : scene.edges)
            QCOMPARE(edge.tone, NodeTone::neutral);
        for (int vertex = 0; vertex < scene.size(); ++vertex) {
            const GraphNode& node = scene.nodes[static_cast<std::size_t>(vertex)];
            QVERIFY(node.group >= 1 && node.group <= 3);
            QCOMPARE(node.badge, QString::number(node.group));
        }
    }

    /// Behind a vertex an edge would look like two, which end there.
    void noEdgeRunsBehindAVertex() {
        for (const auto& [vertices, edges] :
             {std::pair{8, 14}, std::pair{14, 28}, std::pair{20, 45}, std::pair{30, 60}})
            for (std::uint64_t seed = 1; seed <= 10; ++seed) {
                const auto problem = *sat::graph_colouring(vertices, edges, 3, seed);
                const std::string text = sat::to_assignment_format(problem.clauses, problem.key);
                const ClauseReading reading = readClauses(text);
                const auto graph = std::get<ColouringInstance>(instanceOf(reading));
                QCOMPARE(graph.edges.size(), static_cast<std::size_t>(edges));
                const auto places = layOutGraph(graph);
                const GraphScene scene = colouringScene(graph, places, Assignment());
                const double radius = scene.place(0).width() / 2;
                for (int vertex = 0; vertex < vertices; ++vertex) {
                    const QPointF at = places[static_cast<std::size_t>(vertex)];
                    for (const auto& [one, other] : graph.edges) {
                        if (vertex == one || vertex == other)
                            continue;
                        const QPointF from = places[static_cast<std::size_t>(one)];
                        const QPointF along = places[static_cast<std::size_t>(other)] - from;
                        const double share = std::clamp(QPointF::dotProduct(at - from, along) /
                                                            QPointF::dotProduct(along, along),
                                                        0.0, 1.0);
                        const QPointF way = at - from - share * along;
                        QVERIFY2(std::hypot(way.x(), way.y()) > radius + 2,
                                 qPrintable(q("%1 vertices, seed %2: %3 at %4-%5")
                                                .arg(vertices)
                                                .arg(seed)
                                                .arg(vertex + 1)
                                                .arg(one + 1)
                                                .arg(other + 1)));
                    }
                }
            }
    }

    /// For panels are wider than high.
    void liesDown() {
        for (const auto& [vertices, edges] :
             {std::pair{2, 1}, std::pair{10, 18}, std::pair{14, 28}})
            for (std::uint64_t seed = 1; seed <= 10; ++seed) {
                const auto problem = *sat::graph_colouring(vertices, edges, 3, seed);
                const std::string text = sat::to_assignment_format(problem.clauses, problem.key);
                const auto graph = std::get<ColouringInstance>(instanceOf(readClauses(text)));
                const auto places = layOutGraph(graph);
                QPointF centre;
                for (const QPointF& place : places)
                    centre += place / vertices;
                double wide = 0;
                double high = 0;
                double aslant = 0;
                for (const QPointF& place : places) {
                    const QPointF from = place - centre;
                    wide += from.x() * from.x();
                    high += from.y() * from.y();
                    aslant += from.x() * from.y();
                }
                QVERIFY(wide >= high);
                QVERIFY(std::abs(aslant) <= 1e-6 * wide);
            }
    }

    void aClickGivesTheNextColour() {
        const auto problem = *sat::graph_colouring(2, 1, 2, 1);
        const std::string text = sat::to_assignment_format(problem.clauses, problem.key);
        auto reading = std::make_shared<const ClauseReading>(readClauses(text));
        const auto graph = std::get<ColouringInstance>(instanceOf(*reading));
        Assignment assignment;
        assignment.setReading(reading);
        const auto turn = [&](int vertex) {
            assignment.change(nextColour(graph, assignment, vertex));
            return colourOf(graph, assignment, vertex);
        };
        QCOMPARE(turn(0), 1);
        QCOMPARE(turn(1), 1);
        const GraphScene scene = colouringScene(graph, layOutGraph(graph), assignment);
        QCOMPARE(scene.edges.at(0).tone, NodeTone::no);
        QCOMPARE(turn(1), 2);
        QCOMPARE(turn(1), 0);
        assignment.change({{graph.atom(1, 0), -1}, {graph.atom(1, 1), -1}});
        QCOMPARE(colourOf(graph, assignment, 1), -1);
        const GraphScene without = colouringScene(graph, layOutGraph(graph), assignment);
        QCOMPARE(without.nodes.at(1).name, testing::q("vertex 2, conflict"));
        QCOMPARE(without.nodes.at(1).tone, NodeTone::no);
    }
};

LOGGIA_WINDOW_TEST(ColouringSceneTest)

} // namespace colouring_scene_test

#include "colouring_scene_test.moc"
