#pragma once

#include "ui/game_graph/graph/shown_graph.hpp"
#include "ui/game_graph/graph/state_look.hpp"
#include "ui/widgets/graph/tree_model.hpp"

#include <vector>

namespace loggia::ui {

/// The tree of a game: every position as often as it can be reached.
struct GameTree {
    /// More nodes are not drawn: what lies below is left out, level by level.
    static constexpr std::size_t most_nodes = 20'000;
    /// Larger trees open folded.
    static constexpr int most_unfolded = 40;

    TreeModelData data;
    std::vector<int> states;  ///< the node of the graph, of each node
    std::vector<int> parents; ///< -1 for the root
    std::vector<bool> cut;    ///< moves of the node are left out
    bool whole = true;

    /// The lowest level at which the tree can be folded so that at most `nodes` are seen.
    [[nodiscard]] int levelFor(int nodes) const;
    /// The node reached by moves to these nodes of the graph, as far as it is drawn.
    [[nodiscard]] int nodeAlong(const std::vector<int>& line) const;
};

[[nodiscard]] GameTree gameTree(const ShownGraph& graph, const StateLook& look);

/// What a node of the tree looks like. `here` is where the position played is in the tree.
[[nodiscard]] GraphNode treeStateNode(const GameTree& tree, const ShownGraph& graph, int node,
                                      const StateLook& look, int here);

} // namespace loggia::ui
