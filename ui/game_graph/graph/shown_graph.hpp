#pragma once

#include "core/game_graph/analysis/graph.hpp"
#include "core/game_graph/analysis/label.hpp"
#include "core/game_graph/game.hpp"
#include "ui/widgets/graph/node_picture.hpp"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace loggia::ui {

/// The positions of a game that are drawn, with their values: what core says, as plain data that
/// scenes and sentences are made of. Nodes have the numbers of the positions of the graph that this
/// was made of; node 0 is the start.
struct ShownGraph {
    /// Of larger graphs nothing is drawn.
    static constexpr std::size_t most_nodes = 20'000;
    static constexpr std::size_t most_arcs = 120'000;

    struct Arc {
        std::string text; ///< The move.
        int to = 0;
        bool again = false; ///< The same player is to move there.
    };
    struct Node {
        game_graph::State state = 0;
        std::string text; ///< `(1, 0)`
        int player = 0;   ///< 1, 2, or 0 where it stands for both.
        bool end = false; ///< The game is over there.
        game_graph::Value value;
        std::vector<Arc> moves;
        /// The position as a board, where that is small; null: it is shown as text.
        std::shared_ptr<const NodePicture> board = nullptr;
    };

    std::vector<Node> nodes;
    std::vector<game_graph::LabelStep> steps; ///< In the order of labelling.

    [[nodiscard]] int size() const { return static_cast<int>(nodes.size()); }
    [[nodiscard]] const Node& at(int node) const { return nodes[static_cast<std::size_t>(node)]; }
    [[nodiscard]] int arcs() const;
    /// What a move of a node is worth to who makes it.
    [[nodiscard]] game_graph::Value valueOf(const Arc& arc) const;
    /// Whether a move keeps what its node is worth, moves to the end included.
    [[nodiscard]] bool isBest(int node, const Arc& arc) const;
};

/// Whether a graph is small enough to be drawn.
[[nodiscard]] bool canBeDrawn(const game_graph::Graph& graph);

/// What is drawn of a graph that can be, with labels that are complete.
[[nodiscard]] ShownGraph shownGraph(const game_graph::Game& game, const game_graph::Graph& graph,
                                    const game_graph::Labels& labels);

/// The nodes that can be reached from the start without leaving a folded one.
[[nodiscard]] std::vector<bool> reachedUnfolded(const ShownGraph& graph,
                                                const std::vector<bool>& folded);

/// How many nodes lie hidden behind each folded one, counted once where several hide them; 0 for
/// others.
[[nodiscard]] std::vector<std::uint64_t> hiddenBy(const ShownGraph& graph,
                                                  const std::vector<bool>& folded,
                                                  const std::vector<bool>& reached);

} // namespace loggia::ui
