#pragma once

#include "core/sat/traces/search_tree.hpp"
#include "ui/sat/clauses/atom_words.hpp"
#include "ui/widgets/graph/tree_model.hpp"

namespace loggia::ui {

/// The search tree as it is at the beginning of the run: its shape does not change, what its nodes
/// look like does.
[[nodiscard]] TreeModelData searchTreeData(const sat::SearchTree& tree, const AtomWords& words);

/// What a node looks like after so many events: yet to come, on the way to where the search stands,
/// or left behind. `on_path` is whether it is that place or above it.
[[nodiscard]] GraphNode searchNode(const sat::SearchTree& tree, std::uint32_t node,
                                   const AtomWords& words, std::size_t position, bool on_path);

/// The nodes from the root to where the search stands after so many events, by node.
[[nodiscard]] std::vector<bool> searchPath(const sat::SearchTree& tree, std::size_t position);

} // namespace loggia::ui
