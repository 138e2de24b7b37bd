#pragma once

#include "ui/pathfinding/race/search_recording.hpp"
#include "ui/widgets/graph/tree_model.hpp"

#include <optional>
#include <vector>

namespace loggia::ui {

/// A node of the tree that recursive best-first search holds: those on its path, and beside them.
struct LimitNode {
    pathfinding::State state = pathfinding::no_state;
    int parent = -1;
    pathfinding::Cost value = 0; ///< f, or what was backed up; infinite_cost: nothing lies behind.
    std::optional<pathfinding::Cost> limit; ///< Of those on the path; infinite_cost: none.
    bool current = false;                   ///< Expanded last.
    bool goal = false;
};

struct LimitTree {
    std::vector<LimitNode> nodes; ///< Parents first.
    bool too_large = false;       ///< So there are no nodes.
};

/// The tree at the recording's moment; of a run of another algorithm an empty one. Too large are
/// those of more than `most` nodes, and those that more than 100,000 events lead to. Follows the
/// events up to the moment: linear in them.
[[nodiscard]] LimitTree limitTree(const SearchRecording& recording, std::size_t most = 400);

/// The same to be shown: "Sibiu 393 <= 447" is a value and its limit. Where it is too large, a node
/// that says so.
[[nodiscard]] TreeModelData limitTreeData(const SearchRecording& recording);

} // namespace loggia::ui
