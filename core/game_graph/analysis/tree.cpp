#include "core/game_graph/analysis/tree.hpp"

#include "core/base/number_text.hpp"
#include "core/base/poll.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace loggia::game_graph {

Result<Tree> build_tree(const Solution& solution, const TreeOptions& options,
                        const Control& control) {
    if (!solution.complete())
        return failure("stopped before the game was solved");
    const Game& game = solution.game();
    if (const Graph* graph = solution.graph(); graph != nullptr && !options.depth)
        if (!bottom_up(*graph, control))
            return failure("positions can repeat, so the tree is infinite; limit its depth");
    constexpr std::size_t one_node = 300; // nanoseconds
    Poll poll(control, one_node);
    Tree tree;
    std::vector<Step> moves;
    // What is still to be put into the tree, the next one last.
    std::vector<Tree::Node> waiting{{solution.from(), 0, Tree::none, 0, 0, false, {}}};
    while (!waiting.empty()) {
        if (poll.stop())
            return failure("stopped before the tree was complete");
        if (tree.nodes.size() >= options.nodes)
            return failure(
                fmt::format("the tree has more than {}", counted(options.nodes, "node")));
        Tree::Node node = waiting.back();
        waiting.pop_back();
        const auto value = solution.value(node.state);
        if (!value)
            return failure("the solution belongs to other positions");
        node.value = *value;
        moves.clear();
        if (!game.ending(node.state))
            game.append_moves(node.state, moves);
        node.cut = options.depth && node.depth >= *options.depth && !moves.empty();
        if (node.cut)
            moves.clear();
        node.children = static_cast<std::uint32_t>(moves.size());
        const auto number = static_cast<std::uint32_t>(tree.nodes.size());
        for (std::size_t i = moves.size(); i-- > 0;)
            waiting.push_back({moves[i].to, moves[i].move, number, node.depth + 1, 0, false, {}});
        tree.nodes.push_back(node);
    }
    return tree;
}

namespace {

std::string labelled(const Game& game, const Tree::Node& node, TreeLabels labels) {
    if (labels == TreeLabels::values)
        return game.state_text(node.state, node.value.outcome);
    std::string text = game.state_text(node.state);
    if (labels == TreeLabels::unknown)
        text.replace(text.size() - 1, 1, ", ?)");
    return text;
}

} // namespace

Result<std::string> print_tree(const Game& game, const Tree& tree, TreeOrder order,
                               TreeLabels labels, const Control& control) {
    constexpr std::size_t one_line = 10'000; // nanoseconds, indentation included
    Poll poll(control, one_line);
    constexpr std::size_t longest = 64'000'000;
    constexpr std::size_t indent = 3;
    // The children of each node, in order: those of node i from first[i] on.
    std::vector<std::uint32_t> first(tree.nodes.size() + 1);
    for (std::size_t i = 0; i < tree.nodes.size(); ++i)
        first[i + 1] = first[i] + tree.nodes[i].children;
    std::vector<std::uint32_t> children(first.back());
    std::vector<std::uint32_t> next(first.begin(), first.end() - 1);
    for (std::uint32_t i = 1; i < tree.nodes.size(); ++i)
        children[next[tree.nodes[i].parent]++] = i;

    struct Open {
        std::uint32_t node;
        bool line; ///< only its own line is left to do
    };
    std::string text;
    std::vector<Open> open;
    if (!tree.nodes.empty())
        open.push_back({0, false});
    while (!open.empty()) {
        const std::uint32_t i = open.back().node;
        const bool line = open.back().line;
        open.pop_back();
        const Tree::Node& node = tree.nodes[i];
        if (!line) {
            // What comes last goes onto the stack first.
            const std::uint32_t below =
                order == TreeOrder::preorder ? 0 : node.children - node.children / 2;
            const auto child = [&](std::uint32_t k) { return children[first[i] + k]; };
            if (order == TreeOrder::preorder) {
                for (std::uint32_t k = node.children; k-- > 0;)
                    open.push_back({child(k), false});
            } else {
                for (std::uint32_t k = 0; k < below; ++k)
                    open.push_back({child(k), false});
            }
            open.push_back({i, true});
            if (order == TreeOrder::sideways)
                for (std::uint32_t k = below; k < node.children; ++k)
                    open.push_back({child(k), false});
            continue;
        }
        if (poll.stop())
            return failure("stopped before the tree was printed");
        text.append(indent * node.depth, ' ');
        text += labelled(game, node, labels);
        text += node.cut ? " ...\n" : "\n";
        if (text.size() > longest)
            return failure(fmt::format("the drawing would exceed {} bytes", number_text(longest)));
    }
    return text;
}

} // namespace loggia::game_graph
