#include "ui/formula_game/formula_tree.hpp"

#include "core/formula_game/formula.hpp"
#include "ui/language/core_words.hpp"

#include <QCoreApplication>

#include <algorithm>

namespace loggia::ui {

using formula_game::Game;
using formula_game::Known;
using formula_game::Player;
using formula_game::Position;
using logic::Kind;

namespace {

constexpr std::uint64_t longest_drawing = 400'000; ///< in characters, about

class FormulaTreeWords {
    Q_DECLARE_TR_FUNCTIONS(FormulaTree)
};

QString labelOf(const logic::Store& store, logic::Expr part) {
    switch (store.kind(part)) {
    case Kind::conjunction:
        return QStringLiteral("*");
    case Kind::disjunction:
        return QStringLiteral("+");
    case Kind::negation:
        return QStringLiteral("-");
    default:
        return QString::fromStdString(store.name(store.variable_of(part)));
    }
}

QString wordOf(Kind kind) {
    if (kind == Kind::conjunction)
        return FormulaTreeWords::tr("and");
    return kind == Kind::disjunction ? FormulaTreeWords::tr("or") : FormulaTreeWords::tr("not");
}

/// The turn in which a variable gets its value.
std::size_t turnOf(const Game& game, logic::Variable variable) {
    std::size_t turn = 0;
    while (game.variable(turn) != variable)
        ++turn;
    return turn;
}

} // namespace

FormulaTree treeOf(const Game& game) {
    const logic::Store& store = game.store();
    FormulaTree tree;
    tree.parts.push_back(game.root());
    // Level by level, so that what is left out lies lowest.
    for (std::size_t node = 0; node < tree.parts.size(); ++node) {
        const auto operands = store.operands(tree.parts[node]);
        const bool cut = tree.parts.size() + operands.size() > FormulaTree::most_nodes;
        TreeNode drawn;
        drawn.label = labelOf(store, tree.parts[node]);
        if (!cut)
            for (const logic::Expr operand : operands) {
                drawn.children.push_back(static_cast<int>(tree.parts.size()));
                tree.parts.push_back(operand);
            }
        tree.data.nodes.push_back(std::move(drawn));
        tree.cut.push_back(cut && !operands.empty());
    }
    tree.data.name = FormulaTreeWords::tr("Tree of the formula");
    return tree;
}

int FormulaTree::levelFor(int nodes) const {
    // The nodes stand level by level.
    std::size_t level_begin = 0;
    std::size_t level_end = std::min<std::size_t>(1, parts.size());
    int level = 0;
    while (level_begin < level_end) {
        std::size_t next_end = level_end;
        for (std::size_t i = level_begin; i < level_end; ++i)
            next_end += data.nodes[i].children.size();
        if (next_end == level_end || next_end > static_cast<std::size_t>(nodes))
            return level;
        level_begin = level_end;
        level_end = next_end;
        ++level;
    }
    return level;
}

GraphNode nodeIn(const Position& position, const std::vector<Known>& known, logic::Expr part,
                 bool cut) {
    const Game& game = position.game();
    const logic::Store& store = game.store();
    const Known value = known[part.index()];
    GraphNode node;
    node.label = labelOf(store, part);
    if (cut)
        node.label += QStringLiteral(" …");
    node.name = node.label;
    if (value != Known::open) {
        node.tone = value == Known::yes ? NodeTone::yes : NodeTone::no;
        node.badge = value == Known::yes ? QStringLiteral("1") : QStringLiteral("0");
    }
    if (store.kind(part) == Kind::variable) {
        const std::size_t turn = turnOf(game, store.variable_of(part));
        const bool e = game.player(turn) == Player::e;
        node.shape = NodeShape::box;
        if (value == Known::open) {
            node.tone = e ? NodeTone::player_one : NodeTone::player_two;
            if (turn == position.played())
                node.badge = QStringLiteral("?");
        }
        node.tooltip = (e ? FormulaTreeWords::tr("E chooses %1 in turn %2")
                          : FormulaTreeWords::tr("A chooses %1 in turn %2"))
                           .arg(node.label)
                           .arg(turn + 1);
        node.name = node.tooltip;
    } else {
        node.name = wordOf(store.kind(part));
    }
    if (cut)
        node.tooltip = FormulaTreeWords::tr("The tree below this node is too large to draw");
    if (value != Known::open)
        node.name = (value == Known::yes ? FormulaTreeWords::tr("%1: true")
                                         : FormulaTreeWords::tr("%1: false"))
                        .arg(node.name);
    return node;
}

NodeLooks::NodeLooks(const Position& position, const std::vector<Known>& known)
    : position_(position), known_(known) {}

const GraphNode& NodeLooks::of(logic::Expr part, bool cut, bool is_marked) {
    const logic::Store& store = position_.game().store();
    const Kind kind = store.kind(part);
    // The label is the kind's, or else the variable's.
    constexpr std::size_t kinds = 16;
    std::size_t look =
        kind == Kind::variable ? kinds + store.variable_of(part) : static_cast<std::size_t>(kind);
    look = (look * 3 + static_cast<std::size_t>(known_[part.index()])) * 2 + (cut ? 1 : 0);
    look = look * 2 + (is_marked ? 1 : 0);
    if (look >= made_.size())
        made_.resize(look + 1);
    std::optional<GraphNode>& made = made_[look];
    if (!made) {
        made = nodeIn(position_, known_, part, cut);
        if (is_marked)
            made = marked(*std::move(made));
    }
    return *made;
}

std::vector<bool> nodesOf(const FormulaTree& tree, logic::Expr part) {
    // Parents stand before their children.
    std::vector<bool> nodes(tree.parts.size(), false);
    for (std::size_t node = 0; node < nodes.size(); ++node) {
        if (tree.parts[node] == part)
            nodes[node] = true;
        if (nodes[node])
            for (const int child : tree.data.nodes[node].children)
                nodes[static_cast<std::size_t>(child)] = true;
    }
    return nodes;
}

std::vector<bool> decidingNodes(const FormulaTree& tree, const Game& game,
                                const std::vector<Known>& known) {
    std::vector<bool> nodes(tree.parts.size(), false);
    if (nodes.empty() || known[game.root().index()] == Known::open)
        return nodes;
    const std::vector<int> chosen = formula_game::deciding_operands(game, known);
    nodes[0] = true;
    for (std::size_t node = 0; node < nodes.size(); ++node) {
        if (!nodes[node])
            continue;
        const std::vector<int>& children = tree.data.nodes[node].children;
        const int only = chosen[tree.parts[node].index()];
        for (int place = 0; place < static_cast<int>(children.size()); ++place)
            if (only == formula_game::every_operand || place == only)
                nodes[static_cast<std::size_t>(children[static_cast<std::size_t>(place)])] = true;
    }
    return nodes;
}

GraphNode marked(GraphNode node) {
    node.marked = true;
    node.name = FormulaTreeWords::tr("%1; part of the reason").arg(node.name);
    return node;
}

QString drawingOf(const Game& game) {
    const logic::TreeSize size = logic::tree_size(game.store(), game.root());
    if (size.depth > longest_drawing || size.leaves > longest_drawing / (2 * size.depth))
        return FormulaTreeWords::tr("The drawing is too long to show.");
    const auto drawing = formula_game::draw_formula_tree(game.formula());
    return drawing ? QString::fromStdString(*drawing) : coreWords(drawing.error().message);
}

} // namespace loggia::ui
