#pragma once

#include "ui/widgets/graph/graph_scene.hpp"

#include <QColor>
#include <QPen>

namespace loggia::ui {

struct Colours;

/// How a tone is painted. Text on fill 4.5:1; outlines 3:1 on Colours::window, but for dim.
struct ToneColours {
    QColor fill;
    QColor outline;
    QColor text;
};
[[nodiscard]] ToneColours toneColours(NodeTone tone, const Colours& colours);

/// How a node of a group, from 1, is painted: one of eight fills, and the outline of neutral nodes.
[[nodiscard]] ToneColours groupColours(int group, const Colours& colours);

/// The colour of a line of this tone.
[[nodiscard]] QColor toneLineColour(NodeTone tone, const Colours& colours);

/// The stroke by which a tone is told without its colour: thick, dashed or dotted.
[[nodiscard]] QPen tonePen(NodeTone tone, const QColor& colour);

} // namespace loggia::ui
