#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "tests/ui/support/pictures.hpp"
#include "ui/theme/colours.hpp"
#include "ui/widgets/graph/graph_arrow.hpp"
#include "ui/widgets/graph/graph_painter.hpp"
#include "ui/widgets/graph/graph_tone.hpp"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <vector>

namespace graph_painter_test {

using namespace loggia::ui;

/// Two nodes far apart, with an arrow from one to the other.
GraphScene scene(NodeTone tone, const QString& label = {}) {
    GraphScene scene;
    scene.nodes = {{QStringLiteral("a")}, {QStringLiteral("b")}};
    scene.places = {QRectF(10, 60, 40, 24), QRectF(350, 60, 40, 24)};
    scene.bounds = QRectF(0, 0, 400, 150);
    GraphEdge arrow{0, 1, label, tone};
    arrow.arrow = true;
    arrow.bend = 20;
    scene.edges = {arrow};
    return scene;
}

QImage picture(const GraphScene& scene) {
    QImage image(400, 150, QImage::Format_RGB32);
    image.fill(lightColours().window);
    QPainter painter(&image);
    paintGraph(painter, scene, scene.bounds, 1, {}, lightColours(), QFont());
    return image;
}

class GraphPainterTest : public QObject {
    Q_OBJECT

private:
    /// How many pixels of the arrow's line lie one below the other, for each column between the
    /// nodes and away from the head and the label.
    static std::vector<int> thickness(NodeTone tone) {
        const QImage image = picture(scene(tone));
        const QColor line = toneLineColour(tone, lightColours());
        std::vector<int> thick;
        for (int x = 80; x < 160; ++x)
            thick.push_back(
                testing::pixelsOf(image, line, QRect(x, 0, 1, 150),
                                  testing::colourDistance(line, lightColours().window) / 2));
        return thick;
    }

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void foldSignsCountInFull() {
        QCOMPARE(foldText(7), QStringLiteral("+7"));
        QCOMPARE(foldText(16'382), QStringLiteral("+16,382"));
        QCOMPARE(foldText(999'999), QStringLiteral("+999,999"));
        QCOMPARE(foldText(1'000'000), QStringLiteral("+1.0\u00b710\u2076"));
        QCOMPARE(foldText(9'949'999), QStringLiteral("+9.9\u00b710\u2076"));
        QCOMPARE(foldText(9'960'000), QStringLiteral("+1.0\u00b710\u2077"));
        QCOMPARE(foldText(uncounted - 1), QStringLiteral("+1.8\u00b710\u00b9\u2079"));
        QCOMPARE(foldText(uncounted), QStringLiteral("+"));
    }

    /// Nothing of a long number lies beside its sign.
    void foldSignsHoldTheirText() {
        GraphScene folded = scene(NodeTone::neutral);
        folded.edges.clear();
        folded.places.back() = {};
        folded.folded = {999'999, 0};
        GraphScene unfolded = folded;
        unfolded.folded.clear();
        const QRect sign = folded.foldSign(0).toAlignedRect().adjusted(-1, -1, 1, 1);
        const QImage with = picture(folded);
        const QImage without = picture(unfolded);
        QVERIFY(with.copy(sign) != without.copy(sign));
        for (int x = 0; x < with.width(); ++x)
            for (int y = 0; y < with.height(); ++y)
                QVERIFY(sign.contains(x, y) || with.pixel(x, y) == without.pixel(x, y));
    }

    /// Those of small numbers do not cover each other where nodes are close.
    void foldSignsStandApart() {
        GraphScene folded = scene(NodeTone::neutral);
        folded.edges.clear();
        folded.places = {QRectF(10, 60, 40, 24), QRectF(55, 60, 40, 24)};
        GraphScene unfolded = folded;
        folded.folded = {14, 14};
        const QRectF between = folded.foldSign(0) & folded.foldSign(1);
        QVERIFY(!between.isEmpty());
        const QRect middle(static_cast<int>(between.center().x()), 0, 1, 150);
        QCOMPARE(picture(folded).copy(middle), picture(unfolded).copy(middle));
    }

    /// Of a player: a bold line, and of the second one a dashed line; of both a thin line.
    void arrowsShowWhoMayFollowThem() {
        const auto most = [](const std::vector<int>& thick) {
            return *std::max_element(thick.begin(), thick.end());
        };
        const auto gaps = [](const std::vector<int>& thick) {
            return std::count(thick.begin(), thick.end(), 0);
        };
        const auto both = thickness(NodeTone::neutral);
        const auto first = thickness(NodeTone::player_one);
        const auto second = thickness(NodeTone::player_two);
        QVERIFY(most(both) > 0 && most(first) > most(both) && most(second) > most(both));
        QCOMPARE(gaps(both), 0);
        QCOMPARE(gaps(first), 0);
        QVERIFY(gaps(second) > 8);
    }

    /// On the line, in the shape of the player; on a ground of its own where it is nobody's.
    void arrowsHaveLabels() {
        for (const NodeTone tone :
             {NodeTone::neutral, NodeTone::player_one, NodeTone::player_two}) {
            const GraphScene labelled = scene(tone, QStringLiteral("m"));
            const QRect changed = testing::differenceOf(picture(scene(tone)), picture(labelled));
            const GraphArrow arrow = arrowOf(labelled, labelled.edges.front());
            const QPointF middle = arrow.from * 0.25 + arrow.by * 0.5 + arrow.to * 0.25;
            QVERIFY(changed.contains(middle.toPoint()));
            QVERIFY(changed.width() < 60 && changed.height() < 40);
        }
        const auto label = [](NodeTone tone) {
            return picture(scene(tone, QStringLiteral("m"))).copy(170, 30, 60, 60);
        };
        QVERIFY(label(NodeTone::player_one) != label(NodeTone::player_two));
    }

    /// Outlines of thousands of small nodes would hold up the window: they are dots of one colour.
    void aCrowdOfSmallNodesIsDots() {
        const auto middleOfOne = [](int count) {
            constexpr int columns = 40;
            GraphScene crowd;
            for (int i = 0; i < count; ++i) {
                crowd.nodes.push_back({QString(), NodeShape::round, NodeTone::yes});
                crowd.places.emplace_back(i % columns * 30, i / columns * 30, 26, 26);
            }
            crowd.bounds = QRectF(0, 0, columns * 30, count / columns * 30);
            QImage image(400, 400, QImage::Format_RGB32);
            image.fill(lightColours().window);
            QPainter painter(&image);
            constexpr double scale = 0.25;
            painter.scale(scale, scale);
            paintGraph(painter, crowd, crowd.bounds, scale, {}, lightColours(), QFont());
            return image.pixelColor((QPointF(13, 13) * scale).toPoint());
        };
        const QColor line = toneLineColour(NodeTone::yes, lightColours());
        const QColor fill = toneColours(NodeTone::yes, lightColours()).fill;
        QVERIFY(testing::colourDistance(middleOfOne(100), fill) <
                testing::colourDistance(fill, line) / 3);
        QCOMPARE(middleOfOne(2'000), line);
    }

    /// The head is at the end, in the colour of the line.
    void arrowsHaveAHead() {
        for (const NodeTone tone :
             {NodeTone::neutral, NodeTone::player_one, NodeTone::player_two}) {
            const GraphScene whole = scene(tone);
            const GraphArrow arrow = arrowOf(whole, whole.edges.front());
            const QPointF back = arrow.by - arrow.to;
            const QPointF inside = arrow.to + back / std::hypot(back.x(), back.y()) * 6;
            QVERIFY(testing::colourDistance(picture(whole).pixelColor(inside.toPoint()),
                                            toneLineColour(tone, lightColours())) < 60);
        }
    }
};

LOGGIA_WINDOW_TEST(GraphPainterTest)

} // namespace graph_painter_test

#include "graph_painter_test.moc"
