#include "tests/suite.hpp"
#include "ui/widgets/graph/graph_arrow.hpp"
#include "ui/widgets/graph/graph_badges.hpp"

#include <QTest>

#include <cmath>
#include <numbers>

namespace graph_badges_test {

using namespace loggia::ui;

namespace {

/// A node in the middle and one that is `distance` away at an angle, with an arrow to the middle.
GraphScene arrowFrom(double degrees, double distance = 120) {
    GraphScene scene;
    const double angle = degrees * std::numbers::pi / 180;
    scene.nodes.resize(2);
    scene.places = {QRectF(-14, -14, 28, 28), QRectF(-14, -14, 28, 28)};
    scene.places[1].moveCenter({distance * std::cos(angle), -distance * std::sin(angle)});
    scene.edges = {{1, 0}};
    scene.edges.front().arrow = true;
    return scene;
}

} // namespace

class GraphBadgesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// From wherever an arrow comes, its head is not under the badge.
    void headsAreSeen() {
        for (int degrees = 0; degrees < 360; degrees += 5) {
            const GraphScene scene = arrowFrom(degrees);
            const QPointF badge = badgeCentres(scene).front();
            const QPointF head = arrowOf(scene, scene.edges.front()).to;
            QVERIFY2(!QRectF(badge.x() - 11, badge.y() - 7, 22, 14).contains(head),
                     qPrintable(QString::number(degrees)));
        }
    }

    void withoutNeedTheyStayAtTheUpperRight() {
        for (const int degrees : {90, 180, 225, 270}) {
            const GraphScene scene = arrowFrom(degrees);
            QCOMPARE(badgeCentres(scene).front(), QPointF(13, -13));
        }
        GraphScene tree = arrowFrom(45);
        tree.edges.front().arrow = false; // from bottom to top
        QCOMPARE(badgeCentres(tree).front(), QPointF(13, -13));
    }

    /// On a map both ends of a road are lines that a badge would hide.
    void roadsCountAtBothEnds() {
        GraphScene map = arrowFrom(45);
        map.centred = true;
        map.edges.front().arrow = false;
        QVERIFY(badgeCentres(map).front() != QPointF(13, -13));
        map = arrowFrom(225);
        map.centred = true;
        map.edges.front() = {0, 1};
        const QPointF other = map.places[1].center();
        QVERIFY(badgeCentres(map)[1] != other + QPointF(13, -13));
    }

    /// However close two nodes are, as long as they do not overlap.
    void theyStayApart() {
        for (int degrees = 0; degrees < 360; degrees += 5)
            for (const double distance : {41.0, 50.0, 70.0}) {
                GraphScene scene = arrowFrom(degrees, distance);
                scene.centred = true;
                scene.edges.front().arrow = false;
                for (GraphNode& node : scene.nodes)
                    node.badge = QStringLiteral("2");
                const auto badges = badgeCentres(scene);
                const QPointF by = badges[0] - badges[1];
                QVERIFY2(std::abs(by.x()) > 14 || std::abs(by.y()) > 13,
                         qPrintable(QString::number(degrees)));
            }
    }

    void hiddenNodesCountForNothing() {
        GraphScene scene = arrowFrom(45);
        scene.places[1] = {};
        QCOMPARE(badgeCentres(scene).front(), QPointF(13, -13));
    }
};

LOGGIA_TEST(GraphBadgesTest)

} // namespace graph_badges_test

#include "graph_badges_test.moc"
