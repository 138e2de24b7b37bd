#pragma once

#include "ui/widgets/graph/graph_scene.hpp"

#include <QFont>
#include <QRectF>
#include <QString>

#include <cstdint>
#include <unordered_map>

class QPainter;

namespace loggia::ui {

struct Colours;

/// What goes on in the graph besides the scene.
struct GraphState {
    int selected = -1;
    int hovered = -1;
    bool focused = false;
    /// Nodes that have just changed and the tones they had, and how far the new ones have come.
    const std::unordered_map<int, NodeTone>* lit = nullptr;
    double lit_share = 1;
};

/// Paints what of a scene lies in `seen` (scene coordinates, which are the painter's). `scale` is
/// the size of a scene unit on the screen: where labels would be too small to read they are left
/// out, and where nodes are dots nothing is painted twice on one dot, so that the cost is that of
/// looking at each node and painting each dot once.
void paintGraph(QPainter& painter, const GraphScene& scene, const QRectF& seen, double scale,
                const GraphState& state, const Colours& colours, const QFont& font);

/// Paints one arrow with its label, between nodes of a scene of which it need not be an edge.
void paintArrow(QPainter& painter, const GraphScene& scene, const GraphEdge& arrow, double scale,
                const Colours& colours, const QFont& font);

/// What the sign below a folded node says: "+228,971". From a million on two digits and a power of
/// ten, "+2.3·10⁷"; for `uncounted` "+".
[[nodiscard]] QString foldText(std::uint64_t folded);

/// Below this scale labels are not painted.
[[nodiscard]] bool labelsShown(double scale, const QFont& font);

} // namespace loggia::ui
