#pragma once

#include "ui/widgets/graph/graph_scene.hpp"

#include <QLineF>
#include <QList>
#include <QRectF>

#include <array>

namespace loggia::ui {

/// Lines by NodeTone.
using GraphLines = std::array<QList<QLineF>, node_tones>;

/// Both ends of an edge are shown.
[[nodiscard]] bool isShown(const GraphScene& scene, const GraphEdge& edge);

/// The straight line of an edge whose ends are shown.
[[nodiscard]] QLineF lineOf(const GraphScene& scene, const GraphEdge& edge);

/// What of the edges lies in `seen` (scene coordinates), clipped to a little more than that. A
/// scene unit takes `scale` on the screen, `fineness` screen dots are one to the eye: lines that
/// fall on the dots of the one before are left out. From a fineness of 1 on arrows are lines too.
/// Linear in the edges: those of one node stand together, so that looking at the last is enough.
[[nodiscard]] GraphLines visibleLines(const GraphScene& scene, const QRectF& seen, double scale,
                                      double fineness);

} // namespace loggia::ui
