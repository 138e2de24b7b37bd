#include "ui/formula_game/choice_tree.hpp"

#include <QCoreApplication>
#include <QStringList>

#include <cstdint>

namespace loggia::ui {

using formula_game::Player;
using formula_game::Position;

namespace {

class ChoiceTreeWords {
    Q_DECLARE_TR_FUNCTIONS(ChoiceTree)
};

bool isOnTheWay(const Position& position, const Position& shown) {
    return position.played() <= shown.played() && shown.at(position.played()) == position;
}

/// "x = 1, y = 0": the values since `root`.
QString valuesSince(const Position& root, const Position& position) {
    QStringList values;
    for (std::size_t turn = root.played(); turn < position.played(); ++turn)
        values << QStringLiteral("%1 = %2")
                      .arg(QLatin1Char(position.game().letter(turn)))
                      .arg(position.value(turn) ? 1 : 0);
    return values.join(QStringLiteral(", "));
}

GraphNode choiceNode(const Position& root, const Position& position, const Position& shown,
                     std::optional<Player> winner, bool cut) {
    GraphNode node;
    const bool over = position.is_over();
    if (over) {
        // All ends stand side by side, so that whole words would take too much room.
        node.label = !winner                ? ChoiceTreeWords::tr("end")
                     : *winner == Player::e ? ChoiceTreeWords::tr("T", "the formula is true")
                                            : ChoiceTreeWords::tr("F", "the formula is false");
        node.shape = NodeShape::box;
    } else {
        node.label = QStringLiteral("%1: %2")
                         .arg(QLatin1Char(letter_of(position.to_move())))
                         .arg(QLatin1Char(position.next_letter()));
        node.tooltip = ChoiceTreeWords::tr("%1 chooses %2 in turn %3")
                           .arg(QLatin1Char(letter_of(position.to_move())))
                           .arg(QLatin1Char(position.next_letter()))
                           .arg(position.played() + 1);
    }
    if (cut)
        node.label += QStringLiteral(" …");
    if (winner) {
        node.tone = *winner == Player::e ? NodeTone::yes : NodeTone::no;
        node.badge = QLatin1Char(letter_of(*winner));
    }
    node.marked = isOnTheWay(position, shown);
    QStringList words;
    if (const QString values = valuesSince(root, position); !values.isEmpty())
        words << ChoiceTreeWords::tr("after %1").arg(values);
    words << (over ? ChoiceTreeWords::tr("the game is over") : node.tooltip);
    if (over && winner) {
        node.tooltip = *winner == Player::e ? ChoiceTreeWords::tr("the formula is true")
                                            : ChoiceTreeWords::tr("the formula is false");
        words << node.tooltip;
    }
    if (winner)
        words << (*winner == Player::e ? ChoiceTreeWords::tr("E wins")
                                       : ChoiceTreeWords::tr("A wins"));
    if (position == shown)
        words << ChoiceTreeWords::tr("the position shown");
    node.name = words.join(QStringLiteral("; "));
    if (winner)
        node.tooltip = ChoiceTreeWords::tr("%1; %2 wins")
                           .arg(node.tooltip)
                           .arg(QLatin1Char(letter_of(*winner)));
    return node;
}

} // namespace

int ChoiceTree::nodeOf(const Position& position) const {
    for (std::size_t node = 0; node < positions.size(); ++node)
        if (positions[node] == position)
            return static_cast<int>(node);
    return -1;
}

ChoiceTree choiceTreeOf(const Position& shown, const WinnerOf& winner) {
    ChoiceTree tree;
    const bool whole = shown.game().size() <= ChoiceTree::levels;
    const Position root = whole ? shown.at(0) : shown;
    tree.positions.push_back(root);
    for (std::size_t node = 0; node < tree.positions.size(); ++node) {
        const Position position = tree.positions[node];
        const bool cut =
            !position.is_over() && position.played() - root.played() == ChoiceTree::levels;
        TreeNode drawn;
        static_cast<GraphNode&>(drawn) = choiceNode(root, position, shown, winner(position), cut);
        if (node > 0)
            drawn.edge_label = QString::number(position.value(position.played() - 1) ? 1 : 0);
        if (!cut && !position.is_over())
            for (const bool value : {false, true}) {
                drawn.children.push_back(static_cast<int>(tree.positions.size()));
                tree.positions.push_back(position.after(value));
            }
        if (cut) // The turns that are left make a full binary tree.
            drawn.left_out = (std::uint64_t{2} << (position.game().size() - position.played())) - 2;
        tree.data.nodes.push_back(std::move(drawn));
        tree.cut.push_back(cut);
    }
    tree.data.name = ChoiceTreeWords::tr("Tree of the choices");
    return tree;
}

} // namespace loggia::ui
