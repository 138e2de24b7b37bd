#pragma once

#include "ui/legend/legend.hpp"
#include "ui/widgets/graph/graph_scene.hpp"

namespace loggia::ui {

/// A node with these signs, to be painted by nodeEntry().
[[nodiscard]] GraphNode legendNode(const QString& label, NodeShape shape, NodeTone tone,
                                   const QString& badge = {});
/// A node as GraphView paints it.
[[nodiscard]] LegendEntry nodeEntry(const GraphNode& node, const QString& text);
/// A line, or an arrow, between two small nodes, with a label.
[[nodiscard]] LegendEntry edgeEntry(NodeTone tone, bool arrow, const QString& text,
                                    const QString& label = {});

} // namespace loggia::ui
