#include "core/game_graph/analysis/drawing.hpp"

#include "core/base/number_text.hpp"
#include "core/base/poll.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <numeric>

namespace loggia::game_graph {

namespace {

constexpr int sweeps = 8;

Error too_large(std::size_t nodes, std::size_t most) {
    return {fmt::format("too many nodes to draw: {} (the limit is {})", number_text(nodes),
                        number_text(most))};
}

/// The numbers of the layers without gaps, in the order of `rank`, and x by the order in `drawing`.
void set_layers(Drawing& drawing, const std::vector<std::uint64_t>& rank) {
    std::vector<std::uint64_t> ranks = rank;
    std::sort(ranks.begin(), ranks.end());
    ranks.erase(std::unique(ranks.begin(), ranks.end()), ranks.end());
    drawing.layers = static_cast<std::uint32_t>(ranks.size());
    for (std::size_t i = 0; i < rank.size(); ++i)
        drawing.nodes[i].layer = static_cast<std::uint32_t>(
            std::lower_bound(ranks.begin(), ranks.end(), rank[i]) - ranks.begin());
}

/// Orders each layer by the mean place of the neighbours, a few times over (Sugiyama's method with
/// barycentres), and puts the layers in the middle.
bool set_places(Drawing& drawing, const Control& control) {
    std::vector<std::vector<std::uint32_t>> layers(drawing.layers);
    for (std::uint32_t i = 0; i < drawing.nodes.size(); ++i)
        layers[drawing.nodes[i].layer].push_back(i);
    std::size_t widest = 0;
    for (const auto& layer : layers)
        widest = std::max(widest, layer.size());
    drawing.width = static_cast<double>(widest);
    const auto place = [&](const std::vector<std::uint32_t>& layer) {
        const double left = (drawing.width - static_cast<double>(layer.size())) / 2;
        for (std::size_t i = 0; i < layer.size(); ++i)
            drawing.nodes[layer[i]].x = left + static_cast<double>(i) + 0.5;
    };
    for (const auto& layer : layers)
        place(layer);
    std::vector<double> sum(drawing.nodes.size());
    std::vector<int> count(drawing.nodes.size());
    constexpr std::size_t one_place = 500; // nanoseconds, sorting included
    Poll poll(control, one_place);
    for (int sweep = 0; sweep < sweeps; ++sweep) {
        std::fill(sum.begin(), sum.end(), 0);
        std::fill(count.begin(), count.end(), 0);
        const auto join = [&](std::uint32_t a, std::uint32_t b) {
            sum[a] += drawing.nodes[b].x;
            ++count[a];
        };
        for (const Drawing::Line& line : drawing.lines) {
            if (poll.stop())
                return false;
            join(line.from, line.to);
            join(line.to, line.from);
        }
        for (auto& layer : layers) {
            const auto mean = [&](std::uint32_t i) {
                return count[i] == 0 ? drawing.nodes[i].x : sum[i] / count[i];
            };
            std::stable_sort(layer.begin(), layer.end(),
                             [&](std::uint32_t a, std::uint32_t b) { return mean(a) < mean(b); });
            place(layer);
        }
    }
    return true;
}

bool is_best(Value parent, Value child, bool again) {
    return before(child, again) == parent;
}

} // namespace

Result<Drawing> draw(const Solution& solution, Layering layering, std::size_t most,
                     const Control& control) {
    const Graph* graph = solution.graph();
    if (graph == nullptr)
        return failure(
            "this game was solved layer by layer, which produces no graph; choose a smaller game");
    if (!solution.complete())
        return failure("stopped before the game was solved");
    if (graph->size() > most)
        return tl::unexpected(too_large(graph->size(), most));
    const Game& game = solution.game();
    const std::vector<Value>& values = solution.labels()->values;
    constexpr std::size_t one_line_drawn = 500; // nanoseconds
    Poll poll(control, one_line_drawn);
    Drawing drawing;
    std::vector<std::uint64_t> rank(graph->size());
    constexpr std::uint64_t far = std::numeric_limits<std::uint64_t>::max();
    if (layering == Layering::distance)
        std::fill(rank.begin() + 1, rank.end(), far);
    for (std::uint32_t i = 0; i < graph->size(); ++i) {
        drawing.nodes.push_back(
            {graph->state(i), values[i], game.state_text(graph->state(i)), 0, 0, false});
        if (layering == Layering::remoteness)
            rank[i] = std::uint64_t{Value::endless} - values[i].remoteness;
        const std::size_t first_line = drawing.lines.size();
        const auto moves = graph->moves(i);
        for (std::size_t k = 0; k < moves.size(); ++k) {
            const Graph::Edge& edge = moves[k];
            if (poll.stop())
                return failure("stopped before the drawing was ready");
            if (layering == Layering::distance)
                rank[edge.to] = std::min(rank[edge.to], rank[i] + 1);
            const std::string move = game.move_text(graph->state(i), edge.move);
            const auto same = std::find_if(
                drawing.lines.begin() + static_cast<std::ptrdiff_t>(first_line),
                drawing.lines.end(), [&](const auto& line) { return line.to == edge.to; });
            if (same != drawing.lines.end())
                same->text += ", " + move;
            else
                drawing.lines.push_back(
                    {i, edge.to, move,
                     is_best(values[i], values[edge.to], graph->moves_again(i, k))});
        }
    }
    set_layers(drawing, rank);
    if (!set_places(drawing, control))
        return failure("stopped before the drawing was ready");
    return drawing;
}

Result<Drawing> draw(const Game& game, const Tree& tree, std::size_t most, const Control& control) {
    constexpr std::size_t one_node = 300; // nanoseconds
    Poll poll(control, one_node);
    if (tree.nodes.size() > most)
        return tl::unexpected(too_large(tree.nodes.size(), most));
    Drawing drawing;
    std::vector<double> sum(tree.nodes.size());
    for (std::uint32_t i = 0; i < tree.nodes.size(); ++i) {
        const Tree::Node& node = tree.nodes[i];
        if (poll.stop())
            return failure("stopped before the drawing was ready");
        drawing.nodes.push_back(
            {node.state, node.value, game.state_text(node.state), node.depth, 0, node.cut});
        drawing.layers = std::max(drawing.layers, node.depth + 1);
        if (node.parent != Tree::none) {
            const Tree::Node& parent = tree.nodes[node.parent];
            drawing.lines.push_back(
                {node.parent, i, game.move_text(parent.state, node.move),
                 is_best(parent.value, node.value, game.moves_again(parent.state, node.state))});
        }
        if (node.children == 0) {
            drawing.nodes[i].x = drawing.width + 0.5;
            drawing.width += 1;
        }
    }
    // Children come after their parents, so their places are known when these are asked for.
    for (auto i = static_cast<std::uint32_t>(tree.nodes.size()); i-- > 0;) {
        const Tree::Node& node = tree.nodes[i];
        if (node.children > 0)
            drawing.nodes[i].x = sum[i] / node.children;
        if (node.parent != Tree::none)
            sum[node.parent] += drawing.nodes[i].x;
    }
    return drawing;
}

} // namespace loggia::game_graph
