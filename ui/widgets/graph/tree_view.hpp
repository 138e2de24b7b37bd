#pragma once

#include "ui/widgets/graph/graph_view.hpp"
#include "ui/widgets/graph/tree_model.hpp"

#include <vector>

namespace loggia::ui {

/// Shows a tree with its root at the top, whatever it means.
///
/// Beyond GraphView: a double click, + and - fold and unfold what lies under a node, * unfolds all
/// of it; the sign below a folded node tells how many nodes it hides. Arrow up leads to the parent,
/// down to the first child, left and right to the neighbours of the same level, Home to the root.
/// To a screen reader it is a tree of named items.
class TreeView final : public GraphView {
    Q_OBJECT

public:
    explicit TreeView(QWidget* parent = nullptr);

    [[nodiscard]] const TreeModelData& tree() const { return tree_; }
    static constexpr int unfolded = -1;
    /// A tree of the same structure as the one before keeps what is folded and selected, and the
    /// zoom; another one starts afresh, folded as by foldBelow() where a level is given.
    void setTree(TreeModelData tree, int folded_below = unfolded);
    /// Written in the middle while the tree has no node; empty: nothing.
    void setEmptyText(const QString& text);
    /// Another content at the same place, without a new layout: a longer label is cut. For values
    /// that light up as they become known; costs nothing but painting the node.
    void updateNode(int node, const GraphNode& content);

    [[nodiscard]] bool isFolded(int node) const { return folded_[static_cast<std::size_t>(node)]; }
    /// Nothing happens to a node without children.
    void setFolded(int node, bool folded);
    /// Folds exactly these nodes, in one step.
    void setFoldedNodes(const std::vector<int>& nodes);
    /// Folds every node of that level (the root's is 0) and below, so that each one opens one level
    /// when it is unfolded; unfolds those above it.
    void foldBelow(int level);
    /// Folds below that level, or below the lowest one above it at which all that is left can be
    /// read (setReadable()), but neither the root nor what leads to that node; and fits it. So
    /// again in another size, until somebody zooms, folds or unfolds.
    void foldToFit(int level, int shown = 0);
    /// Brings a node into sight: what hides it is unfolded, and where the tree still folds itself,
    /// the rest is folded to fit anew.
    void follow(int node);
    void unfoldUnder(int node);

    /// The nodes that are shown, parents first, children from left to right.
    [[nodiscard]] const std::vector<int>& shown() const { return shown_; }
    /// The place of a node in shown(), -1 for none.
    [[nodiscard]] int rowOf(int node) const;
    [[nodiscard]] int parentOf(int node) const { return parents_[static_cast<std::size_t>(node)]; }
    [[nodiscard]] int levelOf(int node) const { return levels_[static_cast<std::size_t>(node)]; }

Q_SIGNALS:
    /// By a person or setFolded(); the others that fold or unfold say nothing.
    void foldChanged(int node, bool folded);

protected:
    void layOut(int anchor) override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    [[nodiscard]] int neighbour(int node, Qt::Key key) const override;
    void toggleFold(int node) override;
    [[nodiscard]] int childOfSelected() const override;

private:
    void markFoldedBelow(int level);
    /// What leads to the node; whether any of it was folded.
    bool markUnfoldedAbove(int node);
    [[nodiscard]] bool foldsItself() const { return fitted_level_ > 0 && isFitted(); }

    TreeModelData tree_;
    QString empty_text_;
    std::vector<int> parents_;
    std::vector<int> levels_;
    std::vector<bool> folded_;
    std::vector<int> shown_;
    std::vector<int> rows_; ///< Of each node, in shown_.
    int fitted_level_ = 0;  ///< Of foldToFit(); 0 where others have folded since.
    int followed_ = 0;      ///< The node that stays in sight meanwhile.
};

} // namespace loggia::ui
