#pragma once

#include "ui/widgets/graph/graph_scene.hpp"

#include <QFont>

namespace loggia::ui {

/// Bends the arrows of a scene so that none runs behind a node that is not its own, where one of
/// some bends does that, and moves each label along its arrow to where it covers no node, no badge,
/// no other label and, if possible, no other arrow. The bends that the arrows have are tried first.
/// Widens the bounds by what bends out of them. Scenes of more than `most_routed` arrows are left
/// alone. Arrows times (nodes + arrows).
void routeArrows(GraphScene& scene, const QFont& font);
inline constexpr std::size_t most_routed = 160;

/// The font of the labels of edges, and where the label of an arrow whose ends are shown lies.
[[nodiscard]] QFont edgeLabelFont(const QFont& font);
[[nodiscard]] QRectF arrowLabelRect(const GraphScene& scene, const GraphEdge& edge,
                                    const QFont& font);

} // namespace loggia::ui
