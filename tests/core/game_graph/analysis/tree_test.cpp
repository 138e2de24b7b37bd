#include "core/game_graph/analysis/tree.hpp"
#include "tests/core/game_graph/games.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace tree_test {

using namespace loggia;
using namespace loggia::game_graph;

/// The tree as the lesson prints it, with both additions, by recursion.
char lesson(int player, int pile, int target, int indent, std::string& text) {
    std::string above;
    std::string below;
    const char two =
        pile + 2 <= target ? lesson(3 - player, pile + 2, target, indent + 1, above) : '?';
    const char one =
        pile + 1 <= target ? lesson(3 - player, pile + 1, target, indent + 1, below) : '?';
    const char label = one == 'L' || two == 'L' ? 'W' : 'L';
    text += above;
    for (int i = 0; i < indent; ++i)
        text += "   ";
    text += fmt::format("({}, {}, {})\n", player, pile, label);
    text += below;
    return label;
}

Tree tree_of(const char* text, TreeOptions options = {}) {
    return build_tree(solve(made(text)).value(), options).value();
}

class GameTreeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void printsAsTheLessonDoes() {
        for (int target = 2; target <= 14; ++target) {
            const Game game = made(fmt::format("1-2-{}", target));
            const Tree tree = build_tree(solve(game).value()).value();
            std::string expected;
            lesson(1, 0, target, 0, expected);
            QCOMPARE(print_tree(game, tree).value(), expected);
            if (target == 10) {
                QCOMPARE(tree.nodes.size(), 232U);
                QCOMPARE(std::count(expected.begin(), expected.end(), '\n'), 232);
                QVERIFY(expected.find("\n(1, 0, W)\n") != std::string::npos);
            }
        }
    }

    void labelsAreLeftOut() {
        const Game game = made("1-2-10");
        const Tree tree = tree_of("1-2-10");
        const std::string values = print_tree(game, tree).value();
        std::string bare = values;
        std::string unknown = values;
        for (const char* label : {", W)", ", L)"})
            for (auto at = bare.find(label); at != std::string::npos; at = bare.find(label))
                bare.replace(at, 4, ")");
        for (std::size_t at = 0; at + 1 < unknown.size(); ++at)
            if (unknown[at + 1] == ')')
                unknown[at] = '?';
        QCOMPARE(print_tree(game, tree, TreeOrder::sideways, TreeLabels::none).value(), bare);
        QCOMPARE(print_tree(game, tree, TreeOrder::sideways, TreeLabels::unknown).value(), unknown);
        QCOMPARE(std::count(bare.begin(), bare.end(), '\n'), std::ptrdiff_t{232});
    }

    void preorder() {
        QCOMPARE(print_tree(made("1-2-3-3"), tree_of("1-2-3-3"), TreeOrder::preorder).value(),
                 std::string("(1, 0, W)\n"
                             "   (2, 1, W)\n"
                             "      (1, 2, W)\n"
                             "         (2, 3, L)\n"
                             "      (1, 3, L)\n"
                             "   (2, 2, W)\n"
                             "      (1, 3, L)\n"
                             "   (2, 3, L)\n"));
        // The later half of three moves is one.
        QCOMPARE(print_tree(made("1-2-3-3"), tree_of("1-2-3-3")).value(),
                 std::string("   (2, 3, L)\n"
                             "(1, 0, W)\n"
                             "   (2, 2, W)\n"
                             "      (1, 3, L)\n"
                             "      (1, 3, L)\n"
                             "   (2, 1, W)\n"
                             "      (1, 2, W)\n"
                             "         (2, 3, L)\n"));
    }

    void sizesAndShape() {
        QCOMPARE(tree_of("even-or-odd 15").nodes.size(), 12640U);
        const Tree tree = tree_of("nim 1 2 2");
        for (std::size_t i = 1; i < tree.nodes.size(); ++i) {
            const Tree::Node& parent = tree.nodes[tree.nodes[i].parent];
            QVERIFY(tree.nodes[i].parent < i);
            QCOMPARE(tree.nodes[i].depth, parent.depth + 1);
        }
    }

    void limits() {
        TreeOptions options;
        options.nodes = 231;
        QCOMPARE(build_tree(solve(made("1-2-10")).value(), options).error().message,
                 std::string("the tree has more than 231 nodes"));
        options.nodes = 232;
        QVERIFY(build_tree(solve(made("1-2-10")).value(), options));
        QVERIFY(!build_tree(solve(made("mu-torere")).value()));
        options.depth = 2;
        const Tree star = tree_of("mu-torere", options);
        QCOMPARE(star.nodes.size(), 5U);
        const std::string text = print_tree(made("mu-torere"), star).value();
        QVERIFY(text.find("D) ...\n") != std::string::npos);
        options.depth = 0;
        QCOMPARE(print_tree(made("1-2-10"), tree_of("1-2-10", options)).value(),
                 std::string("(1, 0, W) ...\n"));
    }

    void longThinTrees() {
        // As deep as it has nodes: nothing here may recurse.
        const Game game = made("1-4000");
        const Tree tree = build_tree(solve(game).value()).value();
        QCOMPARE(tree.nodes.size(), 4001U);
        QVERIFY(print_tree(game, tree));
        TreeOptions options;
        options.nodes = 100'000;
        const Game longer = made("1-90000");
        QVERIFY(!print_tree(longer, build_tree(solve(longer).value(), options).value()));
    }

    void stops() {
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!build_tree(solve(made("1-2-10")).value(), {}, Control(stop.get_token())));
    }
};

LOGGIA_TEST(GameTreeTest)

} // namespace tree_test

#include "tree_test.moc"
