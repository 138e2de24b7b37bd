#pragma once

#include "core/formula_game/game.hpp"
#include "ui/widgets/graph/tree_model.hpp"

#include <QString>

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

/// The handout's drawing of the formula's tree, or a sentence where it would be too long to show.
[[nodiscard]] QString drawingOf(const formula_game::Game& game);

} // namespace loggia::ui
