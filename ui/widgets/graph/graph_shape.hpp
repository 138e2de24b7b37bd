#pragma once

#include "ui/widgets/graph/graph_scene.hpp"

#include <QPainterPath>
#include <QRectF>
#include <QSizeF>

namespace loggia::ui {

/// The room that a node takes, without its badge: around its picture, where it has one.
[[nodiscard]] QSizeF nodeSize(const GraphNode& node, double label_width, double font_height);

/// Where the picture of a node that fills `place` lies.
[[nodiscard]] QRectF pictureRect(const GraphNode& node, const QRectF& place);

/// The outline of a node that fills `place`.
[[nodiscard]] QPainterPath nodeOutline(NodeShape shape, const QRectF& place);

} // namespace loggia::ui
