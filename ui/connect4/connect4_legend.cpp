#include "ui/connect4/connect4_legend.hpp"

#include "ui/theme/colours.hpp"
#include "ui/widgets/board/board_painter.hpp"

#include <QPainter>

namespace loggia::ui {

namespace {

constexpr int sample_cell = 40;
constexpr double wide_strip = 0.7; // a frame has to fit around text of the least size

/// A small board, with room for what is written below it if `strip` is not 0.
LegendEntry boardEntry(const BoardScene& scene, double strip, const QString& text) {
    const QSize size(scene.columns * sample_cell,
                     static_cast<int>(sample_cell * (scene.rows + 2 * strip)));
    return {text, size,
            [scene, strip, size](QPainter& painter, const Colours& colours, const QFont& font) {
                paintBoard(painter,
                           {QSizeF(size), scene.columns, scene.rows,
                            painter.device()->devicePixelRatioF(), strip},
                           scene, {}, colours, font);
            }};
}

LegendEntry cellEntry(const BoardCell& cell, const QString& text) {
    BoardScene scene = emptyBoard(1, 1);
    scene.at(0, 0) = cell;
    return boardEntry(scene, 0, text);
}

} // namespace

Legend connect4Legend() {
    BoardScene row = emptyBoard(4, 1);
    for (int column = 0; column < row.columns; ++column)
        row.at(column, 0).piece = 1;
    row.lines = {{0, 0, 3, 0, 1}};
    BoardScene old_row = row;
    old_row.lines.front().faint = true;
    BoardScene noted = emptyBoard(2, 1);
    noted.notes = {{QStringLiteral("+1"), true}, {QStringLiteral("0"), false}};
    return {
        cellEntry({1}, LegendEntry::tr("A stone of player 1 (orange, with a ring)")),
        cellEntry({2}, LegendEntry::tr("A stone of player 2 (blue, with a diamond)")),
        cellEntry({1, false, true}, LegendEntry::tr("The last move")),
        cellEntry({2, true, false, QStringLiteral("!")},
                  LegendEntry::tr("A hint: the move that the engine recommends")),
        cellEntry({1, true, false, QStringLiteral("1")},
                  LegendEntry::tr(
                      "A move that the analysis expects, with its number in the line of play")),
        boardEntry(row, 0, LegendEntry::tr("Four in a row, completed by the last move: one point")),
        boardEntry(old_row, 0, LegendEntry::tr("Four in a row, completed before")),
        boardEntry(noted, wide_strip,
                   LegendEntry::tr(
                       "Below a column: how the game ends, in points for the player to move, if "
                       "this column is played. A frame marks the best columns.")),
    };
}

} // namespace loggia::ui
