#include "ui/game_graph/game_graph_legend.hpp"

#include "ui/widgets/graph/graph_legend.hpp"

#include <QCoreApplication>

namespace loggia::ui {

Legend gameGraphLegend() {
    const auto tr = [](const char* text) {
        return QCoreApplication::translate("GameGraphLegend", text);
    };
    const auto node = [](NodeShape shape, NodeTone tone, const QString& badge = {}) {
        GraphNode made;
        made.label = QStringLiteral("(1, 4)");
        made.shape = shape;
        made.tone = tone;
        made.badge = badge;
        return made;
    };
    using enum NodeTone;
    return {
        nodeEntry(node(NodeShape::round, neutral), tr("Player 1 to move (round outline)")),
        nodeEntry(node(NodeShape::box, neutral), tr("Player 2 to move (square outline)")),
        nodeEntry(node(NodeShape::round, yes, QStringLiteral("W3")),
                  tr("Won for the player to move, in three moves (solid outline)")),
        nodeEntry(node(NodeShape::round, no, QStringLiteral("L2")),
                  tr("Lost for the player to move, in two moves (dashed outline)")),
        nodeEntry(node(NodeShape::round, neutral, QStringLiteral("D")),
                  tr("Drawn: neither player can force a win")),
        nodeEntry(node(NodeShape::round, neutral, QStringLiteral("?")),
                  tr("Not labelled yet, while the labels are found step by step")),
        nodeEntry(node(NodeShape::round, highlight),
                  tr("The position on the board, or the one that was labelled last (filled)")),
        edgeEntry(yes, true, tr("A winning move")),
        edgeEntry(neutral, true, tr("A move that keeps the value of the position")),
        edgeEntry(dim, true, tr("A move that gives the value of the position away")),
        edgeEntry(player_one, true, tr("Drawn games: only player 1 may follow this arrow")),
        edgeEntry(player_two, true, tr("Drawn games: only player 2 may follow this arrow")),
    };
}

} // namespace loggia::ui
