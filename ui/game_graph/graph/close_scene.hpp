#pragma once

#include "ui/game_graph/graph/shown_graph.hpp"
#include "ui/game_graph/graph/state_look.hpp"
#include "ui/widgets/graph/graph_scene.hpp"

#include <QFont>

namespace loggia::ui {

/// One position of a game from close by: the positions with a move to it above, at most
/// `most_before` of them, and those that its own moves lead to below.
struct CloseScene {
    static constexpr int most_before = 12;

    GraphScene scene; ///< Nodes have the numbers of the graph's; the others are not shown.
    /// How many positions have a move to it and are led to by none of its own; and those shown.
    int before = 0;
    int shown_before = 0;
};

/// Each node stands there once, below where a move leads there. Linear in the moves of the graph.
[[nodiscard]] CloseScene closeScene(const ShownGraph& graph, const StateLook& look, int middle,
                                    const QFont& font);

} // namespace loggia::ui
