#include "core/formula_game/formula.hpp"
#include "tests/core/formula_game/random_game.hpp"
#include "tests/suite.hpp"
#include "tests/ui/formula_game/game_fixture.hpp"
#include "ui/formula_game/formula_tree.hpp"

#include <QTest>

#include <algorithm>

namespace formula_tree_test {

using namespace loggia;
using namespace loggia::ui;
using formula_game::Game;
using formula_game::Position;
using testing::gameOf;

/// Whether the part is true, or false, however the game ends; open where that depends.
NodeTone outcome(const Position& position, logic::Expr part) {
    if (position.is_over())
        return logic::evaluate(position.game().store(), part, assignment_of(position))
                   ? NodeTone::yes
                   : NodeTone::no;
    const NodeTone zero = outcome(position.after(false), part);
    return zero == outcome(position.after(true), part) ? zero : NodeTone::neutral;
}

std::size_t seenAt(const FormulaTree& tree, int level) {
    std::vector<std::size_t> now{0};
    std::size_t seen = 1;
    for (int depth = 0; depth < level; ++depth) {
        std::vector<std::size_t> next;
        for (const std::size_t node : now)
            for (const int child : tree.data.nodes[node].children)
                next.push_back(static_cast<std::size_t>(child));
        seen += next.size();
        now = std::move(next);
    }
    return seen;
}

class FormulaTreeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void standsLevelByLevel() {
        const FormulaTree tree = treeOf(*gameOf("((x+y)*-z)", "xyz"));
        QString labels;
        for (const TreeNode& node : tree.data.nodes)
            labels += node.label;
        QCOMPARE(labels, QStringLiteral("*+-xyz"));
        QCOMPARE(tree.data.nodes[0].children, (std::vector<int>{1, 2}));
        QCOMPARE(tree.data.nodes[1].children, (std::vector<int>{3, 4}));
        QCOMPARE(tree.data.nodes[2].children, std::vector<int>{5});
        QCOMPARE(tree.parts.size(), std::size_t{6});
        QVERIFY(std::find(tree.cut.begin(), tree.cut.end(), true) == tree.cut.end());
    }

    /// Made once for those that look alike, each looks as it would if it were made by itself.
    void nodesThatLookAlikeAreMadeOnce() {
        Random random(test_suite::seed(7));
        for (int i = 0; i < 200; ++i) {
            logic::oracle::Tree drawn;
            std::vector<bool> used;
            const auto position =
                formula_game::oracle::random_position(random, 2 + random.below(5), 4, drawn, used);
            QVERIFY(position.has_value());
            const auto known = formula_game::known_values(*position);
            const FormulaTree tree = treeOf(position->game());
            NodeLooks looks(*position, known);
            for (std::size_t node = 0; node < tree.parts.size(); ++node) {
                const bool cut = random.below(3) == 0;
                const GraphNode alone = nodeIn(*position, known, tree.parts[node], cut);
                QVERIFY(looks.of(tree.parts[node], cut, false) == alone);
                QVERIFY(looks.of(tree.parts[node], cut, true) == marked(alone));
            }
        }
    }

    /// A node is lit only where no other outcome is left, and always at the end of the game.
    void lightsWhatIsDecided() {
        Random random(3);
        int lit_early = 0;
        for (int i = 0; i < 300; ++i) {
            logic::oracle::Tree drawn;
            std::vector<bool> used;
            const auto position =
                formula_game::oracle::random_position(random, 2 + random.below(5), 4, drawn, used);
            QVERIFY(position.has_value());
            const auto known = known_values(*position);
            for (const logic::Expr part : treeOf(position->game()).parts) {
                const GraphNode node = nodeIn(*position, known, part, false);
                const bool lit = node.tone == NodeTone::yes || node.tone == NodeTone::no;
                QVERIFY(lit || !position->is_over());
                QCOMPARE(node.badge == QLatin1String("1") || node.badge == QLatin1String("0"), lit);
                if (!lit)
                    continue;
                lit_early += position->is_over() ? 0 : 1;
                QCOMPARE(node.tone, outcome(*position, part));
                QCOMPARE(node.badge, QString::number(node.tone == NodeTone::yes ? 1 : 0));
                QVERIFY(node.name.endsWith(node.tone == NodeTone::yes ? QLatin1String(": true")
                                                                      : QLatin1String(": false")));
            }
        }
        QVERIFY(lit_early > 100);
    }

    void variablesShowWhoChoosesThemAndWhen() {
        const Game game = Game::make(logic::read_strict("(x+(y*z))").value(), "EAE", "xyz").value();
        const Position position = Position(game).after(false);
        const auto known = known_values(position);
        const FormulaTree tree = treeOf(game);
        const auto node = [&](const char* name) {
            std::size_t i = 0;
            while (tree.data.nodes[i].label != QLatin1String(name))
                ++i;
            return nodeIn(position, known, tree.parts[i], false);
        };
        QCOMPARE(node("x").tone, NodeTone::no);
        QCOMPARE(node("y").tone, NodeTone::player_two);
        QCOMPARE(node("y").badge, QStringLiteral("?"));
        QCOMPARE(node("y").tooltip, QStringLiteral("A chooses y in turn 2"));
        QCOMPARE(node("x").name, QStringLiteral("E chooses x in turn 1: false"));
        QCOMPARE(node("y").name, QStringLiteral("A chooses y in turn 2"));
        QCOMPARE(node("z").tone, NodeTone::player_one);
        QVERIFY(node("z").badge.isEmpty());
    }

    void whatIsTooMuchIsCutFromBelow() {
        std::string formula = "a";
        for (int i = 1; i < 30'000; ++i)
            formula =
                "(" + formula + (i % 2 == 0 ? "+" : "*") + static_cast<char>('a' + i % 26) + ")";
        const auto game = gameOf(formula, "abcdefghijklmnopqrstuvwxyz");
        const FormulaTree tree = treeOf(*game);
        QVERIFY(tree.parts.size() <= FormulaTree::most_nodes);
        QVERIFY(tree.parts.size() > FormulaTree::most_nodes - 4);
        const auto cut = std::find(tree.cut.begin(), tree.cut.end(), true) - tree.cut.begin();
        QVERIFY(static_cast<std::size_t>(cut) < tree.parts.size());
        QVERIFY(tree.data.nodes[static_cast<std::size_t>(cut)].children.empty());
        const Position start(*game);
        const GraphNode node =
            nodeIn(start, known_values(start), tree.parts[static_cast<std::size_t>(cut)], true);
        QVERIFY(node.label.endsWith(QChar(0x2026)) && !node.tooltip.isEmpty());
    }

    void foldsToTheDeepestLevelThatFits() {
        Random random(4);
        for (int i = 0; i < 200; ++i) {
            logic::Store store = logic::oracle::store_with(5);
            const logic::Expr root =
                formula_game::oracle::random_binary(random, store, 2 + random.below(60));
            std::string letters;
            for (const logic::Variable v : logic::variables_of(store, root))
                letters += store.name(v);
            const auto game = Game::make({store, root}, std::string(letters.size(), 'E'), letters);
            const FormulaTree tree = treeOf(game.value());
            const int nodes = 1 + static_cast<int>(random.below(80));
            const int level = tree.levelFor(nodes);
            QVERIFY(level == 0 || seenAt(tree, level) <= static_cast<std::size_t>(nodes));
            QVERIFY(seenAt(tree, level + 1) > static_cast<std::size_t>(nodes) ||
                    seenAt(tree, level + 1) == seenAt(tree, level));
        }
    }

    void drawsWhatIsShortEnough() {
        QCOMPARE(drawingOf(*gameOf("((x+y)*-z)", "xyz")), QStringLiteral("* - z\n  + y\n    x"));
        const std::string deep = std::string(100'000, '-') + "x";
        QVERIFY(!drawingOf(*gameOf(deep, "x")).contains(QLatin1Char('\n')));
    }
};

LOGGIA_LOOP_TEST(FormulaTreeTest)

} // namespace formula_tree_test

#include "formula_tree_test.moc"
