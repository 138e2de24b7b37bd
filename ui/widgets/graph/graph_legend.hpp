#pragma once

#include "ui/legend/legend.hpp"
#include "ui/widgets/graph/graph_scene.hpp"

namespace loggia::ui {

/// A node as GraphView paints it.
[[nodiscard]] LegendEntry nodeEntry(const GraphNode& node, const QString& text);
/// A line, or an arrow, between two small nodes, with a label.
[[nodiscard]] LegendEntry edgeEntry(NodeTone tone, bool arrow, const QString& text,
                                    const QString& label = {});

} // namespace loggia::ui
