#include "tests/suite.hpp"
#include "ui/widgets/graph/graph_lines.hpp"

#include <QTest>

#include <cmath>
#include <random>

namespace graph_lines_test {

using namespace loggia::ui;

namespace {

GraphScene pairAt(const QPointF& from, const QPointF& to) {
    GraphScene scene;
    scene.nodes.resize(2);
    scene.places = {QRectF(from.x() - 1, from.y() - 1, 2, 2), QRectF(to.x() - 1, to.y() - 1, 2, 2)};
    scene.edges = {{0, 1}};
    scene.centred = true;
    return scene;
}

qsizetype howMany(const GraphLines& lines) {
    qsizetype count = 0;
    for (const QList<QLineF>& same : lines)
        count += same.size();
    return count;
}

} // namespace

class GraphLinesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Points along the whole line are seen exactly where the clipped one is.
    void linesAreClippedToWhatIsSeen() {
        std::mt19937 random(7);
        std::uniform_real_distribution<double> anywhere(-300, 300);
        const QRectF seen(-100, -80, 200, 160);
        const double reach = 4;
        const QRectF around = seen.adjusted(-reach, -reach, reach, reach);
        int outside = 0;
        for (int round = 0; round < 2000; ++round) {
            const GraphScene scene =
                pairAt({anywhere(random), anywhere(random)}, {anywhere(random), anywhere(random)});
            const QLineF whole = lineOf(scene, scene.edges.front());
            const GraphLines lines = visibleLines(scene, seen, 1, 0.5);
            double length = 0;
            constexpr int points = 400;
            for (int i = 0; i < points; ++i)
                length += around.contains(whole.pointAt((i + 0.5) / points));
            length *= whole.length() / points;
            outside += howMany(lines) == 0;
            const double found = howMany(lines) == 0 ? 0 : lines[0].front().length();
            QVERIFY(std::abs(found - length) <= 2 * whole.length() / points + 0.01);
        }
        QVERIFY(outside > 100);
    }

    void whatFallsOnTheSameDotsIsLeftOut() {
        GraphScene scene = pairAt({0, 0}, {50, 0});
        scene.edges.assign(100, GraphEdge{0, 1});
        QCOMPARE(howMany(visibleLines(scene, {-100, -100, 200, 200}, 1, 1)), 1);
        scene.edges.push_back({1, 0});
        QCOMPARE(howMany(visibleLines(scene, {-100, -100, 200, 200}, 1, 1)), 2);
    }

    void arrowsAreLinesOnlyWhereNodesAreDots() {
        GraphScene scene = pairAt({0, 0}, {50, 0});
        scene.edges.front().arrow = true;
        QCOMPARE(howMany(visibleLines(scene, {-100, -100, 200, 200}, 1, 0.5)), 0);
        QCOMPARE(howMany(visibleLines(scene, {-100, -100, 200, 200}, 1, 1)), 1);
    }

    void hiddenNodesHaveNoLines() {
        GraphScene scene = pairAt({0, 0}, {50, 0});
        scene.places[1] = {};
        QVERIFY(!isShown(scene, scene.edges.front()));
        QCOMPARE(howMany(visibleLines(scene, {-100, -100, 200, 200}, 1, 0.5)), 0);
    }

    void linesOfTreesGoFromBottomToTop() {
        GraphScene scene = pairAt({0, 0}, {50, 40});
        scene.centred = false;
        QCOMPARE(lineOf(scene, scene.edges.front()), QLineF(0, 1, 50, 39));
    }
};

LOGGIA_TEST(GraphLinesTest)

} // namespace graph_lines_test

#include "graph_lines_test.moc"
