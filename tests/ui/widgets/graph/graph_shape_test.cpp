#include "tests/suite.hpp"
#include "ui/widgets/graph/graph_shape.hpp"

#include <QTest>

namespace graph_shape_test {

using namespace loggia::ui;

class GraphShapeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void labelsFitTheirNodes() {
        for (const NodeShape shape : {NodeShape::round, NodeShape::box, NodeShape::diamond})
            for (const double width : {0.0, 8.0, 60.0, 260.0}) {
                const QSizeF size = nodeSize({{}, shape}, width, 16);
                const double room =
                    size.width() - (shape == NodeShape::diamond ? size.height() : 8);
                QVERIFY(room >= width);
                QVERIFY(size.height() >= 16);
            }
    }

    /// The letters, of which brackets are as high as the font, touch no outline.
    void outlinesStrikeNoLabel() {
        constexpr double font_height = 15;
        for (const NodeShape shape : {NodeShape::round, NodeShape::box, NodeShape::diamond})
            for (const double width : {10.0, 30.0, 72.0, 80.0, 130.0, 300.0}) {
                const QRectF place(QPointF(), nodeSize({{}, shape}, width, font_height));
                QRectF letters(0, 0, width, font_height + 1);
                letters.moveCenter(place.center());
                QVERIFY2(nodeOutline(shape, place).contains(letters),
                         qPrintable(QString::number(width)));
            }
    }

    void outlinesFillTheirPlaces() {
        const QRectF place(3, 4, 50, 20);
        for (const NodeShape shape : {NodeShape::round, NodeShape::box, NodeShape::diamond}) {
            const QPainterPath path = nodeOutline(shape, place);
            QCOMPARE(path.boundingRect().toRect(), place.toRect());
            QVERIFY(path.contains(place.center()));
        }
    }
};

LOGGIA_TEST(GraphShapeTest)

} // namespace graph_shape_test

#include "graph_shape_test.moc"
