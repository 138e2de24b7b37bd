#include "tests/suite.hpp"
#include "tests/ui/game_graph/study_fixture.hpp"
#include "ui/game_graph/graph/game_tree.hpp"

#include <QTest>

#include <algorithm>

namespace game_tree_test {

using namespace loggia;
using namespace loggia::ui;
using testing::nodeNamed;
using testing::studyFor;

class GameTreeTest : public QObject {
    Q_OBJECT

private:
    static GameTree treeFor(const ShownGraph& graph) {
        return gameTree(graph, lookAfter(graph, graph.steps.size(), true, -1));
    }

private Q_SLOTS:
    void everyPositionAsOftenAsItCanBeReached() {
        for (const char* game : {"1-2-10", "even-or-odd 9", "nim 1 2 3", "kayles 5"}) {
            const auto study = studyFor(game);
            const GameTree tree = treeFor(*study->shown);
            QVERIFY(tree.whole);
            QCOMPARE(static_cast<std::uint64_t>(tree.data.size()), study->tree->nodes);
            const auto leaves = static_cast<std::uint64_t>(
                std::count_if(tree.data.nodes.begin(), tree.data.nodes.end(),
                              [](const TreeNode& node) { return node.children.empty(); }));
            QCOMPARE(leaves, study->tree->leaves);
        }
    }

    void largeAndEndlessTreesAreCut() {
        for (const char* game : {"even-or-odd 17", "mu-torere"}) {
            const auto study = studyFor(game);
            const GameTree tree = treeFor(*study->shown);
            QVERIFY(!tree.whole);
            QVERIFY(tree.states.size() <= GameTree::most_nodes);
            const auto cut = std::find(tree.cut.begin(), tree.cut.end(), true) - tree.cut.begin();
            QVERIFY(
                tree.data.nodes[static_cast<std::size_t>(cut)].label.endsWith(QStringLiteral("…")));
        }
    }

    /// Folded trees tell how many positions they have, also of those that are not drawn.
    void countsWhatIsNotDrawn() {
        const auto study = studyFor("nim 3 4 5");
        const ShownGraph& graph = *study->shown;
        const GameTree tree = treeFor(graph);
        QVERIFY(!tree.whole);
        std::vector<bool> folded(tree.data.nodes.size());
        for (const int child : tree.data.nodes[0].children)
            folded[static_cast<std::size_t>(child)] = true;
        const GraphScene scene = treeScene(tree.data, folded, QFont());
        std::uint64_t all = 1;
        for (const int child : tree.data.nodes[0].children) {
            const std::uint64_t under = scene.foldedUnder(child);
            all += 1 + under;
            const auto label = graph.at(tree.states[static_cast<std::size_t>(child)]).text;
            if (label == "(2, 3, 4, 0)")
                QCOMPARE(under, std::uint64_t{663});
            if (label == "(2, 0, 4, 5)")
                QCOMPARE(under, std::uint64_t{5'321});
            if (label == "(2, 2, 4, 5)")
                QCOMPARE(under, std::uint64_t{228'971});
        }
        QCOMPARE(all, study->tree->nodes);
        QCOMPARE(all, std::uint64_t{1'038'768});
    }

    void endlessTreesHaveNoNumber() {
        const auto study = studyFor("mu-torere");
        const GameTree tree = treeFor(*study->shown);
        std::vector<bool> folded(tree.data.nodes.size());
        folded[0] = true;
        QCOMPARE(treeScene(tree.data, folded, QFont()).foldedUnder(0), uncounted);
    }

    void followsTheGame() {
        const auto study = studyFor("1-2-10");
        const ShownGraph& graph = *study->shown;
        const GameTree tree = treeFor(graph);
        QCOMPARE(tree.nodeAlong({}), 0);
        const int first = nodeNamed(graph, "(2, 2)");
        const int second = nodeNamed(graph, "(1, 3)");
        const int node = tree.nodeAlong({first, second});
        QCOMPARE(tree.states[static_cast<std::size_t>(node)], second);
        QCOMPARE(tree.parents[static_cast<std::size_t>(node)], tree.nodeAlong({first}));
        QCOMPARE(tree.nodeAlong({second}), -1);
        const StateLook look = lookAfter(graph, 20, true, -1);
        QCOMPARE(treeStateNode(tree, graph, node, look, node).tone, NodeTone::highlight);
        QCOMPARE(treeStateNode(tree, graph, node, look, 0).tone, NodeTone::yes);
    }

    void foldsToWhatCanBeRead() {
        const auto study = studyFor("1-2-10");
        const GameTree tree = treeFor(*study->shown);
        QCOMPARE(tree.levelFor(1), 0);
        QCOMPARE(tree.levelFor(3), 1);
        QCOMPARE(tree.levelFor(31), 4);
        QVERIFY(tree.levelFor(10'000) >= 10);
        QCOMPARE(GameTree().levelFor(10), 0);
        QCOMPARE(GameTree().nodeAlong({}), -1);
    }
};

LOGGIA_WINDOW_TEST(GameTreeTest)

} // namespace game_tree_test

#include "game_tree_test.moc"
