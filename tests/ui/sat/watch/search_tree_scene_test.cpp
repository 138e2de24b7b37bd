#include "tests/suite.hpp"
#include "tests/ui/sat/sat_fixture.hpp"
#include "ui/sat/watch/search_tree_scene.hpp"

namespace search_tree_scene_test {

using namespace loggia;
using namespace loggia::ui;
using testing::q;

class SearchTreeSceneTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void showsWhereTheSearchStands() {
        const auto recording = testing::recordingOf(testing::core_text, sat::dpll());
        const sat::SearchTree& tree = recording->tree;
        const TreeModelData data = searchTreeData(tree, recording->reading->words);
        QCOMPARE(data.size(), static_cast<int>(tree.nodes.size()));
        int children = 0;
        for (int node = 0; node < data.size(); ++node)
            for (const int child : data.at(node).children) {
                ++children;
                QCOMPARE(tree.nodes[static_cast<std::size_t>(child)].parent,
                         static_cast<std::uint32_t>(node));
            }
        QCOMPARE(children, data.size() - 1);
        QCOMPARE(data.at(0).label, q("start"));
        for (std::size_t position = 0; position <= recording->trace.size(); ++position) {
            const auto path = searchPath(tree, position);
            int here = 0;
            for (std::uint32_t node = 0; node < tree.nodes.size(); ++node) {
                const GraphNode content =
                    searchNode(tree, node, recording->reading->words, position, path[node]);
                const bool to_come = node != 0 && tree.nodes[node].event >= position;
                QCOMPARE(content.tone == NodeTone::dim, to_come);
                here += content.tone == NodeTone::highlight ? 1 : 0;
            }
            QCOMPARE(here, 1);
            QVERIFY(path[0]);
        }
    }

    /// Also of those that are not drawn.
    void countsAllThatIsFolded() {
        const auto recording = testing::recordingOf(testing::core_text, sat::dpll());
        const std::size_t all = recording->tree.nodes.size();
        QVERIFY(all > 4);
        const sat::SearchTree tree = sat::search_tree(recording->trace, all - 2);
        const TreeModelData data = searchTreeData(tree, recording->reading->words);
        std::vector<bool> folded(tree.nodes.size(), false);
        folded[0] = true;
        QCOMPARE(treeScene(data, folded, QFont()).foldedUnder(0), std::uint64_t{all - 1});
        int marked = 0;
        for (const TreeNode& node : data.nodes) {
            QCOMPARE(node.label.endsWith(q("…")), node.left_out > 0);
            QCOMPARE(node.name.contains(q("more nodes below it")), node.left_out > 0);
            marked += node.left_out > 0 ? 1 : 0;
        }
        QVERIFY(marked > 0);
        // Where the recording ends nobody knows how many come.
        sat::SearchTree cut = recording->tree;
        cut.ended = false;
        const TreeModelData unknown = searchTreeData(cut, recording->reading->words);
        folded.assign(cut.nodes.size(), false);
        folded[0] = true;
        QCOMPARE(treeScene(unknown, folded, QFont()).foldedUnder(0), uncounted);
    }

    void conflictsHaveASign() {
        const auto recording = testing::recordingOf(testing::core_text, sat::dpll());
        const std::size_t conflict = testing::firstOf(*recording, sat::EventKind::conflict);
        const std::uint32_t node = recording->tree.at(conflict);
        const GraphNode content = searchNode(recording->tree, node, recording->reading->words,
                                             recording->trace.size(), false);
        QCOMPARE(content.label, q("✗"));
        QCOMPARE(content.tone, NodeTone::no);
        QCOMPARE(content.name, q("conflict"));
    }
};

LOGGIA_WINDOW_TEST(SearchTreeSceneTest)

} // namespace search_tree_scene_test

#include "search_tree_scene_test.moc"
