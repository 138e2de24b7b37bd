#include "tests/suite.hpp"
#include "ui/shell/colours.hpp"
#include "ui/widgets/graph_painter.hpp"

#include <QTest>

namespace graph_painter_test {

using namespace loggia::ui;

class GraphPainterTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everythingCanBeTold_data() {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }
    void everythingCanBeTold() {
        QFETCH(bool, dark);
        const Colours& colours = dark ? darkColours() : lightColours();
        for (int i = 0; i < node_tones; ++i) {
            const auto tone = static_cast<NodeTone>(i);
            const ToneColours found = toneColours(tone, colours);
            const double text = contrast(found.text, found.fill);
            QVERIFY2(text >= 4.5, qPrintable(QStringLiteral("tone %1: text %2").arg(i).arg(text)));
            // The outline, or for one that is filled the fill.
            const double edge = std::max(contrast(found.outline, colours.window),
                                         contrast(found.fill, colours.window));
            QVERIFY2(edge >= 3, qPrintable(QStringLiteral("tone %1: outline %2").arg(i).arg(edge)));
        }
    }

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
};

LOGGIA_TEST(GraphPainterTest)

} // namespace graph_painter_test

#include "graph_painter_test.moc"
