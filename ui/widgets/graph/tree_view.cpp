#include "ui/widgets/graph/tree_view.hpp"

#include "ui/theme/colours.hpp"
#include "ui/widgets/graph/tree_accessible.hpp"

#include <QAccessible>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace loggia::ui {

TreeView::TreeView(QWidget* parent) : GraphView(parent) {
    installTreeAccessibility();
}

void TreeView::setTree(TreeModelData tree, int folded_below) {
    const bool same =
        std::equal(tree_.nodes.begin(), tree_.nodes.end(), tree.nodes.begin(), tree.nodes.end(),
                   [](const TreeNode& a, const TreeNode& b) { return a.children == b.children; });
    const int anchor = selected() >= 0 ? selected() : 0;
    if (!same)
        select(-1);
    tree_ = std::move(tree);
    if (!same) {
        fitted_level_ = 0;
        parents_ = tree_.parents();
        folded_.assign(tree_.nodes.size(), false);
        levels_.assign(tree_.nodes.size(), 0);
        for (const int node : tree_.shown(folded_))
            if (const int parent = parentOf(node); parent >= 0)
                levels_[static_cast<std::size_t>(node)] = levelOf(parent) + 1;
        // At once, for it takes long to lay out what is shown of a large tree.
        if (folded_below >= 0)
            markFoldedBelow(folded_below);
    }
    if (!tree_.name.isEmpty())
        setAccessibleName(tree_.name);
    layOut(same ? anchor : -1);
    if (!same)
        fit();
}

void TreeView::setEmptyText(const QString& text) {
    if (std::exchange(empty_text_, text) != text)
        update();
}

void TreeView::paintEvent(QPaintEvent* event) {
    GraphView::paintEvent(event);
    if (!tree_.nodes.empty() || empty_text_.isEmpty())
        return;
    constexpr int room = 24;
    QPainter painter(this);
    painter.setPen(coloursFor(palette()).muted_text);
    painter.drawText(rect().adjusted(room, room, -room, -room), Qt::AlignCenter | Qt::TextWordWrap,
                     empty_text_);
}

void TreeView::updateNode(int node, const GraphNode& content) {
    static_cast<GraphNode&>(tree_.nodes[static_cast<std::size_t>(node)]) = content;
    showNode(node, content);
}

void TreeView::layOut(int anchor) {
    shown_ = tree_.shown(folded_);
    rows_.assign(tree_.nodes.size(), -1);
    for (std::size_t row = 0; row < shown_.size(); ++row)
        rows_[static_cast<std::size_t>(shown_[row])] = static_cast<int>(row);
    // What is folded away cannot stay selected; what hides it takes its place.
    int heir = selected();
    while (heir >= 0 && rowOf(heir) < 0)
        heir = parentOf(heir);
    replaceScene(treeScene(tree_, folded_, font()), anchor);
    if (heir != selected())
        select(heir);
    if (QAccessible::isActive()) {
        QAccessibleEvent event(this, QAccessible::ObjectReorder);
        QAccessible::updateAccessibility(&event);
    }
}

int TreeView::rowOf(int node) const {
    return rows_[static_cast<std::size_t>(node)];
}

void TreeView::setFolded(int node, bool folded) {
    if (tree_.at(node).children.empty() || isFolded(node) == folded)
        return;
    folded_[static_cast<std::size_t>(node)] = folded;
    fitted_level_ = 0;
    layOut(node);
    if (node == selected() && QAccessible::isActive()) {
        QAccessible::State changed;
        changed.expanded = true;
        QAccessibleStateChangeEvent event(this, changed);
        event.setChild(childOfSelected());
        QAccessible::updateAccessibility(&event);
    }
    Q_EMIT foldChanged(node, folded);
}

void TreeView::setFoldedNodes(const std::vector<int>& nodes) {
    folded_.assign(tree_.nodes.size(), false);
    fitted_level_ = 0;
    for (const int node : nodes)
        folded_[static_cast<std::size_t>(node)] = !tree_.at(node).children.empty();
    layOut(0);
}

void TreeView::markFoldedBelow(int level) {
    for (int node = 0; node < tree_.size(); ++node)
        folded_[static_cast<std::size_t>(node)] =
            levelOf(node) >= level && !tree_.at(node).children.empty();
}

bool TreeView::markUnfoldedAbove(int node) {
    bool changed = false;
    for (int above = parentOf(node); above >= 0; above = parentOf(above)) {
        changed = changed || isFolded(above);
        folded_[static_cast<std::size_t>(above)] = false;
    }
    return changed;
}

void TreeView::foldBelow(int level) {
    fitted_level_ = 0;
    markFoldedBelow(level);
    layOut(0);
}

void TreeView::foldToFit(int level, int shown) {
    if (tree_.nodes.empty())
        return;
    fitted_level_ = std::max(1, level);
    followed_ = shown;
    // Levels that the tree has not need no try.
    int tried = std::clamp(*std::max_element(levels_.begin(), levels_.end()), 1, fitted_level_);
    do {
        markFoldedBelow(tried);
        markUnfoldedAbove(shown);
        layOut(0);
        fit();
    } while (isCut() && --tried > 0);
}

void TreeView::follow(int node) {
    if (node < 0 || node >= tree_.size())
        return;
    followed_ = node;
    if (rowOf(node) < 0) {
        if (foldsItself())
            foldToFit(fitted_level_, node);
        else if (markUnfoldedAbove(node))
            layOut(node);
    }
    reveal(node);
}

void TreeView::resizeEvent(QResizeEvent* event) {
    GraphView::resizeEvent(event);
    if (foldsItself())
        foldToFit(fitted_level_, followed_);
}

void TreeView::unfoldUnder(int node) {
    fitted_level_ = 0;
    std::vector<int> stack{node};
    while (!stack.empty()) {
        const int next = stack.back();
        stack.pop_back();
        folded_[static_cast<std::size_t>(next)] = false;
        const std::vector<int>& children = tree_.at(next).children;
        stack.insert(stack.end(), children.begin(), children.end());
    }
    layOut(node);
}

void TreeView::toggleFold(int node) {
    setFolded(node, !isFolded(node));
}

void TreeView::keyPressEvent(QKeyEvent* event) {
    const int node = selected();
    const bool plain =
        !event->modifiers().testAnyFlags(Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
    if (node >= 0 && plain && (event->key() == Qt::Key_Plus || event->key() == Qt::Key_Minus))
        setFolded(node, event->key() == Qt::Key_Minus);
    else if (node >= 0 && plain && event->key() == Qt::Key_Asterisk)
        unfoldUnder(node);
    else
        GraphView::keyPressEvent(event);
}

int TreeView::neighbour(int node, Qt::Key key) const {
    switch (key) {
    case Qt::Key_Up:
        return parentOf(node);
    case Qt::Key_Down:
        return isFolded(node) || tree_.at(node).children.empty() ? -1
                                                                 : tree_.at(node).children.front();
    case Qt::Key_Home:
        return 0;
    default:
        break;
    }
    // In shown() the nodes of a level stand from left to right.
    const int step = key == Qt::Key_Left ? -1 : 1;
    const int count = static_cast<int>(shown_.size());
    for (int row = rowOf(node) + step; row >= 0 && row < count; row += step)
        if (const int other = shown_[static_cast<std::size_t>(row)];
            levelOf(other) == levelOf(node))
            return other;
    return -1;
}

int TreeView::childOfSelected() const {
    return selected() < 0 ? -1 : rowOf(selected());
}

} // namespace loggia::ui
