#include "core/base/random.hpp"
#include "tests/suite.hpp"
#include "ui/widgets/graph/graph_arrow.hpp"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>

namespace graph_arrow_test {

using namespace loggia;
using namespace loggia::ui;

class GraphArrowTest : public QObject {
    Q_OBJECT

private:
    static double number(Random& random, int below) {
        return static_cast<double>(random.below(static_cast<std::uint64_t>(below)));
    }

private Q_SLOTS:
    /// Both ends lie just outside their nodes, whatever the shapes.
    void beginsAndEndsAtTheBorders() {
        Random random(2);
        for (int round = 0; round < 3000; ++round) {
            GraphScene scene;
            for (int i = 0; i < 2; ++i) {
                scene.nodes.push_back(
                    {QStringLiteral("x"), static_cast<NodeShape>(random.below(3))});
                scene.places.emplace_back(i * 400 + number(random, 100), number(random, 500),
                                          20 + number(random, 60), 20 + number(random, 20));
            }
            GraphEdge edge{0, 1};
            edge.bend = number(random, 60) - 30;
            const GraphArrow arrow = arrowOf(scene, edge);
            const std::array ends{arrow.from, arrow.to};
            for (std::size_t i = 0; i < 2; ++i) {
                const QRectF& place = scene.places[i];
                QVERIFY(place.adjusted(-3, -3, 3, 3).contains(ends[i]));
                const QPointF by = ends[i] - place.center();
                const double x = std::abs(by.x()) / (place.width() / 2);
                const double y = std::abs(by.y()) / (place.height() / 2);
                const bool diamond = scene.nodes[i].shape == NodeShape::diamond;
                QVERIFY((diamond ? x + y : std::max(x, y)) >= 1);
            }
        }
    }

    void bendsToItsSideAndLoops() {
        GraphScene scene;
        scene.nodes = {{QStringLiteral("a")}, {QStringLiteral("b")}};
        scene.places = {QRectF(0, 0, 40, 20), QRectF(200, 0, 40, 20)};
        GraphEdge there{0, 1};
        there.bend = 10;
        GraphEdge back{1, 0};
        back.bend = 10;
        // To the left of who goes along: above to the right, below to the left.
        QVERIFY(arrowOf(scene, there).by.y() < 10);
        QVERIFY(arrowOf(scene, back).by.y() > 10);
        there.bend = 0;
        QCOMPARE(arrowOf(scene, there).by, QPointF(120, 10));
        const GraphArrow loop = arrowOf(scene, {0, 0});
        QVERIFY(loop.from.y() < 0 && loop.by.x() > 40 && loop.to.x() > 40);
    }
};

LOGGIA_TEST(GraphArrowTest)

} // namespace graph_arrow_test

#include "graph_arrow_test.moc"
