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

/// The tree at the recording's moment, parents first; of a run of another algorithm nothing, nor
/// where it would have more than `most` nodes. Follows the events up to the moment: linear in them.
[[nodiscard]] std::vector<LimitNode> limitTree(const SearchRecording& recording,
                                               std::size_t most = 400);

/// The same to be shown: "Sibiu 393 <= 447" is a value and its limit.
[[nodiscard]] TreeModelData limitTreeData(const SearchRecording& recording);

} // namespace loggia::ui
