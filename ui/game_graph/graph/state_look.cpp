#include "ui/game_graph/graph/state_look.hpp"

#include "ui/game_graph/graph/state_words.hpp"

#include <algorithm>
#include <utility>

namespace loggia::ui {

using game_graph::Outcome;

StateLook lookAfter(const ShownGraph& graph, std::size_t labelled, bool values, int here) {
    StateLook look;
    look.values = values;
    look.labelled = std::min(labelled, graph.steps.size());
    look.here = here;
    look.known.assign(graph.nodes.size(), false);
    for (std::size_t step = 0; step < look.labelled; ++step)
        look.known[graph.steps[step].position] = true;
    if (look.labelled > 0 && look.labelled < graph.steps.size())
        look.just = static_cast<int>(graph.steps[look.labelled - 1].position);
    return look;
}

StateLook lookKnowing(std::vector<bool> known, std::vector<bool> corrected, int just) {
    StateLook look;
    look.labelled = static_cast<std::size_t>(std::count(known.begin(), known.end(), true));
    look.known = std::move(known);
    look.corrected = std::move(corrected);
    look.just = just;
    return look;
}

GraphNode stateNode(const ShownGraph& graph, int node, const StateLook& look) {
    const ShownGraph::Node& state = graph.at(node);
    GraphNode shown;
    shown.label = QString::fromStdString(state.text);
    shown.shape = state.player == 1 ? NodeShape::round : NodeShape::box;
    shown.name = shown.label;
    shown.picture = state.board;
    const bool known = look.values && look.known[static_cast<std::size_t>(node)];
    if (known) {
        shown.badge = badgeOf(state.value);
        shown.tone = state.value.outcome == Outcome::win    ? NodeTone::yes
                     : state.value.outcome == Outcome::loss ? NodeTone::no
                                                            : NodeTone::neutral;
        shown.name = GameWords::tr("%1, %2").arg(shown.label, wordsOf(state.value));
        shown.tooltip = GameWords::tr("%1: %2").arg(shown.label, wordsOf(state.value));
        if (!look.corrected.empty() && look.corrected[static_cast<std::size_t>(node)]) {
            shown.badge += QStringLiteral(" \u2717");
            shown.name = GameWords::tr("%1, corrected").arg(shown.name);
            shown.tooltip = GameWords::tr("%1 (corrected)").arg(shown.tooltip);
        }
    } else if (look.values && look.labelled < graph.steps.size()) {
        shown.badge = QStringLiteral("?");
        shown.name = GameWords::tr("%1, not labelled yet").arg(shown.label);
    }
    if (node == look.here || (look.values && node == look.just))
        shown.tone = NodeTone::highlight;
    if (node == look.here)
        shown.name = GameWords::tr("%1, the current position").arg(shown.name);
    return shown;
}

NodeTone arcTone(const ShownGraph& graph, int node, const ShownGraph::Arc& arc,
                 const StateLook& look) {
    if (!look.values || !look.known[static_cast<std::size_t>(node)])
        return NodeTone::neutral;
    const game_graph::Value value = graph.at(node).value;
    // What is not labelled yet is not given away, and decides nothing.
    if (!look.known[static_cast<std::size_t>(arc.to)])
        return NodeTone::neutral;
    if (node == look.just && graph.isBest(node, arc))
        return NodeTone::highlight;
    if (node == look.just && value.outcome == Outcome::loss)
        return NodeTone::highlight;
    if (!graph.isBest(node, arc))
        return graph.valueOf(arc).outcome == value.outcome ? NodeTone::neutral : NodeTone::dim;
    return value.outcome == Outcome::win ? NodeTone::yes : NodeTone::neutral;
}

} // namespace loggia::ui
