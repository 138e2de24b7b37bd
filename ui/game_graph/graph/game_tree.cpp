#include "ui/game_graph/graph/game_tree.hpp"

#include "ui/game_graph/graph/state_words.hpp"

#include <cstdint>

namespace loggia::ui {

namespace {

/// How many nodes the tree has below each position; `uncounted` where a game may never end.
std::vector<std::uint64_t> treeSizes(const ShownGraph& graph) {
    const std::size_t size = graph.nodes.size();
    std::vector<std::vector<int>> before(size);
    std::vector<std::size_t> open(size); // moves to positions that are not counted yet
    std::vector<int> counted;
    for (std::size_t node = 0; node < size; ++node) {
        open[node] = graph.nodes[node].moves.size();
        if (open[node] == 0)
            counted.push_back(static_cast<int>(node));
        for (const ShownGraph::Arc& arc : graph.nodes[node].moves)
            before[static_cast<std::size_t>(arc.to)].push_back(static_cast<int>(node));
    }
    std::vector<std::uint64_t> sums(size, 0);
    for (std::size_t i = 0; i < counted.size(); ++i) {
        const auto node = static_cast<std::size_t>(counted[i]);
        for (const int earlier : before[node]) {
            const auto at = static_cast<std::size_t>(earlier);
            sums[at] = addedUp(sums[at], addedUp(1, sums[node]));
            if (--open[at] == 0)
                counted.push_back(earlier);
        }
    }
    for (std::size_t node = 0; node < size; ++node)
        if (open[node] > 0)
            sums[node] = uncounted;
    return sums;
}

} // namespace

GameTree gameTree(const ShownGraph& graph, const StateLook& look) {
    GameTree tree;
    tree.data.name = GameWords::tr("Tree of the game");
    if (graph.nodes.empty())
        return tree;
    const auto add = [&tree](int state, int parent) {
        tree.states.push_back(state);
        tree.parents.push_back(parent);
        tree.cut.push_back(false);
        tree.data.nodes.emplace_back();
    };
    add(0, -1);
    // Level by level, so that what is left out lies lowest.
    for (std::size_t node = 0; node < tree.states.size(); ++node) {
        const int state = tree.states[node];
        const auto& moves = graph.at(state).moves;
        if (tree.states.size() + moves.size() > GameTree::most_nodes) {
            tree.cut[node] = !moves.empty();
            tree.whole = tree.whole && moves.empty();
        } else {
            for (const ShownGraph::Arc& arc : moves) {
                const int child = static_cast<int>(tree.states.size());
                tree.data.nodes[node].children.push_back(child);
                add(arc.to, static_cast<int>(node));
                tree.data.nodes.back().edge_label = QString::fromStdString(arc.text);
                tree.data.nodes.back().edge_tone = arcTone(graph, state, arc, look);
            }
        }
    }
    if (!tree.whole) {
        const std::vector<std::uint64_t> sizes = treeSizes(graph);
        for (std::size_t node = 0; node < tree.states.size(); ++node)
            if (tree.cut[node])
                tree.data.nodes[node].left_out = sizes[static_cast<std::size_t>(tree.states[node])];
    }
    for (std::size_t node = 0; node < tree.states.size(); ++node)
        static_cast<GraphNode&>(tree.data.nodes[node]) =
            treeStateNode(tree, graph, static_cast<int>(node), look, -1);
    return tree;
}

GraphNode treeStateNode(const GameTree& tree, const ShownGraph& graph, int node,
                        const StateLook& look, int here) {
    StateLook mine = look;
    const auto at = static_cast<std::size_t>(node);
    mine.here = node == here ? tree.states[at] : -1;
    GraphNode shown = stateNode(graph, tree.states[at], mine);
    if (tree.cut[at]) {
        shown.label += QStringLiteral(" …");
        shown.tooltip = GameWords::tr("%1. The tree below this node is too large to draw")
                            .arg(shown.tooltip.isEmpty() ? shown.label : shown.tooltip);
    }
    return shown;
}

int GameTree::levelFor(int nodes) const {
    // The nodes stand level by level.
    std::size_t begin = 0;
    std::size_t end = states.empty() ? 0 : 1;
    int level = 0;
    while (begin < end) {
        std::size_t next = end;
        for (std::size_t i = begin; i < end; ++i)
            next += data.nodes[i].children.size();
        if (next == end || next > static_cast<std::size_t>(nodes))
            return level;
        begin = end;
        end = next;
        ++level;
    }
    return level;
}

int GameTree::nodeAlong(const std::vector<int>& line) const {
    if (states.empty())
        return -1;
    int node = 0;
    for (const int state : line) {
        int next = -1;
        for (const int child : data.at(node).children)
            if (next < 0 && states[static_cast<std::size_t>(child)] == state)
                next = child;
        if (next < 0)
            return -1;
        node = next;
    }
    return node;
}

} // namespace loggia::ui
