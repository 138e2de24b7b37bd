// The tree of a game: sideways in text, as JSON, Graphviz or SVG.
#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/input_output.hpp"
#include "app/commands/game_graph/game.hpp"
#include "app/commands/game_graph/game_input.hpp"
#include "core/game_graph/analysis/drawing.hpp"
#include "core/game_graph/analysis/tree.hpp"

#include <fmt/format.h>

#include <memory>
#include <string>
#include <string_view>

namespace loggia::commands {

namespace {

using namespace game_graph;

struct GameTree {
    GameInput input;
    std::optional<int> nodes;
    std::optional<int> depth;
    bool preorder = false;
    TreeLabels labels = TreeLabels::values;
    bool json = false;
    bool dot = false;
    bool svg = false;

    int operator()() const {
        if (labels != TreeLabels::values && (json || dot || svg))
            throw UsageError("--labels", "only for the tree as text");
        const auto record = input.record();
        if (!record)
            return failed;
        const Game& game = record->game();
        const Interrupt interrupt;
        const auto solution = input.solution(game, record->state(), 0, interrupt);
        if (!solution)
            return interrupt.came() ? interrupted : failed;
        TreeOptions options;
        if (nodes)
            options.nodes = static_cast<std::size_t>(*nodes);
        if (depth)
            options.depth = static_cast<std::uint32_t>(*depth);
        const auto tree = build_tree(*solution, options, interrupt.control());
        if (!tree)
            return interrupt.came() ? int{interrupted} : refused(tree.error());
        if (dot || svg) {
            const auto drawing = draw(game, *tree, options.nodes, interrupt.control());
            if (!drawing)
                return report(drawing.error(), "error");
            return print(svg ? to_svg(*drawing) : to_dot(*drawing));
        }
        if (json)
            return print_json(game, *tree);
        const auto text =
            print_tree(game, *tree, preorder ? TreeOrder::preorder : TreeOrder::sideways, labels,
                       interrupt.control());
        return text ? print(*text) : report(text.error(), "error");
    }

private:
    static int print(const std::string& text) {
        fmt::print("{}", text);
        flush_output();
        return success;
    }
    static int refused(const Error& error) {
        return report({error.message + " (change the limits with --nodes and --depth)"}, "error");
    }

    static std::string in_line(const Json& value) {
        std::string line = value.line();
        line.pop_back();
        return line;
    }

    /// A node a line, so that large trees need no more memory than they have already.
    static int print_json(const Game& game, const Tree& tree) {
        fmt::print(R"({{"game": {}, "nodes": [)", in_line(game.text()));
        for (std::size_t i = 0; i < tree.nodes.size(); ++i) {
            const Tree::Node& node = tree.nodes[i];
            Json item = Json::object({{"position", game.state_text(node.state)},
                                      {"value", json_of(node.value)},
                                      {"depth", std::uint64_t{node.depth}}});
            if (node.parent != Tree::none) {
                item.set("parent", std::uint64_t{node.parent});
                item.set("move", game.move_text(tree.nodes[node.parent].state, node.move));
            }
            if (node.cut)
                item.set("cut", true);
            fmt::print("{}\n  {}", i == 0 ? "" : ",", in_line(item));
        }
        fmt::print("\n]}}\n");
        flush_output();
        return success;
    }
};

Result<TreeLabels> labels_named(std::string_view name) {
    if (name == "values")
        return TreeLabels::values;
    if (name == "unknown")
        return TreeLabels::unknown;
    if (name == "none")
        return TreeLabels::none;
    return failure("expected values, unknown or none");
}

} // namespace

void add_game_tree(Command group) {
    auto tree = std::make_shared<GameTree>();
    const Command command = group.add_command("tree", "Print the tree of a game with its values");
    command.footer(
        "Prints one node per line with its value (W, L or D), indented by three blanks per\n"
        "move, root on the left: the subtrees of the later moves above the node, those of the\n"
        "earlier moves below it. --preorder prints each node before its subtrees. The tree of\n"
        "a loopy game is infinite; --depth limits it.\n\n"
        "loggia-cli game tree 1-2-10\n"
        "loggia-cli game tree nim 1 2 3 --svg > nim.svg");
    tree->input.add(command);
    command.add_option("--nodes", tree->nodes, "Maximum number of nodes (default: 200,000)")
        .between(1, 20'000'000, RangeHint::hidden)
        .type_name("N");
    command.add_option("--depth", tree->depth, "Limit the depth of the tree, in moves")
        .between(0, 1'000'000, RangeHint::hidden)
        .type_name("N");
    command
        .add_option("--labels", tree->labels, labels_named,
                    "What to print after a position: values (default), unknown (a ?) or none")
        .type_name("WHICH");
    exclude_each_other(
        {command.add_flag("--preorder", tree->preorder, "Print each node before its subtrees"),
         command.add_flag("--json", tree->json, "Print JSON"),
         command.add_flag("--dot", tree->dot, "Print a Graphviz file"),
         command.add_flag("--svg", tree->svg, "Print an SVG picture")});
    command.action([tree] { return (*tree)(); });
}

} // namespace loggia::commands
