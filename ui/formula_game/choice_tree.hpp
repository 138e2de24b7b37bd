#pragma once

#include "core/formula_game/game.hpp"
#include "ui/widgets/graph/tree_model.hpp"

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

namespace loggia::ui {

/// The tree of the choices that are still to come: a node for each position, with the position
/// after 0 on its left and that after 1 on its right. At most `levels` turns deep; what lies below
/// is left out.
struct ChoiceTree {
    static constexpr std::size_t levels = 6;

    TreeModelData data;
    std::vector<formula_game::Position> positions; ///< of each node
    std::vector<bool> cut;                         ///< the turns after this node are left out

    /// The node of a position, -1 where the tree has none.
    [[nodiscard]] int nodeOf(const formula_game::Position& position) const;
};

/// Who wins a position; nothing where that is not known, or not to be seen.
using WinnerOf = std::function<std::optional<formula_game::Player>(const formula_game::Position&)>;

/// From the start of a game of at most ChoiceTree::levels turns, otherwise from `shown`. Nodes are
/// coloured by who wins them; those on the way to `shown` are marked.
[[nodiscard]] ChoiceTree choiceTreeOf(const formula_game::Position& shown, const WinnerOf& winner);

} // namespace loggia::ui
