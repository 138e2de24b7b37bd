#include "ui/widgets/graph/graph_shape.hpp"

#include <QPolygonF>

#include <algorithm>
#include <cmath>

namespace loggia::ui {

QSizeF nodeSize(const GraphNode& node, double label_width, double font_height) {
    const double height = std::ceil(font_height + 12);
    const double width = std::ceil(label_width);
    switch (node.shape) {
    case NodeShape::diamond:
        return {std::max(width + height * 1.35, height * 1.5), height * 1.3};
    case NodeShape::box:
        return {std::max(width + 16, height * 1.2), height};
    case NodeShape::round:
        break;
    }
    return {std::max(width + 16, height), height};
}

QPainterPath nodeOutline(NodeShape shape, const QRectF& place) {
    QPainterPath path;
    switch (shape) {
    case NodeShape::round: {
        const double radius = std::min(place.width(), place.height()) / 2;
        path.addRoundedRect(place, radius, radius);
        break;
    }
    case NodeShape::box:
        path.addRoundedRect(place, 3, 3);
        break;
    case NodeShape::diamond:
        path.addPolygon(QPolygonF({QPointF(place.center().x(), place.top()),
                                   QPointF(place.right(), place.center().y()),
                                   QPointF(place.center().x(), place.bottom()),
                                   QPointF(place.left(), place.center().y())}));
        path.closeSubpath();
        break;
    }
    return path;
}

} // namespace loggia::ui
