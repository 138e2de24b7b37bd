#include "ui/widgets/graph/graph_legend.hpp"

#include "ui/theme/colours.hpp"
#include "ui/widgets/graph/graph_painter.hpp"
#include "ui/widgets/graph/graph_shape.hpp"

#include <QFontMetricsF>
#include <QPainter>

namespace loggia::ui {

GraphNode legendNode(const QString& label, NodeShape shape, NodeTone tone, const QString& badge) {
    GraphNode node;
    node.label = label;
    node.shape = shape;
    node.tone = tone;
    node.badge = badge;
    return node;
}

LegendEntry nodeEntry(const GraphNode& node, const QString& text) {
    constexpr int usual = 44;
    constexpr int with_band = 56;
    const QSize room(76, node.marked ? with_band : usual);
    return {text, room, [node, room](QPainter& painter, const Colours& colours, const QFont& font) {
                const QFontMetricsF metrics(font);
                const QSizeF size =
                    nodeSize(node, metrics.horizontalAdvance(node.label), metrics.height());
                GraphScene scene;
                scene.nodes = {node};
                const double for_badge =
                    node.badge.isEmpty() ? 0 : 3; // it stands out at the corner
                scene.places = {QRectF(QPointF((room.width() - size.width()) / 2,
                                               (room.height() - size.height()) / 2 + for_badge),
                                       size)};
                scene.bounds = QRectF(QPointF(), QSizeF(room));
                paintGraph(painter, scene, scene.bounds, 1, {}, colours, font);
            }};
}

LegendEntry edgeEntry(NodeTone tone, bool arrow, const QString& text, const QString& label) {
    constexpr QSize room(76, 40);
    return {
        text, room,
        [tone, arrow, room, label](QPainter& painter, const Colours& colours, const QFont& font) {
            GraphScene scene;
            scene.nodes = {GraphNode{}, GraphNode{}};
            constexpr double side = 12;
            const double middle = (room.height() - side) / 2;
            scene.places = {QRectF(4, middle, side, side),
                            QRectF(room.width() - side - 4, middle, side, side)};
            GraphEdge edge;
            edge.from = 0;
            edge.to = 1;
            edge.tone = tone;
            edge.arrow = arrow;
            edge.label = label;
            scene.edges = {edge};
            scene.centred = !arrow;
            scene.bounds = QRectF(QPointF(), QSizeF(room));
            paintGraph(painter, scene, scene.bounds, 1, {}, colours, font);
        }};
}

} // namespace loggia::ui
