#include "core/pathfinding/problems/road_map.hpp"
#include "tests/suite.hpp"
#include "tests/ui/pathfinding/mazes.hpp"
#include "ui/pathfinding/race/limit_tree.hpp"
#include "ui/pathfinding/race/road_scene.hpp"

#include <QTest>

namespace road_scene_test {

using namespace loggia::ui;
using loggia::pathfinding::Algorithm;
using testing::q;

class RoadSceneTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isTheMap() {
        const GraphScene scene = roadScene({0, 1}, nullptr, QFont());
        const auto& map = loggia::pathfinding::romania();
        QCOMPARE(scene.nodes.size(), map.towns.size());
        QCOMPARE(scene.edges.size(), map.roads.size());
        QVERIFY(scene.centred);
        QCOMPARE(scene.nodes[0].badge, q("S"));
        QCOMPARE(scene.nodes[1].badge, q("G"));
        // No town covers another.
        for (int i = 0; i < scene.size(); ++i) {
            QVERIFY(scene.bounds.contains(scene.place(i)));
            for (int j = 0; j < i; ++j)
                QVERIFY2(!scene.place(i).intersects(scene.place(j)),
                         qPrintable(scene.nodes[static_cast<std::size_t>(i)].label));
        }
    }

    void showsTheMoment() {
        SearchQuestion question;
        question.subject = RoadTrip{0, 1};
        question.algorithm = Algorithm::a_star;
        const auto recording = SearchRecording::make(question);
        recording->goTo(1);
        GraphScene scene = roadScene({0, 1}, recording.get(), QFont());
        const auto sibiu = *loggia::pathfinding::romania().find("Sibiu");
        QCOMPARE(scene.nodes[0].tone, NodeTone::highlight);
        QCOMPARE(scene.nodes[sibiu].tone, NodeTone::player_one);
        QVERIFY(scene.nodes[sibiu].name.contains(q("g 140, h 253, f 393")));
        recording->goTo(recording->size());
        scene = roadScene({0, 1}, recording.get(), QFont());
        int roads = 0;
        for (const GraphEdge& edge : scene.edges)
            roads += edge.tone == NodeTone::yes ? 1 : 0;
        QCOMPARE(roads, 4);
        // Of another trip the map alone.
        QCOMPARE(roadScene({2, 1}, recording.get(), QFont()).nodes[sibiu].tone, NodeTone::neutral);
    }

    /// Going back from Rimnicu Vilcea, recursive best-first search forgets what lies behind it, and
    /// keeps the value that it has backed up.
    void forgetsWhatTheSearchForgets() {
        SearchQuestion question;
        question.subject = RoadTrip{0, 1};
        question.algorithm = Algorithm::rbfs_memory;
        const auto recording = SearchRecording::make(question);
        const auto town = [&](const char* name) {
            const GraphScene scene = roadScene({0, 1}, recording.get(), QFont());
            return scene.nodes[*loggia::pathfinding::romania().find(name)];
        };
        recording->goTo(3);
        for (const char* behind : {"Pitesti", "Craiova"})
            QCOMPARE(town(behind).tone, NodeTone::player_one);
        QVERIFY(town("Rimnicu Vilcea").name.endsWith(q("f 413")));
        recording->goTo(4);
        for (const char* behind : {"Pitesti", "Craiova"}) {
            QCOMPARE(town(behind).tone, NodeTone::neutral);
            QVERIFY(town(behind).name.contains(q("not reached")));
        }
        QCOMPARE(town("Rimnicu Vilcea").tone, NodeTone::dim);
        QVERIFY2(town("Rimnicu Vilcea").name.endsWith(q("f 413, backed-up f 417")),
                 qPrintable(town("Rimnicu Vilcea").name));
    }

    /// A town has the same colour in the tree of limits, at every step.
    void agreesWithTheTreeBesideIt() {
        for (const Algorithm algorithm :
             {Algorithm::recursive_best_first, Algorithm::rbfs_memory}) {
            SearchQuestion question;
            question.subject = RoadTrip{0, 1};
            question.algorithm = algorithm;
            const auto recording = SearchRecording::make(question);
            for (std::size_t moment = 1; moment <= recording->size(); ++moment) {
                recording->goTo(moment);
                const GraphScene scene = roadScene({0, 1}, recording.get(), QFont());
                const auto nodes = limitTree(*recording).nodes;
                const TreeModelData tree = limitTreeData(*recording);
                QCOMPARE(tree.nodes.size(), nodes.size());
                for (std::size_t i = 0; i < nodes.size(); ++i)
                    QVERIFY2(tree.nodes[i].tone == scene.nodes[nodes[i].state].tone,
                             qPrintable(q("%1 at step %2").arg(tree.nodes[i].label).arg(moment)));
            }
        }
    }
};

LOGGIA_WINDOW_TEST(RoadSceneTest)

} // namespace road_scene_test

#include "road_scene_test.moc"
