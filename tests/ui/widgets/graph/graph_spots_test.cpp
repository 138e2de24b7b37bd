#include "tests/suite.hpp"
#include "ui/widgets/graph/graph_spots.hpp"

#include <QTest>

namespace graph_spots_test {

using namespace loggia::ui;

namespace {

/// Nodes of 10 by 10 with their middles there.
GraphScene sceneOf(const std::vector<QPointF>& middles) {
    GraphScene scene;
    scene.nodes.resize(middles.size());
    for (const QPointF& middle : middles)
        scene.places.emplace_back(middle.x() - 5, middle.y() - 5, 10, 10);
    return scene;
}

} // namespace

class GraphSpotsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsTheNodeUnderAPointOrTheNearest() {
        const GraphScene scene = sceneOf({{0, 0}, {20, 0}});
        QCOMPARE(nodeNear(scene, {4, 4}, 0), 0);
        QCOMPARE(nodeNear(scene, {8, 0}, 4), 0);
        QCOMPARE(nodeNear(scene, {12, 0}, 4), 1);
        QCOMPARE(nodeNear(scene, {10, 0}, 4), -1);
        QCOMPARE(nodeNear(scene, {0, 30}, 4), -1);
    }

    void nodesThatAreNotShownAreNowhere() {
        GraphScene scene = sceneOf({{0, 0}, {20, 0}, {40, 0}});
        scene.places[1] = {};
        QCOMPARE(nodeNear(scene, {20, 0}, 3), -1);
        QCOMPARE(nodeBeside(scene, 0, Qt::Key_Right), 2);
        QCOMPARE(drawnBounds(scene), QRectF(-5, -5, 50, 10));
        scene.places[0] = {};
        QCOMPARE(nodeBeside(scene, 2, Qt::Key_Home), -1);
    }

    void keysLeadToTheirSide() {
        const GraphScene scene = sceneOf({{0, 0}, {30, 5}, {5, 30}, {-30, 0}, {0, -30}, {60, 0}});
        QCOMPARE(nodeBeside(scene, 0, Qt::Key_Right), 1);
        QCOMPARE(nodeBeside(scene, 0, Qt::Key_Down), 2);
        QCOMPARE(nodeBeside(scene, 0, Qt::Key_Left), 3);
        QCOMPARE(nodeBeside(scene, 0, Qt::Key_Up), 4);
        QCOMPARE(nodeBeside(scene, 5, Qt::Key_Right), -1);
        QCOMPARE(nodeBeside(scene, 5, Qt::Key_Home), 0);
    }

    void signsAndArrowsBelongToWhatIsDrawn() {
        GraphScene scene = sceneOf({{0, 0}, {40, 0}});
        const QRectF nodes = drawnBounds(scene);
        scene.folded = {3, 0};
        QVERIFY(drawnBounds(scene).bottom() > nodes.bottom());
        scene.folded.clear();
        GraphEdge arrow{0, 1};
        arrow.arrow = true;
        arrow.bend = 30;
        scene.edges = {arrow};
        QVERIFY(drawnBounds(scene).height() > nodes.height());
    }
};

LOGGIA_TEST(GraphSpotsTest)

} // namespace graph_spots_test

#include "graph_spots_test.moc"
