#include "ui/sat/watch/search_tree_scene.hpp"

#include "ui/sat/clauses/sat_words.hpp"

namespace loggia::ui {

using sat::SearchTree;

namespace {

QString labelOf(const SearchTree::Node& node, const AtomWords& words) {
    switch (node.kind) {
    case SearchTree::Kind::root:
        return SatWords::tr("start");
    case SearchTree::Kind::conflict:
        return QStringLiteral("\u2717");
    case SearchTree::Kind::model:
        return QStringLiteral("\u2713");
    default:
        return words.literal(node.literal);
    }
}

QString nameOf(const SearchTree::Node& node, const AtomWords& words) {
    switch (node.kind) {
    case SearchTree::Kind::root:
        return SatWords::tr("start of the search");
    case SearchTree::Kind::conflict:
        return SatWords::tr("conflict");
    case SearchTree::Kind::model:
        return SatWords::tr("model");
    case SearchTree::Kind::decision:
        return SatWords::tr("%1, decided").arg(words.literal(node.literal));
    case SearchTree::Kind::turned:
        return SatWords::tr("%1, flipped").arg(words.literal(node.literal));
    case SearchTree::Kind::learned:
        return SatWords::tr("%1, forced by a learned clause").arg(words.literal(node.literal));
    }
    return {};
}

/// How many nodes come right below a node that the tree does not have; `uncounted` where the
/// recording ends.
std::uint64_t leftOutBelow(const SearchTree& tree, std::uint32_t node) {
    if (!tree.ended) {
        std::uint32_t last = tree.path.back().second;
        if (tree.nodes[last].kind == SearchTree::Kind::conflict)
            last = tree.nodes[last].parent;
        if (node == last)
            return uncounted;
    }
    return tree.left_out[node];
}

} // namespace

GraphNode searchNode(const SearchTree& tree, std::uint32_t node, const AtomWords& words,
                     std::size_t position, bool on_path) {
    const SearchTree::Node& what = tree.nodes[node];
    const bool to_come = node != 0 && what.event >= position;
    const bool here = on_path && tree.at(position) == node;
    GraphNode content;
    content.label = labelOf(what, words);
    content.name = nameOf(what, words);
    if (leftOutBelow(tree, node) > 0) {
        content.label += QStringLiteral(" \u2026");
        content.name = SatWords::tr("%1; more nodes below it are not drawn").arg(content.name);
    }
    content.tooltip = content.name;
    content.shape = what.kind == SearchTree::Kind::conflict || what.kind == SearchTree::Kind::model
                        ? NodeShape::box
                    : what.kind == SearchTree::Kind::decision ? NodeShape::diamond
                                                              : NodeShape::round;
    content.tone = to_come                                   ? NodeTone::dim
                   : here                                    ? NodeTone::highlight
                   : what.kind == SearchTree::Kind::conflict ? NodeTone::no
                   : on_path                                 ? NodeTone::yes
                                                             : NodeTone::neutral;
    return content;
}

std::vector<bool> searchPath(const SearchTree& tree, std::size_t position) {
    std::vector<bool> path(tree.nodes.size(), false);
    for (std::uint32_t node = tree.at(position); !path[node]; node = tree.nodes[node].parent)
        path[node] = true;
    return path;
}

TreeModelData searchTreeData(const SearchTree& tree, const AtomWords& words) {
    TreeModelData data;
    data.name = SatWords::tr("Search tree");
    const std::vector<bool> path = searchPath(tree, 0);
    for (std::uint32_t node = 0; node < tree.nodes.size(); ++node) {
        TreeNode made;
        static_cast<GraphNode&>(made) = searchNode(tree, node, words, 0, path[node]);
        made.left_out = leftOutBelow(tree, node);
        data.nodes.push_back(std::move(made));
        if (node != 0)
            data.nodes[tree.nodes[node].parent].children.push_back(static_cast<int>(node));
    }
    return data;
}

} // namespace loggia::ui
