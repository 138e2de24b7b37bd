#pragma once

#include "ui/sat/model/assignment.hpp"
#include "ui/sat/model/instance.hpp"
#include "ui/widgets/graph/graph_scene.hpp"

#include <vector>

namespace loggia::ui {

/// Places for the vertices of a graph, in scene units: on a circle, then drawn together along edges
/// and pushed apart (Fruchterman and Reingold 1991), and away from the edges of others where the
/// graph is small enough for that (20,000 pairs), and turned so that the drawing is wider than
/// high. The same for the same graph. Some hundred rounds, each quadratic in the vertices.
[[nodiscard]] std::vector<QPointF> layOutGraph(const ColouringInstance& graph);

/// The graph with the colours that the assignment gives its vertices: a number and a fill for each,
/// and a dashed line where both ends have the same one.
[[nodiscard]] GraphScene colouringScene(const ColouringInstance& graph,
                                        const std::vector<QPointF>& places,
                                        const Assignment& assignment);

/// The colour of a vertex, from 1; 0: none yet; -1: more than one, or none is left.
[[nodiscard]] int colourOf(const ColouringInstance& graph, const Assignment& assignment,
                           int vertex);

/// What gives a vertex its next colour, and after the last one none.
[[nodiscard]] Assignment::Changes nextColour(const ColouringInstance& graph,
                                             const Assignment& assignment, int vertex);

} // namespace loggia::ui
