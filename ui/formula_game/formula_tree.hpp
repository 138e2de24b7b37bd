#pragma once

#include "core/formula_game/game.hpp"
#include "ui/widgets/graph/tree_model.hpp"

#include <QString>

#include <optional>
#include <vector>

namespace loggia::ui {

/// The tree of a game's formula as TreeView shows it, and what each node stands for.
struct FormulaTree {
    /// More nodes are not drawn: what lies below is left out, level by level.
    static constexpr std::size_t most_nodes = 20'000;

    TreeModelData data;
    std::vector<logic::Expr> parts; ///< of each node
    std::vector<bool> cut;          ///< operands of the node are left out

    /// The lowest level at which the tree can be folded so that at most `nodes` are seen.
    [[nodiscard]] int levelFor(int nodes) const;
};

/// Labels and structure; what nodes look like in a position is nodeIn()'s.
[[nodiscard]] FormulaTree treeOf(const formula_game::Game& game);

/// What a node of the tree looks like in `position`: lit by the value that it has by now, a
/// variable without a value in the colours of who chooses it, the next one with a question mark.
/// `known` are the known_values() of the position.
[[nodiscard]] GraphNode nodeIn(const formula_game::Position& position,
                               const std::vector<formula_game::Known>& known, logic::Expr part,
                               bool cut);

/// What the nodes of a tree look like in a position. In a large tree there are only a few dozen
/// different ones, each of which is made once.
class NodeLooks {
public:
    /// Both have to live as long.
    NodeLooks(const formula_game::Position& position,
              const std::vector<formula_game::Known>& known);

    /// nodeIn(), and marked() where it is.
    [[nodiscard]] const GraphNode& of(logic::Expr part, bool cut, bool is_marked);

private:
    const formula_game::Position& position_;
    const std::vector<formula_game::Known>& known_;
    std::vector<std::optional<GraphNode>> made_;
};

/// The nodes of a part of the formula, wherever it occurs.
[[nodiscard]] std::vector<bool> nodesOf(const FormulaTree& tree, logic::Expr part);
/// The nodes by which the formula has its value: from the root down, and of a part that one operand
/// decides only that one. None while it is open.
[[nodiscard]] std::vector<bool> decidingNodes(const FormulaTree& tree,
                                              const formula_game::Game& game,
                                              const std::vector<formula_game::Known>& known);
/// The same node as one of the part that is talked about.
[[nodiscard]] GraphNode marked(GraphNode node);

/// The assignment's drawing of the formula's tree, or a sentence where it would be too long to
/// show.
[[nodiscard]] QString drawingOf(const formula_game::Game& game);

} // namespace loggia::ui
