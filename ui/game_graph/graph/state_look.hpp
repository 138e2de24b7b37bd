#pragma once

#include "ui/game_graph/graph/shown_graph.hpp"
#include "ui/widgets/graph/graph_scene.hpp"

#include <vector>

namespace loggia::ui {

/// Which values of a game are shown, and the current position.
struct StateLook {
    bool values = true;       ///< Labels and colours; otherwise they would spoil the game.
    std::size_t labelled = 0; ///< Number of labelling steps done.
    int here = -1;            ///< The node of the position played, or -1.
    std::vector<bool> known;  ///< Of each node: labelled by then.
    int just = -1;            ///< The node labelled last, while labelling is watched.
    /// Of each node: a person's label for it was wrong; empty if nobody labels.
    std::vector<bool> corrected = {};

    friend bool operator==(const StateLook&, const StateLook&) = default;
};

/// The look after `labelled` steps.
[[nodiscard]] StateLook lookAfter(const ShownGraph& graph, std::size_t labelled, bool values,
                                  int here);

/// The look while a person labels: of each node whether it is known, and whether that had to be
/// corrected.
[[nodiscard]] StateLook lookKnowing(std::vector<bool> known, std::vector<bool> corrected, int just);

/// A position as a node: round for player 1, a box for player 2 and where it stands for both.
[[nodiscard]] GraphNode stateNode(const ShownGraph& graph, int node, const StateLook& look);

/// How the line of a move is drawn: best moves stand out where values are known, and those that
/// decide the label that was given last. Nothing shows of where a label has not been given yet.
[[nodiscard]] NodeTone arcTone(const ShownGraph& graph, int node, const ShownGraph::Arc& arc,
                               const StateLook& look);

} // namespace loggia::ui
