#include "core/formula_game/solve.hpp"
#include "tests/core/formula_game/random_game.hpp"
#include "tests/suite.hpp"
#include "tests/ui/formula_game/game_fixture.hpp"
#include "ui/formula_game/choice_tree.hpp"

#include <QTest>

#include <algorithm>

namespace choice_tree_test {

using namespace loggia;
using namespace loggia::ui;
using formula_game::Player;
using formula_game::Position;
using testing::gameOf;

std::optional<Player> nobody(const Position& /*position*/) {
    return std::nullopt;
}

std::optional<Player> solved(const Position& position) {
    return formula_game::solve(position).winner;
}

class ChoiceTreeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void showsTheWholeOfASmallGame() {
        const Position start(gameOf("((x+y)*-z)", "xyz"));
        const Position shown = start.after(true);
        const ChoiceTree tree = choiceTreeOf(shown, nobody);
        QCOMPARE(tree.data.size(), 15);
        QVERIFY(tree.positions.front() == start);
        QVERIFY(std::find(tree.cut.begin(), tree.cut.end(), true) == tree.cut.end());
        // On the left what comes after 0, on the right what comes after 1.
        for (std::size_t node = 0; node < tree.positions.size(); ++node) {
            const TreeNode& drawn = tree.data.nodes[node];
            QCOMPARE(drawn.children.empty(), tree.positions[node].is_over());
            for (std::size_t i = 0; i < drawn.children.size(); ++i) {
                const auto child = static_cast<std::size_t>(drawn.children[i]);
                QVERIFY(tree.positions[child] == tree.positions[node].after(i == 1));
                QCOMPARE(tree.data.nodes[child].edge_label, QString::number(i));
            }
            QVERIFY(drawn.badge.isEmpty());
            QCOMPARE(drawn.marked, tree.positions[node] == start || tree.positions[node] == shown);
        }
        QVERIFY(tree.data.nodes[static_cast<std::size_t>(tree.nodeOf(shown))].name.contains(
            QStringLiteral("the position shown")));
    }

    void beginsAtThePositionShownOfALargeOne() {
        Position shown(gameOf("(a+(b+(c+(d+(e+(f+(g+(h+i))))))))", "abcdefghi"));
        const ChoiceTree first = choiceTreeOf(shown, nobody);
        QCOMPARE(first.data.size(), 127);
        QCOMPARE(std::count(first.cut.begin(), first.cut.end(), true), std::ptrdiff_t{64});
        shown = shown.after(false).after(true).after(false).after(true);
        const ChoiceTree later = choiceTreeOf(shown, nobody);
        QVERIFY(later.positions.front() == shown);
        QCOMPARE(later.data.size(), 63);
        QCOMPARE(later.nodeOf(shown.at(0)), -1);
    }

    /// Folded, it says how many positions follow, also of those that are not drawn.
    void countsWhatIsNotDrawn() {
        const Position start(gameOf("(a+(b+(c+(d+(e+(f+(g+(h+(i+(j+(k+(l+(m+(n+(o+p)))))))))))))))",
                                    "abcdefghijklmnop"));
        const ChoiceTree tree = choiceTreeOf(start, nobody);
        const Position third = start.after(false).after(false).after(true);
        const int node = tree.nodeOf(third);
        std::vector<bool> folded(tree.data.nodes.size());
        folded[static_cast<std::size_t>(node)] = true;
        QCOMPARE(treeScene(tree.data, folded, QFont()).foldedUnder(node), std::uint64_t{16'382});
    }

    /// Each winner is one that a player can keep: E's where E moves has a child of E's, and so on.
    void winnersAreThoseOfPerfectPlay() {
        Random random(3);
        for (int round = 0; round < 200; ++round) {
            logic::oracle::Tree formula;
            std::vector<bool> used;
            const Position position =
                formula_game::oracle::random_position(random, 1 + random.below(5), 4, formula, used)
                    .value();
            const ChoiceTree tree = choiceTreeOf(position, solved);
            for (std::size_t node = 0; node < tree.positions.size(); ++node) {
                const TreeNode& drawn = tree.data.nodes[node];
                const bool e_wins = drawn.tone == NodeTone::yes;
                QCOMPARE(drawn.badge, e_wins ? QStringLiteral("E") : QStringLiteral("A"));
                const Position& at = tree.positions[node];
                if (at.is_over()) {
                    QCOMPARE(e_wins, at.status() == formula_game::Status::e_won);
                    continue;
                }
                const bool e_moves = at.to_move() == Player::e;
                const bool any =
                    std::any_of(drawn.children.begin(), drawn.children.end(), [&](int child) {
                        return (tree.data.at(child).tone == NodeTone::yes) == e_moves;
                    });
                QCOMPARE(any, e_wins == e_moves);
            }
        }
    }
};

LOGGIA_WINDOW_TEST(ChoiceTreeTest)

} // namespace choice_tree_test

#include "choice_tree_test.moc"
