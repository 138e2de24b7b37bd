#include "ui/game_graph/game_graph_legend.hpp"

#include "ui/game_graph/board/position_board_painter.hpp"
#include "ui/theme/colours.hpp"
#include "ui/widgets/graph/graph_legend.hpp"

#include <QPainter>

#include <cstdint>

namespace loggia::ui {

namespace {

/// A value on a board.
LegendEntry badgeEntry(game_graph::Outcome outcome, std::uint32_t moves, bool best,
                       const QString& text) {
    constexpr QSize room(76, 40);
    const SpotValue value{{}, {outcome, moves}, best};
    return {text, room,
            [value, room](QPainter& painter, const Colours& colours, const QFont& font) {
                painter.setRenderHint(QPainter::Antialiasing);
                paintValueBadge(painter, QRectF(QPointF(), QSizeF(room)).center(), value, colours,
                                font);
            }};
}

} // namespace

Legend gameGraphLegend() {
    const auto node = [](NodeShape shape, NodeTone tone, const QString& badge = {}) {
        return legendNode(QStringLiteral("(1, 4)"), shape, tone, badge);
    };
    using enum NodeTone;
    GraphNode close = node(NodeShape::round, neutral);
    close.marked = true;
    return {
        nodeEntry(node(NodeShape::round, neutral),
                  LegendEntry::tr("Player 1 to move (round outline)")),
        nodeEntry(node(NodeShape::box, neutral),
                  LegendEntry::tr("Player 2 to move (square outline)")),
        nodeEntry(node(NodeShape::round, yes, QStringLiteral("W3")),
                  LegendEntry::tr("Won for the player to move, in three moves (solid outline)")),
        nodeEntry(node(NodeShape::round, no, QStringLiteral("L2")),
                  LegendEntry::tr("Lost for the player to move, in two moves (dashed outline)")),
        nodeEntry(node(NodeShape::round, neutral, QStringLiteral("D")),
                  LegendEntry::tr("Drawn: neither player can force a win")),
        nodeEntry(node(NodeShape::round, neutral, QStringLiteral("?")),
                  LegendEntry::tr("Not labelled yet, while the labels are found step by step")),
        nodeEntry(node(NodeShape::round, highlight),
                  LegendEntry::tr(
                      "The position on the board, or the one that was labelled last (filled)")),
        nodeEntry(close,
                  LegendEntry::tr("In a close-up: the position whose moves are shown (band)")),
        edgeEntry(yes, true, LegendEntry::tr("A winning move")),
        edgeEntry(neutral, true, LegendEntry::tr("A move that keeps the value of the position")),
        edgeEntry(dim, true, LegendEntry::tr("A move that gives the value of the position away")),
        edgeEntry(player_one, true,
                  LegendEntry::tr("In a game that you draw: only player 1 may follow this arrow")),
        edgeEntry(player_two, true,
                  LegendEntry::tr("In a game that you draw: only player 2 may follow this arrow")),
        badgeEntry(
            game_graph::Outcome::win, 5, true,
            LegendEntry::tr("On the board (F4): a best move (filled); it wins in five moves")),
        badgeEntry(game_graph::Outcome::draw, 6, false,
                   LegendEntry::tr("On the board: a move that draws, where a better one exists")),
        badgeEntry(
            game_graph::Outcome::loss, 4, false,
            LegendEntry::tr("On the board: a move that loses in four moves (dashed outline)")),
    };
}

} // namespace loggia::ui
