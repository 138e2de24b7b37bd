#include "ui/game_graph/graph/shown_graph.hpp"

#include <numeric>

namespace loggia::ui {

using game_graph::Value;

int ShownGraph::arcs() const {
    return std::accumulate(nodes.begin(), nodes.end(), 0, [](int sum, const Node& node) {
        return sum + static_cast<int>(node.moves.size());
    });
}

Value ShownGraph::valueOf(const Arc& arc) const {
    return game_graph::before(at(arc.to).value, arc.again);
}

bool ShownGraph::isBest(int node, const Arc& arc) const {
    return valueOf(arc) == at(node).value;
}

bool canBeDrawn(const game_graph::Graph& graph) {
    return graph.size() <= ShownGraph::most_nodes && graph.edges.size() <= ShownGraph::most_arcs;
}

ShownGraph shownGraph(const game_graph::Game& game, const game_graph::Graph& graph,
                      const game_graph::Labels& labels) {
    ShownGraph shown;
    shown.steps = labels.steps;
    shown.nodes.reserve(graph.size());
    for (std::size_t i = 0; i < graph.size(); ++i) {
        ShownGraph::Node node;
        node.state = graph.state(i);
        node.text = game.state_text(node.state);
        node.player = game.player(node.state);
        node.end = graph.endings[i].has_value();
        node.value = labels.values[i];
        const auto moves = graph.moves(i);
        for (std::size_t k = 0; k < moves.size(); ++k)
            node.moves.push_back({game.move_text(node.state, moves[k].move),
                                  static_cast<int>(moves[k].to), graph.moves_again(i, k)});
        shown.nodes.push_back(std::move(node));
    }
    return shown;
}

std::vector<bool> reachedUnfolded(const ShownGraph& graph, const std::vector<bool>& folded) {
    std::vector<bool> reached(graph.nodes.size(), false);
    std::vector<int> open;
    if (!graph.nodes.empty()) {
        reached[0] = true;
        open.push_back(0);
    }
    while (!open.empty()) {
        const int node = open.back();
        open.pop_back();
        if (folded[static_cast<std::size_t>(node)])
            continue;
        for (const ShownGraph::Arc& arc : graph.at(node).moves)
            if (!reached[static_cast<std::size_t>(arc.to)]) {
                reached[static_cast<std::size_t>(arc.to)] = true;
                open.push_back(arc.to);
            }
    }
    return reached;
}

std::vector<std::uint64_t> hiddenBy(const ShownGraph& graph, const std::vector<bool>& folded,
                                    const std::vector<bool>& reached) {
    std::vector<std::uint64_t> hidden(graph.nodes.size(), 0);
    // What two of them hide counts for the first; each node is looked at once.
    std::vector<bool> counted = reached;
    for (int root = 0; root < graph.size(); ++root) {
        const auto at_root = static_cast<std::size_t>(root);
        if (!folded[at_root] || !reached[at_root])
            continue;
        std::vector<int> open{root};
        while (!open.empty()) {
            const int node = open.back();
            open.pop_back();
            for (const ShownGraph::Arc& arc : graph.at(node).moves)
                if (!counted[static_cast<std::size_t>(arc.to)]) {
                    counted[static_cast<std::size_t>(arc.to)] = true;
                    ++hidden[at_root];
                    open.push_back(arc.to);
                }
        }
    }
    return hidden;
}

} // namespace loggia::ui
