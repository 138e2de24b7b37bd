#include "tests/suite.hpp"
#include "ui/widgets/graph/graph_arrow.hpp"
#include "ui/widgets/graph/graph_badges.hpp"
#include "ui/widgets/graph/route_arrows.hpp"

#include <QTest>

namespace route_arrows_test {

using namespace loggia::ui;

class RouteArrowsTest : public QObject {
    Q_OBJECT

private:
    static GraphScene row(int nodes) {
        GraphScene scene;
        for (int i = 0; i < nodes; ++i) {
            scene.nodes.push_back({QString::number(i)});
            scene.places.push_back(QRectF(100 * i, 0, 40, 30));
        }
        scene.bounds = QRectF(-10, -10, 100 * nodes, 50);
        return scene;
    }
    static GraphEdge arrow(int from, int to, const char* label) {
        GraphEdge edge{from, to, QString::fromLatin1(label)};
        edge.arrow = true;
        return edge;
    }
    static bool runsBehind(const GraphScene& scene, const GraphEdge& edge, int node) {
        const GraphArrow at = arrowOf(scene, edge);
        for (int i = 0; i <= 100; ++i)
            if (scene.place(node).contains(pointOn(at, i / 100.0)))
                return true;
        return false;
    }

private Q_SLOTS:
    void goesAroundNodes() {
        GraphScene scene = row(4);
        scene.edges = {arrow(0, 3, "+3"), arrow(0, 1, "+1")};
        QVERIFY(runsBehind(scene, scene.edges[0], 1));
        routeArrows(scene, QFont());
        for (const int node : {1, 2})
            QVERIFY(!runsBehind(scene, scene.edges[0], node));
        QCOMPARE(scene.edges[1].bend, 0.0);
        const GraphArrow around = arrowOf(scene, scene.edges[0]);
        for (int i = 0; i <= 10; ++i)
            QVERIFY(scene.bounds.contains(pointOn(around, i / 10.0)));
    }

    void labelsDoNotCoincide_data() {
        QTest::addColumn<int>("aside");
        QTest::addColumn<int>("down");
        QTest::newRow("far") << 200 << 200;
        // As in the last layers of the opening picture of Games.
        QTest::newRow("near") << 92 << 76;
    }

    /// Two arrows that cross in their middles have labels that nobody takes for each other's.
    void labelsDoNotCoincide() {
        QFETCH(int, aside);
        QFETCH(int, down);
        GraphScene scene;
        for (const QPointF& at :
             {QPointF(0, 0), QPointF(aside, 0), QPointF(0, down), QPointF(aside, down)}) {
            scene.nodes.push_back({});
            scene.places.push_back(QRectF(at, QSizeF(40, 30)));
        }
        scene.edges = {arrow(0, 3, "+1"), arrow(1, 2, "+2")};
        const QFont font;
        QVERIFY(arrowLabelRect(scene, scene.edges[0], font)
                    .intersects(arrowLabelRect(scene, scene.edges[1], font)));
        routeArrows(scene, font);
        const QRectF first = arrowLabelRect(scene, scene.edges[0], font);
        const QRectF second = arrowLabelRect(scene, scene.edges[1], font);
        constexpr double apart = 5;
        QVERIFY(!first.adjusted(-apart, -apart, apart, apart).intersects(second));
        for (int i = 0; i <= 100; ++i) {
            QVERIFY(!first.contains(pointOn(arrowOf(scene, scene.edges[1]), i / 100.0)));
            QVERIFY(!second.contains(pointOn(arrowOf(scene, scene.edges[0]), i / 100.0)));
        }
    }

    /// Large text wants more room than an arrow needs to go around nodes.
    void largeLabelsStayOffNodes() {
        GraphScene scene;
        for (int i = 0; i < 3; ++i) {
            scene.nodes.push_back({QString::number(i)});
            scene.places.push_back(QRectF(50 * i, 0, 40, 30));
        }
        scene.edges = {arrow(0, 2, "+3")};
        QFont large;
        large.setPixelSize(40);
        routeArrows(scene, large);
        const QRectF label = arrowLabelRect(scene, scene.edges[0], large);
        for (int node = 0; node < scene.size(); ++node)
            QVERIFY2(!scene.place(node).intersects(label), qPrintable(QString::number(node)));
        for (int i = 0; i <= 10; ++i)
            QVERIFY(scene.bounds.contains(pointOn(arrowOf(scene, scene.edges[0]), i / 10.0)));
    }

    /// A badge at the corner of a node, under the middle of an arrow, is read beside its label.
    void labelsStayOffBadges() {
        const auto routed = [](const QString& badge) {
            GraphScene scene;
            for (const QRectF& place :
                 {QRectF(0, 0, 40, 30), QRectF(0, 200, 40, 30), QRectF(-46, 106, 50, 30)}) {
                scene.nodes.push_back({});
                scene.places.push_back(place);
            }
            scene.nodes[2].badge = badge;
            scene.edges = {arrow(0, 1, "4-5")};
            routeArrows(scene, QFont());
            return scene;
        };
        QCOMPARE(routed(QString()).edges[0].label_at, 0.5);
        const GraphScene scene = routed(QStringLiteral("W11"));
        const QPointF badge = badgeCentres(scene)[2];
        QVERIFY(!arrowLabelRect(scene, scene.edges[0], QFont())
                     .intersects(QRectF(badge - QPointF(10, 6), QSizeF(20, 12))));
    }

    void leavesOthersAlone() {
        GraphScene scene = row(3);
        GraphEdge line{0, 2, QStringLiteral("x")};
        scene.edges = {line, arrow(1, 1, "loop"), arrow(0, 7, "nowhere")};
        scene.nodes.resize(8);
        scene.places.resize(8);
        routeArrows(scene, QFont());
        for (const GraphEdge& edge : scene.edges)
            QVERIFY(edge.bend == 0 && edge.label_at == 0.5);
        GraphScene large = row(3);
        for (std::size_t i = 0; i <= most_routed; ++i)
            large.edges.push_back(arrow(0, 2, "x"));
        routeArrows(large, QFont());
        QCOMPARE(large.edges[0].bend, 0.0);
    }
};

LOGGIA_WINDOW_TEST(RouteArrowsTest)

} // namespace route_arrows_test

#include "route_arrows_test.moc"
