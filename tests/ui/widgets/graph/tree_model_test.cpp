#include "core/base/random.hpp"
#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/widgets/graph/tree_model.hpp"

#include <QFontMetricsF>

#include <functional>

namespace tree_model_test {

using namespace loggia::ui;

/// A tree whose numbers say nothing of its shape: parents may be numbered above their children.
TreeModelData randomTree(loggia::Random& random) {
    const auto size = static_cast<std::size_t>(1 + random.below(40));
    std::vector<int> order(size);
    for (std::size_t i = 0; i < size; ++i)
        order[i] = static_cast<int>(i);
    for (std::size_t i = size; i-- > 2;) // the root stays 0
        std::swap(order[i], order[1 + static_cast<std::size_t>(random.below(i))]);
    TreeModelData tree;
    tree.nodes.resize(size);
    const QStringList labels{QStringLiteral("x"), QStringLiteral("and"), QString(),
                             QStringLiteral("a label").repeated(9)};
    for (std::size_t i = 0; i < size; ++i) {
        TreeNode& node = tree.nodes[i];
        node.label = labels[static_cast<qsizetype>(random.below(4))];
        node.shape = static_cast<NodeShape>(random.below(3));
        node.badge = random.below(3) == 0 ? QStringLiteral("W") : QString();
        node.edge_label = random.below(9) == 0 ? QStringLiteral("0") : QString();
        if (i > 0)
            tree.nodes[static_cast<std::size_t>(order[random.below(i)])].children.push_back(
                order[i]);
    }
    return tree;
}

class TreeModelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    /// Beside a walk by recursion, on trees and folds by chance.
    void whatIsShownAndWhereItHangs() {
        loggia::Random random(41);
        for (int round = 0; round < 2000; ++round) {
            const TreeModelData tree = randomTree(random);
            std::vector<bool> folded(tree.nodes.size());
            for (std::size_t i = 0; i < folded.size(); ++i)
                folded[i] = random.below(5) == 0;
            std::vector<int> shown;
            std::vector<int> parents(tree.nodes.size(), -1);
            std::vector<std::uint64_t> below(tree.nodes.size());
            std::function<void(int, bool)> walk = [&](int node, bool seen) {
                const auto at = static_cast<std::size_t>(node);
                if (seen)
                    shown.push_back(node);
                for (const int child : tree.at(node).children) {
                    parents[static_cast<std::size_t>(child)] = node;
                    walk(child, seen && !folded[at]);
                    below[at] += 1 + below[static_cast<std::size_t>(child)];
                }
            };
            walk(0, true);
            QCOMPARE(tree.shown(folded), shown);
            QCOMPARE(tree.parents(), parents);

            const GraphScene scene = treeScene(tree, folded, QFont());
            QCOMPARE(scene.size(), tree.size());
            for (int node = 0; node < tree.size(); ++node) {
                const auto at = static_cast<std::size_t>(node);
                QCOMPARE(scene.shows(node),
                         std::find(shown.begin(), shown.end(), node) != shown.end());
                QCOMPARE(scene.foldedUnder(node), folded[at] ? below[at] : std::uint64_t{0});
            }
            QCOMPARE(scene.edges.size() + 1, shown.size());
            for (const GraphEdge& edge : scene.edges) {
                QCOMPARE(edge.from, parents[static_cast<std::size_t>(edge.to)]);
                QVERIFY(scene.shows(edge.to));
                QCOMPARE(edge.label, tree.at(edge.to).edge_label);
            }
        }
    }

    /// What the tree itself leaves out counts too, up to what can be counted.
    void countsWhatIsLeftOut() {
        TreeModelData tree;
        tree.nodes.resize(4);
        tree.nodes[0].children = {1, 2};
        tree.nodes[2].children = {3};
        tree.nodes[1].left_out = 1000;
        tree.nodes[3].left_out = 228'969;
        const auto under = [&tree](int node) {
            std::vector<bool> folded(tree.nodes.size());
            folded[static_cast<std::size_t>(node)] = true;
            return treeScene(tree, folded, QFont()).foldedUnder(node);
        };
        QCOMPARE(under(2), std::uint64_t{228'970});
        QCOMPARE(under(0), std::uint64_t{229'972});
        tree.nodes[3].left_out = uncounted - 1;
        QCOMPARE(under(2), uncounted);
        QCOMPARE(under(0), uncounted);
    }

    /// No node covers another, parents are above their children, and nothing sticks out.
    void everyNodeHasRoom() {
        loggia::Random random(42);
        const QFontMetricsF metrics{QFont()};
        for (int round = 0; round < 300; ++round) {
            const TreeModelData tree = randomTree(random);
            std::vector<bool> folded(tree.nodes.size());
            for (std::size_t i = 0; i < folded.size(); ++i)
                folded[i] = random.below(5) == 0;
            const GraphScene scene = treeScene(tree, folded, QFont());
            for (int a = 0; a < scene.size(); ++a) {
                if (!scene.shows(a))
                    continue;
                QVERIFY(scene.bounds.contains(scene.place(a)));
                if (scene.foldedUnder(a) > 0)
                    QVERIFY(scene.bounds.contains(scene.foldSign(a)));
                QVERIFY(scene.place(a).width() >=
                        std::min(200.0, metrics.horizontalAdvance(tree.at(a).label)));
                QVERIFY(scene.place(a).width() <= 450); // a long label is cut
                for (int b = 0; b < a; ++b)
                    QVERIFY(!scene.shows(b) || !scene.place(a).intersects(scene.place(b)));
            }
            for (const GraphEdge& edge : scene.edges)
                QVERIFY(scene.place(edge.from).bottom() < scene.place(edge.to).top());
        }
    }

    /// A deep tree has its levels close to each other, for a window is wider than high.
    void levelsOfADeepTreeAreClose() {
        TreeModelData tree;
        tree.nodes.resize(8);
        for (int node = 0; node + 1 < tree.size(); ++node)
            tree.nodes[static_cast<std::size_t>(node)].children.push_back(node + 1);
        const GraphScene scene = treeScene(tree, std::vector<bool>(tree.nodes.size()), QFont());
        for (int node = 0; node + 1 < tree.size(); ++node) {
            const double gap = scene.place(node + 1).top() - scene.place(node).bottom();
            QVERIFY(gap > 12 && gap <= scene.place(node).height());
        }
    }

    void anEmptyTreeIsAnEmptyScene() {
        const GraphScene scene = treeScene({}, {}, QFont());
        QVERIFY(scene.size() == 0 && scene.edges.empty() && scene.bounds.isEmpty());
        QVERIFY(TreeModelData().shown({}).empty() && TreeModelData().parents().empty());
    }
};

LOGGIA_WINDOW_TEST(TreeModelTest)

} // namespace tree_model_test

#include "tree_model_test.moc"
