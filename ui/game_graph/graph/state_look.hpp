#pragma once

#include "ui/game_graph/graph/shown_graph.hpp"
#include "ui/widgets/graph/graph_scene.hpp"

#include <vector>

namespace loggia::ui {

/// What of a game's values is shown, and where the game stands.
struct StateLook {
    bool values = true;       ///< Labels and colours; otherwise they would spoil the game.
    std::size_t labelled = 0; ///< So many steps of labelling are done.
    int here = -1;            ///< The node of the position played, or -1.
    std::vector<bool> known;  ///< Of each node: labelled by then.
    int just = -1;            ///< The node labelled last, while labelling is watched.

    friend bool operator==(const StateLook&, const StateLook&) = default;
};

/// The look after `labelled` steps.
[[nodiscard]] StateLook lookAfter(const ShownGraph& graph, std::size_t labelled, bool values,
                                  int here);

/// A position as a node: round for player 1, a box for player 2 and where it stands for both.
[[nodiscard]] GraphNode stateNode(const ShownGraph& graph, int node, const StateLook& look);

/// How the line of a move is drawn: best moves stand out where values are known.
[[nodiscard]] NodeTone arcTone(const ShownGraph& graph, int node, const ShownGraph::Arc& arc,
                               const StateLook& look);

} // namespace loggia::ui
