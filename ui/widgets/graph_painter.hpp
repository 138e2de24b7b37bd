#pragma once

#include "ui/widgets/graph_scene.hpp"

#include <QColor>
#include <QFont>
#include <QSizeF>

#include <unordered_map>

class QPainter;

namespace loggia::ui {

struct Colours;

/// How a tone is painted. Text on fill 4.5:1; outlines 3:1 on Colours::window, but for dim.
struct ToneColours {
    QColor fill;
    QColor outline;
    QColor text;
};
[[nodiscard]] ToneColours toneColours(NodeTone tone, const Colours& colours);

/// The room that a node takes, without its badge.
[[nodiscard]] QSizeF nodeSize(const GraphNode& node, double label_width, double font_height);

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

/// Below this scale labels are not painted.
[[nodiscard]] bool labelsShown(double scale, const QFont& font);

} // namespace loggia::ui
