#include "ui/widgets/graph/tree_model.hpp"

#include "ui/widgets/graph/graph_shape.hpp"
#include "ui/widgets/graph/tidy_tree.hpp"

#include <QFontMetricsF>
#include <QHash>

#include <algorithm>

namespace loggia::ui {

namespace {

constexpr double widest_label = 260;
constexpr double node_gap = 12;
constexpr double least_level_gap = 24;
constexpr double label_room = 12; ///< More of it, where edges have labels.

/// Wide trees get more room between their levels, so that edges stay steep enough to follow and a
/// window is filled; never so much that parent and child are out of sight of each other.
double level_gap(double width, double height, int levels, bool edge_labels) {
    constexpr double wanted_aspect = 0.45; // height of the whole over its width
    constexpr double most = 3.5;
    const double least = least_level_gap + (edge_labels ? label_room : 0);
    if (levels < 2)
        return least;
    return std::clamp((width * wanted_aspect - levels * height) / (levels - 1), least,
                      least * most);
}

constexpr double margin = 14;     ///< For badges, rings and signs ...
constexpr double short_badge = 8; ///< ... and for a badge of one character.

double roomForBadge(const QString& badge) {
    return badge.isEmpty() ? 0 : badge.size() == 1 ? short_badge : margin;
}

/// How many nodes lie under each, with those that are left out.
std::vector<std::uint64_t> sizes_below(const TreeModelData& tree) {
    const std::vector<int> order = tree.shown(std::vector<bool>(tree.nodes.size()));
    std::vector<std::uint64_t> below(tree.nodes.size(), 0);
    for (std::size_t i = order.size(); i-- > 0;) {
        std::uint64_t& sum = below[static_cast<std::size_t>(order[i])];
        sum = tree.at(order[i]).left_out;
        for (const int child : tree.at(order[i]).children)
            sum = addedUp(sum, addedUp(1, below[static_cast<std::size_t>(child)]));
    }
    return below;
}

} // namespace

std::vector<int> TreeModelData::parents() const {
    std::vector<int> parents(nodes.size(), -1);
    for (int node = 0; node < size(); ++node)
        for (const int child : at(node).children)
            parents[static_cast<std::size_t>(child)] = node;
    return parents;
}

std::vector<int> TreeModelData::shown(const std::vector<bool>& folded) const {
    std::vector<int> order;
    std::vector<int> stack;
    if (!nodes.empty())
        stack.push_back(0);
    while (!stack.empty()) {
        const int node = stack.back();
        stack.pop_back();
        order.push_back(node);
        if (!folded[static_cast<std::size_t>(node)])
            stack.insert(stack.end(), at(node).children.rbegin(), at(node).children.rend());
    }
    return order;
}

GraphScene treeScene(const TreeModelData& tree, const std::vector<bool>& folded,
                     const QFont& font) {
    GraphScene scene;
    scene.nodes.assign(tree.nodes.begin(), tree.nodes.end());
    scene.places.resize(tree.nodes.size());
    const std::vector<int> order = tree.shown(folded);
    if (order.empty())
        return scene;

    // Layout knows the shown nodes alone, by their place in `order`.
    const QFontMetricsF metrics(font);
    QHash<QString, double> widths;
    std::vector<int> row(tree.nodes.size(), -1);
    TreeShape shape;
    std::vector<QSizeF> sizes;
    bool edge_labels = false;
    double height = 0;
    shape.parent.resize(order.size(), -1);
    for (std::size_t i = 0; i < order.size(); ++i)
        row[static_cast<std::size_t>(order[i])] = static_cast<int>(i);
    for (std::size_t i = 0; i < order.size(); ++i) {
        const TreeNode& node = tree.at(order[i]);
        auto width = widths.find(node.label);
        if (width == widths.end())
            width = widths.insert(node.label,
                                  std::min(widest_label, metrics.horizontalAdvance(node.label)));
        sizes.push_back(nodeSize(node, *width, metrics.height()));
        height = std::max(height, sizes.back().height());
        shape.width.push_back(sizes.back().width() + roomForBadge(node.badge));
        edge_labels = edge_labels || !node.edge_label.isEmpty();
        if (!folded[static_cast<std::size_t>(order[i])])
            for (const int child : node.children)
                shape.parent[static_cast<std::size_t>(row[static_cast<std::size_t>(child)])] =
                    static_cast<int>(i);
    }
    const TreePlaces places = tidyTree(shape, node_gap);
    const double level_height =
        height + level_gap(places.width, height, places.levels, edge_labels);
    for (std::size_t i = 0; i < order.size(); ++i) {
        QRectF place(QPointF(), sizes[i]);
        place.moveCenter(QPointF(places.x[i], height / 2 + places.level[i] * level_height));
        scene.places[static_cast<std::size_t>(order[i])] = place;
        if (shape.parent[i] >= 0) {
            const TreeNode& node = tree.at(order[i]);
            scene.edges.push_back({order[static_cast<std::size_t>(shape.parent[i])], order[i],
                                   node.edge_label, node.edge_tone});
        }
    }
    scene.bounds = QRectF(0, 0, places.width, height + (places.levels - 1) * level_height);
    if (std::find(folded.begin(), folded.end(), true) != folded.end()) {
        scene.folded = sizes_below(tree);
        for (std::size_t i = 0; i < folded.size(); ++i)
            if (!folded[i])
                scene.folded[i] = 0;
        scene.bounds.adjust(0, 0, 0, 20);
    }
    scene.bounds.adjust(-margin, -margin, margin, margin);
    return scene;
}

} // namespace loggia::ui
