#pragma once

#include "ui/widgets/graph/graph_scene.hpp"

#include <QFont>
#include <QString>

#include <cstdint>
#include <vector>

namespace loggia::ui {

struct TreeNode : GraphNode {
    std::vector<int> children = {}; ///< From left to right.
    QString edge_label = {};        ///< Of the line from the parent.
    NodeTone edge_tone = NodeTone::neutral;
    /// How many nodes lie under it that the tree leaves out, or `uncounted`.
    std::uint64_t left_out = 0;

    friend bool operator==(const TreeNode&, const TreeNode&) = default;
};

/// A tree to be shown. Node 0 is the root; every other node is the child of exactly one.
struct TreeModelData {
    std::vector<TreeNode> nodes;
    QString name = {}; ///< What a screen reader calls the tree.

    [[nodiscard]] int size() const { return static_cast<int>(nodes.size()); }
    [[nodiscard]] const TreeNode& at(int node) const {
        return nodes[static_cast<std::size_t>(node)];
    }
    /// The parent of each node, -1 for the root.
    [[nodiscard]] std::vector<int> parents() const;
    /// Every node that no folded one is above, parents first, children from left to right.
    [[nodiscard]] std::vector<int> shown(const std::vector<bool>& folded) const;
};

/// The tidy layout of the nodes that are shown. Linear; widths of equal labels are measured once.
[[nodiscard]] GraphScene treeScene(const TreeModelData& tree, const std::vector<bool>& folded,
                                   const QFont& font);

} // namespace loggia::ui
