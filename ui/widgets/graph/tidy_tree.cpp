#include "ui/widgets/graph/tidy_tree.hpp"

#include <algorithm>
#include <limits>

namespace loggia::ui {

namespace {

constexpr int none = -1;

/// The names are the paper's. A node's final place is prelim plus the modifiers of all above it.
struct Node {
    int parent = none;
    int first_child = none;
    int last_child = none;
    int left_sibling = none;
    int number = 0; ///< Among its siblings.
    double width = 0;

    double prelim = 0;
    double modifier = 0;
    double change = 0;
    double shift = 0;
    int thread = none;   ///< The next node of the contour, where that is no child.
    int ancestor = none; ///< The greatest uncommon ancestor of this node and its right neighbour.
    int default_ancestor = none; ///< Of the children looked at so far.
};

class Walk {
public:
    Walk(const TreeShape& tree, double gap) : gap_(gap), nodes_(tree.parent.size()) {
        for (std::size_t i = 0; i < nodes_.size(); ++i) {
            nodes_[i].parent = tree.parent[i];
            nodes_[i].width = tree.width[i];
            nodes_[i].ancestor = static_cast<int>(i);
        }
        if (tree.order.empty())
            for (std::size_t i = 0; i < nodes_.size(); ++i)
                append(static_cast<int>(i));
        else
            for (const int v : tree.order)
                append(v);
        for (Node& v : nodes_)
            v.default_ancestor = v.first_child;
        listNodes();
    }

    TreePlaces run() {
        for (std::size_t i = parents_first_.size(); i-- > 0;) {
            const int v = parents_first_[i];
            place(v);
            if (at(v).left_sibling != none)
                apportion(v);
        }
        return collect();
    }

private:
    [[nodiscard]] Node& at(int v) { return nodes_[static_cast<std::size_t>(v)]; }

    void append(int v) {
        const int parent = at(v).parent;
        if (parent == none)
            return;
        Node& above = at(parent);
        at(v).left_sibling = above.last_child;
        at(v).number = above.last_child == none ? 0 : at(above.last_child).number + 1;
        if (above.first_child == none)
            above.first_child = v;
        above.last_child = v;
    }

    /// Parents before children, the right child's subtree before the left one's: backwards, that is
    /// the order of the first walk.
    void listNodes() {
        std::vector<int> stack;
        for (std::size_t i = 0; i < nodes_.size(); ++i)
            if (nodes_[i].parent == none)
                stack.push_back(static_cast<int>(i));
        parents_first_.reserve(nodes_.size());
        while (!stack.empty()) {
            const int v = stack.back();
            stack.pop_back();
            parents_first_.push_back(v);
            // From the right, pushed in front of each other: the last pushed is the rightmost.
            const std::size_t from = stack.size();
            for (int child = at(v).last_child; child != none; child = at(child).left_sibling)
                stack.push_back(child);
            std::reverse(stack.begin() + static_cast<std::ptrdiff_t>(from), stack.end());
        }
    }

    [[nodiscard]] int nextLeft(int v) {
        return at(v).first_child != none ? at(v).first_child : at(v).thread;
    }
    [[nodiscard]] int nextRight(int v) {
        return at(v).last_child != none ? at(v).last_child : at(v).thread;
    }
    [[nodiscard]] double distance(int left, int right) {
        return (at(left).width + at(right).width) / 2 + gap_;
    }

    /// FIRSTWALK without its recursion: the children are placed.
    void place(int v) {
        Node& node = at(v);
        const int left = node.left_sibling;
        if (node.first_child == none) {
            node.prelim = left == none ? 0 : at(left).prelim + distance(left, v);
            return;
        }
        executeShifts(v);
        const double middle = (at(node.first_child).prelim + at(node.last_child).prelim) / 2;
        if (left == none) {
            node.prelim = middle;
        } else {
            node.prelim = at(left).prelim + distance(left, v);
            node.modifier = node.prelim - middle;
        }
    }

    void executeShifts(int v) {
        double shift = 0;
        double change = 0;
        for (int w = at(v).last_child; w != none; w = at(w).left_sibling) {
            at(w).prelim += shift;
            at(w).modifier += shift;
            change += at(w).change;
            shift += at(w).shift + change;
        }
    }

    /// Pushes v's subtree off those on its left, by following their facing contours down.
    void apportion(int v) {
        int& default_ancestor = at(at(v).parent).default_ancestor;
        int inner_right = v;
        int outer_right = v;
        int inner_left = at(v).left_sibling;
        int outer_left = at(at(v).parent).first_child;
        double sum_inner_right = at(inner_right).modifier;
        double sum_outer_right = at(outer_right).modifier;
        double sum_inner_left = at(inner_left).modifier;
        double sum_outer_left = at(outer_left).modifier;
        while (nextRight(inner_left) != none && nextLeft(inner_right) != none) {
            inner_left = nextRight(inner_left);
            inner_right = nextLeft(inner_right);
            outer_left = nextLeft(outer_left);
            outer_right = nextRight(outer_right);
            at(outer_right).ancestor = v;
            const double shift = (at(inner_left).prelim + sum_inner_left) -
                                 (at(inner_right).prelim + sum_inner_right) +
                                 distance(inner_left, inner_right);
            if (shift > 0) {
                const int ancestor = at(inner_left).ancestor;
                const bool sibling = at(ancestor).parent == at(v).parent;
                moveSubtree(sibling ? ancestor : default_ancestor, v, shift);
                sum_inner_right += shift;
                sum_outer_right += shift;
            }
            sum_inner_left += at(inner_left).modifier;
            sum_inner_right += at(inner_right).modifier;
            sum_outer_left += at(outer_left).modifier;
            sum_outer_right += at(outer_right).modifier;
        }
        if (nextRight(inner_left) != none && nextRight(outer_right) == none) {
            at(outer_right).thread = nextRight(inner_left);
            at(outer_right).modifier += sum_inner_left - sum_outer_right;
        }
        if (nextLeft(inner_right) != none && nextLeft(outer_left) == none) {
            at(outer_left).thread = nextLeft(inner_right);
            at(outer_left).modifier += sum_inner_right - sum_outer_left;
            default_ancestor = v;
        }
    }

    void moveSubtree(int from, int to, double shift) {
        const double subtrees = at(to).number - at(from).number;
        at(to).change -= shift / subtrees;
        at(to).shift += shift;
        at(from).change += shift / subtrees;
        at(to).prelim += shift;
        at(to).modifier += shift;
    }

    [[nodiscard]] TreePlaces collect() {
        TreePlaces places;
        places.x.resize(nodes_.size());
        places.level.resize(nodes_.size());
        // SECONDWALK: the sum of the modifiers above a node takes the place of its own.
        double left = std::numeric_limits<double>::infinity();
        double right = -left;
        for (const int v : parents_first_) {
            Node& node = at(v);
            const auto i = static_cast<std::size_t>(v);
            const double above = node.parent == none ? 0 : at(node.parent).modifier;
            places.level[i] =
                node.parent == none ? 0 : places.level[static_cast<std::size_t>(node.parent)] + 1;
            places.x[i] = node.prelim + above;
            node.modifier += above;
            left = std::min(left, places.x[i] - node.width / 2);
            right = std::max(right, places.x[i] + node.width / 2);
            places.levels = std::max(places.levels, places.level[i] + 1);
        }
        if (nodes_.empty())
            return places;
        for (double& x : places.x)
            x -= left;
        places.width = right - left;
        return places;
    }

    double gap_;
    std::vector<Node> nodes_;
    std::vector<int> parents_first_;
};

} // namespace

TreePlaces tidyTree(const TreeShape& tree, double gap) {
    return Walk(tree, gap).run();
}

} // namespace loggia::ui
