#pragma once

#include <span>
#include <vector>

namespace loggia::ui {

/// A tree as layout sees it: nodes 0, 1, ... of different widths, 0 the root.
struct TreeShape {
    std::vector<int> parent;   ///< -1 for the root; any node may come before its parent.
    std::vector<double> width; ///< Of each node, at least 0.
    /// Children of a node stand in the order of their numbers, unless this says otherwise: then
    /// they stand in the order in which they occur here. Holds every node but the root, or nothing.
    std::vector<int> order;
};

/// Where the nodes of a tree lie: the middle of each, the leftmost edge at 0, and its level, the
/// root's being 0.
struct TreePlaces {
    std::vector<double> x;
    std::vector<int> level;
    double width = 0; ///< From the leftmost edge to the rightmost.
    int levels = 0;
};

/// The tidy layout of a tree: nodes of one level in one row, at least `gap` between neighbours,
/// parents in the middle above their first and last child, equal subtrees drawn equally, and no
/// wider than these rules make it. Small subtrees between larger ones are spread evenly.
///
/// Linear in the number of nodes; no recursion, so that a chain of any depth is laid out.
/// After Buchheim, Jünger and Leipert, "Improving Walker's algorithm to run in linear time",
/// Graph Drawing 2002.
[[nodiscard]] TreePlaces tidyTree(const TreeShape& tree, double gap);

} // namespace loggia::ui
