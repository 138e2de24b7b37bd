#include "ui/widgets/graph/graph_shape.hpp"

#include <QPolygonF>

#include <algorithm>
#include <cmath>

namespace loggia::ui {

namespace {

/// Corners of the picture do not reach over the outline: a half circle at each side needs a quarter
/// of the height there, if it is a quarter higher than the picture.
QSizeF sizeAround(const QSizeF& picture, NodeShape shape) {
    constexpr double margin = 6;
    switch (shape) {
    case NodeShape::diamond:
        return picture * 2;
    case NodeShape::box:
        return picture + QSizeF(2 * margin, 2 * margin);
    case NodeShape::round:
        break;
    }
    return {std::ceil(picture.width() + picture.height() / 2), std::ceil(picture.height() * 1.25)};
}

} // namespace

QSizeF nodeSize(const GraphNode& node, double label_width, double font_height) {
    if (node.picture)
        return sizeAround(node.picture->size(), node.shape);
    const double height = std::ceil(font_height + 12);
    const double width = std::ceil(label_width);
    switch (node.shape) {
    case NodeShape::diamond: {
        // The longer the label, the farther its ends reach to where the diamond is low: brackets
        // are as high as the font.
        const double tall = std::ceil(height * 1.5);
        const double letters = font_height + 1;
        const double for_ends = std::ceil(width / (1 - letters / tall)) + 2;
        return {std::max({width + tall + 2, for_ends, height * 1.5}), tall};
    }
    case NodeShape::box:
        return {std::max(width + 16, height * 1.2), height};
    case NodeShape::round:
        break;
    }
    return {std::max(width + 16, height), height};
}

QRectF pictureRect(const GraphNode& node, const QRectF& place) {
    QRectF rect(QPointF(), node.picture->size());
    rect.moveCenter(place.center());
    return rect;
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
