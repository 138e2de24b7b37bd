#pragma once

#include "ui/widgets/graph/node_picture.hpp"

#include <QRectF>
#include <QString>

#include <cstdint>
#include <limits>
#include <memory>
#include <vector>

namespace loggia::ui {

enum class NodeShape { round, box, diamond };

/// What a node or an edge means, for colour and outline: never by colour alone.
enum class NodeTone {
    neutral,
    yes,       ///< True, won, possible: a strong outline.
    no,        ///< False, lost, impossible: a dashed outline.
    highlight, ///< What is talked about: filled.
    dim,       ///< Of no matter: cut off, not reached.
    player_one,
    player_two
};
inline constexpr int node_tones = 7;

struct GraphNode {
    QString label;
    NodeShape shape = NodeShape::round;
    NodeTone tone = NodeTone::neutral;
    QString badge = {};   ///< One or two characters at the corner: 0, 1, W, L.
    QString tooltip = {}; ///< Empty: the label, where it is cut or too small to read.
    QString name = {};    ///< What a screen reader says; empty: label and badge.
    /// Of the part that is talked about: a broad band joins it with its neighbours of that part.
    bool marked = false;
    /// From 1: filled in the colour of that group, which comes back after eight; the badge or the
    /// label has to say which it is. 0: filled as its tone says.
    int group = 0;
    /// Shown for the label, which says the same in words; null: none.
    std::shared_ptr<const NodePicture> picture = nullptr;

    friend bool operator==(const GraphNode&, const GraphNode&) = default;
};

/// A line from the bottom of one node to the top of another, unless GraphScene::centred; or an
/// arrow.
struct GraphEdge {
    int from = 0;
    int to = 0;
    QString label = {};
    /// Of an arrow player_one and player_two say who alone may follow it, by line and label too.
    NodeTone tone = NodeTone::neutral;
    /// From border to border, wherever the nodes lie, with a head; a loop where both are one node.
    bool arrow = false;
    /// How far the middle of an arrow lies aside of the straight line, to the left of who goes
    /// along it, in scene units.
    double bend = 0;
    /// Where along an arrow its label lies: 0 at its begin, 1 at its head.
    double label_at = 0.5;
};

/// Instead of a number of nodes: more than can be counted, or endlessly many.
inline constexpr std::uint64_t uncounted = std::numeric_limits<std::uint64_t>::max();

/// Of two numbers of nodes the sum, or `uncounted`.
[[nodiscard]] constexpr std::uint64_t addedUp(std::uint64_t a, std::uint64_t b) {
    return b > uncounted - a ? uncounted : a + b;
}

/// Nodes and edges with their places, as a layout made them and GraphView shows them: plain data.
struct GraphScene {
    std::vector<GraphNode> nodes;
    std::vector<QRectF> places; ///< Of each node; a null rectangle: not shown.
    /// How many nodes are folded away under each, or `uncounted`; empty: none.
    std::vector<std::uint64_t> folded;
    std::vector<GraphEdge> edges;
    bool centred = false; ///< Lines go from middle to middle, under the nodes: of maps.
    QRectF bounds;        ///< Holds all places, badges and signs included.

    [[nodiscard]] int size() const { return static_cast<int>(nodes.size()); }
    [[nodiscard]] bool shows(int node) const {
        return node >= 0 && node < size() && !places[static_cast<std::size_t>(node)].isNull();
    }
    [[nodiscard]] const QRectF& place(int node) const {
        return places[static_cast<std::size_t>(node)];
    }
    [[nodiscard]] std::uint64_t foldedUnder(int node) const {
        return folded.empty() ? 0 : folded[static_cast<std::size_t>(node)];
    }
    /// The sign below a node that tells how much is folded away.
    [[nodiscard]] QRectF foldSign(int node) const {
        const QRectF& at = place(node);
        return {at.center().x() - 26, at.bottom() + 3, 52, 17};
    }
};

} // namespace loggia::ui
