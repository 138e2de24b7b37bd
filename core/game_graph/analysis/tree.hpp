#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/game_graph/analysis/solve.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace loggia::game_graph {

/// The tree of a game: a node for each way to a position, nothing merged.
struct Tree {
    static constexpr std::uint32_t none = 0xFFFF'FFFFU;

    struct Node {
        State state = 0;
        Move move = 0; ///< that led here; of no meaning at the root
        std::uint32_t parent = none;
        std::uint32_t depth = 0;
        std::uint32_t children = 0; ///< how many, in the tree
        bool cut = false;           ///< the game goes on, but the tree does not
        Value value;
    };
    std::vector<Node> nodes; ///< each before its children, and these in the order of the moves
};

struct TreeOptions {
    std::size_t nodes = 200'000;             ///< how many there may be
    std::optional<std::uint32_t> depth = {}; ///< how many moves deep it is cut
};

/// The tree from the position that the solution begins with. Fails where it has more nodes than
/// are allowed, or no end as the game is loopy and no depth is given. Linear in the tree.
[[nodiscard]] Result<Tree> build_tree(const Solution& solution, const TreeOptions& options = {},
                                      const Control& control = {});

/// How print_tree goes through the tree.
enum class TreeOrder : std::uint8_t {
    sideways, ///< the later half of the children, the node, the earlier ones, last move first
    preorder, ///< the node, then its children
};

/// What stands behind the position of a node.
enum class TreeLabels : std::uint8_t {
    values,  ///< `(1, 0, W)`, as the source's third part has it at its end
    unknown, ///< `(1, 0, ?)`, as before its labels are computed
    none,    ///< `(1, 0)`, as in its second part
};

/// One node a line, three blanks further in for each move, as `(1, 0, W)`. With two moves each,
/// sideways shows the tree turned to the left: the later move above its node, the earlier one
/// below. Fails where the text would be longer than 64 MB, or when stopped.
[[nodiscard]] Result<std::string> print_tree(const Game& game, const Tree& tree,
                                             TreeOrder order = TreeOrder::sideways,
                                             TreeLabels labels = TreeLabels::values,
                                             const Control& control = {});

} // namespace loggia::game_graph
